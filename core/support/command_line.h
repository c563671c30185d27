// SPDX-License-Identifier: Apache-2.0
//
// The command line of a tool: a table of options bound to variables, in the
// syntax that users of LLVM's tools know (`--name=value`, `--name value`,
// `-name`). There is no global registry: a tool builds its table in main.
#ifndef CORE_SUPPORT_COMMAND_LINE_H
#define CORE_SUPPORT_COMMAND_LINE_H

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Options and positional arguments of one tool. The variables that they are
/// bound to must outlive it.
class CommandLine {
public:
  /// `tool` is the program's name, `overview` what it does, in one line.
  CommandLine(llvm::StringRef tool, llvm::StringRef overview);

  /// `--name` sets `variable`; `--name=false` clears it.
  void addFlag(llvm::StringRef name, bool &variable, llvm::StringRef help);

  /// `--name=VALUE`, at most once.
  void addValue(llvm::StringRef name, std::string &variable,
                llvm::StringRef placeholder, llvm::StringRef help);

  /// `--name=VALUE`, any number of times, in order.
  void addValues(llvm::StringRef name, std::vector<std::string> &variable,
                 llvm::StringRef placeholder, llvm::StringRef help);

  /// `--name=NUMBER`, at most once.
  void addNumber(llvm::StringRef name, double &variable, llvm::StringRef help);

  /// `--name` gives `variable` the value `choice`; the last of the options
  /// that are bound to one variable counts.
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

  /// Another name of an option that was added before.
  void addAlias(llvm::StringRef alias, llvm::StringRef name);

  /// An argument that is not an option; it must be given.
  void addPositional(llvm::StringRef placeholder, std::string &variable,
                     llvm::StringRef help);

  /// All further arguments that are not options, at least `minimum` of them.
  void addPositionals(llvm::StringRef placeholder,
                      std::vector<std::string> &variable, size_t minimum,
                      llvm::StringRef help);

  /// Reads `arguments`, which do not include the program. `--` ends the
  /// options. `--help` (or `-h`) is always an option; with it nothing else is
  /// demanded, and helpRequested() holds afterwards.
  ///
  /// Errors: InvalidArgument for an option that is not known (with the nearest
  /// known one), that lacks its value or has one that it does not take, that is
  /// repeated; for an argument too many or missing. Variables of the arguments
  /// before the wrong one are then set.
  absl::Status parse(llvm::ArrayRef<const char *> arguments);

  bool helpRequested() const { return help; }

  /// What `--help` prints: usage, arguments, options in the order added.
  void printHelp(llvm::raw_ostream &output) const;

private:
  struct Option {
    std::string name;
    /// What stands for the value in the help; empty if there is none.
    std::string placeholder;
    std::string help;
    bool repeatable;
    std::function<absl::Status(llvm::StringRef)> set;
    bool given = false;
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

  static absl::Status refuseValue(llvm::StringRef name);
  void addOption(Option option) { options.push_back(std::move(option)); }
  Option *find(llvm::StringRef name);
  std::string nearest(llvm::StringRef name) const;
  absl::Status parseOption(llvm::ArrayRef<const char *> arguments, size_t &i);
  absl::Status parsePositional(llvm::StringRef argument);
  absl::Status checkPositionals() const;

  std::string tool;
  std::string overview;
  std::vector<Option> options;
  std::vector<Alias> aliases;
  std::vector<Positional> positionals;
  bool help = false;
};

} // namespace mlir

#endif // CORE_SUPPORT_COMMAND_LINE_H
