#pragma once

#include "ui/widgets/announcer.hpp"
#include "ui/widgets/isolates.hpp"

#include <QAccessible>
#include <QCoreApplication>
#include <QStringList>
#include <QWidget>

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

/// What a screen reader speaks of its own accord.
namespace support {

/// Listens while it lives: to sentences that are announced, to where the focus goes, and to names
/// that change under the focus. One at a time.
class Listener {
public:
    Listener() {
        heard() = {};
        QAccessible::installUpdateHandler(&Listener::hear);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() { QAccessible::installUpdateHandler(nullptr); }

    /// Qt says where the focus goes only where a screen reader could listen: with a bus, on a real
    /// platform.
    static bool hearsFocus() { return QAccessible::isActive(); }

    void listenTo(const ui::Announcer& announcer) {
        QObject::connect(&announcer, &ui::Announcer::said, &announcer,
                         [](const QString& sentence) { heard().sentences << sentence; });
    }

    struct Heard {
        QStringList sentences;
        /// The same as screen readers come to know them.
        QStringList shown;
        QStringList focused;
    };
    /// Since the last time.
    static Heard take() {
        QCoreApplication::processEvents();
        if (hearsFocus()) {
            EXPECT_EQ(heard().shown.join(QLatin1Char('|')).toStdString(),
                      heard().sentences.join(QLatin1Char('|')).toStdString());
        }
        return std::exchange(heard(), {});
    }

private:
    static Heard& heard() {
        static Heard heard;
        return heard;
    }
    static void hear(QAccessibleEvent* event) {
        const QAccessibleInterface* interface = event->accessibleInterface();
        if (interface == nullptr)
            return;
        const QString name = interface->text(QAccessible::Name);
        if (event->type() == QAccessible::ObjectShow &&
            interface->role() == QAccessible::Notification)
            heard().shown << name;
        else if (event->type() == QAccessible::Focus)
            heard().focused << name;
        else if (event->type() == QAccessible::NameChanged && interface->state().focused &&
                 interface->role() != QAccessible::Cell &&
                 interface->role() != QAccessible::Button) // which does something else now
            ADD_FAILURE() << "spoken once more: " << name.toStdString();
    }
};

/// The name by which a screen reader knows a thing: that of its label, or else its own.
inline QString spokenName(const QAccessibleInterface& thing) {
    for (const auto& [label, relation] : thing.relations(QAccessible::Label))
        return label->text(QAccessible::Name);
    return thing.text(QAccessible::Name);
}

/// What is wrong with the things below one that can be seen: names with marks that are for the eye
/// alone, and where they can have the focus, none at all, no particular kind, or two of one parent
/// that cannot be told apart.
inline std::vector<std::string> troublesOfNames(QAccessibleInterface& root) {
    std::vector<std::string> troubles;
    QStringList siblings;
    for (int i = 0; i < root.childCount(); ++i) {
        QAccessibleInterface* thing = root.child(i);
        if (thing == nullptr || thing->state().invisible)
            continue;
        const auto* widget = qobject_cast<const QWidget*>(thing->object());
        const bool passesFocusOn = widget != nullptr && widget->focusProxy() != nullptr;
        const QString name = spokenName(*thing);
        const QString kind = QString::fromLatin1(qAccessibleRoleString(thing->role()));
        const std::string where =
            (kind + QStringLiteral(" “%1” in “%2”").arg(name, spokenName(root))).toStdString() +
            (thing->object() ? std::string(" ") + thing->object()->metaObject()->className() + " " +
                                   thing->object()->objectName().toStdString()
                             : "");
        if (ui::withoutIsolates(name) != name)
            troubles.push_back("with marks of direction: " + where);
        if (thing->state().focusable && !passesFocusOn &&
            thing->role() != QAccessible::ColumnHeader) {
            if (name.trimmed().size() < 2 && thing->role() != QAccessible::Cell &&
                thing->role() != QAccessible::EditableText)
                troubles.push_back("without a name: " + where);
            if (thing->role() == QAccessible::NoRole || thing->role() == QAccessible::Client)
                troubles.push_back("of no kind: " + where);
            if (!name.isEmpty() && siblings.contains(kind + name) &&
                thing->role() != QAccessible::Cell)
                troubles.push_back("twice: " + where);
            siblings << kind + name;
        }
        const auto below = troublesOfNames(*thing);
        troubles.insert(troubles.end(), below.begin(), below.end());
    }
    return troubles;
}

inline std::vector<std::string> troublesOfNames(QWidget& widget) {
    QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&widget);
    return root != nullptr ? troublesOfNames(*root) : std::vector<std::string>{"nothing there"};
}

} // namespace support
