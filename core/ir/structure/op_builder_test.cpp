// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/builders.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/ir_fixture.h"
#include "core/ir/structure/implicit_loc_op_builder.h"
#include "core/ir/structure/ir_mapping.h"

namespace mlir {
namespace {

using OpBuilderTest = IRTest;

/// Records all notifications.
struct Recorder : OpBuilder::Listener {
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    heard += op->getName().getStringRef();
    heard += previous.isSet() ? "!" : ";";
  }
  void notifyBlockInserted(Block *, Region *, Region::iterator) override {
    heard += "block;";
  }
  std::string heard;
};

TEST_F(OpBuilderTest, TheInsertionPointStaysBehindWhatWasMade) {
  Block block;
  builder.setInsertionPointToEnd(&block);
  Operation *a = builder.create(OperationState(location, "t.a"));
  Operation *c = builder.create(OperationState(location, "t.c"));
  builder.setInsertionPoint(c);
  Operation *b = builder.create(OperationState(location, "t.b"));
  EXPECT_EQ(a->getNextNode(), b);
  EXPECT_EQ(b->getNextNode(), c);
}

TEST_F(OpBuilderTest, AGuardRestoresTheInsertionPoint) {
  Block a, b;
  builder.setInsertionPointToEnd(&a);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&b);
  }
  EXPECT_EQ(builder.getInsertionBlock(), &a);
}

TEST_F(OpBuilderTest, CreateBlockPutsABlockWithArguments) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  Block *last = builder.createBlock(&op->getRegion(0), {}, i32(), location);
  Block *first = builder.createBlock(last);
  EXPECT_EQ(&op->getRegion(0).front(), first);
  EXPECT_EQ(last->getArgument(0).getType(), i32());
  EXPECT_EQ(builder.getInsertionBlock(), first);
}

TEST_F(OpBuilderTest, AListenerHearsOfOperationsAndBlocks) {
  Recorder recorder;
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  OpBuilder listened(&context, &recorder);
  listened.createBlock(&op->getRegion(0));
  listened.create(OperationState(location, "t.a"));
  EXPECT_EQ(recorder.heard, "block;t.a;");
}

TEST_F(OpBuilderTest, AListenerHearsOfNestedCopies) {
  Recorder recorder;
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  append(&op->getRegion(0).emplaceBlock(), "t.in");
  Block block;
  OpBuilder listened(&block, block.end(), &recorder);
  listened.clone(**op);
  EXPECT_EQ(recorder.heard, "t.op;block;t.in;");
}

TEST_F(OpBuilderTest, CloneRegionBeforeKeepsTheOrder) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 2);
  append(&op->getRegion(0).emplaceBlock(), "t.a");
  append(&op->getRegion(0).emplaceBlock(), "t.b");
  append(&op->getRegion(1).emplaceBlock(), "t.c");
  builder.cloneRegionBefore(op->getRegion(0), op->getRegion(1),
                            op->getRegion(1).begin());
  std::string names;
  for (Operation &nested : op->getRegion(1).getOps())
    names += nested.getName().getStringRef();
  EXPECT_EQ(names, "t.at.bt.c");
}

TEST_F(OpBuilderTest, CreateBuildsAnOperationOfAClass) {
  Block block;
  builder.setInsertionPointToEnd(&block);
  auto module = ModuleOp::create(builder, location, "m");
  EXPECT_EQ(module.getName(), "m");
  EXPECT_EQ(module->getBlock(), &block);
}

TEST_F(OpBuilderTest, AListenerHearsOfCopiedRegions) {
  Recorder recorder;
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 2);
  Operation *inner = append(&op->getRegion(0).emplaceBlock(), "t.a", {}, {}, 1);
  append(&inner->getRegion(0).emplaceBlock(), "t.b");
  op->getRegion(0).emplaceBlock();
  OpBuilder listened(&context, &recorder);
  listened.cloneRegionBefore(op->getRegion(0), op->getRegion(1),
                             op->getRegion(1).end());
  EXPECT_EQ(recorder.heard, "block;t.a;block;t.b;block;");
}

TEST_F(OpBuilderTest, AListenerHearsOfABlockAtItsPlace) {
  struct : OpBuilder::Listener {
    void notifyBlockInserted(Block *block, Region *previous,
                             Region::iterator) override {
      isInRegion = block->getParent() && !previous;
    }
    bool isInRegion = false;
  } listener;
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  OpBuilder(&context, &listener).createBlock(&op->getRegion(0));
  EXPECT_TRUE(listener.isInRegion);
}

TEST_F(OpBuilderTest, AListenerHearsNothingOfWhatIsInNoBlock) {
  Recorder recorder;
  OpBuilder listened(&context, &recorder);
  OwningOpRef<Operation *> op =
      listened.create(OperationState(location, "t.a"));
  EXPECT_EQ(recorder.heard, "");
}

