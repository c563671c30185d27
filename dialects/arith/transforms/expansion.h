// SPDX-License-Identifier: Apache-2.0
//
// Makes the operations that one operation is replaced by: element by element,
// in its shape. Not for users of the patterns.
#ifndef DIALECTS_ARITH_TRANSFORMS_EXPANSION_H
#define DIALECTS_ARITH_TRANSFORMS_EXPANSION_H

#include "core/ir/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"

namespace mlir::arith {

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

  /// The shape, with other elements.
  Type as(Type element) {
    if (auto shaped = dyn_cast<ShapedType>(shape))
      return shaped.cloneWith(std::nullopt, element);
    return element;
  }
  Type asInteger(unsigned width) { return as(rewriter.getIntegerType(width)); }
  Type asF32() { return as(rewriter.getF32Type()); }

  /// A constant of a type of integers or indices, cut to their width.
  Value integer(Type type, int64_t value) {
    return createScalarOrSplatConstant(rewriter, loc, type, value);
  }
  Value integer(unsigned width, int64_t value) {
    return integer(asInteger(width), value);
  }
  Value f32(float value) {
    return createScalarOrSplatConstant(rewriter, loc, asF32(), APFloat(value));
  }
  template <typename OpT, typename... Args> Value make(Args &&...args) {
    return rewriter.create<OpT>(loc, std::forward<Args>(args)...)->getResult(0);
  }
  Value bitcast(Value value, Type element) {
    return make<BitcastOp>(as(element), value);
  }

  PatternRewriter &rewriter;
  Location loc;

private:
  Type shape;
};

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_EXPANSION_H
