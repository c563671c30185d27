// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/import_debug.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/support/llvm.h"
#include "targets/llvmir/import_debug_nodes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Maximum nesting depth of nodes, and so of attributes.
static constexpr unsigned maxDepth = 400;
/// Depth from which lists of elements and variables are dropped.
static constexpr unsigned maxListDepth = 100;
/// Maximum number of nodes that an expanded list may contain.
static constexpr unsigned maxSize = 20000;
/// Limit of how often nodes are translated again because they occur in several
/// recursive nodes. Above it, lists are dropped; above twice the limit, nodes
/// are dropped.
static constexpr unsigned maxRepetitions = 50000;

/// Returns true if a node may contain itself.
static bool mayBeRecursive(const llvm::DINode *node) {
  return isa<llvm::DICompositeType, llvm::DISubprogram>(node);
}

bool DebugImport::Nodes::isTooMuch() const {
  return frames.size() > maxListDepth || repetitions > maxRepetitions;
}

void DebugImport::Nodes::refer(ArrayRef<unsigned> outer) {
  if (frames.empty())
    return;
  Frame &last = frames.back();
  for (unsigned frame : outer)
    if (frame + 1 != frames.size() && !llvm::is_contained(last.outer, frame))
      last.outer.push_back(frame);
}

DINodeAttr DebugImport::Nodes::translateCycle(unsigned frame) {
  if (!frames[frame].recId)
    frames[frame].recId = DistinctAttr::create(UnitAttr::get(context));
  refer(frame);
  const DistinctAttr recId = frames[frame].recId;
  if (isa<llvm::DISubprogram>(frames[frame].node))
    return cast<DINodeAttr>(Attribute(DISubprogramAttr::getRecSelf(recId)));
  return cast<DINodeAttr>(Attribute(DICompositeTypeAttr::getRecSelf(recId)));
}

DINodeAttr DebugImport::Nodes::use(const Result &result) {
  if (!frames.empty())
    frames.back().size = llvm::SaturatingAdd(frames.back().size, result.size);
  return result.attribute;
}

DINodeAttr DebugImport::Nodes::finish(DINodeAttr attribute) {
  const Frame frame = std::move(frames.back());
  frames.pop_back();
  if (mayBeRecursive(frame.node))
    active.erase(frame.node);
  for (const llvm::DINode *node : frame.inner)
    partial.erase(node);
  if (frame.recId && attribute)
    attribute = cast<DINodeAttr>(
        Attribute(cast<DIRecursiveTypeAttrInterface>(Attribute(attribute))
                      .withRecId(frame.recId)));
  const Result result = {attribute, llvm::SaturatingAdd(frame.size, 1u)};
  if (frame.outer.empty()) {
    done[frame.node] = result;
    return use(result);
  }
  partial[frame.node] = {result, frame.outer};
  for (unsigned outer : frame.outer)
    frames[outer].inner.push_back(frame.node);
  refer(frame.outer);
  return use(result);
}

SmallVector<DINodeAttr> DebugImport::Nodes::getList(llvm::DINodeArray list) {
  const unsigned size = frames.back().size;
  SmallVector<DINodeAttr> attributes;
  for (const llvm::DINode *node : list) {
    attributes.push_back(translate(node));
    if (attributes.back() && frames.back().size <= maxSize)
      continue;
    frames.back().size = size;
    return {};
  }
  return attributes;
}

DINodeAttr DebugImport::Nodes::translate(const llvm::DINode *node) {
  if (!node)
    return {};
  if (auto found = done.find(node); found != done.end())
    return use(found->second);
  if (auto found = partial.find(node); found != partial.end()) {
    refer(found->second.outer);
    return use(found->second.result);
  }
  if (auto found = active.find(node); found != active.end())
    return translateCycle(found->second);
  if (frames.size() >= maxDepth || repetitions > 2 * maxRepetitions)
    return {};
  if (!seen.insert(node).second)
    ++repetitions;
  if (mayBeRecursive(node))
    active[node] = frames.size();
  frames.push_back({node, 0, {}, {}, {}});
  return finish(make(node));
}

DIExpressionAttr
DebugImport::Nodes::translateExpression(const llvm::DIExpression *expression) {
  if (!expression)
    return {};
  SmallVector<DIExpressionElemAttr> operations;
  for (const llvm::DIExpression::ExprOperand &operation :
       expression->expr_ops()) {
    SmallVector<uint64_t> arguments;
    for (unsigned i = 0, e = operation.getNumArgs(); i != e; ++i)
      arguments.push_back(operation.getArg(i));
    operations.push_back(
        DIExpressionElemAttr::get(context, operation.getOp(), arguments));
  }
  return DIExpressionAttr::get(context, operations);
}

DebugImport::DebugImport(MLIRContext *context, bool dropElements)
    : nodes(std::make_unique<Nodes>(context, dropElements)), context(context) {}

DebugImport::~DebugImport() = default;

DINodeAttr DebugImport::translate(const llvm::DINode *node) {
  return nodes->translate(node);
}

DIExpressionAttr
DebugImport::translateExpression(const llvm::DIExpression *expression) {
  return nodes->translateExpression(expression);
}

DIGlobalVariableExpressionAttr
DebugImport::translateGlobal(const llvm::DIGlobalVariableExpression *global) {
  auto variable = translateAs<DIGlobalVariableAttr>(global->getVariable());
  return variable ? DIGlobalVariableExpressionAttr::get(
                        context, variable,
                        translateExpression(global->getExpression()))
                  : DIGlobalVariableExpressionAttr();
}

Location DebugImport::translateLocation(const llvm::DILocation *location) {
  auto convert = [&](const llvm::DILocation *one) -> Location {
    const Location place = FileLineColLoc::get(
        context, one->getFilename(), one->getLine(), one->getColumn());
    auto scope = translateAs<DILocalScopeAttr>(one->getScope());
    return scope ? Location(FusedLoc::get(place, scope, context)) : place;
  };
  if (!location)
    return UnknownLoc::get(context);
  SmallVector<Location> frames;
  for (const llvm::DILocation *caller = location->getInlinedAt(); caller;
       caller = caller->getInlinedAt())
    frames.push_back(convert(caller));
  return frames.empty() ? convert(location)
                        : Location(CallSiteLoc::get(convert(location), frames));
}

Location
DebugImport::translateFunctionLocation(const llvm::DISubprogram *subprogram) {
  if (!subprogram)
    return UnknownLoc::get(context);
  const Location place = FileLineColLoc::get(context, subprogram->getFilename(),
                                             subprogram->getLine(), 0);
  auto known = translateAs<DISubprogramAttr>(subprogram);
  return known ? Location(FusedLoc::get(place, known, context)) : place;
}
