// SPDX-License-Identifier: Apache-2.0
//
// From records of rewrite rules to programs, and these as bytes.
#ifndef ODS_LOAD_ENCODE_RULES_H
#define ODS_LOAD_ENCODE_RULES_H

#include <optional>
#include <string>
#include <vector>

#include "ods/load/encode_dialects.h"
#include "ods/load/loaded_rule.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// The rules of the records, in the order that mlir-tblgen gives them.
/// Errors: through llvm::SrcMgr, at the records, for what mlir-tblgen refuses
/// and for what is known in C++ only; nullopt then, or the program ends.
std::optional<std::vector<LoadedRule>>
encodeRules(const llvm::RecordKeeper &records, const EncodingContext &context);

/// The bytes, the same on every host.
std::string encodeLoadedRules(llvm::ArrayRef<LoadedRule> rules);

/// What was encoded.
/// Errors: nullopt for bytes that are not wholly what encodeLoadedRules gives.
std::optional<std::vector<LoadedRule>> decodeLoadedRules(llvm::StringRef bytes);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_ENCODE_RULES_H
