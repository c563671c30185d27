// SPDX-License-Identifier: Apache-2.0
//
// Random programs run without an error and without poison, and give the same
// after passes. COUNT says how many of each kind, FIRST the first seed.
#include <cstdlib>
#include <ostream>
#include <string>

#include "core/ir/context.h"
#include "core/ir/registry.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "tests/interpreter/compare.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/program_kinds.h"
#include "tests/passes/all_passes.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {

/// For gtest.
static void PrintTo(const ProgramKind &kind, std::ostream *os) {
  *os << kind.name;
}

namespace {

const llvm::StringRef pipelines[] = {
    "canonicalize",
    "canonicalize{top-down=false region-simplify=aggressive}",
    "canonicalize,cse,canonicalize",
    "composite-fixed-point-pass{pipeline=any(canonicalize,cse)}",
    "control-flow-sink",
    "cse",
    "inline,canonicalize,sccp",
    "int-range-optimizations",
    "int-range-optimizations,canonicalize",
    "loop-invariant-code-motion,loop-invariant-subset-hoisting",
    "remove-dead-values",
    "sccp,symbol-dce",
    "sroa,mem2reg",
    "topological-sort",
};

uint64_t getNumber(const char *name) {
  const char *text = std::getenv(name);
  uint64_t number = 0;
  return text && !llvm::StringRef(text).getAsInteger(10, number) ? number : 0;
}

class RandomProgramTest : public testing::TestWithParam<ProgramKind> {
protected:
  RandomProgramTest()
      : context((registerAllPasses(registry), registry.getDialects()),
                MLIRContext::Threading::Disabled) {
    context.loadAllAvailableDialects();
  }

  FailureOr<RuntimeValues> run(ModuleOp module, std::string &error) {
    Interpreter interpreter(module, evaluators);
    FailureOr<RuntimeValues> results = interpreter.run("main");
    if (failed(results))
      error = interpreter.getError()->message;
    return results;
  }
  LogicalResult runPasses(ModuleOp module, llvm::StringRef pipeline) {
    FailureOr<OpPassManager> parsed = parsePassPipeline(
        ("builtin.module(" + pipeline + ")").str(), registry, llvm::errs());
    if (failed(parsed))
      return failure();
    PassManager manager(&context, parsed->getOpAnchorName());
    manager.takePasses(*parsed);
    return manager.run(module);
  }

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
};

TEST_P(RandomProgramTest, GivesTheSameAfterPasses) {
  const RandomPrograms programs(&context, registry, GetParam().options);
  const uint64_t first = getNumber("FIRST"), count = getNumber("COUNT");
  ASSERT_NE(count, 0u);
  for (uint64_t seed = first; seed < first + count; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    OwningOpRef<ModuleOp> module = programs.generate(seed);
    ASSERT_TRUE(module) << programs.getText(seed);
    std::string error;
    FailureOr<RuntimeValues> expected = run(*module, error);
    ASSERT_TRUE(succeeded(expected)) << error << '\n' << programs.getText(seed);
    for (const RuntimeValue &value : *expected)
      ASSERT_FALSE(value.hasPoison()) << programs.getText(seed);
    for (llvm::StringRef pipeline : pipelines) {
      OwningOpRef<ModuleOp> clone(llvm::cast<ModuleOp>((*module)->clone()));
      ASSERT_TRUE(succeeded(runPasses(*clone, pipeline)))
          << pipeline.str() << '\n'
          << programs.getText(seed);
      FailureOr<RuntimeValues> seen = run(*clone, error);
      ASSERT_TRUE(succeeded(seen)) << pipeline.str() << ": " << error << '\n'
                                   << programs.getText(seed);
      bool isSame = seen->size() == expected->size();
      for (auto [a, b] : llvm::zip(*expected, *seen))
        isSame &= sameBits(a, b);
      EXPECT_TRUE(isSame) << pipeline.str() << ": expected\n"
                          << toString(*expected) << "\nbut got\n"
                          << toString(*seen) << "\nof\n"
                          << programs.getText(seed);
    }
  }
}

TEST_P(RandomProgramTest, FollowsFromTheSeed) {
  const RandomPrograms a(&context, registry, GetParam().options);
  const RandomPrograms b(&context, registry, GetParam().options);
  EXPECT_EQ(a.getText(3), b.getText(3));
  EXPECT_NE(a.getText(3), a.getText(4));
}

INSTANTIATE_TEST_SUITE_P(Kinds, RandomProgramTest,
                         testing::ValuesIn(getProgramKinds()),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace mlir::interpreter
