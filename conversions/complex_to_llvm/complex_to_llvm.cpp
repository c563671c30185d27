// SPDX-License-Identifier: Apache-2.0
#include "conversions/complex_to_llvm/complex_to_llvm.h"

#include "conversions/arith_common/llvm_attributes.h"
#include "conversions/complex_common/division.h"
#include "conversions/complex_to_llvm/complex_to_llvm_patterns.h"
#include "conversions/llvm_common/conversion_target.h"
#include "conversions/llvm_common/convert_to_llvm_interface.h"
#include "conversions/llvm_common/pattern.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

#define GEN_PASS_DEF_CONVERTCOMPLEXTOLLVMPASS
#include "conversions/complex_to_llvm/complex_to_llvm_pass.h.inc"

namespace {

using complex::Parts;

/// Creates operations on parts.
class PartOps {
public:
  PartOps(OpBuilder &builder, Location loc, Type part,
          LLVM::FastmathFlags flags)
      : builder(builder), loc(loc), part(part), flags(flags) {}

  PartOps withoutFlags() const {
    return PartOps(builder, loc, part, LLVM::FastmathFlags::none);
  }

  // Complex numbers, as structs.

  Value get(Value number, int64_t i) const {
    return LLVM::ExtractValueOp::create(builder, loc, number, i);
  }
  Parts split(Value number) const {
    Value re = get(number, 0);
    return {re, get(number, 1)};
  }
  Value poison() const {
    return LLVM::PoisonOp::create(
        builder, loc,
        LLVM::LLVMStructType::getLiteral(part.getContext(), {part, part}));
  }
  Value set(Value number, Parts parts) const {
    number = LLVM::InsertValueOp::create(builder, loc, number, parts.re,
                                         ArrayRef<int64_t>(0));
    return LLVM::InsertValueOp::create(builder, loc, number, parts.im,
                                       ArrayRef<int64_t>(1));
  }

  // Floats.

  Value constant(double value) const {
    return LLVM::ConstantOp::create(
        builder, loc, part, builder.getFloatAttr(cast<FloatType>(part), value));
  }
  Value add(Value a, Value b) const { return apply<LLVM::FAddOp>(a, b); }
  Value sub(Value a, Value b) const { return apply<LLVM::FSubOp>(a, b); }
  Value mul(Value a, Value b) const { return apply<LLVM::FMulOp>(a, b); }
  Value div(Value a, Value b) const { return apply<LLVM::FDivOp>(a, b); }
  Value size(Value a) const {
    return LLVM::FAbsOp::create(builder, loc, part, a, flags);
  }
  Value copySign(Value a, Value b) const {
    return LLVM::CopySignOp::create(builder, loc, part, a, b, flags);
  }
  /// The predicates of both operations have the same numbers.
  Value compare(arith::CmpFPredicate predicate, Value a, Value b) const {
    return LLVM::FCmpOp::create(
        builder, loc, static_cast<LLVM::FCmpPredicate>(predicate), a, b, flags);
  }
  Value equal(Value a, Value b) const {
    return compare(arith::CmpFPredicate::OEQ, a, b);
  }

  // Booleans.

  Value both(Value a, Value b) const {
    return LLVM::AndOp::create(builder, loc, a, b);
  }
  Value either(Value a, Value b) const {
    return LLVM::OrOp::create(builder, loc, a, b);
  }
  Value select(Value condition, Value yes, Value no) const {
    return LLVM::SelectOp::create(builder, loc, condition, yes, no);
  }

private:
  template <typename OpT> Value apply(Value a, Value b) const {
    return OpT::create(builder, loc, part, a, b, flags);
  }

  OpBuilder &builder;
  Location loc;
  Type part;
  LLVM::FastmathFlags flags;
};

/// The base class of patterns for binary operations: op(z, w) -> struct of the
/// computed parts
template <typename OpT>
class BinaryLowering : public ConvertOpToLLVMPattern<OpT> {
public:
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast_or_null<LLVM::LLVMStructType>(
        this->typeConverter->convertType(op.getType()));
    if (!type)
      return failure();
    const PartOps ops(rewriter, op.getLoc(), type.getBody().front(),
                      arith::convertArithFastMathFlagsToLLVM(op.getFastmath()));
    const Parts lhs = ops.split(adaptor.getLhs());
    const Parts rhs = ops.split(adaptor.getRhs());
    /// (a + bi) + (c + di) -> (a + c) + (b + d)i
    Value number = ops.poison();
    rewriter.replaceOp(op, ops.set(number, compute(ops, lhs, rhs)));
    return success();
  }

protected:
  virtual Parts compute(const PartOps &ops, Parts lhs, Parts rhs) const = 0;
};
/// (a + bi) - (c + di) -> (a - c) + (b - d)i

