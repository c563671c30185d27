// SPDX-License-Identifier: Apache-2.0
//
// Tiles of sums in registers, of a contraction in panels.
#include <algorithm>
#include <utility>

#include "core/interfaces/static_values.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/krnl/transforms/lower_contract/panel_emitter.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::krnl;

namespace {

class PanelTileEmitter {
public:
  PanelTileEmitter(PanelEmitter &emitter, const PanelBlock &block,
                   const TileOperands &operands, const PanelTile &place)
      : e(emitter), block(block), operands(operands), place(place),
        type(emitter.getVectorType(emitter.op.getAccumulator())) {}

  void emit();

private:
  Value &sumAt(int64_t row, int64_t vector) {
    return sums[row * place.vectors + vector];
  }
  void setRow(int64_t row);
  void setColumn(Value column) { e.iterators[e.roles.columns.back()] = column; }
  Value getColumn(int64_t vector) {
    return e.add(place.column, vector * e.shape.lanes);
  }
  SmallVector<Value> getInitialSums();
  SmallVector<Value> loadTotals();
  void addProducts();
  void prefetch(Value depth);
  Value loadFactor(Value depth, int64_t row);
  Value loadColumns(Value depth, int64_t vector);
  Value addProductOf(Value factor, Value columns, Value sum);
  Value loadGuarded(const PanelOperand &operand);
  Value isBlockInside();
  std::pair<Value, Value> getRange(unsigned reduction);
  void addProduct(Value depth);
  SmallVector<Value> loopOverReductions(ArrayRef<unsigned> reductions,
                                        ValueRange carried);
  void storeVectors();
  void saveSums();
  Value loadEdge(Value row, int64_t vector);
  void loadSums(Value row);
  void storeRows();
  Value loadVector(const PanelOperand &operand, Type element);
  Value loadExtra(unsigned extra, int64_t vector);
  Value widen(ArrayRef<Value> arguments);
  void applyEpilogue();
  void storeElements();
  Value getElement(Value sum);

  PanelEmitter &e;
  const PanelBlock &block;
  const TileOperands &operands;
  const PanelTile &place;
  VectorType type;
  SmallVector<Value> sums;
};

} // namespace

static Value addSums(OpBuilder &builder, Location loc, Value a, Value b) {
  if (isa<FloatType>(getElementTypeOrSelf(a.getType())))
    return arith::AddFOp::create(builder, loc, a, b);
  return arith::AddIOp::create(builder, loc, a, b);
}

void PanelTileEmitter::setRow(int64_t row) {
  if (e.roles.row)
    e.iterators[*e.roles.row] = e.add(place.row, row);
}

/// Returns the element at the current iterators, or 0 if it is outside; null if
/// it surely is.
Value PanelTileEmitter::loadGuarded(const PanelOperand &operand) {
  SmallVector<Value> index = e.getPlace(operand.map);
  Value isInside;
  for (unsigned dim : e.guards.dims)
    isInside = e.both(isInside,
                      e.isInside(index[dim], e.getSize(operand.memref, dim)));
  const auto known = isInside ? getConstantIntValue(OpFoldResult(isInside)) : 1;
  if (known && *known == 0)
    return {};
  if (!known)
    for (unsigned dim : e.guards.dims)
      index[dim] = e.builder.createOrFold<arith::SelectOp>(
          e.loc, isInside, index[dim], e.number(0));
  Value element =
      e.shape.group > 1
          ? loadGroup(e.builder, e.loc, operand.memref, index)
          : memref::LoadOp::create(e.builder, e.loc, operand.memref, index);
  if (known)
    return element;
  Value zero = arith::ConstantOp::create(
      e.builder, e.loc, e.builder.getZeroAttr(element.getType()));
  return arith::SelectOp::create(e.builder, e.loc, isInside, element, zero);
}

/// Returns the factor of a row for a product in the block; null if it is 0.
Value PanelTileEmitter::loadFactor(Value depth, int64_t row) {
  if (operands.rowPanel)
    return memref::LoadOp::create(
        e.builder, e.loc, operands.rowPanel,
        ValueRange{e.number(0), depth, e.add(operands.rowOffset, row)});
  setRow(row);
  if (place.isGuarded)
    return loadGuarded(operands.rows);
  if (e.shape.group > 1)
    return loadGroup(e.builder, e.loc, operands.rows.memref,
                     e.getPlace(operands.rows.map));
  return e.load(operands.rows);
}

