#pragma once

#include "app/any_game.hpp"
#include "app/rule_sets.hpp"
#include "ui/new_game/form_page.hpp"
#include "ui/new_game/new_game_preview.hpp"

#include <QDate>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

class QTabWidget;

namespace app {
class Settings;
} // namespace app

namespace ui {

class ChoiceBox;
class SetsBar;

/// All that is asked about a new game of one kind: its named sets, pages under tabs, and a picture
/// of how it would begin. A game's own form holds its choices and has the pages; it calls begin()
/// when they are there.
class NewGameForm : public QWidget {
    Q_OBJECT

public:
    /// `settings` holds what was chosen for the last game and the named sets; it outlives the form.
    NewGameForm(app::Settings& settings, app::SetsOfGame sets, std::shared_ptr<const Skin> skin,
                QWidget* parent);
    NewGameForm(const NewGameForm&) = delete;
    NewGameForm& operator=(const NewGameForm&) = delete;
    ~NewGameForm() override;

    /// See SetsBar.
    ChoiceBox& games() const;

    /// The first trouble of all pages.
    std::optional<FieldTrouble> trouble() const;
    /// Whether the page that says so is in sight.
    bool isInSight(const FieldTrouble& trouble) const;
    void leadTo(const FieldTrouble& trouble);

    /// What is to be said while there is no trouble, and what can be done about it.
    struct Remark {
        QString words;
        QString link;
        QString linkWords;
    };
    const Remark& remark() const { return remark_; }
    void follow(const QString& link);

    /// The picture gives way where the choices need the whole width of the dialog.
    void share(int dialogWidth);

    /// What the button says that starts the game, or leads on to what is to be done before.
    virtual QString startWords() const;
    /// Does what is still to be done before the game starts; false where that was called off.
    virtual bool makeReady();
    /// Keeps the choices for the next time.
    virtual void remember() = 0;
    /// Precondition: there is no trouble, and it was made ready.
    virtual app::AnyGame game(QDate today) const = 0;

Q_SIGNALS:
    /// Something else is chosen, said or in sight.
    void changed();

protected:
    app::Settings& settings() const { return settings_; }
    void addTab(QWidget& tab, const QString& title);
    /// A page of a tab; `take` takes over what was changed on it.
    void addPage(FormPage& page, std::function<void()> take);
    /// Shows everything, and what could not be used of what was remembered.
    void begin(const QStringList& troubles);
    /// Brings all parts in line with the choices.
    void refresh();

    /// Takes over the rules of a set.
    virtual void useRules(const QString& rules) = 0;
    virtual void displayPages() = 0;
    /// The one rules string of what is chosen.
    virtual QString rules() const = 0;
    /// Whether that can be played, so that it can be saved as a set.
    virtual bool isPlayable() const;
    virtual Beginning beginning() const = 0;

private:
    void connectBar();
    void say(Remark remark);
    void shareTabs();
    void showTrouble();
    int tabOf(const QWidget* field) const;

    app::Settings& settings_;
    Remark remark_;
    SetsBar* bar_;
    QTabWidget* tabs_;
    NewGamePreview* preview_;
    std::vector<FormPage*> pages_;
};

} // namespace ui
