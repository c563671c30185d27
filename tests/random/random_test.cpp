// SPDX-License-Identifier: Apache-2.0
//
// Generates random modules of each registered dialect. COUNT is their number.
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "core/random/check.h"
#include "tests/random/all_dialects.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// How a dialect differs from what is checked of every dialect.
struct DialectException {
  /// Operations that are in no module, in the order of their names, each with a
  /// reason.
  std::vector<std::string> neverGenerated = {};
  /// Number of operations in a module; greater for dialects with many
  /// operations.
  unsigned numOps = RandomOptions().numOps;
};

const std::map<std::string, DialectException> exceptions = {
    {"test",
     {{
          // Parsing replaces its location attribute by the location in the
          // text.
          "test.attr_with_loc",
          // It has a successor but is not a terminator.
          "test.dummy_op_with_successor_ref",
          // Its trait is never satisfied.
          "test.four_equals_five",
          // No attribute promises the interface.
          "test.promised_interfaces",
          // Symbols must not have results.
          "test.symbol_with_result",
      },
      // The dialect has many operations.
      100}},
};

Registry makeRegistry() {
  Registry registry;
  registerAllDialects(registry);
  return registry;
}

/// Returns the builtin dialect, which each context loads, and all registered
/// dialects that have operations.
std::vector<std::string> getDialects() {
  const Registry registry = makeRegistry();
  std::vector<std::string> names = {"builtin"};
  for (llvm::StringRef name : registry.getDialects().getDialectNames())
    if (name != "builtin" &&
        !registry.getDialects().lookup(name)->operations.empty())
      names.push_back(name.str());
  return names;
}

uint64_t getNumModules() {
  const char *count = std::getenv("COUNT");
  uint64_t number = 0;
  return count && !llvm::StringRef(count).getAsInteger(10, number) ? number : 0;
}

class Random : public testing::TestWithParam<std::string> {};

TEST_P(Random, ModulesAreValidAndSurvive) {
  const Registry registry = makeRegistry();
  const std::string dialect = GetParam();
  auto found = exceptions.find(dialect);
  const DialectException exception =
      found == exceptions.end() ? DialectException() : found->second;
  const uint64_t numModules = getNumModules();
  ASSERT_NE(numModules, 0u);
  OperationCounts counts;
  EXPECT_TRUE(succeeded(checkModules(
      registry, {.dialects = {dialect}, .numOps = exception.numOps},
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
  if (numModules < 40 || numModules * exception.numOps < 14 * numOperations)
    return;
  EXPECT_EQ(missing, exception.neverGenerated);
}

INSTANTIATE_TEST_SUITE_P(Dialects, Random, testing::ValuesIn(getDialects()),
                         [](const auto &info) { return info.param; });

} // namespace
} // namespace mlir
