// SPDX-License-Identifier: Apache-2.0
//
// Generates random modules of each dialect. COUNT is their number.
#include <cstdlib>
#include <ostream>
#include <string>
#include <vector>

#include "core/random/check.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/cf/random_cf.h"
#include "dialects/func/func.h"
#include "dialects/index/index.h"
#include "dialects/math/math.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/random_memref.h"
#include "dialects/scf/random_scf.h"
#include "dialects/scf/scf.h"
#include "dialects/test/random_hooks.h"
#include "dialects/test/test.h"
#include "dialects/ub/ub.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// A dialect, and its operations that are never generated, each with a reason.
struct DialectCase {
  const char *name;
  std::vector<std::string> neverGenerated = {};
  /// Number of operations in a module; greater for dialects with many
  /// operations.
  unsigned numOps = RandomOptions().numOps;
};

void PrintTo(const DialectCase &dialect, std::ostream *os) {
  *os << dialect.name;
}

uint64_t getNumModules() {
  const char *count = std::getenv("COUNT");
  uint64_t number = 0;
  return count && !llvm::StringRef(count).getAsInteger(10, number) ? number : 0;
}

class Random : public testing::TestWithParam<DialectCase> {};

TEST_P(Random, ModulesAreValidAndSurvive) {
  Registry registry;
  registry.getDialects()
      .insert<arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
              index::IndexDialect, math::MathDialect, memref::MemRefDialect,
              scf::SCFDialect, test::TestDialect, ub::UBDialect>();
  cf::registerGenerationHooks(registry);
  memref::registerGenerationHooks(registry);
  scf::registerGenerationHooks(registry);
  test::registerGenerationHooks(registry);
  const std::string dialect = GetParam().name;
  const uint64_t numModules = getNumModules();
  ASSERT_NE(numModules, 0u);
  OperationCounts counts;
  EXPECT_TRUE(succeeded(checkModules(
      registry, {.dialects = {dialect}, .numOps = GetParam().numOps},
      /*seed=*/0, numModules, counts, llvm::errs())));
  std::vector<std::string> missing;
  size_t numOperations = 0;
  for (const auto &[name, count] : counts) {
    llvm::outs() << count << ' ' << name << '\n';
    if (!llvm::StringRef(name).starts_with(dialect + "."))
      continue;
    ++numOperations;
    if (count == 0)
      missing.push_back(name);
  }
  // With so few draws some operations may be missing by chance.
  if (numModules < 40 || numModules * GetParam().numOps < 14 * numOperations)
    return;
  EXPECT_EQ(missing, GetParam().neverGenerated);
}

// Sorted by name.
const std::vector<std::string> neverGeneratedOfTest = {
    // Parsing replaces its location attribute by the location in the text.
    "test.attr_with_loc",
    // It has a successor but is not a terminator.
    "test.dummy_op_with_successor_ref",
    // Its trait is never satisfied.
    "test.four_equals_five",
    // No attribute promises the interface.
    "test.promised_interfaces",
    // Symbols must not have results.
    "test.symbol_with_result",
};

INSTANTIATE_TEST_SUITE_P(
    Dialects, Random,
    testing::Values(DialectCase{"arith"}, DialectCase{"builtin"},
                    DialectCase{"cf"}, DialectCase{"func"},
                    DialectCase{"index"}, DialectCase{"math"},
                    DialectCase{"memref"}, DialectCase{"scf"},
                    DialectCase{"test", neverGeneratedOfTest, 100},
                    DialectCase{"ub"}),
    [](const auto &info) { return std::string(info.param.name); });

} // namespace
} // namespace mlir
