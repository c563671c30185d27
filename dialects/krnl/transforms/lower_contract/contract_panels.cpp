// SPDX-License-Identifier: Apache-2.0
//
// Contractions that are products of matrices, as tiles of sums in registers
// over panels of columns in a buffer.
#include <algorithm>

#include "core/interfaces/function.h"
#include "core/interfaces/static_values.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/krnl/transforms/lower_contract/panel_emitter.h"
#include "dialects/memref/memref.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::krnl;

/// A tile for the rest after this many others is rare.
static constexpr int64_t manyTiles = 4;

namespace {

class PanelLowering : PanelEmitter {
public:
  PanelLowering(ContractOp op, ContractRoles roles, PanelShape shape)
      : PanelEmitter(op, std::move(roles), shape) {}

  LogicalResult run();

private:
  PanelOperand flatten(Value memref, AffineMap map,
                       ArrayRef<unsigned> iterators);
  Value makeBuffer(ArrayRef<int64_t> sizes);
  void prepare();
  void forOuter(ArrayRef<unsigned> iterators, function_ref<void()> body);
  void forBlocks(unsigned reduction, PanelBlock block, Value isNotEmpty);
  Value viewPanels(unsigned input, const PanelBlock &block, Value panel,
                   OpFoldResult numPanels, int64_t width);
  Value viewColumns(const PanelBlock &block, int64_t width);
  /// Returns the width of the panels that the columns are in.
  int64_t getPanelWidth() {
    return hasPackedColumns ? op.getPanelWidth(roles.columnInput)
                            : shape.getWidth();
  }
  PanelBlock getNext(const PanelBlock &block);
  void emitBlock(PanelBlock block);
  void emitRows(const PanelBlock &block);
  void emitRowPanel(const PanelBlock &block, Value row, bool isRare);
  void emitTilesOfRows(const PanelBlock &block, int64_t numRows);
  Value isInterior(Value row, int64_t rows);
  bool isSurelyInterior(int64_t row);
  void emitRowTile(const PanelBlock &block, int64_t rows, Value row,
                   bool isRare, bool isKnownInterior = false);
  void emitColumns(const PanelBlock &block, PanelTile place);
  void emitLastPanel(const PanelBlock &block, PanelTile place, Value start,
                     int64_t columns);

  TileOperands operands;
  Value numColumns;
  /// The outer iterators on which the columns do not depend.
  SmallVector<unsigned> inner;
  /// Whether the columns and the rows are in panels, which are as wide as one
  /// tile or several ones.
  bool hasPackedColumns = false, hasPackedRows = false;
  /// The rows of the panel that the next tiles read.
  int64_t panelRows = 0;
};

} // namespace

/// Makes one dimension of those of the iterators, which are contiguous.
PanelOperand PanelLowering::flatten(Value memref, AffineMap map,
                                    ArrayRef<unsigned> iterators) {
  if (iterators.size() <= 1)
    return {memref, map};
  const auto type = cast<MemRefType>(memref.getType());
  const unsigned rank = type.getRank() - iterators.size() + 1;
  SmallVector<Value> sizes(rank, number(1));
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    Value size = type.isDynamicDim(dim)
                     ? Value(memref::DimOp::create(builder, loc, memref, dim))
                     : number(type.getDimSize(dim));
    Value &flat = sizes[std::min(dim, rank - 1)];
    flat = multiply(flat, size);
  }
  SmallVector<OpFoldResult> flatSizes(rank), strides(rank);
  SmallVector<int64_t> shape(rank);
  auto fold = [&](Value value) -> OpFoldResult {
    if (const auto constant = getConstantIntValue(OpFoldResult(value)))
      return builder.getIndexAttr(*constant);
    return value;
  };
  Value stride = number(1);
  for (unsigned dim = rank; dim-- > 0;) {
    strides[dim] = fold(stride);
    flatSizes[dim] = fold(sizes[dim]);
    shape[dim] =
        getConstantIntValue(flatSizes[dim]).value_or(ShapedType::kDynamic);
    stride = multiply(stride, sizes[dim]);
  }
  Value view = memref::ReinterpretCastOp::create(
      builder, loc, MemRefType::get(shape, type.getElementType()), memref,
      builder.getIndexAttr(0), ArrayRef<OpFoldResult>(flatSizes),
      ArrayRef<OpFoldResult>(strides));
  SmallVector<AffineExpr> results(map.getResults().take_front(rank - 1));
  results.push_back(getAffineDimExpr(iterators.back(), builder.getContext()));
  return {view, AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                               builder.getContext())};
}

