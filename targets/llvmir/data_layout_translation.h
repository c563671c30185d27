// SPDX-License-Identifier: Apache-2.0
//
// Data layouts as LLVM writes them.
#ifndef TARGETS_LLVMIR_DATA_LAYOUT_TRANSLATION_H
#define TARGETS_LLVMIR_DATA_LAYOUT_TRANSLATION_H

#include <string>

#include "core/interfaces/data_layout.h"
#include "core/ir/operation.h"

namespace mlir::LLVM {

/// The layout of a module: the one that it has in that form, or else what its
/// `dlti.dl_spec` says; empty if it says nothing.
/// Errors: failure, after a diagnostic, for entries that LLVM does not have.
FailureOr<std::string> getDataLayoutString(Operation *module);

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DATA_LAYOUT_TRANSLATION_H
