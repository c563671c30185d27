// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/symbol_test_base.h"

namespace mlir {
namespace {

class SymbolUsesTest : public SymbolTestBase {
protected:
  using Users = std::vector<Operation *>;

  static Users getUsers(const std::optional<SymbolUses> &uses) {
    Users users;
    if (uses)
      for (const SymbolUse &use : *uses)
        users.push_back(use.getUser());
    return users;
  }
  template <typename... Arguments> Users getUsersOf(Arguments... arguments) {
    auto uses = SymbolTable::getSymbolUses(arguments...);
    EXPECT_TRUE(uses);
    return getUsers(uses);
  }
  Region *body() { return &top->getRegion(0); }
};

TEST_F(SymbolUsesTest, OfAnySymbol) {
  Operation *first = use(ref("a"));
  create("test.symbol", "a");
  Operation *second = use(ref("b", {"c"}));
  auto uses = SymbolTable::getSymbolUses(body());
  EXPECT_EQ(getUsers(uses), (Users{first, second}));
  EXPECT_EQ((*uses)[1].getSymbolRef(), ref("b", {"c"}));
}

TEST_F(SymbolUsesTest, OwnAttributesOfAnOperationCount) {
  top->setAttr("test.use", ref("a"));
  use(ref("b"));
  // The contents of a symbol table belong to another scope.
  EXPECT_EQ(getUsersOf(top), Users{top});
}

TEST_F(SymbolUsesTest, InsideAttributes) {
  Operation *user = use(test.builder.getArrayAttr(
      {ref("a"),
       test.builder.getDictionaryAttr({test.getNamed("x", ref("b"))})}));
  EXPECT_EQ(getUsersOf(body()), (Users{user, user}));
}

TEST_F(SymbolUsesTest, EachReferenceOncePerOperation) {
  Operation *first = use(test.builder.getArrayAttr({ref("a"), ref("a")}));
  Operation *second = use(ref("a"));
  EXPECT_EQ(getUsersOf(string("a"), body()), (Users{first, second}));
}

TEST_F(SymbolUsesTest, InProperties) {
  // A reference in a property is one of the operation's attributes.
  static constexpr FieldDescriptor fields[] = {
      {.name = "callee", .kind = FieldKind::Attribute, .offset = 0}};
  test.define("test.call", {}, {}, {}, {fields, sizeof(Attribute)});
  Operation *call = test.create(
      "test.call", {.attributes = {test.getNamed("callee", ref("a"))}});
  EXPECT_EQ(getUsersOf(string("a"), body()), Users{call});
}

TEST_F(SymbolUsesTest, InNestedRegions) {
  open("test.plain");
  Operation *user = use(ref("a"));
  EXPECT_EQ(getUsersOf(string("a"), body()), Users{user});
}

TEST_F(SymbolUsesTest, NotInNestedTables) {
  Operation *table = open("test.table");
  table->setAttr("use", ref("a"));
  use(ref("a"));
  EXPECT_EQ(getUsersOf(string("a"), body()), Users{table});
}

TEST_F(SymbolUsesTest, OfANameOrWhatIsInIt) {
  Operation *first = use(ref("a"));
  Operation *second = use(ref("a", {"b"}));
  use(ref("b", {"a"}));
  EXPECT_EQ(getUsersOf(string("a"), body()), (Users{first, second}));
  EXPECT_EQ(getUsersOf(string("a"), top), (Users{first, second}));
}

TEST_F(SymbolUsesTest, AreNotKnownWhereATableMayBe) {
  open("unknown.op");
  EXPECT_FALSE(SymbolTable::getSymbolUses(body()));
  EXPECT_FALSE(SymbolTable::getSymbolUses(string("a"), body()));
  EXPECT_FALSE(
      SymbolTable::getSymbolUses(test.builder.getBlock()->getParentOp()));
  EXPECT_FALSE(SymbolTable::symbolKnownUseEmpty(string("a"), body()));
}

TEST_F(SymbolUsesTest, AreKnownWhereNoTableCanBe) {
  Operation *leaf = create("unknown.op");
  leaf->setAttr("use", ref("a"));
  create("unknown.op", "", 2);
  EXPECT_EQ(getUsersOf(body()), Users{leaf});
}

TEST_F(SymbolUsesTest, NoneIsKnown) {
  EXPECT_TRUE(SymbolTable::symbolKnownUseEmpty(string("a"), body()));
  EXPECT_TRUE(
      SymbolTable::symbolKnownUseEmpty(create("test.symbol", "a"), top));
  use(ref("a"));
  EXPECT_FALSE(SymbolTable::symbolKnownUseEmpty(string("a"), body()));
}

TEST_F(SymbolUsesTest, OfASymbolInItsTable) {
  Operation *a = create("test.symbol", "a");
  Operation *user = use(ref("a"));
  EXPECT_EQ(getUsersOf(a, top), Users{user});
  EXPECT_EQ(getUsersOf(a, body()), Users{user});
  EXPECT_EQ(getUsersOf(a, user), Users{user});
}

TEST_F(SymbolUsesTest, OfANestedSymbolFromBothLevels) {
  open("test.named", "table");
  Operation *leaf = create("test.symbol", "leaf");
  Operation *inner = use(ref("leaf"));
  use(ref("table", {"leaf"}));
  leave();
  use(ref("leaf"));
  Operation *outer = use(ref("table", {"leaf"}));
  EXPECT_EQ(getUsersOf(leaf, top), (Users{inner, outer}));
  EXPECT_EQ(getUsersOf(leaf, body()), (Users{inner, outer}));
  EXPECT_EQ(getUsersOf(leaf, outer), Users{outer});
  EXPECT_EQ(getUsersOf(leaf, leaf->getParentOp()), Users{inner});
}

TEST_F(SymbolUsesTest, OfASymbolThatHasNoNameFromOutside) {
  // The table is not a symbol.
  open("test.table");
  Operation *leaf = create("test.symbol", "leaf");
  Operation *inner = use(ref("leaf"));
  leave();
  Operation *outer = use(ref("leaf"));
  EXPECT_EQ(getUsersOf(leaf, top), Users{inner});
  EXPECT_EQ(getUsersOf(leaf, outer), Users{});
}

TEST_F(SymbolUsesTest, OfASymbolInItself) {
  Operation *a = open("test.symbol", "a");
  Operation *user = use(ref("a"));
  EXPECT_EQ(getUsersOf(a, user), Users{user});
  EXPECT_EQ(getUsersOf(a, a), Users{user});
}

TEST_F(SymbolUsesTest, OfATableFromWithinItself) {
  // References do not resolve outwards.
  Operation *a = open("test.named", "a");
  Operation *user = use(ref("a"));
  EXPECT_EQ(getUsersOf(a, user), Users{});
}

TEST_F(SymbolUsesTest, OfASymbolElsewhere) {
  test.builder.clearInsertionPoint();
  OwningOpRef<Operation *> elsewhere = open("test.table");
  Operation *user = use(ref("a"));
  test.builder.setInsertionPointToEnd(module.get().getBody());
  Operation *a = create("test.symbol", "a");
  EXPECT_EQ(getUsersOf(a, user), Users{});
}

TEST_F(SymbolUsesTest, AreReplacedByName) {
  Operation *first = use(ref("a"));
  Operation *second = use(
      test.builder.getArrayAttr({ref("a", {"b"}), ref("b", {"a"}), ref("b")}));
  EXPECT_TRUE(succeeded(
      SymbolTable::replaceAllSymbolUses(string("a"), string("x"), body())));
  EXPECT_EQ(first->getAttr("use"), ref("x"));
  EXPECT_EQ(
      second->getAttr("use"),
      test.builder.getArrayAttr({ref("x", {"b"}), ref("b", {"a"}), ref("b")}));
}

TEST_F(SymbolUsesTest, AreReplacedUnderAnOperation) {
  top->setAttr("test.use", ref("a"));
  Operation *user = use(ref("a"));
  EXPECT_TRUE(succeeded(
      SymbolTable::replaceAllSymbolUses(string("a"), string("x"), top)));
  EXPECT_EQ(user->getAttr("use"), ref("x"));
  EXPECT_EQ(top->getAttr("test.use"), ref("a"));
}

TEST_F(SymbolUsesTest, OfASymbolAreReplacedOnEachLevel) {
  open("test.named", "table");
  Operation *leaf = create("test.symbol", "leaf");
  Operation *inner = use(ref("leaf", {"more"}));
  leave();
  Operation *outer = use(ref("table", {"leaf", "more"}));
  Operation *other = use(ref("leaf"));
  EXPECT_TRUE(
      succeeded(SymbolTable::replaceAllSymbolUses(leaf, string("x"), top)));
  EXPECT_EQ(inner->getAttr("use"), ref("x", {"more"}));
  EXPECT_EQ(outer->getAttr("use"), ref("table", {"x", "more"}));
  EXPECT_EQ(other->getAttr("use"), ref("leaf"));
}

TEST_F(SymbolUsesTest, AreReplacedInNoneOrAll) {
  Operation *user = use(ref("a"));
  open("unknown.op");
  EXPECT_TRUE(failed(
      SymbolTable::replaceAllSymbolUses(string("a"), string("x"), body())));
  EXPECT_EQ(user->getAttr("use"), ref("a"));
}

} // namespace
} // namespace mlir
