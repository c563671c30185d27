// SPDX-License-Identifier: Apache-2.0
//
// Uses of symbols: search and replacement.
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/attr_type_sub_elements.h"
#include "core/ir/verify/symbol_table.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

WalkResult
detail::walkSymbolScope(Region &region,
                        llvm::function_ref<WalkResult(Operation *)> callback) {
  llvm::SmallVector<Region *> worklist{&region};
  while (!worklist.empty())
    for (Operation &op : worklist.pop_back_val()->getOps()) {
      if (callback(&op).wasInterrupted())
        return WalkResult::interrupt();
      if (!op.hasTrait<OpTrait::SymbolTable>())
        for (Region &nested : op.getRegions())
          worklist.push_back(&nested);
    }
  return WalkResult::advance();
}

namespace {

/// The part of the IR to search: a region, or an operation including its
/// attributes.
using Limit = llvm::PointerUnion<Operation *, Region *>;

/// The reference by which a part of the IR refers to a symbol.
struct Scope {
  SymbolRefAttr reference;
  Limit limit;
};
using Scopes = llvm::SmallVector<Scope, 2>;

WalkResult walkLimit(Limit limit,
                     llvm::function_ref<WalkResult(Operation *)> callback) {
  if (auto *region = llvm::dyn_cast<Region *>(limit))
    return detail::walkSymbolScope(*region, callback);
  auto *op = llvm::cast<Operation *>(limit);
  if (callback(op).wasInterrupted())
    return WalkResult::interrupt();
  if (op->hasTrait<OpTrait::SymbolTable>())
    return WalkResult::advance();
  for (Region &region : op->getRegions())
    if (detail::walkSymbolScope(region, callback).wasInterrupted())
      return WalkResult::interrupt();
  return WalkResult::advance();
}

bool areUsesKnown(Limit limit) {
  return !walkLimit(limit, [](Operation *op) {
            return detail::mayBeUnknownSymbolTable(op) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
          }).wasInterrupted();
}

/// Calls back once for each distinct reference in the attributes of `op`.
void visitReferences(Operation *op,
                     llvm::function_ref<void(SymbolRefAttr)> callback) {
  AttrTypeWalker walker;
  walker.addWalk([&](Attribute attribute) {
    auto reference = llvm::dyn_cast<SymbolRefAttr>(attribute);
    if (!reference)
      return WalkResult::advance();
    callback(reference);
    return WalkResult::skip();
  });
  for (NamedAttribute attribute : op->getAttrs())
    walker.walk(attribute.getValue(), WalkOrder::PreOrder);
}

/// Returns true if `reference` names the symbol of `prefix` or a symbol nested
/// in it.
bool isPrefixOf(SymbolRefAttr prefix, SymbolRefAttr reference) {
  const auto expected = prefix.getNestedReferences();
  const auto found = reference.getNestedReferences();
  return prefix.getRootReference() == reference.getRootReference() &&
         expected.size() <= found.size() &&
         expected == found.take_front(expected.size());
}

/// Appends the uses in a scope. Returns false if they cannot be determined.
/// Without a reference, all references are uses.
bool collectUses(const Scope &scope, SymbolUses &uses) {
  return !walkLimit(scope.limit, [&](Operation *op) {
            if (detail::mayBeUnknownSymbolTable(op))
              return WalkResult::interrupt();
            visitReferences(op, [&](SymbolRefAttr reference) {
              if (!scope.reference || isPrefixOf(scope.reference, reference))
                uses.emplace_back(op, reference);
            });
            return WalkResult::advance();
          }).wasInterrupted();
}

std::optional<SymbolUses> collectUses(llvm::ArrayRef<Scope> scopes) {
  SymbolUses uses;
  for (const Scope &scope : scopes)
    if (!collectUses(scope, uses))
      return std::nullopt;
  return uses;
}

/// Returns the references to `symbol` from its own symbol table, from the
/// enclosing one, and so on up to `top`. Stops at an operation without a name
/// or that is not a symbol table.
llvm::SmallVector<SymbolRefAttr, 2> getReferencesUpTo(Operation *symbol,
                                                      Operation *top) {
  llvm::SmallVector<SymbolRefAttr, 2> references;
  llvm::SmallVector<FlatSymbolRefAttr, 4> nested;
  StringAttr name = SymbolTable::getSymbolName(symbol);
  Operation *table = symbol->getParentOp();
  while (name) {
    references.push_back(SymbolRefAttr::get(name, nested));
    if (table == top)
      break;
    nested.insert(nested.begin(), FlatSymbolRefAttr::get(name));
    name = table->hasTrait<OpTrait::SymbolTable>()
               ? SymbolTable::getSymbolName(table)
               : StringAttr();
    table = table->getParentOp();
  }
  return references;
}

/// Returns the scopes in which `symbol` may be used below `limit`, which is the
/// symbol or nested in it.
Scopes getScopesInside(Operation *symbol, Operation *limit) {
  // References resolve inwards only: a user must be in the scope of the
  // symbol's own table.
  Operation *around = limit->getParentOp();
  if (!around ||
      SymbolTable::getNearestSymbolTable(around) != symbol->getParentOp())
    return {};
  return {{FlatSymbolRefAttr::get(symbol), limit}};
}

/// Returns the scopes in which `symbol` may be used below `limit`.
Scopes getScopes(Operation *symbol, Operation *limit) {
  if (symbol->isAncestor(limit))
    return getScopesInside(symbol, limit);
  Operation *common = symbol->getParentOp();
  while (common && !common->isAncestor(limit))
    common = common->getParentOp();
  if (!common)
    return {};
  const auto references = getReferencesUpTo(symbol, common);

  Scopes scopes;
  if (common == limit) {
    Operation *inner = symbol;
    for (SymbolRefAttr reference : references) {
      scopes.push_back({reference, inner->getParentRegion()});
      inner = inner->getParentOp();
    }
    return scopes;
  }
  // Within `limit` only the reference from the common ancestor applies. There
  // is one reference per level up to there, unless the symbol cannot be
  // referenced.
  size_t levels = 1;
  for (Operation *op = symbol->getParentOp(); op != common;
       op = op->getParentOp())
    ++levels;
  if (references.size() == levels)
    scopes.push_back({references.back(), limit});
  return scopes;
}

Scopes getScopes(Operation *symbol, Region *limit) {
  Scopes scopes = getScopes(symbol, limit->getParentOp());
  // Restrict the scope to this region of the operation.
  if (!scopes.empty())
    scopes.back().limit = limit;
  return scopes;
}

Scopes getScopes(StringAttr symbol, Region *limit) {
  return {{FlatSymbolRefAttr::get(symbol), limit}};
}

Scopes getScopes(StringAttr symbol, Operation *limit) {
  Scopes scopes;
  for (Region &region : limit->getRegions())
    scopes.push_back({FlatSymbolRefAttr::get(symbol), &region});
  return scopes;
}

/// Returns `reference` with the last name of its prefix `prefix` replaced.
SymbolRefAttr renameIn(SymbolRefAttr reference, SymbolRefAttr prefix,
                       StringAttr newName) {
  llvm::SmallVector<FlatSymbolRefAttr, 4> nested(
      reference.getNestedReferences());
  const size_t depth = prefix.getNestedReferences().size();
  if (depth == 0)
    return SymbolRefAttr::get(newName, nested);
  nested[depth - 1] = FlatSymbolRefAttr::get(newName);
  return SymbolRefAttr::get(reference.getRootReference(), nested);
}

LogicalResult replaceUses(llvm::ArrayRef<Scope> scopes, StringAttr newName) {
  for (const Scope &scope : scopes)
    if (!areUsesKnown(scope.limit))
      return failure();
  for (const Scope &scope : scopes) {
    AttrTypeReplacer replacer;
    replacer.addReplacement(
        [&](Attribute attribute)
            -> std::optional<std::pair<Attribute, WalkResult>> {
          auto reference = llvm::dyn_cast<SymbolRefAttr>(attribute);
          if (!reference)
            return std::nullopt;
          // The nested names are not references of their own.
          if (!isPrefixOf(scope.reference, reference))
            return std::pair(attribute, WalkResult::skip());
          return std::pair<Attribute, WalkResult>(
              renameIn(reference, scope.reference, newName),
              WalkResult::skip());
        });
    walkLimit(scope.limit, [&](Operation *op) {
      replacer.replaceElementsIn(op);
      return WalkResult::advance();
    });
  }
  return success();
}

} // namespace

