// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/onnx_direct/testing/run_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::testing;

namespace {

using Floats = std::vector<float>;

/// Multiplies a, rows by depth, with b, depth by columns.
Floats multiply(const Floats &a, const Floats &b, int64_t rows, int64_t depth,
                int64_t columns) {
  Floats y;
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j) {
      double sum = 0;
      for (int64_t k = 0; k < depth; ++k)
        sum += a[i * depth + k] * b[k * columns + j];
      y.push_back(sum);
    }
  return y;
}

Floats transpose(const Floats &x, int64_t rows, int64_t columns) {
  Floats y;
  for (int64_t j = 0; j < columns; ++j)
    for (int64_t i = 0; i < rows; ++i)
      y.push_back(x[i * columns + j]);
  return y;
}

FloatTensor matMul(Dims a, Dims b, const Floats &x, const Floats &y) {
  return runFloatTensor(ModelBuilder()
                            .input("a", a)
                            .input("b", b)
                            .node("MatMul", {"a", "b"}, {"y"})
                            .output("y"),
                        {x, y});
}

TEST(MatMulTest, Matrices) {
  for (auto [rows, depth, columns] :
       {std::array{3, 19, 5}, std::array{1, 8, 1}, std::array{2, 1, 33}}) {
    Floats a = randomFloats(rows * depth, 1),
           b = randomFloats(depth * columns, 2);
    FloatTensor y = matMul({rows, depth}, {depth, columns}, a, b);
    EXPECT_EQ(y.shape, (Dims{rows, columns}));
    expectNear(y.elements, multiply(a, b, rows, depth, columns));
  }
}

TEST(MatMulTest, BroadcastsStacks) {
  // Batches of shapes [2, 1] and [3].
  Floats a = randomFloats(2 * 4 * 5, 1), b = randomFloats(3 * 5 * 6, 2);
  FloatTensor y = matMul({2, 1, 4, 5}, {3, 5, 6}, a, b);
  EXPECT_EQ(y.shape, (Dims{2, 3, 4, 6}));
  Floats expected;
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j) {
      Floats product = multiply(Floats(a.begin() + i * 20, a.end()),
                                Floats(b.begin() + j * 30, b.end()), 4, 5, 6);
      expected.insert(expected.end(), product.begin(), product.end());
    }
  expectNear(y.elements, expected);
}

TEST(MatMulTest, Vectors) {
  EXPECT_EQ(matMul({2}, {2}, {1, 2}, {3, 4}).elements, Floats{11});
  EXPECT_EQ(matMul({2}, {2}, {1, 2}, {3, 4}).shape, Dims{});
  FloatTensor y = matMul({2}, {2, 3}, {1, 10}, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(y.shape, Dims{3});
  EXPECT_EQ(y.elements, (Floats{41, 52, 63}));
  y = matMul({2, 2}, {2}, {1, 2, 3, 4}, {1, 10});
  EXPECT_EQ(y.shape, Dims{2});
  EXPECT_EQ(y.elements, (Floats{21, 43}));
}

TEST(MatMulTest, EmptySumsAreZero) {
  EXPECT_EQ(runFloats(ModelBuilder()
                          .constant("a", {2, 0}, Floats{})
                          .constant("b", {0, 2}, Floats{})
                          .node("MatMul", {"a", "b"}, {"y"})
                          .output("y"),
                      {}),
            (Floats{0, 0, 0, 0}));
}

TEST(MatMulTest, RefusesOtherShapes) {
  EXPECT_EQ(getCompileError(ModelBuilder()
                                .input("a", {2, 3})
                                .input("b", {2, 3})
                                .node("MatMul", {"a", "b"}, {"y"})
                                .output("y")),
            "test.onnx: node 'n0' (op 'MatMul'): operands of type f32[2, 3] "
            "and f32[2, 3] cannot be multiplied");
}

TEST(GemmTest, ScalesTransposesAndAdds) {
  constexpr int64_t rows = 3, depth = 10, columns = 4;
  Floats a = randomFloats(rows * depth, 1),
         b = randomFloats(depth * columns, 2);
  Floats product = multiply(a, b, rows, depth, columns);
  for (int64_t flags = 0; flags < 4; ++flags) {
    bool transA = flags & 1, transB = flags & 2;
    for (Dims shapeOfC :
         {Dims{rows, columns}, Dims{columns}, Dims{rows, 1}, Dims{}}) {
      SCOPED_TRACE(shapeOfC.size());
      Floats c = randomFloats(rows * columns, 3), expected;
      int64_t rank = shapeOfC.size();
      int64_t byRow = rank < 2 ? 0 : shapeOfC[1] == 1 ? 1 : columns;
      int64_t byColumn = rank == 0 || shapeOfC[rank - 1] == 1 ? 0 : 1;
      c.resize(rank == 0 ? 1 : shapeOfC[0] * (rank == 2 ? shapeOfC[1] : 1));
      for (int64_t i = 0; i < rows; ++i)
        for (int64_t j = 0; j < columns; ++j)
          expected.push_back(0.5f * product[i * columns + j] +
                             2.0f * c[i * byRow + j * byColumn]);
      ModelBuilder builder;
      builder.input("a", transA ? Dims{depth, rows} : Dims{rows, depth})
          .input("b", transB ? Dims{columns, depth} : Dims{depth, columns})
          .input("c", shapeOfC)
          .node("Gemm", {"a", "b", "c"}, {"y"},
                {attribute("alpha", 0.5f), attribute("beta", 2.0f),
                 attribute("transA", int64_t(transA)),
                 attribute("transB", int64_t(transB))})
          .output("y");
      expectNear(
          runFloats(builder, {transA ? transpose(a, rows, depth) : a,
                              transB ? transpose(b, depth, columns) : b, c}),
          expected);
    }
  }
}

TEST(GemmTest, AddendIsOptionalAndOnlyBroadcasts) {
  EXPECT_EQ(runFloats(ModelBuilder()
                          .input("a", {1, 2})
                          .input("b", {2, 1})
                          .node("Gemm", {"a", "b"}, {"y"})
                          .output("y"),
                      {{1, 2}, {3, 4}}),
            Floats{11});
  EXPECT_EQ(getCompileError(ModelBuilder()
                                .input("a", {1, 2})
                                .input("b", {2, 1})
                                .input("c", {3})
                                .node("Gemm", {"a", "b", "c"}, {"y"})
                                .output("y")),
            "test.onnx: node 'n0' (op 'Gemm'): input C of type f32[3] does not "
            "broadcast to [1, 1]");
}

} // namespace
