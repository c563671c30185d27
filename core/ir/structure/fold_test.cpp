// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/dialect_fold_interface.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Tests folding by traits in addition to the operation's own folder.
class FoldTest : public testing::Test {
protected:
  FoldTest() {
    test.define("test.constant", {{&OpTrait::ConstantLike::descriptor}});
    test.builder.setInsertionPointToEnd(&block);
  }

  Value value() {
    return test.create("unknown.value", {.results = {i32}})->getResult(0);
  }
  Value constant() {
    return test.create("test.constant", {.results = {i32}})->getResult(0);
  }
  Operation *make(llvm::StringRef name, std::vector<Value> operands) {
    return test.create(name,
                       {.operands = std::move(operands), .results = {i32}});
  }

  TestDialect test;
  Type i32 = test.builder.getI32Type();
  Block block;
  llvm::SmallVector<OpFoldResult> results;
};

TEST_F(FoldTest, CommutativeMovesConstantsBehind) {
  test.define("test.sum", {{&OpTrait::IsCommutative::descriptor}});
  Value a = value(), b = value(), c = value();
  Operation *op = make("test.sum", {a, b, c});
  Attribute one = test.builder.getI32IntegerAttr(1);
  EXPECT_TRUE(succeeded(op->fold({one, nullptr, one}, results)));
  EXPECT_TRUE(results.empty());
  EXPECT_EQ(llvm::SmallVector<Value>(op->getOperands()),
            (llvm::SmallVector<Value>{b, a, c}));
}

TEST_F(FoldTest, CommutativeWithConstantsBehind) {
  test.define("test.sum", {{&OpTrait::IsCommutative::descriptor}});
  Operation *op = make("test.sum", {value(), value()});
  EXPECT_TRUE(
      failed(op->fold({nullptr, test.builder.getI32IntegerAttr(1)}, results)));
}

TEST_F(FoldTest, ConstantOperandsAreFound) {
  test.define("test.sum", {{&OpTrait::IsCommutative::descriptor}});
  OpHooks value7 = {.fold = [](Operation *op, llvm::ArrayRef<Attribute>,
                               llvm::SmallVectorImpl<OpFoldResult> &results) {
    results.push_back(Builder(op->getContext()).getI32IntegerAttr(7));
    return success();
  }};
  test.define("test.seven", {{&OpTrait::ConstantLike::descriptor}}, {}, value7);
  Value seven = test.create("test.seven", {.results = {i32}})->getResult(0);
  Value x = value();
  Operation *op = make("test.sum", {seven, x});
  EXPECT_TRUE(succeeded(op->fold(results)));
  EXPECT_EQ(op->getOperand(0), x);
}

TEST_F(FoldTest, InvolutionGivesTheInnerOperand) {
  test.define("test.not", {{&OpTrait::IsInvolution::descriptor}});
  Value x = value();
  Operation *inner = make("test.not", {x});
  EXPECT_TRUE(failed(inner->fold(results)));
  EXPECT_TRUE(
      succeeded(make("test.not", {inner->getResult(0)})->fold(results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{x}));
}

TEST_F(FoldTest, IdempotentOfOneOperandGivesTheInnerResult) {
  test.define("test.abs", {{&OpTrait::IsIdempotent::descriptor}});
  Operation *inner = make("test.abs", {value()});
  EXPECT_TRUE(failed(inner->fold(results)));
  EXPECT_TRUE(
      succeeded(make("test.abs", {inner->getResult(0)})->fold(results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{inner->getResult(0)}));
}

TEST_F(FoldTest, IdempotentOfTwoOperandsThatAreTheSame) {
  test.define("test.and", {{&OpTrait::IsIdempotent::descriptor}});
  Value x = value();
  EXPECT_TRUE(failed(make("test.and", {x, value()})->fold(results)));
  EXPECT_TRUE(succeeded(make("test.and", {x, x})->fold(results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{x}));
}

TEST_F(FoldTest, IdempotentWithoutOperands) {
  test.define("test.none", {{&OpTrait::IsIdempotent::descriptor}});
  EXPECT_TRUE(failed(make("test.none", {})->fold(results)));
}

TEST_F(FoldTest, OwnFolderComesFirst) {
  OpHooks second = {.fold = [](Operation *op, llvm::ArrayRef<Attribute>,
                               llvm::SmallVectorImpl<OpFoldResult> &results) {
    results.push_back(op->getOperand(1));
    return success();
  }};
  test.define("test.and", {{&OpTrait::IsCommutative::descriptor}}, {}, second);
  Value x = value(), y = value();
  Operation *op = make("test.and", {x, y});
  EXPECT_TRUE(succeeded(
      op->fold({test.builder.getI32IntegerAttr(1), nullptr}, results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{y}));
  EXPECT_EQ(op->getOperand(0), x);
}

TEST_F(FoldTest, TraitsFollowAFolderThatChangesInPlace) {
  OpHooks inPlace = {
      .fold = [](Operation *, llvm::ArrayRef<Attribute>,
                 llvm::SmallVectorImpl<OpFoldResult> &) { return success(); }};
  test.define("test.and", {{&OpTrait::IsIdempotent::descriptor}}, {}, inPlace);
  Value x = value();
  EXPECT_TRUE(succeeded(make("test.and", {x, value()})->fold(results)));
  EXPECT_TRUE(results.empty());
  EXPECT_TRUE(succeeded(make("test.and", {x, x})->fold(results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{x}));
}

TEST_F(FoldTest, WhatIsNotRegisteredDoesNotFold) {
  EXPECT_TRUE(failed(make("unknown.op", {value()})->fold(results)));
}

/// Folds each operation with operands to its last operand.
struct FoldToLast : DialectFoldInterface {
  using DialectFoldInterface::DialectFoldInterface;

  LogicalResult fold(Operation *op, llvm::ArrayRef<Attribute>,
                     llvm::SmallVectorImpl<OpFoldResult> &results) const final {
    if (op->getNumOperands() == 0)
      return failure();
    results.push_back(op->getOperands().back());
    return success();
  }
};

TEST_F(FoldTest, DialectComesLast) {
  const FoldToLast interface(test.dialect);
  test.dialect->attachInterface(
      {DialectFoldInterface::getInterfaceID(),
       static_cast<const DialectFoldInterface *>(&interface)});
  test.define("test.and", {{&OpTrait::IsIdempotent::descriptor}});
  Value x = value(), y = value();
  EXPECT_TRUE(succeeded(make("test.and", {x, y})->fold(results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{y}));
  results.clear();
  EXPECT_TRUE(succeeded(make("test.and", {x, x})->fold(results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{x}));
  EXPECT_TRUE(failed(make("test.and", {})->fold(results)));
}

TEST_F(FoldTest, DialectFoldsWhatIsNotRegistered) {
  const FoldToLast interface(test.dialect);
  test.dialect->attachInterface(
      {DialectFoldInterface::getInterfaceID(),
       static_cast<const DialectFoldInterface *>(&interface)});
  Value x = value();
  EXPECT_TRUE(succeeded(make("test.unknown", {x})->fold(results)));
  EXPECT_EQ(results, (llvm::SmallVector<OpFoldResult>{x}));
}

} // namespace
} // namespace mlir
