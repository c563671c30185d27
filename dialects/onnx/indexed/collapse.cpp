// SPDX-License-Identifier: Apache-2.0
//
// Fewer loops for the same iterations.
#include <algorithm>
#include <utility>

#include "dialects/onnx/indexed/indexed_op.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {
namespace {

/// Calls the function for each access of the nest.
void forEachAccess(IndexedNest &nest,
                   llvm::function_ref<void(IndexedAccess &)> function) {
  for (IndexedStage &stage : nest.stages) {
    for (IndexedRead &read : stage.reads)
      function(read);
    for (IndexedAccess &write : stage.writes)
      function(write);
  }
}

bool usesDim(AffineExpr expr, unsigned dim) {
  return expr && expr.isFunctionOfDim(dim);
}

/// Returns whether a bound of a loop depends on the dimension.
bool isBoundDependent(const IndexedNest &nest, unsigned dim) {
  auto depends = [&](const IndexedLoop &loop) {
    return usesDim(loop.lower, dim) || usesDim(loop.upper, dim);
  };
  return llvm::any_of(nest.loops, depends) ||
         llvm::any_of(nest.stages, [&](const IndexedStage &stage) {
           return llvm::any_of(stage.loops, depends);
         });
}

/// A list of loops in a nest: its own, or those of a stage.
struct LoopList {
  llvm::SmallVectorImpl<IndexedLoop> &loops;
  /// The dimension of the first one.
  unsigned first;
  /// The accesses that the dimensions concern.
  llvm::SmallVector<IndexedAccess *> accesses;
};

bool isPlain(const IndexedNest &nest, const IndexedLoop &loop, unsigned dim) {
  return !loop.lower && !loop.upper && !isBoundDependent(nest, dim);
}

/// Replaces dimension `dim` by an expression and removes it.
void replaceDim(AffineMap &map, unsigned dim, AffineExpr replacement) {
  MLIRContext *context = map.getContext();
  llvm::SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i < map.getNumDims(); ++i)
    dims.push_back(i == dim ? replacement
                            : getAffineDimExpr(i < dim ? i : i - 1, context));
  map = map.replaceDimsAndSymbols(dims, {}, map.getNumDims() - 1,
                                  map.getNumSymbols());
}

/// Renames the dimensions of a bound after `dim`, which it does not use.
void shiftDim(AffineExpr &bound, unsigned dim, unsigned numDims) {
  if (bound)
    bound = bound.shiftDims(numDims, -1u, dim + 1);
}

/// Returns the position of results that are exactly the dimensions `dim` and
/// `dim` + 1 and walk the shape of the loops; nullopt if there is none.
std::optional<unsigned> findPair(const IndexedAccess &access, unsigned dim,
                                 DimExpr inner) {
  MLIRContext *context = access.map.getContext();
  const AffineExpr first = getAffineDimExpr(dim, context);
  const AffineExpr second = getAffineDimExpr(dim + 1, context);
  for (unsigned i = 0; i + 1 < access.map.getNumResults(); ++i)
    if (access.map.getResult(i) == first &&
        access.map.getResult(i + 1) == second && access.shape[i + 1] == inner)
      return i;
  return std::nullopt;
}

/// Returns whether the loops `dim` and `dim` + 1 can be one for this access.
bool canJoin(const IndexedAccess &access, unsigned dim, DimExpr inner) {
  std::optional<unsigned> pair = findPair(access, dim, inner);
  for (unsigned i = 0; i < access.map.getNumResults(); ++i) {
    if (pair && (i == *pair || i == *pair + 1))
      continue;
    AffineExpr result = access.map.getResult(i);
    if (usesDim(result, dim) || usesDim(result, dim + 1))
      return false;
  }
  return true;
}

/// Joins the results of the pair. The joined loop keeps dimension `dim`.
void join(IndexedAccess &access, unsigned dim, DimExpr inner,
          DimExprContext &context) {
  if (std::optional<unsigned> pair = findPair(access, dim, inner)) {
    llvm::SmallVector<AffineExpr> results(access.map.getResults());
    results.erase(results.begin() + *pair + 1);
    access.map =
        AffineMap::get(access.map.getNumDims(), access.map.getNumSymbols(),
                       results, access.map.getContext());
    access.shape[*pair] =
        context.mul(access.shape[*pair], access.shape[*pair + 1]);
    access.shape.erase(access.shape.begin() + *pair + 1);
  }
}

