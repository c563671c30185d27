// SPDX-License-Identifier: Apache-2.0
//
// Symbols, their tables and uses. Source: the MLIR documentation, "Symbols and
// Symbol Tables".
#ifndef CORE_IR_VERIFY_SYMBOL_TABLE_H
#define CORE_IR_VERIFY_SYMBOL_TABLE_H

#include <memory>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class SymbolTableCollection;

/// Functions may be null: the symbol is then not optional, never a declaration,
/// and can be discarded if it has no uses.
struct SymbolOpTable {
  bool (*isOptionalSymbol)(Operation *op) = nullptr;
  bool (*isDeclaration)(Operation *op) = nullptr;
  bool (*canDiscardOnUseEmpty)(Operation *op) = nullptr;
};

/// A reference to a symbol in an attribute of an operation.
class SymbolUse {
public:
  SymbolUse(Operation *owner, SymbolRefAttr symbol)
      : owner(owner), symbol(symbol) {}
  Operation *getUser() const { return owner; }
  SymbolRefAttr getSymbolRef() const { return symbol; }

private:
  Operation *owner;
  SymbolRefAttr symbol;
};
using SymbolUses = llvm::SmallVector<SymbolUse, 0>;

/// Maps names to the symbols of an operation with the trait SymbolTable. If
/// several symbols have one name, the first is found. Only the methods of this
/// class keep the map up to date.
class SymbolTable {
public:
  using UseRange = SymbolUses;
  enum class Visibility { Public, Private, Nested };

  explicit SymbolTable(Operation *symbolTableOp);

  Operation *lookup(llvm::StringRef name) const;
  Operation *lookup(StringAttr name) const;
  template <typename T> T lookup(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<T>(lookup(name));
  }
  /// Removes the symbol from the table but not from the IR.
  void remove(Operation *symbol);
  /// Removes the symbol from the table and deletes it.
  void erase(Operation *symbol);
  /// Adds a symbol to the table. If it has no parent, inserts it at `position`
  /// (default: the end, before a terminator). Renames it to `name_0` or similar
  /// if its name is taken. Returns its name.
  StringAttr insert(Operation *symbol, Block::iterator position = {});
  /// Renames a symbol and all its uses in the table's operation. The new name
  /// must not be taken.
  /// Errors: returns failure and changes nothing if the uses cannot be
  /// determined.
  LogicalResult rename(Operation *symbol, StringAttr to);
  LogicalResult rename(Operation *symbol, llvm::StringRef to);
  /// Like rename, with a new name of the form `name_0` that is free in this
  /// table and in all of `others`. Returns the name.
  FailureOr<StringAttr> renameToUnique(Operation *symbol,
                                       llvm::ArrayRef<SymbolTable *> others);
  Operation *getOp() const { return symbolTableOp; }

  static llvm::StringRef getSymbolAttrName() { return "sym_name"; }
  static llvm::StringRef getVisibilityAttrName() { return "sym_visibility"; }
  /// Returns null if the operation has no name.
  static StringAttr getSymbolName(Operation *symbol);
  static void setSymbolName(Operation *symbol, StringAttr name);
  static void setSymbolName(Operation *symbol, llvm::StringRef name);
  /// Returns Public if the operation has no visibility.
  static Visibility getSymbolVisibility(Operation *symbol);
  static void setSymbolVisibility(Operation *symbol, Visibility visibility);

