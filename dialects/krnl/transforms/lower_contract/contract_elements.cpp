// SPDX-License-Identifier: Apache-2.0
//
// Contractions as loops over single elements.
#include "core/ir/structure/ir_mapping.h"
#include "dialects/affine/expand.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/loop_ops.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/math/float_ops.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::krnl;

FailureOr<SmallVector<Value>> krnl::getIndices(OpBuilder &builder,
                                               ContractOp op, AffineMap map,
                                               ValueRange iterators) {
  SmallVector<Value> indices;
  for (AffineExpr expr : map.getResults()) {
    Value index = affine::expandAffineExpr(builder, op.getLoc(), expr,
                                           iterators, op.getSymbols());
    if (!index)
      return failure();
    indices.push_back(index);
  }
  return indices;
}

Value krnl::multiplyAndAdd(OpBuilder &builder, Location loc, Value a, Value b,
                           Value sum) {
  if (isa<FloatType>(getElementTypeOrSelf(sum.getType())))
    return math::FmaOp::create(builder, loc, a, b, sum);
  Value product = arith::MulIOp::create(builder, loc, a, b);
  return arith::AddIOp::create(builder, loc, sum, product);
}

namespace {

/// The nests of one contraction.
class ElementLowering {
public:
  explicit ElementLowering(ContractOp op)
      : op(op), loc(op.getLoc()), builder(op), iterators(op.getNumIterators()) {
  }

  LogicalResult run();

private:
  SmallVector<Value> getLoops(bool areReductions);
  void readIterators(bool areReductions);
  FailureOr<Value> addProduct(Value sum);
  FailureOr<Value> getInside(unsigned input, ValueRange indices);
  LogicalResult store(Value sum);

  ContractOp op;
  Location loc;
  OpBuilder builder;
  DefineLoopsOp loops;
  /// The values of the iterators at the insertion point, or null.
  SmallVector<Value> iterators;
};

} // namespace

SmallVector<Value> ElementLowering::getLoops(bool areReductions) {
  SmallVector<Value> result;
  for (unsigned i = 0, e = op.getNumIterators(); i < e; ++i)
    if (op.isReduction(i) == areReductions)
      result.push_back(loops->getResult(i));
  return result;
}

void ElementLowering::readIterators(bool areReductions) {
  const SmallVector<Value> read = getLoops(areReductions);
  if (read.empty())
    return;
  auto values = GetInductionVarValueOp::create(builder, loc, read);
  unsigned next = 0;
  for (unsigned i = 0, e = op.getNumIterators(); i < e; ++i)
    if (op.isReduction(i) == areReductions)
      iterators[i] = values->getResult(next++);
}

/// Returns whether all indices of an input are inside of it.
FailureOr<Value> ElementLowering::getInside(unsigned input,
                                            ValueRange indices) {
  Value memref = op.getInputs()[input], inside;
  const auto type = cast<MemRefType>(memref.getType());
  for (auto [dim, index] : llvm::enumerate(indices)) {
    Value size = type.isDynamicDim(dim)
                     ? Value(memref::DimOp::create(builder, loc, memref, dim))
                     : Value(arith::ConstantIndexOp::create(
                           builder, loc, type.getDimSize(dim)));
    // A negative index is a large number.
    Value isLess = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::ult, index, size);
    inside = inside ? Value(arith::AndIOp::create(builder, loc, inside, isLess))
                    : isLess;
  }
  return inside;
}

/// Returns the sum after the current point.
FailureOr<Value> ElementLowering::addProduct(Value sum) {
  SmallVector<SmallVector<Value>> places;
  Value inside;
  for (unsigned i = 0, e = op.getInputs().size(); i < e; ++i) {
    FailureOr<SmallVector<Value>> indices =
        getIndices(builder, op, op.getInputMap(i), iterators);
    if (failed(indices))
      return failure();
    if (op.isPadded(i) && !indices->empty()) {
      FailureOr<Value> isInside = getInside(i, *indices);
      if (failed(isInside))
        return failure();
      inside =
          inside ? Value(arith::AndIOp::create(builder, loc, inside, *isInside))
                 : *isInside;
    }
    places.push_back(std::move(*indices));
  }

  OpBuilder::InsertionGuard guard(builder);
  scf::IfOp choice;
  if (inside) {
    choice = scf::IfOp::create(builder, loc, TypeRange(sum.getType()), inside,
                               /*withElseRegion=*/true);
    builder.setInsertionPointToStart(&choice.getElseRegion().front());
    scf::YieldOp::create(builder, loc, ValueRange(sum));
    builder.setInsertionPointToStart(&choice.getThenRegion().front());
  }
  SmallVector<Value> elements;
  for (auto [memref, indices] : llvm::zip(op.getInputs(), places))
    elements.push_back(LoadOp::create(
        builder, loc, cast<MemRefType>(memref.getType()).getElementType(),
        memref, indices));
  const SmallVector<Value> factors =
      cloneRegion(builder, op.getPrologue(), elements);
  Value next = multiplyAndAdd(builder, loc, factors[0], factors[1], sum);
  if (!choice)
    return next;
  scf::YieldOp::create(builder, loc, ValueRange(next));
  return Value(choice->getResult(0));
}

/// Stores what the epilogue makes of a sum.
LogicalResult ElementLowering::store(Value sum) {
  SmallVector<Value> arguments = {sum};
  for (auto [i, memref] : llvm::enumerate(op.getExtras())) {
    FailureOr<SmallVector<Value>> indices =
        getIndices(builder, op, op.getExtraMap(i), iterators);
    if (failed(indices))
      return failure();
    arguments.push_back(LoadOp::create(
        builder, loc, cast<MemRefType>(memref.getType()).getElementType(),
        memref, *indices));
  }
  Value element = cloneRegion(builder, op.getEpilogue(), arguments).front();
  FailureOr<SmallVector<Value>> indices =
      getIndices(builder, op, op.getOutputMap(), iterators);
  if (failed(indices))
    return failure();
  StoreOp::create(builder, loc, element, op.getOutput(), *indices);
  return success();
}

LogicalResult ElementLowering::run() {
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(op.getAccumulator()));
  loops = DefineLoopsOp::create(builder, loc, op.getNumIterators());
  const SmallVector<OpFoldResult> lower(op.getNumIterators(),
                                        builder.getIndexAttr(0)),
      upper(op.getBounds());
  auto outer = IterateOp::create(builder, loc, ValueRange(loops->getResults()),
                                 getLoops(/*areReductions=*/false),
                                 ArrayRef<OpFoldResult>(lower),
                                 ArrayRef<OpFoldResult>(upper));
  builder.setInsertionPoint(outer.getBody()->getTerminator());
  readIterators(/*areReductions=*/false);
  auto inner = IterateOp::create(
      builder, loc, ValueRange(), getLoops(/*areReductions=*/true),
      ArrayRef<OpFoldResult>(), ArrayRef<OpFoldResult>(), ValueRange(zero));
  builder.setInsertionPointToEnd(inner.getBody());
  readIterators(/*areReductions=*/true);
  FailureOr<Value> next = addProduct(inner.getBody()->getArgument(0));
  if (failed(next))
    return failure();
  YieldOp::create(builder, loc, ValueRange(*next));
  builder.setInsertionPointAfter(inner);
  if (failed(store(inner->getResult(0))))
    return failure();
  op->erase();
  return success();
}

LogicalResult krnl::lowerToElements(ContractOp op) {
  return ElementLowering(op).run();
}