/// Returns the function whose values the operation may use, or null.
static FunctionOpInterface getFunction(ContractOp op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (auto function = dyn_cast<FunctionOpInterface>(parent))
      return function;
    if (parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
      return {};
  }
  return {};
}

/// Returns memory of the function, which is not taken again in loops.
Value PanelLowering::makeBuffer(ArrayRef<int64_t> sizes) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&getFunction(op).getFunctionBody().front());
  return memref::AllocaOp::create(builder, loc,
                                  MemRefType::get(sizes, op.getAccumulator()),
                                  builder.getI64IntegerAttr(64));
}

void PanelLowering::prepare() {
  hasPackedColumns = op.getPanelWidth(roles.columnInput) != 0;
  hasPackedRows = op.getPanelWidth(roles.rowInput) != 0;
  if (!hasPackedColumns)
    operands.panels =
        makeBuffer({shape.panels, shape.depth * shape.inner, shape.getWidth()});
  operands.edge = makeBuffer({shape.rows, shape.getWidth()});
  operands.output = flatten(op.getOutput(), op.getOutputMap(), roles.columns);
  for (auto [i, extra] : llvm::enumerate(op.getExtras())) {
    const AffineMap map = op.getExtraMap(i);
    operands.extras.push_back(isContiguousAlong(op, extra, map, roles.columns)
                                  ? flatten(extra, map, roles.columns)
                                  : PanelOperand());
  }
  Value rows = op.getInputs()[roles.rowInput];
  const AffineMap map = op.getInputMap(roles.rowInput);
  operands.isFlat =
      roles.reductions.size() > 1 && shape.split == 0 &&
      !op.isPadded(roles.rowInput) &&
      (hasPackedRows || isContiguousAlong(op, rows, map, roles.reductions));
  if (!hasPackedRows)
    operands.rows = operands.isFlat ? flatten(rows, map, roles.reductions)
                                    : PanelOperand{rows, map};
  numColumns = number(1);
  for (unsigned iterator : roles.columns)
    numColumns = multiply(numColumns, getBound(iterator));
}

void PanelLowering::forOuter(ArrayRef<unsigned> remaining,
                             function_ref<void()> body) {
  if (remaining.empty())
    return body();
  forEach(number(0), getBound(remaining.front()), 1, [&](Value value) {
    iterators[remaining.front()] = value;
    forOuter(remaining.drop_front(), body);
  });
}

/// Emits loops over the blocks of reductions. Each has at least one iteration:
/// without products the sums are 0.
void PanelLowering::forBlocks(unsigned reduction, PanelBlock block,
                              Value isNotEmpty) {
  const unsigned iterator = roles.reductions[reduction];
  Value bound = getBound(iterator);
  const bool isSplit = reduction == shape.split;
  const int64_t step = isSplit ? shape.depth : 1;
  const auto count = getConstantIntValue(OpFoldResult(bound));
  const bool isSingle = count && *count <= step;
  forEach(number(0), maximum(bound, number(1)), step, [&](Value value) {
    if (!isSingle) {
      auto compare = [&](arith::CmpIPredicate predicate, Value a, Value b) {
        return builder.createOrFold<arith::CmpIOp>(loc, predicate, a, b);
      };
      block.isFirst = both(block.isFirst,
                           compare(arith::CmpIPredicate::eq, value, number(0)));
      block.isLast = both(block.isLast, compare(arith::CmpIPredicate::sge,
                                                add(value, step), bound));
    }
    if (!isSplit) {
      iterators[iterator] = value;
      return forBlocks(reduction + 1, block,
                       both(isNotEmpty, isLess(number(0), bound)));
    }
    block.depthStart = value;
    block.depth = minimum(subtract(bound, value), number(step));
    if (isNotEmpty)
      block.depth = builder.createOrFold<arith::SelectOp>(
          loc, isNotEmpty, block.depth, number(0));
    emitBlock(block);
  });
}

