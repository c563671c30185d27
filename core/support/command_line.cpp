// SPDX-License-Identifier: Apache-2.0
#include "core/support/command_line.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/support/near_miss.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"

namespace mlir {
namespace {

absl::Status invalid(llvm::StringRef what, const llvm::Twine &name,
                     const llvm::Twine &problem) {
  return absl::InvalidArgumentError(
      (what + " '" + name + "' " + problem).str());
}

} // namespace

CommandLine::CommandLine(llvm::StringRef tool, llvm::StringRef overview)
    : tool(tool), overview(overview) {
  addFlag("help", help, "print this and exit");
  addAlias("h", "help");
  addHiddenFlag("help-hidden", help);
  addHiddenFlag("help-list", helpList);
  addHiddenFlag("help-list-hidden", helpList);
}

/// Adds a flag that the help does not list.
void CommandLine::addHiddenFlag(llvm::StringRef name, bool &variable) {
  addFlag(name, variable, "");
  options.back().hidden = true;
}

void CommandLine::addFlag(llvm::StringRef name, bool &variable,
                          llvm::StringRef help) {
  auto set = [&variable, name = name.str()](llvm::StringRef value) {
    const bool isTrue =
        value.empty() || value == "1" || value.equals_insensitive("true");
    if (!isTrue && value != "0" && !value.equals_insensitive("false"))
      return invalid("option", "--" + llvm::Twine(name),
                     "takes true or false, not '" + value + "'");
    variable = isTrue;
    return absl::OkStatus();
  };
  addOption({name.str(), "", help.str(), /*repeatable=*/true, std::move(set)});
}

void CommandLine::addValue(llvm::StringRef name, std::string &variable,
                           llvm::StringRef placeholder, llvm::StringRef help) {
  auto set = [&variable](llvm::StringRef value) {
    variable = value.str();
    return absl::OkStatus();
  };
  addOption({name.str(), placeholder.str(), help.str(), /*repeatable=*/false,
             std::move(set)});
}

void CommandLine::addValue(llvm::StringRef name,
                           std::optional<std::string> &variable,
                           llvm::StringRef placeholder, llvm::StringRef help) {
  auto set = [&variable](llvm::StringRef value) {
    variable = value.str();
    return absl::OkStatus();
  };
  addOption({name.str(), placeholder.str(), help.str(), /*repeatable=*/false,
             std::move(set)});
}

void CommandLine::addValues(llvm::StringRef name,
                            std::vector<std::string> &variable,
                            llvm::StringRef placeholder, llvm::StringRef help) {
  auto set = [&variable](llvm::StringRef value) {
    variable.push_back(value.str());
    return absl::OkStatus();
  };
  addOption({name.str(), placeholder.str(), help.str(), /*repeatable=*/true,
             std::move(set)});
}

void CommandLine::addNumber(llvm::StringRef name, double &variable,
                            llvm::StringRef help) {
  auto set = [&variable, name = name.str()](llvm::StringRef value) {
    if (value.getAsDouble(variable))
      return invalid("option", "--" + llvm::Twine(name),
                     "takes a number, not '" + value + "'");
    return absl::OkStatus();
  };
  addOption(
      {name.str(), "number", help.str(), /*repeatable=*/false, std::move(set)});
}

void CommandLine::addInteger(llvm::StringRef name,
                             std::optional<int64_t> &variable, int64_t minimum,
                             llvm::StringRef help) {
  auto set = [&variable, minimum,
              name = name.str()](llvm::StringRef value) -> absl::Status {
    int64_t number;
    if (value.getAsInteger(0, number) || number < minimum)
      return invalid("option", "--" + llvm::Twine(name),
                     "takes an integer from " + llvm::Twine(minimum) +
                         " on, not '" + value + "'");
    variable = number;
    return absl::OkStatus();
  };
  addOption({name.str(), "integer", help.str(), /*repeatable=*/false,
             std::move(set)});
}

void CommandLine::addOptionalValue(llvm::StringRef name,
                                   std::optional<std::string> &variable,
                                   llvm::StringRef whenBare,
                                   llvm::StringRef placeholder,
                                   llvm::ArrayRef<llvm::StringRef> allowed,
                                   llvm::StringRef help) {
  std::vector<std::string> choices(allowed.begin(), allowed.end());
  auto set = [&variable, name = name.str(), whenBare = whenBare.str(),
              choices](llvm::StringRef value) -> absl::Status {
    if (value.empty())
      value = whenBare;
    if (!choices.empty() && !llvm::is_contained(choices, value))
      return invalid("option", "--" + llvm::Twine(name),
                     "takes " + llvm::join(choices, " or ") + ", not '" +
                         value + "'");
    variable = value.str();
    return absl::OkStatus();
  };
  Option option{name.str(), placeholder.str(), help.str(),
                /*repeatable=*/true, std::move(set)};
  option.valueIsOptional = true;
  addOption(std::move(option));
}

void CommandLine::addAction(llvm::StringRef name, llvm::StringRef placeholder,
                            llvm::StringRef help,
                            std::function<absl::Status(llvm::StringRef)> set) {
  Option option{name.str(), placeholder.str(), help.str(),
                /*repeatable=*/true, std::move(set)};
  option.valueIsOptional = true;
  addOption(std::move(option));
}

void CommandLine::addNamed(llvm::StringRef name, std::vector<std::string> names,
                           llvm::StringRef help,
                           std::function<void(size_t)> set) {
  const std::string placeholder = llvm::join(names, "|");
  auto setByName = [names = std::move(names), set = std::move(set),
                    name = name.str()](llvm::StringRef value) {
    auto found = llvm::find(names, value);
    if (found == names.end())
      return invalid("option", "--" + llvm::Twine(name),
                     "takes " + llvm::join(names, " or ") + ", not '" + value +
                         "'");
    set(found - names.begin());
    return absl::OkStatus();
  };
  addOption({name.str(), placeholder, help.str(), /*repeatable=*/true,
             std::move(setByName)});
}

void CommandLine::addRefused(llvm::StringRef name, llvm::StringRef reason) {
  auto set = [name = name.str(), reason = reason.str()](llvm::StringRef) {
    return invalid("option", "--" + llvm::Twine(name), reason);
  };
  Option option{name.str(), "", "", /*repeatable=*/true, std::move(set)};
  option.hidden = true;
  addOption(std::move(option));
}

void CommandLine::addOptionalPositional(llvm::StringRef placeholder,
                                        std::string &variable,
                                        llvm::StringRef help) {
  positionals.push_back(
      {placeholder.str(), help.str(), /*minimum=*/0, /*maximum=*/1,
       [&variable](llvm::StringRef value) { variable = value.str(); }});
}

void CommandLine::addAlias(llvm::StringRef alias, llvm::StringRef name) {
  aliases.push_back({alias.str(), name.str()});
}

void CommandLine::addPositional(llvm::StringRef placeholder,
                                std::string &variable, llvm::StringRef help) {
  positionals.push_back(
      {placeholder.str(), help.str(), /*minimum=*/1, /*maximum=*/1,
       [&variable](llvm::StringRef value) { variable = value.str(); }});
}

void CommandLine::addPositionals(llvm::StringRef placeholder,
                                 std::vector<std::string> &variable,
                                 size_t minimum, llvm::StringRef help) {
  positionals.push_back({placeholder.str(), help.str(), minimum,
                         /*maximum=*/std::numeric_limits<size_t>::max(),
                         [&variable](llvm::StringRef value) {
                           variable.push_back(value.str());
                         }});
}

absl::Status CommandLine::parse(llvm::ArrayRef<const char *> arguments) {
  bool optionsEnded = false;
  for (size_t i = 0; i < arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i];
    absl::Status status;
    if (!optionsEnded && argument == "--")
      optionsEnded = true;
    else if (!optionsEnded && argument.size() > 1 && argument[0] == '-')
      status = parseOption(arguments, i);
    else
      status = parsePositional(argument);
    if (!status.ok())
      return status;
  }
  return helpRequested() ? absl::OkStatus() : checkPositionals();
}

