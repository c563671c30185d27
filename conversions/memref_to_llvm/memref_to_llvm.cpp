// SPDX-License-Identifier: Apache-2.0
#include "conversions/memref_to_llvm/memref_to_llvm.h"

#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "conversions/memref_to_llvm/memref_to_llvm_patterns.h"
#include "conversions/memref_to_llvm/pattern_families.h"
#include "core/conversion/dialect_conversion.h"
#include "core/interfaces/data_layout.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

#define GEN_PASS_DEF_FINALIZEMEMREFTOLLVMCONVERSIONPASS
#include "conversions/memref_to_llvm/memref_to_llvm_pass.h.inc"

namespace {

struct FinalizeMemRefToLLVM
    : impl::FinalizeMemRefToLLVMConversionPassBase<FinalizeMemRefToLLVM> {
  using FinalizeMemRefToLLVMConversionPassBase::
      FinalizeMemRefToLLVMConversionPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    LowerToLLVMOptions options = makeLoweringOptions(
        &getContext(), DataLayout::closest(module), indexBitwidth);
    options.allocLowering =
        useAlignedAlloc ? LowerToLLVMOptions::AllocLowering::AlignedAlloc
                        : LowerToLLVMOptions::AllocLowering::Malloc;
    options.useGenericFunctions = useGenericFunctions;
    LLVMTypeConverter converter(&getContext(), options);
    RewritePatternSet patterns(&getContext());
    SymbolTableCollection symbolTables;
    populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns,
                                                   &symbolTables);
    LLVMConversionTarget target(getContext());
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      signalPassFailure();
  }
};

/// Adds all patterns with default options.
void populateAll(const LLVMTypeConverter &converter,
                 RewritePatternSet &patterns) {
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void populateFinalizeMemRefToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables) {
  using namespace memref_to_llvm;
  populateAccessPatterns(converter, patterns);
  populateAllocationPatterns(converter, patterns, symbolTables);
  populateAtomicPatterns(converter, patterns);
  populateCastPatterns(converter, patterns);
  populateCopyPatterns(converter, patterns, symbolTables);
  populateGlobalPatterns(converter, patterns, symbolTables);
  populateQueryPatterns(converter, patterns);
  populateReshapePatterns(converter, patterns);
  populateViewPatterns(converter, patterns);
}

void registerConvertMemRefToLLVMInterface(Registry &registry) {
  registerPatternsToLLVM<memref::MemRefDialect, populateAll>(registry);
}

} // namespace mlir
