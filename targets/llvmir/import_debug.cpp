// SPDX-License-Identifier: Apache-2.0
//
// Nodes with what they consist of, also in themselves; places.
#include "targets/llvmir/import_debug.h"

#include "core/support/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

/// How deep nodes may be in each other; what is deeper is left out.
static constexpr unsigned maxDepth = 2000;

StringAttr DebugImport::getString(llvm::MDString *text) {
  return text ? StringAttr::get(context, text->getString()) : StringAttr();
}

StringAttr DebugImport::getString(StringRef text) {
  return StringAttr::get(context, text);
}

DistinctAttr
DebugImport::getId(llvm::DINode *node,
                   llvm::DenseMap<llvm::DINode *, DistinctAttr> &ids) {
  DistinctAttr &id = ids[node];
  if (!id)
    id = DistinctAttr::create(UnitAttr::get(context));
  return id;
}

DINodeAttr DebugImport::translate(llvm::DINode *node) {
  if (!node)
    return {};
  if (DINodeAttr known = attributes.lookup(node))
    return known;
  // In itself it is its number.
  auto outer = depths.find(node);
  if (outer != depths.end() &&
      isa<llvm::DICompositeType, llvm::DISubprogram>(node)) {
    outermost = std::min(outermost, outer->second);
    recursive.insert(node);
    const DistinctAttr id = getId(node, recursiveIds);
    if (isa<llvm::DISubprogram>(node))
      return cast<DINodeAttr>(Attribute(DISubprogramAttr::getRecSelf(id)));
    return cast<DINodeAttr>(Attribute(DICompositeTypeAttr::getRecSelf(id)));
  }
  const unsigned depth = depths.size();
  if (depth == maxDepth || outer != depths.end())
    return {};
  depths[node] = depth;
  const unsigned outside = std::exchange(outermost, ~0u);
  DINodeAttr translated = translateNode(node);
  depths.erase(node);
  if (recursive.erase(node) && translated)
    translated = cast<DINodeAttr>(
        Attribute(cast<DIRecursiveTypeAttrInterface>(Attribute(translated))
                      .withRecId(getId(node, recursiveIds))));
  if (outermost >= depth) {
    outermost = ~0u;
    attributes[node] = translated;
  }
  outermost = std::min(outermost, outside);
  return translated;
}

DIExpressionAttr
DebugImport::translateExpression(const llvm::DIExpression *node) {
  if (!node)
    return {};
  SmallVector<DIExpressionElemAttr> operations;
  for (const llvm::DIExpression::ExprOperand &operation : node->expr_ops()) {
    SmallVector<uint64_t> arguments;
    for (unsigned i = 0, e = operation.getNumArgs(); i != e; ++i)
      arguments.push_back(operation.getArg(i));
    operations.push_back(
        DIExpressionElemAttr::get(context, operation.getOp(), arguments));
  }
  return DIExpressionAttr::get(context, operations);
}

DIGlobalVariableExpressionAttr DebugImport::translateGlobalVariableExpression(
    llvm::DIGlobalVariableExpression *node) {
  auto variable = translateAs<DIGlobalVariableAttr>(node->getVariable());
  if (!variable)
    return {};
  return DIGlobalVariableExpressionAttr::get(
      context, variable, translateExpression(node->getExpression()));
}

Location DebugImport::translateLoc(const llvm::DILocation *location) {
  if (!location)
    return UnknownLoc::get(context);
  auto convert = [&](const llvm::DILocation *one) -> Location {
    const Location place = FileLineColLoc::get(
        context, one->getFilename(), one->getLine(), one->getColumn());
    const DIScopeAttr scope = getScope(one->getScope());
    return scope ? FusedLoc::get(context, {place}, scope) : place;
  };
  // From the outermost call inwards.
  SmallVector<const llvm::DILocation *> frames;
  for (; location; location = location->getInlinedAt())
    frames.push_back(location);
  Location translated = convert(frames.pop_back_val());
  while (!frames.empty())
    translated = CallSiteLoc::get(convert(frames.pop_back_val()), translated);
  return translated;
}

Location DebugImport::translateFuncLoc(const llvm::Function &function) {
  llvm::DISubprogram *subprogram = function.getSubprogram();
  if (!subprogram)
    return UnknownLoc::get(context);
  const Location place = FileLineColLoc::get(context, subprogram->getFilename(),
                                             subprogram->getLine(), 0);
  const DINodeAttr attribute = translate(subprogram);
  return attribute ? FusedLoc::get(context, {place}, attribute) : place;
}
