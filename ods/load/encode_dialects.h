// SPDX-License-Identifier: Apache-2.0
//
// From records to the definitions of dialects that core makes dialects from.
#ifndef ODS_LOAD_ENCODE_DIALECTS_H
#define ODS_LOAD_ENCODE_DIALECTS_H

#include <optional>
#include <string>
#include <vector>

#include "core/ir/dialect_definition.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

struct EncodingContext {
  /// Whether a place is in the file that was asked for, not in an included one.
  llvm::function_ref<bool(llvm::SMLoc)> isInMainFile;
  /// What messages about a place begin with: "my.td:3:5".
  llvm::function_ref<std::string(llvm::SMLoc)> describe;
  /// A dialect of these names that has nothing in the file itself is left out.
  llvm::ArrayRef<std::string> knownDialects;
};

/// The dialects of the records, in the order of their definitions.
/// Errors: through llvm::SrcMgr, at the records, for what mlir-tblgen refuses
/// and for what is known in C++ only; nullopt then, or the program ends.
std::optional<std::vector<DialectDefinition>>
encodeDialects(const llvm::RecordKeeper &records,
               const EncodingContext &context);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_ENCODE_DIALECTS_H
