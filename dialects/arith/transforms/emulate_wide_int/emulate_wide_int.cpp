// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int.h"

#include "core/conversion/dialect_conversion.h"
#include "core/conversion/function_conversion.h"
#include "core/ir/context/diagnostics.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_patterns.h"
#include "dialects/func/func.h"
#include "dialects/func/transforms/func_conversions/func_conversions.h"
#include "dialects/vector/vector.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::arith {

#define GEN_PASS_DEF_ARITHEMULATEWIDEINT
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_pass.h.inc"

namespace {

struct ArithEmulateWideInt
    : impl::ArithEmulateWideIntBase<ArithEmulateWideInt> {
  using ArithEmulateWideIntBase::ArithEmulateWideIntBase;

  void runOnOperation() override {
    if (!llvm::isPowerOf2_32(widestIntSupported) || widestIntSupported < 2) {
      getOperation()->emitError("widest-int-supported is ")
          << widestIntSupported.getValue()
          << ": expected a power of two, at least 2";
      return signalPassFailure();
    }
    const WideIntEmulationConverter converter(widestIntSupported);
    MLIRContext *context = &getContext();
    ConversionTarget target(*context);
    target.addDynamicallyLegalOp<func::FuncOp>([&](Operation *op) {
      return converter.isLegal(cast<func::FuncOp>(op).getFunctionType());
    });
    const auto isLegal = [&](Operation *op) { return converter.isLegal(op); };
    target.addDynamicallyLegalOp<func::CallIndirectOp, func::CallOp,
                                 func::ConstantOp, func::ReturnOp>(isLegal);
    target.addDynamicallyLegalDialect<ArithDialect, vector::VectorDialect>(
        isLegal);
    RewritePatternSet patterns(context);
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateFunctionValueTypeConversionPatterns(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateArithWideIntEmulationPatterns(converter, patterns);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::arith
