// SPDX-License-Identifier: Apache-2.0
//
// Documentation of dialects, generated from their descriptors. It does not
// contain information that only definitions have, such as C++ classes.
#ifndef CORE_IR_DEFINITION_DIALECT_DOC_H
#define CORE_IR_DEFINITION_DIALECT_DOC_H

#include "llvm/Support/raw_ostream.h"

namespace mlir {

class Dialect;

/// Prints a dialect as Markdown: its operations, attributes and types by name,
/// and the enumerations that they use.
void printDialectDoc(Dialect &dialect, llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_IR_DEFINITION_DIALECT_DOC_H
