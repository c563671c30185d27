// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ of rewrite rules: for each a class of patterns under its name,
// which is the rule's program and the few functions that it calls, and
// `populateWithGenerated`, which adds all of them to a set.
#ifndef DRR_GEN_REWRITERS_GEN_REWRITERS_H
#define DRR_GEN_REWRITERS_GEN_REWRITERS_H

#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// -gen-rewriters: all definitions of `Pattern`.
/// Errors: at the record, and the program ends.
bool emitRewriters(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // DRR_GEN_REWRITERS_GEN_REWRITERS_H
