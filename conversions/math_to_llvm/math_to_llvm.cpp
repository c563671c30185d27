// SPDX-License-Identifier: Apache-2.0
#include "conversions/math_to_llvm/math_to_llvm.h"

#include "conversions/arith_common/llvm_attributes.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "conversions/llvm_common/one_to_one.h"
#include "conversions/math_to_llvm/math_to_llvm_patterns.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/math/math.h"
#include "llvm/ADT/FloatingPointMode.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTMATHTOLLVMPASS
#define GEN_PASS_DEF_CONVERTEXACTMATHTOLLVMPASS
#include "conversions/math_to_llvm/math_to_llvm_pass.h.inc"

namespace {

using arith::convertFastMathToLLVM;

/// Converts the attributes of `math.fpowi`. Fails if the exponent is a vector:
/// the intrinsic has one exponent for all elements.
LogicalResult convertFPowI(Operation *op,
                           SmallVectorImpl<NamedAttribute> &attributes) {
  if (!op->getOperand(1).getType().isSignlessInteger())
    return failure();
  return convertFastMathToLLVM(op, attributes);
}

/// Functions whose results are exact.
constexpr OneToOneConversion exactConversions[] = {
    {"math.absf", "llvm.intr.fabs", convertFastMathToLLVM, true},
    {"math.ceil", "llvm.intr.ceil", convertFastMathToLLVM, true},
    {"math.copysign", "llvm.intr.copysign", convertFastMathToLLVM, true},
    {"math.floor", "llvm.intr.floor", convertFastMathToLLVM, true},
    {"math.fma", "llvm.intr.fma", convertFastMathToLLVM, true},
    {"math.round", "llvm.intr.round", convertFastMathToLLVM, true},
    {"math.roundeven", "llvm.intr.roundeven", convertFastMathToLLVM, true},
    {"math.sqrt", "llvm.intr.sqrt", convertFastMathToLLVM, true},
    {"math.trunc", "llvm.intr.trunc", convertFastMathToLLVM, true},
};

constexpr OneToOneConversion otherConversions[] = {
    {"math.acos", "llvm.intr.acos", convertFastMathToLLVM, true},
    {"math.asin", "llvm.intr.asin", convertFastMathToLLVM, true},
    {"math.atan", "llvm.intr.atan", convertFastMathToLLVM, true},
    {"math.atan2", "llvm.intr.atan2", convertFastMathToLLVM, true},
    {"math.cos", "llvm.intr.cos", convertFastMathToLLVM, true},
    {"math.cosh", "llvm.intr.cosh", convertFastMathToLLVM, true},
    {"math.ctpop", "llvm.intr.ctpop"},
    {"math.exp", "llvm.intr.exp", convertFastMathToLLVM, true},
    {"math.exp2", "llvm.intr.exp2", convertFastMathToLLVM, true},
    {"math.fpowi", "llvm.intr.powi", convertFPowI, true},
    {"math.log", "llvm.intr.log", convertFastMathToLLVM, true},
    {"math.log10", "llvm.intr.log10", convertFastMathToLLVM, true},
    {"math.log2", "llvm.intr.log2", convertFastMathToLLVM, true},
    {"math.powf", "llvm.intr.pow", convertFastMathToLLVM, true},
    {"math.sin", "llvm.intr.sin", convertFastMathToLLVM, true},
    {"math.sinh", "llvm.intr.sinh", convertFastMathToLLVM, true},
    {"math.tan", "llvm.intr.tan", convertFastMathToLLVM, true},
    {"math.tanh", "llvm.intr.tanh", convertFastMathToLLVM, true},
};

/// The base class of patterns that create a few operations. `compute` creates
/// them for scalars and one-dimensional vectors.
template <typename OpT, bool FailOnUnsupportedFP>
class Expansion : public ConvertOpToLLVMPattern<OpT, FailOnUnsupportedFP> {
public:
  using Base = ConvertOpToLLVMPattern<OpT, FailOnUnsupportedFP>;
  using Base::Base;

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value operand = adaptor.getOperands().front();
    if (!LLVM::isCompatibleType(operand.getType()))
      return failure();
    const Type type = this->typeConverter->convertType(op.getType());
    if (!type)
      return failure();
    if (!isa<LLVM::LLVMArrayType>(operand.getType())) {
      rewriter.replaceOp(op, compute(rewriter, op, type, operand));
      return success();
    }
    return LLVM::detail::handleMultidimensionalVectors(
        op, adaptor.getOperands(), *this->getTypeConverter(),
        [&](Type part, ValueRange operands) {
          return compute(rewriter, op, part, operands.front());
        },
        rewriter);
  }

protected:
  virtual Value compute(OpBuilder &builder, OpT op, Type type,
                        Value operand) const = 0;

