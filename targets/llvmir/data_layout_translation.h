// SPDX-License-Identifier: Apache-2.0
//
// Converts data layouts to LLVM's format.
#ifndef TARGETS_LLVMIR_DATA_LAYOUT_TRANSLATION_H
#define TARGETS_LLVMIR_DATA_LAYOUT_TRANSLATION_H

#include <string>

#include "core/interfaces/data_layout.h"
#include "core/ir/structure/operation.h"

namespace mlir::LLVM {

/// Returns the data layout of a module: its data layout string, or else the
/// converted `dlti.dl_spec`, or an empty string.
/// Errors: failure, after a diagnostic, for entries that LLVM does not have.
FailureOr<std::string> getDataLayoutString(Operation *module);

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DATA_LAYOUT_TRANSLATION_H