std::optional<SymbolUses> SymbolTable::getSymbolUses(Operation *from) {
  return collectUses(Scope{SymbolRefAttr(), from});
}

std::optional<SymbolUses> SymbolTable::getSymbolUses(Region *from) {
  return collectUses(Scope{SymbolRefAttr(), from});
}

std::optional<SymbolUses> SymbolTable::getSymbolUses(Operation *symbol,
                                                     Operation *from) {
  return collectUses(getScopes(symbol, from));
}

std::optional<SymbolUses> SymbolTable::getSymbolUses(Operation *symbol,
                                                     Region *from) {
  return collectUses(getScopes(symbol, from));
}

std::optional<SymbolUses> SymbolTable::getSymbolUses(StringAttr symbol,
                                                     Operation *from) {
  return collectUses(getScopes(symbol, from));
}

std::optional<SymbolUses> SymbolTable::getSymbolUses(StringAttr symbol,
                                                     Region *from) {
  return collectUses(getScopes(symbol, from));
}

LogicalResult SymbolTable::replaceAllSymbolUses(Operation *oldSymbol,
                                                StringAttr newSymbol,
                                                Operation *from) {
  return replaceUses(getScopes(oldSymbol, from), newSymbol);
}

LogicalResult SymbolTable::replaceAllSymbolUses(StringAttr oldSymbol,
                                                StringAttr newSymbol,
                                                Operation *from) {
  return replaceUses(getScopes(oldSymbol, from), newSymbol);
}

LogicalResult SymbolTable::replaceAllSymbolUses(StringAttr oldSymbol,
                                                StringAttr newSymbol,
                                                Region *from) {
  return replaceUses(getScopes(oldSymbol, from), newSymbol);
}

} // namespace mlir
