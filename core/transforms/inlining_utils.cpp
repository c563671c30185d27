// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/inlining_utils.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/walk.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

using InlinedBlocks = InlinerInterface::InlinedBlocks;
using CloneFn = llvm::function_ref<InlinerInterface::CloneCallbackSigTy>;

// Legality.

/// Returns true if inlining is legal for all operations of the region and,
/// recursively, of the regions that dialects want analyzed.
static bool areLegal(InlinerInterface &interface, Region *src,
                     Region *insertRegion, bool wouldBeCloned,
                     IRMapping &mapping) {
  llvm::SmallVector<Region *> pending = {src};
  while (!pending.empty())
    for (Block &block : *pending.pop_back_val())
      for (Operation &op : block) {
        if (!interface.isLegalToInline(&op, insertRegion, wouldBeCloned,
                                       mapping))
          return false;
        if (op.getNumRegions() && interface.shouldAnalyzeRecursively(&op))
          for (Region &region : op.getRegions())
            pending.push_back(&region);
      }
  return true;
}

/// Returns true if each block has a terminator and a single block has one with
/// enough operands for the results.
static bool haveTerminators(Region *src, size_t numResults) {
  for (Block &block : *src)
    if (block.empty() || !block.back().mightHaveTrait<OpTrait::IsTerminator>())
      return false;
  return !llvm::hasSingleElement(*src) ||
         src->front().back().getNumOperands() >= numResults;
}

// Arguments and results of callables.

static DictionaryAttr getDictionary(ArrayAttr attributes, size_t index,
                                    Builder &builder) {
  if (attributes && index < attributes.size())
    return llvm::cast<DictionaryAttr>(attributes[index]);
  return builder.getDictionaryAttr({});
}

static void handleArguments(InlinerInterface &interface, OpBuilder &builder,
                            CallOpInterface call, CallableOpInterface callable,
                            IRMapping &mapper) {
  ArrayAttr attributes = callable.getArgAttrsAttr();
  for (BlockArgument argument : callable.getCallableRegion()->getArguments())
    mapper.map(
        argument,
        interface.handleArgument(
            builder, call, callable, mapper.lookup<Value>(argument),
            getDictionary(attributes, argument.getArgNumber(), builder)));
}

/// Replaces uses of the call's results by the values that `handleResult`
/// returns.
static void handleResults(InlinerInterface &interface, OpBuilder &builder,
                          CallOpInterface call, CallableOpInterface callable,
                          llvm::ArrayRef<Value> results) {
  ArrayAttr attributes = callable.getResAttrsAttr();
  for (auto [i, result] : llvm::enumerate(results)) {
    llvm::SmallPtrSet<Operation *, 8> users;
    for (Operation *user : result.getUsers())
      users.insert(user);
    Value newResult = interface.handleResult(
        builder, call, callable, result, getDictionary(attributes, i, builder));
    if (newResult != result)
      result.replaceUsesWithIf(newResult, [&](OpOperand &use) {
        return users.contains(use.getOwner());
      });
  }
}

// Rewriting of the inlined blocks.

/// Appends `callerLoc` to the call stack of `loc`.
static Location stackLocations(Location loc, Location callerLoc) {
  llvm::SmallVector<Location, 4> callees;
  while (auto site = llvm::dyn_cast<CallSiteLoc>(loc)) {
    callees.push_back(site.getCallee());
    loc = site.getCaller();
  }
  Location stack = CallSiteLoc::get(loc, callerLoc);
  for (Location callee : llvm::reverse(callees))
    stack = CallSiteLoc::get(callee, stack);
  return stack;
}

static void remapLocations(InlinedBlocks blocks, Location callerLoc) {
  llvm::DenseMap<Location, Location> mapped;
  const auto map = [&](Location loc) {
    auto [it, isNew] = mapped.try_emplace(loc, callerLoc);
    if (isNew)
      it->second = stackLocations(loc, callerLoc);
    return it->second;
  };
  for (Block &block : blocks) {
    for (BlockArgument argument : block.getArguments())
      argument.setLoc(map(argument.getLoc()));
    block.walk([&](Operation *op) { op->setLoc(map(op->getLoc())); });
  }
}

static void remapOperands(InlinedBlocks blocks, IRMapping &mapper) {
  for (Block &block : blocks)
    block.walk([&](Operation *op) {
      for (OpOperand &operand : op->getOpOperands())
        if (Value value = mapper.lookupOrNull(operand.get()))
          operand.set(value);
    });
}

void mlir::cloneOrMoveRegion(OpBuilder &, Region *src, Block *inlineBlock,
                             Block *postInsertBlock, IRMapping &mapper,
                             bool shouldCloneInlinedRegion) {
  Region *parent = inlineBlock->getParent();
  if (shouldCloneInlinedRegion)
    src->cloneInto(parent, postInsertBlock->getIterator(), mapper);
  else
    parent->getBlocks().splice(postInsertBlock->getIterator(), src->getBlocks(),
                               src->begin(), src->end());
}