  /// Returns the nearest symbol table that is `from` or encloses it. Returns
  /// null if there is none, or if an operation between them may be a symbol
  /// table: one with a single region whose dialect is not loaded.
  static Operation *getNearestSymbolTable(Operation *from);
  /// Visits the symbol tables in `op`, inner ones first. The callback's second
  /// argument is true if all uses of the table's symbols are visible.
  static void
  walkSymbolTables(Operation *op, bool allSymUsesVisible,
                   llvm::function_ref<void(Operation *, bool)> callback);
  static Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp,
                                   llvm::StringRef name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp,
                                   SymbolRefAttr name);
  /// Appends each operation that the nested reference resolves to on its path.
  static LogicalResult
  lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                 llvm::SmallVectorImpl<Operation *> &symbols);
  static Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  static Operation *lookupNearestSymbolFrom(Operation *from,
                                            SymbolRefAttr name);
  template <typename T, typename Name>
  static T lookupNearestSymbolFrom(Operation *from, Name name) {
    return llvm::dyn_cast_or_null<T>(lookupNearestSymbolFrom(from, name));
  }

  /// Return the uses of one symbol, or of all symbols, in an operation or
  /// region. Symbol tables nested in it are out of scope. Each reference is
  /// listed once per operation; references to symbols nested in the symbol
  /// count. A symbol given by name belongs to the symbol table that encloses
  /// `from`. If `from` is an operation, its own attributes count. Return
  /// nullopt if an operation of a dialect that is not loaded may be a symbol
  /// table, so that the uses cannot be determined.
  static std::optional<SymbolUses> getSymbolUses(Operation *from);
  static std::optional<SymbolUses> getSymbolUses(Region *from);
  static std::optional<SymbolUses> getSymbolUses(Operation *symbol,
                                                 Operation *from);
  static std::optional<SymbolUses> getSymbolUses(Operation *symbol,
                                                 Region *from);
  static std::optional<SymbolUses> getSymbolUses(StringAttr symbol,
                                                 Operation *from);
  static std::optional<SymbolUses> getSymbolUses(StringAttr symbol,
                                                 Region *from);
  /// Returns false if the uses cannot be determined.
  template <typename Symbol, typename From>
  static bool symbolKnownUseEmpty(Symbol symbol, From *from) {
    std::optional<SymbolUses> uses = getSymbolUses(symbol, from);
    return uses && uses->empty();
  }
  /// Errors: return failure and change nothing if the uses cannot be
  /// determined.
  static LogicalResult replaceAllSymbolUses(Operation *oldSymbol,
                                            StringAttr newSymbol,
                                            Operation *from);
  static LogicalResult replaceAllSymbolUses(StringAttr oldSymbol,
                                            StringAttr newSymbol,
                                            Operation *from);
  static LogicalResult replaceAllSymbolUses(StringAttr oldSymbol,
                                            StringAttr newSymbol, Region *from);

private:
  Operation *symbolTableOp;
  llvm::DenseMap<Attribute, Operation *> symbols;
  unsigned uniquingCounter = 0;
};

/// Operations that define a symbol.
class SymbolOpInterface : public OpInterface<SymbolOpInterface, SymbolOpTable> {
public:
  using OpInterface::OpInterface;
  /// An operation whose symbol is optional is a symbol only if it has a name.
  static bool classof(Operation *op);
  /// Returns null if the symbol is optional and has no name.
  StringAttr getNameAttr() const {
    return SymbolTable::getSymbolName(getOperation());
  }
  llvm::StringRef getName() const { return getNameAttr().getValue(); }
  void setName(StringAttr name) const {
    SymbolTable::setSymbolName(getOperation(), name);
  }
  SymbolTable::Visibility getVisibility() const {
    return SymbolTable::getSymbolVisibility(getOperation());
  }
  bool isPublic() const {
    return getVisibility() == SymbolTable::Visibility::Public;
  }
  bool isPrivate() const {
    return getVisibility() == SymbolTable::Visibility::Private;
  }
  bool isNested() const {
    return getVisibility() == SymbolTable::Visibility::Nested;
  }
  void setNested() const { setVisibility(SymbolTable::Visibility::Nested); }
  void setPrivate() const { setVisibility(SymbolTable::Visibility::Private); }
  void setPublic() const { setVisibility(SymbolTable::Visibility::Public); }
  std::optional<SymbolTable::UseRange> getSymbolUses(Operation *from) const {
    return SymbolTable::getSymbolUses(getOperation(), from);
  }
  bool symbolKnownUseEmpty(Operation *from) const {
    return SymbolTable::symbolKnownUseEmpty(getOperation(), from);
  }
  LogicalResult replaceAllSymbolUses(StringAttr newSymbol,
                                     Operation *from) const {
    return SymbolTable::replaceAllSymbolUses(getOperation(), newSymbol, from);
  }
  void setVisibility(SymbolTable::Visibility visibility) const {
    SymbolTable::setSymbolVisibility(getOperation(), visibility);
  }
  bool isOptionalSymbol() const {
    return getTable().isOptionalSymbol &&
           getTable().isOptionalSymbol(getOperation());
  }
  bool isDeclaration() const {
    return getTable().isDeclaration && getTable().isDeclaration(getOperation());
  }
  bool canDiscardOnUseEmpty() const {
    return getTable().canDiscardOnUseEmpty
               ? getTable().canDiscardOnUseEmpty(getOperation())
               : !isPublic();
  }
};

