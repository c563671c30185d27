// SPDX-License-Identifier: Apache-2.0
#include "conversions/arith_to_llvm/arith_to_llvm.h"

#include "conversions/arith_to_llvm/arith_to_llvm_patterns.h"
#include "conversions/arith_to_llvm/pattern_families.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/transforms/expand_ops/expand_ops_patterns.h"

namespace mlir {

#define GEN_PASS_DEF_ARITHTOLLVMCONVERSIONPASS
#include "conversions/arith_to_llvm/arith_to_llvm_pass.h.inc"

namespace {

struct ConvertArithToLLVM
    : impl::ArithToLLVMConversionPassBase<ConvertArithToLLVM> {
  using ArithToLLVMConversionPassBase::ArithToLLVMConversionPassBase;

  void runOnOperation() override {
    LLVMConversionTarget target(getContext());
    LLVMTypeConverter converter(
        &getContext(), makeLoweringOptions(&getContext(), indexBitwidth));
    RewritePatternSet patterns(&getContext());
    arith::populateCeilFloorDivExpandOpsPatterns(patterns);
    arith::populateArithToLLVMConversionPatterns(converter, patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

/// Adds all patterns with default options.
void populateAll(const LLVMTypeConverter &converter,
                 RewritePatternSet &patterns) {
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void arith::populateArithToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  arith_to_llvm::populateOneToOnePatterns(converter, patterns);
  arith_to_llvm::populateCastPatterns(converter, patterns);
  arith_to_llvm::populateExtendedPatterns(converter, patterns);
}

void arith::registerConvertArithToLLVMInterface(Registry &registry) {
  registerPatternsToLLVM<ArithDialect, populateAll>(registry);
}

} // namespace mlir
