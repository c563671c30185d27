// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_map.h"

#include <limits>
#include <numeric>

#include "core/ir/storage/hasher.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/storage/storage_uniquer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using mlir::detail::AffineMapStorage;

// Creation.

static bool isSameMap(const AffineMapStorage &a, const AffineMapStorage &b) {
  return a.context == b.context && a.storageKind == b.storageKind &&
         a.numDims == b.numDims && a.numSymbols == b.numSymbols &&
         a.results == b.results;
}

/// Returns true if all dimensions and symbols in the expressions are within the
/// given numbers.
[[maybe_unused]] static bool areValid(unsigned numDims, unsigned numSymbols,
                                      llvm::ArrayRef<AffineExpr> exprs) {
  int64_t maxDim = -1, maxSymbol = -1;
  getMaxDimAndSymbol<llvm::ArrayRef<AffineExpr>>(exprs, maxDim, maxSymbol);
  return maxDim < numDims && maxSymbol < numSymbols;
}

AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols,
                         llvm::ArrayRef<AffineExpr> results,
                         MLIRContext *context) {
  assert(areValid(numDims, numSymbols, results) &&
         "results have dimensions or symbols that the map has not");
  AffineMapStorage key = {.context = context,
                          .numDims = numDims,
                          .numSymbols = numSymbols,
                          .results = results};
  Hasher hasher(static_cast<uint64_t>(key.storageKind) << 8);
  hasher.add((static_cast<uint64_t>(numDims) << 32) + numSymbols);
  for (AffineExpr result : results)
    hasher.add(result.getAsOpaquePointer());
  auto isEqual = [&](const void *object) {
    return isSameMap(*static_cast<const AffineMapStorage *>(object), key);
  };
  auto create = [&](StorageAllocator &allocator) {
    key.results = allocator.copyInto(results);
    return new (
        allocator.allocate(sizeof(AffineMapStorage), alignof(AffineMapStorage)))
        AffineMapStorage(key);
  };
  return static_cast<const AffineMapStorage *>(
      context->getAffineUniquer().get(hasher.get(), isEqual, create));
}

AffineMap AffineMap::get(MLIRContext *context) { return get(0, 0, context); }

AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols,
                         MLIRContext *context) {
  return get(numDims, numSymbols, {}, context);
}

AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols,
                         AffineExpr result) {
  return get(numDims, numSymbols, result, result.getContext());
}

AffineMap AffineMap::getConstantMap(int64_t value, MLIRContext *context) {
  return get(0, 0, getAffineConstantExpr(value, context));
}

/// Returns (d0, …) -> (d<first>, d<first + 1>, …).
static AffineMap getDimRange(unsigned numDims, unsigned first,
                             MLIRContext *context) {
  llvm::SmallVector<AffineExpr, 4> results;
  for (unsigned i = first; i != numDims; ++i)
    results.push_back(getAffineDimExpr(i, context));
  return AffineMap::get(numDims, 0, results, context);
}

AffineMap AffineMap::getMultiDimIdentityMap(unsigned numDims,
                                            MLIRContext *context) {
  return getDimRange(numDims, 0, context);
}

AffineMap AffineMap::getMinorIdentityMap(unsigned dims, unsigned results,
                                         MLIRContext *context) {
  assert(dims >= results && "more results than dimensions");
  return getDimRange(dims, dims - results, context);
}

template <typename T>
static AffineMap getPermutation(llvm::ArrayRef<T> permutation,
                                MLIRContext *context) {
  auto results = llvm::map_to_vector(permutation, [&](T position) {
    return getAffineDimExpr(position, context);
  });
  AffineMap map = AffineMap::get(permutation.size(), 0, results, context);
  assert(map.isPermutation() && "not a permutation");
  return map;
}

AffineMap AffineMap::getPermutationMap(llvm::ArrayRef<unsigned> permutation,
                                       MLIRContext *context) {
  return getPermutation(permutation, context);
}

