// SPDX-License-Identifier: Apache-2.0
//
// Quotes names from files in messages.
#ifndef TARGETS_ONNX_QUOTE_H
#define TARGETS_ONNX_QUOTE_H

#include <string>

#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns `text` in single quotes. Escapes control characters and omits the
/// middle of a very long text, so that a message with a name from a file
/// remains one readable line.
std::string quote(llvm::StringRef text);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_QUOTE_H
