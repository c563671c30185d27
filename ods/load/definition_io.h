// SPDX-License-Identifier: Apache-2.0
//
// Serializes definitions of dialects, to pass them between processes.
#ifndef ODS_LOAD_DEFINITION_IO_H
#define ODS_LOAD_DEFINITION_IO_H

#include <optional>
#include <string>
#include <vector>

#include "core/ir/definition/dialect_definition.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// Returns the bytes, which are the same on every host.
std::string encodeDefinitions(llvm::ArrayRef<DialectDefinition> definitions);

/// Decodes definitions. Memory and time are linear in the number of bytes.
/// Errors: returns nullopt unless the bytes are exactly the output of
/// encodeDefinitions. Does not check the consistency of the definitions;
/// makeDialects does.
std::optional<std::vector<DialectDefinition>>
decodeDefinitions(llvm::StringRef bytes);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_DEFINITION_IO_H
