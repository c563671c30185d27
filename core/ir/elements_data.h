// SPDX-License-Identifier: Apache-2.0
//
// How elements lie in the data of dense attributes: little-endian, whole bytes
// each, but those of i1 a bit each. For the sources of core/ir only.
#ifndef CORE_IR_ELEMENTS_DATA_H
#define CORE_IR_ELEMENTS_DATA_H

#include <cstdint>

#include "core/ir/blob.h"
#include "core/ir/elements.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::detail {

/// The number of elements; as many as there can be when 64 bits do not hold it
/// or the shape is not static.
uint64_t getNumElementsOrMax(ShapedType type);

/// Whether data that is held for `numElements` elements is that of a splat.
bool isSplatData(const ElementLayout &layout, llvm::ArrayRef<char> data,
                 uint64_t numElements);

/// Data of up to so many bytes is better copied than kept by its owner.
inline constexpr size_t MaxCopied = 64;

/// The one form in which data is held: bits beside the values are zero, equal
/// elements are one. `data` is valid for the number of elements.
Blob canonicalizeData(const ElementLayout &layout, const Blob &data,
                      uint64_t numElements);

/// The attribute of the data that `fill` writes over `size` zero bytes; large
/// data is not copied again.
DenseElementsAttr
makeFromData(ShapedType type, size_t size,
             llvm::function_ref<void(llvm::MutableArrayRef<char>)> fill);

/// The attribute for element `index` of such data.
Attribute getElementAttribute(Type elementType, const ElementLayout &layout,
                              llvm::ArrayRef<char> data, uint64_t index);

/// Zero, or the empty string.
Attribute getZeroElement(Type elementType);

} // namespace mlir::detail

#endif // CORE_IR_ELEMENTS_DATA_H
