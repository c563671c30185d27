// SPDX-License-Identifier: Apache-2.0
//
// Contractions as loops over rows of the output, which is kept in memory: the
// innermost loop walks a row and has no sum, so that it can be vectorized.
#include "dialects/affine/expand.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/loop_ops.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/krnl/transforms/contract_roles/contract_roles.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::krnl;

namespace {

/// The element of an input in a row: its last index is `rest` + `step` * j. If
/// `step` is 0, the whole row has one element.
struct RowInput {
  int64_t step;
  AffineExpr rest;
};

class RowLowering {
public:
  explicit RowLowering(ContractOp op)
      : op(op), loc(op.getLoc()), builder(op), iterators(op.getNumIterators()) {
  }

  /// Returns whether the contraction has rows.
  bool analyze();
  LogicalResult run();

private:
  struct Range {
    Value lower, upper;
  };

  bool analyzeInput(unsigned input);
  Value number(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value getSize(Value memref, unsigned dim);
  FailureOr<Value> expand(AffineExpr expr);
  void nest(ArrayRef<unsigned> order);
  void rowNest(Range range);
  LogicalResult clear();
  LogicalResult addRows();
  FailureOr<Value> getGuard();
  FailureOr<Range> getRange();
  LogicalResult addRow();
  LogicalResult applyEpilogue();
  FailureOr<Value> loadAt(Value memref, AffineMap map);
  LogicalResult storeOutput(Value element);

  ContractOp op;
  Location loc;
  OpBuilder builder;
  /// The iterator over a row.
  unsigned column = 0;
  SmallVector<RowInput, 2> inputs;
  /// The values of the iterators at the insertion point, or null.
  SmallVector<Value> iterators;
};

} // namespace

bool RowLowering::analyzeInput(unsigned input) {
  const AffineMap map = op.getInputMap(input);
  RowInput row = {0, {}};
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(column))
      continue;
    if (i + 1 != map.getNumResults())
      return false;
    const auto factor = getLinearFactor(expr, column, map);
    if (!factor || *factor <= 0)
      return false;
    MLIRContext *context = op.getContext();
    row = {*factor, expr.replace(getAffineDimExpr(column, context),
                                 getAffineConstantExpr(0, context))};
  }
  inputs.push_back(row);
  return true;
}

bool RowLowering::analyze() {
  const AffineMap output = op.getOutputMap();
  if (op.getInputs().size() != 2 || !op.getPrologue().empty() ||
      output.getNumResults() == 0 ||
      cast<MemRefType>(op.getOutput().getType()).getElementType() !=
          op.getAccumulator())
    return false;
  // The output is written before other operands are read.
  if (llvm::is_contained(op.getExtras(), op.getOutput()) ||
      llvm::is_contained(op.getInputs(), op.getOutput()))
    return false;
  auto last = dyn_cast<AffineDimExpr>(output.getResults().back());
  if (!last || op.isReduction(last.getPosition()))
    return false;
  column = last.getPosition();
  for (AffineExpr expr : output.getResults().drop_back())
    if (expr.isFunctionOfDim(column))
      return false;
  bool isReduced = false;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    isReduced |= op.isReduction(i);
  return isReduced && analyzeInput(0) && analyzeInput(1) &&
         (inputs[0].step != 0 || inputs[1].step != 0);
}

Value RowLowering::getSize(Value memref, unsigned dim) {
  const auto type = cast<MemRefType>(memref.getType());
  if (type.isDynamicDim(dim))
    return memref::DimOp::create(builder, loc, memref, dim);
  return number(type.getDimSize(dim));
}

FailureOr<Value> RowLowering::expand(AffineExpr expr) {
  Value value =
      affine::expandAffineExpr(builder, loc, expr, iterators, op.getSymbols());
  if (!value)
    return failure();
  return value;
}

/// Emits loops over these iterators and moves the builder into the body.
void RowLowering::nest(ArrayRef<unsigned> order) {
  if (order.empty())
    return;
  auto loops = DefineLoopsOp::create(builder, loc, order.size());
  SmallVector<OpFoldResult> lower(order.size(), builder.getIndexAttr(0)), upper;
  for (unsigned iterator : order)
    upper.push_back(op.getBounds()[iterator]);
  auto iterate = IterateOp::create(
      builder, loc, ValueRange(loops->getResults()),
      ValueRange(loops->getResults()), ArrayRef<OpFoldResult>(lower),
      ArrayRef<OpFoldResult>(upper));
  for (auto [iterator, value] : llvm::zip(order, iterate.getInductionVars()))
    iterators[iterator] = value;
  builder.setInsertionPoint(iterate.getBody()->getTerminator());
}

/// Emits a loop over a part of the row and moves the builder into the body.
void RowLowering::rowNest(Range range) {
  auto loop = DefineLoopsOp::create(builder, loc, 1);
  auto iterate =
      IterateOp::create(builder, loc, ValueRange(loop->getResults()),
                        ValueRange(loop->getResults()),
                        ArrayRef<OpFoldResult>(OpFoldResult(range.lower)),
                        ArrayRef<OpFoldResult>(OpFoldResult(range.upper)));
  iterators[column] = iterate.getInductionVars()[0];
  builder.setInsertionPoint(iterate.getBody()->getTerminator());
}

FailureOr<Value> RowLowering::loadAt(Value memref, AffineMap map) {
  FailureOr<SmallVector<Value>> indices =
      getIndices(builder, op, map, iterators);
  if (failed(indices))
    return failure();
  return Value(LoadOp::create(
      builder, loc, cast<MemRefType>(memref.getType()).getElementType(), memref,
      *indices));
}

