// SPDX-License-Identifier: Apache-2.0
#include "core/translation/translation.h"

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

std::shared_ptr<llvm::SourceMgr> makeSources(llvm::StringRef text) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text),
                              llvm::SMLoc());
  return sources;
}

/// Registers a translation `name` from any input to an empty module.
void registerEmptyModule(Registry &registry) {
  registerTranslationToMLIR(
      registry, "name", "description",
      [](const std::shared_ptr<llvm::SourceMgr> &sources,
         MLIRContext *context) -> OwningOpRef<Operation *> {
        OpBuilder builder(context);
        return ModuleOp::create(builder, builder.getUnknownLoc())
            .getOperation();
      },
      [](DialectRegistry &) {});
}

TEST(Translation, ReadsWhatIsTranslatedFromMLIR) {
  Registry registry;
  registerTranslationFromMLIR(
      registry, "name", "description",
      [](Operation *op, llvm::raw_ostream &output) {
        output << op->getName().getStringRef();
        return success();
      },
      [](DialectRegistry &) {});
  const auto *entry = registry.lookup<Translation>("name");
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->description, "description");
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  std::string text;
  llvm::raw_string_ostream output(text);
  EXPECT_TRUE(succeeded(
      entry->function(makeSources("module {}"), output, &context, {})));
  EXPECT_EQ(text, "builtin.module");
}

TEST(Translation, PrintsWhatBecomesMLIR) {
  Registry registry;
  registerEmptyModule(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  std::string text;
  llvm::raw_string_ostream output(text);
  const auto *entry = registry.lookup<Translation>("name");
  EXPECT_TRUE(
      succeeded(entry->function(makeSources(""), output, &context, {})));
  EXPECT_EQ(text, "module {\n}\n");
}

TEST(Translation, PrintsAsItIsTold) {
  Registry registry;
  registerEmptyModule(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  std::string text;
  llvm::raw_string_ostream output(text);
  TranslationSettings settings;
  settings.printing.printGenericOpForm();
  const auto *entry = registry.lookup<Translation>("name");
  EXPECT_TRUE(
      succeeded(entry->function(makeSources(""), output, &context, settings)));
  EXPECT_EQ(text, "\"builtin.module\"() ({\n^bb0:\n}) : () -> ()\n");
}

TEST(Translation, KeepsTheFirstOfAName) {
  Registry registry;
  registerTranslation(registry, "name", "first", {});
  registerTranslation(registry, "name", "second", {});
  EXPECT_EQ(registry.lookup<Translation>("name")->description, "first");
}

} // namespace
