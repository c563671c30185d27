// SPDX-License-Identifier: Apache-2.0
//
// Converts LLVM data layout strings to dlti data layouts.
#ifndef TARGETS_LLVMIR_DATA_LAYOUT_IMPORT_H
#define TARGETS_LLVMIR_DATA_LAYOUT_IMPORT_H

#include "core/support/llvm.h"
#include "dialects/dlti/dlti.h"

namespace mlir::LLVM {

/// Returns the entries of a data layout string, completed by LLVM's defaults:
/// types in the order of the string, then keys. The first specification of a
/// key wins. Omits specifications that have no dlti entry, such as those of
/// vectors and aggregates, and adds them to `unhandled` if it is not null.
/// Errors: failure after a diagnostic at `loc` that names the malformed part.
FailureOr<DataLayoutSpecAttr>
translateDataLayout(StringRef layout, Location loc,
                    SmallVectorImpl<StringRef> *unhandled = nullptr);

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DATA_LAYOUT_IMPORT_H
