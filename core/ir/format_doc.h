// SPDX-License-Identifier: Apache-2.0
//
// Assembly formats as text, as they stand in definitions.
#ifndef CORE_IR_FORMAT_DOC_H
#define CORE_IR_FORMAT_DOC_H

#include "core/ir/op_descriptor.h"
#include "core/ir/storage_descriptor.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

// Print a format, which there is, in one line; whitespace that only the printer
// knows, and what custom directives are given, is left out.

void printFormatDoc(const OpDescriptor &op, llvm::raw_ostream &os);
void printFormatDoc(const StorageDescriptor &kind, llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_IR_FORMAT_DOC_H