namespace {
/// Inlines one region.
struct RegionInliner {
  InlinerInterface &interface;
  OpBuilder builder;
  CallOpInterface call;
  /// Null if there is no call, or the region is not that of a callable.
  CallableOpInterface callable;

  /// Moves the operations of the single inlined block before those of `rest`.
  void finishSingleBlock(Block *block, Block *rest, ValueRange results);
  /// Makes inlined blocks that return branch to `rest`, which gets arguments
  /// for the results.
  void finishBlocks(InlinedBlocks blocks, Block *rest, ValueRange results,
                    TypeRange types);
};
} // namespace

void RegionInliner::finishSingleBlock(Block *block, Block *rest,
                                      ValueRange results) {
  Operation *terminator = block->getTerminator();
  builder.setInsertionPoint(terminator);
  if (callable)
    handleResults(interface, builder, call, callable,
                  llvm::SmallVector<Value>(terminator->getOperands()));
  interface.handleTerminator(terminator, results);
  terminator->erase();
  block->getOperations().splice(block->end(), rest->getOperations());
  rest->erase();
}

void RegionInliner::finishBlocks(InlinedBlocks blocks, Block *rest,
                                 ValueRange results, TypeRange types) {
  llvm::SmallVector<Value> arguments;
  for (auto [result, type] : llvm::zip_equal(results, types)) {
    arguments.push_back(rest->addArgument(type, result.getLoc()));
    Value(result).replaceAllUsesWith(arguments.back());
  }
  builder.setInsertionPointToStart(rest);
  if (callable)
    handleResults(interface, builder, call, callable, arguments);
  for (Block &block : blocks)
    interface.handleTerminator(block.getTerminator(), rest);
}

static LogicalResult
inlineRegionImpl(InlinerInterface &interface, CloneFn clone, Region *src,
                 Block *inlineBlock, Block::iterator inlinePoint,
                 IRMapping &mapper, ValueRange resultsToReplace,
                 TypeRange regionResultTypes, std::optional<Location> inlineLoc,
                 bool wouldBeCloned, CallOpInterface call = {}) {
  Region *parent = inlineBlock->getParent();
  if (src->empty() || !haveTerminators(src, resultsToReplace.size()) ||
      !llvm::all_of(src->getArguments(),
                    [&](Value value) { return mapper.contains(value); }) ||
      !interface.isLegalToInline(parent, src, wouldBeCloned, mapper) ||
      !areLegal(interface, src, parent, wouldBeCloned, mapper))
    return failure();

  RegionInliner inliner = {interface, OpBuilder(inlineBlock, inlinePoint), call,
                           CallableOpInterface()};
  if (call)
    inliner.callable = llvm::dyn_cast<CallableOpInterface>(src->getParentOp());
  if (inliner.callable)
    handleArguments(interface, inliner.builder, call, inliner.callable, mapper);

  Block *rest = inlineBlock->splitBlock(inlinePoint);
  clone(inliner.builder, src, inlineBlock, rest, mapper, wouldBeCloned);
  const InlinedBlocks newBlocks(std::next(inlineBlock->getIterator()),
                                rest->getIterator());
  if (inlineLoc && !llvm::isa<UnknownLoc>(LocationAttr(*inlineLoc)))
    remapLocations(newBlocks, *inlineLoc);
  if (!wouldBeCloned)
    remapOperands(newBlocks, mapper);
  if (call)
    interface.processInlinedCallBlocks(call, newBlocks);
  interface.processInlinedBlocks(newBlocks);

  Block *first = &*newBlocks.begin();
  if (llvm::hasSingleElement(newBlocks) &&
      interface.allowSingleBlockOptimization(newBlocks))
    inliner.finishSingleBlock(first, rest, resultsToReplace);
  else
    inliner.finishBlocks(newBlocks, rest, resultsToReplace, regionResultTypes);
  inlineBlock->getOperations().splice(inlineBlock->end(),
                                      first->getOperations());
  first->erase();
  return success();
}

LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneFn clone,
                                 Region *src, Block *inlineBlock,
                                 Block::iterator inlinePoint, IRMapping &mapper,
                                 ValueRange resultsToReplace,
                                 TypeRange regionResultTypes,
                                 std::optional<Location> inlineLoc,
                                 bool shouldCloneInlinedRegion) {
  return inlineRegionImpl(interface, clone, src, inlineBlock, inlinePoint,
                          mapper, resultsToReplace, regionResultTypes,
                          inlineLoc, shouldCloneInlinedRegion);
}

LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneFn clone,
                                 Region *src, Operation *inlinePoint,
                                 IRMapping &mapper, ValueRange resultsToReplace,
                                 TypeRange regionResultTypes,
                                 std::optional<Location> inlineLoc,
                                 bool shouldCloneInlinedRegion) {
  return inlineRegion(interface, clone, src, inlinePoint->getBlock(),
                      std::next(inlinePoint->getIterator()), mapper,
                      resultsToReplace, regionResultTypes, inlineLoc,
                      shouldCloneInlinedRegion);
}

LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneFn clone,
                                 Region *src, Block *inlineBlock,
                                 Block::iterator inlinePoint,
                                 ValueRange inlinedOperands,
                                 ValueRange resultsToReplace,
                                 std::optional<Location> inlineLoc,
                                 bool shouldCloneInlinedRegion) {
  if (src->empty() ||
      !llvm::equal(inlinedOperands.getTypes(), src->front().getArgumentTypes()))
    return failure();
  IRMapping mapper;
  for (auto [argument, operand] :
       llvm::zip_equal(src->getArguments(), inlinedOperands))
    mapper.map(Value(argument), operand);
  return inlineRegion(interface, clone, src, inlineBlock, inlinePoint, mapper,
                      resultsToReplace, resultsToReplace.getTypes(), inlineLoc,
                      shouldCloneInlinedRegion);
}

LogicalResult mlir::inlineRegion(InlinerInterface &interface, CloneFn clone,
                                 Region *src, Operation *inlinePoint,
                                 ValueRange inlinedOperands,
                                 ValueRange resultsToReplace,
                                 std::optional<Location> inlineLoc,
                                 bool shouldCloneInlinedRegion) {
  return inlineRegion(interface, clone, src, inlinePoint->getBlock(),
                      std::next(inlinePoint->getIterator()), inlinedOperands,
                      resultsToReplace, inlineLoc, shouldCloneInlinedRegion);
}

// Calls.

namespace {
/// Creates casts between the types of a call and of its callee.
struct CallCasts {
  const DialectInlinerInterface *interface;
  OpBuilder builder;
  Location location;
  llvm::SmallVector<Operation *> ops;

  /// Returns null if the dialect creates no cast.
  Value cast(Value value, Type type) {
    Operation *op = interface ? interface->materializeCallConversion(
                                    builder, value, type, location)
                              : nullptr;
    if (!op)
      return nullptr;
    ops.push_back(op);
    return op->getResult(0);
  }
  LogicalResult undo() {
    for (Operation *op : ops) {
      op->getResult(0).replaceAllUsesWith(op->getOperand(0));
      op->erase();
    }
    return failure();
  }
};
} // namespace

static LogicalResult mapArguments(CallCasts &casts, CallOpInterface call,
                                  Block &entry, IRMapping &mapper) {
  for (auto [argument, operand] :
       llvm::zip_equal(entry.getArguments(), call.getArgOperands())) {
    Value value = operand;
    if (value.getType() != argument.getType())
      value = casts.cast(value, argument.getType());
    if (!value)
      return failure();
    mapper.map(Value(argument), value);
  }
  return success();
}

/// Casts results whose callee type differs back to the type that users expect.
static LogicalResult castResults(CallCasts &casts, CallOpInterface call,
                                 TypeRange types) {
  for (auto [result, type] : llvm::zip_equal(call->getResults(), types)) {
    if (result.getType() == type)
      continue;
    Value value = casts.cast(result, result.getType());
    if (!value)
      return failure();
    Value(result).replaceAllUsesExcept(value, value.getDefiningOp());
  }
  return success();
}

LogicalResult mlir::inlineCall(InlinerInterface &interface, CloneFn clone,
                               CallOpInterface call,
                               CallableOpInterface callable, Region *src,
                               bool shouldCloneInlinedRegion) {
  if (src->empty())
    return failure();
  Block &entry = src->front();
  const llvm::ArrayRef<Type> types = callable.getResultTypes();
  if (call.getArgOperands().size() != entry.getNumArguments() ||
      call->getNumResults() != types.size())
    return failure();

  CallCasts casts = {interface.getInterfaceFor(call->getDialect()),
                     OpBuilder(call),
                     call->getLoc(),
                     {}};
  IRMapping mapper;
  if (failed(mapArguments(casts, call, entry, mapper)))
    return casts.undo();
  casts.builder.setInsertionPointAfter(call);
  if (failed(castResults(casts, call, types)) ||
      !interface.isLegalToInline(call, callable, shouldCloneInlinedRegion) ||
      failed(inlineRegionImpl(interface, clone, src, call->getBlock(),
                              std::next(call->getIterator()), mapper,
                              call->getResults(), types, call->getLoc(),
                              shouldCloneInlinedRegion, call)))
    return casts.undo();
  return success();
}
