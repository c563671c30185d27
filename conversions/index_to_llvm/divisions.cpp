// SPDX-License-Identifier: Apache-2.0
//
// Divisions that round up or down, by divisions that round to zero.
#include "conversions/index_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::index;
using LLVM::ICmpPredicate;

namespace {

/// Creates operations at one insertion point.
class Arithmetic {
public:
  Arithmetic(OpBuilder &builder, Location loc, Type type)
      : builder(builder), loc(loc), type(type) {}

  Value constant(int64_t value) {
    return LLVM::ConstantOp::create(builder, loc, type, value);
  }
  Value compare(ICmpPredicate predicate, Value lhs, Value rhs) {
    return LLVM::ICmpOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value ifTrue, Value ifFalse) {
    return LLVM::SelectOp::create(builder, loc, condition, ifTrue, ifFalse);
  }
  template <typename OpT> Value make(Value lhs, Value rhs) {
    return OpT::create(builder, loc, lhs, rhs);
  }

private:
  OpBuilder &builder;
  Location loc;
  Type type;
};

/// ceildivs(n, m)  -> q * m != n and (n < 0) == (m < 0) ? q + 1 : q
/// floordivs(n, m) -> q * m != n and (n < 0) != (m < 0) ? q - 1 : q
/// q is n / m, rounded to zero. A step overflows only if the division
/// overflows.
template <typename OpT, ICmpPredicate predicate, int64_t step>
struct RoundedDivisionLowering : ConvertOpToLLVMPattern<OpT> {
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value n = adaptor.getLhs(), m = adaptor.getRhs();
    Arithmetic a(rewriter, op.getLoc(), n.getType());
    Value zero = a.constant(0);
    Value quotient = a.make<LLVM::SDivOp>(n, m);
    Value product = a.make<LLVM::MulOp>(quotient, m);
    Value isCut = a.compare(ICmpPredicate::ne, product, n);
    Value nNegative = a.compare(ICmpPredicate::slt, n, zero);
    Value mNegative = a.compare(ICmpPredicate::slt, m, zero);
    Value signs = a.compare(predicate, nNegative, mNegative);
    Value condition = a.make<LLVM::AndOp>(isCut, signs);
    Value next = a.make<LLVM::AddOp>(quotient, a.constant(step));
    rewriter.replaceOp(op, a.select(condition, next, quotient));
    return success();
  }
};
using CeilDivSLowering =
    RoundedDivisionLowering<CeilDivSOp, ICmpPredicate::eq, 1>;
using FloorDivSLowering =
    RoundedDivisionLowering<FloorDivSOp, ICmpPredicate::ne, -1>;

/// ceildivu(n, m) -> n == 0 ? 0 : (n - 1) / m + 1
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

} // namespace

void index_to_llvm::populateDivisionPatterns(const LLVMTypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<CeilDivSLowering, CeilDivULowering, FloorDivSLowering>(
      converter);
}
