// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ code of dialects.
#ifndef ODS_GEN_DIALECT_GEN_DIALECT_H
#define ODS_GEN_DIALECT_GEN_DIALECT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class RecordKeeper;
class raw_ostream;
} // namespace llvm

namespace mlir {
namespace ods {

/// Emits the class of the dialect named `selected`, or of the only dialect if
/// that is empty. Returns true after reporting an error.
bool emitDialectDecls(const llvm::RecordKeeper &records,
                      llvm::StringRef selected, llvm::raw_ostream &os);

/// Emits the descriptor and the definitions of the class.
bool emitDialectDefs(const llvm::RecordKeeper &records,
                     llvm::StringRef selected, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_DIALECT_GEN_DIALECT_H