/// Returns a part of a packed input: `numPanels` panels from number `panel` on,
/// each with the rows of the products in the block, or of groups of them. If
/// `width` is not that of the panels, it is that of the last one, and only this
/// one may be read. Rows may be read as vectors: what is behind a row is
/// readable.
Value PanelLowering::viewPanels(unsigned input, const PanelBlock &block,
                                Value panel, OpFoldResult numPanels,
                                int64_t width) {
  Value memref = op.getInputs()[input];
  const auto type = cast<MemRefType>(memref.getType());
  const AffineMap map = op.getInputMap(input);
  const unsigned lines = type.getRank() - roles.reductions.size() - 1;
  // The number of the line in all matrices before it, and of the product.
  Value line = number(0), product = number(0);
  for (unsigned dim = 0; dim < lines; ++dim)
    line = add(multiply(line, number(type.getDimSize(dim))),
               evaluate(map.getResult(dim)));
  const int64_t panelWidth = op.getPanelWidth(input);
  line = add(multiply(line, number(type.getDimSize(lines))),
             multiply(panel, number(panelWidth)));
  int64_t numProducts = 1;
  for (auto [i, reduction] : llvm::enumerate(roles.reductions)) {
    Value index = i < shape.split    ? iterators[reduction]
                  : i == shape.split ? block.depthStart
                                     : number(0);
    const bool isGrouped = i + 1 == roles.reductions.size();
    const int64_t size =
        type.getDimSize(lines + 1 + i) / (isGrouped ? shape.group : 1);
    product = add(multiply(product, number(size)), index);
    numProducts *= size;
  }
  const int64_t panelSize = panelWidth * numProducts * shape.group;
  const int64_t rowSize = width * shape.group;
  Value place = add(multiply(line, number(numProducts * shape.group)),
                    multiply(product, number(rowSize)));
  const int64_t readWidth =
      input == roles.columnInput
          ? llvm::alignTo(width, shape.lanes) * shape.group
          : rowSize;
  const int64_t strides[] = {panelSize, rowSize, 1};
  const auto viewType =
      MemRefType::get({ShapedType::kDynamic, ShapedType::kDynamic, readWidth},
                      type.getElementType(),
                      StridedLayoutAttr::get(builder.getContext(),
                                             ShapedType::kDynamic, strides));
  return memref::ReinterpretCastOp::create(
      builder, loc, viewType, memref, OpFoldResult(place),
      ArrayRef<OpFoldResult>{numPanels,
                             multiply(block.depth, number(shape.inner)),
                             builder.getIndexAttr(readWidth)},
      ArrayRef<OpFoldResult>{builder.getIndexAttr(panelSize),
                             builder.getIndexAttr(rowSize),
                             builder.getIndexAttr(1)});
}

/// Returns the packed columns of a block.
Value PanelLowering::viewColumns(const PanelBlock &block, int64_t width) {
  Value panelWidth = number(getPanelWidth());
  return viewPanels(
      roles.columnInput, block, divide(block.start, panelWidth),
      divide(add(subtract(block.end, block.start), getPanelWidth() - 1),
             panelWidth),
      width);
}

