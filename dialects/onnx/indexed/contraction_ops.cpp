// SPDX-License-Identifier: Apache-2.0
//
// Operators that sum products: matrix products and convolutions.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/program.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/indexed/window.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Sums in f32 products of floats of 16 bits.
static void addProducts(NestBuilder &nest, Type type) {
  const Type wide = getAccumulatorType(type);
  nest.accumulate(getNumber(wide, 0));
  if (wide == type)
    return nest.contract();
  nest.compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value product = builder.mul(emitExtend(builder, arguments.elements[0]),
                                emitExtend(builder, arguments.elements[1]));
    return Values{builder.add(arguments.carried[0], product)};
  });
}

/// Writes the sum.
static void writeSum(NestBuilder &nest, Type type, Index to) {
  nest.startStage();
  nest.write(0, to);
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    return Values{emitRound(builder, arguments.carried[0], type)};
  });
}

/// An operand of rank 1 is a row on the left, and a column on the right.
static FailureOr<IndexedOp> indexMatMul(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const Sizes left = op.getShape(0), right = op.getShape(1);
  const bool hasRow = left.size() > 1, hasColumn = right.size() > 1;
  const Sizes result = op.getResultShape();
  const Sizes batch = result.drop_back(hasRow + hasColumn);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(result);
  const Index batchIndex = Index(to).take_front(batch.size());

  nest.startStage();
  AffineExpr k = nest.addLoop(left.back());
  // The shapes to which the operands broadcast: the batch, then their own
  // matrices.
  auto readMatrix = [&](unsigned operand,
                        llvm::SmallVector<AffineExpr> matrix) {
    const Sizes own = op.getShape(operand);
    llvm::SmallVector<DimExpr> shape(batch);
    llvm::append_range(shape, own.take_back(matrix.size()));
    llvm::SmallVector<AffineExpr> index(batchIndex);
    llvm::append_range(index, matrix);
    nest.readBroadcast(operand, index, shape);
  };
  if (hasRow)
    readMatrix(0, {to[batch.size()], k});
  else
    nest.read(0, k);
  if (hasColumn)
    readMatrix(1, {k, to.back()});
  else
    nest.read(1, k);
  addProducts(nest, op.getScalarType(0));
  writeSum(nest, op.getScalarType(0), to);
  return nest.takeOp();
}

/// alpha * A * B + beta * C
static FailureOr<IndexedOp> indexGemm(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isLeftTransposed = op.getInteger("transA", 0) != 0;
  const bool isRightTransposed = op.getInteger("transB", 0) != 0;
  const Type type = op.getScalarType(0);
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(op.getResultShape());

  nest.startStage();
  AffineExpr k = nest.addLoop(op.getShape(0)[isLeftTransposed ? 0 : 1]);
  auto read = [&](unsigned operand, AffineExpr row, AffineExpr column) {
    nest.read(operand, {row, column});
  };
  isLeftTransposed ? read(0, k, to[0]) : read(0, to[0], k);
  isRightTransposed ? read(1, to[1], k) : read(1, k, to[1]);
  addProducts(nest, type);

  nest.startStage();
  const bool hasAddend = op.hasOperand(2);
  if (hasAddend)
    nest.readBroadcast(2, to, op.getResultShape());
  nest.write(0, to);
  const double alpha = op.getFloat("alpha", 1), beta = op.getFloat("beta", 1);
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value result = arguments.carried[0];
    const Type wide = result.getType();
    if (alpha != 1)
      result = builder.mul(result, builder.constant(wide, alpha));
    if (hasAddend) {
      Value addend = emitExtend(builder, arguments.elements[0]);
      if (beta != 1)
        addend = builder.mul(addend, builder.constant(wide, beta));
      result = builder.add(result, addend);
    }
    return Values{emitRound(builder, result, type)};
  });
  return nest.takeOp();
}

