// SPDX-License-Identifier: Apache-2.0
//
// Symbols, their tables and uses. Source: the MLIR documentation, "Symbols and
// Symbol Tables".
#ifndef CORE_IR_SYMBOL_TABLE_H
#define CORE_IR_SYMBOL_TABLE_H

#include <memory>
#include <optional>

#include "core/ir/builtin_attributes.h"
#include "core/ir/op_definition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class SymbolTableCollection;

/// Functions may be null: a symbol that is never optional, may be a
/// declaration nowhere, and can be discarded when nothing uses it.
struct SymbolOpTable {
  bool (*isOptionalSymbol)(Operation *op) = nullptr;
  bool (*isDeclaration)(Operation *op) = nullptr;
  bool (*canDiscardOnUseEmpty)(Operation *op) = nullptr;
};

/// One reference to a symbol, by an attribute of an operation.
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

/// The symbols of an operation with the trait SymbolTable, by name; of several
/// with one name, the first. Kept up to date by its own methods only.
class SymbolTable {
public:
  using UseRange = SymbolUses;
  enum class Visibility { Public, Private, Nested };

  explicit SymbolTable(Operation *symbolTableOp);

  Operation *lookup(llvm::StringRef name) const;
  Operation *lookup(StringAttr name) const { return symbols.lookup(name); }
  template <typename T> T lookup(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<T>(lookup(name));
  }
  /// Takes `symbol` out of the table, not out of the IR.
  void remove(Operation *symbol);
  /// Takes it out of the table and deletes it.
  void erase(Operation *symbol);
  /// Puts it at `position` (by default the end, before the terminator if there
  /// is one) if it is in no operation, and gives it a new name, `name_0`, if
  /// its own is taken. Returns the name.
  StringAttr insert(Operation *symbol, Block::iterator position = {});
  /// Renames and updates all uses in the table's operation. The new name is not
  /// taken.
  /// Errors: failure, unchanged, when a use cannot be known.
  LogicalResult rename(Operation *symbol, StringAttr to);
  LogicalResult rename(Operation *symbol, llvm::StringRef to);
  /// The same, to a name of the form `name_0` that neither this table nor one
  /// of `others` has. Returns the name.
  FailureOr<StringAttr> renameToUnique(Operation *symbol,
                                       llvm::ArrayRef<SymbolTable *> others);
  Operation *getOp() const { return symbolTableOp; }

  static llvm::StringRef getSymbolAttrName() { return "sym_name"; }
  static llvm::StringRef getVisibilityAttrName() { return "sym_visibility"; }
  /// Null if the operation has no name.
  static StringAttr getSymbolName(Operation *symbol);
  static void setSymbolName(Operation *symbol, StringAttr name);
  static void setSymbolName(Operation *symbol, llvm::StringRef name);
  /// Public if there is no visibility.
  static Visibility getSymbolVisibility(Operation *symbol);
  static void setSymbolVisibility(Operation *symbol, Visibility visibility);

  /// The nearest enclosing operation that is a symbol table, itself included;
  /// null if there is none, or one on the way with one region has a dialect
  /// that is not loaded, so that it might be one.
  static Operation *getNearestSymbolTable(Operation *from);
  /// Visits symbol tables under `op`, inner ones first; `allSymUsesVisible`
  /// says whether all uses of symbols in them are known.
  static void
  walkSymbolTables(Operation *op, bool allSymUsesVisible,
                   llvm::function_ref<void(Operation *, bool)> callback);
  static Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp,
                                   llvm::StringRef name);
  static Operation *lookupSymbolIn(Operation *symbolTableOp,
                                   SymbolRefAttr name);
  /// All operations that a reference names on its way.
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

  /// The uses of any symbol, or of one, under an operation or region that are
  /// in its scope, not in symbol tables nested there; each reference once per
  /// operation, references to what is in the symbol included. Given a name, the
  /// symbol is one that is in the table around `from`; given an operation, its
  /// own attributes count. Nullopt when an operation of a dialect that is not
  /// loaded could be a symbol table, so that the uses cannot be known.
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
  /// False when it cannot be known.
  template <typename Symbol, typename From>
  static bool symbolKnownUseEmpty(Symbol symbol, From *from) {
    std::optional<SymbolUses> uses = getSymbolUses(symbol, from);
    return uses && uses->empty();
  }
  /// Errors: failure, unchanged, when the uses cannot be known.
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

/// Operations that are symbols.
class SymbolOpInterface : public OpInterface<SymbolOpInterface, SymbolOpTable> {
public:
  using OpInterface::OpInterface;
  /// What may do without a name is a symbol only with one.
  static bool classof(Operation *op);
  /// Null if it is optional and there is none.
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

/// Operations that check the symbols that they refer to.
class SymbolUserOpInterface
    : public OpInterface<SymbolUserOpInterface, SymbolUserOpTable> {
public:
  using OpInterface::OpInterface;
  LogicalResult verifySymbolUses(SymbolTableCollection &symbolTables) const {
    return getTable().verifySymbolUses(getOperation(), symbolTables);
  }
};

/// Symbol tables, made when they are first asked for.
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

/// The users of each symbol under an operation.
class SymbolUserMap {
public:
  SymbolUserMap(SymbolTableCollection &symbolTable, Operation *symbolTableOp);
  llvm::ArrayRef<Operation *> getUsers(Operation *symbol) const;
  bool useEmpty(Operation *symbol) const;
  /// The users become those of the symbol with the new name, if there is one.
  void replaceAllUsesWith(Operation *symbol, StringAttr newName);

private:
  SymbolTableCollection &symbolTable;
  llvm::DenseMap<Operation *, llvm::SetVector<Operation *>> users;
};

namespace detail {
/// What the traits of symbols and symbol tables verify: one region and block,
/// names that are there once, symbols' users; a name, a known visibility, a
/// symbol table around.
LogicalResult verifySymbolTable(Operation *op);
LogicalResult verifySymbol(Operation *op);

/// Adds the symbols that a reference names on its way, found by `lookup` in
/// each table. Errors: failure where it ends; what came before is added.
LogicalResult lookupSymbolPath(
    Operation *symbolTableOp, SymbolRefAttr name,
    llvm::SmallVectorImpl<Operation *> &symbols,
    llvm::function_ref<Operation *(Operation *, StringAttr)> lookup);

/// Whether an operation might be a symbol table without our knowing it.
bool mayBeUnknownSymbolTable(Operation *op);
/// Calls back for the operations that are in the same scope of symbols as
/// `region`'s: for nested ones as well, but not for those in symbol tables
/// nested there.
WalkResult
walkSymbolScope(Region &region,
                llvm::function_ref<WalkResult(Operation *)> callback);
} // namespace detail

} // namespace mlir

#endif // CORE_IR_SYMBOL_TABLE_H
