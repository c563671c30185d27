// SPDX-License-Identifier: Apache-2.0
//
// Registries of the same components in several orders have the same entries and
// do the same.
#include <string>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "core/random/generator.h"
#include "core/translation/translation.h"
#include "tests/registration/components_0.h"
#include "tests/registration/components_1.h"
#include "tests/registration/components_2.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class RegistrationOrder : public testing::Test {
protected:
  RegistrationOrder() : registries(3) {
    registerComponents0(registries[0]);
    registerComponents1(registries[1]);
    registerComponents2(registries[2]);
  }

  /// Expects that `describe` returns the same text for each registry.
  void expectSame(llvm::function_ref<std::string(const Registry &)> describe) {
    const std::string expected = describe(registries[0]);
    EXPECT_NE(expected, "");
    EXPECT_EQ(describe(registries[1]), expected);
    EXPECT_EQ(describe(registries[2]), expected);
  }

  std::vector<Registry> registries;
};

template <typename Entry> std::string getNames(const Registry &registry) {
  std::string names;
  for (const Entry *entry : registry.getEntries<Entry>())
    names += std::string(llvm::StringRef(entry->name)) + "\n";
  return names;
}

TEST_F(RegistrationOrder, EntriesAreTheSame) {
  expectSame([](const Registry &registry) {
    std::string names;
    for (llvm::StringRef name : registry.getDialects().getDialectNames())
      names += name.str() + "\n";
    return names;
  });
  expectSame(getNames<GenerationHook>);
  expectSame(getNames<PassInfo>);
  expectSame(getNames<PassPipelineInfo>);
  expectSame(getNames<StorageHook>);
  expectSame(getNames<Translation>);
}

TEST_F(RegistrationOrder, DescriptionsAreTheSame) {
  expectSame([](const Registry &registry) {
    std::string text;
    llvm::raw_string_ostream os(text);
    for (const PassInfo *pass : registry.getEntries<PassInfo>())
      pass->printHelpStr(/*indent=*/2, /*descriptionIndent=*/40, os);
    for (const PassPipelineInfo *pipeline :
         registry.getEntries<PassPipelineInfo>())
      pipeline->printHelpStr(/*indent=*/2, /*descriptionIndent=*/40, os);
    return text;
  });
}

/// Generates modules of `dialects`, runs `pipeline` on each, and returns their
/// text; a module on which the pipeline fails has none.
std::string run(const Registry &registry, std::vector<std::string> dialects,
                llvm::StringRef pipeline) {
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  std::string text;
  llvm::raw_string_ostream os(text);
  ScopedDiagnosticHandler collect(&context, [&](Diagnostic &diagnostic) {
    os << diagnostic.str() << '\n';
    return success();
  });
  RandomGenerator generator(&context, registry, {.dialects = dialects});
  for (uint64_t seed = 0; seed != 5; ++seed) {
    OwningOpRef<ModuleOp> module = generator.generate(seed);
    FailureOr<OpPassManager> passes =
        parsePassPipeline(pipeline, registry, llvm::errs());
    EXPECT_TRUE(succeeded(passes)) << pipeline.str();
    if (failed(passes))
      return "";
    PassManager manager(&context, passes->getOpAnchorName());
    manager.takePasses(*passes);
    if (succeeded(manager.run(*module)))
      module->print(os, OpPrintingFlags());
  }
  return text;
}

TEST_F(RegistrationOrder, PassesDoTheSame) {
  // The results depend on external models: bounds of values, slots of memory,
  // subsets, inlining, patterns to llvm.
  for (llvm::StringRef pipeline :
       {"builtin.module(canonicalize,inline,cse)",
        "builtin.module(int-range-optimizations,sroa,mem2reg,"
        "loop-invariant-subset-hoisting)",
        "builtin.module(convert-to-llvm)", "builtin.module(lower-to-llvm)"})
    for (const std::vector<std::string> &dialects :
         {std::vector<std::string>{"func", "scf", "arith"},
          std::vector<std::string>{"memref", "scf", "arith"},
          std::vector<std::string>{"tensor", "scf", "arith"}})
      expectSame([&](const Registry &registry) {
        return run(registry, dialects, pipeline);
      });
}

} // namespace
} // namespace mlir
