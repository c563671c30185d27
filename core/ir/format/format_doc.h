// SPDX-License-Identifier: Apache-2.0
//
// Prints assembly formats in the syntax of definitions.
#ifndef CORE_IR_FORMAT_FORMAT_DOC_H
#define CORE_IR_FORMAT_FORMAT_DOC_H

#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/descriptor/storage_descriptor.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

// Print a format, which must exist, on one line. Omits whitespace directives
// and the arguments of custom directives.

void printFormatDoc(const OpDescriptor &op, llvm::raw_ostream &os);
void printFormatDoc(const StorageDescriptor &kind, llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_IR_FORMAT_FORMAT_DOC_H
