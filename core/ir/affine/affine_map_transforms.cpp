// SPDX-License-Identifier: Apache-2.0
//
// Transformations of affine maps: replacement of inputs, selection of results,
// composition.
#include "core/ir/affine/affine_map.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

/// Returns the map with `change` applied to each result.
template <typename Change>
static AffineMap mapResults(AffineMap map, unsigned numDims,
                            unsigned numSymbols, Change change) {
  auto results = llvm::map_to_vector<4>(map.getResults(), change);
  return AffineMap::get(numDims, numSymbols, results, map.getContext());
}

// Inputs.

AffineMap AffineMap::replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                           llvm::ArrayRef<AffineExpr> symbols,
                                           unsigned numResultDims,
                                           unsigned numResultSymbols) const {
  return mapResults(*this, numResultDims, numResultSymbols,
                    [&](AffineExpr result) {
                      return result.replaceDimsAndSymbols(dims, symbols);
                    });
}

AffineMap AffineMap::replace(AffineExpr expr, AffineExpr replacement,
                             unsigned numResultDims,
                             unsigned numResultSymbols) const {
  return mapResults(
      *this, numResultDims, numResultSymbols,
      [&](AffineExpr result) { return result.replace(expr, replacement); });
}

AffineMap AffineMap::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map,
                             unsigned numResultDims,
                             unsigned numResultSymbols) const {
  return mapResults(*this, numResultDims, numResultSymbols,
                    [&](AffineExpr result) { return result.replace(map); });
}

AffineMap AffineMap::replace(AffineExpr expr, AffineExpr replacement) const {
  return replace(llvm::DenseMap<AffineExpr, AffineExpr>{{expr, replacement}});
}

AffineMap
AffineMap::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const {
  auto results = llvm::map_to_vector<4>(
      getResults(), [&](AffineExpr result) { return result.replace(map); });
  return inferFromExprList(llvm::ArrayRef<llvm::ArrayRef<AffineExpr>>(results),
                           getContext())
      .front();
}

AffineMap AffineMap::shiftDims(unsigned shift, unsigned offset) const {
  assert(offset <= getNumDims() && "offset past the end");
  return mapResults(*this, getNumDims() + shift, getNumSymbols(),
                    [&](AffineExpr result) {
                      return result.shiftDims(getNumDims(), shift, offset);
                    });
}

AffineMap AffineMap::shiftSymbols(unsigned shift, unsigned offset) const {
  assert(offset <= getNumSymbols() && "offset past the end");
  return mapResults(
      *this, getNumDims(), getNumSymbols() + shift, [&](AffineExpr result) {
        return result.shiftSymbols(getNumSymbols(), shift, offset);
      });
}

// Results.

AffineMap AffineMap::dropResult(int64_t position) const {
  return dropResults(llvm::ArrayRef(position));
}

AffineMap AffineMap::dropResults(llvm::ArrayRef<int64_t> positions) const {
  llvm::SmallBitVector dropped(getNumResults());
  for (int64_t position : positions)
    dropped.set(position);
  return dropResults(dropped);
}

AffineMap AffineMap::dropResults(const llvm::SmallBitVector &positions) const {
  llvm::SmallVector<AffineExpr, 4> results;
  for (auto [i, result] : llvm::enumerate(getResults()))
    if (i >= positions.size() || !positions[i])
      results.push_back(result);
  return get(getNumDims(), getNumSymbols(), results, getContext());
}

AffineMap AffineMap::dropZeroResults() const {
  llvm::SmallVector<AffineExpr, 4> results(llvm::make_filter_range(
      getResults(), [](AffineExpr result) { return result != 0; }));
  return get(getNumDims(), getNumSymbols(), results, getContext());
}

AffineMap AffineMap::insertResult(AffineExpr expr, unsigned position) const {
  llvm::SmallVector<AffineExpr, 4> results(getResults());
  results.insert(results.begin() + position, expr);
  return get(getNumDims(), getNumSymbols(), results, getContext());
}

AffineMap AffineMap::getSubMap(llvm::ArrayRef<unsigned> resultPositions) const {
  auto results = llvm::map_to_vector<4>(
      resultPositions, [&](unsigned position) { return getResult(position); });
  return get(getNumDims(), getNumSymbols(), results, getContext());
}

AffineMap AffineMap::getSliceMap(unsigned start, unsigned length) const {
  return get(getNumDims(), getNumSymbols(), getResults().slice(start, length),
             getContext());
}

AffineMap AffineMap::getMajorSubMap(unsigned numResults) const {
  if (numResults == 0)
    return {};
  return getSliceMap(0, std::min(numResults, getNumResults()));
}

AffineMap AffineMap::getMinorSubMap(unsigned numResults) const {
  if (numResults == 0)
    return {};
  numResults = std::min(numResults, getNumResults());
  return getSliceMap(getNumResults() - numResults, numResults);
}

AffineMap mlir::simplifyAffineMap(AffineMap map) {
  return mapResults(map, map.getNumDims(), map.getNumSymbols(),
                    [&](AffineExpr result) {
                      return simplifyAffineExpr(result, map.getNumDims(),
                                                map.getNumSymbols());
                    });
}

AffineMap mlir::removeDuplicateExprs(AffineMap map) {
  llvm::SmallVector<AffineExpr, 4> results;
  llvm::SmallDenseSet<AffineExpr> seen;
  for (AffineExpr result : map.getResults())
    if (seen.insert(result).second)
      results.push_back(result);
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

AffineMap mlir::concatAffineMaps(llvm::ArrayRef<AffineMap> maps,
                                 MLIRContext *context) {
  llvm::SmallVector<AffineExpr, 8> results;
  unsigned numDims = 0, numSymbols = 0;
  for (AffineMap map : maps) {
    AffineMap shifted = map.shiftSymbols(numSymbols);
    llvm::append_range(results, shifted.getResults());
    numSymbols = shifted.getNumSymbols();
    numDims = std::max(numDims, map.getNumDims());
  }
  return AffineMap::get(numDims, numSymbols, results, context);
}

// Composition.

AffineMap AffineMap::compose(AffineMap map) const {
  assert(getNumDims() == map.getNumResults() && "not the results' number");
  AffineMap inner = map.shiftSymbols(getNumSymbols());
  return mapResults(*this, inner.getNumDims(), inner.getNumSymbols(),
                    [&](AffineExpr result) { return result.compose(inner); });
}

llvm::SmallVector<int64_t, 4>
AffineMap::compose(llvm::ArrayRef<int64_t> values) const {
  assert(getNumSymbols() == 0 && "symbols have no value");
  llvm::SmallVector<AffineExpr> dims =
      getAffineConstantExprs(values, getContext());
  return llvm::map_to_vector<4>(getResults(), [&](AffineExpr result) {
    return llvm::cast<AffineConstantExpr>(result.replaceDims(dims)).getValue();
  });
}

// Maps under construction.

void MutableAffineMap::reset(AffineMap map) {
  results.assign(map.getResults().begin(), map.getResults().end());
  numDims = map.getNumDims();
  numSymbols = map.getNumSymbols();
  context = map.getContext();
}

void MutableAffineMap::simplify() {
  for (AffineExpr &result : results)
    result = simplifyAffineExpr(result, numDims, numSymbols);
}

AffineMap MutableAffineMap::getAffineMap() const {
  return AffineMap::get(numDims, numSymbols, results, context);
}
