// SPDX-License-Identifier: Apache-2.0
//
// Contractions that are matrix products, as tiles in registers.
#include "dialects/arith/arith.h"
#include "dialects/krnl/transforms/contract_lowering.h"

using namespace mlir;
using namespace mlir::krnl;

namespace {

/// The iterators of a matrix product.
struct Product {
  unsigned row, column, reduction;
  int64_t rowTile, columnTile, lanes;
};

} // namespace

/// Returns the iterator that is a result of a map, or nothing.
static std::optional<unsigned> getIterator(AffineMap map, unsigned result) {
  auto dim = dyn_cast<AffineDimExpr>(map.getResult(result));
  return dim ? std::optional(dim.getPosition()) : std::nullopt;
}

/// Returns true if all but the last two results are parallel iterators other
/// than row and column.
static bool hasBatches(ContractOp op, AffineMap map, const Product &product) {
  for (unsigned i = 0; i + 2 < map.getNumResults(); ++i) {
    const auto iterator = getIterator(map, i);
    if (!iterator || op.isReduction(*iterator) || *iterator == product.row ||
        *iterator == product.column)
      return false;
  }
  return true;
}

static bool hasUnitStride(Value memref) {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(cast<MemRefType>(memref.getType())
                       .getStridesAndOffset(strides, offset)) &&
         strides.back() == 1;
}

/// Returns the product if the contraction is one of two matrices, a[…, i, k]
/// and b[…, k, j], with a tile of vectors in its schedule.
static std::optional<Product> getProduct(ContractOp op) {
  const DictionaryAttr schedule = op.getScheduleAttr();
  if (!schedule || op.getInputs().size() != 2 || !op.getPrologue().empty() ||
      op.getPadded() || !op.getSymbols().empty() ||
      !isa<FloatType>(op.getAccumulator()) ||
      cast<MemRefType>(op.getOutput().getType()).getElementType() !=
          op.getAccumulator())
    return std::nullopt;
  // The output is written before the extra operands are read.
  if (llvm::is_contained(op.getExtras(), op.getOutput()) ||
      llvm::is_contained(op.getInputs(), op.getOutput()))
    return std::nullopt;
  auto tile = dyn_cast_or_null<DenseI64ArrayAttr>(schedule.get("tile"));
  auto lanes = dyn_cast_or_null<IntegerAttr>(schedule.get("lanes"));
  const AffineMap a = op.getInputMap(0), b = op.getInputMap(1),
                  c = op.getOutputMap();
  const unsigned aRank = a.getNumResults(), bRank = b.getNumResults(),
                 cRank = c.getNumResults();
  if (!tile || !lanes || aRank < 2 || bRank < 2 || cRank < 2)
    return std::nullopt;
  const auto row = getIterator(a, aRank - 2), depth = getIterator(a, aRank - 1),
             column = getIterator(b, bRank - 1);
  if (!row || !depth || !column || *row == *column ||
      getIterator(b, bRank - 2) != depth || getIterator(c, cRank - 2) != row ||
      getIterator(c, cRank - 1) != column || !op.isReduction(*depth))
    return std::nullopt;
  Product product = {*row,       *column,       *depth,
                     tile[*row], tile[*column], lanes.getInt()};
  unsigned numReductions = 0;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    numReductions += op.isReduction(i);
  const bool isTile =
      product.rowTile > 0 && product.columnTile > 0 &&
      product.columnTile % product.lanes == 0 &&
      product.rowTile * (product.columnTile / product.lanes) <= 64;
  if (numReductions != 1 || !isTile || !hasBatches(op, a, product) ||
      !hasBatches(op, b, product) || !hasBatches(op, c, product) ||
      c.getNumResults() != op.getNumIterators() - 1 ||
      !hasUnitStride(op.getInputs()[1]) || !hasUnitStride(op.getOutput()))
    return std::nullopt;
  return product;
}

namespace {

class TileLowering {
public:
  TileLowering(ContractOp op, const Product &product)
      : op(op), product(product), loc(op.getLoc()), builder(op) {}

  LogicalResult run();

private:
  void multiply();
  LogicalResult applyEpilogue();

  ContractOp op;
  Product product;
  Location loc;
  OpBuilder builder;
};

} // namespace