AffineMap AffineMap::getPermutationMap(llvm::ArrayRef<int64_t> permutation,
                                       MLIRContext *context) {
  return getPermutation(permutation, context);
}

AffineMap AffineMap::getMultiDimMapWithTargets(unsigned numDims,
                                               llvm::ArrayRef<unsigned> targets,
                                               MLIRContext *context) {
  auto results = llvm::map_to_vector(targets, [&](unsigned position) {
    return getAffineDimExpr(position, context);
  });
  return get(numDims, 0, results, context);
}

AffineMap AffineMap::getFilteredIdentityMap(
    MLIRContext *context, unsigned numDims,
    llvm::function_ref<bool(AffineDimExpr)> keepDim) {
  llvm::SmallVector<AffineExpr, 4> results;
  for (unsigned i = 0; i != numDims; ++i) {
    AffineExpr dim = getAffineDimExpr(i, context);
    if (keepDim(llvm::cast<AffineDimExpr>(dim)))
      results.push_back(dim);
  }
  return get(numDims, 0, results, context);
}

template <typename ExprList>
static llvm::SmallVector<AffineMap, 4> inferMaps(llvm::ArrayRef<ExprList> exprs,
                                                 MLIRContext *context) {
  int64_t maxDim = -1, maxSymbol = -1;
  getMaxDimAndSymbol(exprs, maxDim, maxSymbol);
  llvm::SmallVector<AffineMap, 4> maps;
  for (const ExprList &results : exprs)
    maps.push_back(AffineMap::get(maxDim + 1, maxSymbol + 1, results, context));
  return maps;
}

llvm::SmallVector<AffineMap, 4>
AffineMap::inferFromExprList(llvm::ArrayRef<llvm::ArrayRef<AffineExpr>> exprs,
                             MLIRContext *context) {
  return inferMaps(exprs, context);
}

llvm::SmallVector<AffineMap, 4> AffineMap::inferFromExprList(
    llvm::ArrayRef<llvm::SmallVector<AffineExpr, 4>> exprs,
    MLIRContext *context) {
  return inferMaps(exprs, context);
}

// Queries.

/// Returns the position of a dimension; nullopt for other expressions.
static std::optional<unsigned> getDim(AffineExpr expr) {
  if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
    return dim.getPosition();
  return std::nullopt;
}

bool AffineMap::isIdentity() const {
  return getNumDims() == getNumResults() &&
         llvm::all_of(llvm::enumerate(getResults()), [](auto result) {
           return getDim(result.value()) == result.index();
         });
}

bool AffineMap::isSymbolIdentity() const {
  return getNumSymbols() == getNumResults() &&
         llvm::all_of(llvm::enumerate(getResults()), [](auto result) {
           auto symbol = llvm::dyn_cast<AffineSymbolExpr>(result.value());
           return symbol && symbol.getPosition() == result.index();
         });
}

bool AffineMap::isMinorIdentity() const {
  if (getNumDims() < getNumResults() || getNumSymbols() != 0)
    return false;
  unsigned start = getNumDims() - getNumResults();
  return llvm::all_of(llvm::enumerate(getResults()), [&](auto result) {
    return getDim(result.value()) == start + result.index();
  });
}

bool AffineMap::isMinorIdentityWithBroadcasting(
    llvm::SmallVectorImpl<unsigned> *broadcastedDims) const {
  if (broadcastedDims)
    broadcastedDims->clear();
  if (getNumDims() < getNumResults())
    return false;
  unsigned start = getNumDims() - getNumResults();
  for (auto [i, result] : llvm::enumerate(getResults())) {
    if (result == 0) {
      if (broadcastedDims)
        broadcastedDims->push_back(i);
    } else if (getDim(result) != start + i) {
      return false;
    }
  }
  return true;
}

