// SPDX-License-Identifier: Apache-2.0
//
// Contractions of a window that slides over an input, such as depthwise
// convolutions: bands of the input are copied to a buffer with zeros around
// them, and tiles of sums stay in registers.
#include <algorithm>
#include <utility>

#include "dialects/arith/arith.h"
#include "dialects/krnl/loop_ops.h"
#include "dialects/krnl/transforms/contract_roles/contract_roles.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/krnl/transforms/lower_contract/contract_window.h"
#include "dialects/krnl/transforms/lower_contract/window_buffer.h"
#include "dialects/memref/memref.h"
#include "dialects/vector/vector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::krnl;

namespace {

/// The sizes of tiles, and of bands, which have a whole number of rows of tiles
/// unless the output has fewer rows.
struct WindowTiles {
  int64_t lanes, rows, vectors;
  int64_t bandRows, bandColumns;
};

/// A tile of the output. Row and column count from the start of the band.
struct TilePlace {
  Value row;
  /// The first column of each vector.
  SmallVector<Value, 4> columns;
};

class WindowLowering {
public:
  WindowLowering(ContractOp op, const ContractWindow &window,
                 const WindowTiles &tiles)
      : op(op), window(window), tiles(tiles), builder(op.getLoc(), op),
        buffer(op, window, tiles.lanes, std::max(tiles.rows, tiles.bandRows),
               tiles.bandColumns),
        iterators(op.getNumIterators()),
        vector(VectorType::get({tiles.lanes}, op.getAccumulator())) {}

  bool allocate();
  LogicalResult run();

private:
  Value getBound(const WindowAxis &axis);
  LogicalResult lowerBands();
  LogicalResult lowerBand(Value row, Value column);
  LogicalResult forInner(unsigned next, function_ref<LogicalResult()> body);
  LogicalResult lowerTile(Value row, Value column);
  FailureOr<SmallVector<Value>> addChannels(unsigned next, Value channel,
                                            const TilePlace &place,
                                            ValueRange sums);
  FailureOr<SmallVector<Value>> addTaps(Value channel, const TilePlace &place,
                                        ValueRange sums);
  FailureOr<Value> loadFactor(ArrayRef<int64_t> rowTaps,
                              ArrayRef<int64_t> columnTaps);
  LogicalResult storeTile(const TilePlace &place, ValueRange sums);
  LogicalResult store(Value row, Value column, Value sum);
  LogicalResult storeVector(Value sum);
  LogicalResult storeElements(Value sum, Value number);
  FailureOr<Value> loadExtra(unsigned extra);
  FailureOr<Value> loadExtraVector(unsigned extra);
  bool hasVectors();
  bool hasExtrasOfColumns();
  Value hasRoom(Value row);

  ContractOp op;
  const ContractWindow &window;
  WindowTiles tiles;
  IndexBuilder builder;
  WindowBuffer buffer;
  /// The values of the iterators at the insertion point, or null.
  SmallVector<Value> iterators;
  VectorType vector;
  /// Holds a vector that is stored by elements.
  Value spill;
  /// The iterators on which the input does not depend, inside of bands.
  SmallVector<unsigned> inner;
  /// The size of the output, the start of the band and its size.
  Value height, width, bandRow, bandColumn, numRows, numColumns;
};

} // namespace

// Sizes

/// Returns the tiles that the schedule asks for, or nothing.
static std::optional<WindowTiles> getTiles(ContractOp op,
                                           const ContractWindow &window) {
  const DictionaryAttr schedule = op.getScheduleAttr();
  auto tile = dyn_cast_or_null<DenseI64ArrayAttr>(schedule.get("tile"));
  auto lanes = dyn_cast_or_null<IntegerAttr>(schedule.get("lanes"));
  if (!tile || !lanes)
    return std::nullopt;
  WindowTiles tiles = {lanes.getInt(), 1, 1, 1, 1};
  if (window.row.iterator)
    tiles.rows = tile[*window.row.iterator];
  tiles.vectors = tile[*window.column.iterator] / tiles.lanes;
  if (tiles.rows < 1 || tiles.vectors < 1 || tiles.rows * tiles.vectors > 64)
    return std::nullopt;
  return tiles;
}

/// The memory of a buffer, so that it stays in the first cache.
static constexpr int64_t bufferBytes = 16384;

/// The number of products in the code of a tile.
static constexpr int64_t maxUnrolledProducts = 4096;

