// SPDX-License-Identifier: Apache-2.0
#include "targets/lowering/convert_model_to_llvm.h"

#include "conversions/arith_to_llvm/arith_to_llvm_patterns.h"
#include "conversions/cf_to_llvm/cf_to_llvm_patterns.h"
#include "conversions/func_to_llvm/func_to_llvm_patterns.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/type_converter.h"
#include "conversions/math_to_libm/math_to_libm_patterns.h"
#include "conversions/math_to_llvm/math_to_llvm_patterns.h"
#include "conversions/memref_to_llvm/memref_to_llvm_patterns.h"
#include "conversions/vector_to_llvm/vector_to_llvm_patterns.h"
#include "core/conversion/dialect_conversion.h"
#include "core/interfaces/data_layout.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/verify/symbol_table.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/expand_ops/expand_ops_patterns.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/dialect.h"
#include "dialects/memref/memref.h"
#include "dialects/vector/vector.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTMODELTOLLVMPASS
#include "targets/lowering/convert_model_to_llvm_pass.h.inc"

namespace {

/// Intrinsics are faster than functions of libm.
constexpr unsigned intrinsicBenefit = 2, libmBenefit = 1;

void populate(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
              SymbolTableCollection &symbolTables) {
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  cf::populateAssertToLLVMConversionPattern(
      converter, patterns, /*abortOnFailure=*/true, &symbolTables);
  populateExactMathToLLVMConversionPatterns(converter, patterns,
                                            intrinsicBenefit);
  populateMathToLibmConversionPatterns(patterns, libmBenefit);
  populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns,
                                                 &symbolTables);
  populateVectorToLLVMConversionPatterns(converter, patterns);
  populateFuncToLLVMConversionPatterns(converter, patterns, &symbolTables);
}

struct ConvertModelToLLVM
    : impl::ConvertModelToLLVMPassBase<ConvertModelToLLVM> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    LowerToLLVMOptions options(context, DataLayout::closest(getOperation()));
    options.useBarePtrCallConv = true;
    const LLVMTypeConverter converter(context, options);
    SymbolTableCollection symbolTables;
    RewritePatternSet patterns(context);
    populate(converter, patterns, symbolTables);

    LLVMConversionTarget target(*context);
    target.addIllegalDialect<arith::ArithDialect, cf::ControlFlowDialect,
                             func::FuncDialect, math::MathDialect,
                             memref::MemRefDialect, vector::VectorDialect>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
} // namespace mlir
