// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/control_flow.h"
#include "core/interfaces/view_like.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/matchers.h"
#include "dialects/llvm/inlining/inlined_blocks.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

ArrayAttr LLVM::uniteArrays(ArrayAttr first, ArrayAttr second) {
  if (!first)
    return second;
  if (!second)
    return first;
  llvm::SmallSetVector<Attribute, 4> united(first.begin(), first.end());
  united.insert(second.begin(), second.end());
  return ArrayAttr::get(first.getContext(), united.getArrayRef());
}

namespace {

void forEachOperation(InlinedBlocks blocks,
                      llvm::function_ref<void(Operation *)> visit) {
  for (Block &block : blocks)
    block.walk(visit);
}

// Cloning of scopes

Attribute makeDistinct(MLIRContext *context) {
  return DistinctAttr::create(UnitAttr::get(context));
}

/// Replaces each scope and each domain by a distinct clone.
void cloneScopes(InlinedBlocks blocks) {
  llvm::DenseMap<Attribute, Attribute> clones;
  const auto cloneDomain = [&](AliasScopeDomainAttr domain) {
    Attribute &clone = clones[domain];
    if (!clone)
      clone = AliasScopeDomainAttr::get(domain.getContext(),
                                        makeDistinct(domain.getContext()),
                                        domain.getDescription());
    return cast<AliasScopeDomainAttr>(clone);
  };
  const auto cloneScope = [&](AliasScopeAttr scope) {
    if (Attribute clone = clones.lookup(scope))
      return cast<AliasScopeAttr>(clone);
    auto clone = AliasScopeAttr::get(
        scope.getContext(), makeDistinct(scope.getContext()),
        cloneDomain(scope.getDomain()), scope.getDescription());
    clones[scope] = clone;
    return clone;
  };
  const auto cloneAll = [&](ArrayAttr scopes) -> ArrayAttr {
    if (!scopes)
      return nullptr;
    return ArrayAttr::get(
        scopes.getContext(),
        llvm::map_to_vector(scopes, [&](Attribute scope) -> Attribute {
          return cloneScope(cast<AliasScopeAttr>(scope));
        }));
  };
  forEachOperation(blocks, [&](Operation *op) {
    if (auto access = dyn_cast<AliasAnalysisOpInterface>(op)) {
      access.setAliasScopes(cloneAll(access.getAliasScopesOrNull()));
      access.setNoAliasScopes(cloneAll(access.getNoAliasScopesOrNull()));
    }
    if (auto declaration = dyn_cast<NoAliasScopeDeclOp>(op))
      declaration.setScopeAttr(cloneScope(declaration.getScopeAttr()));
  });
}

// Scopes of arguments

/// Returns the copies of the call's pointer arguments.
llvm::SetVector<SSACopyOp> getArgumentCopies(CallOp call) {
  llvm::SetVector<SSACopyOp> copies;
  for (Value argument : call.getArgOperands())
    for (Operation *user : argument.getUsers())
      if (auto copy = dyn_cast<SSACopyOp>(user))
        copies.insert(copy);
  return copies;
}

bool isNoAlias(SSACopyOp copy) {
  return copy->hasAttr(LLVMDialect::getNoAliasAttrName());
}

/// Appends the values that predecessors pass to a block argument. Returns false
/// if one of them is unknown.
bool collectIncomingValues(BlockArgument argument,
                           SmallVectorImpl<Value> &values) {
  Block *block = argument.getOwner();
  if (block->isEntryBlock())
    return false;
  for (auto it = block->pred_begin(), end = block->pred_end(); it != end;
       ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    if (!branch)
      return false;
    Value value = branch.getSuccessorOperands(
        it.getSuccessorIndex())[argument.getArgNumber()];
    if (!value)
      return false;
    values.push_back(value);
  }
  return true;
}

/// Collects the objects on which `pointer` may be based. Follows views, selects
/// and block arguments.
void collectObjects(Value pointer, llvm::SetVector<Value> &objects) {
  SmallVector<Value> rest = {pointer};
  llvm::DenseSet<Value> seen;
  while (!rest.empty()) {
    Value value = rest.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    auto view = value.getDefiningOp<ViewLikeOpInterface>();
    if (view && view.getViewDest() == value) {
      rest.push_back(view.getViewSource());
      continue;
    }
    if (auto select = value.getDefiningOp<SelectOp>()) {
      rest.push_back(select.getFalseValue());
      rest.push_back(select.getTrueValue());
      continue;
    }
    SmallVector<Value> incoming;
    if (auto argument = dyn_cast<BlockArgument>(value))
      if (collectIncomingValues(argument, incoming)) {
        rest.append(incoming);
        continue;
      }
    objects.insert(value);
  }
}

/// The objects that the pointers of an access may be based on.
struct AccessedObjects {
  llvm::SetVector<Value> objects;
  /// An object may be based on any argument.
  bool isUnknown = false;
  /// An object is not based on a noalias argument.
  bool hasOther = false;

