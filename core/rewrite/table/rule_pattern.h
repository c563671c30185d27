// SPDX-License-Identifier: Apache-2.0
//
// Rewrite rules that are data: patterns that run a program. They join those in
// C++ in one set, one class each, or all rules of a table by
// `populateWithRules`.
#ifndef CORE_REWRITE_TABLE_RULE_PATTERN_H
#define CORE_REWRITE_TABLE_RULE_PATTERN_H

#include "core/rewrite/pattern_set.h"
#include "core/rewrite/table/rule_program.h"
#include "core/rewrite/table/rule_state.h"

namespace mlir {

/// A rule as constant data, which lives as long as the patterns made of it.
struct RuleDescriptor {
  /// See ods/encoding/rule_program.h.
  llvm::StringRef program;
  /// What the program calls.
  llvm::ArrayRef<RuleFunction> functions = {};
};

/// A pattern that is a rule.
class RulePattern : public RewritePattern {
public:
  /// Errors: ends the program if the bytes are no program.
  RulePattern(RuleDescriptor rule, MLIRContext *context);

  /// Nothing if the bytes are no program.
  static std::unique_ptr<RulePattern> create(RuleDescriptor rule,
                                             MLIRContext *context);

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final;
  /// The same where other values stand for those that it matches.
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

/// The rule that a pattern is, or null.
const RulePattern *getAsRule(const RewritePattern &pattern);

/// Adds the rules of a table.
/// Errors: ends the program if one of them is none.
void populateWithRules(RewritePatternSet &patterns,
                       llvm::ArrayRef<RuleDescriptor> rules);

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_PATTERN_H
