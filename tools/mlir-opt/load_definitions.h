// SPDX-License-Identifier: Apache-2.0
//
// Loads dialects and rewrite rules from definition files.
#ifndef TOOLS_MLIR_OPT_LOAD_DEFINITIONS_H
#define TOOLS_MLIR_OPT_LOAD_DEFINITIONS_H

#include <memory>
#include <string>

#include "core/ir/definition/dialect_from_definition.h"
#include "core/rewrite/table/rule_list.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Loads dialects from files and adds their rewrite rules to `rules`. A file
/// may use dialects of the registry and of the files before it. Call it before
/// the first thread starts.
/// Errors: null, after messages on `diagnostics`.
std::unique_ptr<DefinedDialects>
loadDefinitions(llvm::ArrayRef<std::string> files,
                llvm::ArrayRef<std::string> includeDirs,
                const DialectRegistry &registry, RuleList &rules,
                llvm::raw_ostream &diagnostics);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_LOAD_DEFINITIONS_H