  explicit AccessedObjects(AliasAnalysisOpInterface access) {
    for (Value pointer : access.getAccessedOperands())
      collectObjects(pointer, objects);
    for (Value object : objects) {
      if (matchPattern(object, m_Constant()))
        continue;
      Operation *op = object.getDefiningOp();
      if (auto copy = dyn_cast_or_null<SSACopyOp>(op))
        hasOther |= !isNoAlias(copy);
      else if (isa_and_nonnull<AllocaOp, AddressOfOp>(op))
        hasOther = true;
      else
        isUnknown = true;
    }
  }
};

/// Creates a scope for each noalias argument. Accesses based on the argument
/// get it as an alias scope; accesses that are not based on it get it as a
/// noalias scope.
void addArgumentScopes(CallOp call, InlinedBlocks blocks,
                       const llvm::SetVector<SSACopyOp> &copies) {
  llvm::MapVector<Value, AliasScopeAttr> scopes;
  MLIRContext *context = call->getContext();
  OpBuilder builder(call);
  AliasScopeDomainAttr domain;
  for (SSACopyOp copy : copies) {
    if (!isNoAlias(copy))
      continue;
    if (!domain)
      domain = AliasScopeDomainAttr::get(
          context, makeDistinct(context),
          call.getCalleeAttr() ? call.getCalleeAttr().getAttr() : StringAttr());
    auto scope = AliasScopeAttr::get(context, makeDistinct(context), domain,
                                     StringAttr());
    scopes[copy.getResult()] = scope;
    NoAliasScopeDeclOp::create(builder, call.getLoc(), scope);
  }
  if (scopes.empty())
    return;
  forEachOperation(blocks, [&](Operation *op) {
    auto access = dyn_cast<AliasAnalysisOpInterface>(op);
    if (!access)
      return;
    const AccessedObjects accessed(access);
    if (accessed.objects.empty() || accessed.isUnknown)
      return;
    SmallVector<Attribute> own, others;
    for (auto [argument, scope] : scopes)
      (accessed.objects.contains(argument) ? own : others).push_back(scope);
    if (!others.empty())
      access.setNoAliasScopes(uniteArrays(access.getNoAliasScopesOrNull(),
                                          ArrayAttr::get(context, others)));
    // Only an access that is certainly based on noalias arguments gets their
    // alias scopes.
    if (!own.empty() && !accessed.hasOther && !isa<CallOp>(op))
      access.setAliasScopes(uniteArrays(access.getAliasScopesOrNull(),
                                        ArrayAttr::get(context, own)));
  });
}

} // namespace

void LLVM::updateInlinedAliasScopes(Operation *call, InlinedBlocks blocks) {
  cloneScopes(blocks);
  if (auto callOp = dyn_cast<CallOp>(call)) {
    const llvm::SetVector<SSACopyOp> copies = getArgumentCopies(callOp);
    addArgumentScopes(callOp, blocks, copies);
    for (SSACopyOp copy : copies) {
      copy.getResult().replaceAllUsesWith(copy.getOperand());
      copy->erase();
    }
  }
  auto access = dyn_cast<AliasAnalysisOpInterface>(call);
  if (!access)
    return;
  const ArrayAttr scopes = access.getAliasScopesOrNull();
  const ArrayAttr noAliasScopes = access.getNoAliasScopesOrNull();
  if (!scopes && !noAliasScopes)
    return;
  forEachOperation(blocks, [&](Operation *op) {
    auto inlined = dyn_cast<AliasAnalysisOpInterface>(op);
    if (!inlined)
      return;
    if (scopes)
      inlined.setAliasScopes(
          uniteArrays(inlined.getAliasScopesOrNull(), scopes));
    if (noAliasScopes)
      inlined.setNoAliasScopes(
          uniteArrays(inlined.getNoAliasScopesOrNull(), noAliasScopes));
  });
}

void LLVM::addInlinedAccessGroups(Operation *call, InlinedBlocks blocks) {
  auto access = dyn_cast<AccessGroupOpInterface>(call);
  const ArrayAttr groups = access ? access.getAccessGroupsOrNull() : nullptr;
  if (!groups)
    return;
  forEachOperation(blocks, [&](Operation *op) {
    if (auto inlined = dyn_cast<AccessGroupOpInterface>(op))
      inlined.setAccessGroups(
          uniteArrays(inlined.getAccessGroupsOrNull(), groups));
  });
}