/// for batches…, tiles of rows, tiles of columns: krnl.matmul
void TileLowering::multiply() {
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<unsigned> order;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    if (i != product.row && i != product.column && i != product.reduction)
      order.push_back(i);
  order.append({product.column, product.row});
  auto loops = DefineLoopsOp::create(builder, loc, order.size());
  SmallVector<Value> iterated(loops->getResults());
  const size_t numBatches = order.size() - 2;
  auto columns =
      BlockOp::create(builder, loc, iterated[numBatches], product.columnTile);
  auto rows =
      BlockOp::create(builder, loc, iterated[numBatches + 1], product.rowTile);
  iterated[numBatches] = columns.getLoopBlock();
  iterated[numBatches + 1] = rows.getLoopBlock();
  SmallVector<OpFoldResult> lower(order.size(), builder.getIndexAttr(0)), upper;
  for (unsigned iterator : order)
    upper.push_back(op.getBounds()[iterator]);
  auto nest = IterateOp::create(
      builder, loc, ValueRange(loops->getResults()), ValueRange(iterated),
      ArrayRef<OpFoldResult>(lower), ArrayRef<OpFoldResult>(upper));

  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(nest.getBody()->getTerminator());
  auto read = GetInductionVarValueOp::create(builder, loc, iterated);
  SmallVector<Value> values(op.getNumIterators());
  for (auto [iterator, value] : llvm::zip(order, read->getResults()))
    values[iterator] = value;
  // The memrefs hold the whole matrices; batches are fixed.
  auto getStarts = [&](AffineMap map) {
    SmallVector<Value> starts;
    for (unsigned i = 0; i + 2 < map.getNumResults(); ++i)
      starts.push_back(values[*getIterator(map, i)]);
    starts.append(2, zero);
    return starts;
  };
  MatMulOp::create(
      builder, loc, op.getInputs()[0], getStarts(op.getInputMap(0)),
      op.getInputs()[1], getStarts(op.getInputMap(1)), op.getOutput(),
      getStarts(op.getOutputMap()), ValueRange(), values[product.row],
      values[product.column], zero, op.getBounds()[product.row],
      op.getBounds()[product.column], op.getBounds()[product.reduction],
      builder.getI64ArrayAttr({product.rowTile, product.columnTile, 0}),
      /*aTileSize=*/ArrayAttr(), /*bTileSize=*/ArrayAttr(),
      /*cTileSize=*/ArrayAttr(), builder.getI64IntegerAttr(product.lanes),
      /*simdize=*/builder.getBoolAttr(true),
      /*unroll=*/builder.getBoolAttr(true),
      /*overcompute=*/builder.getBoolAttr(false));
}

/// for all elements: c = f(c), where f is 0 or the epilogue
static LogicalResult
forEachElement(OpBuilder &builder, ContractOp op,
               function_ref<LogicalResult(ValueRange iterators)> makeBody) {
  const Location loc = op.getLoc();
  SmallVector<unsigned> order;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    if (!op.isReduction(i))
      order.push_back(i);
  auto loops = DefineLoopsOp::create(builder, loc, order.size());
  SmallVector<OpFoldResult> lower(order.size(), builder.getIndexAttr(0)), upper;
  for (unsigned iterator : order)
    upper.push_back(op.getBounds()[iterator]);
  auto nest = IterateOp::create(builder, loc, ValueRange(loops->getResults()),
                                ValueRange(loops->getResults()),
                                ArrayRef<OpFoldResult>(lower),
                                ArrayRef<OpFoldResult>(upper));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(nest.getBody()->getTerminator());
  SmallVector<Value> values(op.getNumIterators());
  for (auto [iterator, value] : llvm::zip(order, nest.getInductionVars()))
    values[iterator] = value;
  return makeBody(values);
}

LogicalResult TileLowering::applyEpilogue() {
  return forEachElement(builder, op, [&](ValueRange iterators) {
    auto load = [&](Value memref, AffineMap map) -> FailureOr<Value> {
      FailureOr<SmallVector<Value>> indices =
          getIndices(builder, op, map, iterators);
      if (failed(indices))
        return failure();
      return Value(LoadOp::create(
          builder, loc, cast<MemRefType>(memref.getType()).getElementType(),
          memref, *indices));
    };
    SmallVector<Value> arguments;
    FailureOr<Value> sum = load(op.getOutput(), op.getOutputMap());
    if (failed(sum))
      return failure();
    arguments.push_back(*sum);
    for (auto [i, memref] : llvm::enumerate(op.getExtras())) {
      FailureOr<Value> element = load(memref, op.getExtraMap(i));
      if (failed(element))
        return failure();
      arguments.push_back(*element);
    }
    Value result = cloneRegion(builder, op.getEpilogue(), arguments).front();
    FailureOr<SmallVector<Value>> indices =
        getIndices(builder, op, op.getOutputMap(), iterators);
    if (failed(indices))
      return failure();
    StoreOp::create(builder, loc, result, op.getOutput(), *indices);
    return success();
  });
}

LogicalResult TileLowering::run() {
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(op.getAccumulator()));
  auto clear = [&](ValueRange iterators) -> LogicalResult {
    FailureOr<SmallVector<Value>> indices =
        getIndices(builder, op, op.getOutputMap(), iterators);
    if (failed(indices))
      return failure();
    StoreOp::create(builder, loc, zero, op.getOutput(), *indices);
    return success();
  };
  if (failed(forEachElement(builder, op, clear)))
    return failure();
  multiply();
  if (!op.getEpilogue().empty() && failed(applyEpilogue()))
    return failure();
  op->erase();
  return success();
}

FailureOr<bool> krnl::lowerToTiles(ContractOp op) {
  const std::optional<Product> product = getProduct(op);
  if (!product)
    return false;
  if (failed(TileLowering(op, *product).run()))
    return failure();
  return true;
}
