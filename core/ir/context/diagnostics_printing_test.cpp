// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class DiagnosticTexts : public testing::Test {
protected:
  template <typename T>
  std::string write(T &&value,
                    DiagnosticSeverity severity = DiagnosticSeverity::Error) {
    Diagnostic diagnostic(test.builder.getUnknownLoc(), severity);
    diagnostic << std::forward<T>(value);
    return diagnostic.str();
  }
  Type i32() { return test.builder.getI32Type(); }
  TestDialect test;
};

TEST_F(DiagnosticTexts, TypesAndNamesAreInQuotes) {
  EXPECT_EQ(write(i32()), "'i32'");
  EXPECT_EQ(write(OperationName("t.op", &test.context)), "t.op");
  const Type types[] = {i32(), i32()};
  EXPECT_EQ(write(TypeRange(types)), "'i32', 'i32'");
}

TEST_F(DiagnosticTexts, AttributesAreAsInText) {
  EXPECT_EQ(write(test.builder.getStringAttr("a\"")), "\"a\\22\"");
  EXPECT_EQ(write(Attribute(test.builder.getI32IntegerAttr(1))), "1 : i32");
  EXPECT_EQ(write(test.builder.getUnknownLoc()), "loc(unknown)");
}

TEST_F(DiagnosticTexts, AffineThings) {
  AffineExpr d0 = test.builder.getAffineDimExpr(0);
  EXPECT_EQ(write(d0 + 1), "d0 + 1");
  EXPECT_EQ(write(test.builder.getSingleDimShiftAffineMap(1)),
            "(d0) -> (d0 + 1)");
  EXPECT_EQ(write(IntegerSet::get(1, 0, d0, /*equalities=*/true)),
            "(d0) : (d0 == 0)");
}

TEST_F(DiagnosticTexts, OperationsOfSeveralLinesBeginOnALine) {
  Operation *op = test.create("t.op", {.numRegions = 1});
  EXPECT_EQ(write(*op), "\n\"t.op\"() ({\n}) : () -> ()");
  op->destroy();
  op = test.create("t.op");
  EXPECT_EQ(write(*op), "\"t.op\"() : () -> ()");
  op->destroy();
}

TEST_F(DiagnosticTexts, ErrorsHaveTheGenericForm) {
  OpHooks hooks;
  hooks.print = [](Operation *, OpAsmPrinter &) {};
  test.define("test.op", {}, {}, hooks);
  Operation *op = test.create("test.op");
  EXPECT_EQ(write(*op), "\"test.op\"() : () -> ()");
  EXPECT_EQ(write(*op, DiagnosticSeverity::Remark), "test.op");
  op->destroy();
}

TEST_F(DiagnosticTexts, ValuesAreTheirOperations) {
  Operation *op = test.create("t.op", {.results = {i32()}});
  EXPECT_EQ(write(Value(op->getResult(0))), "%0 = \"t.op\"() : () -> i32");
  op->destroy();
}

TEST_F(DiagnosticTexts, ManyElementsAreElided) {
  llvm::SmallVector<int32_t> values(17);
  values[0] = 1;
  auto type = RankedTensorType::get({17}, i32());
  Operation *op = test.create(
      "t.op", {.attributes = {test.getNamed(
                   "a", DenseElementsAttr::get(
                            type, llvm::ArrayRef<int32_t>(values)))}});
  EXPECT_EQ(write(*op), "\"t.op\"() {a = dense_resource<__elided__> : "
                        "tensor<17xi32>} : () -> ()");
  op->destroy();
}

} // namespace
} // namespace mlir
