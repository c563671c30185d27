// SPDX-License-Identifier: Apache-2.0
//
// The call graph: calls between callable regions, and their nesting.
#ifndef CORE_ANALYSIS_CALL_GRAPH_H
#define CORE_ANALYSIS_CALL_GRAPH_H

#include <memory>

#include "core/ir/structure/operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {

class CallOpInterface;
class SymbolTableCollection;

/// A callable region, or one of two external nodes: the unknown caller and the
/// unknown callee.
class CallGraphNode {
public:
  class Edge {
    enum class Kind { Abstract, Call, Child };

  public:
    /// Returns true for edges from the external caller: the target may be
    /// called from outside.
    bool isAbstract() const { return kind == Kind::Abstract; }
    bool isCall() const { return kind == Kind::Call; }
    /// Returns true if the target is nested in the region.
    bool isChild() const { return kind == Kind::Child; }
    CallGraphNode *getTarget() const { return target; }
    friend bool operator==(const Edge &, const Edge &) = default;

  private:
    friend class CallGraphNode;
    friend class CallGraph;
    Edge(CallGraphNode *node, Kind kind) : target(node), kind(kind) {}
    std::pair<CallGraphNode *, int> getKey() const {
      return {target, static_cast<int>(kind)};
    }
    CallGraphNode *target;
    Kind kind;
  };
  using iterator = const Edge *;

  bool isExternal() const { return !callableRegion; }
  /// The node must not be external.
  Region *getCallableRegion() const {
    assert(!isExternal());
    return callableRegion;
  }
  // Each edge is added once. Edges keep the order of insertion.
  void addAbstractEdge(CallGraphNode *node) {
    addEdge(node, Edge::Kind::Abstract);
  }
  void addCallEdge(CallGraphNode *node) { addEdge(node, Edge::Kind::Call); }
  void addChildEdge(CallGraphNode *child) { addEdge(child, Edge::Kind::Child); }
  iterator begin() const { return edges.begin(); }
  iterator end() const { return edges.end(); }
  bool hasChildren() const {
    return llvm::any_of(edges, [](const Edge &edge) { return edge.isChild(); });
  }

private:
  friend class CallGraph;
  explicit CallGraphNode(Region *region) : callableRegion(region) {}
  void addEdge(CallGraphNode *node, Edge::Kind kind);

  Region *callableRegion;
  llvm::SmallVector<Edge, 4> edges;
  llvm::DenseSet<std::pair<CallGraphNode *, int>> known;
};

/// An analysis for passes: the graph of all callables in an operation, in IR
/// order. Valid until the IR changes.
class CallGraph {
  using Nodes = llvm::MapVector<Region *, std::unique_ptr<CallGraphNode>>;

public:
  explicit CallGraph(Operation *op);

  /// Returns the node of a region. A new node becomes a child of the parent, or
  /// a callee of the external caller if `parentNode` is null.
  CallGraphNode *getOrAddNode(Region *region, CallGraphNode *parentNode);
  /// Returns null if there is no node.
  CallGraphNode *lookupNode(Region *region) const;
  CallGraphNode *getExternalCallerNode() const {
    return const_cast<CallGraphNode *>(&externalCallerNode);
  }
  CallGraphNode *getUnknownCalleeNode() const {
    return const_cast<CallGraphNode *>(&unknownCalleeNode);
  }
  /// Returns the node of the callee, or the unknown callee.
  CallGraphNode *resolveCallable(CallOpInterface call,
                                 SymbolTableCollection &symbolTable) const;
  /// Erases a node with its children and all edges to them.
  void eraseNode(CallGraphNode *node);

  static CallGraphNode *unwrap(const Nodes::value_type &value) {
    return value.second.get();
  }
  using iterator =
      llvm::mapped_iterator<Nodes::const_iterator,
                            CallGraphNode *(*)(const Nodes::value_type &)>;
  iterator begin() const { return iterator(nodes.begin(), &unwrap); }
  iterator end() const { return iterator(nodes.end(), &unwrap); }

  /// Prints the graph, and the strongly connected components with callees
  /// first.
  void print(llvm::raw_ostream &os) const;
  void dump() const;

private:
  Nodes nodes;
  CallGraphNode externalCallerNode, unknownCalleeNode;
};

} // namespace mlir

namespace llvm {
template <> struct GraphTraits<const mlir::CallGraphNode *> {
  using NodeRef = mlir::CallGraphNode *;
  static NodeRef getEntryNode(NodeRef node) { return node; }
  static NodeRef unwrap(const mlir::CallGraphNode::Edge &edge) {
    return edge.getTarget();
  }
  using ChildIteratorType =
      mapped_iterator<mlir::CallGraphNode::iterator, decltype(&unwrap)>;
  static ChildIteratorType child_begin(NodeRef node) {
    return {node->begin(), &unwrap};
  }
  static ChildIteratorType child_end(NodeRef node) {
    return {node->end(), &unwrap};
  }
};

template <>
struct GraphTraits<const mlir::CallGraph *>
    : GraphTraits<const mlir::CallGraphNode *> {
  static NodeRef getEntryNode(const mlir::CallGraph *graph) {
    return graph->getExternalCallerNode();
  }
  using nodes_iterator = mlir::CallGraph::iterator;
  static nodes_iterator nodes_begin(const mlir::CallGraph *graph) {
    return graph->begin();
  }
  static nodes_iterator nodes_end(const mlir::CallGraph *graph) {
    return graph->end();
  }
};
} // namespace llvm

#endif // CORE_ANALYSIS_CALL_GRAPH_H
