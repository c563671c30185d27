// SPDX-License-Identifier: Apache-2.0
//
// Runs every registered pass on the random modules of random_suites.h. COUNT is
// the number of each kind.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/ir/context/context.h"
#include "core/pass/pass_registry.h"
#include "core/random/generator.h"
#include "tests/passes/pass_checks.h"
#include "tests/passes/random_suites.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Passes that do not run on random modules.
const PassException passesToSkip[] = {
    {"print-ir", "it prints the whole module"},
    {"print-op-stats", "it prints a table"},
    {"snapshot-op-locations",
     "without an option it writes a file; it runs with one"},
    {"view-op-graph", "it prints a graph"},
};

/// Passes that may fail on a valid module, in each program. They must not
/// crash, and must say why they fail; their output after a success is checked
/// as that of any pass.
const PassException passesThatMayFail[] = {
    {"arith-emulate-wide-int", "it fails on operations that it cannot convert"},
    {"arith-expand", "it fails on operations that it cannot convert"},
    {"convert-arith-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-cf-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-complex-to-libm",
     "it fails on operations that it cannot convert"},
    {"convert-complex-to-llvm",
     "it fails on operations that it cannot convert"},
    {"convert-exact-math-to-llvm",
     "it fails on operations that it cannot convert"},
    {"convert-func-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-index-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-math-to-funcs", "it fails on operations that it cannot convert"},
    {"convert-math-to-libm", "it fails on operations that it cannot convert"},
    {"convert-math-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-model-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-scf-to-cf", "it fails on operations that it cannot convert"},
    {"convert-scf-to-threads", "it fails on operations that it cannot convert"},
    {"convert-to-llvm", "it fails on operations that it cannot convert"},
    {"convert-ub-to-llvm", "it fails on operations that it cannot convert"},
    {"finalize-memref-to-llvm",
     "it fails on operations that it cannot convert"},
    {"lift-cf-to-scf", "it fails on terminators that it does not know"},
    {"llvm-target-to-data-layout", "it needs a module with a target"},
    {"lower-affine", "it fails on operations that it cannot convert"},
    {"memref-emulate-wide-int",
     "it fails on operations that it cannot convert"},
    {"scf-forall-to-for", "it fails on loops with results"},
    {"scf-forall-to-parallel", "it fails on loops with results"},
    {"test-loop-unrolling", "it needs an option"},
};

/// Passes with options that change much; each runs without options, too.
const llvm::StringRef passesWithOptions[] = {
    "canonicalize{top-down=false region-simplify=aggressive}",
    "composite-fixed-point-pass{pipeline=any(canonicalize,cse)}",
    "mem2reg{region-simplify}",
    "remove-dead-values{canonicalize}",
    "snapshot-op-locations{filename=/dev/null}",
};

/// Passes that run on functions only.
const llvm::StringRef passesOnFunctions[] = {
    "llvm-request-c-wrappers",
};

bool contains(llvm::ArrayRef<PassException> exceptions, llvm::StringRef pass) {
  return llvm::any_of(exceptions, [&](const PassException &exception) {
    return exception.pass == pass;
  });
}

bool mayFail(llvm::StringRef pass) {
  return contains(passesThatMayFail, pass) ||
         contains(getRandomSuites().mayFail, pass);
}

/// Returns all registered passes but those to skip, and those with options.
std::vector<std::string> getPasses(const Registry &registry) {
  std::vector<std::string> passes;
  for (const PassInfo *pass : registry.getEntries<PassInfo>())
    if (!contains(passesToSkip, pass->getPassArgument()))
      passes.push_back(pass->getPassArgument().str());
  for (llvm::StringRef pass : passesWithOptions)
    passes.push_back(pass.str());
  return passes;
}

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
  RandomPasses() { getRandomSuites().registerComponents(registry); }

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

TEST(RandomPassesTest, ExceptionsAreRegistered) {
  Registry registry;
  getRandomSuites().registerComponents(registry);
  for (llvm::ArrayRef<PassException> exceptions :
       {llvm::ArrayRef(passesToSkip), llvm::ArrayRef(passesThatMayFail),
        getRandomSuites().mayFail})
    for (const PassException &exception : exceptions) {
      EXPECT_TRUE(PassInfo::lookup(registry, exception.pass))
          << exception.pass.str();
      EXPECT_FALSE(exception.reason.empty()) << exception.pass.str();
    }
}

TEST_P(RandomPasses, MakeWhatVerifiesAndIsReadAgain) {
  forEachModule([&](ModuleOp module) {
    bool hasFailed = false;
    for (const std::string &pass : getPasses(registry)) {
      const bool isOnFunctions = llvm::is_contained(passesOnFunctions, pass);
      hasFailed |= failed(
          checkPass(module, isOnFunctions ? "func.func(" + pass + ")" : pass,
                    registry, mayFail(pass) ? MayFail::Yes : MayFail::No));
    }
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

INSTANTIATE_TEST_SUITE_P(Dialects, RandomPasses,
                         testing::ValuesIn(getRandomSuites().dialects.begin(),
                                           getRandomSuites().dialects.end()),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), ',', '_');
                           return name;
                         });

} // namespace
} // namespace mlir
