// SPDX-License-Identifier: Apache-2.0
//
// reduction.
#include "conversions/arith_common/llvm_attributes.h"
#include "conversions/llvm_common/pattern.h"
#include "conversions/vector_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using vector::CombiningKind;

namespace {

/// vector.reduction <k>, v, x -> op_k(x, vector.reduce.k(v)); for sums and
/// products of floats vector.reduce.k(x, v), where x defaults to 0 or 1
class ReductionLowering : public ConvertOpToLLVMPattern<vector::ReductionOp> {
public:
  ReductionLowering(const LLVMTypeConverter &converter, bool reassociates)
      : ConvertOpToLLVMPattern(converter), reassociates(reassociates) {}

  LogicalResult
  matchAndRewrite(vector::ReductionOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value value = isa<FloatType>(op.getDest().getType())
                      ? reduceFloats(op, adaptor, rewriter)
                      : reduceIntegers(op, adaptor, rewriter);
    if (!value)
      return rewriter.notifyMatchFailure(op, "the type cannot be converted");
    rewriter.replaceOp(op, value);
    return success();
  }

private:
  template <typename ReduceOpT, typename CombineOpT>
  static Value combine(vector::ReductionOp op, OpAdaptor adaptor, Type type,
                       OpBuilder &builder) {
    Value reduced =
        ReduceOpT::create(builder, op.getLoc(), type, adaptor.getVector());
    return adaptor.getAcc()
               ? Value(CombineOpT::create(builder, op.getLoc(),
                                          adaptor.getAcc(), reduced))
               : reduced;
  }

  template <typename ReduceOpT>
  static Value select(vector::ReductionOp op, OpAdaptor adaptor, Type type,
                      LLVM::ICmpPredicate predicate, OpBuilder &builder) {
    const Location loc = op.getLoc();
    Value reduced = ReduceOpT::create(builder, loc, type, adaptor.getVector());
    Value acc = adaptor.getAcc();
    if (!acc)
      return reduced;
    Value isAcc = LLVM::ICmpOp::create(builder, loc, predicate, acc, reduced);
    return LLVM::SelectOp::create(builder, loc, isAcc, acc, reduced);
  }

  Value reduceIntegers(vector::ReductionOp op, OpAdaptor adaptor,
                       OpBuilder &builder) const {
    const Type type = typeConverter->convertType(op.getDest().getType());
    if (!type)
      return {};
    switch (op.getKind()) {
    case CombiningKind::ADD:
      return combine<LLVM::vector_reduce_add, LLVM::AddOp>(op, adaptor, type,
                                                           builder);
    case CombiningKind::MUL:
      return combine<LLVM::vector_reduce_mul, LLVM::MulOp>(op, adaptor, type,
                                                           builder);
    case CombiningKind::AND:
      return combine<LLVM::vector_reduce_and, LLVM::AndOp>(op, adaptor, type,
                                                           builder);
    case CombiningKind::OR:
      return combine<LLVM::vector_reduce_or, LLVM::OrOp>(op, adaptor, type,
                                                         builder);
    case CombiningKind::XOR:
      return combine<LLVM::vector_reduce_xor, LLVM::XOrOp>(op, adaptor, type,
                                                           builder);
    case CombiningKind::MINUI:
      return select<LLVM::vector_reduce_umin>(
          op, adaptor, type, LLVM::ICmpPredicate::ule, builder);
    case CombiningKind::MINSI:
      return select<LLVM::vector_reduce_smin>(
          op, adaptor, type, LLVM::ICmpPredicate::sle, builder);
    case CombiningKind::MAXUI:
      return select<LLVM::vector_reduce_umax>(
          op, adaptor, type, LLVM::ICmpPredicate::uge, builder);
    case CombiningKind::MAXSI:
      return select<LLVM::vector_reduce_smax>(
          op, adaptor, type, LLVM::ICmpPredicate::sge, builder);
    default:
      return {};
    }
  }

  template <typename ReduceOpT>
  static Value accumulate(vector::ReductionOp op, OpAdaptor adaptor, Type type,
                          double start, LLVM::FastmathFlagsAttr flags,
                          OpBuilder &builder) {
    const Location loc = op.getLoc();
    Value acc = adaptor.getAcc();
    if (!acc)
      acc = LLVM::ConstantOp::create(builder, loc, type,
                                     builder.getFloatAttr(type, start));
    return ReduceOpT::create(builder, loc, type, acc, adaptor.getVector(),
                             flags);
  }

  template <typename ReduceOpT, typename CombineOpT>
  static Value pick(vector::ReductionOp op, OpAdaptor adaptor, Type type,
                    LLVM::FastmathFlagsAttr flags, OpBuilder &builder) {
    const Location loc = op.getLoc();
    Value reduced =
        ReduceOpT::create(builder, loc, type, adaptor.getVector(), flags);
    return adaptor.getAcc() ? Value(CombineOpT::create(builder, loc, reduced,
                                                       adaptor.getAcc()))
                            : reduced;
  }

  Value reduceFloats(vector::ReductionOp op, OpAdaptor adaptor,
                     OpBuilder &builder) const {
    const Type type = typeConverter->convertType(op.getDest().getType());
    if (!isa_and_nonnull<FloatType>(type))
      return {};
    arith::FastMathFlags math = op.getFastmath();
    if (reassociates)
      math = math | arith::FastMathFlags::reassoc;
    const auto flags = LLVM::FastmathFlagsAttr::get(
        op.getContext(), arith::convertArithFastMathFlagsToLLVM(math));
    switch (op.getKind()) {
    case CombiningKind::ADD:
      return accumulate<LLVM::vector_reduce_fadd>(op, adaptor, type, 0.0, flags,
                                                  builder);
    case CombiningKind::MUL:
      return accumulate<LLVM::vector_reduce_fmul>(op, adaptor, type, 1.0, flags,
                                                  builder);
    case CombiningKind::MINNUMF:
      return pick<LLVM::vector_reduce_fmin, LLVM::MinNumOp>(op, adaptor, type,
                                                            flags, builder);
    case CombiningKind::MAXNUMF:
      return pick<LLVM::vector_reduce_fmax, LLVM::MaxNumOp>(op, adaptor, type,
                                                            flags, builder);
    case CombiningKind::MINIMUMF:
      return pick<LLVM::vector_reduce_fminimum, LLVM::MinimumOp>(
          op, adaptor, type, flags, builder);
    case CombiningKind::MAXIMUMF:
      return pick<LLVM::vector_reduce_fmaximum, LLVM::MaximumOp>(
          op, adaptor, type, flags, builder);
    default:
      return {};
    }
  }

  bool reassociates;
};

} // namespace

void vector_to_llvm::populateReductionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    bool reassociateFPReductions) {
  patterns.add<ReductionLowering>(converter, reassociateFPReductions);
}
