// SPDX-License-Identifier: Apache-2.0
#include "dialects/func/func.h"

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir::func {
namespace {

/// Provides a module with a function that takes i32 and f32 and returns the
/// i32.
class FuncTest : public testing::Test {
protected:
  FuncTest() {
    DialectRegistry registry;
    registry.insert<FuncDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = ModuleOp::create(builder, loc);
    builder.setInsertionPointToEnd(module.get().getBody());
    NamedAttribute unit = builder.getNamedAttr("test.a", builder.getUnitAttr());
    DictionaryAttr empty = builder.getDictionaryAttr({});
    function = FuncOp::create(
        builder, loc, "f",
        builder.getFunctionType({i32, builder.getF32Type()}, {i32}),
        ArrayRef<NamedAttribute>(),
        ArrayRef<DictionaryAttr>{empty, builder.getDictionaryAttr({unit})});
    OpBuilder body = OpBuilder::atBlockEnd(function.addEntryBlock());
    ReturnOp::create(body, loc, ValueRange(function.getArgument(0)));
  }
  bool isValid() { return succeeded(verify(module.get().getOperation())); }

  MLIRContext context;
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Type i32 = builder.getI32Type();
  FuncOp function;
};

TEST_F(FuncTest, Build) {
  EXPECT_TRUE(isValid());
  EXPECT_FALSE(function.isDeclaration());
  EXPECT_EQ(function.getCallableRegion(), &function.getBody());
  EXPECT_TRUE(function.getArgAttr(1, "test.a"));
}

TEST_F(FuncTest, Clone) {
  FuncOp copy = function.clone();
  copy->setAttr("sym_name", builder.getStringAttr("g"));
  builder.insert(copy);
  EXPECT_TRUE(isValid());
  EXPECT_EQ(copy.getFunctionType(), function.getFunctionType());
  EXPECT_TRUE(copy.getArgAttr(1, "test.a"));
}

TEST_F(FuncTest, CloneWithoutAnArgument) {
  auto outer = FuncOp::create(builder, loc, "outer",
                              builder.getFunctionType({i32}, {i32}));
  Block *block = outer.addEntryBlock();
  OpBuilder body = OpBuilder::atBlockEnd(block);
  ReturnOp::create(body, loc, ValueRange(block->getArgument(0)));

  IRMapping mapping;
  mapping.map(Value(function.getArgument(0)), Value(block->getArgument(0)));
  FuncOp copy = function.clone(mapping);
  EXPECT_EQ(copy.getFunctionType(),
            builder.getFunctionType({builder.getF32Type()}, {i32}));
  EXPECT_TRUE(copy.getArgAttr(0, "test.a"));
  EXPECT_EQ(copy.getBody().front().getNumArguments(), 1u);
  EXPECT_EQ(copy.getBody().front().back().getOperand(0),
            Value(block->getArgument(0)));
  copy.erase();
}

TEST_F(FuncTest, Calls) {
  Block *block = &function.getBody().front();
  builder.setInsertionPointToStart(block);
  auto call =
      CallOp::create(builder, loc, function, ValueRange(block->getArguments()));
  EXPECT_EQ(call.getCalleeType(), function.getFunctionType());
  Operation *constant = cast<FuncDialect>(call->getDialect())
                            ->materializeConstant(builder, call.getCalleeAttr(),
                                                  call.getCalleeType(), loc);
  ASSERT_TRUE(constant);
  auto indirect = CallIndirectOp::create(builder, loc, constant->getResult(0),
                                         ValueRange(block->getArguments()));
  EXPECT_TRUE(isValid());
  EXPECT_EQ(indirect.getArgOperands().size(), 2u);
  EXPECT_FALSE(ConstantOp::isBuildableWith(builder.getUnitAttr(), i32));
}

} // namespace
} // namespace mlir::func
