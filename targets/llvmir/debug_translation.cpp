// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/debug_translation.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/structure/attr_type_sub_elements.h"
#include "core/support/llvm.h"
#include "targets/llvmir/debug_nodes.h"
#include "llvm/IR/Function.h"
#include "llvm/TargetParser/Triple.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Maximum nesting depth of locations, not counting callers.
static constexpr unsigned maxLocationDepth = 256;

DebugTranslation::DebugTranslation(Operation *, llvm::Module &llvmModule)
    : module(llvmModule), context(llvmModule.getContext()) {}

void DebugTranslation::addModuleFlagsIfNotPresent() {
  if (!module.getModuleFlag("Debug Info Version"))
    module.addModuleFlag(llvm::Module::Warning, "Debug Info Version",
                         llvm::DEBUG_METADATA_VERSION);
  const llvm::Triple triple(module.getTargetTriple());
  if (triple.isKnownWindowsMSVCEnvironment() &&
      !module.getModuleFlag("CodeView"))
    module.addModuleFlag(llvm::Module::Warning, "CodeView", 1);
}

/// Returns the nodes that a node refers to.
static SmallVector<DINodeAttr> getNodeParts(DINodeAttr attribute) {
  SmallVector<DINodeAttr> parts;
  walkImmediateSubElements(
      attribute,
      [&](Attribute part) {
        if (auto node = dyn_cast<DINodeAttr>(part))
          parts.push_back(node);
      },
      [](Type) {});
  return parts;
}

llvm::DINode *DebugTranslation::translate(DINodeAttr attribute) {
  if (!attribute)
    return nullptr;
  if (auto found = nodes.find(attribute); found != nodes.end())
    return found->second.get();
  SmallVector<DINodeAttr> pending = {attribute};
  while (!pending.empty()) {
    DINodeAttr next = pending.back();
    if (nodes.contains(next)) {
      pending.pop_back();
      continue;
    }
    auto recursive = dyn_cast<DIRecursiveTypeAttrInterface>(Attribute(next));
    const DistinctAttr id = recursive ? recursive.getRecId() : DistinctAttr();
    if (id && recursive.getIsRecSelf()) {
      nodes[next].reset(recursiveNodes.lookup(id));
      pending.pop_back();
      continue;
    }
    // Create the placeholder for the node's references to itself first.
    if (id && !recursiveNodes.contains(id))
      recursiveNodes[id] = makeTemporaryNode(next, context);
    SmallVector<DINodeAttr> parts = getNodeParts(next);
    llvm::erase_if(parts, [&](Attribute part) { return nodes.contains(part); });
    if (!parts.empty()) {
      pending.append(parts.rbegin(), parts.rend());
      continue;
    }
    pending.pop_back();
    llvm::DINode *node = translateWithParts(next);
    nodes[next].reset(node);
    if (!id)
      continue;
    llvm::DINode *temporary = std::exchange(recursiveNodes[id], node);
    temporary->replaceAllUsesWith(node);
    llvm::MDNode::deleteTemporary(temporary);
  }
  return lookup(attribute);
}

llvm::DIExpression *
DebugTranslation::translateExpression(DIExpressionAttr attribute) {
  SmallVector<uint64_t> operations;
  if (attribute)
    for (DIExpressionElemAttr operation : attribute.getOperations()) {
      operations.push_back(operation.getOpcode());
      llvm::append_range(operations, operation.getArguments());
    }
  return llvm::DIExpression::get(context, operations);
}

llvm::DIGlobalVariableExpression *
DebugTranslation::translateGlobalVariableExpression(
    DIGlobalVariableExpressionAttr attribute) {
  return llvm::DIGlobalVariableExpression::get(
      context, translate(attribute.getVar()),
      translateExpression(attribute.getExpr()));
}

void DebugTranslation::translate(LLVMFuncOp function,
                                 llvm::Function &translated) {
  auto place = LocationAttr(function->getLoc())
                   .findInstanceOf<FusedLocWith<DISubprogramAttr>>();
  if (place)
    translated.setSubprogram(
        translateAs<llvm::DISubprogram>(place.getMetadata()));
}

llvm::DILocation *DebugTranslation::translateLoc(Location location,
                                                 llvm::DILocalScope *scope) {
  if (location.isPacked())
    return scope ? llvm::DILocation::get(context, location.getLine(),
                                         location.getColumn(), scope)
                 : nullptr;
  return translateLoc(location.getAttr(), scope, nullptr, 0);
}

llvm::DILocation *DebugTranslation::translateLoc(LocationAttr location,
                                                 llvm::DILocalScope *scope,
                                                 llvm::DILocation *inlinedAt,
                                                 unsigned depth) {
  while (auto named = dyn_cast<NameLoc>(location))
    location = named.getChildLoc();
  if (depth > maxLocationDepth)
    return nullptr;
  if (auto file = dyn_cast<FileLineColRange>(location))
    return scope
               ? llvm::DILocation::get(context, file.getStartLine(),
                                       file.getStartColumn(), scope, inlinedAt)
               : nullptr;
  if (auto fused = dyn_cast<FusedLoc>(location))
    return translateFused(fused, scope, inlinedAt, depth + 1);
  if (isa<CallSiteLoc>(location))
    return translateCallSite(location, scope, inlinedAt, depth + 1);
  return nullptr;
}

llvm::DILocation *DebugTranslation::translateFused(FusedLoc location,
                                                   llvm::DILocalScope *scope,
                                                   llvm::DILocation *inlinedAt,
                                                   unsigned depth) {
  if (auto local = dyn_cast_or_null<DILocalScopeAttr>(location.getMetadata()))
    scope = translateAs<llvm::DILocalScope>(local);
  const ArrayRef<LocationAttr> parts = location.getLocations();
  if (parts.empty())
    return nullptr;
  llvm::DILocation *merged =
      translateLoc(parts.front(), scope, inlinedAt, depth);
  for (LocationAttr part : parts.drop_front())
    merged = llvm::DILocation::getMergedLocation(
        merged, translateLoc(part, scope, inlinedAt, depth));
  return merged;
}

llvm::DILocation *DebugTranslation::translateCallSite(
    LocationAttr location, llvm::DILocalScope *scope,
    llvm::DILocation *inlinedAt, unsigned depth) {
  SmallVector<LocationAttr> callees;
  while (auto site = dyn_cast<CallSiteLoc>(location)) {
    callees.push_back(site.getCallee());
    location = site.getCaller();
  }
  llvm::DILocation *place = translateLoc(location, scope, inlinedAt, depth);
  if (!place)
    place = inlinedAt;
  for (LocationAttr callee : llvm::reverse(callees)) {
    // Without the caller's location there is no location of the callee.
    if (!place)
      return nullptr;
    if (llvm::DILocation *inner = translateLoc(callee, nullptr, place, depth))
      place = inner;
  }
  return place;
}
