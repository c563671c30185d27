// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/parallel_fusion/parallel_fusion.h"

#include "core/analysis/alias_analysis.h"
#include "core/ir/structure/ir_mapping.h"
#include "core/ir/structure/operation_equivalence.h"
#include "core/ir/verify/dominance.h"
#include "core/rewrite/rewriter.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFPARALLELLOOPFUSION
#include "dialects/scf/transforms/parallel_fusion/parallel_fusion_pass.h.inc"

namespace {

/// Maps the arguments of one body to those of the other.
IRMapping mapArguments(ParallelOp from, ParallelOp to) {
  IRMapping mapping;
  mapping.map(from.getBody()->getArguments(), to.getBody()->getArguments());
  return mapping;
}

bool hasNestedLoop(ParallelOp loop) {
  return loop.getBody()
      ->walk([](ParallelOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

bool haveSameSpace(ParallelOp first, ParallelOp second) {
  return llvm::equal(first.getLowerBound(), second.getLowerBound()) &&
         llvm::equal(first.getUpperBound(), second.getUpperBound()) &&
         llvm::equal(first.getStep(), second.getStep());
}

/// Returns whether the indices of two loops are equal in the same iteration:
/// they are the same value, or results of equivalent operations without memory
/// effects on the same operands.
bool isSameIndex(Value stored, Value loaded, const IRMapping &toLoading) {
  if (toLoading.lookupOrDefault(stored) == loaded)
    return true;
  Operation *storedBy = stored.getDefiningOp();
  Operation *loadedBy = loaded.getDefiningOp();
  if (!storedBy || !loadedBy || !isMemoryEffectFree(storedBy) ||
      !isMemoryEffectFree(loadedBy))
    return false;
  return OperationEquivalence::isEquivalentTo(
      storedBy, loadedBy,
      [&](Value lhs, Value rhs) {
        return success(toLoading.lookupOrDefault(lhs) ==
                       toLoading.lookupOrDefault(rhs));
      },
      /*markEquivalent=*/nullptr, OperationEquivalence::Flags::IgnoreLocations);
}

/// Maps each buffer that a loop stores to, to the indices of its stores.
using Stores = llvm::MapVector<Value, SmallVector<ValueRange, 1>>;

/// Returns whether an access touches no buffer that is stored to, or touches
/// the element that is stored in the same iteration. Returns false for a buffer
/// that is defined in the body itself. `toAccessing` maps the arguments of the
/// body with the stores to those of the body with the access.
bool isAccessOfSameRound(Operation *access, Value buffer, ValueRange accessed,
                         Stores &stores, const IRMapping &toAccessing,
                         AliasAnalysis &aliases) {
  if (stores.empty())
    return true;
  Operation *definition = buffer.getDefiningOp();
  if (definition && definition->getBlock() == access->getBlock())
    return false;
  for (const auto &[stored, indices] : stores)
    if (stored != buffer && !aliases.alias(stored, buffer).isNo())
      return false;
  auto place = stores.find(buffer);
  if (place == stores.end())
    return true;
  const ValueRange stored = place->second.front();
  if (!llvm::all_of(place->second, [&](ValueRange other) {
        return llvm::equal(other, stored);
      }))
    return false;
  return llvm::all_of(llvm::zip_equal(stored, accessed), [&](auto indices) {
    auto [lhs, rhs] = indices;
    return isSameIndex(lhs, rhs, toAccessing);
  });
}

/// Returns whether the loads and stores of `accessing` touch nothing that
/// `storing` stores in other iterations.
bool isIndependent(ParallelOp storing, ParallelOp accessing,
                   AliasAnalysis &aliases) {
  const IRMapping toAccessing = mapArguments(storing, accessing);
  Stores stores;
  storing.getBody()->walk([&](memref::StoreOp store) {
    stores[Value(store.getMemref())].push_back(store.getIndices());
  });
  auto isGood = [&](auto access) {
    return isAccessOfSameRound(access, access.getMemref(), access.getIndices(),
                               stores, toAccessing, aliases);
  };
  return !accessing.getBody()
              ->walk([&](Operation *op) {
                auto load = dyn_cast<memref::LoadOp>(op);
                auto store = dyn_cast<memref::StoreOp>(op);
                return (load && !isGood(load)) || (store && !isGood(store))
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

/// Returns whether the loop has memory effects other than loads, stores, and
/// allocations. An operation that is not registered is taken to access only
/// memory that it gets.
bool hasOtherEffects(ParallelOp loop) {
  return loop.getBody()
      ->walk([](Operation *op) {
        if (isa<memref::LoadOp, memref::StoreOp, memref::AllocOp,
                memref::AllocaOp>(op) ||
            op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
            isMemoryEffectFree(op))
          return WalkResult::advance();
        if (!op->isRegistered() &&
            llvm::none_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>))
          return WalkResult::advance();
        return WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// Returns whether iterations of one loop may depend on the order of the two
/// loops by effects that are no loads and stores.
bool haveOtherDependences(ParallelOp first, ParallelOp second) {
  return (hasOtherEffects(first) && !isMemoryEffectFree(second)) ||
         (hasOtherEffects(second) && !isMemoryEffectFree(first));
}

bool canFuse(ParallelOp first, ParallelOp second, AliasAnalysis &aliases) {
  if (hasNestedLoop(first) || hasNestedLoop(second) ||
      !haveSameSpace(first, second) || haveOtherDependences(first, second) ||
      !isIndependent(first, second, aliases) ||
      !isIndependent(second, first, aliases))
    return false;
  // The results are available only after the second loop.
  DominanceInfo dominance;
  return llvm::all_of(first->getResults(), [&](Value result) {
    return llvm::all_of(result.getUsers(), [&](Operation *user) {
      return dominance.properlyDominates(second, user,
                                         /*enclosingOpOk=*/false);
    });
  });
}

/// Creates one terminator at the end of the body with the reductions of both.
void fuseReductions(RewriterBase &rewriter, Block *body, ReduceOp first,
                    ReduceOp second) {
  rewriter.setInsertionPointToEnd(body);
  SmallVector<Value> operands(first.getOperands());
  llvm::append_range(operands, second.getOperands());
  auto reduce = ReduceOp::create(rewriter, second.getLoc(), operands);
  SmallVector<Region *> regions;
  for (ReduceOp op : {first, second})
    for (Region &region : op.getReductions())
      regions.push_back(&region);
  for (auto [from, to] : llvm::zip_equal(regions, reduce.getReductions())) {
    Block &block = to.front();
    rewriter.inlineBlockBefore(&from->front(), &block, block.begin(),
                               block.getArguments());
  }
}

/// parallel { A } -> a; parallel { B } -> b  =>  parallel { A; B } -> a, b
/// The new loop replaces the second one.
ParallelOp fuse(RewriterBase &rewriter, ParallelOp first, ParallelOp second) {
  SmallVector<Value> inits(first.getInitVals());
  llvm::append_range(inits, second.getInitVals());
  rewriter.setInsertionPoint(second);
  auto fused =
      ParallelOp::create(rewriter, second.getLoc(), second.getLowerBound(),
                         second.getUpperBound(), second.getStep(), inits);
  Block *body = fused.getBody();
  auto firstEnd = cast<ReduceOp>(first.getBody()->getTerminator());
  auto secondEnd = cast<ReduceOp>(second.getBody()->getTerminator());
  for (ParallelOp loop : {second, first})
    rewriter.inlineBlockBefore(loop.getBody(), body, body->begin(),
                               body->getArguments());
  if (!inits.empty())
    fuseReductions(rewriter, body, firstEnd, secondEnd);
  const ValueRange results = fused->getResults();
  const size_t numFirst = first->getNumResults();
  first->replaceAllUsesWith(results.take_front(numFirst));
  second->replaceAllUsesWith(results.drop_front(numFirst));
  for (Operation *op :
       std::initializer_list<Operation *>{firstEnd, secondEnd, first, second})
    op->erase();
  return fused;
}

/// Returns the sequences of loops of a block between which no operation has
/// memory effects.
SmallVector<SmallVector<ParallelOp>> getChains(Block &block) {
  SmallVector<SmallVector<ParallelOp>> chains(1);
  bool isInterrupted = false;
  for (Operation &op : block) {
    auto loop = dyn_cast<ParallelOp>(op);
    if (!loop) {
      isInterrupted |= op.getNumRegions() != 0 || !isMemoryEffectFree(&op);
      continue;
    }
    if (std::exchange(isInterrupted, false))
      chains.emplace_back();
    chains.back().push_back(loop);
  }
  return chains;
}

void fuseLoops(Block &block, AliasAnalysis &aliases) {
  IRRewriter rewriter(block.getParentOp()->getContext());
  for (MutableArrayRef<ParallelOp> loops : getChains(block))
    for (size_t i = 0; i + 1 < loops.size(); ++i)
      if (canFuse(loops[i], loops[i + 1], aliases))
        loops[i + 1] = fuse(rewriter, loops[i], loops[i + 1]);
}

struct SCFParallelLoopFusion
    : impl::SCFParallelLoopFusionBase<SCFParallelLoopFusion> {
  void runOnOperation() override {
    AliasAnalysis &aliases = getAnalysis<AliasAnalysis>();
    getOperation()->walk([&](Operation *op) {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          fuseLoops(block, aliases);
    });
  }
};

} // namespace

} // namespace mlir::scf
