// SPDX-License-Identifier: Apache-2.0
//
// Which callable regions call which, and which are nested in which.
#ifndef CORE_ANALYSIS_CALL_GRAPH_H
#define CORE_ANALYSIS_CALL_GRAPH_H

#include <memory>

#include "core/ir/operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {

class CallOpInterface;
class SymbolTableCollection;

/// A callable region, or one of the two nodes that are none: whatever calls
/// from outside, and whatever is called and not known.
class CallGraphNode {
public:
  class Edge {
    enum class Kind { Abstract, Call, Child };

  public:
    /// From the external caller: the target may be called from outside.
    bool isAbstract() const { return kind == Kind::Abstract; }
    bool isCall() const { return kind == Kind::Call; }
    /// The target is nested in the region.
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
  /// The node is not external.
  Region *getCallableRegion() const {
    assert(!isExternal());
    return callableRegion;
  }
  // Each edge is there once; edges are in the order in which they were added.
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

/// An analysis for passes: the graph of all callables in an operation, in the
/// order in which they stand. Valid until the IR changes.
class CallGraph {
  using Nodes = llvm::MapVector<Region *, std::unique_ptr<CallGraphNode>>;

public:
  explicit CallGraph(Operation *op);

  /// The node of a region; a new one is a child of the parent, or called from
  /// outside if that is null.
  CallGraphNode *getOrAddNode(Region *region, CallGraphNode *parentNode);
  /// Null if there is none.
  CallGraphNode *lookupNode(Region *region) const;
  CallGraphNode *getExternalCallerNode() const {
    return const_cast<CallGraphNode *>(&externalCallerNode);
  }
  CallGraphNode *getUnknownCalleeNode() const {
    return const_cast<CallGraphNode *>(&unknownCalleeNode);
  }
  /// What is called, or the node of what is not known.
  CallGraphNode *resolveCallable(CallOpInterface call,
                                 SymbolTableCollection &symbolTable) const;
  /// With its children and all edges to them.
  void eraseNode(CallGraphNode *node);

  static CallGraphNode *unwrap(const Nodes::value_type &value) {
    return value.second.get();
  }
  using iterator =
      llvm::mapped_iterator<Nodes::const_iterator,
                            CallGraphNode *(*)(const Nodes::value_type &)>;
  iterator begin() const { return iterator(nodes.begin(), &unwrap); }
  iterator end() const { return iterator(nodes.end(), &unwrap); }

  /// With the strongly connected components, callees first.
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
