// SPDX-License-Identifier: Apache-2.0
//
// Runs a function in a process of its own, so that a crash ends only that.
#ifndef TESTS_ONNX_BACKEND_ISOLATED_H
#define TESTS_ONNX_BACKEND_ISOLATED_H

#include <string>

#include "llvm/ADT/STLFunctionalExtras.h"

namespace onnx_mlir {

/// Returns what `function` returns in a copy of this process, or the line
/// `crashed: REASON` if that ends in another way or takes more than `seconds`.
std::string runIsolated(unsigned seconds,
                        llvm::function_ref<std::string()> function);

} // namespace onnx_mlir

#endif // TESTS_ONNX_BACKEND_ISOLATED_H
