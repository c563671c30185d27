// SPDX-License-Identifier: Apache-2.0
//
// Documentation of dialects from their descriptors, generated or made at run
// time. What only definitions know, classes in C++ among it, is not in it.
#ifndef CORE_IR_DIALECT_DOC_H
#define CORE_IR_DIALECT_DOC_H

#include "llvm/Support/raw_ostream.h"

namespace mlir {

class Dialect;

/// Prints a dialect in Markdown: its operations, attributes and types by name,
/// and the enumerations that these use.
void printDialectDoc(Dialect &dialect, llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_IR_DIALECT_DOC_H
