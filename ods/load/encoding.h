// SPDX-License-Identifier: Apache-2.0
//
// Converts records to definitions from which core makes dialects.
#ifndef ODS_LOAD_ENCODING_H
#define ODS_LOAD_ENCODING_H

#include <optional>
#include <string>
#include <vector>

#include "core/ir/definition/dialect_definition.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

struct EncodingContext {
  /// Returns true if a location is in the main file, not in an included one.
  llvm::function_ref<bool(llvm::SMLoc)> isInMainFile;
  /// Returns the prefix of diagnostics at a location: "my.td:3:5".
  llvm::function_ref<std::string(llvm::SMLoc)> describe;
  /// Dialects with these names are omitted if the main file defines none of
  /// their contents.
  llvm::ArrayRef<std::string> knownDialects;
};

/// Returns the dialects of the records in the order of their definitions.
/// Errors: reports errors through llvm::SrcMgr at the records, for input that
/// mlir-tblgen rejects and for definitions that require C++. Then returns
/// nullopt or ends the program.
std::optional<std::vector<DialectDefinition>>
encodeDialects(const llvm::RecordKeeper &records,
               const EncodingContext &context);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_ENCODING_H