/// Chooses the size of bands. Returns false if no buffer is small enough.
static bool chooseBands(ContractOp op, const ContractWindow &window,
                        WindowTiles &tiles) {
  const auto width = getConstantBound(op, *window.column.iterator);
  std::optional<int64_t> height = 1;
  if (window.row.iterator)
    height = getConstantBound(op, *window.row.iterator);
  if (height)
    tiles.rows = std::max<int64_t>(1, std::min(tiles.rows, *height));
  if (width)
    tiles.vectors = std::max<int64_t>(
        1,
        std::min(tiles.vectors, llvm::divideCeilSigned(*width, tiles.lanes)));
  auto fits = [&](int64_t rows, int64_t columns, int64_t limit) {
    return WindowBuffer(op, window, tiles.lanes, rows, columns).getNumBytes() <=
           limit;
  };
  // Tiles are unrolled.
  const int64_t numTaps = window.row.getNumTaps() * window.column.getNumTaps();
  while (tiles.rows > 1 &&
         tiles.rows * tiles.vectors * numTaps > maxUnrolledProducts)
    tiles.rows = llvm::divideCeilSigned(tiles.rows, 2);
  tiles.vectors =
      std::clamp<int64_t>(maxUnrolledProducts / numTaps, 1, tiles.vectors);
  const int64_t step = tiles.vectors * tiles.lanes;
  int64_t columns = llvm::alignTo(256, step);
  if (width && *width <= 1024)
    columns = std::max<int64_t>(*width, 1);
  while (columns > step && !fits(tiles.rows, columns, bufferBytes))
    columns = llvm::alignTo(columns / 2, step);
  // A few rows may need more memory.
  if (!fits(tiles.rows, columns, 4 * bufferBytes))
    return false;
  int64_t rows = tiles.rows;
  while (window.row.iterator && (!height || rows < *height) &&
         fits(rows + tiles.rows, columns, bufferBytes))
    rows += tiles.rows;
  if (height && *height > 0) {
    const int64_t numBands = llvm::divideCeilSigned(*height, rows);
    rows = std::min<int64_t>(
        *height,
        llvm::alignTo(llvm::divideCeilSigned(*height, numBands), tiles.rows));
  }
  tiles.bandRows = rows;
  tiles.bandColumns = columns;
  return true;
}

// Loops

bool WindowLowering::allocate() {
  if (!buffer.allocate(builder))
    return false;
  Operation *scope =
      op->getParentWithTrait<OpTrait::AutomaticAllocationScope>();
  Operation *ancestor = op;
  while (ancestor->getParentOp() != scope)
    ancestor = ancestor->getParentOp();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&ancestor->getParentRegion()->front());
  spill = memref::AllocaOp::create(
      builder, op.getLoc(), MemRefType::get({tiles.lanes}, op.getAccumulator()),
      builder.getI64IntegerAttr(64));
  return true;
}

Value WindowLowering::getBound(const WindowAxis &axis) {
  return axis.iterator ? Value(op.getBounds()[*axis.iterator])
                       : builder.number(1);
}

LogicalResult WindowLowering::run() {
  const AffineMap map = op.getInputMap(window.input);
  SmallVector<unsigned> outer;
  for (unsigned i = 0; i < op.getNumIterators(); ++i)
    if (!op.isReduction(i) && i != window.row.iterator &&
        i != window.column.iterator)
      (map.isFunctionOfDim(i) ? outer : inner).push_back(i);
  if (!outer.empty()) {
    auto loops = DefineLoopsOp::create(builder, op.getLoc(), outer.size());
    SmallVector<OpFoldResult> lower(outer.size(), builder.getIndexAttr(0)),
        upper;
    for (unsigned iterator : outer)
      upper.push_back(op.getBounds()[iterator]);
    auto iterate = IterateOp::create(
        builder, op.getLoc(), ValueRange(loops->getResults()),
        ValueRange(loops->getResults()), ArrayRef<OpFoldResult>(lower),
        ArrayRef<OpFoldResult>(upper));
    for (auto [iterator, value] : llvm::zip(outer, iterate.getInductionVars()))
      iterators[iterator] = value;
    builder.setInsertionPoint(iterate.getBody()->getTerminator());
  }
  if (failed(lowerBands()))
    return failure();
  op->erase();
  return success();
}

/// for bands of rows and columns. The last one overlaps the one before.
LogicalResult WindowLowering::lowerBands() {
  Value zero = builder.number(0);
  height = getBound(window.row);
  width = getBound(window.column);
  numRows = builder.min(height, builder.number(tiles.bandRows));
  numColumns = builder.min(width, builder.number(tiles.bandColumns));
  return builder.loop(zero, height, tiles.bandRows, [&](Value row) {
    row = builder.min(row, builder.sub(height, numRows));
    return builder.loop(zero, width, tiles.bandColumns, [&](Value column) {
      column = builder.min(column, builder.sub(width, numColumns));
      return lowerBand(row, column);
    });
  });
}

