// SPDX-License-Identifier: Apache-2.0
//
// Patterns that run a rule program. They can be mixed with C++ patterns in a
// set: one class per rule, or a table of rules with `populateWithRules`.
#ifndef CORE_REWRITE_TABLE_RULE_PATTERN_H
#define CORE_REWRITE_TABLE_RULE_PATTERN_H

#include "core/rewrite/pattern_set.h"
#include "core/rewrite/table/rule_program.h"
#include "core/rewrite/table/rule_state.h"

namespace mlir {

/// A rule as constant data. Must outlive the patterns created from it.
struct RuleDescriptor {
  /// See ods/encoding/rule_program.h.
  llvm::StringRef program;
  /// The functions that the program calls.
  llvm::ArrayRef<RuleFunction> functions = {};
};

/// A pattern that runs a rule.
class RulePattern : public RewritePattern {
public:
  /// Errors: ends the program if the bytes are not a valid program.
  RulePattern(RuleDescriptor rule, MLIRContext *context);

  /// Returns null if the bytes are not a valid program.
  static std::unique_ptr<RulePattern> create(RuleDescriptor rule,
                                             MLIRContext *context);

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final;
  /// Does the same in dialect conversion. `mapping` maps the matched values to
  /// their replacements.
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                                const RuleValueMapping *mapping) const;

  PatternIndexFactory getIndexFactory() const final;
  const RuleProgram &getProgram() const { return program; }

private:
  struct AnyRoot {};
  RulePattern(RuleProgram program, llvm::ArrayRef<RuleFunction> functions,
              MLIRContext *context);
  RulePattern(AnyRoot, RuleProgram program,
              llvm::ArrayRef<RuleFunction> functions, MLIRContext *context);

  const RuleProgram program;
  const llvm::ArrayRef<RuleFunction> functions;
};

/// Returns the pattern as a rule, or null if it is not one.
const RulePattern *getAsRule(const RewritePattern &pattern);

/// Adds the rules of a table.
/// Errors: ends the program if a rule is not a valid program.
void populateWithRules(RewritePatternSet &patterns,
                       llvm::ArrayRef<RuleDescriptor> rules);

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_PATTERN_H
