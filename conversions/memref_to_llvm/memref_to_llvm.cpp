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

/// Makes `memref.generic_atomic_rmw` illegal whose body loses its purity: the
/// operations that replace those of memref have side effects.
void addAtomicLegality(ConversionTarget &target) {
  target.addDynamicallyLegalOp<memref::GenericAtomicRMWOp>(
      [](Operation *op) -> std::optional<bool> {
        const WalkResult walk =
            cast<memref::GenericAtomicRMWOp>(op).getAtomicBody().walk(
                [](Operation *nested) {
                  return isa_and_nonnull<memref::MemRefDialect>(
                             nested->getDialect()) &&
                                 !isa<memref::AtomicYieldOp>(nested)
                             ? WalkResult::interrupt()
                             : WalkResult::advance();
                });
        if (walk.wasInterrupted())
          return false;
        return std::nullopt;
      });
}

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
    addAtomicLegality(target);
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      signalPassFailure();
  }
};

/// Adds all patterns with default options.
class MemRefToLLVMInterface final : public ConvertToLLVMPatternInterface {
public:
  using ConvertToLLVMPatternInterface::ConvertToLLVMPatternInterface;

  void loadDependentDialects(MLIRContext *context) const override {
    context->getOrLoadDialect<LLVM::LLVMDialect>();
  }

  void populateConvertToLLVMConversionPatterns(
      ConversionTarget &target, LLVMTypeConverter &typeConverter,
      RewritePatternSet &patterns) const override {
    addAtomicLegality(target);
    populateFinalizeMemRefToLLVMConversionPatterns(typeConverter, patterns);
  }
};

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
  registry.getDialects().addExtension(
      {memref::MemRefDialect::descriptor.name}, [](MLIRContext *context) {
        addInterfaces<MemRefToLLVMInterface>(
            *context->getLoadedDialect<memref::MemRefDialect>());
      });
}

} // namespace mlir
