// SPDX-License-Identifier: Apache-2.0
//
// What the dialect's rules share. For its own sources.
#ifndef DIALECTS_SCF_PATTERNS_H
#define DIALECTS_SCF_PATTERNS_H

#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

/// Puts the operations of a region's only block in the place of `op`, and what
/// its terminator hands over in that of the results. `arguments` take the place
/// of the block's.
inline void replaceOpWithRegion(PatternRewriter &rewriter, Operation *op,
                                Region &region, ValueRange arguments = {}) {
  Block *block = &region.front();
  Operation *terminator = block->getTerminator();
  rewriter.inlineBlockBefore(block, op, arguments);
  // What was an argument is something else now.
  const SmallVector<Value> results(terminator->getOperands().begin(),
                                   terminator->getOperands().end());
  rewriter.replaceOp(op, results);
  rewriter.eraseOp(terminator);
}

/// A constant of type i1, made when it is asked for first.
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

/// Whether a value is defined directly in a region.
inline bool isDefinedIn(Value value, Region &region) {
  return value.getParentRegion() == &region;
}

/// The operands as values that last when the operation goes.
inline SmallVector<Value> copyOperands(OperandRange operands) {
  return SmallVector<Value>(operands.begin(), operands.end());
}

/// The rules that join several `if` into one.
void populateIfMergingPatterns(RewritePatternSet &patterns);

/// The rules by which casts of tensors leave a loop: of `for`, or of `forall`.
void populateTensorCastPatterns(RewritePatternSet &patterns, bool ofForall);

} // namespace mlir::scf

#endif // DIALECTS_SCF_PATTERNS_H
