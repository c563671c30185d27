// SPDX-License-Identifier: Apache-2.0
//
// Loads dialects from files of definitions at run time. TableGen ends the
// program on invalid input, so it runs in a child process.
#ifndef ODS_LOAD_LOAD_TD_H
#define ODS_LOAD_LOAD_TD_H

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/ir/definition/dialect_definition.h"
#include "ods/load/loaded_rule.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

struct LoadOptions {
  /// Include directories, searched after the record library, which is part of
  /// the program, and the working directory.
  std::vector<std::string> includeDirs;
  /// Names of existing dialects besides builtin. Such a dialect is omitted if
  /// the file includes it but neither defines nor extends it.
  std::vector<std::string> knownDialects;
  std::chrono::milliseconds deadline = std::chrono::seconds(10);
  /// The size of the child's address space in bytes; see ChildLimits.
  uint64_t memoryLimit = uint64_t(4) << 30;
};

/// Loads the dialects that a file defines, in a child process. Must be called
/// before the first thread is started. Errors and warnings are printed to
/// `diagnostics` as `file:line:col: error: …` with the line. If `rules` is not
/// null, the rewrite rules of the file are appended to it; a file of rules need
/// not define a dialect. Any file content is safe.
/// Errors: reports at least one error and returns nullopt, for input that
/// mlir-tblgen rejects and for definitions that require C++.
std::optional<std::vector<DialectDefinition>>
readDefinitions(llvm::StringRef file, const LoadOptions &options,
                llvm::raw_ostream &diagnostics,
                std::vector<LoadedRule> *rules = nullptr);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_LOAD_TD_H
