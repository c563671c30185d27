// SPDX-License-Identifier: Apache-2.0
//
// Projection of inputs of affine maps, and inverse maps.
#include "core/ir/affine/affine_map.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

// Inverses.

/// Returns for each dimension the first result that is this dimension, as a
/// dimension; `missing` if there is none.
static llvm::SmallVector<AffineExpr, 4> invertDims(AffineMap map,
                                                   AffineExpr missing) {
  llvm::SmallVector<AffineExpr, 4> inverse(map.getNumDims(), nullptr);
  for (auto [i, result] : llvm::enumerate(map.getResults()))
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(result))
      if (AffineExpr &place = inverse[dim.getPosition()]; !place)
        place = getAffineDimExpr(i, map.getContext());
  for (AffineExpr &place : inverse)
    if (!place)
      place = missing;
  return inverse;
}

AffineMap mlir::inversePermutation(AffineMap map) {
  if (map.isEmpty())
    return map;
  assert(map.getNumSymbols() == 0 && "symbols cannot be inverted");
  llvm::SmallVector<AffineExpr, 4> inverse = invertDims(map, nullptr);
  if (llvm::is_contained(inverse, AffineExpr()))
    return {};
  return AffineMap::get(map.getNumResults(), 0, inverse, map.getContext());
}

AffineMap mlir::inverseAndBroadcastProjectedPermutation(AffineMap map) {
  assert(map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
         "not a projected permutation");
  MLIRContext *context = map.getContext();
  return AffineMap::get(map.getNumResults(), 0,
                        invertDims(map, getAffineConstantExpr(0, context)),
                        context);
}

// Dimensions and symbols.

/// Returns replacements of inputs: kept inputs are renumbered from 0, dropped
/// inputs become the constant 0.
static llvm::SmallVector<AffineExpr>
renumber(unsigned count, const llvm::SmallBitVector &dropped,
         AffineExpr (*getInput)(unsigned, MLIRContext *),
         MLIRContext *context) {
  llvm::SmallVector<AffineExpr> inputs;
  unsigned next = 0;
  for (unsigned i = 0; i != count; ++i)
    inputs.push_back(dropped[i] ? getAffineConstantExpr(0, context)
                                : getInput(next++, context));
  return inputs;
}

/// Returns replacements of inputs: those in `zeros` become the constant 0.
static llvm::SmallVector<AffineExpr>
zeroInputs(unsigned count, const llvm::SmallBitVector &zeros,
           AffineExpr (*getInput)(unsigned, MLIRContext *),
           MLIRContext *context) {
  llvm::SmallVector<AffineExpr> inputs;
  for (unsigned i = 0; i != count; ++i)
    inputs.push_back(zeros[i] ? getAffineConstantExpr(0, context)
                              : getInput(i, context));
  return inputs;
}

AffineMap mlir::projectDims(AffineMap map,
                            const llvm::SmallBitVector &projected,
                            bool compress) {
  llvm::SmallVector<AffineExpr> dims = zeroInputs(
      map.getNumDims(), projected, getAffineDimExpr, map.getContext());
  AffineMap result = map.replaceDimsAndSymbols(dims, {}, map.getNumDims(),
                                               map.getNumSymbols());
  return compress ? compressDims(result, projected) : result;
}

AffineMap mlir::projectSymbols(AffineMap map,
                               const llvm::SmallBitVector &projected,
                               bool compress) {
  llvm::SmallVector<AffineExpr> symbols = zeroInputs(
      map.getNumSymbols(), projected, getAffineSymbolExpr, map.getContext());
  AffineMap result = map.replaceDimsAndSymbols({}, symbols, map.getNumDims(),
                                               map.getNumSymbols());
  return compress ? compressSymbols(result, projected) : result;
}

AffineMap mlir::getProjectedMap(AffineMap map,
                                const llvm::SmallBitVector &projectedDims,
                                bool compressDims, bool compressSymbols) {
  map = projectDims(map, projectedDims, compressDims);
  return compressSymbols ? compressUnusedSymbols(map) : map;
}

AffineMap mlir::compressDims(AffineMap map,
                             const llvm::SmallBitVector &unused) {
  llvm::SmallVector<AffineExpr> dims =
      renumber(map.getNumDims(), unused, getAffineDimExpr, map.getContext());
  return map.replaceDimsAndSymbols(dims, {}, map.getNumDims() - unused.count(),
                                   map.getNumSymbols());
}

AffineMap mlir::compressSymbols(AffineMap map,
                                const llvm::SmallBitVector &unused) {
  llvm::SmallVector<AffineExpr> symbols = renumber(
      map.getNumSymbols(), unused, getAffineSymbolExpr, map.getContext());
  return map.replaceDimsAndSymbols({}, symbols, map.getNumDims(),
                                   map.getNumSymbols() - unused.count());
}

/// Returns the positions below `count` of the dimensions (symbols) that no map
/// uses.
static llvm::SmallBitVector getUnused(llvm::ArrayRef<AffineMap> maps,
                                      AffineExprKind kind, unsigned count) {
  llvm::SmallBitVector unused(count, true);
  for (AffineMap map : maps)
    map.walkExprs([&](AffineExpr expr) {
      if (expr.getKind() == kind)
        unused.reset(expr.getImpl()->value);
    });
  return unused;
}

llvm::SmallBitVector
mlir::getUnusedDimsBitVector(llvm::ArrayRef<AffineMap> maps) {
  return getUnused(maps, AffineExprKind::DimId, maps.front().getNumDims());
}

llvm::SmallBitVector
mlir::getUnusedSymbolsBitVector(llvm::ArrayRef<AffineMap> maps) {
  return getUnused(maps, AffineExprKind::SymbolId,
                   maps.front().getNumSymbols());
}

AffineMap mlir::compressUnusedDims(AffineMap map) {
  return compressDims(map, getUnusedDimsBitVector(map));
}

llvm::SmallVector<AffineMap>
mlir::compressUnusedDims(llvm::ArrayRef<AffineMap> maps) {
  if (maps.empty())
    return {};
  llvm::SmallBitVector unused = getUnusedDimsBitVector(maps);
  return llvm::map_to_vector(
      maps, [&](AffineMap map) { return compressDims(map, unused); });
}

AffineMap mlir::compressUnusedSymbols(AffineMap map) {
  return compressSymbols(map, getUnusedSymbolsBitVector(map));
}

llvm::SmallVector<AffineMap>
mlir::compressUnusedSymbols(llvm::ArrayRef<AffineMap> maps) {
  if (maps.empty())
    return {};
  llvm::SmallBitVector unused = getUnusedSymbolsBitVector(maps);
  return llvm::map_to_vector(
      maps, [&](AffineMap map) { return compressSymbols(map, unused); });
}

AffineMap mlir::expandDimsToRank(AffineMap map, int64_t rank,
                                 const llvm::SmallBitVector &projectedDims) {
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(rank, map.getContext());
  return map.compose(identity.dropResults(projectedDims));
}
