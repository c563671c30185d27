// SPDX-License-Identifier: Apache-2.0
//
// Panels of a contraction: columns of an input in a buffer.
#include "core/interfaces/static_values.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/transforms/contract_roles/contract_roles.h"
#include "dialects/krnl/transforms/lower_contract/panel_emitter.h"
#include "dialects/memref/memref.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::krnl;

/// The number of products by which prefetches are ahead.
static constexpr int64_t prefetchDistance = 8;

namespace {

/// Copies the panels of one block, a vector of columns at a time. The loops
/// over reductions on which the places of columns depend are outside.
class PanelPacking {
public:
  PanelPacking(PanelEmitter &emitter, const PanelBlock &block, Value buffer)
      : e(emitter), block(block), buffer(buffer),
        input(emitter.op.getInputs()[emitter.roles.columnInput]),
        map(emitter.op.getInputMap(emitter.roles.columnInput)),
        isPadded(emitter.op.isPadded(emitter.roles.columnInput)) {
    analyze();
  }

  void packBlock();

private:
  /// The place of one column before the inner loops.
  struct Lane {
    /// The indices that do not depend on inner reductions; else null.
    SmallVector<Value> place;
    /// Whether these indices are inside; null if they are.
    Value isInside;
  };

  /// The difference of the index of a column to that of the next one.
  struct Step {
    unsigned dim;
    int64_t size;
  };

  void packVector(Value column);
  void packContiguous(Value end);
  void prefetch();
  void setPanel(Value column);
  void analyze();
  bool isInner(AffineExpr expr) const;
  std::optional<Step> getStep() const;
  bool isAdjacent(const Step &step) const;
  Value getSize(unsigned dim);
  Value isInside(Value index, unsigned dim);
  Lane getLane(ArrayRef<Value> columns, bool isClamped);
  SmallVector<Value> completePlace(const Lane &lane, Value &isRowInside);
  void forReductions(ArrayRef<unsigned> reductions, function_ref<void()> body);
  void copyRows(function_ref<Value()> makeVector);
  void storeVector(Value vector);
  void packRows();
  void packLanes();
  Value gather(ArrayRef<SmallVector<Value>> places);
  Value packElements(ArrayRef<Lane> lanes, Value mask);
  Value packWhole(const Lane &first, const Step &step);

  PanelEmitter &e;
  const PanelBlock &block;
  Value buffer, input;
  AffineMap map;
  bool isPadded;
  /// The reductions of the block on which the place of a column depends, and
  /// the other ones.
  SmallVector<unsigned> outerReductions, innerReductions;

  // The current vector.
  Value panel, offset, hasAllColumns;
  /// The iterators over columns for each lane.
  SmallVector<SmallVector<Value>> coordinates;
};

} // namespace

bool PanelPacking::isInner(AffineExpr expr) const {
  return llvm::any_of(innerReductions, [&](unsigned reduction) {
    return expr.isFunctionOfDim(reduction);
  });
}

void PanelPacking::analyze() {
  for (unsigned reduction :
       ArrayRef(e.roles.reductions).drop_front(e.shape.split)) {
    const bool isOuter = llvm::any_of(map.getResults(), [&](AffineExpr expr) {
      return expr.isFunctionOfDim(reduction) &&
             llvm::any_of(e.roles.columns, [&](unsigned column) {
               return expr.isFunctionOfDim(column);
             });
    });
    (isOuter ? outerReductions : innerReductions).push_back(reduction);
  }
}

/// Returns how the place changes with the last iterator over columns, if that
/// is by a positive constant in one dimension.
std::optional<PanelPacking::Step> PanelPacking::getStep() const {
  const unsigned column = e.roles.columns.back();
  std::optional<Step> step;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (!expr.isFunctionOfDim(column))
      continue;
    const auto factor = getLinearFactor(expr, column, map);
    if (step || !factor || *factor <= 0)
      return std::nullopt;
    step = {static_cast<unsigned>(dim), *factor};
  }
  return step;
}

/// Returns true if columns that are next to each other are so in memory.
bool PanelPacking::isAdjacent(const Step &step) const {
  SmallVector<int64_t> strides;
  int64_t offset;
  return step.size == 1 && step.dim + 1 == map.getNumResults() &&
         succeeded(cast<MemRefType>(input.getType())
                       .getStridesAndOffset(strides, offset)) &&
         strides.back() == 1;
}

Value PanelPacking::getSize(unsigned dim) { return e.getSize(input, dim); }

Value PanelPacking::isInside(Value index, unsigned dim) {
  return e.isInside(index, getSize(dim));
}

