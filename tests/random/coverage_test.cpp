// SPDX-License-Identifier: Apache-2.0
//
// Tests isCoveredByFormat on operations whose formats omit attributes.
#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/descriptor/op_invariants.h"
#include "dialects/test/test.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class Coverage : public testing::Test {
protected:
  Coverage() { registry.insert<test::TestDialect>(); }
  /// Returns the result for the last operation in the text, in generic form.
  bool isCovered(llvm::StringRef text) {
    MLIRContext context(registry, MLIRContext::Threading::Disabled);
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    return module && isCoveredByFormat(&module->getBody()->back());
  }
  DialectRegistry registry;
};

TEST_F(Coverage, ListsOfTypesHaveAnElement) {
  EXPECT_FALSE(isCovered(R"("test.format_variadic_operand"() : () -> ())"));
  EXPECT_TRUE(isCovered(R"(%0 = "test.format_variadic_result"() : () -> i64
                           "test.format_variadic_operand"(%0) : (i64) -> ())"));
  EXPECT_FALSE(isCovered(R"("test.format_variadic_result"() : () -> ())"));
  EXPECT_TRUE(isCovered(R"(%0 = "test.format_variadic_result"()
                           : () -> i64)"));
}

TEST_F(Coverage, TypesInParenthesesMayBeNone) {
  EXPECT_TRUE(isCovered(R"("test.graph_loop"() ({
                             "test.return"() : () -> ()
                           }) : () -> ())"));
}

TEST_F(Coverage, GroupsHaveWhatIsNotTheirAnchor) {
  EXPECT_FALSE(isCovered(R"(%0 = "test.format_optional_result_a_op"()
      <{resultSegmentSizes = array<i32: 0, 1>}> : () -> i64)"));
  EXPECT_TRUE(isCovered(R"(%0:2 = "test.format_optional_result_a_op"()
      <{resultSegmentSizes = array<i32: 1, 1>}> : () -> (i64, i64))"));
  EXPECT_TRUE(isCovered(R"("test.format_optional_result_a_op"()
      <{resultSegmentSizes = array<i32: 0, 0>}> : () -> ())"));
}

TEST_F(Coverage, ClausesThatAreNotThereNeedNoTypes) {
  EXPECT_TRUE(isCovered(R"("test.oilist_variadic_with_parens"()
      <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ())"));
}

TEST_F(Coverage, OperationsWithoutAFormatAreCovered) {
  EXPECT_TRUE(isCovered(R"("test.finish"() : () -> ())"));
}

} // namespace
} // namespace mlir