LogicalResult RowLowering::storeOutput(Value element) {
  FailureOr<SmallVector<Value>> indices =
      getIndices(builder, op, op.getOutputMap(), iterators);
  if (failed(indices))
    return failure();
  StoreOp::create(builder, loc, element, op.getOutput(), *indices);
  return success();
}

/// for j: c[…, j] = 0
LogicalResult RowLowering::clear() {
  OpBuilder::InsertionGuard guard(builder);
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(op.getAccumulator()));
  rowNest({number(0), op.getBounds()[column]});
  return storeOutput(zero);
}

/// Returns whether the indices of padded inputs that do not depend on j are
/// inside, or null if there are none.
FailureOr<Value> RowLowering::getGuard() {
  Value inside;
  for (unsigned i : {0, 1}) {
    if (!op.isPadded(i))
      continue;
    for (auto [dim, expr] : llvm::enumerate(op.getInputMap(i).getResults())) {
      if (expr.isFunctionOfDim(column))
        continue;
      FailureOr<Value> index = expand(expr);
      if (failed(index))
        return failure();
      // A negative index is a large number.
      Value isLess =
          arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, *index,
                                getSize(op.getInputs()[i], dim));
      inside = inside
                   ? Value(arith::AndIOp::create(builder, loc, inside, isLess))
                   : isLess;
    }
  }
  return inside;
}

/// Returns the part of the row in which the elements of padded inputs are
/// inside: 0 <= rest + step * j < size.
FailureOr<RowLowering::Range> RowLowering::getRange() {
  Range range = {number(0), op.getBounds()[column]};
  for (auto [i, input] : llvm::enumerate(inputs)) {
    if (!op.isPadded(i) || input.step == 0)
      continue;
    FailureOr<Value> rest = expand(input.rest);
    if (failed(rest))
      return failure();
    Value memref = op.getInputs()[i];
    Value size =
        getSize(memref, cast<MemRefType>(memref.getType()).getRank() - 1);
    auto divide = [&](Value dividend) -> Value {
      return input.step == 1 ? dividend
                             : Value(arith::CeilDivSIOp::create(
                                   builder, loc, dividend, number(input.step)));
    };
    Value lower = divide(arith::SubIOp::create(builder, loc, number(0), *rest));
    Value upper = divide(arith::SubIOp::create(builder, loc, size, *rest));
    range.lower = arith::MaxSIOp::create(builder, loc, range.lower, lower);
    range.upper = arith::MinSIOp::create(builder, loc, range.upper, upper);
  }
  return range;
}

/// for j: c[…, j] += a * b
LogicalResult RowLowering::addRow() {
  FailureOr<Range> range = getRange();
  if (failed(range))
    return failure();
  // A factor that is the same in the whole row is loaded once.
  SmallVector<Value, 2> factors(2);
  for (unsigned i : {0, 1})
    if (inputs[i].step == 0) {
      FailureOr<Value> factor = loadAt(op.getInputs()[i], op.getInputMap(i));
      if (failed(factor))
        return failure();
      factors[i] = *factor;
    }
  rowNest(*range);
  for (unsigned i : {0, 1})
    if (inputs[i].step != 0) {
      FailureOr<Value> factor = loadAt(op.getInputs()[i], op.getInputMap(i));
      if (failed(factor))
        return failure();
      factors[i] = *factor;
    }
  FailureOr<Value> sum = loadAt(op.getOutput(), op.getOutputMap());
  if (failed(sum))
    return failure();
  return storeOutput(
      multiplyAndAdd(builder, loc, factors[0], factors[1], *sum));
}

LogicalResult RowLowering::addRows() {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<unsigned> order;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    if (op.isReduction(i))
      order.push_back(i);
  nest(order);
  FailureOr<Value> isInside = getGuard();
  if (failed(isInside))
    return failure();
  if (*isInside) {
    auto branch = scf::IfOp::create(builder, loc, *isInside,
                                    /*withElseRegion=*/false);
    builder.setInsertionPointToStart(&branch.getThenRegion().front());
  }
  return addRow();
}

/// for j: c[…, j] = epilogue(c[…, j], …)
LogicalResult RowLowering::applyEpilogue() {
  if (op.getEpilogue().empty())
    return success();
  OpBuilder::InsertionGuard guard(builder);
  rowNest({number(0), op.getBounds()[column]});
  FailureOr<Value> sum = loadAt(op.getOutput(), op.getOutputMap());
  if (failed(sum))
    return failure();
  SmallVector<Value> arguments = {*sum};
  for (auto [i, memref] : llvm::enumerate(op.getExtras())) {
    FailureOr<Value> element = loadAt(memref, op.getExtraMap(i));
    if (failed(element))
      return failure();
    arguments.push_back(*element);
  }
  return storeOutput(cloneRegion(builder, op.getEpilogue(), arguments).front());
}

LogicalResult RowLowering::run() {
  SmallVector<unsigned> order;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    if (!op.isReduction(i) && i != column)
      order.push_back(i);
  nest(order);
  if (failed(clear()) || failed(addRows()) || failed(applyEpilogue()))
    return failure();
  op->erase();
  return success();
}

FailureOr<bool> krnl::lowerToRows(ContractOp op) {
  RowLowering lowering(op);
  if (!lowering.analyze())
    return false;
  if (failed(lowering.run()))
    return failure();
  return true;
}