/// Returns a vector of columns for a product in the block, or for a group.
Value PanelTileEmitter::loadColumns(Value depth, int64_t vector) {
  Value column = e.number(vector * e.shape.lanes);
  if (place.offset)
    column = e.add(place.offset, column);
  const SmallVector<Value> index = {
      place.panel, depth, e.multiply(column, e.number(e.shape.group))};
  if (e.shape.group > 1)
    return loadGroups(e.builder, e.loc, place.panels, index, e.shape.lanes);
  return vector::LoadOp::create(e.builder, e.loc, type, place.panels,
                                ValueRange(index));
}

Value PanelTileEmitter::addProductOf(Value factor, Value columns, Value sum) {
  if (e.shape.group == 1)
    return multiplyAndAdd(e.builder, e.loc, factor, columns, sum);
  if (getByteFactors(e.op)->isSigned[e.roles.rowInput])
    std::swap(factor, columns);
  return addByteProducts(e.builder, e.loc, factor, columns, sum);
}

/// Hints that the next block will be read: each of the first tiles of rows
/// fetches a line of each row of a panel.
void PanelTileEmitter::prefetch(Value depth) {
  if (!block.next || place.rows < 4)
    return;
  constexpr int64_t lineBytes = 64;
  const int64_t width = e.shape.getWidth();
  const int64_t line = std::max<int64_t>(
      lineBytes * 8 / e.op.getAccumulator().getIntOrFloatBitWidth(), 1);
  Value place =
      e.minimum(e.multiply(e.divide(this->place.row, e.number(e.shape.rows)),
                           e.number(line)),
                e.number((width - 1) / line * line));
  if (this->place.offset)
    place = e.add(place, this->place.offset);
  place = e.multiply(place, e.number(e.shape.group));
  memref::PrefetchOp::create(
      e.builder, e.loc, block.next, ValueRange{this->place.panel, depth, place},
      e.builder.getBoolAttr(false), e.builder.getI32IntegerAttr(2),
      e.builder.getBoolAttr(true));
}

/// sums[r, v] += a[r, k] * b[k, v], where `depth` is k in the block
void PanelTileEmitter::addProduct(Value depth) {
  SmallVector<Value> columns;
  for (int64_t vector = 0; vector < place.vectors; ++vector)
    columns.push_back(loadColumns(depth, vector));
  prefetch(depth);
  for (int64_t row = 0; row < place.rows; ++row) {
    Value element = loadFactor(depth, row);
    if (!element)
      continue;
    Value factor = vector::BroadcastOp::create(e.builder, e.loc, type, element);
    for (int64_t vector = 0; vector < place.vectors; ++vector)
      sumAt(row, vector) =
          addProductOf(factor, columns[vector], sumAt(row, vector));
  }
}

/// Returns whether elements of the block are inside of the input, as the
/// reductions outside of the block say; null if they are.
Value PanelTileEmitter::isBlockInside() {
  Value isInside;
  for (const RowClip &clip : e.guards.clips)
    if (llvm::is_contained(
            ArrayRef(e.roles.reductions).take_front(e.shape.split),
            clip.reduction))
      isInside =
          e.both(isInside,
                 e.isInside(e.evaluate(operands.rows.map.getResult(clip.dim)),
                            e.getSize(operands.rows.memref, clip.dim)));
  return isInside;
}

/// Returns the iterations of a reduction that are in the block, and whose
/// elements of rows are inside of the input.
std::pair<Value, Value> PanelTileEmitter::getRange(unsigned reduction) {
  Value lower = e.number(0), upper = e.getBound(reduction);
  if (reduction == e.roles.reductions[e.shape.split]) {
    lower = block.depthStart;
    upper = e.add(lower, block.depth);
  }
  for (const RowClip &clip : e.guards.clips) {
    if (clip.reduction != reduction)
      continue;
    // lower <= ceil(-rest / factor), ceil((size - rest) / factor) <= upper
    e.iterators[reduction] = e.number(0);
    Value rest = e.evaluate(operands.rows.map.getResult(clip.dim));
    auto divideUp = [&](Value distance) {
      return e.divide(e.add(e.maximum(distance, e.number(0)), clip.factor - 1),
                      e.number(clip.factor));
    };
    lower = e.maximum(lower, divideUp(e.subtract(e.number(0), rest)));
    upper = e.minimum(
        upper,
        divideUp(e.subtract(e.getSize(operands.rows.memref, clip.dim), rest)));
  }
  // Elsewhere the whole block is outside.
  if (reduction == e.roles.reductions[e.shape.split])
    if (Value isInside = isBlockInside())
      upper = e.builder.createOrFold<arith::SelectOp>(e.loc, isInside, upper,
                                                      lower);
  return {lower, upper};
}

