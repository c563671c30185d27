// SPDX-License-Identifier: Apache-2.0
#include "passes/inline/inliner.h"

#include "core/ir/descriptor/traits.h"
#include "passes/inline/symbol_use_counts.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

using ResolvedCall = Inliner::ResolvedCall;
using Blocks = InlinerInterface::InlinedBlocks;

/// Appends the calls in `blocks` whose callees are known. Calls in nested
/// callables belong to these and are skipped unless `visitNested` is set.
static void collectCalls(Blocks blocks, CallGraphNode *source, CallGraph &cg,
                         SymbolTableCollection &symbolTables,
                         llvm::SmallVectorImpl<ResolvedCall> &calls,
                         bool visitNested) {
  llvm::SmallVector<std::pair<Block *, CallGraphNode *>> pending;
  auto add = [&](auto &&range, CallGraphNode *node) {
    for (Block &block : range)
      pending.emplace_back(&block, node);
  };
  add(blocks, source);
  while (!pending.empty()) {
    auto [block, node] = pending.pop_back_val();
    for (Operation &op : *block) {
      if (auto call = llvm::dyn_cast<CallOpInterface>(&op)) {
        auto symbol = llvm::dyn_cast_if_present<SymbolRefAttr>(
            call.getCallableForCallee());
        if (symbol && !llvm::isa<FlatSymbolRefAttr>(symbol))
          continue;
        CallGraphNode *target = cg.resolveCallable(call, symbolTables);
        if (!target->isExternal())
          calls.push_back({call, node, target});
        continue;
      }
      for (Region &region : op.getRegions()) {
        CallGraphNode *nested = cg.lookupNode(&region);
        if (visitNested || !nested)
          add(region, nested ? nested : node);
      }
    }
  }
}

namespace {
/// Collects the calls in inlined bodies, which are candidates for further
/// inlining.
class CollectingInterface : public InlinerInterface {
public:
  CollectingInterface(MLIRContext *context, CallGraph &cg,
                      SymbolTableCollection &symbolTables)
      : InlinerInterface(context), cg(cg), symbolTables(symbolTables) {}

  void processInlinedBlocks(Blocks blocks) final {
    Region *region = blocks.begin()->getParent();
    CallGraphNode *node = cg.lookupNode(region);
    while (!node) {
      region = region->getParentRegion();
      node = cg.lookupNode(region);
    }
    collectCalls(blocks, node, cg, symbolTables, calls, /*visitNested=*/true);
  }

  llvm::SmallVector<ResolvedCall> calls;

private:
  CallGraph &cg;
  SymbolTableCollection &symbolTables;
};

/// The chain of callables from which a call was inlined. It stops recursive
/// inlining. An entry is a callable that was inlined, and the entry of the call
/// to it.
class History {
public:
  /// The entry of a call, or 0 for a call that was in the original IR.
  using Id = size_t;

  Id add(CallGraphNode *node, Id origin) {
    entries.emplace_back(node, origin);
    return entries.size();
  }
  bool includes(CallGraphNode *node, Id id) const {
    for (; id != 0; id = entries[id - 1].second)
      if (entries[id - 1].first == node)
        return true;
    return false;
  }

private:
  llvm::SmallVector<std::pair<CallGraphNode *, Id>> entries;
};
} // namespace

class Inliner::Impl {
public:
  explicit Impl(Inliner &inliner)
      : inliner(inliner), cg(inliner.cg), useCounts(inliner.op, cg, tables),
        interface(inliner.op->getContext(), cg, tables),
        pipelines(inliner.config.getOpPipelines()) {}

  LogicalResult run();

private:
  using Component = std::vector<CallGraphNode *>;

  LogicalResult inlineComponent(Component &component);
  LogicalResult optimize(const Component &component);
  LogicalResult optimizeCallable(Operation *callable);
  bool inlineCalls(Component &component);
  bool inlineOne(const ResolvedCall &call,
                 llvm::SetVector<CallGraphNode *> &dead);
  bool shouldInline(const ResolvedCall &call) const;
  void eraseDead();

  Inliner &inliner;
  CallGraph &cg;
  SymbolTableCollection tables;
  SymbolUseCounts useCounts;
  CollectingInterface interface;
  InlinerConfig::OpPipelinesTy pipelines;
  llvm::SetVector<CallGraphNode *> deadNodes;
};

LogicalResult Inliner::Impl::optimizeCallable(Operation *callable) {
  const llvm::StringRef name = callable->getName().getStringRef();
  auto it = pipelines.find(name);
  if (it == pipelines.end()) {
    const auto &addPasses = inliner.config.getDefaultPipeline();
    if (!addPasses)
      return success();
    OpPassManager manager(name);
    addPasses(manager);
    it = pipelines.try_emplace(name, std::move(manager)).first;
  }
  return inliner.runPipelineHelper(inliner.pass, it->second, callable);
}

