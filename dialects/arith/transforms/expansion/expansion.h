// SPDX-License-Identifier: Apache-2.0
//
// A builder of the operations of an expansion, with the shape of the expanded
// operation.
#ifndef DIALECTS_ARITH_TRANSFORMS_EXPANSION_EXPANSION_H
#define DIALECTS_ARITH_TRANSFORMS_EXPANSION_EXPANSION_H

#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"

namespace mlir::arith {

/// Creates operations before an operation that they expand.
class Expansion {
public:
  /// Builds operations with the shape of the first result of `op`.
  Expansion(Operation *op, PatternRewriter &rewriter)
      : rewriter(rewriter), loc(op->getLoc()),
        shape(op->getResult(0).getType()) {}

  /// Returns true if constants of the shape can be created.
  static bool isPossible(Operation *op) {
    auto shaped = dyn_cast<ShapedType>(op->getResult(0).getType());
    return !shaped || shaped.hasStaticShape();
  }

  Type getShape() const { return shape; }
  /// Returns the shape with another element type.
  Type as(Type element) {
    if (auto shaped = dyn_cast<ShapedType>(shape))
      return shaped.cloneWith(std::nullopt, element);
    return element;
  }
  Type asInteger(unsigned width) { return as(rewriter.getIntegerType(width)); }
  Type asF32() { return as(rewriter.getF32Type()); }

  /// Creates a constant of an integer or index type and truncates it to the
  /// width.
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
    return OpT::create(rewriter, loc, std::forward<Args>(args)...)
        ->getResult(0);
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

#endif // DIALECTS_ARITH_TRANSFORMS_EXPANSION_EXPANSION_H