/// Emits loops over the reductions that carry the sums.
SmallVector<Value>
PanelTileEmitter::loopOverReductions(ArrayRef<unsigned> reductions,
                                     ValueRange carried) {
  const ArrayRef<unsigned> all(e.roles.reductions);
  sums.assign(carried.begin(), carried.end());
  if (reductions.empty()) {
    Value depth = e.subtract(e.iterators[all[e.shape.split]], block.depthStart);
    for (unsigned reduction : all.drop_front(e.shape.split + 1))
      depth = e.add(e.multiply(depth, e.getBound(reduction)),
                    e.iterators[reduction]);
    addProduct(depth);
    return sums;
  }
  const unsigned reduction = reductions.front();
  const auto [lower, upper] = getRange(reduction);
  const auto first = getConstantIntValue(OpFoldResult(lower)),
             end = getConstantIntValue(OpFoldResult(upper));
  if (first && end && e.guards.isUnrolled(reduction)) {
    SmallVector<Value> next(carried);
    for (int64_t i = *first; i < *end; ++i) {
      e.iterators[reduction] = e.number(i);
      next = loopOverReductions(reductions.drop_front(), next);
    }
    sums = next;
    return next;
  }
  auto loop =
      scf::ForOp::create(e.builder, e.loc, lower, upper, e.number(1), carried);
  OpBuilder::InsertionGuard guard(e.builder);
  e.builder.setInsertionPointToEnd(loop.getBody());
  e.iterators[reduction] = loop.getInductionVar();
  const SmallVector<Value> next =
      loopOverReductions(reductions.drop_front(), loop.getRegionIterArgs());
  scf::YieldOp::create(e.builder, e.loc, ValueRange(next));
  return SmallVector<Value>(loop->getResults());
}

/// Returns the sums of the blocks before, which are in the output.
SmallVector<Value> PanelTileEmitter::loadTotals() {
  const Type element =
      cast<MemRefType>(operands.output.memref.getType()).getElementType();
  // A vector would reach behind the last column.
  if (place.numColumns)
    e.forEach(e.number(0), e.number(place.rows), 1, [&](Value row) {
      if (e.roles.row)
        e.iterators[*e.roles.row] = e.add(place.row, row);
      e.forEach(e.number(0), place.numColumns, 1, [&](Value column) {
        setColumn(e.add(place.column, column));
        memref::StoreOp::create(e.builder, e.loc, e.load(operands.output),
                                operands.edge, ValueRange{row, column});
      });
    });
  SmallVector<Value> totals;
  for (int64_t row = 0; row < place.rows; ++row)
    for (int64_t vector = 0; vector < place.vectors; ++vector) {
      if (place.numColumns) {
        totals.push_back(loadEdge(e.number(row), vector));
        continue;
      }
      setRow(row);
      setColumn(getColumn(vector));
      totals.push_back(loadVector(operands.output, element));
    }
  return totals;
}

/// Returns zeros, or the sums of the blocks before if additions have an order.
SmallVector<Value> PanelTileEmitter::getInitialSums() {
  const SmallVector<Value> zeros(place.rows * place.vectors, e.getZeros());
  if (!e.op.getOrdered() || !block.isFirst)
    return zeros;
  return e.choose(
      block.isFirst, SmallVector<Type>(zeros.size(), type),
      [&] { return zeros; }, [&] { return loadTotals(); });
}

