// SPDX-License-Identifier: Apache-2.0
#include "conversions/complex_to_libm/complex_to_libm.h"

#include "conversions/complex_to_libm/complex_to_libm_patterns.h"
#include "core/conversion/dialect_conversion.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/complex/complex.h"
#include "dialects/func/declare.h"
#include "dialects/func/func.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTCOMPLEXTOLIBM
#include "conversions/complex_to_libm/complex_to_libm_pass.h.inc"

namespace {

// f(z) -> call @cf(z)
template <typename OpT> struct CallComplexLibm : OpRewritePattern<OpT> {
  CallComplexLibm(MLIRContext *context, StringRef f32Name, StringRef f64Name,
                  PatternBenefit benefit)
      : OpRewritePattern<OpT>(context, benefit), f32Name(f32Name),
        f64Name(f64Name) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    const Type part =
        cast<ComplexType>(op->getOperand(0).getType()).getElementType();
    if (!part.isF32() && !part.isF64())
      return rewriter.notifyMatchFailure(op, "neither of f32 nor of f64");
    const StringRef name = part.isF32() ? f32Name : f64Name;
    func::declareFunction(
        rewriter, op, name,
        rewriter.getFunctionType(op->getOperandTypes(), op->getResultTypes()));
    rewriter.replaceOpWithNewOp<func::CallOp>(op, name, op->getResultTypes(),
                                              op->getOperands());
    return success();
  }

private:
  const StringRef f32Name, f64Name;
};

struct ConvertComplexToLibm
    : impl::ConvertComplexToLibmBase<ConvertComplexToLibm> {
  using ConvertComplexToLibmBase::ConvertComplexToLibmBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateComplexToLibmConversionPatterns(patterns, /*benefit=*/1);
    ConversionTarget target(getContext());
    target.addLegalDialect<func::FuncDialect>();
    target.addIllegalOp<complex::PowOp, complex::SqrtOp, complex::TanhOp,
                        complex::CosOp, complex::SinOp, complex::ConjOp,
                        complex::LogOp, complex::AbsOp, complex::AngleOp,
                        complex::TanOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void populateComplexToLibmConversionPatterns(RewritePatternSet &patterns,
                                             PatternBenefit benefit) {
  using namespace complex;
  MLIRContext *context = patterns.getContext();
  patterns.add<CallComplexLibm<PowOp>>(context, "cpowf", "cpow", benefit);
  patterns.add<CallComplexLibm<SqrtOp>>(context, "csqrtf", "csqrt", benefit);
  patterns.add<CallComplexLibm<TanhOp>>(context, "ctanhf", "ctanh", benefit);
  patterns.add<CallComplexLibm<CosOp>>(context, "ccosf", "ccos", benefit);
  patterns.add<CallComplexLibm<SinOp>>(context, "csinf", "csin", benefit);
  patterns.add<CallComplexLibm<ConjOp>>(context, "conjf", "conj", benefit);
  patterns.add<CallComplexLibm<LogOp>>(context, "clogf", "clog", benefit);
  patterns.add<CallComplexLibm<AbsOp>>(context, "cabsf", "cabs", benefit);
  patterns.add<CallComplexLibm<AngleOp>>(context, "cargf", "carg", benefit);
  patterns.add<CallComplexLibm<TanOp>>(context, "ctanf", "ctan", benefit);
}

} // namespace mlir
