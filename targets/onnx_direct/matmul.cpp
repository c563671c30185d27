// SPDX-License-Identifier: Apache-2.0
//
// Matrix products: MatMul and Gemm. A row of the result is a sum of multiples
// of rows of the second operand.
#include "targets/onnx/status.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/row_accumulation.h"
#include "targets/onnx_direct/status_macros.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
using mlir::Value;
using ::onnx::TensorProto;

namespace {

/// A matrix in an operand. Element [i, j] is at start + i * rowStride + j *
/// columnStride.
struct Matrix {
  const Operand *operand;
  Value start;
  int64_t rowStride;
  int64_t columnStride;
};

} // namespace

/// Emits row `i` of left * right, which has `depth` summands and `columns`
/// columns, into the output row at `start`.
static void emitProductRow(Kernel &kernel, const Matrix &left,
                           const Matrix &right, Value i, int64_t depth,
                           int64_t columns, Value start) {
  auto &builder = kernel.builder;
  const Operand &output = kernel.outputs[0];
  emitLoop(builder, columns, [&](Value j) {
    kernel.store(builder.f32(0), output, add(builder, start, j));
  });
  Value leftRow = addScaled(builder, left.start, i, left.rowStride);
  emitBlocks(builder, depth, rowsInPass, [&](Value first, int64_t count) {
    llvm::SmallVector<WeightedRow> rows;
    for (int64_t k = 0; k < count; ++k) {
      Value index = add(builder, first, builder.index(k));
      Value weight = kernel.load(
          *left.operand, addScaled(builder, leftRow, index, left.columnStride));
      rows.push_back({weight, right.operand,
                      addScaled(builder, right.start, index, right.rowStride),
                      right.columnStride});
    }
    emitAccumulation(kernel, output, start, fullRange(builder, columns), rows);
  });
}

//===----------------------------------------------------------------------===//
// MatMul
//===----------------------------------------------------------------------===//

namespace {

/// A batch of products. The matrices of each operand are addressed through the
/// result's leading dimensions.
struct MatMulLoops {
  Shape batch;
  Shape leftStrides;
  Shape rightStrides;
  int64_t rows;
  int64_t depth;
  int64_t columns;
};

} // namespace

static void emitMatMul(Kernel &kernel, const MatMulLoops &loops) {
  auto &builder = kernel.builder;
  Shape batchStrides = rowMajorStrides(loops.batch);
  emitLoops(builder, loops.batch, [&](llvm::ArrayRef<Value> batch) {
    Matrix left = {&kernel.inputs[0],
                   linearIndex(builder, batch, loops.leftStrides), loops.depth,
                   1};
    Matrix right = {&kernel.inputs[1],
                    linearIndex(builder, batch, loops.rightStrides),
                    loops.columns, 1};
    Value matrix = linearIndex(builder, batch, batchStrides);
    emitLoop(builder, loops.rows, [&](Value i) {
      Value start = linearIndex(builder, {matrix, i},
                                {loops.rows * loops.columns, loops.columns});
      emitProductRow(kernel, left, right, i, loops.depth, loops.columns, start);
    });
  });
}

/// Returns the strides between matrices of `size` elements in an operand whose
/// leading dimensions `from` broadcast to `to`.
static Shape getMatrixStrides(llvm::ArrayRef<int64_t> from,
                              llvm::ArrayRef<int64_t> to, int64_t size) {
  Shape strides = broadcastStrides(from, to);
  for (int64_t &stride : strides)
    stride *= size;
  return strides;
}

static absl::StatusOr<Plan> planMatMul(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  Shape a = op.getShape(0), b = op.getShape(1);
  if (a.empty() || b.empty())
    return invalidArgument("an operand is a scalar");
  // A vector operand is a matrix with one row or column; the result drops that
  // dimension.
  bool isRow = a.size() == 1, isColumn = b.size() == 1;
  if (isRow)
    a.insert(a.begin(), 1);
  if (isColumn)
    b.push_back(1);
  int64_t rows = a[a.size() - 2], depth = a.back(), columns = b.back();
  if (depth != b[b.size() - 2])
    return invalidArgument("operands of type " + toString(op.getType(0)) +
                           " and " + toString(op.getType(1)) +
                           " cannot be multiplied");
  Shape batchA(llvm::ArrayRef(a).drop_back(2));
  Shape batchB(llvm::ArrayRef(b).drop_back(2));
  ASSIGN_OR_RETURN(Shape batch, broadcastShapes({batchA, batchB}));
  Shape shape = batch;
  if (!isRow)
    shape.push_back(rows);
  if (!isColumn)
    shape.push_back(columns);
  RETURN_IF_ERROR(op.setResult(0, {TensorProto::FLOAT, shape}));
  MatMulLoops loops = {batch,
                       getMatrixStrides(batchA, batch, rows * depth),
                       getMatrixStrides(batchB, batch, depth * columns),
                       rows,
                       depth,
                       columns};
  return Plan::emitted([loops](Kernel &kernel) { emitMatMul(kernel, loops); });
}

