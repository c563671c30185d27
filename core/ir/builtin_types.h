// SPDX-License-Identifier: Apache-2.0
//
// The builtin types; their definitions are in core/ir/builtin_types.td. Source:
// the MLIR documentation, "Builtin Dialect".
// `get` makes what must be right (a wrong parameter is a program error);
// `getChecked` says what is wrong and returns null.
#ifndef CORE_IR_BUILTIN_TYPES_H
#define CORE_IR_BUILTIN_TYPES_H

#include <cstdint>
#include <optional>

#include "core/ir/affine_map.h"
#include "core/ir/builtin_type_interfaces.h"
#include "core/ir/ranges.h"
#include "core/ir/type.h"
#include "core/support/llvm.h"

namespace mlir {

class MemRefLayoutAttrInterface;
class StringAttr;

class RankedTensorType;
class UnrankedTensorType;
class MemRefType;
class UnrankedMemRefType;

namespace detail {
enum SignednessSemantics : uint32_t { Signless, Signed, Unsigned };
} // namespace detail

/// A tensor, ranked or not.
class TensorType : public Type {
public:
  using Type::Type;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, ShapedType>;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  Type getElementType() const { return ShapedType(*this).getElementType(); }
  bool hasRank() const;
  llvm::ArrayRef<int64_t> getShape() const {
    return ShapedType(*this).getShape();
  }
  TensorType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                       Type elementType) const;
};

/// A memref, ranked or not.
class BaseMemRefType : public Type {
public:
  using Type::Type;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, ShapedType>;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  Type getElementType() const { return ShapedType(*this).getElementType(); }
  bool hasRank() const;
  llvm::ArrayRef<int64_t> getShape() const {
    return ShapedType(*this).getShape();
  }
  /// Null: the default one.
  Attribute getMemorySpace() const;
  /// As an integer; 0 for none.
  unsigned getMemorySpaceAsInt() const;
  BaseMemRefType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                           Type elementType) const;
};

} // namespace mlir

#define GET_TYPEDEF_CLASSES
#include "core/ir/builtin_types.h.inc"

namespace mlir {

/// The float type of a format.
FloatType getFloatType(const FloatSemantics &semantics, MLIRContext *context);

/// The type of the elements of a shaped type; of others, itself.
Type getElementTypeOrSelf(Type type);
Type getElementTypeOrSelf(Value value);
llvm::SmallVector<Type, 10> getFlattenedTypes(TupleType tuple);
/// The row-major strided layout of a shape, as affine expression.
AffineExpr makeCanonicalStridedLayoutExpr(llvm::ArrayRef<int64_t> sizes,
                                          MLIRContext *context);
AffineMap makeStridedLinearLayoutMap(llvm::ArrayRef<int64_t> strides,
                                     int64_t offset, MLIRContext *context);
/// Strides and offset that a layout map stands for.
/// Errors: failure without a message when the map is not strided.
LogicalResult getStridesAndOffset(AffineMap layout,
                                  llvm::ArrayRef<int64_t> shape,
                                  llvm::SmallVectorImpl<int64_t> &strides,
                                  int64_t &offset);

} // namespace mlir

#endif // CORE_IR_BUILTIN_TYPES_H
