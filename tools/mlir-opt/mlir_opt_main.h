// SPDX-License-Identifier: Apache-2.0
//
// The main function of mlir-opt without registrations, for tools that choose
// their own.
#ifndef TOOLS_MLIR_OPT_MLIR_OPT_MAIN_H
#define TOOLS_MLIR_OPT_MLIR_OPT_MAIN_H

#include <memory>
#include <string>

#include "core/ir/context/registry.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class DefinedDialects;
class RuleList;

/// The type of `loadDefinitions` (load_definitions.h), which links TableGen.
using DefinitionLoader = std::unique_ptr<DefinedDialects>(
    llvm::ArrayRef<std::string> files, llvm::ArrayRef<std::string> includeDirs,
    const DialectRegistry &registry, RuleList &rules,
    llvm::raw_ostream &diagnostics);

/// Reads, verifies and prints as the command line requests. Returns the exit
/// status of the process: 0, or 1 after a message on standard error, in which
/// case no output file was written. `loader` reads the files of `--load-td`,
/// which is an error if it is null.
int mlirOptMain(int argc, char **argv, const Registry &registry,
                DefinitionLoader *loader = nullptr);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_MLIR_OPT_MAIN_H
