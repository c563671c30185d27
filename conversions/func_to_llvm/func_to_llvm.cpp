// SPDX-License-Identifier: Apache-2.0
#include "conversions/func_to_llvm/func_to_llvm.h"

#include "conversions/func_to_llvm/func_op.h"
#include "conversions/func_to_llvm/func_to_llvm_patterns.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "core/conversion/dialect_conversion.h"
#include "core/interfaces/data_layout.h"
#include "core/ir/verify/symbol_table.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/func/func.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTFUNCTOLLVMPASS
#define GEN_PASS_DEF_SETLLVMMODULEDATALAYOUTPASS
#include "conversions/func_to_llvm/func_to_llvm_pass.h.inc"

namespace {

/// Emits an error at `op` if the data layout is invalid.
LogicalResult verifyLayout(Operation *op, StringRef layout) {
  return LLVM::LLVMDialect::verifyDataLayoutString(
      layout, [&](const Twine &message) { op->emitError() << message.str(); });
}

struct ConvertFuncToLLVM : impl::ConvertFuncToLLVMPassBase<ConvertFuncToLLVM> {
  using ConvertFuncToLLVMPassBase::ConvertFuncToLLVMPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    StringRef layout;
    if (auto attribute = module->getAttrOfType<StringAttr>(
            LLVM::LLVMDialect::getDataLayoutAttrName()))
      layout = attribute.getValue();
    if (failed(verifyLayout(module, layout)))
      return signalPassFailure();
    LowerToLLVMOptions options = makeLoweringOptions(
        &getContext(), DataLayout::closest(module), indexBitwidth);
    options.useBarePtrCallConv = useBarePtrCallConv;
    options.dataLayout = layout.str();
    LLVMTypeConverter converter(&getContext(), options);
    RewritePatternSet patterns(&getContext());
    SymbolTableCollection symbolTables;
    populateFuncToLLVMConversionPatterns(converter, patterns, &symbolTables);
    LLVMConversionTarget target(getContext());
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      signalPassFailure();
  }
};

struct SetLLVMModuleDataLayout
    : impl::SetLLVMModuleDataLayoutPassBase<SetLLVMModuleDataLayout> {
  using SetLLVMModuleDataLayoutPassBase::SetLLVMModuleDataLayoutPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(verifyLayout(module, StringRef(dataLayout))))
      return signalPassFailure();
    module->setAttr(LLVM::LLVMDialect::getDataLayoutAttrName(),
                    StringAttr::get(&getContext(), dataLayout));
  }
};

/// Adds all patterns with default options.
void populateAll(const LLVMTypeConverter &converter,
                 RewritePatternSet &patterns) {
  populateFuncToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void populateFuncToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                          RewritePatternSet &patterns,
                                          SymbolTableCollection *symbolTables) {
  populateFuncToLLVMFuncOpConversionPattern(converter, patterns, symbolTables);
  func_to_llvm::populateCallPatterns(converter, patterns, symbolTables);
}

void registerConvertFuncToLLVMInterface(Registry &registry) {
  registerPatternsToLLVM<func::FuncDialect, populateAll>(registry);
}

} // namespace mlir
