// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/row_blocks.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/indexed/fusion.h"
#include "dialects/onnx/indexed/in_place.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/structure_ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

/// The bytes of a block, which stay in the second cache while the factors pass
/// through it.
static constexpr int64_t maxBytes = 512 << 10;
/// The rows of a block. The factors are copied for each block, which is worth
/// it for a number of rows; more rows than the most do not make it faster. A
/// multiple of `tileRows` is one of the rows of most tiles in registers.
static constexpr int64_t minRows = 48, maxRows = 240, usualRows = 72,
                         tileRows = 24;

/// Returns the number of rows of a block of a matrix.
static int64_t chooseRows(DimExpr rows, DimExpr columns, int64_t bytes) {
  const auto length = columns.getConstant(), count = rows.getConstant();
  int64_t most = usualRows;
  if (length)
    most = std::clamp(maxBytes / bytes / std::max<int64_t>(*length, 1), minRows,
                      maxRows);
  if (!count || *count <= 0)
    return most;
  if (*count <= most)
    return *count;
  // Blocks of about the same size.
  return std::min<int64_t>(
      *count,
      llvm::alignTo(llvm::divideCeil(*count, llvm::divideCeil(*count, most)),
                    tileRows));
}

static bool isProduct(Operation *op) {
  return op->getName().getStringRef() == "onnx.MatMul";
}

bool computesRowBlocks(Operation *op) {
  if (!isa<FusedOp>(op) || op->getRegion(0).front().empty())
    return false;
  return llvm::any_of(llvm::drop_begin(op->getRegion(0).front()),
                      [](Operation &inner) { return isProduct(&inner); });
}

namespace {

/// Operators that one nest computes.
struct Part {
  llvm::SmallVector<Operation *> ops;
  /// The result, and views of it, of which the last one is read.
  llvm::SmallVector<Value, 2> values;
  IndexedOp indexed;
  /// The sizes of the result, and the dimension of rows.
  Sizes shape;
  unsigned row = 0;

  Sizes getMatrices() const { return shape.take_front(row); }
};

class Divider {
public:
  Divider(llvm::ArrayRef<Operation *> ops,
          const llvm::DenseMap<Value, unsigned> &inputs, ShapeAnalysis &shapes)
      : ops(ops), inputs(inputs), shapes(shapes), numInputs(inputs.size()) {}

  /// Emits no diagnostics.
  FailureOr<RowBlocks> run();

private:
  bool joins(Operation *op, const Part &part) const;
  bool addView(Operation *op);
  bool split();
  bool compose();
  bool isProductOfRows(const Part &part, bool isFirst) const;
  bool readsRows(const Part &part) const;
  bool isValid(unsigned i);
  void useBuffer(unsigned i);
  bool findMatrices(const Part &part, IndexedNest &nest,
                    llvm::SmallVectorImpl<AffineExpr> &indices) const;
  void useBlock(IndexedAccess &access, bool isResult) const;
  bool divide(const Part &part, IndexedNest &nest) const;

  llvm::ArrayRef<Operation *> ops;
  const llvm::DenseMap<Value, unsigned> &inputs;
  ShapeAnalysis &shapes;
  /// The number of the operand that the buffer is.
  unsigned numInputs;
  llvm::SmallVector<Part, 4> parts;
  /// The rows and columns of the matrices between the products.
  DimExpr numRows, numColumns;
  RowBlocks result;
};

} // namespace

/// Returns whether the nest of a part can compute an operator, too.
bool Divider::joins(Operation *op, const Part &part) const {
  const Operator leader(part.ops.front(), shapes, /*isSilent=*/true);
  const Operator follower(op, shapes, /*isSilent=*/true);
  auto index = [](const Operator &view) {
    return lookupIndexFn(view.getOperation())(view);
  };
  const FailureOr<IndexedOp> leading = index(leader),
                             following = index(follower);
  if (failed(leading) || failed(following))
    return false;
  const auto leaderRole = findFusionRole(leader, *leading);
  const auto role = findFusionRole(follower, *following);
  return leaderRole && role &&
         canFollow(leader, *leading, *leaderRole, follower, *following,
                   *role) &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return inputs.contains(operand) ||
                  llvm::is_contained(part.ops, operand.getDefiningOp());
         });
}

