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
  IndexedOp indexed;

  Value getResult() const { return ops.back()->getResult(0); }
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
  bool split();
  bool compose();
  bool isProductOfRows(const Part &part, bool isFirst) const;
  bool readsRows(const Part &part) const;
  bool isValid(unsigned i) const;
  void useBuffer(unsigned i);
  AffineMap divide(AffineMap map, unsigned numSymbols) const;
  void divide(IndexedAccess &access, bool isResult, unsigned numSymbols) const;
  void divide(IndexedNest &nest) const;

  llvm::ArrayRef<Operation *> ops;
  const llvm::DenseMap<Value, unsigned> &inputs;
  ShapeAnalysis &shapes;
  /// The number of the operand that the buffer is.
  unsigned numInputs;
  llvm::SmallVector<Part, 4> parts;
  /// The shape of the matrices between the products.
  Sizes matrix;
  /// The dimension of rows.
  unsigned row = 0;
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

bool Divider::split() {
  for (Operation *op : ops) {
    if (!lookupIndexFn(op) || !hasKnownRanks(op, shapes))
      return false;
    if (parts.empty() || !joins(op, parts.back()))
      parts.emplace_back();
    parts.back().ops.push_back(op);
  }
  return parts.size() > 1;
}

/// Composes the nest of each part. It reads the result of the part before as
/// the operand after the inputs.
bool Divider::compose() {
  llvm::DenseMap<Value, unsigned> known(inputs);
  for (Part &part : parts) {
    FailureOr<IndexedOp> indexed = composeOperators(
        part.ops, part.getResult(), known, shapes, /*isSilent=*/true);
    if (failed(indexed))
      return false;
    part.indexed = *std::move(indexed);
    known = inputs;
    known[part.getResult()] = numInputs;
  }
  return true;
}

/// Returns whether a part is a product whose points begin with those of the
/// matrices' rows, and reads the buffer, if it is not the first one, as rows.
bool Divider::isProductOfRows(const Part &part, bool isFirst) const {
  const IndexedNest &nest = part.indexed.nests[0];
  if (!isProduct(part.ops.front()) || !nest.stages[0].isContraction ||
      nest.loops.size() != row + 2)
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
  if (nest.usesIndices || nest.loops.size() <= row)
    return false;
  for (unsigned i = 0; i <= row; ++i)
    if (!(nest.loops[i].extent == matrix[i]))
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

bool Divider::isValid(unsigned i) const {
  const Part &part = parts[i];
  const bool isFirst = i == 0, isLast = i + 1 == parts.size();
  const Operator view(part.ops.back(), shapes);
  if (view.getResultElementType() != result.type || !readsRows(part))
    return false;
  if (isFirst || isLast)
    return isProductOfRows(part, isFirst) &&
           (isLast || view.getResultShape() == matrix);
  return view.getResultShape() == matrix &&
         isReadBeforeWritten(part.indexed, 0, numInputs);
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

/// Replaces the dimension of rows by those of blocks and of their rows.
AffineMap Divider::divide(AffineMap map, unsigned numSymbols) const {
  MLIRContext *context = map.getContext();
  llvm::SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i < map.getNumDims(); ++i)
    dims.push_back(getAffineDimExpr(i < row ? i : i + 1, context));
  if (!result.loops.back().extent.isConstant(1))
    dims[row] =
        getAffineDimExpr(row, context) * *result.shape[0].getConstant() +
        dims[row];
  return map.replaceDimsAndSymbols(dims, {}, map.getNumDims() + 1, numSymbols);
}

void Divider::divide(IndexedAccess &access, bool isResult,
                     unsigned numSymbols) const {
  access.map = divide(access.map, numSymbols);
  if (access.tensor != (isResult ? 1 : numInputs))
    return;
  MLIRContext *context = access.map.getContext();
  access.map = AffineMap::get(
      access.map.getNumDims(), numSymbols,
      {getAffineDimExpr(row + 1, context), access.map.getResults().back()},
      context);
  access.shape.assign(result.shape.begin(), result.shape.end());
}

void Divider::divide(IndexedNest &nest) const {
  MLIRContext *context = ops.front()->getContext();
  DimExprContext &dims = shapes.getContext();
  const DimExpr count = matrix[row], rows = result.shape[0];
  // The rows that are left, if they may be fewer than a block has.
  AffineExpr left;
  if (!dims.mod(count, rows).isConstant(0)) {
    left = getAffineConstantExpr(count.getConstant().value_or(0), context);
    if (!count.getConstant()) {
      left = getAffineSymbolExpr(nest.symbols.size(), context);
      nest.symbols.push_back(count);
    }
    left = left - getAffineDimExpr(row, context) * *rows.getConstant();
  }
  for (IndexedStage &stage : nest.stages) {
    for (IndexedRead &read : stage.reads)
      divide(read, read.isResult, nest.symbols.size());
    for (IndexedAccess &write : stage.writes)
      divide(write, /*isResult=*/true, nest.symbols.size());
  }
  nest.loops.erase(nest.loops.begin(), nest.loops.begin() + row);
  nest.loops[0].extent = rows;
  nest.loops[0].upper = left;
}

FailureOr<RowBlocks> Divider::run() {
  if (!split() || !compose())
    return failure();
  const Operator first(parts.front().ops.back(), shapes);
  matrix = first.getResultShape();
  result.type = first.getResultElementType();
  if (matrix.size() < 2 || !isa<FloatType>(result.type))
    return failure();
  row = matrix.size() - 2;
  for (unsigned i = 0; i < parts.size(); ++i)
    if (!isValid(i))
      return failure();
  DimExprContext &dims = shapes.getContext();
  const DimExpr rows = dims.getConstant(chooseRows(
      matrix[row], matrix.back(), result.type.getIntOrFloatBitWidth() / 8));
  result.shape = {rows, matrix.back()};
  for (DimExpr size : matrix.take_front(row))
    result.loops.push_back({size, {}, {}});
  result.loops.push_back({dims.ceilDiv(matrix[row], rows), {}, {}});
  for (unsigned i = 0; i < parts.size(); ++i) {
    useBuffer(i);
    for (IndexedNest &nest : parts[i].indexed.nests) {
      result.whole.nests.push_back(nest);
      divide(nest);
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
