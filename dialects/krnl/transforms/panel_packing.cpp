// SPDX-License-Identifier: Apache-2.0
//
// Panels of a contraction: columns of an input in a buffer.
#include "core/interfaces/static_values.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/transforms/panel_emitter.h"
#include "dialects/memref/memref.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::krnl;

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

  void packVector(Value column);

private:
  /// What is known of one column before the inner loops.
  struct Lane {
    /// The indices that do not depend on inner reductions; else null.
    SmallVector<Value> place;
    /// Whether these indices are inside; null if they are.
    Value isInside;
  };

  void analyze();
  bool isInner(AffineExpr expr) const;
  bool isAdjacent() const;
  bool isSurelyInside(unsigned dim) const;
  Value getSize(unsigned dim);
  Value isInside(Value index, unsigned dim);
  Lane getLane(ArrayRef<Value> columns, bool isClamped);
  SmallVector<Value> completePlace(const Lane &lane, Value &isRowInside);
  void forReductions(ArrayRef<unsigned> reductions, function_ref<void()> body);
  void copyRows(function_ref<Value()> makeVector);
  void storeVector(Value vector);
  void packRows();
  void packLanes();
  Value packElements(ArrayRef<Lane> lanes, Value mask);

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

/// Returns true if the element of the next column, of the same iterators but
/// the last, is the next one in memory.
bool PanelPacking::isAdjacent() const {
  const unsigned column = e.roles.columns.back();
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(cast<MemRefType>(input.getType())
                 .getStridesAndOffset(strides, offset)) ||
      strides.empty() || strides.back() != 1)
    return false;
  for (AffineExpr expr : map.getResults().drop_back())
    if (expr.isFunctionOfDim(column))
      return false;
  const AffineExpr last = map.getResults().back();
  const AffineExpr j = getAffineDimExpr(column, map.getContext());
  return simplifyAffineExpr(last.replace(j, j + 1) - last, map.getNumDims(),
                            map.getNumSymbols()) ==
         getAffineConstantExpr(1, map.getContext());
}

/// Returns true if an index is an iterator whose bound is the size.
bool PanelPacking::isSurelyInside(unsigned dim) const {
  auto iterator = dyn_cast<AffineDimExpr>(map.getResult(dim));
  const auto type = cast<MemRefType>(input.getType());
  return iterator && !type.isDynamicDim(dim) &&
         getConstantBound(e.op, iterator.getPosition()) == type.getDimSize(dim);
}

Value PanelPacking::getSize(unsigned dim) {
  const auto type = cast<MemRefType>(input.getType());
  if (type.isDynamicDim(dim))
    return memref::DimOp::create(e.builder, e.loc, input, dim);
  return e.number(type.getDimSize(dim));
}

/// A negative index is a large number.
Value PanelPacking::isInside(Value index, unsigned dim) {
  return e.builder.createOrFold<arith::CmpIOp>(e.loc, arith::CmpIPredicate::ult,
                                               index, getSize(dim));
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
    if (isPadded && !isSurelyInside(dim)) {
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
    if (isPadded && !isSurelyInside(dim))
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
  auto gather = [&]() -> SmallVector<Value> {
    Value result = e.getZeros();
    for (auto [i, place] : llvm::enumerate(places)) {
      Value element = memref::LoadOp::create(e.builder, e.loc, input, place);
      result = vector::InsertOp::create(e.builder, e.loc, element, result,
                                        static_cast<int64_t>(i));
    }
    if (mask) {
      Value bits =
          arith::BitcastOp::create(e.builder, e.loc, mask.getType(), result);
      bits = arith::AndIOp::create(e.builder, e.loc, bits, mask);
      result = arith::BitcastOp::create(e.builder, e.loc, type, bits);
    }
    return {result};
  };
  return e.choose(isRowInside, Type(type), gather,
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
  if (!isAdjacent())
    return packLanes();
  // The columns are adjacent if all other iterators are equal, and inside if
  // the first and the last one are.
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
  const VectorType type = e.getVectorType(e.op.getAccumulator());
  auto copy = [&]() -> Value {
    Value isRowInside;
    SmallVector<Value> place = completePlace(first, isRowInside);
    return e.choose(
        isRowInside, Type(type),
        [&] {
          return SmallVector<Value>{vector::LoadOp::create(
              e.builder, e.loc, type, input, ValueRange(place))};
        },
        [&] { return SmallVector<Value>{e.getZeros()}; })[0];
  };
  e.branch(isWhole, [&] { copyRows(copy); }, [&] { packLanes(); });
}

void PanelPacking::packVector(Value column) {
  Value fromStart = e.subtract(column, block.start),
        width = e.number(e.shape.getWidth());
  panel = e.divide(fromStart, width);
  offset = e.remainder(fromStart, width);
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

void krnl::packPanels(PanelEmitter &emitter, const PanelBlock &block,
                      Value buffer) {
  emitter.forEach(block.start, block.end, emitter.shape.lanes,
                  [&](Value column) {
                    PanelPacking(emitter, block, buffer).packVector(column);
                  });
}