/// Adds a view of the result of a part that has the same rows, in another list
/// of matrices.
bool Divider::addView(Operation *op) {
  if (parts.empty() || op->getOperand(0) != parts.back().values.back())
    return false;
  const auto from = shapes.getShape(op->getOperand(0)),
             to = shapes.getShape(op->getResult(0));
  if (!from || !to || from->size() < 2 || to->size() < 2 ||
      from->take_back(2) != to->take_back(2))
    return false;
  parts.back().values.push_back(op->getResult(0));
  return true;
}

bool Divider::split() {
  for (Operation *op : ops) {
    if (isView(op)) {
      if (!addView(op))
        return false;
      continue;
    }
    if (!lookupIndexFn(op) || !hasKnownRanks(op, shapes))
      return false;
    if (parts.empty() || !joins(op, parts.back()))
      parts.emplace_back();
    parts.back().ops.push_back(op);
    parts.back().values = {op->getResult(0)};
  }
  return parts.size() > 1;
}

/// Composes the nest of each part. It reads the result of the part before as
/// the operand after the inputs.
bool Divider::compose() {
  llvm::DenseMap<Value, unsigned> known(inputs);
  for (Part &part : parts) {
    FailureOr<IndexedOp> indexed = composeOperators(
        part.ops, part.values.front(), known, shapes, /*isSilent=*/true);
    if (failed(indexed))
      return false;
    part.indexed = *std::move(indexed);
    part.shape = *shapes.getShape(part.values.front());
    if (part.shape.size() < 2)
      return false;
    part.row = part.shape.size() - 2;
    known = inputs;
    known[part.values.back()] = numInputs;
  }
  return true;
}

/// Returns whether a part is a product whose points begin with those of the
/// matrices' rows, and reads the buffer, if it is not the first one, as rows.
bool Divider::isProductOfRows(const Part &part, bool isFirst) const {
  const IndexedNest &nest = part.indexed.nests[0];
  if (!isProduct(part.ops.front()) || !nest.stages[0].isContraction ||
      nest.loops.size() != part.row + 2)
    return false;
  unsigned numReads = 0;
  for (const IndexedStage &stage : nest.stages)
    for (const IndexedRead &read : stage.reads)
      numReads += read.tensor == numInputs;
  return isFirst ? numReads == 0
                 : numReads == 1 && nest.stages[0].reads[0].tensor == numInputs;
}

/// Returns whether the map sees an element in the row of the point.
static bool isInRow(AffineMap map, unsigned row) {
  if (map.getNumResults() != row + 2)
    return false;
  for (unsigned i = 0; i <= row; ++i)
    if (map.getResult(i) != getAffineDimExpr(i, map.getContext()))
      return false;
  auto column = dyn_cast<AffineDimExpr>(map.getResult(row + 1));
  return column && column.getPosition() > row;
}

/// Returns whether all accesses to the buffer are in the row of the point, and
/// the loops of the nest begin with those of rows.
bool Divider::readsRows(const Part &part) const {
  const IndexedNest &nest = part.indexed.nests[0];
  const unsigned row = part.row;
  if (nest.usesIndices || nest.loops.size() <= row)
    return false;
  for (unsigned i = 0; i <= row; ++i)
    if (!(nest.loops[i].extent == part.shape[i]))
      return false;
  const bool isLast = &part == &parts.back();
  auto isBuffer = [&](const IndexedAccess &access, bool isResult) {
    return isResult ? !isLast : access.tensor == numInputs;
  };
  for (const IndexedLoop &loop : nest.loops)
    if (loop.lower || loop.upper)
      return false;
  for (const IndexedStage &stage : nest.stages) {
    for (const IndexedLoop &loop : stage.loops)
      if (loop.lower || loop.upper)
        return false;
    for (const IndexedRead &read : stage.reads) {
      if (!read.indirect.empty())
        return false;
      if (isBuffer(read, read.isResult) && !isInRow(read.map, row))
        return false;
    }
    for (const IndexedAccess &write : stage.writes)
      if (isBuffer(write, /*isResult=*/true) && !isInRow(write.map, row))
        return false;
  }
  return true;
}

