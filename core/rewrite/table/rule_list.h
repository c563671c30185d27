// SPDX-License-Identifier: Apache-2.0
//
// Rules that a program reads from files or builds at run time, and owns.
#ifndef CORE_REWRITE_TABLE_RULE_LIST_H
#define CORE_REWRITE_TABLE_RULE_LIST_H

#include <string>
#include <vector>

#include "core/rewrite/pattern_set.h"
#include "core/support/llvm.h"

namespace mlir {

/// Programs that call no functions (see ods/encoding/rule_program.h), each with
/// the prefix of messages about it, like "my.td:3:5". Must outlive the patterns
/// created from it.
class RuleList {
public:
  void add(std::string location, std::string program) {
    rules.push_back({std::move(location), std::move(program)});
  }
  bool empty() const { return rules.empty(); }

  /// Adds the rules to `patterns`, in order.
  /// Errors: calls `emitError` for the first rule that is not a valid program
  /// or generates an operation unknown to the context, and fails. `patterns` is
  /// then unchanged.
  LogicalResult populate(RewritePatternSet &patterns,
                         llvm::function_ref<void(llvm::StringRef location,
                                                 const llvm::Twine &message)>
                             emitError) const;

private:
  struct Rule {
    std::string location;
    std::string program;
  };
  std::vector<Rule> rules;
};

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_LIST_H