TEST_F(OpBuilderTest, AListenerIsReplaced) {
  Recorder first, second;
  Block block;
  OpBuilder listened(&block, block.end(), &first);
  listened.setListener(&second);
  listened.create(OperationState(location, "t.a"));
  EXPECT_EQ(first.heard, "");
  EXPECT_EQ(second.heard, "t.a;");
}

TEST_F(OpBuilderTest, CloneWithoutRegionsIsHeardOf) {
  Recorder recorder;
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  append(&op->getRegion(0).emplaceBlock(), "t.in");
  Block block;
  OpBuilder listened(&block, block.end(), &recorder);
  IRMapping mapping;
  listened.cloneWithoutRegions(**op, mapping);
  EXPECT_EQ(recorder.heard, "t.op;");
}

TEST_F(OpBuilderTest, InsertionPointAfterAValue) {
  Block block;
  BlockArgument argument = block.addArgument(i32(), location);
  Operation *op = append(&block, "t.op", {}, i32());
  append(&block, "t.last");
  builder.setInsertionPointAfterValue(op->getResult(0));
  EXPECT_EQ(&*builder.getInsertionPoint(), op->getNextNode());
  builder.setInsertionPointAfterValue(argument);
  EXPECT_EQ(&*builder.getInsertionPoint(), op);
}

/// A dialect with constants `fold.constant`, and operations that fold to a
/// constant, fold to their operand, change in place, or do not fold.
class TryFoldTest : public IRTest {
protected:
  TryFoldTest() {
    static constexpr TraitUse constantLike[] = {
        {&OpTrait::ConstantLike::descriptor}};
    static constexpr auto toValue =
        [](Operation *op, llvm::ArrayRef<Attribute>,
           llvm::SmallVectorImpl<OpFoldResult> &results) {
          results.push_back(op->getAttr("value"));
          return success();
        };
    static constexpr auto toOperand =
        [](Operation *op, llvm::ArrayRef<Attribute>,
           llvm::SmallVectorImpl<OpFoldResult> &results) {
          results.push_back(op->getOperand(0));
          return success();
        };
    static constexpr auto toConstantOperand =
        [](Operation *, llvm::ArrayRef<Attribute> operands,
           llvm::SmallVectorImpl<OpFoldResult> &results) {
          if (!operands[0])
            return failure();
          results.push_back(operands[0]);
          return success();
        };
    static constexpr auto inPlace = [](Operation *, llvm::ArrayRef<Attribute>,
                                       llvm::SmallVectorImpl<OpFoldResult> &) {
      return success();
    };
    static const OpDescriptor operations[] = {
        {.name = "fold.constant",
         .id = TypeID::fromName("fold.constant"),
         .traits = constantLike,
         .hooks = {.fold = toValue}},
        {.name = "fold.to_value",
         .id = TypeID::fromName("fold.to_value"),
         .hooks = {.fold = toValue}},
        {.name = "fold.to_operand",
         .id = TypeID::fromName("fold.to_operand"),
         .hooks = {.fold = toOperand}},
        {.name = "fold.propagate",
         .id = TypeID::fromName("fold.propagate"),
         .hooks = {.fold = toConstantOperand}},
        {.name = "fold.in_place",
         .id = TypeID::fromName("fold.in_place"),
         .hooks = {.fold = inPlace}},
        {.name = "fold.never", .id = TypeID::fromName("fold.never")}};
    static const OpDescriptor *const list[] = {&operations[0], &operations[1],
                                               &operations[2], &operations[3],
                                               &operations[4], &operations[5]};
    static const DialectDescriptor dialect = {
        .name = "fold",
        .id = TypeID::fromName("fold"),
        .operations = list,
        .materializeConstant = [](Dialect &, OpBuilder &builder,
                                  Attribute value, Type type,
                                  Location location) -> Operation * {
          if (!type.isInteger(32))
            return nullptr;
          OperationState state(location, "fold.constant");
          state.addTypes(type);
          state.addAttribute("value", value);
          return builder.create(state);
        }};
    context.getOrLoadDialect(dialect);
    builder.setInsertionPointToEnd(&block);
  }

  Operation *make(llvm::StringRef name, ValueRange operands, Type type) {
    OperationState state(location, name, operands, type);
    state.addAttribute("value", builder.getI32IntegerAttr(7));
    return builder.create(state);
  }
  /// Returns the operations in the block after an attempt to fold `op`.
  std::string getNames() {
    std::string names;
    for (Operation &op : block)
      names += op.getName().stripDialect().str() + ";";
    return names;
  }

  Block block;
  llvm::SmallVector<Value> results;
};

