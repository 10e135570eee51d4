#include "app/rule_sets.hpp"

#include "app/player_names.hpp"
#include "app/settings.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>

namespace app {

namespace {

struct RuleSetWords {
    Q_DECLARE_TR_FUNCTIONS(app::Variants)
};

bool sameName(const QString& a, const QString& b) { return a.compare(b, Qt::CaseInsensitive) == 0; }

QString nameKeyOf(const QString& group, const QString& entry) {
    return group + QLatin1Char('/') + entry + QStringLiteral("/name");
}
QString rulesKeyOf(const QString& group, const QString& entry) {
    return group + QLatin1Char('/') + entry + QStringLiteral("/rules");
}

/// The groups of the entries, in the order of their numbers.
QStringList entriesOf(const Settings& settings, const QString& group) {
    QStringList entries = settings.childGroups(group);
    std::stable_sort(entries.begin(), entries.end(), [](const QString& a, const QString& b) {
        return a.toULongLong() < b.toULongLong();
    });
    return entries;
}

/// Takes an entry over into `stored.own`, or says why not.
std::optional<QString> takeOver(StoredSets& stored, const SetsOfGame& sets, const QString& name,
                                const QString& rules) {
    if (auto trouble = stored.own.troubleWithName(name))
        return trouble;
    QString trouble;
    const auto tidied = sets.tidied(rules, trouble);
    if (!tidied)
        return trouble;
    stored.own.add(name, *tidied);
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> OwnSets::find(const QString& name) const {
    const auto found = std::find_if(sets_.begin(), sets_.end(),
                                    [&](const RuleSet& set) { return sameName(set.name, name); });
    if (found == sets_.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - sets_.begin());
}

std::optional<QString> OwnSets::troubleWithName(const QString& name,
                                                std::optional<std::size_t> renamed) const {
    const QString cleaned = cleanedName(name);
    if (cleaned.isEmpty())
        return RuleSetWords::tr("A set needs a name.");
    if (charactersIn(cleaned) > longestName)
        return RuleSetWords::tr("The name of a set has at most %1 characters.").arg(longestName);
    for (const QString& taken : taken_)
        if (sameName(taken, cleaned))
            return RuleSetWords::tr("“%1” comes with the game; choose another name.").arg(taken);
    if (const auto taken = find(cleaned); taken && taken != renamed)
        return RuleSetWords::tr("There is a set “%1” already.").arg(sets_[*taken].name);
    if (!renamed && sets_.size() >= most)
        return RuleSetWords::tr("There are %1 sets already; delete one to make room.")
            .arg(sets_.size());
    return std::nullopt;
}

void OwnSets::add(const QString& name, const QString& rules) {
    assert(!troubleWithName(name));
    sets_.push_back({cleanedName(name), rules});
}

void OwnSets::rename(std::size_t place, const QString& name) {
    assert(!troubleWithName(name, place));
    sets_[place].name = cleanedName(name);
}

void OwnSets::replace(std::size_t place, const QString& rules) { sets_[place].rules = rules; }

void OwnSets::remove(std::size_t place) {
    sets_.erase(sets_.begin() + static_cast<std::ptrdiff_t>(place));
}

StoredSets loadSets(Settings& settings, const SetsOfGame& sets) {
    QStringList taken;
    for (const RuleSet& set : sets.builtIn)
        taken << set.name;
    StoredSets stored;
    stored.own = OwnSets(taken);
    settings.refresh();
    for (const QString& entry : entriesOf(settings, sets.group)) {
        const QString name = settings.value(nameKeyOf(sets.group, entry)).toString();
        const QString rules = rulesText(settings, rulesKeyOf(sets.group, entry));
        if (const auto trouble = takeOver(stored, sets, name, rules)) {
            stored.troubles
                << RuleSetWords::tr("Saved set “%1”: %2").arg(cleanedName(name), *trouble);
            stored.unread.emplace_back(name, rules);
        }
    }
    return stored;
}

void saveSets(Settings& settings, const SetsOfGame& sets, const StoredSets& stored) {
    settings.remove(sets.group);
    int number = 0;
    const auto write = [&](const QString& name, const QString& rules) {
        const QString entry = QString::number(++number);
        settings.setValue(nameKeyOf(sets.group, entry), name);
        settings.setValue(rulesKeyOf(sets.group, entry), rules);
    };
    for (const RuleSet& set : stored.own.all())
        write(set.name, set.rules);
    for (const auto& [name, rules] : stored.unread)
        write(name, rules);
}

QString rulesText(const Settings& settings, const QString& key) {
    return settings.value(key).toStringList().join(QLatin1Char(','));
}

} // namespace app
