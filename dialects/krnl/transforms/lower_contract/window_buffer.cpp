// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/lower_contract/window_buffer.h"

#include <algorithm>
#include <functional>

#include "dialects/affine/expand.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/vector/vector.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::krnl {

WindowBuffer::WindowBuffer(ContractOp op, const ContractWindow &window,
                           int64_t lanes, int64_t rows, int64_t columns)
    : op(op), window(window), input(op.getInputs()[window.input]),
      vector(VectorType::get({lanes}, op.getAccumulator())), lanes(lanes),
      numRows((rows - 1) * window.row.step + window.row.getSpan() + 1),
      numColumns(std::max(columns, lanes) +
                 window.column.getSpan() / window.column.step),
      // Vectors from the last column on end in the same row.
      stride(llvm::alignTo(numColumns, lanes) + lanes) {}

int64_t WindowBuffer::getNumBytes() const {
  return window.numChannels * numRows * window.column.step * stride *
         llvm::divideCeil(vector.getElementTypeBitWidth(), 8);
}

bool WindowBuffer::allocate(OpBuilder builder) {
  Operation *scope =
      op->getParentWithTrait<OpTrait::AutomaticAllocationScope>();
  if (!scope)
    return false;
  Operation *ancestor = op;
  while (ancestor->getParentOp() != scope)
    ancestor = ancestor->getParentOp();
  builder.setInsertionPointToStart(&ancestor->getParentRegion()->front());
  const auto type =
      MemRefType::get({window.numChannels, numRows, window.column.step, stride},
                      vector.getElementType());
  memory = memref::AllocaOp::create(builder, op.getLoc(), type,
                                    builder.getI64IntegerAttr(64));
  return true;
}

Value WindowBuffer::load(IndexBuilder &builder, Value channel, Value row,
                         Value column, int64_t rowTap,
                         int64_t columnTap) const {
  const int64_t step = window.column.step;
  return vector::LoadOp::create(
      builder, builder.getLoc(), vector, memory,
      ValueRange({channel,
                  builder.add(builder.mul(row, window.row.step), rowTap),
                  builder.number(columnTap % step),
                  builder.add(column, columnTap / step)}));
}

static Value makeZero(IndexBuilder &builder, VectorType type) {
  return arith::ConstantOp::create(builder, builder.getLoc(),
                                   builder.getZeroAttr(type));
}

/// for x from lower to upper by lanes: buffer[…, x …] = 0
void WindowBuffer::clear(IndexBuilder &builder, Value channel, Value bufferRow,
                         int64_t phase, Value lower, Value upper) const {
  Value zero = makeZero(builder, vector);
  Value phaseValue = builder.number(phase);
  (void)builder.loop(lower, upper, lanes, [&](Value x) {
    vector::StoreOp::create(builder, builder.getLoc(), zero, memory,
                            ValueRange({channel, bufferRow, phaseValue, x}));
    return success();
  });
}

/// Copies the elements from lower to upper, which are inside the input. The
/// last vector overlaps the one before. `source` is the place of element 0.
void WindowBuffer::copyVectors(IndexBuilder &builder, ArrayRef<Value> source,
                               Value inRow, Value channel, Value bufferRow,
                               Value lower, Value upper) const {
  const Location loc = builder.getLoc();
  Value zero = builder.number(0);
  auto getPlace = [&](Value x) {
    SmallVector<Value> place(source);
    place.back() = builder.add(place.back(), x);
    return place;
  };
  auto copyVector = [&](Value x) {
    Value part = vector::LoadOp::create(builder, loc, vector, input,
                                        ValueRange(getPlace(x)));
    vector::StoreOp::create(builder, loc, part, memory,
                            ValueRange({channel, bufferRow, zero, x}));
    return success();
  };
  auto copyElement = [&](Value x) {
    Value element =
        memref::LoadOp::create(builder, loc, input, ValueRange(getPlace(x)));
    memref::StoreOp::create(builder, loc, element, memory,
                            ValueRange({channel, bufferRow, zero, x}));
    return success();
  };
  auto copyShort = [&]() -> LogicalResult {
    // A vector may end in a later row of the input.
    const unsigned rank = cast<MemRefType>(input.getType()).getRank();
    Value width = builder.size(input, rank - 1);
    Value start = builder.add(source.back(), lower), end = width;
    if (window.row.iterator) {
      auto multiply = [&](Value a, Value b) {
        return builder.createOrFold<arith::MulIOp>(a, b);
      };
      start = builder.add(multiply(inRow, width), start);
      end = multiply(builder.size(input, rank - 2), width);
    }
    Value exceeds = builder.isLess(end, builder.add(start, lanes));
    return builder.choose(
        exceeds, [&] { return builder.loop(lower, upper, 1, copyElement); },
        [&] { return copyVector(lower); });
  };
  Value last = builder.add(upper, -lanes);
  (void)builder.choose(builder.isLess(last, lower), copyShort,
                       [&]() -> LogicalResult {
                         // The last vector is the one that ends at `upper`.
                         (void)builder.loop(lower, last, lanes, copyVector);
                         return copyVector(last);
                       });
}

