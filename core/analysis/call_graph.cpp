// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/call_graph.h"

#include "core/interfaces/call.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/verify/symbol_table.h"
#include "llvm/ADT/SCCIterator.h"

using namespace mlir;

void CallGraphNode::addEdge(CallGraphNode *node, Edge::Kind kind) {
  const Edge edge(node, kind);
  if (known.insert(edge.getKey()).second)
    edges.push_back(edge);
}

/// Visits operations that are not nested in calls or declarations, with the
/// node of the enclosing callable. `visit` returns the node for nested
/// operations, or nothing to skip them.
static void walkCallables(Operation *root,
                          llvm::function_ref<std::optional<CallGraphNode *>(
                              Operation *, CallGraphNode *)>
                              visit) {
  llvm::SmallVector<std::pair<Operation *, CallGraphNode *>> pending = {
      {root, nullptr}};
  while (!pending.empty()) {
    auto [op, parent] = pending.pop_back_val();
    const std::optional<CallGraphNode *> node = visit(op, parent);
    if (!node)
      continue;
    for (Region &region : llvm::reverse(op->getRegions()))
      for (Block &block : llvm::reverse(region))
        for (Operation &nested : llvm::reverse(block))
          pending.push_back({&nested, *node});
  }
}

CallGraph::CallGraph(Operation *op)
    : externalCallerNode(nullptr), unknownCalleeNode(nullptr) {
  // Create the nodes first, because a call may precede its callee.
  SymbolTableCollection symbolTable;
  for (const bool resolveCalls : {false, true})
    walkCallables(op,
                  [&](Operation *nested,
                      CallGraphNode *parent) -> std::optional<CallGraphNode *> {
                    if (auto call = llvm::dyn_cast<CallOpInterface>(nested)) {
                      if (resolveCalls && parent)
                        parent->addCallEdge(resolveCallable(call, symbolTable));
                      return std::nullopt;
                    }
                    auto callable = llvm::dyn_cast<CallableOpInterface>(nested);
                    if (!callable)
                      return parent;
                    Region *region = callable.getCallableRegion();
                    if (!region)
                      return std::nullopt;
                    return getOrAddNode(region, parent);
                  });
}

CallGraphNode *CallGraph::getOrAddNode(Region *region,
                                       CallGraphNode *parentNode) {
  std::unique_ptr<CallGraphNode> &node = nodes[region];
  if (node)
    return node.get();
  node.reset(new CallGraphNode(region));
  if (parentNode)
    parentNode->addChildEdge(node.get());
  else
    externalCallerNode.addAbstractEdge(node.get());
  return node.get();
}

CallGraphNode *CallGraph::lookupNode(Region *region) const {
  auto it = nodes.find(region);
  return it == nodes.end() ? nullptr : it->second.get();
}

CallGraphNode *
CallGraph::resolveCallable(CallOpInterface call,
                           SymbolTableCollection &symbolTable) const {
  auto callable = llvm::dyn_cast_if_present<CallableOpInterface>(
      call.resolveCallableInTable(&symbolTable));
  CallGraphNode *node =
      callable ? lookupNode(callable.getCallableRegion()) : nullptr;
  return node ? node : getUnknownCalleeNode();
}

void CallGraph::eraseNode(CallGraphNode *node) {
  // The node and its descendants, parents first.
  llvm::SmallVector<CallGraphNode *> erased = {node};
  for (size_t i = 0; i < erased.size(); ++i)
    for (const CallGraphNode::Edge &edge : *erased[i])
      if (edge.isChild())
        erased.push_back(edge.getTarget());
  const llvm::DenseSet<CallGraphNode *> isErased(erased.begin(), erased.end());
  for (auto &entry : nodes) {
    CallGraphNode &other = *entry.second;
    llvm::erase_if(other.edges, [&](const CallGraphNode::Edge &edge) {
      if (!isErased.contains(edge.getTarget()))
        return false;
      other.known.erase(edge.getKey());
      return true;
    });
  }
  for (CallGraphNode *other : erased)
    nodes.erase(other->getCallableRegion());
}

// Printing.

static void printName(llvm::raw_ostream &os, const CallGraph &graph,
                      const CallGraphNode *node) {
  if (node == graph.getExternalCallerNode()) {
    os << "<External-Caller-Node>";
  } else if (node == graph.getUnknownCalleeNode()) {
    os << "<Unknown-Callee-Node>";
  } else {
    Region *region = node->getCallableRegion();
    os << "'" << region->getParentOp()->getName() << "' - Region #"
       << region->getRegionNumber();
    if (DictionaryAttr attributes = region->getParentOp()->getAttrDictionary();
        !attributes.empty())
      os << " : " << attributes;
  }
}

void CallGraph::print(llvm::raw_ostream &os) const {
  os << "// ---- CallGraph ----\n";
  for (const CallGraphNode *node : *this) {
    os << "// - Node : ";
    printName(os, *this, node);
    os << "\n";
    for (const CallGraphNode::Edge &edge : *node) {
      os << (edge.isCall() ? "// -- Call-Edge : " : "// -- Child-Edge : ");
      printName(os, *this, edge.getTarget());
      os << "\n";
    }
    os << "//\n";
  }
  os << "// -- SCCs --\n";
  for (const auto &component :
       llvm::make_range(llvm::scc_begin(this), llvm::scc_end(this))) {
    os << "// - SCC : \n";
    for (const CallGraphNode *node : component) {
      os << "// -- Node :";
      printName(os, *this, node);
      os << "\n";
    }
    os << "\n";
  }
  os << "// -------------------\n";
}

void CallGraph::dump() const { print(llvm::errs()); }
