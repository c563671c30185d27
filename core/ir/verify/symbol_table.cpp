// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/symbol_table.h"

#include "core/ir/descriptor/traits.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir {

static StringAttr getNameIdentifier(Operation *op) {
  return StringAttr::get(op->getContext(), SymbolTable::getSymbolAttrName());
}

/// Returns the name of a symbol, or null. `identifier` is the name of the
/// attribute.
static StringAttr getName(Operation *op, StringAttr identifier) {
  // Most operations have neither a name nor properties.
  Attribute name =
      op->getPropertiesStorageSize() == 0 ||
              (!op->isRegistered() && !op->getProperties<Attribute>())
          ? op->getDiscardableAttr(identifier)
          : op->getAttr(identifier);
  return llvm::dyn_cast_or_null<StringAttr>(name);
}

// Names and visibility.

StringAttr SymbolTable::getSymbolName(Operation *symbol) {
  return symbol->getAttrOfType<StringAttr>(getSymbolAttrName());
}

void SymbolTable::setSymbolName(Operation *symbol, StringAttr name) {
  symbol->setAttr(getSymbolAttrName(), name);
}

void SymbolTable::setSymbolName(Operation *symbol, llvm::StringRef name) {
  setSymbolName(symbol, StringAttr::get(symbol->getContext(), name));
}

SymbolTable::Visibility SymbolTable::getSymbolVisibility(Operation *symbol) {
  auto visibility = symbol->getAttrOfType<StringAttr>(getVisibilityAttrName());
  if (!visibility)
    return Visibility::Public;
  return llvm::StringSwitch<Visibility>(visibility.getValue())
      .Case("private", Visibility::Private)
      .Case("nested", Visibility::Nested)
      .Default(Visibility::Public);
}

void SymbolTable::setSymbolVisibility(Operation *symbol,
                                      Visibility visibility) {
  if (visibility == Visibility::Public) {
    symbol->removeAttr(getVisibilityAttrName());
    return;
  }
  const char *name = visibility == Visibility::Private ? "private" : "nested";
  symbol->setAttr(getVisibilityAttrName(),
                  StringAttr::get(symbol->getContext(), name));
}

// The table.

SymbolTable::SymbolTable(Operation *symbolTableOp)
    : symbolTableOp(symbolTableOp) {
  assert(symbolTableOp->hasTrait<OpTrait::SymbolTable>() &&
         "the operation is no symbol table");
  const StringAttr identifier = getNameIdentifier(symbolTableOp);
  for (Region &region : symbolTableOp->getRegions())
    for (Operation &op : region.getOps())
      if (StringAttr name = getName(&op, identifier))
        symbols.try_emplace(name, &op);
}

Operation *SymbolTable::lookup(llvm::StringRef name) const {
  return lookup(StringAttr::get(symbolTableOp->getContext(), name));
}

void SymbolTable::remove(Operation *symbol) {
  auto found = symbols.find(getSymbolName(symbol));
  if (found != symbols.end() && found->second == symbol)
    symbols.erase(found);
}

void SymbolTable::erase(Operation *symbol) {
  remove(symbol);
  symbol->erase();
}

/// Returns the insertion point of a symbol in `block`. A null position means
/// the end, before a terminator.
static Block::iterator getInsertionPoint(Block &block,
                                         Block::iterator position) {
  if (position != Block::iterator() && position != block.end())
    return position;
  if (!block.empty() && block.back().hasTrait<OpTrait::IsTerminator>())
    return std::prev(block.end());
  return block.end();
}

/// Returns the first name `name_N` that is not taken; N starts at `counter`.
static StringAttr getUniqueName(StringAttr name, unsigned &counter,
                                llvm::function_ref<bool(StringAttr)> isTaken) {
  StringAttr candidate;
  do
    candidate = StringAttr::get(name.getContext(),
                                name.getValue() + "_" + llvm::Twine(counter++));
  while (isTaken(candidate));
  return candidate;
}

