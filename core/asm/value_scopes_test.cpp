// SPDX-License-Identifier: Apache-2.0
#include "core/asm/value_scopes.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

class ValueScopesTest : public testing::Test {
protected:
  ValueScopesTest() { context.allowUnregisteredDialects(); }
  ~ValueScopesTest() override {
    for (Operation *op : ops)
      op->dropAllUses();
    for (Operation *op : ops)
      op->destroy();
  }

  /// Returns an operation with results of type i32, which the test owns.
  Operation *make(unsigned numResults) {
    ops.push_back(create(numResults));
    return ops.back();
  }
  Operation *create(unsigned numResults, unsigned width = 32) {
    llvm::SmallVector<Type> types(numResults,
                                  IntegerType::get(&context, width));
    return Operation::create(location, OperationName("a", &context), types, {},
                             DictionaryAttr(), nullptr, {}, 0);
  }
  Value makeValue() { return make(1)->getResult(0); }
  /// Returns an operation that uses a value.
  Operation *makeUse(Value value) {
    ops.push_back(Operation::create(location, OperationName("u", &context), {},
                                    value, DictionaryAttr(), nullptr, {}, 0));
    return ops.back();
  }
  Value find(llvm::StringRef name, unsigned number = 0) {
    return scopes.find(scopes.getName(name), number).value;
  }
  void define(llvm::StringRef name, Value value, unsigned number = 0) {
    EXPECT_FALSE(
        scopes.define(scopes.getName(name), number, value, text.data()).value);
  }

  MLIRContext context;
  Location location =
      Location::getFileLineCol(StringAttr::get(&context, "test"), 1, 1);
  std::vector<Operation *> ops;
  llvm::StringRef text = "%x %y %1 %2";
  ValueScopes scopes{text};
};

TEST_F(ValueScopesTest, FindsWhatWasDefined) {
  Value value = makeValue();
  define("%x", value);
  EXPECT_EQ(find("%x"), value);
}

TEST_F(ValueScopesTest, FindsNothingElse) {
  define("%x", makeValue());
  EXPECT_FALSE(find("%y"));
}

TEST_F(ValueScopesTest, SpellsNumbers) {
  EXPECT_EQ(scopes.getSpelling(scopes.getName("%12")), "%12");
}

TEST_F(ValueScopesTest, SpellsNumbersBeyondTheLimit) {
  EXPECT_EQ(scopes.getSpelling(scopes.getName("%123456789")), "%123456789");
}

TEST_F(ValueScopesTest, CopiesNamesThatAreNotInTheSource) {
  ValueScopes::Name name;
  {
    std::string made = "%made";
    name = scopes.getName(made);
  }
  EXPECT_EQ(scopes.getSpelling(name), "%made");
}

TEST_F(ValueScopesTest, ForgetsAtTheEndOfTheScope) {
  scopes.push(/*isolated=*/false);
  define("%x", makeValue());
  scopes.pop();
  EXPECT_FALSE(find("%x"));
}

TEST_F(ValueScopesTest, SeesOuterScopes) {
  Value value = makeValue();
  define("%x", value);
  scopes.push(/*isolated=*/false);
  EXPECT_EQ(find("%x"), value);
}

TEST_F(ValueScopesTest, DoesNotRedefine) {
  define("%x", makeValue());
  scopes.push(/*isolated=*/false);
  EXPECT_TRUE(
      scopes.define(scopes.getName("%x"), 0, makeValue(), text.data()).value);
}

TEST_F(ValueScopesTest, IsolatedScopeHidesAndRestores) {
  Value outer = makeValue(), inner = makeValue();
  define("%1", outer);
  scopes.push(/*isolated=*/true);
  EXPECT_FALSE(find("%1"));
  define("%1", inner);
  EXPECT_EQ(find("%1"), inner);
  scopes.pop();
  EXPECT_EQ(find("%1"), outer);
}

TEST_F(ValueScopesTest, NestedIsolatedScopes) {
  Value outer = makeValue();
  define("%x", outer);
  for (int depth = 0; depth < 3; ++depth) {
    scopes.push(/*isolated=*/true);
    define("%x", makeValue());
    scopes.push(/*isolated=*/false);
  }
  for (int depth = 0; depth < 6; ++depth)
    scopes.pop();
  EXPECT_EQ(find("%x"), outer);
}

TEST_F(ValueScopesTest, FindsResultsOfGroup) {
  Operation *op = make(9);
  unsigned number;
  EXPECT_FALSE(
      scopes.defineResults(scopes.getName("%x"), op, 1, 8, text.data(), number)
          .value);
  EXPECT_EQ(find("%x", 7), op->getResult(8));
  EXPECT_FALSE(find("%x", 8));
}

TEST_F(ValueScopesTest, ReplacesForwardReference) {
  Operation *placeholder = create(1);
  scopes.addForward(scopes.getName("%x"), 0, placeholder, text.data());
  Operation *use = makeUse(find("%x"));
  Value value = makeValue();
  define("%x", value);
  EXPECT_EQ(use->getOperand(0), value);
}

TEST_F(ValueScopesTest, ReplacesForwardReferencesToGroup) {
  scopes.addForward(scopes.getName("%x"), 1, create(1), text.data());
  Operation *use = makeUse(find("%x", 1));
  Operation *op = make(2);
  unsigned number;
  EXPECT_FALSE(
      scopes.defineResults(scopes.getName("%x"), op, 0, 2, text.data(), number)
          .value);
  EXPECT_EQ(use->getOperand(0), op->getResult(1));
}

TEST_F(ValueScopesTest, RefusesForwardReferenceOfOtherType) {
  scopes.addForward(scopes.getName("%x"), 0, create(1, /*width=*/64),
                    text.data());
  EXPECT_TRUE(scopes.define(scopes.getName("%x"), 0, makeValue(), text.data())
                  .isForward);
}

TEST_F(ValueScopesTest, TellsWhatIsUndefinedInOrder) {
  scopes.addForward(scopes.getName("%y"), 0, create(1), text.data() + 3);
  scopes.addForward(scopes.getName("%1"), 2, create(1), text.data() + 6);
  scopes.addForward(scopes.getName("%x"), 0, create(1), text.data());
  define("%y", makeValue());
  EXPECT_EQ(scopes.getUndefined(),
            (std::vector<const char *>{text.data(), text.data() + 6}));
}

TEST_F(ValueScopesTest, IsolatedForwardReferenceIsNotDefinedOutside) {
  scopes.push(/*isolated=*/true);
  scopes.addForward(scopes.getName("%x"), 0, create(1), text.data());
  scopes.pop();
  define("%x", makeValue());
  EXPECT_EQ(scopes.getUndefined().size(), 1u);
}

TEST_F(ValueScopesTest, ForwardReferenceOutlivesItsRegion) {
  scopes.push(/*isolated=*/false);
  scopes.addForward(scopes.getName("%x"), 0, create(1), text.data());
  scopes.pop();
  define("%x", makeValue());
  EXPECT_TRUE(scopes.getUndefined().empty());
}

} // namespace
} // namespace mlir::detail
