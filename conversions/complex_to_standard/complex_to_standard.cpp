// SPDX-License-Identifier: Apache-2.0
#include "conversions/complex_to_standard/complex_to_standard.h"

#include "conversions/complex_to_standard/complex_to_standard_patterns.h"
#include "conversions/complex_to_standard/part_builder.h"
#include "core/conversion/dialect_conversion.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTCOMPLEXTOSTANDARDPASS
#include "conversions/complex_to_standard/complex_to_standard_pass.h.inc"

namespace {

struct ConvertComplexToStandardPass
    : impl::ConvertComplexToStandardPassBase<ConvertComplexToStandardPass> {
  using ConvertComplexToStandardPassBase::ConvertComplexToStandardPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateComplexToStandardConversionPatterns(patterns, complexRange);
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, math::MathDialect>();
    target.addLegalOp<complex::CreateOp, complex::ImOp, complex::ReOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void populateComplexToStandardConversionPatterns(
    RewritePatternSet &patterns, complex::ComplexRangeFlags complexRange) {
  complex::addArithmeticPatterns(patterns);
  complex::addDivisionPatterns(patterns, complexRange);
  complex::addExponentialPatterns(patterns);
  complex::addPowerPatterns(patterns);
  complex::addTrigonometricPatterns(patterns);
}

} // namespace mlir