absl::Status CommandLine::refuseValue(llvm::StringRef name) {
  return invalid("option", "--" + name, "takes no value");
}

CommandLine::Option *CommandLine::find(llvm::StringRef name) {
  for (const Alias &alias : aliases)
    if (alias.alias == name)
      name = alias.name;
  auto option = std::find_if(options.begin(), options.end(),
                             [&](const Option &o) { return o.name == name; });
  return option == options.end() ? nullptr : &*option;
}

std::string CommandLine::nearest(llvm::StringRef name) const {
  NearMiss near(name);
  for (const Option &option : options)
    if (!option.hidden)
      near.compare(option.name);
  return near.getNearest().str();
}

absl::Status CommandLine::parseOption(llvm::ArrayRef<const char *> arguments,
                                      size_t &i) {
  llvm::StringRef argument = arguments[i];
  llvm::StringRef text = argument.drop_front();
  text.consume_front("-");
  auto [name, value] = text.split('=');
  const bool hasValue = argument.contains('=');
  Option *option = find(name);
  if (!option) {
    std::string suggestion = nearest(name);
    return invalid("option", argument.split('=').first,
                   suggestion.empty()
                       ? std::string("is not known")
                       : "is not known; did you mean '--" + suggestion + "'?");
  }
  if (option->given && !option->repeatable)
    return invalid("option", "--" + llvm::Twine(option->name),
                   "is given twice");
  option->given = true;
  if (!hasValue && !option->placeholder.empty() && !option->valueIsOptional) {
    if (i + 1 == arguments.size())
      return invalid("option", "--" + llvm::Twine(option->name),
                     "needs a value: --" + llvm::Twine(option->name) + "=<" +
                         option->placeholder + ">");
    value = arguments[++i];
  }
  return option->set(value);
}