struct AddLowering : BinaryLowering<complex::AddOp> {
  using BinaryLowering::BinaryLowering;
  Parts compute(const PartOps &ops, Parts lhs, Parts rhs) const override {
    Value re = ops.add(lhs.re, rhs.re);
    return {re, ops.add(lhs.im, rhs.im)};
  }
};
/// (a + bi)(c + di) -> (ac - bd) + (bc + ad)i

struct SubLowering : BinaryLowering<complex::SubOp> {
  using BinaryLowering::BinaryLowering;
  Parts compute(const PartOps &ops, Parts lhs, Parts rhs) const override {
    Value re = ops.sub(lhs.re, rhs.re);
    return {re, ops.sub(lhs.im, rhs.im)};
  }
};

struct MulLowering : BinaryLowering<complex::MulOp> {
  using BinaryLowering::BinaryLowering;
  Parts compute(const PartOps &ops, Parts lhs, Parts rhs) const override {
    /// (a + bi) / (c + di) -> divide() of conversions/complex_common/division.h
    Value ca = ops.mul(rhs.re, lhs.re);
    Value db = ops.mul(rhs.im, lhs.im);
    Value re = ops.sub(ca, db);
    Value bc = ops.mul(lhs.im, rhs.re);
    Value ad = ops.mul(lhs.re, rhs.im);
    return {re, ops.add(bc, ad)};
  }
};

struct DivLowering : BinaryLowering<complex::DivOp> {
  DivLowering(const LLVMTypeConverter &converter,
              complex::ComplexRangeFlags range)
      : BinaryLowering(converter), range(range) {}
  Parts compute(const PartOps &ops, Parts lhs, Parts rhs) const override {
    return complex::divide(ops, lhs, rhs,
                           range == complex::ComplexRangeFlags::improved);
  }
  complex::ComplexRangeFlags range;
};

/// abs(a + bi) -> sqrt(a * a + b * b)
struct AbsLowering : ConvertOpToLLVMPattern<complex::AbsOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(complex::AbsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    const Type part = typeConverter->convertType(op.getType());
    const PartOps ops(rewriter, loc, part,
                      arith::convertArithFastMathFlagsToLLVM(op.getFastmath()));
    const Parts parts = ops.split(adaptor.getComplex());
    Value re = ops.mul(parts.re, parts.re);
    Value im = ops.mul(parts.im, parts.im);
    Value sum = ops.add(re, im);
    rewriter.replaceOpWithNewOp<LLVM::SqrtOp>(op, part, sum,
                                              LLVM::FastmathFlags::none);
    return success();
  }
};

/// complex.constant -> llvm.mlir.constant of a struct
struct ComplexConstantLowering : ConvertOpToLLVMPattern<complex::ConstantOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(complex::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return LLVM::detail::oneToOneRewrite(
        op, LLVM::ConstantOp::getOperationName(), ValueRange(), op->getAttrs(),
        *getTypeConverter(), rewriter);
  }
};

/// complex.create(a, b) -> insertvalue b, (insertvalue a, poison[0])[1]
struct CreateLowering : ConvertOpToLLVMPattern<complex::CreateOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(complex::CreateOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const PartOps ops(rewriter, op.getLoc(), adaptor.getReal().getType(),
                      LLVM::FastmathFlags::none);
    rewriter.replaceOp(
        op, ops.set(ops.poison(), {adaptor.getReal(), adaptor.getImaginary()}));
    return success();
  }
};

/// complex.re(z) -> extractvalue z[0], complex.im(z) -> extractvalue z[1]
template <typename OpT, int64_t i>
struct PartLowering : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::ExtractValueOp>(op, adaptor.getComplex(),
                                                      i);
    return success();
  }
};

struct ConvertComplexToLLVM
    : impl::ConvertComplexToLLVMPassBase<ConvertComplexToLLVM> {
  using ConvertComplexToLLVMPassBase::ConvertComplexToLLVMPassBase;

  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    RewritePatternSet patterns(&getContext());
    populateComplexToLLVMConversionPatterns(converter, patterns, complexRange);
    LLVMConversionTarget target(getContext());
    target.addIllegalDialect<complex::ComplexDialect>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

/// Adds all patterns with default options.
void populateAll(const LLVMTypeConverter &converter,
                 RewritePatternSet &patterns) {
  populateComplexToLLVMConversionPatterns(converter, patterns);
}

} // namespace

void populateComplexToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    complex::ComplexRangeFlags complexRange) {
  patterns.add<AbsLowering, AddLowering, ComplexConstantLowering,
               CreateLowering, MulLowering, PartLowering<complex::ReOp, 0>,
               PartLowering<complex::ImOp, 1>, SubLowering>(converter);
  patterns.add<DivLowering>(converter, complexRange);
}

void registerConvertComplexToLLVMInterface(Registry &registry) {
  registerPatternsToLLVM<complex::ComplexDialect, populateAll>(registry);
}

} // namespace mlir