/// `isClamped`: indices that are outside become those of an element.
PanelPacking::Lane PanelPacking::getLane(ArrayRef<Value> columns,
                                         bool isClamped) {
  for (auto [iterator, value] : llvm::zip(e.roles.columns, columns))
    e.iterators[iterator] = value;
  Lane lane;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (isInner(expr)) {
      lane.place.push_back({});
      continue;
    }
    Value index = e.evaluate(expr);
    if (isPadded && !isSurelyInside(e.op, e.roles.columnInput, dim)) {
      lane.isInside = e.both(lane.isInside, isInside(index, dim));
      if (isClamped)
        index = e.minimum(e.maximum(index, e.number(0)),
                          e.subtract(getSize(dim), e.number(1)));
    }
    lane.place.push_back(index);
  }
  return lane;
}

/// Returns the place with the indices that depend on inner reductions, and
/// whether these are inside.
SmallVector<Value> PanelPacking::completePlace(const Lane &lane,
                                               Value &isRowInside) {
  SmallVector<Value> place(lane.place);
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (place[dim])
      continue;
    place[dim] = e.evaluate(expr);
    if (isPadded && !isSurelyInside(e.op, e.roles.columnInput, dim))
      isRowInside = e.both(isRowInside, isInside(place[dim], dim));
  }
  return place;
}

/// Emits loops over the iterations in the block.
void PanelPacking::forReductions(ArrayRef<unsigned> reductions,
                                 function_ref<void()> body) {
  if (reductions.empty())
    return body();
  const unsigned reduction = reductions.front();
  Value lower = e.number(0), upper = e.getBound(reduction);
  if (reduction == e.roles.reductions[e.shape.split]) {
    lower = block.depthStart;
    upper = e.add(lower, block.depth);
  }
  e.forEach(lower, upper, 1, [&](Value value) {
    e.iterators[reduction] = value;
    forReductions(reductions.drop_front(), body);
  });
}

/// Stores a vector at the current reductions.
void PanelPacking::storeVector(Value vector) {
  const ArrayRef<unsigned> reductions(e.roles.reductions);
  Value row =
      e.subtract(e.iterators[reductions[e.shape.split]], block.depthStart);
  for (unsigned reduction : reductions.drop_front(e.shape.split + 1))
    row = e.add(e.multiply(row, e.getBound(reduction)), e.iterators[reduction]);
  vector::StoreOp::create(e.builder, e.loc, vector, buffer,
                          ValueRange{panel, row, offset});
}

/// Stores a vector for each of the inner reductions.
void PanelPacking::copyRows(function_ref<Value()> makeVector) {
  forReductions(innerReductions, [&] { storeVector(makeVector()); });
}

Value PanelPacking::gather(ArrayRef<SmallVector<Value>> places) {
  Value result = e.getZeros();
  for (auto [i, place] : llvm::enumerate(places)) {
    Value element = memref::LoadOp::create(e.builder, e.loc, input, place);
    result = vector::InsertOp::create(e.builder, e.loc, element, result,
                                      static_cast<int64_t>(i));
  }
  return result;
}

/// Returns the elements of all lanes, which are 0 where the mask is.
Value PanelPacking::packElements(ArrayRef<Lane> lanes, Value mask) {
  const VectorType type = e.getVectorType(e.op.getAccumulator());
  Value isRowInside;
  SmallVector<SmallVector<Value>> places;
  for (const Lane &lane : lanes) {
    Value isInside;
    places.push_back(completePlace(lane, isInside));
    isRowInside = isInside;
  }
  auto load = [&]() -> SmallVector<Value> {
    Value result = gather(places);
    if (mask) {
      Value bits =
          arith::BitcastOp::create(e.builder, e.loc, mask.getType(), result);
      bits = arith::AndIOp::create(e.builder, e.loc, bits, mask);
      result = arith::BitcastOp::create(e.builder, e.loc, type, bits);
    }
    return {result};
  };
  return e.choose(isRowInside, Type(type), load,
                  [&] { return SmallVector<Value>{e.getZeros()}; })[0];
}

/// Returns the elements of lanes that are all inside, a step after the other.
Value PanelPacking::packWhole(const Lane &first, const Step &step) {
  const VectorType type = e.getVectorType(e.op.getAccumulator());
  Value isRowInside;
  const SmallVector<Value> place = completePlace(first, isRowInside);
  auto load = [&]() -> SmallVector<Value> {
    if (isAdjacent(step))
      return {vector::LoadOp::create(e.builder, e.loc, type, input,
                                     ValueRange(place))};
    SmallVector<SmallVector<Value>> places(e.shape.lanes, place);
    for (auto [lane, own] : llvm::enumerate(places))
      own[step.dim] = e.add(own[step.dim], lane * step.size);
    return {gather(places)};
  };
  return e.choose(isRowInside, Type(type), load,
                  [&] { return SmallVector<Value>{e.getZeros()}; })[0];
}