class Collapser {
public:
  Collapser(IndexedNest &nest, DimExprContext &context)
      : nest(nest), context(context) {}

  void run();

private:
  void collapse(LoopList list);
  bool dropLoop(LoopList &list, unsigned i);
  bool joinLoops(LoopList &list, unsigned i);
  void removeDim(LoopList &list, unsigned i, AffineExpr replacement);

  IndexedNest &nest;
  DimExprContext &context;
};

} // namespace

/// Removes loop `i` and its dimension, which becomes `replacement`.
void Collapser::removeDim(LoopList &list, unsigned i, AffineExpr replacement) {
  const unsigned dim = list.first + i;
  for (IndexedAccess *access : list.accesses)
    replaceDim(access->map, dim, replacement);
  list.loops.erase(list.loops.begin() + i);
  size_t numDims = nest.loops.size() + 1;
  for (const IndexedStage &stage : nest.stages)
    numDims = std::max(numDims, nest.loops.size() + stage.loops.size() + 1);
  auto shift = [&](IndexedLoop &loop) {
    shiftDim(loop.lower, dim, numDims);
    shiftDim(loop.upper, dim, numDims);
  };
  llvm::for_each(nest.loops, shift);
  for (IndexedStage &stage : nest.stages)
    llvm::for_each(stage.loops, shift);
}

/// Drops loop `i` if it has one iteration.
bool Collapser::dropLoop(LoopList &list, unsigned i) {
  const IndexedLoop &loop = list.loops[i];
  if (!loop.extent.isConstant(1) || !isPlain(nest, loop, list.first + i))
    return false;
  removeDim(list, i,
            getAffineConstantExpr(0, list.accesses.front()->map.getContext()));
  return true;
}

/// Joins loops `i` and `i` + 1 if possible.
bool Collapser::joinLoops(LoopList &list, unsigned i) {
  const unsigned dim = list.first + i;
  IndexedLoop &outer = list.loops[i];
  const IndexedLoop &inner = list.loops[i + 1];
  if (!isPlain(nest, outer, dim) || !isPlain(nest, inner, dim + 1))
    return false;
  if (!llvm::all_of(list.accesses, [&](const IndexedAccess *access) {
        return canJoin(*access, dim, inner.extent);
      }))
    return false;
  for (IndexedAccess *access : list.accesses)
    join(*access, dim, inner.extent, context);
  outer.extent = context.mul(outer.extent, inner.extent);
  // No map uses the dimension of the inner loop anymore.
  removeDim(list, i + 1,
            getAffineConstantExpr(0, list.accesses.front()->map.getContext()));
  return true;
}

void Collapser::collapse(LoopList list) {
  if (list.accesses.empty())
    return;
  for (unsigned i = 0; i < list.loops.size();)
    if (!dropLoop(list, i))
      ++i;
  for (unsigned i = 0; i + 1 < list.loops.size();)
    if (!joinLoops(list, i))
      ++i;
}

/// Drops dimensions of one element, whose index is 0.
static void dropUnits(IndexedAccess &access) {
  llvm::SmallVector<AffineExpr> results;
  llvm::SmallVector<DimExpr> shape;
  for (auto [size, result] : llvm::zip(access.shape, access.map.getResults())) {
    auto index = dyn_cast<AffineConstantExpr>(result);
    if (size.isConstant(1) && index && index.getValue() == 0)
      continue;
    results.push_back(result);
    shape.push_back(size);
  }
  access.map =
      AffineMap::get(access.map.getNumDims(), access.map.getNumSymbols(),
                     results, access.map.getContext());
  access.shape = std::move(shape);
}

void Collapser::run() {
  if (nest.usesIndices)
    return;
  for (IndexedStage &stage : nest.stages) {
    LoopList list{stage.loops, static_cast<unsigned>(nest.loops.size()), {}};
    for (IndexedRead &read : stage.reads)
      list.accesses.push_back(&read);
    for (IndexedAccess &write : stage.writes)
      list.accesses.push_back(&write);
    collapse(std::move(list));
  }
  LoopList list{nest.loops, 0, {}};
  forEachAccess(
      nest, [&](IndexedAccess &access) { list.accesses.push_back(&access); });
  collapse(std::move(list));
  forEachAccess(nest, dropUnits);
}

void collapseLoops(IndexedNest &nest, DimExprContext &context) {
  Collapser(nest, context).run();
}

} // namespace mlir::onnx
