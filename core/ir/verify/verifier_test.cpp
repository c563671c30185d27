// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/verifier.h"

#include <utility>

#include "core/ir/verify/symbol_table.h"
#include "core/ir/verify/verifier_test_base.h"

namespace mlir {
namespace {

using verifier_test::fail;

class Verifier : public testing::Test, protected VerifierTestBase {};

TEST_F(Verifier, AnEmptyModule) { EXPECT_EQ(check(), ""); }

TEST_F(Verifier, RunsTheOperationsOwnCheck) {
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

TEST_F(Verifier, StopsAtTheFirstError) {
  test.create("test.bad");
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

TEST_F(Verifier, ChecksTraitsInOrderThenTheOwnCheck) {
  auto hook = [](Operation *op) { return fail(op, "own"); };
  test.define(
      "test.both",
      {{&OpTrait::OneResult::descriptor}, {&OpTrait::OneOperand::descriptor}},
      {}, {.verify = hook});
  test.create("test.both");
  EXPECT_EQ(check(), "'test.both' op requires one result");
  module.get().getBody()->clear();
  test.builder.setInsertionPointToEnd(module.get().getBody());
  Operation *op =
      test.create("test.both", {.results = {test.builder.getI32Type()}});
  EXPECT_EQ(check(), "'test.both' op requires a single operand");
  op->insertOperands(0, value());
  EXPECT_EQ(check(), "own");
}

TEST_F(Verifier, ChecksRegionsLast) {
  auto hook = [](Operation *op) { return fail(op, "with regions"); };
  test.define("test.outer", {}, {}, {.verifyRegions = hook});
  open("test.outer");
  test.create("test.bad");
  test.create("test.br");
  EXPECT_EQ(check(), "bad op");
  test.builder.getBlock()->front().erase();
  EXPECT_EQ(check(), "with regions");
}

TEST_F(Verifier, OneOperationOnly) {
  open("unknown.op");
  test.create("test.bad");
  EXPECT_EQ(check(module.get().getBody()->getParentOp(), false), "");
}

TEST_F(Verifier, OneOperationOnlyWithTheOrderOfItsValues) {
  Operation *function = open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  close();
  EXPECT_EQ(check(function, false),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block)");
}

TEST_F(Verifier, NullOperands) {
  use(value())->setOperand(0, Value());
  EXPECT_EQ(check(), "null operand found");
}

TEST_F(Verifier, NullOperandsOfIsolatedOperations) {
  Operation *op =
      test.create("test.func", {.operands = {value()}, .numRegions = 1});
  op->setOperand(0, Value());
  EXPECT_EQ(check(), "null operand found");
}

TEST_F(Verifier, NullOperandsOfTheTopOperation) {
  Operation *op = use(value());
  op->setOperand(0, Value());
  EXPECT_EQ(check(op), "null operand found");
}

TEST_F(Verifier, ArgumentsOfAnotherBlock) {
  Operation *op = open("unknown.op");
  BlockArgument argument = test.builder.getBlock()->addArgument(
      test.builder.getI32Type(), test.builder.getUnknownLoc());
  value();
  auto *impl = static_cast<detail::BlockArgumentImpl *>(argument.getImpl());
  Block *owner = std::exchange(impl->owner, module.get().getBody());
  EXPECT_EQ(check(op), "block argument not owned by block");
  impl->owner = owner;
  EXPECT_EQ(check(op), "");
}

// Attributes and names.

TEST_F(Verifier, AsksDialectsAboutDiscardableAttributes) {
  test.create("unknown.op",
              {.attributes = {test.getNamed("test.good"), test.getNamed("bad"),
                              test.getNamed("other.bad")}});
  EXPECT_EQ(check(), "");
  test.create("unknown.op", {.attributes = {test.getNamed("test.bad")}});
  EXPECT_EQ(check(), "bad attribute");
}

TEST_F(Verifier, AttributesComeBeforeTraits) {
  test.create("test.bad", {.attributes = {test.getNamed("test.bad")}});
  EXPECT_EQ(check(), "bad attribute");
}

TEST_F(Verifier, UnregisteredDialects) {
  test.create("unknown.op");
  EXPECT_EQ(check(), "");
  test.context.allowUnregisteredDialects(false);
  EXPECT_EQ(check(),
            "'unknown.op' op created with unregistered dialect. If this is "
            "intended, please call allowUnregisteredDialects() on the "
            "MLIRContext, or use -allow-unregistered-dialect with the MLIR opt "
            "tool used");
}

TEST_F(Verifier, UnregisteredOperationsOfADialect) {
  test.create("test.unknown");
  EXPECT_EQ(check(), "unregistered operation 'test.unknown' found in dialect "
                     "('test') that does not allow unknown operations");
  test.dialect->allowUnknownOperations();
  EXPECT_EQ(check(), "");
}

TEST_F(Verifier, UnregisteredOperationsComeBehindWhatIsInThem) {
  open("test.unknown");
  test.create("test.unknown.inner");
  EXPECT_EQ(check(), "unregistered operation 'test.unknown.inner' found in "
                     "dialect ('test') that does not allow unknown operations");
}

// Blocks.

TEST_F(Verifier, EmptyBlocks) {
  Operation *function = open("test.func");
  EXPECT_EQ(check(), "empty block: expect at least a terminator");
  test.create("test.br");
  EXPECT_EQ(check(), "");
  test.addBlock(function);
  EXPECT_EQ(check(), "empty block: expect at least a terminator");
}

TEST_F(Verifier, EmptyBlocksWithoutTerminator) {
  open("test.graph");
  EXPECT_EQ(check(), "");
  leave();
  Operation *unknown = open("unknown.op");
  EXPECT_EQ(check(), "");
  test.addBlock(unknown);
  EXPECT_EQ(check(), "empty block: expect at least a terminator");
}

TEST_F(Verifier, BlocksEndWithATerminator) {
  open("test.func");
  test.create("test.plain");
  EXPECT_EQ(check().substr(0, 32), "block with no terminator, has \"t");
}

TEST_F(Verifier, UnregisteredOperationsMayEndABlock) {
  open("test.func");
  test.create("unknown.end");
  EXPECT_EQ(check(), "");
}

TEST_F(Verifier, BranchesEndABlock) {
  Operation *function = open("test.func");
  Block *first = test.builder.getBlock();
  Block *next = test.addBlock(function);
  test.create("test.br");
  test.builder.setInsertionPointToEnd(first);
  // This error is reported before that of an earlier operation.
  test.create("test.bad");
  test.create("unknown.br", {.successors = {next}});
  test.create("test.br");
  EXPECT_EQ(check(), "operation with block successors must terminate its "
                     "parent block");
}

TEST_F(Verifier, BranchesStayInTheRegion) {
  Operation *function = open("test.func");
  Block *inner = test.builder.getBlock();
  Operation *nest = test.create("test.plain", {.numRegions = 1});
  test.create("test.br");
  test.addBlock(nest);
  test.create("test.br", {.successors = {inner}});
  Block *second = test.addBlock(function);
  test.create("test.br");
  nest->getRegion(0).front().back().setSuccessor(second, 0);
  EXPECT_EQ(check(), "'test.br' op branching to block of a different region");
}

TEST_F(Verifier, NothingGoesToTheEntry) {
  Operation *function = open("test.func");
  test.create("test.br", {.successors = {&function->getRegion(0).front()}});
  EXPECT_EQ(check(), "entry block of region may not have predecessors");
}

TEST_F(Verifier, GraphsHaveOneBlock) {
  Operation *graph = open("test.graph");
  test.create("unknown.op");
  test.addBlock(graph);
  test.create("unknown.op");
  EXPECT_EQ(check(),
            "'test.graph' op expects graph region #0 to have 0 or 1 blocks");
}

} // namespace
} // namespace mlir
