// SPDX-License-Identifier: Apache-2.0
#include "conversions/math_to_libm/math_to_libm.h"

#include "conversions/math_common/scalarize.h"
#include "conversions/math_to_libm/math_to_libm_patterns.h"
#include "core/conversion/dialect_conversion.h"
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/func/declare.h"
#include "dialects/func/func.h"
#include "dialects/math/math.h"
#include "dialects/vector/vector.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTMATHTOLIBMPASS
#include "conversions/math_to_libm/math_to_libm_pass.h.inc"

namespace {

// f(x : f16 or bf16) -> truncf(f(extf(x) : f32))
template <typename OpT> struct PromoteToF32 : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    const Type type = op.getType();
    if (!isa<Float16Type, BFloat16Type>(type))
      return rewriter.notifyMatchFailure(op, "neither of f16 nor of bf16");
    const Location loc = op.getLoc();
    const Type f32 = rewriter.getF32Type();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(arith::ExtFOp::create(rewriter, loc, f32, operand));
    auto wide = OpT::create(rewriter, loc, TypeRange(f32), operands);
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, type, wide->getResult(0));
    return success();
  }
};

// f(x) -> call @f(x)
// The function is declared as `readnone`.
template <typename OpT> struct CallLibm : OpRewritePattern<OpT> {
  CallLibm(MLIRContext *context, StringRef f32Name, StringRef f64Name,
           PatternBenefit benefit)
      : OpRewritePattern<OpT>(context, benefit), f32Name(f32Name),
        f64Name(f64Name) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    const Type type = op.getType();
    if (!type.isF32() && !type.isF64())
      return rewriter.notifyMatchFailure(op, "neither of f32 nor of f64");
    const StringRef name = type.isF32() ? f32Name : f64Name;
    const NamedAttribute readnone =
        rewriter.getNamedAttr("llvm.readnone", rewriter.getUnitAttr());
    func::declareFunction(
        rewriter, op, name,
        rewriter.getFunctionType(op->getOperandTypes(), op->getResultTypes()),
        readnone);
    rewriter.replaceOpWithNewOp<func::CallOp>(op, name, op->getResultTypes(),
                                              op->getOperands());
    return success();
  }

private:
  const StringRef f32Name, f64Name;
};

template <typename OpT>
void addPatterns(RewritePatternSet &patterns, PatternBenefit benefit,
                 StringRef f32Name, StringRef f64Name) {
  patterns.add<math::Scalarize<OpT>, PromoteToF32<OpT>>(patterns.getContext(),
                                                        benefit);
  patterns.add<CallLibm<OpT>>(patterns.getContext(), f32Name, f64Name, benefit);
}

struct ConvertMathToLibmPass
    : impl::ConvertMathToLibmPassBase<ConvertMathToLibmPass> {
  using ConvertMathToLibmPassBase::ConvertMathToLibmPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathToLibmConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, BuiltinDialect,
                           func::FuncDialect, vector::VectorDialect>();
    target.addIllegalDialect<math::MathDialect>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void populateMathToLibmConversionPatterns(RewritePatternSet &patterns,
                                          PatternBenefit benefit) {
  using namespace math;
  addPatterns<AbsFOp>(patterns, benefit, "fabsf", "fabs");
  addPatterns<AcosOp>(patterns, benefit, "acosf", "acos");
  addPatterns<AcoshOp>(patterns, benefit, "acoshf", "acosh");
  addPatterns<AsinOp>(patterns, benefit, "asinf", "asin");
  addPatterns<AsinhOp>(patterns, benefit, "asinhf", "asinh");
  addPatterns<Atan2Op>(patterns, benefit, "atan2f", "atan2");
  addPatterns<AtanOp>(patterns, benefit, "atanf", "atan");
  addPatterns<AtanhOp>(patterns, benefit, "atanhf", "atanh");
  addPatterns<CbrtOp>(patterns, benefit, "cbrtf", "cbrt");
  addPatterns<CeilOp>(patterns, benefit, "ceilf", "ceil");
  addPatterns<CosOp>(patterns, benefit, "cosf", "cos");
  addPatterns<CoshOp>(patterns, benefit, "coshf", "cosh");
  addPatterns<ErfOp>(patterns, benefit, "erff", "erf");
  addPatterns<ErfcOp>(patterns, benefit, "erfcf", "erfc");
  addPatterns<ExpOp>(patterns, benefit, "expf", "exp");
  addPatterns<Exp2Op>(patterns, benefit, "exp2f", "exp2");
  addPatterns<ExpM1Op>(patterns, benefit, "expm1f", "expm1");
  addPatterns<FloorOp>(patterns, benefit, "floorf", "floor");
  addPatterns<FmaOp>(patterns, benefit, "fmaf", "fma");
  addPatterns<LogOp>(patterns, benefit, "logf", "log");
  addPatterns<Log10Op>(patterns, benefit, "log10f", "log10");
  addPatterns<Log1pOp>(patterns, benefit, "log1pf", "log1p");
  addPatterns<Log2Op>(patterns, benefit, "log2f", "log2");
  addPatterns<PowFOp>(patterns, benefit, "powf", "pow");
  addPatterns<RoundEvenOp>(patterns, benefit, "roundevenf", "roundeven");
  addPatterns<RoundOp>(patterns, benefit, "roundf", "round");
  addPatterns<RsqrtOp>(patterns, benefit, "rsqrtf", "rsqrt");
  addPatterns<SinOp>(patterns, benefit, "sinf", "sin");
  addPatterns<SinhOp>(patterns, benefit, "sinhf", "sinh");
  addPatterns<SqrtOp>(patterns, benefit, "sqrtf", "sqrt");
  addPatterns<TanOp>(patterns, benefit, "tanf", "tan");
  addPatterns<TanhOp>(patterns, benefit, "tanhf", "tanh");
  addPatterns<TruncOp>(patterns, benefit, "truncf", "trunc");
}

} // namespace mlir
