// SPDX-License-Identifier: Apache-2.0
//
// Operations that are isolated from above can be verified in parallel.
#include "core/ir/verify/verifier_test_base.h"

namespace mlir {
namespace {

using verifier_test::fail;

class VerifierIsolation : public testing::Test, protected VerifierTestBase {};

TEST_F(VerifierIsolation, IsolatedOperationsAreVerifiedAfterTheOthers) {
  open("test.func");
  test.create("test.br");
  test.create("test.br");
  leave();
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

TEST_F(VerifierIsolation, EachIsolatedOperationReportsItsFirstError) {
  auto hook = [](Operation *op) { return fail(op, "with functions"); };
  test.define("test.program", {{&OpTrait::NoTerminator::descriptor}}, {},
              {.verifyRegions = hook});
  open("test.program");
  for (unsigned i = 0; i < 3; ++i) {
    open("test.func");
    test.create("test.bad");
    test.create("test.bad");
    close();
  }
  EXPECT_EQ(check(), "bad op; bad op; bad op");
}

TEST_F(VerifierIsolation, IsolatedOperationsDoNotStopEachOther) {
  open("test.func");
  close();
  open("test.func");
  test.create("test.bad");
  close();
  open("test.func");
  close();
  EXPECT_EQ(check(), "bad op");
}

TEST_F(VerifierIsolation, IsolatedOperationsInIsolatedOperations) {
  open("test.func");
  open("test.func");
  Value late = value();
  use(late)->moveBefore(late.getDefiningOp());
  close();
  close();
  open("test.func");
  test.create("test.bad");
  EXPECT_EQ(check(),
            "operand #0 does not dominate this use; note: operand defined here "
            "(op in the same block); bad op");
}

TEST_F(VerifierIsolation, SymbolsAreUniqueInModules) {
  auto name = test.getNamed("sym_name", test.builder.getStringAttr("a"));
  test.create("unknown.op", {.attributes = {name}});
  EXPECT_EQ(check(), "");
  test.create("unknown.op", {.attributes = {name}});
  EXPECT_EQ(check(), "redefinition of symbol named 'a'; note: see existing "
                     "symbol definition here");
}

// Sizes.

TEST_F(VerifierIsolation, ManyNestedRegions) {
  Value outer;
  for (unsigned i = 0; i < 10000; ++i) {
    open("unknown.op");
    if (i == 0)
      outer = value();
  }
  use(outer);
  EXPECT_EQ(check(), "");
}

TEST_F(VerifierIsolation, ManyNestedIsolatedRegions) {
  for (unsigned i = 0; i < 10000; ++i)
    open("builtin.module");
  test.create("test.bad");
  EXPECT_EQ(check(), "bad op");
}

class VerifierWithThreads : public testing::Test, protected VerifierTestBase {
protected:
  VerifierWithThreads() : VerifierTestBase(MLIRContext::Threading::Enabled) {}
};

TEST_F(VerifierWithThreads, ReportsInTheOrderOfTheIR) {
  std::string expected;
  for (unsigned i = 0; i < 500; ++i) {
    open("test.func");
    value();
    if (i % 3 == 0) {
      std::string name = "test.bad" + std::to_string(i);
      test.create(name);
      expected += (expected.empty() ? "" : "; ") +
                  ("unregistered operation '" + name +
                   "' found in dialect ('test') that does not allow unknown "
                   "operations");
    }
    close();
  }
  EXPECT_EQ(check(), expected);
}

TEST_F(VerifierWithThreads, ReportsInTheOrderOfTheIRInNestedModules) {
  std::string expected;
  for (unsigned i = 0; i < 100; ++i) {
    open("builtin.module");
    for (unsigned j = 0; j < 10; ++j) {
      open("builtin.module");
      test.create("test.bad");
      leave();
      expected += expected.empty() ? "bad op" : "; bad op";
    }
    leave();
  }
  EXPECT_EQ(check(), expected);
}

} // namespace
} // namespace mlir
