// SPDX-License-Identifier: Apache-2.0
//
// Pieces of documentation in Markdown that all kinds of records share. Each
// begins with an empty line.
#ifndef ODS_GEN_DOC_MARKDOWN_H
#define ODS_GEN_DOC_MARKDOWN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// The first line of a file.
void emitDocFirstLine(llvm::raw_ostream &os);

/// In italics, with a capital; nothing if it is empty.
void emitSummary(llvm::StringRef summary, llvm::raw_ostream &os);

/// Without the indentation that all lines have; nothing if it is empty.
void emitDescription(llvm::StringRef description, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_DOC_MARKDOWN_H