TEST_F(TryFoldTest, ConstantIsMaterialised) {
  Operation *op = make("fold.to_value", {}, i32());
  ASSERT_TRUE(succeeded(builder.tryFold(op, results)));
  ASSERT_EQ(results.size(), 1u);
  EXPECT_EQ(results[0].getDefiningOp()->getAttr("value"),
            builder.getI32IntegerAttr(7));
  EXPECT_EQ(getNames(), "to_value;constant;");
}

TEST_F(TryFoldTest, ConstantThatTheDialectCannotMake) {
  Operation *op = make("fold.to_value", {}, builder.getF32Type());
  EXPECT_TRUE(failed(builder.tryFold(op, results)));
  EXPECT_TRUE(results.empty());
  EXPECT_EQ(getNames(), "to_value;");
}

TEST_F(TryFoldTest, Operand) {
  Value value = make("fold.never", {}, i32())->getResult(0);
  Operation *op = make("fold.to_operand", value, i32());
  ASSERT_TRUE(succeeded(builder.tryFold(op, results)));
  EXPECT_EQ(results[0], value);
}

TEST_F(TryFoldTest, OperandThatIsAConstantIsSeen) {
  Value value = make("fold.constant", {}, i32())->getResult(0);
  Operation *op = make("fold.propagate", value, i32());
  ASSERT_TRUE(succeeded(builder.tryFold(op, results)));
  EXPECT_EQ(results[0].getDefiningOp()->getAttr("value"),
            builder.getI32IntegerAttr(7));
}

TEST_F(TryFoldTest, OperandThatIsNoConstantIsNull) {
  Value value = make("fold.never", {}, i32())->getResult(0);
  EXPECT_TRUE(
      failed(builder.tryFold(make("fold.propagate", value, i32()), results)));
}

TEST_F(TryFoldTest, OperandOfAnotherType) {
  Value value = make("fold.never", {}, i32())->getResult(0);
  Operation *op = make("fold.to_operand", value, builder.getF32Type());
  EXPECT_TRUE(failed(builder.tryFold(op, results)));
  EXPECT_TRUE(results.empty());
}

TEST_F(TryFoldTest, WhatHasNoFolder) {
  EXPECT_TRUE(failed(builder.tryFold(make("fold.never", {}, i32()), results)));
}

TEST_F(TryFoldTest, WhatIsNotRegistered) {
  EXPECT_TRUE(failed(builder.tryFold(make("unknown.op", {}, i32()), results)));
}

TEST_F(TryFoldTest, AConstantStays) {
  EXPECT_TRUE(
      failed(builder.tryFold(make("fold.constant", {}, i32()), results)));
}

TEST_F(TryFoldTest, WhatChangedInPlaceStays) {
  EXPECT_TRUE(
      succeeded(builder.tryFold(make("fold.in_place", {}, i32()), results)));
  EXPECT_TRUE(results.empty());
  EXPECT_EQ(getNames(), "in_place;");
}

/// The class of one of the operations.
template <typename Derived> struct FoldOp : Op<Derived> {
  using Op<Derived>::Op;
  static void build(OpBuilder &builder, OperationState &state,
                    ValueRange operands) {
    state.addOperands(operands);
    state.addTypes(builder.getI32Type());
  }
};
struct NeverOp : FoldOp<NeverOp> {
  using FoldOp::FoldOp;
  static llvm::StringRef getOperationName() { return "fold.never"; }
};
struct ToOperandOp : FoldOp<ToOperandOp> {
  using FoldOp::FoldOp;
  static llvm::StringRef getOperationName() { return "fold.to_operand"; }
};

TEST_F(TryFoldTest, CreateOrFoldLeavesNothingOfWhatFolds) {
  Recorder recorder;
  Value value = make("fold.never", {}, i32())->getResult(0);
  builder.setListener(&recorder);
  EXPECT_EQ(builder.createOrFold<ToOperandOp>(location, value), value);
  EXPECT_EQ(getNames(), "never;");
  EXPECT_EQ(recorder.heard, "");
}

TEST_F(TryFoldTest, CreateOrFoldKeepsWhatDoesNotFold) {
  Recorder recorder;
  builder.setListener(&recorder);
  Value value = builder.createOrFold<NeverOp>(location, ValueRange());
  EXPECT_EQ(value.getDefiningOp(), &block.back());
  EXPECT_EQ(recorder.heard, "fold.never;");
}

TEST_F(TryFoldTest, ImplicitLocation) {
  ImplicitLocOpBuilder implicit(NameLoc::get(builder.getStringAttr("x")),
                                builder);
  Value value = implicit.createOrFold<NeverOp>(ValueRange());
  EXPECT_EQ(value.getLoc(), implicit.getLoc());
}

} // namespace
} // namespace mlir
