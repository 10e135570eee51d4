#pragma once

#include "app/seat_players.hpp"
#include "ui/board/board_picture.hpp"
#include "ui/new_game/form_page.hpp"

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class ChoiceBox;
class NewGameNote;
class Skin;
class WrapLayout;

/// A seat at the table, in the words of a game.
struct SeatTitle {
    QString name;        ///< "First": who plays it without a name of his own is called so
    QString label;       ///< of the field with the name, "&First"
    QString kindLabel;   ///< between the name and who that is, "&is"
    QString description; ///< what it is about, for a screen reader
    QString key;         ///< "first", for names of objects
    BoardPiece piece{};
    QString pieceInWords; ///< "amber checkers"
};

/// Who plays a seat, as chosen.
struct SeatChoice {
    /// As typed; an empty one stands for the seat's name or the computer's.
    QString name;
    app::SeatPlayer player;
    /// The name of the person whose seat the computer has, and the other way round: it comes back
    /// with him.
    QString formerName;
    friend bool operator==(const SeatChoice&, const SeatChoice&) = default;
};

/// Everybody moves one seat on, the last one to the first seat.
std::vector<SeatChoice> movedOn(std::vector<SeatChoice> choices);

/// Who plays: a line for each seat, with its piece and either a person with a name or the computer
/// at a level.
class PlayersBox : public FormPage {
    Q_OBJECT

public:
    /// For so many seats at most as there are titles.
    PlayersBox(const std::vector<SeatTitle>& titles, std::shared_ptr<const Skin> skin,
               QWidget* parent = nullptr);

    /// What is said while there is no trouble, and what having everybody move on is called.
    void setWords(const QString& meaning, const QString& moveOn, const QString& moveOnMeaning);
    /// Shows as many seats. Precondition: not more than titles.
    void display(const std::vector<SeatChoice>& choices);
    std::vector<SeatChoice> choices() const;

    std::optional<FieldTrouble> trouble() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        SeatTitle title;
        QWidget* line = nullptr;
        QLabel* label = nullptr;
        QLineEdit* name = nullptr;
        ChoiceBox* kind = nullptr;
        QString formerName;
        bool isComputer = false;
    };

    Row makeRow(const SeatTitle& title, std::size_t number,
                const std::shared_ptr<const Skin>& skin);
    void makeName(Row& row, WrapLayout& line, const std::shared_ptr<const Skin>& skin);
    void makeKind(Row& row, WrapLayout& line);
    void alignLabels();
    void giveSeat(Row& row);
    void moveOn();
    void update();

    std::vector<Row> rows_;
    std::size_t shown_ = 0;
    QString meaning_;
    NewGameNote* note_ = nullptr;
    QPushButton* moveOn_ = nullptr;
};

} // namespace ui
