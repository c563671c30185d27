// SPDX-License-Identifier: Apache-2.0
//
// Makes the operations that one operation is replaced by: element by element,
// in its shape. Not for users of the patterns.
#ifndef DIALECTS_MATH_TRANSFORMS_EXPANSION_H
#define DIALECTS_MATH_TRANSFORMS_EXPANSION_H

#include "core/ir/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/math/math.h"

namespace mlir::math {

class Expansion {
public:
  /// In the shape of the operation's first result.
  Expansion(Operation *op, PatternRewriter &rewriter)
      : rewriter(rewriter), loc(op->getLoc()),
        shape(op->getResult(0).getType()) {}

  /// Whether constants of the shape can be made.
  static bool isPossible(Operation *op) {
    auto shaped = dyn_cast<ShapedType>(op->getResult(0).getType());
    return !shaped || shaped.hasStaticShape();
  }
  static LogicalResult fail(Operation *op, PatternRewriter &rewriter) {
    return rewriter.notifyMatchFailure(op, "the shape is not known");
  }

  /// The shape, with other elements.
  Type as(Type element) {
    if (auto shaped = dyn_cast<ShapedType>(shape))
      return shaped.cloneWith(std::nullopt, element);
    return element;
  }
  Type asInteger(unsigned width) { return as(rewriter.getIntegerType(width)); }

  /// A constant of the shape, whose elements are floats.
  Value real(double value) {
    auto element = cast<FloatType>(getElementTypeOrSelf(shape));
    return createScalarOrSplatConstant(
        rewriter, loc, shape, FloatAttr::get(element, value).getValue());
  }
  /// A constant of a type of integers.
  Value integer(Type type, const APInt &value) {
    return createScalarOrSplatConstant(rewriter, loc, type, value);
  }
  Value integer(Type type, int64_t value) {
    return createScalarOrSplatConstant(rewriter, loc, type, value);
  }
  template <typename OpT, typename... Args> Value make(Args &&...args) {
    return rewriter.create<OpT>(loc, std::forward<Args>(args)...)->getResult(0);
  }

  PatternRewriter &rewriter;
  Location loc;

private:
  Type shape;
};

/// Patterns that are added if they are asked for.
class ExpansionSet {
public:
  ExpansionSet(RewritePatternSet &patterns, ArrayRef<StringRef> mnemonics)
      : patterns(patterns), mnemonics(mnemonics) {}

  template <typename OpT>
  void add(LogicalResult (*expand)(OpT, PatternRewriter &)) {
    // Without the dialect's name.
    const StringRef mnemonic = OpT::getOperationName().drop_front(5);
    if (mnemonics.empty() || llvm::is_contained(mnemonics, mnemonic))
      patterns.add(expand);
  }

private:
  RewritePatternSet &patterns;
  ArrayRef<StringRef> mnemonics;
};

/// tan, sinh, cosh, tanh, asinh, acosh, atanh.
void addFunctionExpansions(ExpansionSet &set);
/// exp2, fpowi, powf, rsqrt.
void addPowerExpansions(ExpansionSet &set);
/// ceil, round, roundeven.
void addRoundingExpansions(ExpansionSet &set);

} // namespace mlir::math

#endif // DIALECTS_MATH_TRANSFORMS_EXPANSION_H