absl::Status CommandLine::parsePositional(llvm::StringRef argument) {
  for (Positional &positional : positionals) {
    if (positional.given == positional.maximum)
      continue;
    ++positional.given;
    positional.set(argument);
    return absl::OkStatus();
  }
  return invalid("argument", argument, "is one too many");
}

absl::Status CommandLine::checkPositionals() const {
  for (const Positional &positional : positionals)
    if (positional.given < positional.minimum)
      return invalid("argument",
                     "<" + llvm::Twine(positional.placeholder) + ">",
                     "is missing");
  return absl::OkStatus();
}

/// Prints one entry of the help, on two lines if its left part is long.
static void printEntry(llvm::raw_ostream &output, const std::string &left,
                       llvm::StringRef help) {
  constexpr unsigned column = 34;
  output << "  " << llvm::left_justify(left, column - 2);
  if (left.size() > column - 3)
    output << "\n" << std::string(column, ' ');
  output << help << "\n";
}

void CommandLine::printHelp(llvm::raw_ostream &output) const {
  output << "OVERVIEW: " << overview << "\n\nUSAGE: " << tool << " [options]";
  for (const Positional &positional : positionals)
    output << " <" << positional.placeholder << ">"
           << (positional.maximum > 1 ? "..." : "");
  output << "\n\n";
  for (const Positional &positional : positionals)
    printEntry(output, "<" + positional.placeholder + ">", positional.help);
  output << "\nOPTIONS:\n";
  if (helpList)
    printOptions(output);
  else
    printOptionsByGroup(output);
}

void CommandLine::printOptions(llvm::raw_ostream &output) const {
  std::vector<const Option *> sorted;
  for (const Option &option : options)
    if (!option.hidden)
      sorted.push_back(&option);
  llvm::sort(sorted, [](const Option *a, const Option *b) {
    return a->name < b->name;
  });
  for (const Option *option : sorted)
    printEntry(output, getUsage(*option), option->help);
}

void CommandLine::printOptionsByGroup(llvm::raw_ostream &output) const {
  std::vector<llvm::StringRef> groups;
  for (const Option &option : options)
    if (!llvm::is_contained(groups, option.group))
      groups.push_back(option.group);
  for (llvm::StringRef title : groups) {
    if (groups.size() > 1)
      output << "\n" << title << ":\n\n";
    for (const Option &option : options)
      if (option.group == title && !option.hidden)
        printEntry(output, getUsage(option), option.help);
  }
}

/// Returns `-a, --name=<placeholder>`.
std::string CommandLine::getUsage(const Option &option) const {
  std::string usage;
  for (const Alias &alias : aliases)
    if (alias.name == option.name)
      usage += "-" + alias.alias + ", ";
  usage += (option.name.size() == 1 ? "-" : "--") + option.name;
  if (option.placeholder.empty())
    return usage;
  return usage + (option.valueIsOptional ? "[=<" + option.placeholder + ">]"
                                         : "=<" + option.placeholder + ">");
}

} // namespace mlir
