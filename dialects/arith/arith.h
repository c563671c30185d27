// SPDX-License-Identifier: Apache-2.0
//
// The arith dialect: its operations, and functions on predicates, constants and
// reductions.
#ifndef DIALECTS_ARITH_ARITH_H
#define DIALECTS_ARITH_ARITH_H

#include <optional>

#include "core/interfaces/builtin_attributes.h"
#include "core/interfaces/cast.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/infer_int_range.h"
#include "core/interfaces/infer_type.h"
#include "core/interfaces/op_asm.h"
#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

namespace mlir {
class ImplicitLocOpBuilder;
} // namespace mlir

#include "dialects/arith/arith_dialect.h.inc"

#include "dialects/arith/arith_enum.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/arith/arith_attrdef.h.inc"

#include "dialects/arith/arith_op_interface.h.inc"

#define GET_OP_CLASSES
#include "dialects/arith/arith_op.h.inc"

namespace mlir::arith {

// Views of arith.constant by its result type.

/// A constant of signless integer type.
class ConstantIntOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);

  /// Truncates `value` to the width.
  static void build(OpBuilder &builder, OperationState &state, int64_t value,
                    unsigned width);
  /// `type` must be an integer type.
  static void build(OpBuilder &builder, OperationState &state, Type type,
                    int64_t value);
  static void build(OpBuilder &builder, OperationState &state, Type type,
                    const APInt &value);
  static ConstantIntOp create(OpBuilder &builder, Location location,
                              int64_t value, unsigned width);
  static ConstantIntOp create(OpBuilder &builder, Location location, Type type,
                              int64_t value);
  static ConstantIntOp create(OpBuilder &builder, Location location, Type type,
                              const APInt &value);
  static ConstantIntOp create(ImplicitLocOpBuilder &builder, int64_t value,
                              unsigned width);
  static ConstantIntOp create(ImplicitLocOpBuilder &builder, Type type,
                              int64_t value);
  static ConstantIntOp create(ImplicitLocOpBuilder &builder, Type type,
                              const APInt &value);

  /// Returns the sign-extended value, which must fit in 64 bits.
  int64_t value() { return cast<IntegerAttr>(getValue()).getInt(); }
};

class ConstantFloatOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);

  /// `value` must be in the format that holds the values of `type`.
  static void build(OpBuilder &builder, OperationState &state, FloatType type,
                    const APFloat &value);
  static ConstantFloatOp create(OpBuilder &builder, Location location,
                                FloatType type, const APFloat &value);
  static ConstantFloatOp create(ImplicitLocOpBuilder &builder, FloatType type,
                                const APFloat &value);

  APFloat value() { return cast<FloatAttr>(getValue()).getValue(); }
};

class ConstantIndexOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);

  static void build(OpBuilder &builder, OperationState &state, int64_t value);
  static ConstantIndexOp create(OpBuilder &builder, Location location,
                                int64_t value);
  static ConstantIndexOp create(ImplicitLocOpBuilder &builder, int64_t value);

  int64_t value() { return cast<IntegerAttr>(getValue()).getInt(); }
};

/// Creates a zero constant. The type must have a zero attribute, which
/// f8E8M0FNU lacks.
Value getZeroConstant(OpBuilder &builder, Location loc, Type type);

/// Returns i1, or a vector or tensor of i1 with the shape (and encoding) of
/// `type`.
Type getI1SameShape(Type type);

// Predicates.

/// Returns true if the predicate holds for two integers of the same width.
bool applyCmpPredicate(CmpIPredicate predicate, const APInt &lhs,
                       const APInt &rhs);
/// Returns true if the predicate holds for two floats of the same format.
bool applyCmpPredicate(CmpFPredicate predicate, const APFloat &lhs,
                       const APFloat &rhs);
/// Returns the predicate that holds if and only if `predicate` does not.
CmpIPredicate invertPredicate(CmpIPredicate predicate);

// Reductions.

/// Returns the neutral element of a reduction. If that is an infinity, returns
/// the closest finite value instead if `useOnlyFiniteValue` is set or the type
/// has no infinities. `resultType` must be a scalar type that the reduction
/// supports.
/// Errors: emits a diagnostic and returns null if there is no neutral element
/// (`assign`).
TypedAttr getIdentityValueAttr(AtomicRMWKind kind, Type resultType,
                               OpBuilder &builder, Location loc,
                               bool useOnlyFiniteValue = false);
/// Creates a constant of that value. Returns null on errors.
Value getIdentityValue(AtomicRMWKind kind, Type resultType, OpBuilder &builder,
                       Location loc, bool useOnlyFiniteValue = false);
/// Returns the neutral element of the reduction of an operation. The value is
/// finite if the operation has the flag `ninf`. Returns nullopt if the
/// operation is no reduction.
std::optional<TypedAttr> getNeutralElement(Operation *op);
/// Creates the operation that combines two values.
/// Errors: emits a diagnostic and returns null if there is none (`assign`).
Value getReductionOp(AtomicRMWKind kind, OpBuilder &builder, Location loc,
                     Value lhs, Value rhs);

/// Returns the product. The empty product is 1 of `resultType`, the type of the
/// values. The overload without this type requires a value.
Value createProduct(OpBuilder &builder, Location loc, ArrayRef<Value> values);
Value createProduct(OpBuilder &builder, Location loc, ArrayRef<Value> values,
                    Type resultType);

} // namespace mlir::arith

namespace mlir {

/// Returns the value, or creates a constant from the attribute, an integer of
/// any type.
Value getValueOrCreateConstantIntOp(OpBuilder &builder, Location loc,
                                    OpFoldResult valueOrAttr);
/// Returns the value, or creates an index constant from the attribute, an
/// integer of any type.
Value getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                      OpFoldResult valueOrAttr);
SmallVector<Value>
getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                ArrayRef<OpFoldResult> valuesOrAttrs);
/// Returns the value, or creates a signed cast to `targetType` if its type
/// differs. Both types are index or integers.
Value getValueOrCreateCastToIndexLike(OpBuilder &builder, Location loc,
                                      Type targetType, Value value);

/// Creates a constant of a scalar type, or a splat of a type with static shape.
/// `value` has the width, or the format, of the elements.
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type,
                                  const APInt &value);
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type,
                                  int64_t value);
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type,
                                  const APFloat &value);

} // namespace mlir

#endif // DIALECTS_ARITH_ARITH_H