/// The columns of the vector are not adjacent, or some are outside.
void PanelPacking::packLanes() {
  SmallVector<Lane> lanes;
  Value isAnyInside, mask;
  Type bits =
      e.builder.getIntegerType(e.op.getAccumulator().getIntOrFloatBitWidth());
  for (auto [i, columns] : llvm::enumerate(coordinates)) {
    lanes.push_back(getLane(columns, /*isClamped=*/true));
    Value isInside = lanes.back().isInside;
    if (!isInside)
      continue;
    isAnyInside =
        isAnyInside
            ? e.builder.createOrFold<arith::OrIOp>(e.loc, isAnyInside, isInside)
            : isInside;
    if (!mask)
      mask = arith::ConstantOp::create(
          e.builder, e.loc, e.builder.getZeroAttr(e.getVectorType(bits)));
    Value allBits = arith::ExtSIOp::create(e.builder, e.loc, bits, isInside);
    mask = vector::InsertOp::create(e.builder, e.loc, allBits, mask,
                                    static_cast<int64_t>(i));
  }
  e.branch(
      isAnyInside, [&] { copyRows([&] { return packElements(lanes, mask); }); },
      [&] { copyRows([&] { return e.getZeros(); }); });
}

/// Stores the vectors of all products for the outer reductions.
void PanelPacking::packRows() {
  const std::optional<Step> step = getStep();
  if (!step)
    return packLanes();
  // The columns are a step apart if all other iterators are equal, and inside
  // if the first and the last one are.
  Value isWhole = hasAllColumns;
  const size_t numOuter = e.roles.columns.size() - 1;
  for (size_t i = 0; i < numOuter; ++i)
    isWhole =
        e.both(isWhole, e.builder.createOrFold<arith::CmpIOp>(
                            e.loc, arith::CmpIPredicate::eq,
                            coordinates.front()[i], coordinates.back()[i]));
  isWhole = e.both(isWhole,
                   getLane(coordinates.back(), /*isClamped=*/false).isInside);
  const Lane first = getLane(coordinates.front(), /*isClamped=*/false);
  isWhole = e.both(isWhole, first.isInside);
  e.branch(
      isWhole, [&] { copyRows([&] { return packWhole(first, *step); }); },
      [&] { packLanes(); });
}

/// Sets the place in the buffer of a column.
void PanelPacking::setPanel(Value column) {
  Value fromStart = e.subtract(column, block.start),
        width = e.number(e.shape.getWidth());
  panel = e.divide(fromStart, width);
  offset = e.remainder(fromStart, width);
}

/// Hints that the elements of a product soon after this one will be read: they
/// are too far apart for the machine to foresee it.
void PanelPacking::prefetch() {
  const unsigned reduction = e.roles.reductions.back();
  Value current = e.iterators[reduction];
  e.iterators[reduction] = e.add(current, prefetchDistance);
  memref::PrefetchOp::create(
      e.builder, e.loc, input, e.getPlace(map), e.builder.getBoolAttr(false),
      e.builder.getI32IntegerAttr(3), e.builder.getBoolAttr(true));
  e.iterators[reduction] = current;
}

/// Copies complete vectors before `end`. All columns of a product are next to
/// each other, which is the order in which memory is read best.
void PanelPacking::packContiguous(Value end) {
  const VectorType type = e.getVectorType(e.op.getAccumulator());
  forReductions(ArrayRef(e.roles.reductions).drop_front(e.shape.split), [&] {
    e.forEach(block.start, end, e.shape.lanes, [&](Value column) {
      setPanel(column);
      e.setColumns(column);
      const SmallVector<Value> place = e.getPlace(map);
      storeVector(vector::LoadOp::create(e.builder, e.loc, type, input,
                                         ValueRange(place)));
      prefetch();
    });
  });
}

void PanelPacking::packVector(Value column) {
  setPanel(column);
  // Columns after the last one are copies of it, which no result uses.
  const auto numColumns = e.getNumColumns();
  hasAllColumns = numColumns && *numColumns % e.shape.lanes == 0
                      ? Value()
                      : e.isLess(e.add(column, e.shape.lanes - 1), block.end);
  Value last = e.subtract(block.end, e.number(1));
  coordinates.clear();
  for (int64_t lane = 0; lane < e.shape.lanes; ++lane) {
    e.setColumns(e.minimum(e.add(column, lane), last));
    SmallVector<Value> values;
    for (unsigned iterator : e.roles.columns)
      values.push_back(e.iterators[iterator]);
    coordinates.push_back(std::move(values));
  }
  forReductions(outerReductions, [&] { packRows(); });
}

void PanelPacking::packBlock() {
  Value start = block.start;
  if (!isPadded && isContiguousAlong(e.op, input, map, e.roles.columns)) {
    Value lanes = e.number(e.shape.lanes);
    Value count = e.subtract(block.end, start);
    start = e.add(start, e.multiply(e.divide(count, lanes), lanes));
    packContiguous(start);
    const auto numColumns = e.getNumColumns();
    if (numColumns && *numColumns % e.shape.lanes == 0)
      return;
  }
  e.forEach(start, block.end, e.shape.lanes,
            [&](Value column) { packVector(column); });
}

void krnl::packPanels(PanelEmitter &emitter, const PanelBlock &block,
                      Value buffer) {
  PanelPacking(emitter, block, buffer).packBlock();
}