/// Returns the block that is multiplied after this one: the next products of
/// these columns, or the first ones of the next columns.
PanelBlock PanelLowering::getNext(const PanelBlock &block) {
  PanelBlock next = block;
  Value width = number(getPanelWidth());
  Value lastPanel =
      multiply(divide(subtract(numColumns, number(1)), width), width);
  next.start =
      minimum(add(block.start, shape.panels * shape.getWidth()), lastPanel);
  next.depthStart = number(0);
  if (!block.isLast)
    return next;
  auto select = [&](Value ifLast, Value otherwise) {
    return builder.createOrFold<arith::SelectOp>(loc, block.isLast, ifLast,
                                                 otherwise);
  };
  next.start = select(next.start, block.start);
  next.depthStart = select(next.depthStart, add(block.depthStart, shape.depth));
  return next;
}

void PanelLowering::emitBlock(PanelBlock block) {
  const int64_t width = getPanelWidth();
  if (!hasPackedColumns) {
    packPanels(*this, block, operands.panels);
    operands.lastPanel = operands.panels;
    return forOuter(inner, [&] { emitRows(block); });
  }
  operands.panels = operands.lastPanel = viewColumns(block, width);
  if (const int64_t rest = *getNumColumns() % width)
    operands.lastPanel = viewColumns(block, rest);
  if (shape.split == 0 && shape.rows > 3 && inner.empty())
    block.next = viewColumns(getNext(block), width);
  forOuter(inner, [&] { emitRows(block); });
}

/// Returns whether all elements of these rows are inside of a padded input;
/// null if it is not known.
Value PanelLowering::isInterior(Value row, int64_t rows) {
  Value input = op.getInputs()[roles.rowInput];
  const AffineMap map = op.getInputMap(roles.rowInput);
  const SmallVector<Value> outside(iterators);
  Value isInterior =
      arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true));
  for (unsigned dim : guards.dims) {
    const AffineExpr expr = map.getResult(dim);
    SmallVector<unsigned> increasing(roles.reductions);
    if (roles.row)
      increasing.push_back(*roles.row);
    const bool increases = llvm::all_of(increasing, [&](unsigned iterator) {
      const auto factor = getLinearFactor(expr, iterator, map);
      return factor && *factor >= 0;
    });
    if (!increases) {
      iterators = outside;
      return {};
    }
    // The least and the greatest index.
    auto getIndex = [&](bool isGreatest) {
      for (unsigned reduction : roles.reductions)
        iterators[reduction] =
            isGreatest ? subtract(getBound(reduction), number(1)) : number(0);
      if (roles.row)
        iterators[*roles.row] = isGreatest ? add(row, rows - 1) : row;
      return evaluate(expr);
    };
    Value isAfterStart = builder.createOrFold<arith::CmpIOp>(
        loc, arith::CmpIPredicate::sge, getIndex(false), number(0));
    isInterior =
        both(isInterior,
             both(isAfterStart, isLess(getIndex(true), getSize(input, dim))));
  }
  iterators = outside;
  return isInterior;
}

bool PanelLowering::isSurelyInterior(int64_t row) {
  Value known = isInterior(number(row), shape.rows);
  const auto constant =
      known ? getConstantIntValue(OpFoldResult(known)) : std::nullopt;
  return constant && *constant != 0;
}

/// Emits a loop over this many rows, whole tiles. The first and the last tile
/// are outside of it if they reach beyond the input.
void PanelLowering::emitTilesOfRows(const PanelBlock &block, int64_t numRows) {
  int64_t first = 0, end = numRows;
  auto emit = [&](int64_t row) {
    emitRowTile(block, shape.rows, number(row), /*isRare=*/false);
  };
  if (!guards.dims.empty() && numRows > 0) {
    if (!isSurelyInterior(0)) {
      emit(0);
      first = shape.rows;
    }
    if (end > first && !isSurelyInterior(end - shape.rows)) {
      end -= shape.rows;
      emit(end);
    }
  }
  if (end <= first)
    return;
  // If the first and the last tile are inside, so are those between them.
  const bool isKnownInterior =
      guards.dims.empty() ||
      (isSurelyInterior(first) && isSurelyInterior(end - shape.rows));
  forEach(number(first), number(end), shape.rows, [&](Value row) {
    emitRowTile(block, shape.rows, row, /*isRare=*/false, isKnownInterior);
  });
}