StringAttr SymbolTable::insert(Operation *symbol, Block::iterator position) {
  if (!symbol->getParentOp()) {
    Block &body = symbolTableOp->getRegion(0).front();
    body.getOperations().insert(getInsertionPoint(body, position), symbol);
  }
  assert(symbol->getParentOp() == symbolTableOp &&
         "the symbol is in another operation");
  StringAttr name = getSymbolName(symbol);
  Operation *&entry = symbols[name];
  if (!entry || entry == symbol) {
    entry = symbol;
    return name;
  }
  name = getUniqueName(name, uniquingCounter, [&](StringAttr candidate) {
    return symbols.contains(candidate);
  });
  symbols[name] = symbol;
  setSymbolName(symbol, name);
  return name;
}

LogicalResult SymbolTable::rename(Operation *symbol, StringAttr to) {
  assert(symbol->getParentOp() == symbolTableOp &&
         lookup(getSymbolName(symbol)) == symbol &&
         "the symbol is not in this table");
  assert(!lookup(to) && "the new name is taken");
  if (failed(replaceAllSymbolUses(symbol, to, symbolTableOp)))
    return failure();
  remove(symbol);
  setSymbolName(symbol, to);
  symbols[to] = symbol;
  return success();
}

LogicalResult SymbolTable::rename(Operation *symbol, llvm::StringRef to) {
  return rename(symbol, StringAttr::get(symbol->getContext(), to));
}

FailureOr<StringAttr>
SymbolTable::renameToUnique(Operation *symbol,
                            llvm::ArrayRef<SymbolTable *> others) {
  unsigned counter = 0;
  const StringAttr name =
      getUniqueName(getSymbolName(symbol), counter, [&](StringAttr candidate) {
        return lookup(candidate) ||
               llvm::any_of(others, [&](SymbolTable *other) {
                 return other->lookup(candidate);
               });
      });
  if (failed(rename(symbol, name)))
    return failure();
  return name;
}

// Tables and symbols in the IR.

bool detail::mayBeUnknownSymbolTable(Operation *op) {
  return op->getNumRegions() == 1 && !op->getDialect();
}

Operation *SymbolTable::getNearestSymbolTable(Operation *from) {
  for (; from; from = from->getParentOp()) {
    if (detail::mayBeUnknownSymbolTable(from))
      return nullptr;
    if (from->hasTrait<OpTrait::SymbolTable>())
      return from;
  }
  return nullptr;
}

/// Returns true if no symbols outside of the symbol table `op` can refer to
/// symbols in it.
static bool hidesSymbols(Operation *op) {
  auto symbol = llvm::dyn_cast<SymbolOpInterface>(op);
  return !symbol || symbol.isPrivate();
}

void SymbolTable::walkSymbolTables(
    Operation *op, bool allSymUsesVisible,
    llvm::function_ref<void(Operation *, bool)> callback) {
  // The operations on the current path, each with the visibility of its
  // contents. Contents of an operation that is not a symbol table are not
  // visible from outside.
  llvm::SmallVector<std::pair<Operation *, bool>> open;
  auto close = [&] {
    auto [table, isVisible] = open.pop_back_val();
    if (table->hasTrait<OpTrait::SymbolTable>())
      callback(table, isVisible);
  };
  op->walk<WalkOrder::PreOrder>([&](Operation *nested) {
    if (nested->getNumRegions() == 0)
      return;
    while (!open.empty() && !open.back().first->isProperAncestor(nested))
      close();
    const bool isVisible =
        open.empty() ? allSymUsesVisible : open.back().second;
    open.emplace_back(nested, isVisible ||
                                  !nested->hasTrait<OpTrait::SymbolTable>() ||
                                  hidesSymbols(nested));
  });
  while (!open.empty())
    close();
}

Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp,
                                       StringAttr name) {
  assert(symbolTableOp->hasTrait<OpTrait::SymbolTable>() &&
         "the operation is no symbol table");
  const StringAttr identifier = getNameIdentifier(symbolTableOp);
  for (Region &region : symbolTableOp->getRegions())
    for (Operation &op : region.getOps())
      if (getName(&op, identifier) == name)
        return &op;
  return nullptr;
}

Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp,
                                       llvm::StringRef name) {
  return lookupSymbolIn(symbolTableOp,
                        StringAttr::get(symbolTableOp->getContext(), name));
}

