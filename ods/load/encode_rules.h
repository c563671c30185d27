// SPDX-License-Identifier: Apache-2.0
//
// Converts records of rewrite rules to programs, and serializes them.
#ifndef ODS_LOAD_ENCODE_RULES_H
#define ODS_LOAD_ENCODE_RULES_H

#include <optional>
#include <string>
#include <vector>

#include "ods/load/encoding.h"
#include "ods/load/loaded_rule.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// Returns the rules of the records in the order that mlir-tblgen uses.
/// Errors: reports errors through llvm::SrcMgr at the records, for input that
/// mlir-tblgen rejects and for rules that require C++. Then returns nullopt or
/// ends the program.
std::optional<std::vector<LoadedRule>>
encodeRules(const llvm::RecordKeeper &records, const EncodingContext &context);

/// Returns the bytes, which are the same on every host.
std::string encodeLoadedRules(llvm::ArrayRef<LoadedRule> rules);

/// Decodes rules. Errors: returns nullopt unless the bytes are exactly the
/// output of encodeLoadedRules.
std::optional<std::vector<LoadedRule>> decodeLoadedRules(llvm::StringRef bytes);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_ENCODE_RULES_H
