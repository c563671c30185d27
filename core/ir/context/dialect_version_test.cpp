// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/dialect_version.h"

#include <string>

#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Appends a call of a hook to the attribute `test.log`.
void log(Operation *root, llvm::StringRef text) {
  auto old = root->getAttrOfType<StringAttr>("test.log");
  root->setAttr("test.log",
                StringAttr::get(root->getContext(),
                                (old ? old.getValue() : "") + text + ";"));
}

std::string describe(const DialectVersion &version) {
  return std::to_string(version.major) + "." + std::to_string(version.minor);
}

/// A dialect with version 2.1.
const DialectDescriptor versioned = {
    .name = "test",
    .id = {},
    .getVersion = [](const Dialect &) { return DialectVersion{2, 1}; },
    .upgradeFromVersion = [](Dialect &dialect, Operation *topLevel,
                             const DialectVersion &version) -> LogicalResult {
      log(topLevel,
          dialect.getNamespace().str() + " from " + describe(version));
      if (version.major == 0)
        return topLevel->emitError("too old");
      return success();
    }};

class DialectVersionTest : public testing::Test {
protected:
  explicit DialectVersionTest(const DialectDescriptor &descriptor = versioned)
      : test(MLIRContext::Threading::Disabled, descriptor) {
    test.define("test.same");
    test.define("test.changed", {}, {},
                {.upgradeProperties = [](const DialectVersion &version,
                                         Operation *op) -> LogicalResult {
                  if (op->hasAttr("wrong"))
                    return op->emitError("cannot be upgraded");
                  Operation *root = op;
                  while (Operation *parent = root->getParentOp())
                    root = parent;
                  log(root, "op from " + describe(version));
                  return success();
                }});
    root = test.create("test.same", {.numRegions = 1});
    test.addBlock(root.get());
  }
  /// Returns the calls and then the diagnostics.
  std::string upgrade(DialectVersion version) {
    LogicalResult result =
        upgradeFromVersion(root.get(), *test.dialect, version);
    std::string messages = test.takeMessages();
    EXPECT_EQ(failed(result), !messages.empty());
    auto calls = root.get()->getAttrOfType<StringAttr>("test.log");
    return (calls ? calls.getValue().str() : "") + messages;
  }

  TestDialect test;
  OwningOpRef<Operation *> root;
};

TEST_F(DialectVersionTest, VersionsAreOrdered) {
  EXPECT_LT((DialectVersion{1, 9}), (DialectVersion{2, 0}));
  EXPECT_LT((DialectVersion{2, 0}), (DialectVersion{2, 1}));
  EXPECT_EQ((DialectVersion{}), (DialectVersion{0, 0}));
}

TEST_F(DialectVersionTest, OperationsComeBeforeTheDialect) {
  test.create("test.changed");
  test.create("test.same");
  EXPECT_EQ(upgrade({1, 4}), "op from 1.4;test from 1.4;");
}

TEST_F(DialectVersionTest, NothingIsDoneForItsOwnVersion) {
  test.create("test.changed");
  EXPECT_EQ(upgrade({2, 1}), "");
}

TEST_F(DialectVersionTest, OperationsOfOtherDialectsAreLeftAlone) {
  test.create("unknown.changed");
  test.create("test.unregistered");
  EXPECT_EQ(upgrade({2, 0}), "test from 2.0;");
}

TEST_F(DialectVersionTest, NewerVersionsAreRefused) {
  test.create("test.changed");
  EXPECT_EQ(upgrade({2, 2}),
            "dialect 'test' has version 2.1, cannot read version 2.2");
}

TEST_F(DialectVersionTest, TheFirstFailureEndsIt) {
  test.create("test.changed", {.attributes = {test.getNamed("wrong")}});
  test.create("test.changed");
  EXPECT_EQ(upgrade({1, 0}), "cannot be upgraded");
}

TEST_F(DialectVersionTest, TheDialectMayFail) {
  EXPECT_EQ(upgrade({0, 3}), "test from 0.3;too old");
}

/// A dialect without versions.
class UnversionedDialectTest : public DialectVersionTest {
protected:
  UnversionedDialectTest() : DialectVersionTest(plain) {}
  static constexpr DialectDescriptor plain = {.name = "test", .id = {}};
};

TEST_F(UnversionedDialectTest, IsOfVersionZero) {
  EXPECT_EQ(upgrade({0, 0}), "");
  EXPECT_EQ(upgrade({0, 1}),
            "dialect 'test' has version 0.0, cannot read version 0.1");
}

} // namespace
} // namespace mlir
