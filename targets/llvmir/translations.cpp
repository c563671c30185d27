// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/translations.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/support/command_line.h"
#include "core/translation/translation.h"
#include "dialects/dlti/dlti.h"
#include "dialects/func/func.h"
#include "dialects/llvm/llvm.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/llvmir/export.h"
#include "targets/llvmir/import.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"

using namespace mlir;

void mlir::registerToLLVMIRTranslation(Registry &registry) {
  registerTranslationFromMLIR(
      registry, "mlir-to-llvmir", "Translate MLIR to LLVMIR",
      [](Operation *op, llvm::raw_ostream &output) -> LogicalResult {
        llvm::LLVMContext context;
        std::unique_ptr<llvm::Module> module =
            translateModuleToLLVMIR(op, context);
        if (!module)
          return failure();
        module->print(output, /*AAW=*/nullptr);
        return success();
      },
      [](DialectRegistry &dialects) {
        dialects.insert<DLTIDialect, func::FuncDialect>();
        registerBuiltinDialectTranslation(dialects);
        registerLLVMDialectTranslation(dialects);
      });
}

/// Imports the main file as a module; returns null after a diagnostic.
static OwningOpRef<Operation *>
importLLVMIR(const std::shared_ptr<llvm::SourceMgr> &sources,
             MLIRContext *context, const LLVMIRImportOptions &options) {
  llvm::LLVMContext llvmContext;
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> module = llvm::parseIR(
      sources->getMemoryBuffer(sources->getMainFileID())->getMemBufferRef(),
      error, llvmContext);
  if (!module) {
    std::string message;
    llvm::raw_string_ostream stream(message);
    error.print(/*ProgName=*/"", stream, /*ShowColors=*/false);
    emitError(UnknownLoc::get(context)) << llvm::StringRef(message).rtrim();
    return {};
  }
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (llvm::verifyModule(*module, &stream)) {
    emitError(UnknownLoc::get(context))
        << "LLVM IR that is not valid: " << llvm::StringRef(message).rtrim();
    return {};
  }
  OwningOpRef<ModuleOp> translated =
      translateLLVMIRToModule(std::move(module), context, options);
  return translated ? OwningOpRef<Operation *>(translated.release())
                    : OwningOpRef<Operation *>();
}

static void addImportOptions(CommandLine &commands,
                             LLVMIRImportOptions &options) {
  commands.addFlag("import-structs-as-literals",
                   options.importStructsAsLiterals,
                   "import-llvm: structs without names");
  commands.addFlag("prefer-unregistered-intrinsics",
                   options.preferUnregisteredIntrinsics,
                   "import-llvm: intrinsics as llvm.call_intrinsic");
  commands.addFlag("drop-di-composite-type-elements",
                   options.dropDICompositeTypeElements,
                   "import-llvm: types of debug information without elements");
  commands.addFlag("emit-expensive-warnings", options.emitExpensiveWarnings,
                   "import-llvm: warnings of what is left out");
}

void mlir::registerFromLLVMIRTranslation(Registry &registry) {
  auto options = std::make_shared<LLVMIRImportOptions>();
  registerTranslationToMLIR(
      registry, "import-llvm", "Translate LLVMIR to MLIR",
      [options](const std::shared_ptr<llvm::SourceMgr> &sources,
                MLIRContext *context) {
        return importLLVMIR(sources, context, *options);
      },
      [](DialectRegistry &dialects) {
        dialects.insert<DLTIDialect, LLVM::LLVMDialect>();
      },
      [options](CommandLine &commands) {
        addImportOptions(commands, *options);
      });
}
