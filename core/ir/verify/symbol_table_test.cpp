// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/symbol_table.h"

#include "core/ir/verify/symbol_test_base.h"
#include "core/ir/verify/verifier.h"

namespace mlir {
namespace {

using Visibility = SymbolTable::Visibility;

class SymbolTables : public SymbolTestBase {
protected:
  std::string check() {
    const bool isRight = succeeded(verify(top));
    std::string messages = test.takeMessages();
    EXPECT_EQ(isRight, messages.empty());
    return messages;
  }
};

TEST_F(SymbolTables, NamesOfSymbols) {
  Operation *op = create("test.symbol");
  EXPECT_FALSE(SymbolTable::getSymbolName(op));
  SymbolTable::setSymbolName(op, "a");
  EXPECT_EQ(SymbolTable::getSymbolName(op), string("a"));
  EXPECT_EQ(SymbolOpInterface(op).getName(), "a");
  SymbolOpInterface(op).setName(string("b"));
  EXPECT_EQ(SymbolOpInterface(op).getNameAttr(), string("b"));
}

TEST_F(SymbolTables, VisibilityIsPublicAtFirst) {
  Operation *op = create("test.symbol", "a");
  EXPECT_EQ(SymbolTable::getSymbolVisibility(op), Visibility::Public);
  EXPECT_TRUE(SymbolOpInterface(op).isPublic());
}

TEST_F(SymbolTables, VisibilityIsSet) {
  SymbolOpInterface op(create("test.symbol", "a"));
  op.setVisibility(Visibility::Private);
  EXPECT_TRUE(op.isPrivate());
  EXPECT_EQ(op->getAttr("sym_visibility"), string("private"));
  op.setVisibility(Visibility::Nested);
  EXPECT_TRUE(op.isNested());
  EXPECT_EQ(op->getAttr("sym_visibility"), string("nested"));
  op.setVisibility(Visibility::Public);
  EXPECT_TRUE(op.isPublic());
  EXPECT_FALSE(op->hasAttr("sym_visibility"));
}

TEST_F(SymbolTables, DefaultsOfTheInterface) {
  SymbolOpInterface op(create("test.symbol", "a"));
  EXPECT_FALSE(op.isOptionalSymbol());
  EXPECT_FALSE(op.isDeclaration());
  EXPECT_FALSE(op.canDiscardOnUseEmpty());
  op.setVisibility(Visibility::Private);
  EXPECT_TRUE(op.canDiscardOnUseEmpty());
}

TEST_F(SymbolTables, LooksUpWhatItHas) {
  Operation *a = create("test.symbol", "a");
  Operation *b = create("test.named", "b", 1);
  create("test.plain");
  SymbolTable table(top);
  EXPECT_EQ(table.getOp(), top);
  EXPECT_EQ(table.lookup("a"), a);
  EXPECT_EQ(table.lookup(string("b")), b);
  EXPECT_EQ(table.lookup("c"), nullptr);
  EXPECT_TRUE(table.lookup<SymbolOpInterface>("a"));
  EXPECT_FALSE(table.lookup<ModuleOp>("a"));
}

TEST_F(SymbolTables, TheFirstOfEqualNamesCounts) {
  Operation *first = create("test.symbol", "a");
  create("test.symbol", "a");
  EXPECT_EQ(SymbolTable(top).lookup("a"), first);
}

TEST_F(SymbolTables, AnEmptyOne) {
  Operation *op = create("test.table", "", 1);
  EXPECT_EQ(SymbolTable(op).lookup("a"), nullptr);
  EXPECT_EQ(SymbolTable::lookupSymbolIn(op, "a"), nullptr);
}

TEST_F(SymbolTables, RemovesFromTheTableOnly) {
  Operation *a = create("test.symbol", "a");
  SymbolTable table(top);
  table.remove(a);
  EXPECT_EQ(table.lookup("a"), nullptr);
  EXPECT_EQ(a->getParentOp(), top);
}

TEST_F(SymbolTables, RemovesNoOtherOfTheName) {
  Operation *first = create("test.symbol", "a");
  Operation *second = create("test.symbol", "a");
  SymbolTable table(top);
  table.remove(second);
  EXPECT_EQ(table.lookup("a"), first);
}

TEST_F(SymbolTables, Erases) {
  Operation *a = create("test.symbol", "a");
  SymbolTable table(top);
  table.erase(a);
  EXPECT_EQ(table.lookup("a"), nullptr);
  EXPECT_TRUE(module.get().getBody()->empty());
}

TEST_F(SymbolTables, InsertsAtTheEnd) {
  create("test.symbol", "a");
  test.builder.clearInsertionPoint();
  Operation *b = create("test.symbol", "b");
  SymbolTable table(top);
  EXPECT_EQ(table.insert(b), string("b"));
  EXPECT_EQ(&module.get().getBody()->back(), b);
  EXPECT_EQ(table.lookup("b"), b);
}

TEST_F(SymbolTables, InsertsBeforeATerminator) {
  test.define("test.end", {{&OpTrait::IsTerminator::descriptor}});
  Operation *end = create("test.end");
  test.builder.clearInsertionPoint();
  Operation *a = create("test.symbol", "a");
  SymbolTable table(top);
  table.insert(a);
  EXPECT_EQ(a->getNextNode(), end);
}

TEST_F(SymbolTables, InsertsAtAPlace) {
  Operation *a = create("test.symbol", "a");
  test.builder.clearInsertionPoint();
  Operation *b = create("test.symbol", "b");
  SymbolTable table(top);
  table.insert(b, Block::iterator(a));
  EXPECT_EQ(b->getNextNode(), a);
}

TEST_F(SymbolTables, InsertsWhatIsThereAlready) {
  Operation *a = create("test.symbol", "a");
  SymbolTable table(top);
  EXPECT_EQ(table.insert(a), string("a"));
  EXPECT_EQ(table.lookup("a"), a);
}

TEST_F(SymbolTables, InsertsUnderANewNameIfNeeded) {
  create("test.symbol", "a");
  create("test.symbol", "a_1");
  test.builder.clearInsertionPoint();
  SymbolTable table(top);
  // A table never reuses a number.
  for (llvm::StringRef expected : {"a_0", "a_2", "a_3"}) {
    Operation *more = create("test.symbol", "a");
    EXPECT_EQ(table.insert(more), string(expected));
    EXPECT_EQ(SymbolTable::getSymbolName(more), string(expected));
    EXPECT_EQ(table.lookup(expected), more);
  }
}

TEST_F(SymbolTables, Renames) {
  Operation *a = create("test.symbol", "a");
  Operation *user = use(ref("a", {"x"}));
  SymbolTable table(top);
  EXPECT_TRUE(succeeded(table.rename(a, "b")));
  EXPECT_EQ(SymbolTable::getSymbolName(a), string("b"));
  EXPECT_EQ(table.lookup("b"), a);
  EXPECT_EQ(table.lookup("a"), nullptr);
  EXPECT_EQ(user->getAttr("use"), ref("b", {"x"}));
}

TEST_F(SymbolTables, DoesNotRenameWhatMayHaveUnknownUses) {
  Operation *a = create("test.symbol", "a");
  Operation *user = use(ref("a"));
  open("unknown.op");
  SymbolTable table(top);
  EXPECT_TRUE(failed(table.rename(a, "b")));
  EXPECT_EQ(SymbolTable::getSymbolName(a), string("a"));
  EXPECT_EQ(table.lookup("a"), a);
  EXPECT_EQ(user->getAttr("use"), ref("a"));
}

TEST_F(SymbolTables, RenamesToAUniqueName) {
  Operation *a = create("test.symbol", "a");
  create("test.symbol", "a_0");
  Operation *other = open("test.table");
  create("test.symbol", "a_1");
  SymbolTable table(top), otherTable(other);
  FailureOr<StringAttr> name = table.renameToUnique(a, {&otherTable});
  ASSERT_TRUE(succeeded(name));
  EXPECT_EQ(*name, string("a_2"));
  EXPECT_EQ(table.lookup("a_2"), a);
}

TEST_F(SymbolTables, TheNearestOne) {
  Operation *table = open("test.table");
  Operation *plain = create("test.plain");
  EXPECT_EQ(SymbolTable::getNearestSymbolTable(plain), table);
  EXPECT_EQ(SymbolTable::getNearestSymbolTable(table), table);
  table->remove();
  plain->moveBefore(module.get().getBody(), module.get().end());
  EXPECT_EQ(SymbolTable::getNearestSymbolTable(plain), top);
  table->destroy();
}

TEST_F(SymbolTables, TheNearestOneMayNotBeKnown) {
  open("unknown.op");
  EXPECT_EQ(SymbolTable::getNearestSymbolTable(create("test.plain")), nullptr);
}

TEST_F(SymbolTables, ThereMayBeNone) {
  test.builder.clearInsertionPoint();
  OwningOpRef<Operation *> op = create("test.plain");
  EXPECT_EQ(SymbolTable::getNearestSymbolTable(op.get()), nullptr);
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(op.get(), string("a")),
            nullptr);
}

TEST_F(SymbolTables, LooksUpInTheIR) {
  Operation *a = create("test.symbol", "a");
  EXPECT_EQ(SymbolTable::lookupSymbolIn(top, "a"), a);
  EXPECT_EQ(SymbolTable::lookupSymbolIn(top, string("a")), a);
  EXPECT_EQ(SymbolTable::lookupSymbolIn(top, ref("a")), a);
  EXPECT_EQ(SymbolTable::lookupSymbolIn(top, ref("b")), nullptr);
}

TEST_F(SymbolTables, LooksUpNestedNames) {
  Operation *outer = open("test.named", "outer");
  Operation *inner = open("test.named", "inner");
  Operation *leaf = create("test.symbol", "leaf");
  llvm::SmallVector<Operation *> path;
  EXPECT_TRUE(succeeded(
      SymbolTable::lookupSymbolIn(top, ref("outer", {"inner", "leaf"}), path)));
  EXPECT_EQ(path, (llvm::SmallVector<Operation *>{outer, inner, leaf}));
  EXPECT_EQ(SymbolTable::lookupSymbolIn(top, ref("outer", {"leaf"})), nullptr);
  EXPECT_EQ(SymbolTable::lookupSymbolIn(top, ref("nothing", {"leaf"})),
            nullptr);
  EXPECT_EQ(
      SymbolTable::lookupSymbolIn(top, ref("outer", {"inner", "leaf", "more"})),
      nullptr);
}

TEST_F(SymbolTables, LooksUpFromWithin) {
  Operation *a = create("test.symbol", "a");
  Operation *table = open("test.named", "table");
  Operation *b = create("test.symbol", "b");
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(b, string("b")), b);
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(b, string("a")), nullptr);
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(a, ref("table", {"b"})), b);
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom<SymbolOpInterface>(
                a, string("table")),
            OpState(table));
}

