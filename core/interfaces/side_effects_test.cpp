// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/side_effects.h"

#include "core/interfaces/interface_test_base.h"

namespace mlir {
namespace {

using Instances = llvm::SmallVectorImpl<MemoryEffects::EffectInstance>;

struct OwnResource : SideEffects::Resource::Base<OwnResource> {
  llvm::StringRef getName() final { return "Own"; }
};

struct Reads : MemoryEffectOpInterface::ExternalModel<Reads, AnyOp> {
  void getEffects(Operation *, Instances &effects) const {
    effects.emplace_back(MemoryEffects::Read::get());
  }
};
struct Writes : MemoryEffectOpInterface::ExternalModel<Writes, AnyOp> {
  void getEffects(Operation *, Instances &effects) const {
    effects.emplace_back(MemoryEffects::Write::get(), OwnResource::get());
  }
};
/// Allocates its result and writes to it.
struct Allocates : MemoryEffectOpInterface::ExternalModel<Allocates, AnyOp> {
  void getEffects(Operation *op, Instances &effects) const {
    effects.emplace_back(MemoryEffects::Allocate::get(), op->getResult(0));
    effects.emplace_back(MemoryEffects::Write::get(), op->getResult(0));
  }
};

class SideEffectsTest : public InterfaceTest {
protected:
  SideEffectsTest() {
    test.define("test.read", {}, {implement<Reads>()});
    test.define("test.write", {}, {implement<Writes>()});
    test.define("test.alloc", {}, {implement<Allocates>()});
    test.define("test.pure", {},
                {{MemoryEffectOpInterface::getInterfaceID(),
                  &detail::describedMemoryEffects},
                 {ConditionallySpeculatable::getInterfaceID(),
                  &detail::alwaysSpeculatable}});
    test.define("test.nest",
                {{&OpTrait::HasRecursiveMemoryEffects::descriptor}},
                {{ConditionallySpeculatable::getInterfaceID(),
                  &detail::recursivelySpeculatable}});
    test.define("test.none");
  }
  /// Creates an operation whose region contains operations of these names.
  Operation *nest(std::initializer_list<llvm::StringRef> names) {
    Operation *op = test.create("test.nest", {.numRegions = 1});
    test.addBlock(op);
    for (llvm::StringRef name : names)
      test.create(name);
    goHome();
    return op;
  }
};

TEST_F(SideEffectsTest, WhatIsKnown) {
  Operation *read = test.create("test.read");
  Operation *write = test.create("test.write");
  Operation *none = test.create("test.none");
  EXPECT_TRUE(hasEffect<MemoryEffects::Read>(read));
  EXPECT_FALSE(hasEffect<MemoryEffects::Write>(read));
  EXPECT_TRUE((hasEffect<MemoryEffects::Free, MemoryEffects::Write>(write)));
  EXPECT_TRUE(hasSingleEffect<MemoryEffects::Read>(read));
  EXPECT_FALSE(hasEffect<MemoryEffects::Read>(none));
  EXPECT_TRUE(mightHaveEffect<MemoryEffects::Read>(none));
  EXPECT_TRUE(hasUnknownEffects(none));
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  MemoryEffectOpInterface(write).getEffectsOnResource(
      SideEffects::DefaultResource::get(), effects);
  EXPECT_TRUE(effects.empty());
  MemoryEffectOpInterface(write).getEffectsOnResource(OwnResource::get(),
                                                      effects);
  EXPECT_EQ(effects.size(), 1u);
}

TEST_F(SideEffectsTest, OnValues) {
  Operation *op = test.create("test.alloc", {.results = {i32}});
  Value result = op->getResult(0);
  EXPECT_TRUE(hasEffect<MemoryEffects::Allocate>(op, result));
  EXPECT_TRUE(
      (hasEffect<OpResult, MemoryEffects::Write>(op, op->getResult(0))));
  EXPECT_FALSE(hasEffect<MemoryEffects::Allocate>(op, value(i32)));
  EXPECT_TRUE(MemoryEffectOpInterface(op)
                  .getEffectOnValue<MemoryEffects::Write>(result)
                  .has_value());
}

TEST_F(SideEffectsTest, Dead) {
  EXPECT_TRUE(wouldOpBeTriviallyDead(test.create("test.read")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(test.create("test.write")));
  EXPECT_TRUE(
      wouldOpBeTriviallyDead(test.create("test.alloc", {.results = {i32}})));
  EXPECT_TRUE(wouldOpBeTriviallyDead(test.create("test.pure")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(test.create("test.none")));
  EXPECT_TRUE(wouldOpBeTriviallyDead(nest({"test.read", "test.pure"})));
  EXPECT_FALSE(wouldOpBeTriviallyDead(nest({"test.read", "test.write"})));
}

TEST_F(SideEffectsTest, PureAndSpeculatable) {
  EXPECT_TRUE(isPure(test.create("test.pure")));
  EXPECT_FALSE(isPure(test.create("test.read")));
  EXPECT_TRUE(isPure(nest({"test.pure"})));
  EXPECT_FALSE(isSpeculatable(nest({"test.pure", "test.read"})));
  EXPECT_FALSE(isMemoryEffectFree(nest({"test.none"})));
}

TEST_F(SideEffectsTest, Recursively) {
  auto effects = getEffectsRecursively(nest({"test.read", "test.write"}));
  ASSERT_TRUE(effects.has_value());
  EXPECT_EQ(effects->size(), 2u);
  EXPECT_FALSE(getEffectsRecursively(nest({"test.none"})).has_value());
}

TEST_F(SideEffectsTest, Described) {
  static constexpr EffectDescriptor reads[] = {
      {.effect = "::mlir::MemoryEffects::Read",
       .resource = "::mlir::SideEffects::DefaultResource",
       .stage = 1,
       .onFullRegion = true}};
  static constexpr EffectDescriptor allocates[] = {
      {.effect = "::mlir::MemoryEffects::Allocate",
       .resource = "::mlir::SideEffects::AutomaticAllocationScopeResource"}};
  static constexpr EffectDescriptor others[] = {
      {.effect = "::other::Effect", .resource = "::other::Resource"},
      {.effect = "::mlir::MemoryEffects::Write",
       .resource = "::other::Resource"}};
  static constexpr ValueDescriptor operands[] = {
      {.name = "a"}, {.name = "b", .effects = reads}};
  static constexpr ValueDescriptor results[] = {
      {.name = "r", .effects = allocates}};
  static const InterfaceImplementation interfaces[] = {
      {MemoryEffectOpInterface::getInterfaceID(),
       &detail::describedMemoryEffects}};
  static const OpDescriptor descriptor = {
      .name = "test.described",
      .id = TypeID::fromName("test.described"),
      .interfaces = interfaces,
      .operands = operands,
      .results = results,
      .effects = others};
  test.dialect->addOperation(descriptor);
  Operation *op =
      test.create("test.described",
                  {.operands = {value(i32), value(i64)}, .results = {i32}});
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  MemoryEffectOpInterface(op).getEffects(effects);
  ASSERT_EQ(effects.size(), 3u);
  EXPECT_TRUE(llvm::isa<MemoryEffects::Write>(effects[0].getEffect()));
  EXPECT_EQ(effects[0].getResource(), SideEffects::DefaultResource::get());
  EXPECT_FALSE(effects[0].getValue());
  EXPECT_EQ(effects[1].getEffectValue<OpOperand *>(), &op->getOpOperand(1));
  EXPECT_EQ(effects[1].getStage(), 1);
  EXPECT_TRUE(effects[1].getEffectOnFullRegion());
  EXPECT_EQ(effects[2].getValue(), op->getResult(0));
  EXPECT_EQ(effects[2].getResource()->getName(), "AutomaticAllocationScope");
}

} // namespace
} // namespace mlir
