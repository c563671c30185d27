// SPDX-License-Identifier: Apache-2.0
//
// Reads numbers from text, the same in every locale.
#ifndef TARGETS_ONNX_TEXT_NUMBER_H
#define TARGETS_ONNX_TEXT_NUMBER_H

#include <cstdint>
#include <optional>

#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Reads a decimal number, `inf`, `infinity` or `nan` in any case, with an
/// optional minus sign. A number whose magnitude is too large is infinite.
/// Returns nullopt for any other text.
std::optional<float> parseFloat(llvm::StringRef text);
std::optional<double> parseDouble(llvm::StringRef text);

/// Reads a decimal integer with an optional minus sign. Returns nullopt for any
/// other text and outside the type's range.
std::optional<int64_t> parseInt64(llvm::StringRef text);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_NUMBER_H
