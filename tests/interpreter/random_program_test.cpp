// SPDX-License-Identifier: Apache-2.0
//
// Checks that random programs run without an error and without poison, and that
// passes do not change their results. COUNT is the number of programs of each
// kind, FIRST the first seed.
#include <cstdlib>
#include <ostream>
#include <string>

#include "core/ir/context/context.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/program_kinds.h"
#include "tests/passes/all_passes.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {

/// gtest prints parameters with it.
static void PrintTo(const ProgramKind &kind, std::ostream *os) {
  *os << kind.name;
}

namespace {

const llvm::StringRef pipelines[] = {
    // Extend to floats so wide that no result is rounded twice.
    "arith-emulate-unsupported-floats{source-types=bf16,f16,f32,f64 "
    "target-type=f128}",
    "canonicalize",
    "canonicalize{top-down=false region-simplify=aggressive}",
    "canonicalize,cse,canonicalize",
    "composite-fixed-point-pass{pipeline=any(canonicalize,cse)}",
    "control-flow-sink",
    "convert-complex-to-standard",
    "convert-complex-to-standard,canonicalize",
    "cse",
    "inline,canonicalize,sccp",
    "int-range-optimizations",
    "int-range-optimizations,canonicalize",
    "lift-cf-to-scf",
    "lift-cf-to-scf,canonicalize",
    "loop-invariant-code-motion,loop-invariant-subset-hoisting",
    "math-expand-ops{ops=clampf,ctlz,roundeven}",
    "math-extend-to-supported-types",
    "math-extend-to-supported-types{target-type=f64},canonicalize",
    "remove-dead-values",
    "sccp,symbol-dce",
    "scf-parallel-for-to-nested-fors",
    "sroa,mem2reg",
    "topological-sort",
};

/// Pipelines for programs on scalars.
const llvm::StringRef scalarPipelines[] = {
    "convert-math-to-funcs{convert-ctlz}",
    "convert-math-to-funcs{convert-ctlz},inline,canonicalize",
    "convert-scf-to-cf",
    "convert-scf-to-cf,canonicalize",
    "convert-scf-to-cf,lift-cf-to-scf",
    "convert-scf-to-cf,canonicalize,lift-cf-to-scf,canonicalize",
};

bool hasElements(llvm::ArrayRef<std::string> types) {
  return llvm::any_of(types, [](llvm::StringRef type) {
    return type.starts_with("vector") || type.starts_with("tensor");
  });
}

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

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
};

TEST_P(RandomProgramTest, GivesTheSameAfterPasses) {
  const RandomPrograms programs(&context, registry, GetParam().options);
  const uint64_t first = getNumber("FIRST"), count = getNumber("COUNT");
  ASSERT_NE(count, 0u);
  for (uint64_t seed = first; seed < first + count; ++seed) {
    // Print its text by bazel run //tests/interpreter:print_program.
    SCOPED_TRACE("--kind=" + GetParam().name +
                 " --seed=" + std::to_string(seed));
    OwningOpRef<ModuleOp> module = programs.generate(seed);
    ASSERT_TRUE(module);
    std::string error;
    FailureOr<RuntimeValues> expected =
        runFunction(*module, "main", evaluators, error);
    if (failed(expected) && GetParam().options.hasPoison)
      continue;
    ASSERT_TRUE(succeeded(expected)) << error;
    if (!GetParam().options.hasPoison)
      for (const RuntimeValue &value : *expected)
        ASSERT_FALSE(value.hasPoison());
    const auto check = [&](llvm::ArrayRef<llvm::StringRef> list) {
      for (llvm::StringRef passes : list)
        EXPECT_EQ(checkAfterPasses(*module, "main", *expected, evaluators,
                                   registry, passes),
                  "");
    };
    check(pipelines);
    if (!hasElements(GetParam().options.types))
      check(scalarPipelines);
  }
}

TEST_P(RandomProgramTest, FollowsFromTheSeed) {
  const RandomPrograms a(&context, registry, GetParam().options);
  const RandomPrograms b(&context, registry, GetParam().options);
  EXPECT_EQ(a.getText(3), b.getText(3));
  EXPECT_NE(a.getText(3), a.getText(4));
}

TEST_P(RandomProgramTest, EveryDrawnOperationIsInterpreted) {
  const RandomPrograms programs(&context, registry, GetParam().options);
  const std::vector<std::string> names = programs.getDrawnOperations();
  EXPECT_GT(names.size(), 60u);
  for (const std::string &name : names)
    EXPECT_TRUE(evaluators.contains(name) || name == "complex.bitcast") << name;
}

INSTANTIATE_TEST_SUITE_P(Kinds, RandomProgramTest,
                         testing::ValuesIn(getProgramKinds()),
                         [](const auto &info) { return info.param.name; });

} // namespace
} // namespace mlir::interpreter