/// Fills the buffer; for inner iterators, for tiles of rows and columns.
LogicalResult WindowLowering::lowerBand(Value row, Value column) {
  bandRow = row;
  bandColumn = column;
  if (failed(buffer.fill(builder, iterators, row, column, numRows, numColumns)))
    return failure();
  Value zero = builder.number(0);
  return forInner(0, [&] {
    return builder.loop(zero, numRows, tiles.rows, [&](Value tileRow) {
      // The last tile overlaps the one before.
      tileRow = builder.max(
          builder.min(tileRow, builder.add(numRows, -tiles.rows)), zero);
      return builder.loop(
          zero, numColumns, tiles.vectors * tiles.lanes,
          [&](Value tileColumn) { return lowerTile(tileRow, tileColumn); });
    });
  });
}

LogicalResult WindowLowering::forInner(unsigned next,
                                       function_ref<LogicalResult()> body) {
  if (next == inner.size())
    return body();
  return builder.loop(builder.number(0), op.getBounds()[inner[next]], 1,
                      [&](Value value) {
                        iterators[inner[next]] = value;
                        return forInner(next + 1, body);
                      });
}

// Sums

LogicalResult WindowLowering::lowerTile(Value row, Value column) {
  TilePlace place = {row, {}};
  Value last =
      builder.max(builder.add(numColumns, -tiles.lanes), builder.number(0));
  for (int64_t i = 0; i < tiles.vectors; ++i)
    place.columns.push_back(
        builder.min(builder.add(column, i * tiles.lanes), last));
  Value zero = arith::ConstantOp::create(builder, builder.getLoc(),
                                         builder.getZeroAttr(vector));
  const SmallVector<Value> zeros(tiles.rows * tiles.vectors, zero);
  FailureOr<SmallVector<Value>> sums =
      addChannels(0, builder.number(0), place, zeros);
  if (failed(sums))
    return failure();
  return storeTile(place, *sums);
}

/// for channels: sums += input * factor
FailureOr<SmallVector<Value>>
WindowLowering::addChannels(unsigned next, Value channel,
                            const TilePlace &place, ValueRange sums) {
  if (next == window.channels.size())
    return addTaps(channel, place, sums);
  const int64_t extent = window.channelExtents[next];
  return builder.loop(extent, sums, [&](Value value, ValueRange carried) {
    iterators[window.channels[next]] = value;
    return addChannels(next + 1,
                       builder.add(builder.mul(channel, extent), value), place,
                       carried);
  });
}

namespace {

/// A point of the taps of an axis.
struct TapPoint {
  SmallVector<int64_t, 2> values;
  /// The sum of factor * tap.
  int64_t distance = 0;
};

} // namespace

/// Returns all points of the taps, in order.
static SmallVector<TapPoint> getPoints(const WindowAxis &axis) {
  SmallVector<TapPoint> points = {TapPoint()};
  for (const WindowAxis::Tap &tap : axis.taps) {
    SmallVector<TapPoint> next;
    for (const TapPoint &point : points)
      for (int64_t value = 0; value < tap.extent; ++value) {
        next.push_back(point);
        next.back().values.push_back(value);
        next.back().distance += value * tap.factor;
      }
    points = std::move(next);
  }
  return points;
}

/// Loads the factor at a point of the taps, for all lanes.
FailureOr<Value> WindowLowering::loadFactor(ArrayRef<int64_t> rowTaps,
                                            ArrayRef<int64_t> columnTaps) {
  for (auto [tap, value] : llvm::zip(window.row.taps, rowTaps))
    iterators[tap.iterator] = builder.number(value);
  for (auto [tap, value] : llvm::zip(window.column.taps, columnTaps))
    iterators[tap.iterator] = builder.number(value);
  FailureOr<SmallVector<Value>> indices =
      getIndices(builder, op, op.getInputMap(window.getFactor()), iterators);
  if (failed(indices))
    return failure();
  Value element = memref::LoadOp::create(
      builder, builder.getLoc(), op.getInputs()[window.getFactor()], *indices);
  return Value(
      vector::BroadcastOp::create(builder, builder.getLoc(), vector, element));
}

