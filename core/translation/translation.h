// SPDX-License-Identifier: Apache-2.0
//
// Translations between MLIR and other forms, by name, kept in a tool's
// Registry.
#ifndef CORE_TRANSLATION_TRANSLATION_H
#define CORE_TRANSLATION_TRANSLATION_H

#include <functional>
#include <memory>
#include <string>

#include "core/ir/builtin_ops.h"
#include "core/ir/op_printing_flags.h"
#include "core/ir/registry.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class CommandLine;

/// How MLIR is read and printed.
struct TranslationSettings {
  /// Without it a module is put around what is none.
  bool noImplicitModule = false;
  OpPrintingFlags printing;
};

/// Reads the main file of the sources and writes what it becomes.
/// Errors: failure, after diagnostics.
using TranslateFunction = std::function<LogicalResult(
    const std::shared_ptr<llvm::SourceMgr> &sources, llvm::raw_ostream &output,
    MLIRContext *context, const TranslationSettings &settings)>;
/// The same for one operation that has been read.
using TranslateFromMLIRFunction =
    std::function<LogicalResult(Operation *op, llvm::raw_ostream &output)>;
/// The same for what becomes MLIR; null after diagnostics.
using TranslateToMLIRFunction = std::function<OwningOpRef<Operation *>(
    const std::shared_ptr<llvm::SourceMgr> &sources, MLIRContext *context)>;

/// Adds a translation's own options to a tool's, bound to variables that the
/// translation owns.
using AddTranslationOptions = std::function<void(CommandLine &)>;

/// A translation under its name.
struct Translation {
  /// The registry's key, and the option of tools.
  std::string name;
  std::string description;
  TranslateFunction function;
  /// May be empty.
  AddTranslationOptions addOptions;
};

/// Registers a translation; one that is there under the name stays.
void registerTranslation(Registry &registry, llvm::StringRef name,
                         llvm::StringRef description,
                         TranslateFunction function,
                         AddTranslationOptions addOptions = {});
/// Registers one that reads MLIR, which is verified, with the dialects and
/// extensions that `addDialects` adds to the registry.
void registerTranslationFromMLIR(
    Registry &registry, llvm::StringRef name, llvm::StringRef description,
    TranslateFromMLIRFunction function,
    llvm::function_ref<void(DialectRegistry &)> addDialects);
/// Registers one whose result is verified and printed.
void registerTranslationToMLIR(
    Registry &registry, llvm::StringRef name, llvm::StringRef description,
    TranslateToMLIRFunction function,
    llvm::function_ref<void(DialectRegistry &)> addDialects,
    AddTranslationOptions addOptions = {});

} // namespace mlir

#endif // CORE_TRANSLATION_TRANSLATION_H