Operation *SymbolTable::lookupSymbolIn(Operation *symbolTableOp,
                                       SymbolRefAttr name) {
  llvm::SmallVector<Operation *> symbols;
  if (failed(lookupSymbolIn(symbolTableOp, name, symbols)))
    return nullptr;
  return symbols.back();
}

LogicalResult
SymbolTable::lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name,
                            llvm::SmallVectorImpl<Operation *> &symbols) {
  return detail::lookupSymbolPath(
      symbolTableOp, name, symbols, [](Operation *table, StringAttr part) {
        return SymbolTable::lookupSymbolIn(table, part);
      });
}

LogicalResult detail::lookupSymbolPath(
    Operation *symbolTableOp, SymbolRefAttr name,
    llvm::SmallVectorImpl<Operation *> &symbols,
    llvm::function_ref<Operation *(Operation *, StringAttr)> lookup) {
  Operation *symbol = lookup(symbolTableOp, name.getRootReference());
  if (!symbol)
    return failure();
  symbols.push_back(symbol);
  for (FlatSymbolRefAttr part : name.getNestedReferences()) {
    if (!symbol->hasTrait<OpTrait::SymbolTable>())
      return failure();
    symbol = lookup(symbol, part.getAttr());
    if (!symbol)
      return failure();
    symbols.push_back(symbol);
  }
  return success();
}

Operation *SymbolTable::lookupNearestSymbolFrom(Operation *from,
                                                StringAttr name) {
  Operation *table = getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, name) : nullptr;
}

Operation *SymbolTable::lookupNearestSymbolFrom(Operation *from,
                                                SymbolRefAttr name) {
  Operation *table = getNearestSymbolTable(from);
  return table ? lookupSymbolIn(table, name) : nullptr;
}

// Verification.

/// Adds a name to those seen. Errors: reports an error and a note if it is
/// already there.
static LogicalResult verifyIsNew(Operation *op, StringAttr name,
                                 llvm::DenseMap<Attribute, Operation *> &seen) {
  auto [previous, isNew] = seen.try_emplace(name, op);
  if (isNew)
    return success();
  InFlightDiagnostic error = op->emitError("redefinition of symbol named '")
                             << name.getValue() << "'";
  error.attachNote(previous->second->getLoc())
      << "see existing symbol definition here";
  return error;
}

/// Returns true if an operation may implement SymbolUserOpInterface.
static bool mayUseSymbols(Operation *op) {
  const OperationRecord &record = op->getName().getRecord();
  return record.dialect || !record.interfaces.getEntries().empty();
}

/// Verifies the symbol uses of an operation with its SymbolUserOpInterface.
static LogicalResult verifyUser(Operation *op, SymbolTableCollection &tables) {
  if (!mayUseSymbols(op))
    return success();
  auto user = llvm::dyn_cast<SymbolUserOpInterface>(op);
  return user ? user.verifySymbolUses(tables) : success();
}

/// Verifies the users in the scope of a symbol table. `ops` are its operations
/// that may be users or have regions.
static LogicalResult verifyUsers(llvm::ArrayRef<Operation *> ops) {
  SymbolTableCollection tables;
  llvm::SmallVector<Region *> regions;
  auto visit = [&](Operation *op) {
    if (!op->hasTrait<OpTrait::SymbolTable>())
      for (Region &region : op->getRegions())
        regions.push_back(&region);
    return verifyUser(op, tables);
  };
  for (Operation *op : ops)
    if (failed(visit(op)))
      return failure();
  while (!regions.empty())
    for (Operation &op : regions.pop_back_val()->getOps())
      if (failed(visit(&op)))
        return failure();
  return success();
}

