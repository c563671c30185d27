// SPDX-License-Identifier: Apache-2.0
//
// Generators of C++ for dialects.
#ifndef ODS_GEN_DIALECT_GEN_DIALECT_H
#define ODS_GEN_DIALECT_GEN_DIALECT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class RecordKeeper;
class raw_ostream;
} // namespace llvm

namespace mlir {
namespace ods {

/// The class of the dialect that is called `selected`, or of the only one where
/// that is empty. True on failure, after a message.
bool emitDialectDecls(const llvm::RecordKeeper &records,
                      llvm::StringRef selected, llvm::raw_ostream &os);

/// Its descriptor and what its class needs.
bool emitDialectDefs(const llvm::RecordKeeper &records,
                     llvm::StringRef selected, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_DIALECT_GEN_DIALECT_H