/// Simplifies the callables of a component. Skips callables that contain
/// others, which the pipeline could erase, and those that are not isolated from
/// above.
LogicalResult Inliner::Impl::optimize(const Component &component) {
  llvm::SmallVector<CallGraphNode *> nodes;
  for (CallGraphNode *node : component)
    if (!node->isExternal() && !node->hasChildren() &&
        node->getCallableRegion()
            ->getParentOp()
            ->hasTrait<OpTrait::IsIsolatedFromAbove>())
      nodes.push_back(node);
  for (CallGraphNode *node : nodes)
    if (failed(optimizeCallable(node->getCallableRegion()->getParentOp())))
      return failure();
  for (CallGraphNode *node : nodes)
    useCounts.recompute(node);
  return success();
}

/// A call is inlined unless it is a terminator, is recursive, or is in its own
/// callee. A callee with several blocks requires a region that supports them.
bool Inliner::Impl::shouldInline(const ResolvedCall &call) const {
  Operation *op = call.call;
  if (op->hasTrait<OpTrait::IsTerminator>())
    return false;
  CallGraphNode *target = call.targetNode;
  if (llvm::any_of(*target, [&](const CallGraphNode::Edge &edge) {
        return edge.getTarget() == target ||
               edge.getTarget() == call.sourceNode;
      }))
    return false;
  Region *region = target->getCallableRegion();
  if (region->isAncestor(op->getParentRegion()))
    return false;
  Operation *parent = op->getParentOp();
  if (!inliner.config.getCanHandleMultipleBlocks() &&
      llvm::hasNItemsOrMore(*region, 2) &&
      region->getParentOp()->getName() != parent->getName() &&
      parent->mightHaveTrait<OpTrait::SingleBlock>())
    return false;
  return inliner.isProfitableToInline(call);
}

/// The body of the callee is moved instead of copied if this is its last use.
bool Inliner::Impl::inlineOne(const ResolvedCall &call,
                              llvm::SetVector<CallGraphNode *> &dead) {
  Region *region = call.targetNode->getCallableRegion();
  const bool isLastUse = useCounts.hasOneUseAndDiscardable(call.targetNode);
  if (failed(inlineCall(interface, inliner.config.getCloneCallback(), call.call,
                        llvm::cast<CallableOpInterface>(region->getParentOp()),
                        region, /*shouldCloneInlinedRegion=*/!isLastUse)))
    return false;
  useCounts.dropCall(call.sourceNode, call.call);
  useCounts.addUses(call.targetNode, call.sourceNode);
  call.call->erase();
  if (isLastUse) {
    useCounts.eraseNode(call.targetNode);
    dead.insert(call.targetNode);
  }
  return true;
}

/// Returns true if a call was inlined.
bool Inliner::Impl::inlineCalls(Component &component) {
  llvm::SetVector<CallGraphNode *> dead;
  llvm::SmallVectorImpl<ResolvedCall> &calls = interface.calls;
  for (CallGraphNode *node : component) {
    if (node->isExternal())
      continue;
    if (useCounts.isDead(node))
      dead.insert(node);
    else
      collectCalls(Blocks(node->getCallableRegion()->begin(),
                          node->getCallableRegion()->end()),
                   node, cg, tables, calls, /*visitNested=*/false);
  }
  History history;
  llvm::SmallVector<History::Id> origins(calls.size(), 0);
  bool inlinedAny = false;
  for (size_t i = 0; i < calls.size(); ++i) {
    const ResolvedCall call = calls[i];
    if (dead.contains(call.sourceNode) ||
        history.includes(call.targetNode, origins[i]) || !shouldInline(call) ||
        !inlineOne(call, dead))
      continue;
    inlinedAny = true;
    origins.resize(calls.size(), history.add(call.targetNode, origins[i]));
  }
  calls.clear();
  llvm::erase_if(component,
                 [&](CallGraphNode *node) { return dead.contains(node); });
  deadNodes.insert(dead.begin(), dead.end());
  return inlinedAny;
}

LogicalResult Inliner::Impl::inlineComponent(Component &component) {
  unsigned round = 0;
  do {
    if (failed(optimize(component)))
      return failure();
    if (!inlineCalls(component))
      break;
  } while (++round < inliner.config.getMaxInliningIterations());
  return success();
}

/// Erases dead callables. Callables nested in a dead one are erased with it.
void Inliner::Impl::eraseDead() {
  llvm::SetVector<Operation *> ops;
  for (CallGraphNode *node : deadNodes)
    ops.insert(node->getCallableRegion()->getParentOp());
  llvm::SmallVector<Operation *> outermost;
  for (Operation *op : ops) {
    Operation *parent = op->getParentOp();
    while (parent && !ops.contains(parent))
      parent = parent->getParentOp();
    if (!parent)
      outermost.push_back(op);
  }
  for (Operation *op : outermost)
    op->erase();
}

LogicalResult Inliner::Impl::run() {
  // Edges of the graph are not updated by inlining, so that the components can
  // be computed once.
  std::vector<Component> components;
  for (auto it = llvm::scc_begin(static_cast<const CallGraph *>(&cg));
       !it.isAtEnd(); ++it)
    components.push_back(*it);
  for (Component &component : components)
    if (failed(inlineComponent(component)))
      return failure();
  eraseDead();
  return success();
}

LogicalResult Inliner::doInlining() { return Impl(*this).run(); }
