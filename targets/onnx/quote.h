// SPDX-License-Identifier: Apache-2.0
//
// Names from files in messages.
#ifndef TARGETS_ONNX_QUOTE_H
#define TARGETS_ONNX_QUOTE_H

#include <string>

#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// `text` in single quotes, with control characters escaped and the middle of
/// an overlong one left out, so that a message with a name from a file in it
/// stays one readable line.
std::string quote(llvm::StringRef text);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_QUOTE_H
