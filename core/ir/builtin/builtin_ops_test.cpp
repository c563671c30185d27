// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_ops.h"

#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/test_dialect.h"
#include "core/ir/verify/symbol_table.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class BuiltinOps : public testing::Test {
protected:
  OwningOpRef<ModuleOp>
  createModule(std::optional<llvm::StringRef> name = std::nullopt) {
    return ModuleOp::create(test.builder.getUnknownLoc(), name);
  }
  std::string check(Operation *op) {
    const bool isRight = succeeded(verify(op));
    std::string messages = test.takeMessages();
    EXPECT_EQ(isRight, messages.empty());
    return messages;
  }
  std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    op->print(os);
    return text;
  }
  TestDialect test;
};

class Modules : public BuiltinOps {};

TEST_F(Modules, AreEmptyAtFirst) {
  auto module = createModule();
  EXPECT_EQ(module.get().begin(), module.get().end());
  EXPECT_EQ(check(module.get()), "");
}

TEST_F(Modules, MayHaveAName) {
  EXPECT_EQ(createModule().get().getName(), std::nullopt);
  auto module = createModule("foo");
  EXPECT_EQ(module.get().getName(), "foo");
  EXPECT_EQ(SymbolTable::getSymbolName(module.get()).getValue(), "foo");
}

TEST_F(Modules, HoldOperations) {
  auto module = createModule();
  module.get().push_back(test.create("unknown.op"));
  auto inner = createModule("inner").release();
  module.get().push_back(inner);
  EXPECT_EQ(llvm::range_size(module.get()), 2);
  EXPECT_TRUE(
      llvm::equal(module.get().getOps<ModuleOp>(), llvm::ArrayRef(inner)));
}

TEST_F(Modules, AreIsolatedGraphsOfSymbols) {
  auto module = createModule();
  Operation *op = module.get();
  EXPECT_TRUE(op->hasTrait<OpTrait::IsIsolatedFromAbove>());
  EXPECT_TRUE(op->hasTrait<OpTrait::SymbolTable>());
  EXPECT_TRUE(op->hasTrait<OpTrait::AffineScope>());
  EXPECT_TRUE(op->hasTrait<OpTrait::NoTerminator>());
  EXPECT_TRUE(op->hasTrait<OpTrait::SingleBlock>());
  EXPECT_FALSE(RegionKindInterface(op).hasSSADominance(0));
  EXPECT_EQ(OpAsmOpInterface(op).getDefaultDialect(), "builtin");
  EXPECT_TRUE(SymbolOpInterface(op).isOptionalSymbol());
}

TEST_F(Modules, NamesAreProperties) {
  auto module = createModule("foo");
  Operation *op = module.get();
  EXPECT_EQ(op->getInherentAttr("sym_name"),
            Attribute(test.builder.getStringAttr("foo")));
  op->setAttr("sym_visibility", test.builder.getStringAttr("private"));
  EXPECT_FALSE(op->hasDiscardableAttrs());
  EXPECT_TRUE(SymbolOpInterface(op).isPrivate());
}

TEST_F(Modules, HaveOneBlock) {
  auto module = createModule();
  module.get().getBodyRegion().getBlocks().clear();
  EXPECT_EQ(check(module.get()),
            "'builtin.module' op region #0 ('bodyRegion') failed to verify "
            "constraint: region with 1 blocks");
  module.get().getBodyRegion().emplaceBlock();
  module.get().getBodyRegion().emplaceBlock();
  EXPECT_EQ(check(module.get()),
            "'builtin.module' op expects region #0 to have 0 or 1 blocks");
}

TEST_F(Modules, HaveNoArguments) {
  auto module = createModule();
  module.get().getBody()->addArgument(test.builder.getI32Type(),
                                      test.builder.getUnknownLoc());
  EXPECT_EQ(check(module.get()),
            "'builtin.module' op region should have no arguments");
}

TEST_F(Modules, HaveOneRegion) {
  OwningOpRef<Operation *> op =
      test.create("builtin.module", {.numRegions = 2});
  EXPECT_EQ(check(op.get()), "'builtin.module' op requires one region");
}

TEST_F(Modules, HaveNoOperandsAndResults) {
  OwningOpRef<Operation *> op =
      test.create("builtin.module",
                  {.results = {test.builder.getI32Type()}, .numRegions = 1});
  EXPECT_EQ(check(op.get()), "'builtin.module' op requires zero results");
  OwningOpRef<Operation *> user =
      test.create("builtin.module",
                  {.operands = {op.get()->getResult(0)}, .numRegions = 1});
  EXPECT_EQ(check(user.get()), "'builtin.module' op requires zero operands");
}

TEST_F(Modules, HaveAttributesOfDialects) {
  auto module = createModule();
  module.get()->setAttr("foo.bar", test.builder.getUnitAttr());
  EXPECT_EQ(check(module.get()), "");
  module.get()->setAttr("bar", test.builder.getUnitAttr());
  EXPECT_EQ(check(module.get()),
            "'builtin.module' op can only contain attributes with "
            "dialect-prefixed names, found: 'bar'");
}

TEST_F(Modules, HaveStringsForNames) {
  auto emitError = [&] {
    return mlir::emitError(test.builder.getUnknownLoc());
  };
  auto verifyAttributes = [&](NamedAttribute attribute) {
    return verifyInherentAttributes(ModuleOp::descriptor, attribute, emitError);
  };
  for (llvm::StringRef name : {"sym_name", "sym_visibility"}) {
    EXPECT_TRUE(failed(verifyAttributes(test.getNamed(name))));
    EXPECT_EQ(test.takeMessages(), "attribute '" + name.str() +
                                       "' failed to satisfy constraint: "
                                       "string attribute");
  }
  EXPECT_TRUE(succeeded(verifyAttributes(test.getNamed("other"))));
}