/// Each row of the input is added to all sums that need it.
FailureOr<SmallVector<Value>> WindowLowering::addTaps(Value channel,
                                                      const TilePlace &place,
                                                      ValueRange carried) {
  SmallVector<Value> sums(carried);
  const SmallVector<TapPoint> rowPoints = getPoints(window.row),
                              columnPoints = getPoints(window.column);
  SmallVector<Value> factors;
  for (const TapPoint &row : rowPoints)
    for (const TapPoint &column : columnPoints) {
      FailureOr<Value> factor = loadFactor(row.values, column.values);
      if (failed(factor))
        return failure();
      factors.push_back(*factor);
    }
  const int64_t lastRow =
      (tiles.rows - 1) * window.row.step + window.row.getSpan();
  for (int64_t inRow = 0; inRow <= lastRow; ++inRow) {
    // The tap with which the row is added to each row of the tile.
    SmallVector<std::pair<int64_t, size_t>> uses;
    for (int64_t row = 0; row < tiles.rows; ++row)
      for (auto [i, point] : llvm::enumerate(rowPoints))
        if (row * window.row.step + point.distance == inRow)
          uses.push_back({row, i});
    if (uses.empty())
      continue;
    for (auto [j, point] : llvm::enumerate(columnPoints))
      for (int64_t i = 0; i < tiles.vectors; ++i) {
        Value element = buffer.load(builder, channel, place.row,
                                    place.columns[i], inRow, point.distance);
        for (auto [row, rowPoint] : uses) {
          Value &sum = sums[row * tiles.vectors + i];
          sum =
              multiplyAndAdd(builder, builder.getLoc(), element,
                             factors[rowPoint * columnPoints.size() + j], sum);
        }
      }
  }
  return sums;
}

// Results

/// Returns true if the elements of the operand in a row are adjacent, or are
/// one element.
static bool isRowOrElement(ContractOp op, unsigned extra, unsigned column) {
  const AffineMap map = op.getExtraMap(extra);
  if (!map.isFunctionOfDim(column))
    return true;
  for (AffineExpr expr : map.getResults().drop_back())
    if (expr.isFunctionOfDim(column))
      return false;
  return getLinearFactor(map.getResults().back(), column, map) == 1 &&
         cast<MemRefType>(op.getExtras()[extra].getType())
             .getLayout()
             .isIdentity();
}

/// Returns true if the epilogue can be on vectors.
bool WindowLowering::hasVectors() {
  if (!isWidenable(op.getEpilogue()))
    return false;
  for (unsigned i = 0; i < op.getExtras().size(); ++i)
    if (!isRowOrElement(op, i, *window.column.iterator))
      return false;
  return true;
}

bool WindowLowering::hasExtrasOfColumns() {
  for (unsigned i = 0; i < op.getExtras().size(); ++i)
    if (op.getExtraMap(i).isFunctionOfDim(*window.column.iterator))
      return true;
  return false;
}

/// Returns whether a whole vector from the start of a row on, which is longer
/// than the row, ends in later rows, which are written later; null if it must
/// not.
Value WindowLowering::hasRoom(Value row) {
  const unsigned rank = cast<MemRefType>(op.getOutput().getType()).getRank();
  if (!window.row.iterator || hasExtrasOfColumns() || rank < 2)
    return {};
  auto isEqual = [&](Value a, Value b) {
    return builder.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::eq, a, b);
  };
  Value isWhole =
      builder.both(isEqual(builder.size(op.getOutput(), rank - 2), height),
                   isEqual(builder.size(op.getOutput(), rank - 1), width));
  auto multiply = [&](Value a, Value b) {
    return builder.createOrFold<arith::MulIOp>(a, b);
  };
  Value end = builder.add(multiply(row, width), tiles.lanes - 1);
  return builder.both(isWhole, builder.isLess(end, multiply(height, width)));
}

LogicalResult WindowLowering::storeTile(const TilePlace &place,
                                        ValueRange sums) {
  for (int64_t i = 0; i < tiles.rows; ++i) {
    Value row = builder.add(place.row, i);
    // The band may have fewer rows than the tile.
    Value isInside;
    if (window.row.iterator && i != 0)
      isInside = builder.isLess(builder.number(i), numRows);
    auto storeRow = [&]() -> LogicalResult {
      for (int64_t j = 0; j < tiles.vectors; ++j)
        if (failed(store(row, place.columns[j], sums[i * tiles.vectors + j])))
          return failure();
      return success();
    };
    if (failed(builder.choose(isInside, storeRow)))
      return failure();
  }
  return success();
}