void PanelTileEmitter::addProducts() {
  const SmallVector<Value> initial = getInitialSums();
  const ArrayRef<unsigned> all(e.roles.reductions);
  if (!operands.isFlat) {
    sums = loopOverReductions(all.drop_front(e.shape.split), initial);
    return;
  }
  Value inner = e.number(e.shape.inner);
  Value start = e.multiply(block.depthStart, inner);
  auto loop = scf::ForOp::create(e.builder, e.loc, e.number(0),
                                 e.multiply(block.depth, inner), e.number(1),
                                 ValueRange(initial));
  OpBuilder::InsertionGuard guard(e.builder);
  e.builder.setInsertionPointToEnd(loop.getBody());
  sums.assign(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
  e.iterators[all.back()] = e.add(start, loop.getInductionVar());
  addProduct(loop.getInductionVar());
  scf::YieldOp::create(e.builder, e.loc, ValueRange(sums));
  sums.assign(loop->getResults().begin(), loop->getResults().end());
}

Value PanelTileEmitter::loadVector(const PanelOperand &operand, Type element) {
  return vector::LoadOp::create(e.builder, e.loc, e.getVectorType(element),
                                operand.memref,
                                ValueRange(e.getPlace(operand.map)));
}

/// Loads the elements of an extra operand for a vector in the current row.
Value PanelTileEmitter::loadExtra(unsigned extra, int64_t vector) {
  Value memref = e.op.getExtras()[extra];
  const AffineMap map = e.op.getExtraMap(extra);
  const Type element = cast<MemRefType>(memref.getType()).getElementType();
  const VectorType wide = e.getVectorType(element);
  const bool hasColumns = llvm::any_of(e.roles.columns, [&](unsigned column) {
    return map.isFunctionOfDim(column);
  });
  if (!hasColumns)
    return vector::BroadcastOp::create(e.builder, e.loc, wide,
                                       e.load({memref, map}));
  if (operands.extras[extra].memref) {
    setColumn(getColumn(vector));
    return loadVector(operands.extras[extra], element);
  }
  Value result;
  for (int64_t lane = 0; lane < e.shape.lanes; ++lane) {
    e.setColumns(e.add(getColumn(vector), lane));
    Value loaded = e.load({memref, map});
    result = result ? Value(vector::InsertOp::create(e.builder, e.loc, loaded,
                                                     result, lane))
                    : Value(vector::BroadcastOp::create(e.builder, e.loc, wide,
                                                        loaded));
  }
  return result;
}

void PanelTileEmitter::applyEpilogue() {
  for (int64_t row = 0; row < place.rows; ++row)
    for (int64_t vector = 0; vector < place.vectors; ++vector) {
      setRow(row);
      SmallVector<Value> arguments = {sumAt(row, vector)};
      for (unsigned i = 0; i < e.op.getExtras().size(); ++i)
        arguments.push_back(loadExtra(i, vector));
      sumAt(row, vector) = widen(arguments);
    }
}

/// Returns what the epilogue makes of vectors, lane by lane unless it has only
/// operations on vectors.
Value PanelTileEmitter::widen(ArrayRef<Value> arguments) {
  Region &epilogue = e.op.getEpilogue();
  if (isWidenable(epilogue))
    return widenRegion(e.builder, epilogue, arguments, e.shape.lanes).front();
  Value result;
  for (int64_t lane = 0; lane < e.shape.lanes; ++lane) {
    SmallVector<Value> scalars;
    for (Value argument : arguments)
      scalars.push_back(
          vector::ExtractOp::create(e.builder, e.loc, argument, lane));
    Value scalar = cloneRegion(e.builder, epilogue, scalars).front();
    result =
        result
            ? Value(vector::InsertOp::create(e.builder, e.loc, scalar, result,
                                             lane))
            : Value(vector::BroadcastOp::create(
                  e.builder, e.loc, e.getVectorType(scalar.getType()), scalar));
  }
  return result;
}

/// Stores the complete tile.
void PanelTileEmitter::storeVectors() {
  const SmallVector<Type> types(sums.size(), type);
  if (block.isFirst && !e.op.getOrdered())
    sums = e.choose(
        block.isFirst, types, [&] { return sums; },
        [&] {
          SmallVector<Value> totals = loadTotals();
          for (auto [total, sum] : llvm::zip_equal(totals, sums))
            total = addSums(e.builder, e.loc, total, sum);
          return totals;
        });
  const SmallVector<Value> unfinished = sums;
  if (!e.op.getEpilogue().empty())
    sums = e.choose(
        block.isLast, types,
        [&] {
          applyEpilogue();
          return sums;
        },
        [&] { return unfinished; });
  for (int64_t row = 0; row < place.rows; ++row)
    for (int64_t vector = 0; vector < place.vectors; ++vector) {
      setRow(row);
      setColumn(getColumn(vector));
      vector::StoreOp::create(e.builder, e.loc, sumAt(row, vector),
                              operands.output.memref,
                              ValueRange(e.getPlace(operands.output.map)));
    }
}

/// Stores the sums in the buffer.
void PanelTileEmitter::saveSums() {
  for (int64_t row = 0; row < place.rows; ++row)
    for (int64_t vector = 0; vector < place.vectors; ++vector)
      vector::StoreOp::create(
          e.builder, e.loc, sumAt(row, vector), operands.edge,
          ValueRange{e.number(row), e.number(vector * e.shape.lanes)});
}

/// Loads a vector of sums from the buffer.
Value PanelTileEmitter::loadEdge(Value row, int64_t vector) {
  return vector::LoadOp::create(
      e.builder, e.loc, type, operands.edge,
      ValueRange{row, e.number(vector * e.shape.lanes)});
}

/// Loads the sums of a tile of one row from a row of the buffer.
void PanelTileEmitter::loadSums(Value row) {
  for (int64_t vector = 0; vector < place.vectors; ++vector)
    sums.push_back(loadEdge(row, vector));
}

/// Stores the complete tile through a buffer, one row after the other.
void PanelTileEmitter::storeRows() {
  saveSums();
  e.forEach(e.number(0), e.number(place.rows), 1, [&](Value row) {
    PanelTile line = place;
    line.rows = 1;
    line.row = e.add(place.row, row);
    PanelTileEmitter emitter(e, block, operands, line);
    emitter.loadSums(row);
    emitter.storeVectors();
  });
}

/// Returns what is to be stored for a sum, at the current iterators.
Value PanelTileEmitter::getElement(Value sum) {
  const Type accumulator = e.op.getAccumulator();
  if (block.isFirst && !e.op.getOrdered())
    sum = e.choose(
        block.isFirst, accumulator, [&] { return SmallVector<Value>{sum}; },
        [&] {
          return SmallVector<Value>{
              addSums(e.builder, e.loc, e.load(operands.output), sum)};
        })[0];
  if (e.op.getEpilogue().empty())
    return sum;
  auto finish = [&] {
    SmallVector<Value> arguments = {sum};
    Value column = e.iterators[e.roles.columns.back()];
    for (unsigned i = 0; i < e.op.getExtras().size(); ++i) {
      const bool isFlat = operands.extras[i].memref != nullptr;
      if (!isFlat)
        e.setColumns(column);
      arguments.push_back(e.load(
          isFlat ? operands.extras[i]
                 : PanelOperand{e.op.getExtras()[i], e.op.getExtraMap(i)}));
      setColumn(column);
    }
    return cloneRegion(e.builder, e.op.getEpilogue(), arguments);
  };
  const Type element =
      cast<MemRefType>(operands.output.memref.getType()).getElementType();
  return e.choose(block.isLast, element, finish,
                  [&] { return SmallVector<Value>{sum}; })[0];
}

/// Stores the columns that exist, through a buffer.
void PanelTileEmitter::storeElements() {
  saveSums();
  e.forEach(e.number(0), e.number(place.rows), 1, [&](Value row) {
    if (e.roles.row)
      e.iterators[*e.roles.row] = e.add(place.row, row);
    e.forEach(e.number(0), place.numColumns, 1, [&](Value column) {
      setColumn(e.add(place.column, column));
      Value sum = memref::LoadOp::create(e.builder, e.loc, operands.edge,
                                         ValueRange{row, column});
      Value element = getElement(sum);
      memref::StoreOp::create(e.builder, e.loc, element, operands.output.memref,
                              ValueRange(e.getPlace(operands.output.map)));
    });
  });
}

void PanelTileEmitter::emit() {
  addProducts();
  if (place.numColumns)
    return storeElements();
  place.isRare &&place.rows > 1 ? storeRows() : storeVectors();
}

void krnl::emitTile(PanelEmitter &emitter, const PanelBlock &block,
                    const TileOperands &operands, const PanelTile &place) {
  PanelTileEmitter(emitter, block, operands, place).emit();
}
