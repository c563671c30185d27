// SPDX-License-Identifier: Apache-2.0
//
// Helpers that the dialect's patterns share. Private to this dialect.
#ifndef DIALECTS_SCF_PATTERNS_H
#define DIALECTS_SCF_PATTERNS_H

#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

/// Inlines the only block of a region before `op` and replaces the results by
/// the operands of its terminator. `arguments` replace the arguments of the
/// block.
inline void replaceOpWithRegion(PatternRewriter &rewriter, Operation *op,
                                Region &region, ValueRange arguments = {}) {
  Block *block = &region.front();
  Operation *terminator = block->getTerminator();
  rewriter.inlineBlockBefore(block, op, arguments);
  // Copy the operands after inlining, which replaces the block's arguments.
  const SmallVector<Value> results(terminator->getOperands().begin(),
                                   terminator->getOperands().end());
  rewriter.replaceOp(op, results);
  rewriter.eraseOp(terminator);
}

/// A constant of type i1 that is created at its first use.
class LazyBool {
public:
  LazyBool(OpBuilder &builder, Location location, bool value)
      : builder(builder), location(location), value(value) {}
  Value get() {
    if (!constant)
      constant = arith::ConstantIntOp::create(builder, location, value, 1)
                     ->getResult(0);
    return constant;
  }

private:
  OpBuilder &builder;
  Location location;
  bool value;
  Value constant;
};

/// Returns whether a value is defined directly in a region.
inline bool isDefinedIn(Value value, Region &region) {
  return value.getParentRegion() == &region;
}

/// Returns the operands as values that stay valid when the operation is erased.
inline SmallVector<Value> copyOperands(OperandRange operands) {
  return SmallVector<Value>(operands.begin(), operands.end());
}

/// Adds the patterns that merge several `if` into one.
void populateIfMergingPatterns(RewritePatternSet &patterns);

/// Adds the patterns that move tensor casts out of loops: out of `forall` if
/// `ofForall`, out of `for` otherwise.
void populateTensorCastPatterns(RewritePatternSet &patterns, bool ofForall);

} // namespace mlir::scf

#endif // DIALECTS_SCF_PATTERNS_H
