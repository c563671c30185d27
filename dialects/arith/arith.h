// SPDX-License-Identifier: Apache-2.0
//
// The arith dialect: its operations, and functions about their predicates,
// constants and reductions.
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
#include "core/ir/enum_descriptor.h"
#include "core/ir/op_class.h"
#include "core/ir/storage_class.h"
#include "core/support/llvm.h"

#include "dialects/arith/arith_dialect.h.inc"

#include "dialects/arith/arith_enum.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/arith/arith_attrdef.h.inc"

#include "dialects/arith/arith_op_interface.h.inc"

#define GET_OP_CLASSES
#include "dialects/arith/arith_op.h.inc"

namespace mlir::arith {

// Views of arith.constant by the type of its result.

/// A signless integer.
class ConstantIntOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);

  /// Cut to the width.
  static void build(OpBuilder &builder, OperationState &state, int64_t value,
                    unsigned width);
  /// `type` is an integer type.
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

  /// Sign-extended; 64 bits hold it.
  int64_t value() { return cast<IntegerAttr>(getValue()).getInt(); }
};

class ConstantFloatOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);

  /// `value` is in the format that holds the type's values.
  static void build(OpBuilder &builder, OperationState &state, FloatType type,
                    const APFloat &value);
  static ConstantFloatOp create(OpBuilder &builder, Location location,
                                FloatType type, const APFloat &value);

  APFloat value() { return cast<FloatAttr>(getValue()).getValue(); }
};

class ConstantIndexOp : public ConstantOp {
public:
  using ConstantOp::ConstantOp;
  static bool classof(Operation *op);

  static void build(OpBuilder &builder, OperationState &state, int64_t value);
  static ConstantIndexOp create(OpBuilder &builder, Location location,
                                int64_t value);

  int64_t value() { return cast<IntegerAttr>(getValue()).getInt(); }
};

/// A constant of zeros. The type has an attribute of zeros, which f8E8M0FNU
/// has not.
Value getZeroConstant(OpBuilder &builder, Location loc, Type type);

/// i1, or a vector or tensor of it with the shape (and encoding) of `type`.
Type getI1SameShape(Type type);

// Predicates.

/// Whether it holds of two integers of one width.
bool applyCmpPredicate(CmpIPredicate predicate, const APInt &lhs,
                       const APInt &rhs);
/// Whether it holds of two floats of one format.
bool applyCmpPredicate(CmpFPredicate predicate, const APFloat &lhs,
                       const APFloat &rhs);
/// The one that holds where this does not.
CmpIPredicate invertPredicate(CmpIPredicate predicate);

// Reductions.

/// The value that changes no other when combined with it; of those with
/// infinities as such a value, the finite one nearest to it if
/// `useOnlyFiniteValue` or if the type has none. `resultType` is a type of
/// scalars that fits.
/// Errors: null and a diagnostic if there is no such value (`assign`).
TypedAttr getIdentityValueAttr(AtomicRMWKind kind, Type resultType,
                               OpBuilder &builder, Location loc,
                               bool useOnlyFiniteValue = false);
/// The same as a constant; null after errors.
Value getIdentityValue(AtomicRMWKind kind, Type resultType, OpBuilder &builder,
                       Location loc, bool useOnlyFiniteValue = false);
/// The same of an operation, finite if it has the flag `ninf`; nothing if the
/// operation reduces nothing.
std::optional<TypedAttr> getNeutralElement(Operation *op);
/// The operation that combines two values.
/// Errors: null and a diagnostic if there is none (`assign`).
Value getReductionOp(AtomicRMWKind kind, OpBuilder &builder, Location loc,
                     Value lhs, Value rhs);

/// The product; 1 of `resultType`, which is that of the values, if there are
/// none. The shorter one needs a value.
Value createProduct(OpBuilder &builder, Location loc, ArrayRef<Value> values);
Value createProduct(OpBuilder &builder, Location loc, ArrayRef<Value> values,
                    Type resultType);

} // namespace mlir::arith

namespace mlir {

/// The value, or a constant of the attribute, an integer of any type.
Value getValueOrCreateConstantIntOp(OpBuilder &builder, Location loc,
                                    OpFoldResult valueOrAttr);
/// The value, or a constant index of the attribute, an integer of any type.
Value getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                      OpFoldResult valueOrAttr);
SmallVector<Value>
getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                ArrayRef<OpFoldResult> valuesOrAttrs);
/// The value, of index or integer type, cast as a signed number if its type is
/// another one.
Value getValueOrCreateCastToIndexLike(OpBuilder &builder, Location loc,
                                      Type targetType, Value value);

/// A constant of a type of scalars, or of a static shape with this in each
/// element. `value` has the width, or format, of the elements.
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type,
                                  const APInt &value);
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type,
                                  int64_t value);
Value createScalarOrSplatConstant(OpBuilder &builder, Location loc, Type type,
                                  const APFloat &value);

} // namespace mlir

#endif // DIALECTS_ARITH_ARITH_H
