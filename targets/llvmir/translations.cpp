// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/translations.h"

#include "core/translation/translation.h"
#include "dialects/dlti/dlti.h"
#include "dialects/func/func.h"
#include "targets/llvmir/dialect_translations.h"
#include "targets/llvmir/export.h"

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
