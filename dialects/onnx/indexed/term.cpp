// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/term.h"

#include "dialects/arith/arith.h"
#include "dialects/math/math.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

using FloatPredicate = arith::CmpFPredicate;
using IntegerPredicate = arith::CmpIPredicate;

template <typename FloatOp, typename IntegerOp>
static Term emitBinary(Term left, Term right) {
  ScalarBuilder &builder = left.getBuilder();
  if (isFloat(left))
    return {builder, builder.createOrFold<FloatOp>(Value(left), Value(right))};
  return {builder, builder.createOrFold<IntegerOp>(Value(left), Value(right))};
}

template <typename OpT> static Term emitInteger(Term left, Term right) {
  ScalarBuilder &builder = left.getBuilder();
  return {builder, builder.createOrFold<OpT>(Value(left), Value(right))};
}

Term operator+(Term left, Term right) {
  return emitBinary<arith::AddFOp, arith::AddIOp>(left, right);
}
Term operator-(Term left, Term right) {
  return emitBinary<arith::SubFOp, arith::SubIOp>(left, right);
}
Term operator*(Term left, Term right) {
  return emitBinary<arith::MulFOp, arith::MulIOp>(left, right);
}
Term operator/(Term left, Term right) {
  return emitBinary<arith::DivFOp, arith::DivSIOp>(left, right);
}
Term operator%(Term left, Term right) {
  return emitBinary<arith::RemFOp, arith::RemSIOp>(left, right);
}
Term floorDiv(Term left, Term right) {
  if (isFloat(left))
    return floor(left / right);
  return emitInteger<arith::FloorDivSIOp>(left, right);
}
Term floorMod(Term left, Term right) {
  return left - floorDiv(left, right) * right;
}
Term min(Term left, Term right) {
  ScalarBuilder &builder = left.getBuilder();
  return {builder, builder.min(left, right)};
}
Term max(Term left, Term right) {
  ScalarBuilder &builder = left.getBuilder();
  return {builder, builder.max(left, right)};
}

static Term compare(Term left, Term right, FloatPredicate ofFloats,
                    IntegerPredicate ofIntegers) {
  ScalarBuilder &builder = left.getBuilder();
  if (isFloat(left))
    return {builder, builder.compare(ofFloats, left, right)};
  return {builder, builder.compare(ofIntegers, left, right)};
}
Term operator<(Term left, Term right) {
  return compare(left, right, FloatPredicate::OLT, IntegerPredicate::slt);
}
Term operator<=(Term left, Term right) {
  return compare(left, right, FloatPredicate::OLE, IntegerPredicate::sle);
}
Term operator>(Term left, Term right) {
  return compare(left, right, FloatPredicate::OGT, IntegerPredicate::sgt);
}
Term operator>=(Term left, Term right) {
  return compare(left, right, FloatPredicate::OGE, IntegerPredicate::sge);
}
Term operator==(Term left, Term right) {
  return compare(left, right, FloatPredicate::OEQ, IntegerPredicate::eq);
}
Term operator!=(Term left, Term right) {
  return compare(left, right, FloatPredicate::UNE, IntegerPredicate::ne);
}

Term operator&(Term left, Term right) {
  return emitInteger<arith::AndIOp>(left, right);
}
Term operator|(Term left, Term right) {
  return emitInteger<arith::OrIOp>(left, right);
}
Term operator!(Term condition) {
  ScalarBuilder &builder = condition.getBuilder();
  return emitInteger<arith::XOrIOp>(
      condition, {builder, builder.constant(condition.getType(), 1)});
}
Term select(Term condition, Term left, Term right) {
  ScalarBuilder &builder = condition.getBuilder();
  return {builder, builder.select(condition, left, right)};
}

