// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ from rewrite rules. Each rule becomes a pattern class with its
// name, which contains the rule's program and the functions that it calls.
// `populateWithGenerated` adds all patterns to a set.
#ifndef DRR_GEN_REWRITERS_GEN_REWRITERS_H
#define DRR_GEN_REWRITERS_GEN_REWRITERS_H

#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// Implements -gen-rewriters for all definitions of `Pattern`. Errors: reports
/// errors at the record and ends the program.
bool emitRewriters(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // DRR_GEN_REWRITERS_GEN_REWRITERS_H
