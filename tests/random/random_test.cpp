// SPDX-License-Identifier: Apache-2.0
//
// Generates random modules of each registered dialect. COUNT is their number.
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/structure/operation_name.h"
#include "core/random/check.h"
#include "tests/random/all_dialects.h"
#include "llvm/ADT/STLExtras.h"
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
    // Its attribute is an array of two numbers of the element type.
    {"complex", {{"complex.constant"}}},
    {"tensor",
     {{
         // Its dimensions are sorted and below the rank.
         "tensor.gather",
         // Its region yields the element type.
         "tensor.pad",
         // Its parent runs in parallel.
         "tensor.parallel_insert_slice",
         // Its dimensions are sorted and below the rank.
         "tensor.scatter",
     }}},
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

/// Dialects whose custom form does not show the whole module, as in release 22.
const std::set<std::string> dialectsWithAmbiguousText = {
    // Custom forms omit operands that a map does not use.
    "affine",
    // `vector.print` without an operand reads one from the next line.
    "vector",
};

Registry makeRegistry() {
  Registry registry;
  registerAllDialects(registry);
  return registry;
}

/// Returns the dialects that have operations and unambiguous text: registered
/// ones, and the builtin dialect, which each context loads.
std::vector<std::string> getDialects() {
  MLIRContext context(makeRegistry().getDialects(),
                      MLIRContext::Threading::Disabled);
  context.loadAllAvailableDialects();
  std::set<std::string> names;
  for (const OperationRecord *op : context.getRegisteredOperations())
    if (!dialectsWithAmbiguousText.contains(op->dialectNamespace.str()))
      names.insert(op->dialectNamespace.str());
  return {names.begin(), names.end()};
}

uint64_t getNumModules() {
  const char *count = std::getenv("COUNT");
  uint64_t number = 0;
  return count && !llvm::StringRef(count).getAsInteger(10, number) ? number : 0;
}

TEST(RandomTest, DialectsAreFound) {
  const std::vector<std::string> dialects = getDialects();
  for (const char *name : {"arith", "builtin", "test"})
    EXPECT_TRUE(llvm::is_contained(dialects, name)) << name;
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