  static SmallVector<NamedAttribute> getAttributes(OpT op) {
    SmallVector<NamedAttribute> attributes;
    (void)convertFastMathToLLVM(op, attributes);
    return attributes;
  }
  static Value createOne(OpBuilder &builder, Location loc, Type type) {
    const auto one =
        builder.getFloatAttr(cast<FloatType>(getElementTypeOrSelf(type)), 1.0);
    if (auto vector = dyn_cast<VectorType>(type))
      return LLVM::ConstantOp::create(builder, loc, type,
                                      SplatElementsAttr::get(vector, one));
    return LLVM::ConstantOp::create(builder, loc, type, one);
  }
};

/// expm1(x) -> exp(x) - 1
struct ExpM1Lowering : Expansion<math::ExpM1Op, true> {
  using Expansion::Expansion;
  Value compute(OpBuilder &builder, math::ExpM1Op op, Type type,
                Value operand) const override {
    const auto attributes = getAttributes(op);
    Value one = createOne(builder, op.getLoc(), type);
    Value power =
        LLVM::ExpOp::create(builder, op.getLoc(), type, operand, attributes);
    return LLVM::FSubOp::create(builder, op.getLoc(), type,
                                ValueRange{power, one}, attributes);
  }
};

/// log1p(x) -> log(1 + x)
struct Log1pLowering : Expansion<math::Log1pOp, true> {
  using Expansion::Expansion;
  Value compute(OpBuilder &builder, math::Log1pOp op, Type type,
                Value operand) const override {
    const auto attributes = getAttributes(op);
    Value one = createOne(builder, op.getLoc(), type);
    Value sum = LLVM::FAddOp::create(builder, op.getLoc(), type,
                                     ValueRange{one, operand}, attributes);
    return LLVM::LogOp::create(builder, op.getLoc(), type, sum, attributes);
  }
};

/// rsqrt(x) -> 1 / sqrt(x)
struct RsqrtLowering : Expansion<math::RsqrtOp, true> {
  using Expansion::Expansion;
  Value compute(OpBuilder &builder, math::RsqrtOp op, Type type,
                Value operand) const override {
    const auto attributes = getAttributes(op);
    Value one = createOne(builder, op.getLoc(), type);
    Value root =
        LLVM::SqrtOp::create(builder, op.getLoc(), type, operand, attributes);
    return LLVM::FDivOp::create(builder, op.getLoc(), type,
                                ValueRange{one, root}, attributes);
  }
};

/// f(x) -> intrinsic(x, false)
/// The flag says that a special argument, such as zero, is not poison.
template <typename OpT, typename IntrinsicOpT>
struct WithoutPoison : Expansion<OpT, false> {
  using Expansion<OpT, false>::Expansion;
  Value compute(OpBuilder &builder, OpT op, Type type,
                Value operand) const override {
    return IntrinsicOpT::create(builder, op.getLoc(), type, operand, false);
  }
};

/// isclass(x) -> is.fpclass(x, classes)
template <typename OpT, llvm::FPClassTest classes>
struct ClassTest : Expansion<OpT, true> {
  using Expansion<OpT, true>::Expansion;
  Value compute(OpBuilder &builder, OpT op, Type type,
                Value operand) const override {
    return LLVM::IsFPClass::create(builder, op.getLoc(), type, operand,
                                   static_cast<uint32_t>(classes));
  }
};

