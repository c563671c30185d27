// SPDX-License-Identifier: Apache-2.0
//
// Builtin types. Their definitions are in core/ir/builtin/builtin_types.td.
// Source: the MLIR documentation, "Builtin Dialect". `get` requires valid
// parameters: an invalid one is a program error. `getChecked` reports invalid
// parameters and returns null.
#ifndef CORE_IR_BUILTIN_BUILTIN_TYPES_H
#define CORE_IR_BUILTIN_BUILTIN_TYPES_H

#include <cstdint>
#include <optional>

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_type_interfaces.h"
#include "core/ir/structure/ranges.h"
#include "core/ir/structure/type.h"
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

/// A ranked or unranked tensor.
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

/// A ranked or unranked memref.
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
  /// Returns null for the default memory space.
  Attribute getMemorySpace() const;
  /// Returns the memory space as an integer; 0 if there is none.
  unsigned getMemorySpaceAsInt() const;
  BaseMemRefType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                           Type elementType) const;
};

} // namespace mlir

#define GET_TYPEDEF_CLASSES
#include "core/ir/builtin/builtin_types.h.inc"

namespace mlir {

/// Returns the float type with the given format.
FloatType getFloatType(const FloatSemantics &semantics, MLIRContext *context);

/// Returns the element type of a shaped type; returns other types unchanged.
Type getElementTypeOrSelf(Type type);
Type getElementTypeOrSelf(Value value);
llvm::SmallVector<Type, 10> getFlattenedTypes(TupleType tuple);
/// Returns the row-major strided layout of a shape as an affine expression.
AffineExpr makeCanonicalStridedLayoutExpr(llvm::ArrayRef<int64_t> sizes,
                                          MLIRContext *context);
AffineMap makeStridedLinearLayoutMap(llvm::ArrayRef<int64_t> strides,
                                     int64_t offset, MLIRContext *context);
/// Computes the strides and the offset of a layout map.
/// Errors: returns failure without a diagnostic if the map is not strided.
LogicalResult getStridesAndOffset(AffineMap layout,
                                  llvm::ArrayRef<int64_t> shape,
                                  llvm::SmallVectorImpl<int64_t> &strides,
                                  int64_t &offset);

} // namespace mlir

#endif // CORE_IR_BUILTIN_BUILTIN_TYPES_H
