// SPDX-License-Identifier: Apache-2.0
//
// Named translations between MLIR and other representations, stored in a tool's
// Registry.
#ifndef CORE_TRANSLATION_TRANSLATION_H
#define CORE_TRANSLATION_TRANSLATION_H

#include <functional>
#include <memory>
#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"
#include "core/ir/print/op_printing_flags.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class CommandLine;

/// Options for parsing and printing MLIR.
struct TranslationSettings {
  /// Does not insert an implicit module around the parsed operations.
  bool noImplicitModule = false;
  OpPrintingFlags printing;
};

/// Translates the main file of the sources and writes the result. Errors:
/// reports diagnostics and returns failure.
using TranslateFunction = std::function<LogicalResult(
    const std::shared_ptr<llvm::SourceMgr> &sources, llvm::raw_ostream &output,
    MLIRContext *context, const TranslationSettings &settings)>;
/// Translates one parsed operation and writes the result. Errors: reports
/// diagnostics and returns failure.
using TranslateFromMLIRFunction =
    std::function<LogicalResult(Operation *op, llvm::raw_ostream &output)>;
/// Translates the main file of the sources to MLIR. Errors: reports diagnostics
/// and returns null.
using TranslateToMLIRFunction = std::function<OwningOpRef<Operation *>(
    const std::shared_ptr<llvm::SourceMgr> &sources, MLIRContext *context)>;

/// Adds the translation's options to the command line of a tool. The
/// translation owns the bound variables.
using AddTranslationOptions = std::function<void(CommandLine &)>;

/// A named translation.
struct Translation {
  /// The key in the registry, and the name of the option in tools.
  std::string name;
  std::string description;
  TranslateFunction function;
  /// May be empty.
  AddTranslationOptions addOptions;
};

/// Registers a translation. An existing translation of that name is kept.
void registerTranslation(Registry &registry, llvm::StringRef name,
                         llvm::StringRef description,
                         TranslateFunction function,
                         AddTranslationOptions addOptions = {});
/// Registers a translation from MLIR. The input is verified after parsing.
/// `addDialects` adds the required dialects and extensions.
void registerTranslationFromMLIR(
    Registry &registry, llvm::StringRef name, llvm::StringRef description,
    TranslateFromMLIRFunction function,
    llvm::function_ref<void(DialectRegistry &)> addDialects);
/// Registers a translation to MLIR. The result is verified and printed.
void registerTranslationToMLIR(
    Registry &registry, llvm::StringRef name, llvm::StringRef description,
    TranslateToMLIRFunction function,
    llvm::function_ref<void(DialectRegistry &)> addDialects,
    AddTranslationOptions addOptions = {});

} // namespace mlir

#endif // CORE_TRANSLATION_TRANSLATION_H