/// Emits the tiles of the panel of rows that starts with this one.
void PanelLowering::emitRowPanel(const PanelBlock &block, Value row,
                                 bool isRare) {
  for (int64_t offset = 0; offset < panelRows; offset += shape.rows) {
    const int64_t rows = std::min(shape.rows, panelRows - offset);
    emitRowTile(block, rows, add(row, offset), isRare && rows < shape.rows);
  }
}

/// Emits loops over tiles of rows, and tiles of fewer rows for the rest.
void PanelLowering::emitRows(const PanelBlock &block) {
  if (!roles.row)
    return emitRowTile(block, 1, number(0), false);
  Value bound = getBound(*roles.row);
  if (const auto count = getConstantIntValue(OpFoldResult(bound))) {
    panelRows = hasPackedRows ? op.getPanelWidth(roles.rowInput) : shape.rows;
    const int64_t rest = *count % panelRows;
    const bool isRare = *count / shape.rows >= manyTiles;
    if (panelRows % shape.rows == 0)
      emitTilesOfRows(block, *count - rest);
    else
      forEach(number(0), number(*count - rest), panelRows,
              [&](Value row) { emitRowPanel(block, row, /*isRare=*/false); });
    panelRows = rest;
    if (rest != 0)
      emitRowPanel(block, number(*count - rest), isRare);
    return;
  }
  Value start = number(0);
  for (int64_t rows = shape.rows;; rows = rows > 2 ? (rows + 1) / 2 : 1) {
    Value count =
        multiply(divide(subtract(bound, start), number(rows)), number(rows));
    Value end = add(start, count);
    forEach(start, end, rows, [&](Value row) {
      emitRowTile(block, rows, row, rows < shape.rows);
    });
    if (rows == 1)
      return;
    start = end;
  }
}

void PanelLowering::emitRowTile(const PanelBlock &block, int64_t rows,
                                Value row, bool isRare, bool isKnownInterior) {
  if (hasPackedRows) {
    const int64_t width = op.getPanelWidth(roles.rowInput);
    operands.rowPanel =
        viewPanels(roles.rowInput, block, divide(row, number(width)),
                   builder.getIndexAttr(1), panelRows);
    operands.rowOffset =
        width == shape.rows ? number(0) : remainder(row, number(width));
  }
  PanelTile place = {rows, shape.vectors, row, {}, {}, {}, {}, {}, isRare};
  auto emitGuarded = [&] {
    place.isGuarded = true;
    emitColumns(block, place);
  };
  if (guards.dims.empty() || isKnownInterior)
    return emitColumns(block, place);
  Value isInside = isInterior(row, rows);
  if (!isInside)
    return emitGuarded();
  branch(isInside, [&] { emitColumns(block, place); }, emitGuarded);
}

/// Emits a loop over the tiles in the panels of the block, and tiles for the
/// rest of the columns.
void PanelLowering::emitColumns(const PanelBlock &block, PanelTile place) {
  const int64_t width = getPanelWidth();
  const bool hasTiles = width > shape.getWidth();
  auto getPanel = [&](Value column) {
    return divide(subtract(column, block.start), number(width));
  };
  Value complete = multiply(getPanel(block.end), number(width));
  Value rest = add(block.start, complete);
  forEach(block.start, rest, shape.getWidth(), [&](Value column) {
    place.column = column;
    place.panels = operands.panels;
    place.panel = getPanel(column);
    if (hasTiles)
      place.offset = remainder(subtract(column, block.start), number(width));
    emitTile(*this, block, operands, place);
  });
  const auto count = getNumColumns();
  if (count && *count % width == 0)
    return;
  place.panels = operands.lastPanel;
  place.panel = getPanel(rest);
  place.offset = Value();
  place.isRare |= count && *count / shape.getWidth() >= manyTiles;
  branch(isLess(rest, block.end), [&] {
    if (count)
      return emitLastPanel(block, place, rest, *count % width);
    place.column = rest;
    place.numColumns = subtract(block.end, rest);
    emitTile(*this, block, operands, place);
  });
}

