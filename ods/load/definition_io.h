// SPDX-License-Identifier: Apache-2.0
//
// Definitions of dialects as bytes, to be handed from process to process.
#ifndef ODS_LOAD_DEFINITION_IO_H
#define ODS_LOAD_DEFINITION_IO_H

#include <optional>
#include <string>
#include <vector>

#include "core/ir/dialect_definition.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// The bytes, the same on every host.
std::string encodeDefinitions(llvm::ArrayRef<DialectDefinition> definitions);

/// What was encoded. Memory and time are bounded by the number of bytes.
/// Errors: nullopt for bytes that are not wholly what encodeDefinitions gives.
/// What the parts mean together is not checked; makeDialects does that.
std::optional<std::vector<DialectDefinition>>
decodeDefinitions(llvm::StringRef bytes);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_DEFINITION_IO_H