TEST_F(SymbolTables, AreWalkedFromWithin) {
  Operation *outer = open("test.table");
  Operation *first = open("test.table");
  leave();
  open("test.plain");
  Operation *second = open("test.table");
  std::vector<Operation *> visited;
  SymbolTable::walkSymbolTables(
      top, false, [&](Operation *op, bool) { visited.push_back(op); });
  EXPECT_EQ(visited, (std::vector<Operation *>{first, second, outer, top}));
}

TEST_F(SymbolTables, UsesAreVisibleInPrivateTables) {
  auto isVisible = [&](Operation *table, bool allSymUsesVisible) {
    bool result = false;
    SymbolTable::walkSymbolTables(top, allSymUsesVisible,
                                  [&](Operation *op, bool visible) {
                                    if (op == table)
                                      result = visible;
                                  });
    return result;
  };
  SymbolOpInterface outer(open("test.named", "outer"));
  Operation *inner = open("test.named", "inner");
  // An operation without a name is not a symbol and cannot be referenced.
  EXPECT_TRUE(isVisible(inner, false));
  SymbolTable::setSymbolName(top, "top");
  EXPECT_FALSE(isVisible(inner, false));
  EXPECT_TRUE(isVisible(inner, true));
  outer.setVisibility(Visibility::Private);
  EXPECT_TRUE(isVisible(inner, false));
  EXPECT_TRUE(isVisible(outer, false));
  EXPECT_FALSE(isVisible(top, false));
}

