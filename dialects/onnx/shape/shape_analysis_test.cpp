// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/shape_analysis.h"

#include <set>
#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/verify/verifier.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "gtest/gtest.h"

namespace mlir::onnx {
namespace {

class ShapeAnalysisTest : public testing::Test {
protected:
  ShapeAnalysisTest() { context.loadDialect<func::FuncDialect, ONNXDialect>(); }

  /// Reads a function and analyzes it.
  void analyze(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(module);
    function = *module->getOps<func::FuncOp>().begin();
    analysis = std::make_unique<ShapeAnalysis>(function);
  }

  /// Returns the shape of operand `index` of the function's terminator.
  std::string getResult(unsigned index) {
    const Value value = function.getBody().front().back().getOperand(index);
    const auto shape = analysis->getShape(value);
    if (!shape)
      return "unranked";
    std::string text;
    for (DimExpr size : *shape)
      text += (text.empty() ? "" : ", ") + size.str();
    return text;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  std::unique_ptr<ShapeAnalysis> analysis;
};

TEST_F(ShapeAnalysisTest, EqualSizesAreTheSameExpression) {
  analyze(R"(
func.func @f(%x: tensor<?x?xf32> {onnx.dim_params = "0:n"}, %y: tensor<?xf32> {onnx.dim_params = "0:n"})
    -> (tensor<*xf32>, tensor<*xf32>) {
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<?x?xf32>) -> tensor<*xf32>
  %1 = "onnx.Add"(%0, %y) : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
  onnx.Return %0, %1 : tensor<*xf32>, tensor<*xf32>
})");
  EXPECT_TRUE(analysis->isValid());
  EXPECT_EQ(getResult(0), getResult(1));
  const auto shape = *analysis->getShape(function.getArgument(0));
  const auto source = analysis->getSource(*shape[1].getSymbol());
  ASSERT_TRUE(source);
  EXPECT_EQ(source->value, function.getArgument(0));
  EXPECT_EQ(source->index, 1u);
  EXPECT_FALSE(source->isElement);
}

TEST_F(ShapeAnalysisTest, ShapesStayValidWhenOthersAreAdded) {
  analyze(R"(
func.func @f(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  onnx.Return %x : tensor<2x3xf32>
})");
  const Value x = function.getArgument(0);
  const llvm::ArrayRef<DimExpr> shape = *analysis->getShape(x);
  Operation *end = &function.getBody().front().back();
  for (int64_t i = 0; i < 1000; ++i) {
    OpBuilder builder(end);
    OperationState state(end->getLoc(), "onnx.Identity");
    state.addOperands(x);
    state.addTypes(RankedTensorType::get({i}, builder.getF32Type()));
    ASSERT_TRUE(analysis->getShape(builder.create(state)->getResult(0)));
  }
  EXPECT_EQ(shape.data(), analysis->getShape(x)->data());
  EXPECT_TRUE(shape[1].isConstant(3));
}

TEST_F(ShapeAnalysisTest, ElementsOfInputsAreSizes) {
  analyze(R"(
func.func @f(%n: tensor<i64>, %shape: tensor<2xi64>) -> (tensor<*xi64>, tensor<*xf32>) {
  %zero = onnx.Constant dense<0> : tensor<i64>
  %one = onnx.Constant dense<1> : tensor<i64>
  %0 = "onnx.Range"(%zero, %n, %one) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<*xi64>
  %1 = "onnx.ConstantOfShape"(%shape) : (tensor<2xi64>) -> tensor<*xf32>
  onnx.Return %0, %1 : tensor<*xi64>, tensor<*xf32>
})");
  EXPECT_EQ(getResult(0), "max(0, ?0)");
  const auto shape =
      *analysis->getShape(function.getBody().front().back().getOperand(1));
  const auto source = analysis->getSource(*shape[1].getSymbol());
  ASSERT_TRUE(source);
  EXPECT_TRUE(source->isElement);
  EXPECT_EQ(source->index, 1u);
  EXPECT_EQ(source->value, function.getArgument(1));
}

// A value whose size a loop changes has a symbol of its own; one that it keeps
// has the size that it had before.
TEST_F(ShapeAnalysisTest, LoopsKeepInvariantSizes) {
  analyze(R"(
func.func @f(%x: tensor<?xf32> {onnx.dim_params = "0:n"}, %m: tensor<i64>, %c: tensor<i1>)
    -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %0:3 = "onnx.Loop"(%m, %c, %x, %x) ({
  ^bb0(%i: tensor<i64>, %cond: tensor<i1>, %a: tensor<*xf32>, %b: tensor<*xf32>):
    %1 = "onnx.Concat"(%a, %x) {axis = 0 : si64} : (tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>
    %2 = "onnx.Relu"(%b) : (tensor<*xf32>) -> tensor<*xf32>
    onnx.Yield %cond, %1, %2, %2 : tensor<i1>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
  }) : (tensor<i64>, tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  onnx.Return %0#0, %0#1, %0#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
})");
  EXPECT_TRUE(analysis->isValid());
  EXPECT_TRUE(
      analysis->getShape(function.getBody().front().back().getOperand(0))
          ->front()
          .getSymbol());
  EXPECT_NE(getResult(0), "n");
  EXPECT_EQ(getResult(1), "n");
  EXPECT_TRUE(llvm::StringRef(getResult(2)).ends_with(", n"));
}

TEST_F(ShapeAnalysisTest, BranchesAreJoined) {
  analyze(R"(
func.func @f(%x: tensor<?x3xf32> {onnx.dim_params = "0:n"}, %y: tensor<?x4xf32> {onnx.dim_params = "0:n"}, %c: tensor<i1>)
    -> (tensor<*xf32>, tensor<*xf32>) {
  %0 = "onnx.If"(%c) ({
    onnx.Yield %x : tensor<?x3xf32>
  }, {
    onnx.Yield %y : tensor<?x4xf32>
  }) : (tensor<i1>) -> tensor<*xf32>
  %true = onnx.Constant dense<true> : tensor<i1>
  %1 = "onnx.If"(%true) ({
    onnx.Yield %x : tensor<?x3xf32>
  }, {
    %2 = "onnx.Concat"(%x, %y) {axis = 0 : si64} : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<*xf32>
    onnx.Yield %2 : tensor<*xf32>
  }) : (tensor<i1>) -> tensor<*xf32>
  onnx.Return %0, %1 : tensor<*xf32>, tensor<*xf32>
})");
  EXPECT_TRUE(analysis->isValid()) << "a branch that is not taken is valid";
  EXPECT_TRUE(llvm::StringRef(getResult(0)).starts_with("n, ?"));
  EXPECT_EQ(getResult(1), "n, 3");
}

// Loops in loops are analyzed in a time that is linear in their number.
TEST_F(ShapeAnalysisTest, NestedLoopsEnd) {
  std::string text = "func.func @f(%x: tensor<?xf32>, %m: tensor<i64>, "
                     "%c: tensor<i1>) {\n";
  std::string end = "onnx.Return\n}";
  for (int i = 0; i < 40; ++i) {
    const std::string n = std::to_string(i);
    const std::string outer = i ? "%a" + std::to_string(i - 1) : "%x";
    const std::string type = i ? "tensor<*xf32>" : "tensor<?xf32>";
    text += "%r" + n + " = \"onnx.Loop\"(%m, %c, " + outer + ") ({\n^bb0(%i" +
            n + ": tensor<i64>, %c" + n + ": tensor<i1>, %a" + n +
            ": tensor<*xf32>):\n";
    end = "%y" + n + " = \"onnx.Concat\"(%a" + n +
          ", %x) {axis = 0 : si64} : "
          "(tensor<*xf32>, tensor<?xf32>) -> tensor<*xf32>\n"
          "onnx.Yield %c" +
          n + ", %y" + n +
          " : tensor<i1>, tensor<*xf32>\n}) : (tensor<i64>, tensor<i1>, " +
          type + ") -> tensor<*xf32>\n" + end;
  }
  analyze(text + end);
  EXPECT_TRUE(analysis->isValid());
}

TEST_F(ShapeAnalysisTest, AllOperatorsHaveRules) {
  // The results of these are no tensors, or may have any shape.
  const std::set<std::string> exceptions = {
      "onnx.CastMap",       "onnx.Custom",  "onnx.EntryPoint",
      "onnx.Gradient",      "onnx.NoValue", "onnx.Return",
      "onnx.SequenceEmpty", "onnx.Yield",   "onnx.ZipMap",
  };
  std::set<std::string> without;
  for (const OperationRecord *record : context.getRegisteredOperations()) {
    const llvm::StringRef name = OperationName(record).getStringRef();
    if (name.starts_with("onnx.") && !hasShapeRule(name))
      without.insert(name.str());
  }
  EXPECT_EQ(without, exceptions);
}

} // namespace
} // namespace mlir::onnx