/// Emits the tiles of the last panel, which has this many columns from `start`
/// on.
void PanelLowering::emitLastPanel(const PanelBlock &block, PanelTile place,
                                  Value start, int64_t columns) {
  const int64_t complete = columns / shape.getWidth() * shape.getWidth();
  if (complete != 0)
    forEach(number(0), number(complete), shape.getWidth(), [&](Value offset) {
      place.offset = offset;
      place.column = add(start, offset);
      emitTile(*this, block, operands, place);
    });
  columns -= complete;
  if (columns == 0)
    return;
  place.offset = complete == 0 ? Value() : number(complete);
  place.column = add(start, complete);
  place.vectors = llvm::divideCeil(columns, shape.lanes);
  place.numColumns = columns % shape.lanes == 0 ? Value() : number(columns);
  emitTile(*this, block, operands, place);
}

LogicalResult PanelLowering::run() {
  prepare();
  const int64_t width = shape.panels * shape.getWidth();
  // The columns of a block are used for all iterations of inner ones.
  SmallVector<unsigned> outer;
  const AffineMap columns = op.getInputMap(roles.columnInput);
  for (unsigned iterator : roles.outer)
    (columns.isFunctionOfDim(iterator) ? outer : inner).push_back(iterator);
  forOuter(outer, [&] {
    forEach(number(0), numColumns, width, [&](Value start) {
      PanelBlock block;
      block.start = start;
      block.end = minimum(add(start, width), numColumns);
      forBlocks(0, block, Value());
    });
  });
  if (hasFailed)
    return failure();
  op->erase();
  return success();
}

/// Makes the iterations of the last reduction those of groups of products. The
/// columns, which are packed, are not read through a map.
static void iterateOverGroups(ContractOp op, const ContractRoles &roles,
                              int64_t group) {
  const unsigned last = roles.reductions.back();
  OpBuilder builder(op);
  op.getBoundsMutable()[last].set(arith::ConstantIndexOp::create(
      builder, op.getLoc(), *getConstantBound(op, last) / group));
  SmallVector<Attribute> maps(op.getMaps().begin(), op.getMaps().end());
  const AffineExpr iterator = getAffineDimExpr(last, op.getContext());
  maps[roles.rowInput] = AffineMapAttr::get(
      op.getInputMap(roles.rowInput).replace(iterator, iterator * group));
  op.setMapsAttr(builder.getArrayAttr(maps));
}

FailureOr<bool> krnl::lowerToPanels(ContractOp op) {
  if (!op.getScheduleAttr() || !getFunction(op))
    return false;
  std::optional<ContractRoles> roles = getRoles(op);
  if (!roles)
    return false;
  std::optional<PanelShape> shape =
      getPanelShape(op, *roles, op.getScheduleAttr(),
                    getPackedWidth(op, *roles, roles->columnInput).has_value());
  if (!shape)
    return false;
  for (unsigned input : {roles->columnInput, roles->rowInput}) {
    const auto width = getPackedWidth(op, *roles, input);
    if (op.getPanelWidth(input) != 0 &&
        (!width ||
         (input == roles->columnInput ? *width % shape->getWidth() != 0
                                      : *width < shape->rows)))
      return false;
  }
  if (static_cast<int64_t>(op.getGroup()) != shape->group)
    return false;
  // A block has whole panels.
  if (const auto width = getPackedWidth(op, *roles, roles->columnInput))
    shape->panels = llvm::alignTo(shape->panels, *width / shape->getWidth());
  if (shape->group > 1)
    iterateOverGroups(op, *roles, shape->group);
  if (failed(PanelLowering(op, *std::move(roles), *shape).run()))
    return failure();
  return true;
}