/// Copies the elements from lower to upper to their phases.
void WindowBuffer::copyPhases(IndexBuilder &builder, ArrayRef<Value> source,
                              Value channel, Value bufferRow, Value lower,
                              Value upper) const {
  const int64_t step = window.column.step;
  auto copy = [&](Value x, Value phase, Value column) {
    SmallVector<Value> place(source);
    place.back() = builder.add(place.back(), x);
    Value element = memref::LoadOp::create(builder, builder.getLoc(), input,
                                           ValueRange(place));
    memref::StoreOp::create(builder, builder.getLoc(), element, memory,
                            ValueRange({channel, bufferRow, phase, column}));
  };
  auto copyElement = [&](Value x) {
    Value phase = builder.createOrFold<arith::RemUIOp>(x, builder.number(step));
    copy(x, phase, builder.divide(x, step));
    return success();
  };
  // Columns of which the input has all phases, and the others.
  Value first = builder.divide(builder.add(lower, step - 1), step);
  Value last = builder.max(builder.divide(upper, step), first);
  Value zero = builder.number(0);
  for (int64_t phase = 0; phase < step; ++phase) {
    clear(builder, channel, bufferRow, phase, zero, first);
    clear(builder, channel, bufferRow, phase, last, columnEnd);
  }
  (void)builder.loop(lower, builder.min(builder.mul(first, step), upper), 1,
                     copyElement);
  (void)builder.loop(first, last, 1, [&](Value column) {
    Value x = builder.mul(column, step);
    for (int64_t phase = 0; phase < step; ++phase)
      copy(builder.add(x, phase), builder.number(phase), column);
    return success();
  });
  (void)builder.loop(builder.mul(last, step), upper, 1, copyElement);
}

LogicalResult WindowBuffer::fillRow(IndexBuilder &builder,
                                    ArrayRef<Value> source, Value inRow,
                                    Value channel, Value bufferRow) {
  const unsigned rank = cast<MemRefType>(input.getType()).getRank();
  Value zero = builder.number(0),
        end = builder.mul(columnEnd, window.column.step);
  Value lower = zero;
  if (op.isPadded(window.input))
    lower =
        builder.min(builder.max(builder.sub(zero, source.back()), zero), end);
  Value upper = builder.max(
      builder.min(builder.sub(builder.size(input, rank - 1), source.back()),
                  end),
      lower);
  if (window.column.step != 1) {
    copyPhases(builder, source, channel, bufferRow, lower, upper);
    return success();
  }
  clear(builder, channel, bufferRow, 0, zero, lower);
  copyVectors(builder, source, inRow, channel, bufferRow, lower, upper);
  clear(builder, channel, bufferRow, 0, upper, end);
  return success();
}

LogicalResult WindowBuffer::fill(IndexBuilder &builder,
                                 MutableArrayRef<Value> iterators, Value row,
                                 Value column, Value rows, Value columns) {
  columnEnd = builder.add(builder.max(columns, builder.number(lanes)),
                          window.column.getSpan() / window.column.step);
  const AffineMap map = op.getInputMap(window.input);
  auto expand = [&](AffineExpr expr) {
    return affine::expandAffineExpr(builder, builder.getLoc(), expr, iterators,
                                    op.getSymbols());
  };
  auto fillChannel = [&](Value channel) -> LogicalResult {
    SmallVector<Value> source;
    Value isInside;
    const bool isPadded = op.isPadded(window.input);
    for (auto [dim, expr] :
         llvm::enumerate(map.getResults().drop_back(window.getNumAxes()))) {
      source.push_back(expand(expr));
      if (!source.back())
        return failure();
      if (isPadded)
        isInside =
            builder.both(isInside, builder.isInside(source.back(),
                                                    builder.size(input, dim)));
    }
    Value firstRow, firstColumn = expand(window.column.offset);
    if (!firstColumn)
      return failure();
    firstColumn =
        builder.add(firstColumn, builder.mul(column, window.column.step));
    Value needed = builder.number(1);
    if (window.row.iterator) {
      firstRow = expand(window.row.offset);
      if (!firstRow)
        return failure();
      firstRow = builder.add(firstRow, builder.mul(row, window.row.step));
      needed = builder.add(builder.mul(rows, window.row.step),
                           window.row.getSpan() + 1 - window.row.step);
    }
    return builder.loop(
        builder.number(0), needed, 1, [&](Value bufferRow) -> LogicalResult {
          SmallVector<Value> place(source);
          Value inRow, isRowInside = isInside;
          if (window.row.iterator) {
            inRow = builder.add(firstRow, bufferRow);
            place.push_back(inRow);
            if (isPadded)
              isRowInside = builder.both(
                  isInside, builder.isInside(
                                inRow, builder.size(input, place.size() - 1)));
          }
          place.push_back(firstColumn);
          return builder.choose(
              isRowInside,
              [&] {
                return fillRow(builder, place, inRow, channel, bufferRow);
              },
              [&] {
                for (int64_t i = 0; i < window.column.step; ++i)
                  clear(builder, channel, bufferRow, i, builder.number(0),
                        columnEnd);
                return success();
              });
        });
  };
  // Loops over the channels.
  std::function<LogicalResult(unsigned, Value)> fillChannels =
      [&](unsigned next, Value channel) -> LogicalResult {
    if (next == window.channels.size())
      return fillChannel(channel);
    const int64_t extent = window.channelExtents[next];
    return builder.loop(
        builder.number(0), builder.number(extent), 1, [&](Value value) {
          iterators[window.channels[next]] = value;
          return fillChannels(next + 1,
                              builder.add(builder.mul(channel, extent), value));
        });
  };
  return fillChannels(0, builder.number(0));
}

} // namespace mlir::krnl