/// sincos(x) -> elements of the struct that the sincos intrinsic returns
/// Guard: no vector with several dimensions.
struct SincosLowering : ConvertOpToLLVMPattern<math::SincosOp, true> {
  using ConvertOpToLLVMPattern<math::SincosOp, true>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(math::SincosOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = adaptor.getOperand().getType();
    if (!LLVM::isCompatibleType(type) || isa<LLVM::LLVMArrayType>(type))
      return failure();
    const Location loc = op.getLoc();
    SmallVector<NamedAttribute> attributes;
    (void)convertFastMathToLLVM(op, attributes);
    const Type both =
        LLVM::LLVMStructType::getLiteral(op.getContext(), {type, type});
    Value pair = LLVM::SincosOp::create(rewriter, loc, both,
                                        adaptor.getOperand(), attributes);
    Value sine = LLVM::ExtractValueOp::create(rewriter, loc, pair, 0);
    Value cosine = LLVM::ExtractValueOp::create(rewriter, loc, pair, 1);
    rewriter.replaceOp(op, {sine, cosine});
    return success();
  }
};

struct ConvertMathToLLVM : impl::ConvertMathToLLVMPassBase<ConvertMathToLLVM> {
  using ConvertMathToLLVMPassBase::ConvertMathToLLVMPassBase;

  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    RewritePatternSet patterns(&getContext());
    populateMathToLLVMConversionPatterns(converter, patterns, approximateLog1p);
    LLVMConversionTarget target(getContext());
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

struct ConvertExactMathToLLVM
    : impl::ConvertExactMathToLLVMPassBase<ConvertExactMathToLLVM> {
  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    RewritePatternSet patterns(&getContext());
    populateExactMathToLLVMConversionPatterns(converter, patterns);
    LLVMConversionTarget target(getContext());
    target.addLegalDialect<math::MathDialect>();
    target.addIllegalOp<math::AbsFOp, math::AbsIOp, math::CeilOp,
                        math::CopySignOp, math::FloorOp, math::FmaOp,
                        math::RoundEvenOp, math::RoundOp, math::SqrtOp,
                        math::TruncOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

/// Adds all patterns with default options.
void populateAll(const LLVMTypeConverter &converter,
                 RewritePatternSet &patterns) {
  populateMathToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void populateExactMathToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    PatternBenefit benefit) {
  populateOneToOneToLLVMPatterns(converter, patterns, exactConversions,
                                 benefit);
  patterns.add<WithoutPoison<math::AbsIOp, LLVM::AbsOp>>(converter, benefit);
}

void populateMathToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                          RewritePatternSet &patterns,
                                          bool approximateLog1p,
                                          PatternBenefit benefit) {
  populateExactMathToLLVMConversionPatterns(converter, patterns, benefit);
  populateOneToOneToLLVMPatterns(converter, patterns, otherConversions,
                                 benefit);
  if (approximateLog1p)
    patterns.add<Log1pLowering>(converter, benefit);
  patterns.add<
      ClassTest<math::IsFiniteOp, llvm::fcFinite>,
      ClassTest<math::IsInfOp, llvm::fcInf>,
      ClassTest<math::IsNaNOp, llvm::fcNan>,
      ClassTest<math::IsNormalOp, llvm::fcNormal>, ExpM1Lowering, RsqrtLowering,
      SincosLowering,
      WithoutPoison<math::CountLeadingZerosOp, LLVM::CountLeadingZerosOp>,
      WithoutPoison<math::CountTrailingZerosOp, LLVM::CountTrailingZerosOp>>(
      converter, benefit);
}

void registerConvertMathToLLVMInterface(Registry &registry) {
  registerPatternsToLLVM<math::MathDialect, populateAll>(registry);
}

} // namespace mlir