bool AffineMap::isPermutationOfMinorIdentityWithBroadcasting(
    llvm::SmallVectorImpl<unsigned> &permutedDims) const {
  unsigned inputs = getNumInputs(), results = getNumResults();
  unsigned firstDim = inputs > results ? inputs - results : 0;
  unsigned leadingZeros = results > inputs ? results - inputs : 0;
  llvm::SmallBitVector taken(std::max(inputs, results));
  permutedDims.assign(results, 0);
  for (auto [i, result] : llvm::enumerate(getResults())) {
    if (result == 0)
      continue;
    std::optional<unsigned> dim = getDim(result);
    if (!dim || *dim < firstDim)
      return false;
    permutedDims[i] = *dim - firstDim + leadingZeros;
    taken.set(permutedDims[i]);
  }
  // Zeros take the remaining positions.
  unsigned place = 0;
  for (unsigned i : getBroadcastDims()) {
    while (place < taken.size() && taken[place])
      ++place;
    permutedDims[i] = place++;
  }
  return true;
}

llvm::SmallVector<unsigned> AffineMap::getBroadcastDims() const {
  llvm::SmallVector<unsigned> dims;
  for (auto [i, result] : llvm::enumerate(getResults()))
    if (result == 0)
      dims.push_back(i);
  return dims;
}

bool AffineMap::isEmpty() const {
  return getNumInputs() == 0 && getNumResults() == 0;
}

bool AffineMap::isConstant() const {
  return llvm::all_of(getResults(), llvm::IsaPred<AffineConstantExpr>);
}

bool AffineMap::isSingleConstant() const {
  return getNumResults() == 1 && isConstant();
}

int64_t AffineMap::getSingleConstantResult() const {
  assert(isSingleConstant() && "not a single constant");
  return llvm::cast<AffineConstantExpr>(getResult(0)).getValue();
}

llvm::SmallVector<int64_t> AffineMap::getConstantResults() const {
  assert(isConstant() && "results that are no constants");
  llvm::SmallVector<int64_t> values;
  for (AffineExpr result : getResults())
    values.push_back(llvm::cast<AffineConstantExpr>(result).getValue());
  return values;
}

bool AffineMap::isProjectedPermutation(bool allowZeroInResults) const {
  if (getNumSymbols() != 0 || getNumResults() > getNumInputs())
    return false;
  llvm::SmallBitVector seen(getNumDims());
  for (AffineExpr result : getResults()) {
    std::optional<unsigned> dim = getDim(result);
    if (dim ? seen[*dim] : !allowZeroInResults || result != 0)
      return false;
    if (dim)
      seen.set(*dim);
  }
  return true;
}

bool AffineMap::isPermutation() const {
  return getNumDims() == getNumResults() && isProjectedPermutation();
}

bool AffineMap::isFunctionOfDim(unsigned position) const {
  return llvm::any_of(getResults(), [&](AffineExpr result) {
    return result.isFunctionOfDim(position);
  });
}

bool AffineMap::isFunctionOfSymbol(unsigned position) const {
  return llvm::any_of(getResults(), [&](AffineExpr result) {
    return result.isFunctionOfSymbol(position);
  });
}

unsigned AffineMap::getDimPosition(unsigned result) const {
  return llvm::cast<AffineDimExpr>(getResult(result)).getPosition();
}

std::optional<unsigned> AffineMap::getResultPosition(AffineExpr expr) const {
  for (auto [i, result] : llvm::enumerate(getResults()))
    if (result == expr)
      return i;
  return std::nullopt;
}

int64_t AffineMap::getLargestKnownDivisorOfMapExprs() const {
  int64_t gcd = 0;
  for (AffineExpr result : getResults())
    gcd = std::gcd(gcd, result.getLargestKnownDivisor());
  return gcd == 0 ? std::numeric_limits<int64_t>::max() : gcd;
}

size_t AffineMap::getNumOfZeroResults() const {
  return llvm::count_if(getResults(),
                        [](AffineExpr result) { return result == 0; });
}

void AffineMap::walkExprs(llvm::function_ref<void(AffineExpr)> callback) const {
  for (AffineExpr result : getResults())
    result.walk(callback);
}