template <typename OpT> static Term emitUnary(Term x) {
  ScalarBuilder &builder = x.getBuilder();
  return {builder, OpT::create(builder, Value(x))};
}
Term floor(Term x) { return emitUnary<math::FloorOp>(x); }
Term ceil(Term x) { return emitUnary<math::CeilOp>(x); }
Term roundEven(Term x) { return emitUnary<math::RoundEvenOp>(x); }
Term abs(Term x) { return emitUnary<math::AbsFOp>(x); }
Term sqrt(Term x) { return emitUnary<math::SqrtOp>(x); }
Term exp(Term x) { return emitUnary<math::ExpOp>(x); }
Term log(Term x) { return emitUnary<math::LogOp>(x); }
Term sin(Term x) { return emitUnary<math::SinOp>(x); }
Term cos(Term x) { return emitUnary<math::CosOp>(x); }
Term pow(Term x, Term y) {
  ScalarBuilder &builder = x.getBuilder();
  return {builder, math::PowFOp::create(builder, Value(x), Value(y))};
}

static Value emitConversion(ScalarBuilder &builder, Value x, Type type,
                            bool isUnsigned) {
  const Type from = x.getType();
  if (from == type)
    return x;
  if (isa<IndexType>(from) && isa<FloatType>(type))
    return emitConversion(
        builder,
        builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(), x), type,
        isUnsigned);
  if (isa<FloatType>(from) && isa<IndexType>(type))
    return emitConversion(
        builder, emitConversion(builder, x, builder.getI64Type(), isUnsigned),
        type, isUnsigned);
  if (isa<IndexType>(from) || isa<IndexType>(type)) {
    if (isUnsigned || from.isInteger(1))
      return builder.createOrFold<arith::IndexCastUIOp>(type, x);
    return builder.createOrFold<arith::IndexCastOp>(type, x);
  }
  if (isa<FloatType>(from) && !isa<FloatType>(type)) {
    if (isUnsigned)
      return arith::FPToUIOp::create(builder, type, x);
    return arith::FPToSIOp::create(builder, type, x);
  }
  const unsigned width = type.getIntOrFloatBitWidth();
  const unsigned given = from.getIntOrFloatBitWidth();
  if (isa<FloatType>(from)) {
    if (width > given)
      return arith::ExtFOp::create(builder, type, x);
    if (width < given)
      return arith::TruncFOp::create(builder, type, x);
    // f16 and bf16.
    Value wide = arith::ExtFOp::create(builder, builder.getF32Type(), x);
    return arith::TruncFOp::create(builder, type, wide);
  }
  isUnsigned |= given == 1;
  if (isa<FloatType>(type)) {
    if (isUnsigned)
      return arith::UIToFPOp::create(builder, type, x);
    return arith::SIToFPOp::create(builder, type, x);
  }
  if (width < given)
    return arith::TruncIOp::create(builder, type, x);
  if (isUnsigned)
    return arith::ExtUIOp::create(builder, type, x);
  return arith::ExtSIOp::create(builder, type, x);
}

Term convert(Term x, Type type, bool isUnsigned) {
  ScalarBuilder &builder = x.getBuilder();
  return {builder, emitConversion(builder, x, type, isUnsigned)};
}
Term toIndex(Term x) { return convert(x, x.getBuilder().getIndexType()); }

Term makeIndex(ScalarBuilder &builder, int64_t value) {
  return {builder, arith::ConstantIndexOp::create(builder, value)};
}

static llvm::SmallVector<Value> getValues(llvm::ArrayRef<Term> terms) {
  return llvm::SmallVector<Value>(terms.begin(), terms.end());
}

static Terms makeTerms(ScalarBuilder &builder, ValueRange values) {
  Terms terms;
  for (Value value : values)
    terms.push_back({builder, value});
  return terms;
}

/// Ends the block that `builder` is at, which may have a terminator.
static void endBlock(ScalarBuilder &builder, Block *block,
                     llvm::ArrayRef<Term> values) {
  if (!values.empty() || !block->mightHaveTerminator())
    scf::YieldOp::create(builder, ValueRange(getValues(values)));
}

static void enter(ScalarBuilder &builder, Block *block) {
  if (block->mightHaveTerminator())
    builder.setInsertionPoint(block->getTerminator());
  else
    builder.setInsertionPointToEnd(block);
}

