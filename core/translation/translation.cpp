// SPDX-License-Identifier: Apache-2.0
#include "core/translation/translation.h"

#include "core/asm/parser.h"
#include "core/ir/verify/verifier.h"

using namespace mlir;

void mlir::registerTranslation(Registry &registry, llvm::StringRef name,
                               llvm::StringRef description,
                               TranslateFunction function,
                               AddTranslationOptions addOptions) {
  registry.insertOwned(Translation{name.str(), description.str(),
                                   std::move(function), std::move(addOptions)});
}

void mlir::registerTranslationFromMLIR(
    Registry &registry, llvm::StringRef name, llvm::StringRef description,
    TranslateFromMLIRFunction function,
    llvm::function_ref<void(DialectRegistry &)> addDialects) {
  addDialects(registry.getDialects());
  registerTranslation(
      registry, name, description,
      [function = std::move(function)](
          const std::shared_ptr<llvm::SourceMgr> &sources,
          llvm::raw_ostream &output, MLIRContext *context,
          const TranslationSettings &settings) -> LogicalResult {
        OwningOpRef<Operation *> op =
            parseSourceFileForTool(sources, ParserConfig(context),
                                   /*insertImplicitModule=*/
                                   !settings.noImplicitModule);
        return op ? function(*op, output) : failure();
      });
}

void mlir::registerTranslationToMLIR(
    Registry &registry, llvm::StringRef name, llvm::StringRef description,
    TranslateToMLIRFunction function,
    llvm::function_ref<void(DialectRegistry &)> addDialects,
    AddTranslationOptions addOptions) {
  addDialects(registry.getDialects());
  registerTranslation(
      registry, name, description,
      [function = std::move(function)](
          const std::shared_ptr<llvm::SourceMgr> &sources,
          llvm::raw_ostream &output, MLIRContext *context,
          const TranslationSettings &settings) -> LogicalResult {
        OwningOpRef<Operation *> op = function(sources, context);
        if (!op || failed(verify(*op)))
          return failure();
        op.get()->print(output, settings.printing);
        return success();
      },
      std::move(addOptions));
}