TEST_F(SymbolTables, UsesAreVisibleUnderWhatIsNoTable) {
  open("test.plain");
  Operation *table = open("test.named", "table");
  bool isVisible = false;
  SymbolTable::walkSymbolTables(top, false, [&](Operation *op, bool visible) {
    isVisible |= op == table && visible;
  });
  EXPECT_TRUE(isVisible);
}

// Verification.

TEST_F(SymbolTables, HaveOneRegionAndBlock) {
  Operation *op = create("test.table", "", 2);
  EXPECT_EQ(check(), "'test.table' op Operations with a 'SymbolTable' must "
                     "have exactly one region");
  op->erase();
  create("test.table", "", 1);
  EXPECT_EQ(check(), "'test.table' op Operations with a 'SymbolTable' must "
                     "have exactly one block");
}

TEST_F(SymbolTables, HaveNamesOnce) {
  create("test.symbol", "a");
  open("test.named", "b");
  create("test.symbol", "a");
  leave();
  EXPECT_EQ(check(), "");
  create("unknown.op", "a");
  EXPECT_EQ(check(), "redefinition of symbol named 'a'; note: see existing "
                     "symbol definition here");
}

TEST_F(SymbolTables, HaveNamesInTheirOwnBlockOnly) {
  create("test.symbol", "a");
  open("unknown.op");
  create("unknown.op", "a");
  create("unknown.op", "a");
  EXPECT_EQ(check(), "");
}

