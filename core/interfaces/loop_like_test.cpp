// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/loop_like.h"

#include "core/interfaces/interface_test_base.h"

namespace mlir {
namespace {

/// Carries all operands in all arguments and results.
struct CountedLoop : LoopLikeOpInterface::ExternalModel<CountedLoop, AnyOp> {
  llvm::SmallVector<Region *> getLoopRegions(Operation *op) const {
    return {&op->getRegion(0)};
  }
  llvm::MutableArrayRef<OpOperand> getInitsMutable(Operation *op) const {
    return op->getOpOperands();
  }
  Block::BlockArgListType getRegionIterArgs(Operation *op) const {
    return op->getRegion(0).getArguments();
  }
  std::optional<llvm::MutableArrayRef<OpOperand>>
  getYieldedValuesMutable(Operation *op) const {
    return op->getRegion(0).front().back().getOpOperands();
  }
  std::optional<ResultRange> getLoopResults(Operation *op) const {
    return op->getResults();
  }
};

class LoopLikeTest : public InterfaceTest {
protected:
  LoopLikeTest() { test.define("test.loop", {}, {implement<CountedLoop>()}); }
  Operation *loop(std::vector<Value> inits, std::vector<Type> arguments,
                  std::vector<Value> yielded, std::vector<Type> results) {
    Operation *op = test.create(
        "test.loop", {.operands = inits, .results = results, .numRegions = 1});
    Block *block = test.addBlock(op);
    for (Type argument : arguments)
      block->addArgument(argument, test.builder.getUnknownLoc());
    test.create("test.yield", {.operands = yielded});
    goHome();
    return op;
  }
  std::string verify(Operation *op) {
    return check(op, detail::verifyLoopLikeOpInterface);
  }
  Value a = value(i32), b = value(i64);
};

TEST_F(LoopLikeTest, Verifies) {
  EXPECT_EQ(verify(loop({a, b}, {i32, i64}, {a, b}, {i32, i64})), "");
  EXPECT_EQ(verify(loop({a}, {i32}, {}, {i32})), "");
  // Invariant 1.
  EXPECT_EQ(verify(loop({a}, {}, {a}, {i32})),
            "'test.loop' op different number of inits and region iter_args: 1 "
            "!= 0");
  EXPECT_EQ(verify(loop({a}, {i32}, {a, a}, {i32})),
            "'test.loop' op different number of region iter_args and yielded "
            "values: 1 != 2");
  EXPECT_EQ(verify(loop({a}, {i32}, {a}, {})),
            "'test.loop' op different number of loop results and region "
            "iter_args: 0 != 1");
  // Invariant 2.
  EXPECT_EQ(verify(loop({a}, {i64}, {a}, {i32})),
            "'test.loop' op 0-th init and 0-th region iter_arg have different "
            "type: 'i32' != 'i64'");
  EXPECT_EQ(verify(loop({a}, {i32}, {b}, {i32})),
            "'test.loop' op 0-th region iter_arg and 0-th yielded value have "
            "different type: 'i32' != 'i64'");
  EXPECT_EQ(verify(loop({a}, {i32}, {a}, {i64})),
            "'test.loop' op 0-th region iter_arg and 0-th loop result have "
            "different type: 'i32' != 'i64'");
}

TEST_F(LoopLikeTest, WhatBelongsTogether) {
  Operation *op = loop({a, b}, {i32, i64}, {a, b}, {i32, i64});
  LoopLikeOpInterface loop(op);
  BlockArgument argument = op->getRegion(0).getArgument(1);
  EXPECT_EQ(loop.getTiedLoopInit(argument), &op->getOpOperand(1));
  EXPECT_EQ(loop.getTiedLoopResult(argument), op->getResult(1));
  EXPECT_EQ(loop.getTiedLoopRegionIterArg(op->getResult(1)), argument);
  EXPECT_EQ(loop.getTiedLoopRegionIterArg(&op->getOpOperand(1)), argument);
  EXPECT_EQ(loop.getTiedLoopYieldedValue(argument)->get(), b);
  Operation *other = this->loop({a}, {i32}, {a}, {i32});
  EXPECT_FALSE(loop.getTiedLoopRegionIterArg(&other->getOpOperand(0)));
  EXPECT_FALSE(loop.getTiedLoopResult(other->getRegion(0).getArgument(0)));
  EXPECT_FALSE(loop.getSingleInductionVar());
}

TEST_F(LoopLikeTest, BlocksInLoops) {
  Operation *op = loop({}, {}, {}, {});
  EXPECT_TRUE(LoopLikeOpInterface::blockIsInLoop(&op->getRegion(0).front()));
  Operation *other = test.create("unknown.op", {.numRegions = 1});
  Block *first = test.addBlock(other), *second = test.addBlock(other);
  test.create("unknown.br", {.successors = {second}});
  test.builder.setInsertionPointToEnd(first);
  test.create("unknown.br", {.successors = {second}});
  EXPECT_FALSE(LoopLikeOpInterface::blockIsInLoop(first));
  EXPECT_TRUE(LoopLikeOpInterface::blockIsInLoop(second));
}

} // namespace
} // namespace mlir
