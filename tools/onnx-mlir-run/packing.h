// SPDX-License-Identifier: Apache-2.0
//
// Elements of 2 and 4 bits. A TensorProto packs them, the first at the lowest
// bits of a byte; a model takes each as the lower bits of a byte.
#ifndef TOOLS_ONNX_MLIR_RUN_PACKING_H
#define TOOLS_ONNX_MLIR_RUN_PACKING_H

#include <cstddef>
#include <vector>

#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir {

/// Returns `count` elements of `width` bits, each in a byte whose upper bits
/// are 0. `width` is 2 or 4. Requires that `packed` holds as many.
std::vector<char> unpackElements(llvm::ArrayRef<char> packed, size_t count,
                                 unsigned width);

/// Returns the packed form of the lower `width` bits of each byte; the bits
/// after the last element are 0. `width` is 2 or 4.
std::vector<char> packElements(llvm::ArrayRef<char> elements, unsigned width);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_PACKING_H