TEST_F(SymbolTables, SymbolsHaveAName) {
  create("test.symbol");
  EXPECT_EQ(check(), "'test.symbol' op requires string attribute 'sym_name'");
}

TEST_F(SymbolTables, OptionalSymbolsNeedNone) {
  static constexpr SymbolOpTable optional = {
      .isOptionalSymbol = [](Operation *) { return true; }};
  test.define("test.optional", {{&OpTrait::Symbol::descriptor}},
              {{TypeID::get<SymbolOpInterface>(), &optional}});
  Operation *op = create("test.optional");
  op->setAttr("sym_visibility", string("unknown"));
  EXPECT_EQ(check(), "");
  SymbolTable::setSymbolName(op, "a");
  EXPECT_EQ(check(),
            "'test.optional' op visibility expected to be one of [\"public\", "
            "\"private\", \"nested\"], but got \"unknown\"");
}

TEST_F(SymbolTables, VisibilityIsAString) {
  create("test.symbol", "a")
      ->setAttr("sym_visibility", test.builder.getUnitAttr());
  EXPECT_EQ(check(), "'test.symbol' op requires visibility attribute "
                     "'sym_visibility' to be a string attribute, but got unit");
}

TEST_F(SymbolTables, DeclarationsAreNotPublic) {
  static constexpr SymbolOpTable declaration = {
      .isDeclaration = [](Operation *) { return true; }};
  test.define("test.declaration", {{&OpTrait::Symbol::descriptor}},
              {{TypeID::get<SymbolOpInterface>(), &declaration}});
  Operation *op = create("test.declaration", "a");
  EXPECT_EQ(check(), "'test.declaration' op symbol declaration cannot have "
                     "public visibility");
  SymbolTable::setSymbolVisibility(op, Visibility::Private);
  EXPECT_EQ(check(), "");
}

TEST_F(SymbolTables, SymbolsHaveNoResults) {
  test.create("test.symbol",
              {.results = {test.builder.getI32Type()},
               .attributes = {test.getNamed("sym_name",
                                            test.builder.getStringAttr("a"))}});
  EXPECT_EQ(check(), "'test.symbol' op symbols must not have results");
}

TEST_F(SymbolTables, SymbolsAreInATable) {
  open("unknown.op");
  create("test.symbol", "a");
  leave();
  EXPECT_EQ(check(), "");
  open("test.plain");
  create("test.symbol", "a");
  EXPECT_EQ(check(), "'test.symbol' op symbol's parent must have the "
                     "SymbolTable trait");
}

/// Fails if the reference in the attribute `use` cannot be resolved.
LogicalResult verifyUse(Operation *op, SymbolTableCollection &symbolTables) {
  auto reference = op->getAttrOfType<SymbolRefAttr>("use");
  if (symbolTables.lookupNearestSymbolFrom(op, reference))
    return success();
  return op->emitError("'")
         << reference.getLeafReference().getValue() << "' is nowhere";
}
constexpr SymbolUserOpTable userTable = {verifyUse};

TEST_F(SymbolTables, UsersCheckTheirSymbols) {
  test.define("test.user", {},
              {{TypeID::get<SymbolUserOpInterface>(), &userTable}});
  auto addUser = [&](llvm::StringRef name) {
    test.create("test.user", {.attributes = {test.getNamed("use", ref(name))}});
  };
  create("test.symbol", "a");
  addUser("a");
  Operation *nest = create("test.plain", "", 1);
  addUser("late");
  create("test.symbol", "late");
  EXPECT_EQ(check(), "");
  test.addBlock(nest);
  addUser("b");
  create("unknown.end");
  EXPECT_EQ(check(), "'b' is nowhere");
}

TEST_F(SymbolTables, UsersInNestedTablesSeeThese) {
  test.define("test.user", {},
              {{TypeID::get<SymbolUserOpInterface>(), &userTable}});
  create("test.symbol", "a");
  open("test.table");
  test.create("test.user", {.attributes = {test.getNamed("use", ref("a"))}});
  EXPECT_EQ(check(), "'a' is nowhere");
}

} // namespace
} // namespace mlir
