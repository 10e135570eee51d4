#include "faces/checkers_poker/variant_sets.hpp"

#include "faces/checkers_poker/variant_presets.hpp"
#include "faces/checkers_poker/variant_words.hpp"
#include "games/checkers_poker/position_text.hpp"
#include "tabletop/text_error.hpp"

namespace checkers_poker_face {

using checkers_poker::Options;

app::SetsOfGame variantSets() {
    app::SetsOfGame sets;
    sets.group = QStringLiteral("variants");
    for (const VariantSet& set : builtInVariants())
        sets.builtIn.push_back({set.name, rulesText(set.options)});
    sets.tidied = [](const QString& rules, QString& trouble) -> std::optional<QString> {
        const auto options = optionsFromText(rules, trouble);
        return options ? std::optional(rulesText(*options)) : std::nullopt;
    };
    sets.inWords = [](const QString& rules) {
        try {
            return inWords(checkers_poker::read_options(rules.toStdString()));
        } catch (const tabletop::TextError&) {
            return rules;
        }
    };
    return sets;
}

QString rulesText(const Options& options) { return QString::fromStdString(to_text(options)); }

std::optional<Options> optionsFromText(const QString& text, QString& trouble) {
    try {
        Options options = checkers_poker::read_options(text.toStdString());
        if (const auto reason = trouble_with(options)) {
            trouble = QString::fromStdString(*reason);
            return std::nullopt;
        }
        return options;
    } catch (const tabletop::TextError& error) {
        trouble = QString::fromUtf8(error.what());
        return std::nullopt;
    }
}

} // namespace checkers_poker_face
