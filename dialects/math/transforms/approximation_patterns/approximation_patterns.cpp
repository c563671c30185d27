// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/approximation_patterns/approximation_patterns.h"

#include "dialects/math/transforms/approximation_patterns/approximation.h"

using namespace mlir;
using namespace mlir::math;

// f(x : f16 or bf16) -> truncf(f(extf(x) : f32))
template <typename OpT>
static LogicalResult expandToF32(OpT op, PatternRewriter &rewriter) {
  const Type type = op.getType();
  if (!isa<Float16Type, BFloat16Type>(getElementTypeOrSelf(type)))
    return rewriter.notifyMatchFailure(op, "neither of f16 nor of bf16");
  Expansion e(op, rewriter);
  const Type wide = e.as(rewriter.getF32Type());
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(e.make<arith::ExtFOp>(wide, operand));
  auto result = OpT::create(rewriter, op.getLoc(), TypeRange(wide), operands);
  rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, type, result->getResult(0));
  return success();
}

namespace {

/// Adds the patterns of the selected operations.
struct NamedPatterns {
  template <typename OpT>
  void add(LogicalResult (*rewrite)(OpT, PatternRewriter &)) {
    if (predicate(OpT::getOperationName()))
      patterns.add(rewrite, benefit);
  }

  RewritePatternSet &patterns;
  llvm::function_ref<bool(StringRef)> predicate;
  PatternBenefit benefit;
};

} // namespace

void mlir::populateMathF32ExpansionPatterns(
    RewritePatternSet &patterns, llvm::function_ref<bool(StringRef)> predicate,
    PatternBenefit benefit) {
  NamedPatterns named{patterns, predicate, benefit};
  named.add(expandToF32<AcosOp>);
  named.add(expandToF32<AcoshOp>);
  named.add(expandToF32<AsinOp>);
  named.add(expandToF32<AsinhOp>);
  named.add(expandToF32<AtanOp>);
  named.add(expandToF32<Atan2Op>);
  named.add(expandToF32<AtanhOp>);
  named.add(expandToF32<CbrtOp>);
  named.add(expandToF32<CosOp>);
  named.add(expandToF32<CoshOp>);
  named.add(expandToF32<ErfOp>);
  named.add(expandToF32<ErfcOp>);
  named.add(expandToF32<ExpOp>);
  named.add(expandToF32<Exp2Op>);
  named.add(expandToF32<ExpM1Op>);
  named.add(expandToF32<LogOp>);
  named.add(expandToF32<Log10Op>);
  named.add(expandToF32<Log1pOp>);
  named.add(expandToF32<Log2Op>);
  named.add(expandToF32<PowFOp>);
  named.add(expandToF32<RsqrtOp>);
  named.add(expandToF32<SinOp>);
  named.add(expandToF32<SinhOp>);
  named.add(expandToF32<SqrtOp>);
  named.add(expandToF32<TanOp>);
  named.add(expandToF32<TanhOp>);
}

void mlir::populateMathPolynomialApproximationPatterns(
    RewritePatternSet &patterns, llvm::function_ref<bool(StringRef)> predicate,
    PatternBenefit benefit) {
  NamedPatterns named{patterns, predicate, benefit};
  named.add(approximateAcos);
  named.add(approximateAsin);
  named.add(approximateAtan);
  named.add(approximateAtan2);
  named.add(approximateCbrt);
  named.add(approximateCos);
  named.add(approximateErf);
  named.add(approximateErfc);
  named.add(approximateExp);
  named.add(approximateExpM1);
  named.add(approximateLog);
  named.add(approximateLog2);
  named.add(approximateLog1p);
  named.add(approximateSin);
  named.add(approximateTanh);
}

void mlir::populateMathPolynomialApproximationPatterns(
    RewritePatternSet &patterns) {
  // The operations that have an approximation, except those with one for f16.
  populateMathF32ExpansionPatterns(patterns, [](StringRef name) {
    return llvm::is_contained<StringRef>(
        {"math.atan", "math.atan2", "math.cbrt", "math.cos", "math.erf",
         "math.erfc", "math.exp", "math.expm1", "math.log", "math.log1p",
         "math.log2", "math.sin", "math.tanh"},
        name);
  });
  populateMathPolynomialApproximationPatterns(patterns,
                                              [](StringRef) { return true; });
}

void mlir::populatePolynomialApproximateTanhPattern(
    RewritePatternSet &patterns) {
  patterns.add(approximateTanh);
}

void mlir::populatePolynomialApproximateErfPattern(
    RewritePatternSet &patterns) {
  patterns.add(approximateErf);
}

void mlir::populatePolynomialApproximateErfcPattern(
    RewritePatternSet &patterns) {
  patterns.add(approximateErfc);
}

void mlir::populateMathAccurateFunctionPatterns(RewritePatternSet &patterns) {
  patterns.add(computeErf);
  patterns.add(computeExpM1);
  patterns.add(computeLog1p);
  patterns.add(computePower);
  patterns.add(computeTanh);
  patterns.add(approximateExp);
  patterns.add(approximateLog);
  patterns.add(approximateLog2);
}