Terms emitFor(Term lower, Term upper, llvm::ArrayRef<Term> initial,
              llvm::function_ref<Terms(Term, const Terms &)> body) {
  ScalarBuilder &builder = lower.getBuilder();
  auto loop =
      scf::ForOp::create(builder, Value(lower), Value(upper),
                         Value(makeIndex(builder, 1)), getValues(initial));
  {
    OpBuilder::InsertionGuard guard(builder);
    enter(builder, loop.getBody());
    const Terms values = body({builder, loop.getInductionVar()},
                              makeTerms(builder, loop.getRegionIterArgs()));
    endBlock(builder, loop.getBody(), values);
  }
  return makeTerms(builder, loop->getResults());
}

void emitFor(Term lower, Term upper, llvm::function_ref<void(Term)> body) {
  emitFor(lower, upper, {}, [&](Term index, const Terms &) {
    body(index);
    return Terms();
  });
}

static Terms
emitLoopsFrom(Terms &indices, llvm::ArrayRef<Term> lower,
              llvm::ArrayRef<Term> upper, llvm::ArrayRef<Term> carried,
              llvm::function_ref<Terms(const Terms &, const Terms &)> body) {
  if (indices.size() == lower.size())
    return body(indices, Terms(carried.begin(), carried.end()));
  const size_t depth = indices.size();
  return emitFor(
      lower[depth], upper[depth], carried, [&](Term index, const Terms &inner) {
        indices.push_back(index);
        Terms values = emitLoopsFrom(indices, lower, upper, inner, body);
        indices.pop_back();
        return values;
      });
}

Terms emitLoops(llvm::ArrayRef<Term> lower, llvm::ArrayRef<Term> upper,
                llvm::ArrayRef<Term> initial,
                llvm::function_ref<Terms(const Terms &, const Terms &)> body) {
  Terms indices;
  return emitLoopsFrom(indices, lower, upper, initial, body);
}

Terms emitWhile(llvm::ArrayRef<Term> initial,
                llvm::function_ref<Term(const Terms &)> condition,
                llvm::function_ref<Terms(const Terms &)> body) {
  ScalarBuilder &builder = initial.front().getBuilder();
  const llvm::SmallVector<Value> values = getValues(initial);
  auto loop = scf::WhileOp::create(
      builder, TypeRange(ValueRange(values)), ValueRange(values),
      [&](OpBuilder &inner, Location, ValueRange carried) {
        OpBuilder::InsertionGuard guard(builder);
        builder.restoreInsertionPoint(inner.saveInsertionPoint());
        Term holds = condition(makeTerms(builder, carried));
        scf::ConditionOp::create(builder, Value(holds), carried);
      },
      [&](OpBuilder &inner, Location, ValueRange carried) {
        OpBuilder::InsertionGuard guard(builder);
        builder.restoreInsertionPoint(inner.saveInsertionPoint());
        const Terms next = body(makeTerms(builder, carried));
        scf::YieldOp::create(builder, ValueRange(getValues(next)));
      });
  return makeTerms(builder, loop->getResults());
}

/// Fills a block, emitted after the branch whose results have its types.
static Terms fill(ScalarBuilder &builder, Block *block,
                  llvm::function_ref<Terms()> emit) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  Terms values = emit();
  scf::YieldOp::create(builder, ValueRange(getValues(values)));
  return values;
}

Terms emitIf(Term condition, llvm::function_ref<Terms()> then,
             llvm::function_ref<Terms()> otherwise) {
  ScalarBuilder &builder = condition.getBuilder();
  // The types are those of the first side, which is emitted before the branch.
  Block first, second;
  const Terms values = fill(builder, &first, then);
  fill(builder, &second, otherwise);
  const llvm::SmallVector<Value> results = getValues(values);
  auto branch = scf::IfOp::create(builder, TypeRange(ValueRange(results)),
                                  Value(condition), /*addThenBlock=*/true,
                                  /*addElseBlock=*/true);
  auto move = [](Block &from, Block *to) {
    to->getOperations().splice(to->end(), from.getOperations());
  };
  move(first, branch.thenBlock());
  move(second, branch.elseBlock());
  return makeTerms(builder, branch->getResults());
}

void emitIf(Term condition, llvm::function_ref<void()> then) {
  ScalarBuilder &builder = condition.getBuilder();
  auto branch = scf::IfOp::create(builder, Value(condition),
                                  /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  enter(builder, branch.thenBlock());
  then();
}

} // namespace mlir::onnx
