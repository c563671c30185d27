// SPDX-License-Identifier: Apache-2.0
#include "core/random/generator.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/verify/verifier.h"
#include "core/random/check.h"
#include "core/random/random_module.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

class GeneratorTest : public testing::Test {
protected:
  std::string generate(uint64_t seed, unsigned numOps = 20) {
    MLIRContext context(MLIRContext::Threading::Disabled);
    RandomGenerator generator(&context, registry,
                              {.dialects = {"builtin"}, .numOps = numOps});
    return print(*generator.generate(seed));
  }
  Registry registry;
};

TEST_F(GeneratorTest, TheSeedDecides) {
  EXPECT_EQ(generate(5), generate(5));
  EXPECT_NE(generate(5), generate(6));
}

TEST_F(GeneratorTest, AModuleDoesNotDependOnThoseBefore) {
  MLIRContext context(MLIRContext::Threading::Disabled);
  RandomGenerator generator(&context, registry, {.dialects = {"builtin"}});
  for (uint64_t seed = 0; seed < 5; ++seed)
    generator.generate(seed);
  EXPECT_EQ(print(*generator.generate(5)), generate(5));
}

TEST_F(GeneratorTest, NothingDrawnIsAnEmptyModule) {
  EXPECT_EQ(generate(1, 0), "module {\n}\n");
}

TEST_F(GeneratorTest, CountsWhatIsThere) {
  OperationCounts counts;
  EXPECT_TRUE(succeeded(checkModules(registry, {.dialects = {"builtin"}}, 0, 50,
                                     counts, llvm::errs())));
  EXPECT_GT(counts["builtin.module"], 0u);
  EXPECT_GT(counts["builtin.unrealized_conversion_cast"], 0u);
}

TEST_F(GeneratorTest, UnregisteredOperationsAreDrawn) {
  auto countUnregistered = [&](bool hasUnregistered) {
    OperationCounts counts;
    EXPECT_TRUE(succeeded(checkModules(
        registry, {.dialects = {"builtin"}, .hasUnregistered = hasUnregistered},
        0, 50, counts, llvm::errs())));
    return counts["unregistered.unknown"];
  };
  EXPECT_GT(countUnregistered(true), 0u);
  EXPECT_EQ(countUnregistered(false), 0u);
}

/// Builds an operation that does not verify.
Operation *buildWrongCast(RandomModule &module) {
  return UnrealizedConversionCastOp::create(
      module.getBuilder(), module.getLocation(), TypeRange(), ValueRange());
}

TEST_F(GeneratorTest, WhatDoesNotVerifyIsThrownAway) {
  static constexpr GenerationHook hook = {
      .name = "builtin.unrealized_conversion_cast", .build = buildWrongCast};
  registry.insert(hook);
  MLIRContext context(MLIRContext::Threading::Disabled);
  RandomGenerator generator(&context, registry, {.dialects = {"builtin"}});
  OwningOpRef<ModuleOp> module = generator.generate(0);
  EXPECT_TRUE(succeeded(verify(*module)));
  OperationCounts counts;
  countOperations(*module, counts);
  EXPECT_EQ(counts["builtin.unrealized_conversion_cast"], 0u);
}

TEST_F(GeneratorTest, WhatTextsDoNotTellIsThrownAway) {
  static constexpr GenerationHook hook = {
      .name = "builtin.unrealized_conversion_cast",
      .isTextual = [](Operation *op) { return op->getNumOperands() == 1; }};
  registry.insert(hook);
  MLIRContext context(MLIRContext::Threading::Disabled);
  RandomGenerator generator(&context, registry,
                            {.dialects = {"builtin"}, .numOps = 60});
  unsigned numDrawn = 0;
  OwningOpRef<ModuleOp> module = generator.generate(0);
  module->getBodyRegion().walk([&](Operation *op) {
    if (!llvm::isa<UnrealizedConversionCastOp>(op))
      return;
    // Casts without operands provide values for other operations.
    EXPECT_LE(op->getNumOperands(), 1u);
    numDrawn += op->getNumOperands();
  });
  EXPECT_GT(numDrawn, 0u);
}

TEST_F(GeneratorTest, WrongModulesAreReported) {
  MLIRContext context(MLIRContext::Threading::Disabled);
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  UnrealizedConversionCastOp::create(builder, builder.getUnknownLoc(),
                                     TypeRange(), ValueRange());
  ScopedDiagnosticHandler ignore(&context, [](Diagnostic &) {});
  EXPECT_TRUE(failed(checkModule(*module)));
}

} // namespace
} // namespace mlir