/// Each group of output channels sees one group of input channels.
static FailureOr<IndexedOp> indexConv(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  DimExprContext &dims = op.dims();
  const Sizes weights = op.getShape(1);
  FailureOr<llvm::SmallVector<WindowDim>> window =
      readWindow(op, weights.drop_front(2));
  if (failed(window))
    return failure();
  const int64_t groups = op.getInteger("group", 1);
  const DimExpr perGroup = dims.floorDiv(weights[0], groups);
  const Sizes result = op.getResultShape();
  const Type type = op.getScalarType(0);

  // The loops of the nest split the output channel into group and rest.
  NestBuilder nest(op);
  AffineExpr image = nest.addLoop(result[0]);
  AffineExpr group = nest.addLoop(dims.getConstant(groups));
  AffineExpr inGroup = nest.addLoop(perGroup);
  AffineExpr channel = group * nest.size(perGroup) + inGroup;
  llvm::SmallVector<AffineExpr> to = {image, channel};
  for (DimExpr size : result.drop_front(2))
    to.push_back(nest.addLoop(size));

  nest.startStage();
  AffineExpr input = nest.addLoop(weights[1]);
  llvm::SmallVector<AffineExpr> from = {image,
                                        group * nest.size(weights[1]) + input};
  llvm::SmallVector<AffineExpr> weight = {channel, input};
  for (auto [dim, position] : llvm::zip(*window, Index(to).drop_front(2))) {
    WindowIndex index = addWindowLoop(nest, op, dim, position);
    from.push_back(index.tensor);
    weight.push_back(index.window);
  }
  nest.read(0, from);
  nest.read(1, weight);
  addProducts(nest, type);

  nest.startStage();
  const bool hasBias = op.hasOperand(2);
  if (hasBias)
    nest.read(2, channel);
  nest.write(0, to);
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value sum = arguments.carried[0];
    if (hasBias)
      sum = builder.add(sum, emitExtend(builder, arguments.elements[0]));
    return Values{emitRound(builder, sum, type)};
  });
  return nest.takeOp();
}

/// Emits the determinant of the rows from `row` on and the columns, by the
/// elements of the first row and the smaller determinants.
static Term emitDeterminant(llvm::ArrayRef<Terms> matrix, size_t row,
                            llvm::ArrayRef<unsigned> columns) {
  std::optional<Term> sum;
  for (auto [i, column] : llvm::enumerate(columns)) {
    Term part = matrix[row][column];
    if (columns.size() > 1) {
      llvm::SmallVector<unsigned> rest(columns);
      rest.erase(rest.begin() + i);
      part = part * emitDeterminant(matrix, row + 1, rest);
    }
    if (!sum)
      sum = part;
    else
      sum = i % 2 == 0 ? *sum + part : *sum - part;
  }
  return *sum;
}

/// Emits the determinant of the matrix with this many rows and columns at a
/// point of the result.
static Term emitDeterminantOf(ScalarBuilder &builder, const Terms &point,
                              int64_t size) {
  llvm::SmallVector<Terms> matrix(size);
  llvm::SmallVector<unsigned> columns;
  for (int64_t i = 0; i < size; ++i) {
    columns.push_back(i);
    for (int64_t j = 0; j < size; ++j) {
      Terms index = point;
      index.push_back(makeIndex(builder, i));
      index.push_back(makeIndex(builder, j));
      matrix[i].push_back(emitWide(emitLoad(builder, 0, index)));
    }
  }
  return emitDeterminant(matrix, 0, columns);
}

/// The determinants of small matrices. The call fails if matrices of a size
/// that only a run determines are not square or too large.
static FailureOr<IndexedOp> indexDet(const Operator &op) {
  if (failed(requireFloat(op)) || failed(requireRank(op, 0, 2, INT64_MAX)))
    return failure();
  constexpr int64_t greatest = 4;
  const DimExpr rows = op.getShape(0).drop_back().back();
  const DimExpr columns = op.getShape(0).back();
  const std::optional<int64_t> known = columns.getConstant();
  if (known && (*known < 1 || *known > greatest))
    return op.emitError() << "has matrices with " << *known
                          << " columns, which is not implemented";
  const Type type = op.getScalarType(0);
  IndexedOp indexed;
  indexed.nests.push_back(makeSizeCheck(op, {{rows, columns}}));
  if (!known)
    indexed.nests.push_back(makeProgram(op, [=](ScalarBuilder &builder) {
      Term size = {builder, builder.size(columns)};
      builder.failIf((size < 1) | (size > greatest), ErrorCode::Shape);
    }));
  indexed.nests.push_back(
      makePointProgram(op, [=](ScalarBuilder &builder, const Terms &point) {
        if (known && rows == columns)
          return emitNarrow(emitDeterminantOf(builder, point, *known), type);
        Term size = {builder, builder.size(columns)};
        Term isSquare = Term(builder, builder.size(rows)) == size;
        Term result = emitWide({builder, builder.constant(type, 0)});
        for (int64_t count = 1; count <= greatest; ++count)
          result = emitIf(
              isSquare & (size == count),
              [&] { return Terms{emitDeterminantOf(builder, point, count)}; },
              [&] { return Terms{result}; })[0];
        return emitNarrow(result, type);
      }));
  return indexed;
}

llvm::ArrayRef<IndexEntry> getContractionEntries() {
  static constexpr IndexEntry entries[] = {
      {"Conv", indexConv},
      {"Det", indexDet},
      {"Gemm", indexGemm},
      {"MatMul", indexMatMul},
  };
  return entries;
}

} // namespace mlir::onnx
