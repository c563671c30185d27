// SPDX-License-Identifier: Apache-2.0
//
// The command line of a tool: a table of options bound to variables, in the
// syntax of LLVM's tools (`--name=value`, `--name value`, `-name`). There is no
// global registry: each tool builds its table in main.
#ifndef CORE_SUPPORT_COMMAND_LINE_H
#define CORE_SUPPORT_COMMAND_LINE_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Options and positional arguments of one tool. The bound variables must
/// outlive it.
class CommandLine {
public:
  /// `tool` is the name of the program, `overview` its description in one line.
  CommandLine(llvm::StringRef tool, llvm::StringRef overview);

  /// `--name`, `--name=true` and `--name=1` set `variable`; `--name=false` and
  /// `--name=0` clear it.
  void addFlag(llvm::StringRef name, bool &variable, llvm::StringRef help);

  /// `--name=VALUE`, at most once.
  void addValue(llvm::StringRef name, std::string &variable,
                llvm::StringRef placeholder, llvm::StringRef help);
  /// Like the overload above. An empty value is a value.
  void addValue(llvm::StringRef name, std::optional<std::string> &variable,
                llvm::StringRef placeholder, llvm::StringRef help);

  /// `--name=VALUE`, any number of times, in order.
  void addValues(llvm::StringRef name, std::vector<std::string> &variable,
                 llvm::StringRef placeholder, llvm::StringRef help);

  /// `--name=NUMBER`, at most once.
  void addNumber(llvm::StringRef name, double &variable, llvm::StringRef help);

  /// `--name=INTEGER`, at most once, in decimal or hexadecimal (`0x10`). The
  /// value must be at least `minimum`.
  void addInteger(llvm::StringRef name, std::optional<int64_t> &variable,
                  int64_t minimum, llvm::StringRef help);

  /// `--name` sets `variable` to `whenBare`. `--name=VALUE` sets it to the
  /// value, which must be one of `allowed` unless that is empty.
  void addOptionalValue(llvm::StringRef name,
                        std::optional<std::string> &variable,
                        llvm::StringRef whenBare, llvm::StringRef placeholder,
                        llvm::ArrayRef<llvm::StringRef> allowed,
                        llvm::StringRef help);

  /// `--name` and `--name=VALUE`, any number of times. `set` is called with the
  /// value, or "", in the order of the command line; it returns an error if the
  /// value is invalid.
  void addAction(llvm::StringRef name, llvm::StringRef placeholder,
                 llvm::StringRef help,
                 std::function<absl::Status(llvm::StringRef)> set);

  /// Rejects `--name` and `--name=VALUE` with the error `reason`.
  void addRefused(llvm::StringRef name, llvm::StringRef reason);

  /// Lists options that are added from here on under `title` in the help.
  void beginGroup(llvm::StringRef title) { group = title.str(); }

  /// An optional argument that is not an option.
  void addOptionalPositional(llvm::StringRef placeholder, std::string &variable,
                             llvm::StringRef help);

  /// `--name=VALUE`, one of `choices`; the last occurrence takes effect.
  template <typename Enum>
  void addEnum(llvm::StringRef name, Enum &variable,
               llvm::ArrayRef<std::pair<llvm::StringRef, Enum>> choices,
               llvm::StringRef help) {
    std::vector<std::string> names;
    std::vector<Enum> values;
    for (const auto &[choice, value] : choices) {
      names.push_back(choice.str());
      values.push_back(value);
    }
    addNamed(name, std::move(names), help,
             [&variable, values](size_t i) { variable = values[i]; });
  }

  /// `--name` sets `variable` to `choice`. If several options are bound to one
  /// variable, the last one takes effect.
  template <typename Enum>
  void addChoice(llvm::StringRef name, Enum &variable, Enum choice,
                 llvm::StringRef help) {
    addOption({name.str(), "", help.str(), /*repeatable=*/true,
               [&variable, choice, name = name.str()](llvm::StringRef value) {
                 if (!value.empty())
                   return refuseValue(name);
                 variable = choice;
                 return absl::OkStatus();
               }});
  }

  /// Adds another name for an existing option.
  void addAlias(llvm::StringRef alias, llvm::StringRef name);

  /// A required argument that is not an option.
  void addPositional(llvm::StringRef placeholder, std::string &variable,
                     llvm::StringRef help);

  /// All further arguments that are not options, at least `minimum` of them.
  void addPositionals(llvm::StringRef placeholder,
                      std::vector<std::string> &variable, size_t minimum,
                      llvm::StringRef help);

  /// Parses `arguments`, which do not include the program. `--` ends the
  /// options. `--help` and `-h` are always options: with them, missing
  /// arguments are not errors, and helpRequested() returns true.
  /// `--help-hidden` is equivalent, since only rejected options are hidden.
  /// `--help-list` and `--help-list-hidden` print the help without groups.
  /// Errors: InvalidArgument for an unknown option (the message suggests the
  /// nearest name), a missing or unexpected value, a repeated option, or a
  /// surplus or missing argument. Variables of the arguments before the invalid
  /// one have been set.
  absl::Status parse(llvm::ArrayRef<const char *> arguments);

  bool helpRequested() const { return help || helpList; }

  /// Prints the help: usage, arguments, and options by group in the order of
  /// addition, or sorted by name after `--help-list`.
  void printHelp(llvm::raw_ostream &output) const;

private:
  struct Option {
    std::string name;
    /// Represents the value in the help; empty if the option takes none.
    std::string placeholder;
    std::string help;
    bool repeatable;
    std::function<absl::Status(llvm::StringRef)> set;
    bool given = false;
    /// True if the value may only follow `=`.
    bool valueIsOptional = false;
    bool hidden = false;
    std::string group = "";
  };
  struct Alias {
    std::string alias;
    std::string name;
  };
  struct Positional {
    std::string placeholder;
    std::string help;
    size_t minimum;
    size_t maximum;
    std::function<void(llvm::StringRef)> set;
    size_t given = 0;
  };

  void addNamed(llvm::StringRef name, std::vector<std::string> names,
                llvm::StringRef help, std::function<void(size_t)> set);
  void addHiddenFlag(llvm::StringRef name, bool &variable);
  void printOptions(llvm::raw_ostream &output) const;
  void printOptionsByGroup(llvm::raw_ostream &output) const;
  static absl::Status refuseValue(llvm::StringRef name);
  void addOption(Option option) {
    option.group = group;
    options.push_back(std::move(option));
  }
  Option *find(llvm::StringRef name);
  std::string getUsage(const Option &option) const;
  std::string nearest(llvm::StringRef name) const;
  absl::Status parseOption(llvm::ArrayRef<const char *> arguments, size_t &i);
  absl::Status parsePositional(llvm::StringRef argument);
  absl::Status checkPositionals() const;

  std::string tool;
  std::string overview;
  std::string group = "General options";
  std::vector<Option> options;
  std::vector<Alias> aliases;
  std::vector<Positional> positionals;
  bool help = false;
  bool helpList = false;
};

} // namespace mlir

#endif // CORE_SUPPORT_COMMAND_LINE_H
