// SPDX-License-Identifier: Apache-2.0
//
// From data layouts as LLVM writes them to those of dlti.
#ifndef TARGETS_LLVMIR_DATA_LAYOUT_IMPORT_H
#define TARGETS_LLVMIR_DATA_LAYOUT_IMPORT_H

#include "core/support/llvm.h"
#include "dialects/dlti/dlti.h"

namespace mlir::LLVM {

/// What a data layout says, and LLVM's defaults where it says nothing: types in
/// the order of the text, then keys. Of two specifications of one thing the
/// first counts. What dlti has no entry for, vectors and aggregates say, is
/// left out, and listed in `unhandled` if that is given.
/// Errors: failure after a diagnostic at `loc` that names the malformed part.
FailureOr<DataLayoutSpecAttr>
translateDataLayout(StringRef layout, Location loc,
                    SmallVectorImpl<StringRef> *unhandled = nullptr);

} // namespace mlir::LLVM

#endif // TARGETS_LLVMIR_DATA_LAYOUT_IMPORT_H
