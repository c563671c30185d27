// SPDX-License-Identifier: Apache-2.0
//
// The layout of elements in the data of dense attributes: little-endian, in
// whole bytes, except that i1 elements take one bit. Private to core/ir.
#ifndef CORE_IR_BUILTIN_ELEMENTS_DATA_H
#define CORE_IR_BUILTIN_ELEMENTS_DATA_H

#include <cstdint>

#include "core/ir/builtin/elements.h"
#include "core/ir/data/blob.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::detail {

/// Returns the number of elements, or the largest integer if it overflows or
/// the shape is not static.
uint64_t getNumElementsOrMax(ShapedType type);

/// Returns true if data for `numElements` elements represents a splat.
bool isSplatData(const ElementLayout &layout, llvm::ArrayRef<char> data,
                 uint64_t numElements);

/// Data of at most this many bytes is copied instead of kept with its owner.
inline constexpr size_t MaxCopied = 64;

/// Returns the canonical form of valid data: padding bits are zero, and equal
/// elements are stored as one.
Blob canonicalizeData(const ElementLayout &layout, const Blob &data,
                      uint64_t numElements);

/// Returns the attribute whose data `fill` writes; the `size` bytes are
/// initially zero. Large data is not copied again.
DenseElementsAttr
makeFromData(ShapedType type, size_t size,
             llvm::function_ref<void(llvm::MutableArrayRef<char>)> fill);

/// Returns element `index` as an attribute.
Attribute getElementAttribute(Type elementType, const ElementLayout &layout,
                              llvm::ArrayRef<char> data, uint64_t index);

/// Returns zero, or the empty string.
Attribute getZeroElement(Type elementType);

} // namespace mlir::detail

#endif // CORE_IR_BUILTIN_ELEMENTS_DATA_H