bool Divider::isValid(unsigned i) {
  const Part &part = parts[i];
  const bool isFirst = i == 0, isLast = i + 1 == parts.size();
  if (isFirst) {
    numRows = part.shape[part.row];
    numColumns = part.shape.back();
    result.type = Operator(part.ops.back(), shapes).getResultElementType();
  }
  if (Operator(part.ops.back(), shapes).getResultElementType() != result.type ||
      !(part.shape[part.row] == numRows) || !readsRows(part) ||
      (!isLast && !(part.shape.back() == numColumns)))
    return false;
  return isFirst || isLast ? isProductOfRows(part, isFirst)
                           : isReadBeforeWritten(part.indexed, 0, numInputs);
}

/// Makes accesses to the matrix of a part accesses to the buffer.
void Divider::useBuffer(unsigned i) {
  IndexedOp &indexed = parts[i].indexed;
  if (i + 1 == parts.size())
    return;
  if (i != 0)
    computeInPlace(indexed, 0, numInputs);
  for (IndexedNest &nest : indexed.nests)
    for (IndexedStage &stage : nest.stages) {
      for (IndexedRead &read : stage.reads)
        if (read.isResult)
          read.tensor = 1;
      for (IndexedAccess &write : stage.writes)
        write.tensor = 1;
    }
}

/// Returns a size for use in maps: a constant, or a new symbol.
static AffineExpr getSize(IndexedNest &nest, DimExpr size) {
  MLIRContext *context = nest.stages[0].reads[0].map.getContext();
  if (std::optional<int64_t> value = size.getConstant())
    return getAffineConstantExpr(*value, context);
  nest.symbols.push_back(size);
  return getAffineSymbolExpr(nest.symbols.size() - 1, context);
}

/// Finds the index of each list of matrices of a part from the loops over all
/// matrices: each walks some of them, one after the other.
bool Divider::findMatrices(const Part &part, IndexedNest &nest,
                           llvm::SmallVectorImpl<AffineExpr> &indices) const {
  MLIRContext *context = ops.front()->getContext();
  DimExprContext &dims = shapes.getContext();
  const auto loops = llvm::ArrayRef(result.loops).drop_back();
  unsigned next = 0;
  for (DimExpr size : part.getMatrices()) {
    AffineExpr index = getAffineConstantExpr(0, context);
    DimExpr walked = dims.getConstant(1);
    for (; !(walked == size); ++next) {
      if (next == loops.size())
        return false;
      const DimExpr extent = loops[next].extent;
      AffineExpr inner = getAffineDimExpr(next, context);
      index =
          walked.isConstant(1) ? inner : index * getSize(nest, extent) + inner;
      walked = dims.mul(walked, extent);
    }
    indices.push_back(index);
  }
  return llvm::all_of(loops.drop_front(next), [](const IndexedLoop &loop) {
    return loop.extent.isConstant(1);
  });
}

/// Makes an access to the buffer's matrix one to a block of its rows.
void Divider::useBlock(IndexedAccess &access, bool isResult) const {
  if (access.tensor != (isResult ? 1 : numInputs))
    return;
  MLIRContext *context = access.map.getContext();
  access.map =
      AffineMap::get(access.map.getNumDims(), access.map.getNumSymbols(),
                     {getAffineDimExpr(result.loops.size(), context),
                      access.map.getResults().back()},
                     context);
  access.shape.assign(result.shape.begin(), result.shape.end());
}