TEST_F(Modules, TakeNoPropertiesButStrings) {
  auto module = createModule("foo");
  auto emitError = [&] {
    return mlir::emitError(test.builder.getUnknownLoc());
  };
  Attribute wrong = test.builder.getDictionaryAttr({test.getNamed("sym_name")});
  EXPECT_TRUE(
      failed(module.get()->setPropertiesFromAttribute(wrong, emitError)));
  EXPECT_EQ(test.takeMessages(),
            "Invalid attribute `sym_name` in property conversion: unit");
  EXPECT_EQ(module.get().getName(), "foo");
}

TEST_F(Modules, HaveAKnownVisibilityIfTheyHaveAName) {
  auto module = createModule();
  module.get()->setAttr("sym_visibility", test.builder.getStringAttr("x"));
  EXPECT_EQ(check(module.get()), "");
  SymbolTable::setSymbolName(module.get(), "foo");
  EXPECT_EQ(check(module.get()),
            "'builtin.module' op visibility expected to be one of [\"public\", "
            "\"private\", \"nested\"], but got \"x\"");
}

TEST_F(Modules, ArePrinted) {
  EXPECT_EQ(print(createModule().get()), "module {\n}\n");
  auto module = createModule("a b");
  module.get()->setAttr("foo.bar", test.builder.getUnitAttr());
  EXPECT_EQ(print(module.get()), "module @\"a b\" attributes {foo.bar} {\n}\n");
}

class Casts : public BuiltinOps {
protected:
  Casts() : module(createModule()) {
    test.builder.setInsertionPointToEnd(module.get().getBody());
  }
  ValueRange values(TypeRange types) {
    return test
        .create("unknown.values", {.results = {types.begin(), types.end()}})
        ->getResults();
  }
  Operation *cast(ValueRange inputs, TypeRange outputs) {
    return UnrealizedConversionCastOp::create(
        test.builder, test.builder.getUnknownLoc(), outputs, inputs);
  }
  /// Returns the fold results of an operation, or nullopt if it does not fold.
  std::optional<std::vector<Value>> fold(Operation *op) {
    llvm::SmallVector<OpFoldResult> results;
    std::vector<Value> folded;
    auto hook = UnrealizedConversionCastOp::descriptor.hooks.fold;
    if (failed(hook(op, {}, results)))
      return std::nullopt;
    for (OpFoldResult result : results)
      folded.push_back(llvm::cast<Value>(result));
    return folded;
  }

  Type i32 = test.builder.getI32Type();
  Type f32 = test.builder.getF32Type();
  OwningOpRef<ModuleOp> module;
};

TEST_F(Casts, FromManyToMany) {
  UnrealizedConversionCastOp op(cast(values({i32, f32}), {f32, f32, i32}));
  EXPECT_EQ(op.getInputs().size(), 2u);
  EXPECT_EQ(op.getOutputs().size(), 3u);
  EXPECT_EQ(check(module.get()), "");
}

TEST_F(Casts, HaveAResult) {
  cast(values({i32}), {});
  EXPECT_EQ(check(module.get()),
            "'builtin.unrealized_conversion_cast' op expected at least one "
            "result for cast operation");
}

TEST_F(Casts, HaveNoRegions) {
  test.create("builtin.unrealized_conversion_cast",
              {.results = {i32}, .numRegions = 1});
  EXPECT_EQ(check(module.get()),
            "'builtin.unrealized_conversion_cast' op requires zero regions");
}

TEST_F(Casts, ToTheSameTypesAreNone) {
  ValueRange inputs = values({i32, f32});
  EXPECT_EQ(fold(cast(inputs, {i32, f32})),
            std::vector<Value>(inputs.begin(), inputs.end()));
}

TEST_F(Casts, ThereAndBackAreNone) {
  ValueRange inputs = values({i32, f32});
  Operation *there = cast(inputs, {f32});
  EXPECT_EQ(fold(cast(there->getResults(), {i32, f32})),
            std::vector<Value>(inputs.begin(), inputs.end()));
}

TEST_F(Casts, OthersAreNotFolded) {
  ValueRange inputs = values({i32});
  Operation *there = cast(inputs, {f32, f32});
  EXPECT_EQ(fold(there), std::nullopt);
  EXPECT_EQ(fold(cast(there->getResults(), {f32})), std::nullopt);
  EXPECT_EQ(fold(cast(Value(there->getResult(0)), {i32})), std::nullopt);
  EXPECT_EQ(fold(cast({}, {i32})), std::nullopt);
}

TEST_F(Casts, ArePrinted) {
  cast({}, {i32});
  Operation *op = cast(values({i32, f32}), {f32, i32});
  op->setAttr("a", test.builder.getUnitAttr());
  EXPECT_EQ(print(module.get()),
            "module {\n"
            "  %0 = unrealized_conversion_cast to i32\n"
            "  %1:2 = \"unknown.values\"() : () -> (i32, f32)\n"
            "  %2:2 = unrealized_conversion_cast %1#0, %1#1 : i32, f32 to f32, "
            "i32 {a}\n"
            "}\n");
}

} // namespace
} // namespace mlir
