// SPDX-License-Identifier: Apache-2.0
//
// Patterns that run a rule program. They can be mixed with C++ patterns in a
// set: one class per rule, or a table of rules with `populateWithRules`.
#ifndef CORE_REWRITE_TABLE_RULE_PATTERN_H
#define CORE_REWRITE_TABLE_RULE_PATTERN_H

#include <atomic>

#include "core/rewrite/pattern_set.h"
#include "core/rewrite/table/rule_program.h"
#include "core/rewrite/table/rule_state.h"
#include "core/support/mutex.h"

namespace mlir {

/// A rule as constant data. Must outlive the patterns created from it.
struct RuleDescriptor {
  /// See ods/encoding/rule_program.h.
  llvm::StringRef program;
  /// The functions that the program calls.
  llvm::ArrayRef<RuleFunction> functions = {};
};

/// A pattern that runs a rule. Thread-safe.
class RulePattern : public RewritePattern {
public:
  /// Creates a pattern of a rule that is known to be valid. The instructions
  /// are decoded when they are needed: most rules of a set never are.
  /// Errors: ends the program if the bytes are not a valid program, at the
  /// latest when the instructions are needed.
  RulePattern(RuleDescriptor rule, MLIRContext *context);

  /// Creates a pattern of a rule that need not be valid. Returns null if the
  /// bytes are not a valid program.
  static std::unique_ptr<RulePattern> create(RuleDescriptor rule,
                                             MLIRContext *context);

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final;
  /// Does the same in dialect conversion. `mapping` maps the matched values to
  /// their replacements.
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter,
                                const RuleValueMapping *mapping) const;

  PatternIndexFactory getIndexFactory() const final;
  const RuleProgram &getProgram() const {
    if (!isDecoded.load(std::memory_order_acquire))
      decodeInstructions();
    return program;
  }

private:
  struct AnyRoot {};
  RulePattern(RuleProgram program, RuleDescriptor rule, bool isDecoded,
              MLIRContext *context);
  RulePattern(AnyRoot, RuleProgram program, RuleDescriptor rule,
              MLIRContext *context);

  /// Decodes the instructions unless another thread has done so.
  void decodeInstructions() const;

  const RuleDescriptor rule;
  mutable Mutex mutex;
  mutable std::atomic<bool> isDecoded;
  /// The instructions are guarded by `mutex` until `isDecoded` is set.
  mutable RuleProgram program;
};

/// Returns the pattern as a rule, or null if it is not one.
const RulePattern *getAsRule(const RewritePattern &pattern);

/// Adds the rules of a table.
/// Errors: ends the program if a rule is not a valid program.
void populateWithRules(RewritePatternSet &patterns,
                       llvm::ArrayRef<RuleDescriptor> rules);

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_PATTERN_H