/// Replaces the loops over matrices and rows by one over the rows of a block.
bool Divider::divide(const Part &part, IndexedNest &nest) const {
  MLIRContext *context = ops.front()->getContext();
  const unsigned block = result.loops.size() - 1, row = part.row;
  const int64_t rows = *result.shape[0].getConstant();
  llvm::SmallVector<AffineExpr> outer;
  if (!findMatrices(part, nest, outer))
    return false;
  AffineExpr index = getAffineDimExpr(block + 1, context);
  if (!result.loops.back().extent.isConstant(1))
    index = getAffineDimExpr(block, context) * rows + index;
  outer.push_back(index);
  // The rows that are left, if they may be fewer than a block has.
  AffineExpr left;
  if (!shapes.getContext().mod(numRows, result.shape[0]).isConstant(0))
    left = getSize(nest, numRows) - getAffineDimExpr(block, context) * rows;
  for (IndexedStage &stage : nest.stages) {
    // The other loops come after that over rows.
    llvm::SmallVector<AffineExpr> dims(outer);
    const unsigned numLoops = nest.loops.size() + stage.loops.size();
    for (unsigned i = row + 1; i < numLoops; ++i)
      dims.push_back(getAffineDimExpr(block + 1 + i - row, context));
    auto divideOne = [&](IndexedAccess &access, bool isResult) {
      const unsigned numDims = access.map.getNumDims();
      access.map = access.map.replaceDimsAndSymbols(
          llvm::ArrayRef(dims).take_front(numDims), {},
          numDims + block + 1 - row, nest.symbols.size());
      useBlock(access, isResult);
    };
    for (IndexedRead &read : stage.reads)
      divideOne(read, read.isResult);
    for (IndexedAccess &write : stage.writes)
      divideOne(write, /*isResult=*/true);
  }
  nest.loops.erase(nest.loops.begin(), nest.loops.begin() + row);
  nest.loops[0].extent = result.shape[0];
  nest.loops[0].upper = left;
  return true;
}

FailureOr<RowBlocks> Divider::run() {
  if (!split() || !compose())
    return failure();
  for (unsigned i = 0; i < parts.size(); ++i)
    if (!isValid(i))
      return failure();
  if (!isa<FloatType>(result.type))
    return failure();
  DimExprContext &dims = shapes.getContext();
  const DimExpr rows = dims.getConstant(
      chooseRows(numRows, numColumns, result.type.getIntOrFloatBitWidth() / 8));
  result.shape = {rows, numColumns};
  // The finest division of all matrices.
  const Part &finest = *llvm::max_element(
      parts, [](const Part &a, const Part &b) { return a.row < b.row; });
  for (DimExpr size : finest.getMatrices())
    result.loops.push_back({size, {}, {}});
  result.loops.push_back({dims.ceilDiv(numRows, rows), {}, {}});
  for (unsigned i = 0; i < parts.size(); ++i) {
    useBuffer(i);
    for (IndexedNest &nest : parts[i].indexed.nests) {
      result.whole.nests.push_back(nest);
      if (!divide(parts[i], nest))
        return failure();
      result.nests.push_back(std::move(nest));
    }
  }
  return std::move(result);
}

FailureOr<RowBlocks> indexRowBlocks(const Operator &fused) {
  Block &body = fused.getOperation()->getRegion(0).front();
  llvm::SmallVector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  llvm::DenseMap<Value, unsigned> inputs;
  for (BlockArgument argument : body.getArguments())
    inputs[argument] = argument.getArgNumber();
  const ValueRange yielded = body.back().getOperands();
  FailureOr<RowBlocks> blocks = failure();
  if (yielded.size() == 1 && yielded.front().getDefiningOp() == ops.back())
    blocks = Divider(ops, inputs, fused.getShapes()).run();
  if (failed(blocks))
    return fused.emitError()
           << "does not compute rows of a product of matrices "
              "from rows of another one";
  return blocks;
}

bool canDivideIntoRowBlocks(llvm::ArrayRef<Operation *> ops,
                            const llvm::DenseMap<Value, unsigned> &inputs,
                            ShapeAnalysis &shapes) {
  return succeeded(Divider(ops, inputs, shapes).run());
}

} // namespace mlir::onnx
