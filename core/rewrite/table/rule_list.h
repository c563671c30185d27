// SPDX-License-Identifier: Apache-2.0
//
// Rules that a program owns: read from files or put together at run time.
#ifndef CORE_REWRITE_TABLE_RULE_LIST_H
#define CORE_REWRITE_TABLE_RULE_LIST_H

#include <string>
#include <vector>

#include "core/rewrite/pattern_set.h"
#include "core/support/llvm.h"

namespace mlir {

/// Programs that call no functions (ods/encoding/rule_program.h), and what
/// messages about each begin with: "my.td:3:5". Lives as long as the patterns
/// made of it.
class RuleList {
public:
  void add(std::string location, std::string program) {
    rules.push_back({std::move(location), std::move(program)});
  }
  bool empty() const { return rules.empty(); }

  /// Adds the rules to a set, in their order.
  /// Errors: `emitError` is called with the place of the first one that is no
  /// program, or makes operations that the context does not know; then failure,
  /// and the set is unchanged.
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
