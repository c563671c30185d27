// SPDX-License-Identifier: Apache-2.0
//
// Building blocks of Markdown documentation. Each begins with an empty line.
#ifndef ODS_GEN_DOC_MARKDOWN_H
#define ODS_GEN_DOC_MARKDOWN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Emits the first line of a file.
void emitDocFirstLine(llvm::raw_ostream &os);

/// Emits a summary in italics and capitalized; emits nothing if it is empty.
void emitSummary(llvm::StringRef summary, llvm::raw_ostream &os);

/// Emits a description without its common indentation; emits nothing if it is
/// empty.
void emitDescription(llvm::StringRef description, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_DOC_MARKDOWN_H
