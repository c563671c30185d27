// SPDX-License-Identifier: Apache-2.0
//
// Runs every generic pass on random modules. COUNT is the number of each kind.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/ir/context.h"
#include "core/random/generator.h"
#include "tests/passes/all_passes.h"
#include "tests/passes/pass_checks.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

const llvm::StringRef passes[] = {
    "canonicalize",
    "canonicalize{top-down=false region-simplify=aggressive}",
    "composite-fixed-point-pass{pipeline=any(canonicalize,cse)}",
    "control-flow-sink",
    "convert-complex-to-standard",
    "cse",
    "inline",
    "int-range-optimizations",
    "loop-invariant-code-motion",
    "loop-invariant-subset-hoisting",
    "math-expand-ops",
    "math-sincos-fusion",
    "math-uplift-to-fma",
    "mem2reg",
    "mem2reg{region-simplify}",
    "reconcile-unrealized-casts",
    "remove-dead-values",
    "remove-dead-values{canonicalize}",
    "sccp",
    "snapshot-op-locations{filename=/dev/null}",
    "sroa",
    "strip-debuginfo",
    "symbol-dce",
    "symbol-privatize",
    "topological-sort",
};

/// Each pipeline runs as a whole and pass by pass.
const std::vector<std::vector<llvm::StringRef>> pipelines = {
    {"canonicalize", "cse", "sccp", "canonicalize"},
    {"inline", "symbol-privatize", "symbol-dce", "remove-dead-values"},
    {"sroa", "mem2reg", "loop-invariant-code-motion", "cse", "canonicalize"},
    {"int-range-optimizations", "control-flow-sink", "topological-sort",
     "loop-invariant-subset-hoisting", "cse"},
};

std::vector<std::string> getDialects(llvm::StringRef list) {
  std::vector<std::string> result;
  for (llvm::StringRef name : llvm::split(list, ','))
    result.push_back(name.str());
  return result;
}

class RandomPasses : public testing::TestWithParam<const char *> {
protected:
  RandomPasses() { registerAllPasses(registry); }

  /// Calls `check` with the modules of COUNT seeds.
  void forEachModule(llvm::function_ref<LogicalResult(ModuleOp)> check) {
    const char *text = std::getenv("COUNT");
    uint64_t count = 0;
    ASSERT_TRUE(text && !llvm::StringRef(text).getAsInteger(10, count));
    MLIRContext context(registry.getDialects(),
                        MLIRContext::Threading::Disabled);
    RandomGenerator generator(
        &context, registry,
        {.dialects = getDialects(GetParam()), .numOps = 25});
    for (uint64_t seed = 0; seed < count; ++seed) {
      SCOPED_TRACE("--allow-unregistered-dialect --generate-random=" +
                   std::string(GetParam()) +
                   " --random-size=25 --seed=" + std::to_string(seed));
      OwningOpRef<ModuleOp> module = generator.generate(seed);
      EXPECT_TRUE(succeeded(check(*module)));
    }
  }

  Registry registry;
};

TEST_P(RandomPasses, MakeWhatVerifiesAndIsReadAgain) {
  forEachModule([&](ModuleOp module) {
    bool hasFailed = false;
    for (llvm::StringRef pass : passes)
      hasFailed |= failed(checkPass(module, pass, registry));
    return failure(hasFailed);
  });
}

TEST_P(RandomPasses, PipelinesAreTheSamePassByPass) {
  forEachModule([&](ModuleOp module) {
    bool hasFailed = false;
    for (llvm::ArrayRef<llvm::StringRef> pipeline : pipelines)
      hasFailed |=
          failed(checkPassByPass(module, "builtin.module", pipeline, registry));
    return failure(hasFailed);
  });
}

TEST_P(RandomPasses, ThreadsChangeNothing) {
  forEachModule([&](ModuleOp module) {
    return checkThreads(
        module,
        "builtin.module(func.func(canonicalize,cse,composite-fixed-point-pass{"
        "max-iterations=1 pipeline=any(canonicalize,cse)}),inline)",
        registry);
  });
}

// Each dialect together with others that use its values. Excludes `test`, some
// of whose rules fail on purpose.
INSTANTIATE_TEST_SUITE_P(Dialects, RandomPasses,
                         testing::Values("affine,memref,arith", "arith,ub",
                                         "builtin", "cf,arith,func",
                                         "complex,math,arith", "func,scf,arith",
                                         "index", "llvm", "memref,scf,arith",
                                         "scf,arith", "tensor,scf,arith"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), ',', '_');
                           return name;
                         });

} // namespace
} // namespace mlir
