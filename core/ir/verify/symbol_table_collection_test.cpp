// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/symbol_test_base.h"

namespace mlir {
namespace {

using SymbolTableCollectionTest = SymbolTestBase;
using SymbolUserMapTest = SymbolTestBase;

TEST_F(SymbolTableCollectionTest, LooksUp) {
  Operation *a = create("test.symbol", "a");
  SymbolTableCollection tables;
  EXPECT_EQ(tables.lookupSymbolIn(top, string("a")), a);
  EXPECT_EQ(tables.lookupSymbolIn(top, ref("a")), a);
  EXPECT_EQ(tables.lookupSymbolIn(top, ref("b")), nullptr);
  EXPECT_TRUE(tables.lookupSymbolIn<SymbolOpInterface>(top, string("a")));
}

TEST_F(SymbolTableCollectionTest, LooksUpNestedNames) {
  Operation *outer = open("test.named", "outer");
  Operation *leaf = create("test.symbol", "leaf");
  SymbolTableCollection tables;
  llvm::SmallVector<Operation *> path;
  EXPECT_TRUE(
      succeeded(tables.lookupSymbolIn(top, ref("outer", {"leaf"}), path)));
  EXPECT_EQ(path, (llvm::SmallVector<Operation *>{outer, leaf}));
  EXPECT_EQ(tables.lookupSymbolIn(top, ref("outer", {"none"})), nullptr);
}

TEST_F(SymbolTableCollectionTest, LooksUpFromWithin) {
  Operation *outer = open("test.named", "outer");
  Operation *leaf = create("test.symbol", "leaf");
  SymbolTableCollection tables;
  EXPECT_EQ(tables.lookupNearestSymbolFrom(leaf, string("leaf")), leaf);
  EXPECT_EQ(tables.lookupNearestSymbolFrom(leaf, string("outer")), nullptr);
  EXPECT_EQ(tables.lookupNearestSymbolFrom(outer->getParentOp(),
                                           ref("outer", {"leaf"})),
            leaf);
  EXPECT_EQ(
      tables.lookupNearestSymbolFrom<SymbolOpInterface>(leaf, string("leaf")),
      OpState(leaf));
}

TEST_F(SymbolTableCollectionTest, KeepsTables) {
  SymbolTableCollection tables;
  SymbolTable &table = tables.getSymbolTable(top);
  EXPECT_EQ(&tables.getSymbolTable(top), &table);
  create("test.symbol", "a");
  EXPECT_EQ(tables.lookupSymbolIn(top, string("a")), nullptr);
  tables.invalidateSymbolTable(top);
  EXPECT_NE(tables.lookupSymbolIn(top, string("a")), nullptr);
}

TEST_F(SymbolUserMapTest, UsersOfEachSymbol) {
  Operation *a = create("test.symbol", "a");
  Operation *b = create("test.symbol", "b");
  Operation *first = use(ref("a"));
  Operation *second = use(test.builder.getArrayAttr({ref("a"), ref("c")}));
  SymbolTableCollection tables;
  SymbolUserMap users(tables, top);
  EXPECT_EQ(users.getUsers(a), llvm::ArrayRef({first, second}));
  EXPECT_FALSE(users.useEmpty(a));
  EXPECT_TRUE(users.getUsers(b).empty());
  EXPECT_TRUE(users.useEmpty(b));
}

TEST_F(SymbolUserMapTest, SymbolsOnTheWayAreUsed) {
  Operation *outer = open("test.named", "outer");
  Operation *leaf = create("test.symbol", "leaf");
  Operation *inner = use(ref("leaf"));
  leave();
  Operation *user = use(ref("outer", {"leaf"}));
  SymbolTableCollection tables;
  SymbolUserMap users(tables, top);
  EXPECT_EQ(users.getUsers(outer), llvm::ArrayRef(user));
  EXPECT_EQ(users.getUsers(leaf), llvm::ArrayRef({inner, user}));
}

TEST_F(SymbolUserMapTest, ReplacesUses) {
  Operation *a = create("test.symbol", "a");
  Operation *b = create("test.symbol", "b");
  Operation *first = use(ref("a"));
  Operation *second = use(ref("b"));
  SymbolTableCollection tables;
  SymbolUserMap users(tables, top);
  users.replaceAllUsesWith(a, string("b"));
  EXPECT_EQ(first->getAttr("use"), ref("b"));
  EXPECT_TRUE(users.useEmpty(a));
  EXPECT_EQ(users.getUsers(b), llvm::ArrayRef({second, first}));
}

TEST_F(SymbolUserMapTest, ReplacesUsesByAnUnknownName) {
  Operation *a = create("test.symbol", "a");
  Operation *user = use(ref("a"));
  SymbolTableCollection tables;
  SymbolUserMap users(tables, top);
  users.replaceAllUsesWith(a, string("x"));
  EXPECT_EQ(user->getAttr("use"), ref("x"));
  EXPECT_TRUE(users.useEmpty(a));
}

TEST_F(SymbolUserMapTest, ReplacesNothingWhereThereIsNoUse) {
  Operation *a = create("test.symbol", "a");
  SymbolTableCollection tables;
  SymbolUserMap users(tables, top);
  users.replaceAllUsesWith(a, string("x"));
  EXPECT_TRUE(users.useEmpty(a));
}

} // namespace
} // namespace mlir
