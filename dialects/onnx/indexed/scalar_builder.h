// SPDX-License-Identifier: Apache-2.0
//
// Emits computations on elements of tensors.
#ifndef DIALECTS_ONNX_INDEXED_SCALAR_BUILDER_H
#define DIALECTS_ONNX_INDEXED_SCALAR_BUILDER_H

#include <cstdint>
#include <functional>

#include "core/ir/structure/implicit_loc_op_builder.h"
#include "dialects/arith/arith.h"
#include "dialects/onnx/shape/dim_expr.h"

namespace mlir::onnx {

/// Why a call fails at run time. The numbers are those of OMErrorCode in
/// targets/runtime/model.h.
enum class ErrorCode : int64_t {
  Memory = 1,
  Overflow = 2,
  Shape = 3,
  Index = 4,
  Arithmetic = 5,
};

/// Builds operations on elements in registers: floats, signless integers, and
/// `i1` for bool. Folds operations of arith where possible. Floating-point
/// operations have no fast-math flags, so that all targets compute the same
/// results.
class ScalarBuilder : public ImplicitLocOpBuilder {
public:
  /// The services of the function that a payload is emitted into.
  struct Surroundings {
    /// Returns the value of an expression, of type index.
    std::function<Value(DimExpr)> getSize;
    /// Makes the call fail at operation `node` of a group if the condition
    /// holds. Control goes on.
    std::function<void(OpBuilder &, Value condition, ErrorCode, unsigned node)>
        failIf;
    /// Loads an element of an operand, or of a result that is written.
    std::function<Value(OpBuilder &, bool isResult, unsigned tensor,
                        ValueRange index)>
        load;
    /// Stores an element of a result.
    std::function<void(OpBuilder &, unsigned result, Value element,
                       ValueRange index)>
        store;
  };

  ScalarBuilder(Location location, OpBuilder &builder, ValueRange indices,
                const Surroundings &surroundings)
      : ImplicitLocOpBuilder(location, builder), indices(indices),
        surroundings(surroundings) {}

  /// Returns the induction variable of a loop of the nest, of type index.
  Value index(unsigned loop) const { return indices[loop]; }
  /// Returns the value of an expression, of type index.
  Value size(DimExpr expr);
  /// Makes the call fail if the condition holds. Control goes on, so that the
  /// values that are computed later must be defined.
  void failIf(Value condition, ErrorCode code) {
    surroundings.failIf(*this, condition, code, node);
  }
  /// Sets the number of the operation in a group that calls fail at.
  void setNode(unsigned number) { node = number; }

  // Elements at computed indices, of type index, one for each dimension. They
  // must be inside of the tensor. Stages that use these set
  // IndexedNest::usesIndices.
  Value load(unsigned operand, ValueRange index) {
    return surroundings.load(*this, /*isResult=*/false, operand, index);
  }
  Value loadResult(unsigned result, ValueRange index) {
    return surroundings.load(*this, /*isResult=*/true, result, index);
  }
  void store(unsigned result, Value element, ValueRange index) {
    surroundings.store(*this, result, element, index);
  }

  /// Returns the constant of a float or integer type; rounded if need be.
  Value constant(Type type, double value);
  Value constant(Type type, int64_t value);
  Value constant(Type type, int value) {
    return constant(type, static_cast<int64_t>(value));
  }

  Value compare(arith::CmpIPredicate predicate, Value left, Value right) {
    return createOrFold<arith::CmpIOp>(predicate, left, right);
  }
  Value compare(arith::CmpFPredicate predicate, Value left, Value right) {
    return createOrFold<arith::CmpFOp>(predicate, left, right);
  }
  Value select(Value condition, Value left, Value right) {
    return createOrFold<arith::SelectOp>(condition, left, right);
  }

  // The operation for floats or for integers, which wrap around.
  Value add(Value left, Value right);
  Value sub(Value left, Value right);
  Value mul(Value left, Value right);
  /// Returns the greater and the lesser of two values, or NaN if either is NaN.
  Value max(Value left, Value right, bool isUnsigned = false);
  Value min(Value left, Value right, bool isUnsigned = false);
  /// Return the same for accumulators, by operations whose reductions code
  /// generation recognizes.
  Value reduceMax(Value left, Value right, bool isUnsigned = false);
  Value reduceMin(Value left, Value right, bool isUnsigned = false);

private:
  ValueRange indices;
  const Surroundings &surroundings;
  unsigned node = 0;
};

inline bool isFloat(Value value) { return isa<FloatType>(value.getType()); }

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_SCALAR_BUILDER_H
