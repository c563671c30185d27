// SPDX-License-Identifier: Apache-2.0
//
// Divisions that round up or down, by those that round to zero.
#include "conversions/index_to_llvm/patterns.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::index;
using LLVM::ICmpPredicate;

namespace {

/// Makes operations at one place.
class Arithmetic {
public:
  Arithmetic(OpBuilder &builder, Location loc, Type type)
      : builder(builder), loc(loc), type(type) {}

  Value constant(int64_t value) {
    return builder.create<LLVM::ConstantOp>(loc, type, value);
  }
  Value compare(ICmpPredicate predicate, Value lhs, Value rhs) {
    return builder.create<LLVM::ICmpOp>(loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value ifTrue, Value ifFalse) {
    return builder.create<LLVM::SelectOp>(loc, condition, ifTrue, ifFalse);
  }
  template <typename OpT> Value make(Value lhs, Value rhs) {
    return builder.create<OpT>(loc, lhs, rhs);
  }

private:
  OpBuilder &builder;
  Location loc;
  Type type;
};

/// With x = m > 0 ? -1 : 1: (n + x) / m + 1 where n and m have one sign and n
/// is not 0, else -(-n / m).
struct CeilDivSLowering : ConvertOpToLLVMPattern<CeilDivSOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(CeilDivSOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value n = adaptor.getLhs(), m = adaptor.getRhs();
    Arithmetic a(rewriter, op.getLoc(), n.getType());
    Value zero = a.constant(0), one = a.constant(1), minusOne = a.constant(-1);
    Value mPositive = a.compare(ICmpPredicate::sgt, m, zero);
    Value x = a.select(mPositive, minusOne, one);
    Value nPlusX = a.make<LLVM::AddOp>(n, x);
    Value quotient = a.make<LLVM::SDivOp>(nPlusX, m);
    Value ofOneSign = a.make<LLVM::AddOp>(quotient, one);
    Value minusN = a.make<LLVM::SubOp>(zero, n);
    Value otherQuotient = a.make<LLVM::SDivOp>(minusN, m);
    Value ofOthers = a.make<LLVM::SubOp>(zero, otherQuotient);
    Value nPositive = a.compare(ICmpPredicate::sgt, n, zero);
    Value sameSign = a.compare(ICmpPredicate::eq, nPositive, mPositive);
    Value nNotZero = a.compare(ICmpPredicate::ne, n, zero);
    Value condition = a.make<LLVM::AndOp>(sameSign, nNotZero);
    rewriter.replaceOp(op, a.select(condition, ofOneSign, ofOthers));
    return success();
  }
};

/// n == 0 ? 0 : (n - 1) / m + 1.
struct CeilDivULowering : ConvertOpToLLVMPattern<CeilDivUOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(CeilDivUOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value n = adaptor.getLhs(), m = adaptor.getRhs();
    Arithmetic a(rewriter, op.getLoc(), n.getType());
    Value zero = a.constant(0), one = a.constant(1);
    Value minusOne = a.make<LLVM::SubOp>(n, one);
    Value quotient = a.make<LLVM::UDivOp>(minusOne, m);
    Value plusOne = a.make<LLVM::AddOp>(quotient, one);
    Value condition = a.compare(ICmpPredicate::eq, n, zero);
    rewriter.replaceOp(op, a.select(condition, zero, plusOne));
    return success();
  }
};

/// With x = m < 0 ? 1 : -1: -1 - (x - n) / m where n and m have different signs
/// and n is not 0, else n / m.
struct FloorDivSLowering : ConvertOpToLLVMPattern<FloorDivSOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(FloorDivSOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value n = adaptor.getLhs(), m = adaptor.getRhs();
    Arithmetic a(rewriter, op.getLoc(), n.getType());
    Value zero = a.constant(0), one = a.constant(1), minusOne = a.constant(-1);
    Value mNegative = a.compare(ICmpPredicate::slt, m, zero);
    Value x = a.select(mNegative, one, minusOne);
    Value xMinusN = a.make<LLVM::SubOp>(x, n);
    Value quotient = a.make<LLVM::SDivOp>(xMinusN, m);
    Value ofOtherSigns = a.make<LLVM::SubOp>(minusOne, quotient);
    Value ofOneSign = a.make<LLVM::SDivOp>(n, m);
    Value nNegative = a.compare(ICmpPredicate::slt, n, zero);
    Value otherSigns = a.compare(ICmpPredicate::ne, nNegative, mNegative);
    Value nNotZero = a.compare(ICmpPredicate::ne, n, zero);
    Value condition = a.make<LLVM::AndOp>(otherSigns, nNotZero);
    rewriter.replaceOp(op, a.select(condition, ofOtherSigns, ofOneSign));
    return success();
  }
};

} // namespace

void index_to_llvm::populateDivisionPatterns(const LLVMTypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<CeilDivSLowering, CeilDivULowering, FloorDivSLowering>(
      converter);
}