/// 1. There is exactly one region.
/// 2. It has exactly one block.
/// 3. The names of the symbols in the block are distinct.
/// 4. The operations in the scope that implement SymbolUserOpInterface accept
///    their uses.
LogicalResult detail::verifySymbolTable(Operation *op) {
  if (op->getNumRegions() != 1)
    return op->emitOpError(
        "Operations with a 'SymbolTable' must have exactly one region");
  if (!op->getRegion(0).hasOneBlock())
    return op->emitOpError(
        "Operations with a 'SymbolTable' must have exactly one block");
  const StringAttr identifier = getNameIdentifier(op);
  llvm::DenseMap<Attribute, Operation *> seen;
  llvm::SmallVector<Operation *> possibleUsers;
  for (Operation &nested : op->getRegion(0).front()) {
    if (StringAttr name = getName(&nested, identifier))
      if (failed(verifyIsNew(&nested, name, seen)))
        return failure();
    if (nested.getNumRegions() != 0 || mayUseSymbols(&nested))
      possibleUsers.push_back(&nested);
  }
  return verifyUsers(possibleUsers);
}

/// 1. There is a name.
/// 2. The visibility, if any, is one of "public", "private" and "nested".
static LogicalResult verifyNameAndVisibility(Operation *op) {
  if (!SymbolTable::getSymbolName(op))
    return op->emitOpError("requires string attribute '")
           << SymbolTable::getSymbolAttrName() << "'";
  Attribute visibility = op->getAttr(SymbolTable::getVisibilityAttrName());
  if (!visibility)
    return success();
  auto string = llvm::dyn_cast<StringAttr>(visibility);
  if (!string)
    return op->emitOpError("requires visibility attribute '")
           << SymbolTable::getVisibilityAttrName()
           << "' to be a string attribute, but got " << visibility;
  const llvm::StringRef known[] = {"public", "private", "nested"};
  if (!llvm::is_contained(known, string.getValue()))
    return op->emitOpError("visibility expected to be one of [\"public\", "
                           "\"private\", \"nested\"], but got ")
           << visibility;
  return success();
}

/// Returns true if the operation, which implements SymbolOpInterface, requires
/// a name.
static bool needsName(Operation *op, const SymbolOpTable &table) {
  return !table.isOptionalSymbol || !table.isOptionalSymbol(op);
}

bool SymbolOpInterface::classof(Operation *op) {
  const auto *table = static_cast<const SymbolOpTable *>(
      op->getName().getInterface(TypeID::get<SymbolOpInterface>()));
  return table && (needsName(op, *table) || SymbolTable::getSymbolName(op));
}

/// An operation whose name is optional and absent has no invariants.
/// 1. Name and visibility are valid; see verifyNameAndVisibility.
/// 2. A declaration is not public.
/// 3. There are no results.
/// 4. The parent, if it is registered, has the trait SymbolTable.
LogicalResult detail::verifySymbol(Operation *op) {
  const SymbolOpInterface symbol(op);
  if (!needsName(op, symbol.getTable()) &&
      !op->getAttr(SymbolTable::getSymbolAttrName()))
    return success();
  if (failed(verifyNameAndVisibility(op)))
    return failure();
  if (symbol.isDeclaration() && symbol.isPublic())
    return op->emitOpError("symbol declaration cannot have public visibility");
  if (op->getNumResults() != 0)
    return op->emitOpError("symbols must not have results");
  Operation *parent = op->getParentOp();
  if (parent && parent->isRegistered() &&
      !parent->hasTrait<OpTrait::SymbolTable>())
    return op->emitOpError("symbol's parent must have the SymbolTable trait");
  return success();
}

constinit const Trait OpTrait::SymbolTable::descriptor = {
    .name = "SymbolTable",
    .id = TypeID::get<OpTrait::SymbolTable>(),
    .verifyRegions = [](Operation *op, const TraitUse &) {
      return detail::verifySymbolTable(op);
    }};

constinit const Trait OpTrait::Symbol::descriptor = {
    .name = "Symbol",
    .id = TypeID::get<OpTrait::Symbol>(),
    .verify = [](Operation *op, const TraitUse &) {
      return detail::verifySymbol(op);
    }};

Operation *SymbolTable::lookup(StringAttr name) const {
  return symbols.lookup(name);
}

} // namespace mlir
