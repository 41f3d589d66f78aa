#include "usi/options.h"

#include <algorithm>
#include <iterator>

#include "usi/text.h"

namespace shogi {

namespace {

bool same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
        return lower(x) == lower(y);
    });
}

// "a, b and c"
std::string enumerated(const std::vector<std::string>& words) {
    std::string text = words[0];
    for (std::size_t i = 1; i < words.size(); ++i)
        text += (i + 1 < words.size() ? ", " : " and ") + words[i];
    return text;
}

}  // namespace

void OptionTable::spin(std::string name, int& target, int least, int most) {
    std::string declaration = "option name " + name + " type spin default " +
                              std::to_string(target) + " min " + std::to_string(least) + " max " +
                              std::to_string(most);
    options_.push_back({std::move(name), std::move(declaration),
                        [&target, least, most](
                            const Option& o, std::string_view value) -> std::optional<std::string> {
                            const auto n = whole_number(value);
                            if (!n)
                                return "option '" + o.name + "' needs a number, not " +
                                       printable(value);
                            target = int(std::clamp<std::int64_t>(*n, least, most));
                            if (target == *n) return std::nullopt;
                            return "option '" + o.name + "' set to " + std::to_string(target) +
                                   ", the nearest allowed";
                        }});
}

void OptionTable::combo(std::string name, std::vector<std::string> values,
                        std::function<void(std::size_t)> choose) {
    std::string declaration = "option name " + name + " type combo default " + values[0];
    for (const std::string& value : values) declaration += " var " + value;
    options_.push_back({std::move(name), std::move(declaration),
                        [values = std::move(values), choose = std::move(choose)](
                            const Option& o, std::string_view value) -> std::optional<std::string> {
                            const auto at = std::find(values.begin(), values.end(), value);
                            if (at == values.end())
                                return o.name + " " + printable(value) + " is not known; " +
                                       enumerated(values) + " are";
                            choose(std::size_t(std::distance(values.begin(), at)));
                            return std::nullopt;
                        }});
}

void OptionTable::check(std::string name, bool& target) {
    std::string declaration =
        "option name " + name + " type check default " + (target ? "true" : "false");
    options_.push_back(
        {std::move(name), std::move(declaration),
         [&target](const Option& o, std::string_view value) -> std::optional<std::string> {
             if (value != "true" && value != "false")
                 return "option '" + o.name + "' is true or false, not " + printable(value);
             target = value == "true";
             return std::nullopt;
         }});
}

void OptionTable::file(std::string name, std::string& target) {
    constexpr std::string_view kNone = "<empty>";
    std::string declaration =
        "option name " + name + " type filename default " + std::string(kNone);
    options_.push_back(
        {std::move(name), std::move(declaration),
         [&target, kNone](const Option&, std::string_view value) -> std::optional<std::string> {
             target = value == kNone ? "" : std::string(value);
             return std::nullopt;
         }});
}

void OptionTable::ignored_check(std::string name) {
    std::string declaration = "option name " + name + " type check default false";
    options_.push_back({std::move(name), std::move(declaration),
                        [](const Option&, std::string_view) { return std::nullopt; }});
}

std::vector<std::string> OptionTable::declarations() const {
    std::vector<std::string> lines;
    for (const Option& o : options_) lines.push_back(o.declaration);
    return lines;
}

const OptionTable::Option* OptionTable::find(std::string_view name) const {
    const auto at = std::find_if(options_.begin(), options_.end(),
                                 [&](const Option& o) { return same_name(o.name, name); });
    return at == options_.end() ? nullptr : &*at;
}

std::optional<std::string> OptionTable::set(std::string_view name, std::string_view value) const {
    const Option* option = find(name);
    return option->set(*option, value);
}

OptionTable options_of_engine(Options& options, const std::vector<std::string>& variants,
                              const Machine& machine) {
    OptionTable table;
    options.variant = variants[0];
    table.spin("USI_Hash", options.hash_megabytes, 1, machine.most_hash_megabytes());
    table.ignored_check("USI_Ponder");  // when to ponder is for the GUI to decide
    table.combo("USI_Variant", variants,
                [&options, variants](std::size_t i) { options.variant = variants[i]; });
    table.spin("Threads", options.threads, 1, machine.most_threads());
    table.spin("MultiPV", options.multi_pv, 1, 500);
    table.spin("MoveOverhead", options.move_overhead, 0, 5000);
    table.spin("DrawValue", options.draw_value, -1000, 1000);
    table.spin("Attack", options.attack, 50, 200);
    table.spin("Defence", options.defence, 50, 200);
    static constexpr EnteringKing kRules[] = {EnteringKing::None, EnteringKing::Points24,
                                              EnteringKing::Points27, EnteringKing::Try};
    table.combo("EnteringKingRule", {"NoEnteringKing", "CSARule24", "CSARule27", "TryRule"},
                [&options](std::size_t i) { options.entering_king = kRules[i]; });
    table.check("UCI_ShowWDL", options.show_chances);
    table.file("EvalFile", options.network_file);
    return table;
}

}  // namespace shogi
