// SPDX-License-Identifier: Apache-2.0
//
// Reads dialects from files of definitions at run time. TableGen, which ends
// the program on bad input, does so in a child process.
#ifndef ODS_LOAD_LOAD_TD_H
#define ODS_LOAD_LOAD_TD_H

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/ir/dialect_definition.h"
#include "ods/load/loaded_rule.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

struct LoadOptions {
  /// Where includes are looked for behind the record library, which is part of
  /// the program, and the working directory.
  std::vector<std::string> includeDirs;
  /// Names of dialects that there are, besides builtin. One of them that the
  /// file includes, but neither defines nor adds to, is left out.
  std::vector<std::string> knownDialects;
  std::chrono::milliseconds deadline = std::chrono::seconds(10);
  /// Of the child's address space, in bytes; see ChildLimits.
  uint64_t memoryLimit = uint64_t(4) << 30;
};

/// Reads the dialects that a file defines, in a child process: to be called
/// before the first thread starts. What it says, warnings too, is printed on
/// `diagnostics` as `file:line:col: error: …` with the line.
/// Errors: nullopt, after at least one message: for what mlir-tblgen refuses,
/// and for what needs C++. Nothing else happens, whatever is in the file.
/// `rules`: where the rewrite rules of the file are added, as they follow;
/// null: they are passed over. A file of rules need not define a dialect.
std::optional<std::vector<DialectDefinition>>
readDefinitions(llvm::StringRef file, const LoadOptions &options,
                llvm::raw_ostream &diagnostics,
                std::vector<LoadedRule> *rules = nullptr);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_LOAD_TD_H