struct SymbolUserOpTable {
  LogicalResult (*verifySymbolUses)(Operation *op,
                                    SymbolTableCollection &symbolTables);
};

/// Operations that verify the symbols that they reference.
class SymbolUserOpInterface
    : public OpInterface<SymbolUserOpInterface, SymbolUserOpTable> {
public:
  using OpInterface::OpInterface;
  LogicalResult verifySymbolUses(SymbolTableCollection &symbolTables) const {
    return getTable().verifySymbolUses(getOperation(), symbolTables);
  }
};

/// Symbol tables that are built on demand.
class SymbolTableCollection {
public:
  Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name);
  LogicalResult lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                               llvm::SmallVectorImpl<Operation *> &symbols);
  template <typename T, typename Name>
  T lookupSymbolIn(Operation *symbolTableOp, Name name) {
    return llvm::dyn_cast_or_null<T>(lookupSymbolIn(symbolTableOp, name));
  }
  Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr name);
  template <typename T, typename Name>
  T lookupNearestSymbolFrom(Operation *from, Name name) {
    return llvm::dyn_cast_or_null<T>(lookupNearestSymbolFrom(from, name));
  }
  SymbolTable &getSymbolTable(Operation *op);
  void invalidateSymbolTable(Operation *op);

private:
  llvm::DenseMap<Operation *, std::unique_ptr<SymbolTable>> symbolTables;
};

/// The users of each symbol in an operation.
class SymbolUserMap {
public:
  SymbolUserMap(SymbolTableCollection &symbolTable, Operation *symbolTableOp);
  llvm::ArrayRef<Operation *> getUsers(Operation *symbol) const;
  bool useEmpty(Operation *symbol) const;
  /// Moves the users of `symbol` to the symbol with the new name, if there is
  /// one.
  void replaceAllUsesWith(Operation *symbol, StringAttr newName);

private:
  SymbolTableCollection &symbolTable;
  llvm::DenseMap<Operation *, llvm::SetVector<Operation *>> users;
};

namespace detail {
/// Verify the traits SymbolTable and Symbol. A symbol table has one region with
/// one block, unique names, and valid symbol uses. A symbol has a name, a valid
/// visibility, and a symbol table as parent.
LogicalResult verifySymbolTable(Operation *op);
LogicalResult verifySymbol(Operation *op);

/// Appends the symbols on the path of a nested reference; `lookup` resolves
/// each name in its table. Errors: returns failure if a name is not found; the
/// symbols before it have been appended.
LogicalResult lookupSymbolPath(
    Operation *symbolTableOp, SymbolRefAttr name,
    llvm::SmallVectorImpl<Operation *> &symbols,
    llvm::function_ref<Operation *(Operation *, StringAttr)> lookup);

/// Returns true if an operation may be a symbol table although it has no such
/// trait: one with a single region whose dialect is not loaded.
bool mayBeUnknownSymbolTable(Operation *op);
/// Calls back for all operations in the symbol scope of `region`: the nested
/// ones, except those inside nested symbol tables.
WalkResult
walkSymbolScope(Region &region,
                llvm::function_ref<WalkResult(Operation *)> callback);
} // namespace detail

} // namespace mlir

#endif // CORE_IR_VERIFY_SYMBOL_TABLE_H