//===----------------------------------------------------------------------===//
// Gemm
//===----------------------------------------------------------------------===//

namespace {

/// alpha * A' * B' + beta * C, where A' and B' may be transposed.
struct GemmLoops {
  int64_t rows;
  int64_t depth;
  int64_t columns;
  bool isLeftTransposed;
  bool isRightTransposed;
  float alpha;
  float beta;
  /// Broadcast strides of C; empty without C.
  Shape addendStrides;
};

} // namespace

static void emitGemm(Kernel &kernel, const GemmLoops &loops) {
  auto &builder = kernel.builder;
  const Operand &output = kernel.outputs[0];
  Matrix left = {&kernel.inputs[0], builder.index(0), loops.depth, 1};
  if (loops.isLeftTransposed)
    left = {&kernel.inputs[0], builder.index(0), 1, loops.rows};
  Matrix right = {&kernel.inputs[1], builder.index(0), loops.columns, 1};
  if (loops.isRightTransposed)
    right = {&kernel.inputs[1], builder.index(0), 1, loops.depth};
  emitLoop(builder, loops.rows, [&](Value i) {
    Value start = linearIndex(builder, {i}, {loops.columns});
    emitProductRow(kernel, left, right, i, loops.depth, loops.columns, start);
    emitLoop(builder, loops.columns, [&](Value j) {
      Value index = add(builder, start, j);
      Value element = kernel.load(output, index);
      if (loops.alpha != 1)
        element = builder.createOrFold<arith::MulFOp>(builder.f32(loops.alpha),
                                                      element);
      if (!loops.addendStrides.empty()) {
        Value addend =
            kernel.load(kernel.inputs[2],
                        linearIndex(builder, {i, j}, loops.addendStrides));
        if (loops.beta != 1)
          addend = builder.createOrFold<arith::MulFOp>(builder.f32(loops.beta),
                                                       addend);
        element = builder.createOrFold<arith::AddFOp>(element, addend);
      }
      kernel.store(element, output, index);
    });
  });
}

static absl::StatusOr<Plan> planGemm(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  Shape a = op.getShape(0), b = op.getShape(1);
  ASSIGN_OR_RETURN(int64_t transA, op.getAttribute<int64_t>("transA", 0));
  ASSIGN_OR_RETURN(int64_t transB, op.getAttribute<int64_t>("transB", 0));
  ASSIGN_OR_RETURN(float alpha, op.getAttribute<float>("alpha", 1));
  ASSIGN_OR_RETURN(float beta, op.getAttribute<float>("beta", 1));
  if (a.size() == 2 && transA)
    std::swap(a[0], a[1]);
  if (b.size() == 2 && transB)
    std::swap(b[0], b[1]);
  if (a.size() != 2 || b.size() != 2 || a[1] != b[0])
    return invalidArgument("operands of type " + toString(op.getType(0)) +
                           " and " + toString(op.getType(1)) +
                           " cannot be multiplied");
  GemmLoops loops = {a[0],        a[1],  b[1], transA != 0,
                     transB != 0, alpha, beta, {}};
  Shape shape = {a[0], b[1]};
  if (op.hasInput(2)) {
    absl::StatusOr<Shape> broadcast = broadcastShapes({shape, op.getShape(2)});
    if (!broadcast.ok() || *broadcast != shape)
      return invalidArgument("input C of type " + toString(op.getType(2)) +
                             " does not broadcast to " + toString(shape));
    loops.addendStrides = broadcastStrides(op.getShape(2), shape);
  }
  RETURN_IF_ERROR(op.setResult(0, {TensorProto::FLOAT, shape}));
  return Plan::emitted([loops](Kernel &kernel) { emitGemm(kernel, loops); });
}

llvm::ArrayRef<OpEntry> getMatrixOps() {
  static constexpr OpEntry entries[] = {
      {"Gemm", 2, 3, 1, planGemm},
      {"MatMul", 2, 2, 1, planMatMul},
  };
  return entries;
}

} // namespace onnx_mlir::direct