/// Stores a vector of the output, or as many elements as the row has.
LogicalResult WindowLowering::store(Value row, Value column, Value sum) {
  Value outRow = builder.add(bandRow, row);
  if (window.row.iterator)
    iterators[*window.row.iterator] = outRow;
  Value start = builder.add(bandColumn, column);
  iterators[*window.column.iterator] = start;
  Value lanes = builder.number(tiles.lanes),
        rest = builder.min(builder.sub(numColumns, column), lanes);
  auto storePart = [&] {
    LogicalResult result = storeElements(sum, rest);
    iterators[*window.column.iterator] = start;
    return result;
  };
  if (!hasVectors())
    return storePart();
  auto storeShort = [&] {
    Value room = hasRoom(outRow);
    if (!room)
      return storePart();
    return builder.choose(room, [&] { return storeVector(sum); }, storePart);
  };
  return builder.choose(builder.isLess(numColumns, lanes), storeShort,
                        [&] { return storeVector(sum); });
}

LogicalResult WindowLowering::storeVector(Value sum) {
  SmallVector<Value> arguments = {sum};
  for (unsigned i = 0; i < op.getExtras().size(); ++i) {
    FailureOr<Value> element = loadExtraVector(i);
    if (failed(element))
      return failure();
    arguments.push_back(*element);
  }
  Value result =
      widenRegion(builder, op.getEpilogue(), arguments, tiles.lanes).front();
  FailureOr<SmallVector<Value>> indices =
      getIndices(builder, op, op.getOutputMap(), iterators);
  if (failed(indices))
    return failure();
  vector::StoreOp::create(builder, builder.getLoc(), result, op.getOutput(),
                          ValueRange(*indices));
  return success();
}

FailureOr<Value> WindowLowering::loadExtra(unsigned extra) {
  FailureOr<SmallVector<Value>> indices =
      getIndices(builder, op, op.getExtraMap(extra), iterators);
  if (failed(indices))
    return failure();
  return Value(memref::LoadOp::create(builder, builder.getLoc(),
                                      op.getExtras()[extra], *indices));
}

FailureOr<Value> WindowLowering::loadExtraVector(unsigned extra) {
  Value memref = op.getExtras()[extra];
  const auto type = VectorType::get(
      {tiles.lanes}, cast<MemRefType>(memref.getType()).getElementType());
  if (!op.getExtraMap(extra).isFunctionOfDim(*window.column.iterator)) {
    FailureOr<Value> element = loadExtra(extra);
    if (failed(element))
      return failure();
    return Value(
        vector::BroadcastOp::create(builder, builder.getLoc(), type, *element));
  }
  FailureOr<SmallVector<Value>> indices =
      getIndices(builder, op, op.getExtraMap(extra), iterators);
  if (failed(indices))
    return failure();
  return Value(vector::LoadOp::create(builder, builder.getLoc(), type, memref,
                                      ValueRange(*indices)));
}

/// Stores the first elements of a vector.
LogicalResult WindowLowering::storeElements(Value sum, Value number) {
  vector::StoreOp::create(builder, builder.getLoc(), sum, spill,
                          ValueRange(builder.number(0)));
  Value start = iterators[*window.column.iterator];
  return builder.loop(
      builder.number(0), number, 1, [&](Value i) -> LogicalResult {
        iterators[*window.column.iterator] = builder.add(start, i);
        SmallVector<Value> arguments = {Value(memref::LoadOp::create(
            builder, builder.getLoc(), spill, ValueRange(i)))};
        for (unsigned extra = 0; extra < op.getExtras().size(); ++extra) {
          FailureOr<Value> element = loadExtra(extra);
          if (failed(element))
            return failure();
          arguments.push_back(*element);
        }
        Value result =
            cloneRegion(builder, op.getEpilogue(), arguments).front();
        FailureOr<SmallVector<Value>> indices =
            getIndices(builder, op, op.getOutputMap(), iterators);
        if (failed(indices))
          return failure();
        memref::StoreOp::create(builder, builder.getLoc(), result,
                                op.getOutput(), *indices);
        return success();
      });
}

FailureOr<bool> krnl::lowerToWindows(ContractOp op) {
  const std::optional<ContractWindow> window = getWindow(op);
  if (!window)
    return false;
  std::optional<WindowTiles> tiles = getTiles(op, *window);
  if (!tiles || !chooseBands(op, *window, *tiles))
    return false;
  WindowLowering lowering(op, *window, *tiles);
  if (!lowering.allocate())
    return false;
  if (failed(lowering.run()))
    return failure();
  return true;
}
