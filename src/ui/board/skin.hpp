#pragma once

#include "ui/art/piece_art.hpp"
#include "ui/board/board_geometry.hpp"
#include "ui/board/board_picture.hpp"

#include <QPointF>
#include <QRectF>
#include <QRgb>
#include <QString>

#include <cstdint>
#include <optional>

class QPainter;

namespace ui {

/// What a space looks like, marks aside.
struct SpaceLook {
    std::uint16_t ground = 0;
    std::optional<BoardPiece> piece{};
    /// That piece is still to come.
    bool ghost = false;
    /// Other spaces are pointed out.
    bool dimmed = false;
    /// Every other square of a board of squares.
    bool shaded = false;
    /// Whose camp it is.
    std::optional<tabletop::Seat> home{};
    std::optional<tabletop::Seat> goal{};
    friend bool operator==(const SpaceLook&, const SpaceLook&) = default;
};

/// Where the marks are that lie over spaces, in sides of a space from its middle.
struct MarkStyle {
    /// Around discs rather than squares.
    bool round = false;
    QPointF target;
    double targetRadius = 0.14;
    QPointF grip;
    double gripRadius = 0;
    QPointF removal{-0.33, -0.33};
    /// Whether what a path jumps over is ringed.
    bool ringsJumped = true;
};

/// How a game's board is drawn: the table, a space and a piece at a size, all of one look whatever
/// the desktop's colours are. It is asked once for a size and its drawings are kept, so two skins
/// that draw differently are two objects; none changes.
class Skin {
public:
    Skin() = default;
    Skin(const Skin&) = delete;
    Skin& operator=(const Skin&) = delete;
    virtual ~Skin() = default;

    virtual BoardBands bands(double devicePixelRatio) const = 0;
    virtual MarkStyle marks() const = 0;
    /// Whether spaces are opaque and cover all that they lie on.
    virtual bool isTiled() const = 0;

    /// What lies around the spaces and beneath them, in pixels of the screen.
    virtual void paintTable(QPainter& painter, const BoardGeometry& geometry,
                            const BoardPicture& picture, double devicePixelRatio) const = 0;
    /// A space without its piece, which is square.
    virtual void paintSpace(QPainter& painter, const QRectF& space,
                            const SpaceLook& look) const = 0;
    /// What is drawn over all spaces and under the marks: the outlines of camps.
    virtual void paintCamps(QPainter& painter, const BoardGeometry& geometry,
                            const BoardPicture& picture) const;

    virtual double pieceRadius(int side) const;
    virtual void paintPiece(QPainter& painter, QPointF centre, double radius, BoardPiece piece,
                            const PieceLook& look) const;

    /// What stays in sight on top of a piece; nothing, unless a skin says so.
    virtual void paintPrint(QPainter& painter, const QRectF& space, const SpaceLook& look) const;
    /// Whether there is something to be drawn again over lines and over pieces on their way, and
    /// that alone: `haloed` with a margin in the colour of what is under it.
    virtual bool hasIndex(const SpaceLook& look) const;
    virtual void paintIndex(QPainter& painter, const QRectF& space, const SpaceLook& look,
                            bool haloed) const;
    /// What lies on a space, taken up with its shadow.
    virtual void paintLifted(QPainter& painter, const QRectF& space, std::uint16_t ground) const;

    /// The light core of the marks for a seat; without one, of whatever is chosen.
    virtual QRgb markColour(std::optional<tabletop::Seat> seat) const;
    /// The colour of the dot on a piece that can be moved.
    virtual QRgb gripColour(tabletop::Seat seat) const;

    /// A space where nobody names it better: "i9, ring".
    virtual QString inWords(const BoardPicture& picture, BoardSpace space) const;
    /// What a tooltip has to explain there; empty where nothing has to be.
    virtual QString explained(std::uint16_t ground) const;
};

} // namespace ui
