// SPDX-License-Identifier: Apache-2.0
//
// Affine maps: lists of expressions over dimensions and symbols. Source: the
// MLIR Language Reference, "Affine maps".
#ifndef CORE_IR_AFFINE_AFFINE_MAP_H
#define CORE_IR_AFFINE_AFFINE_MAP_H

#include <algorithm>
#include <cassert>

#include "core/ir/affine/affine_expr.h"

namespace llvm {
class SmallBitVector;
} // namespace llvm

namespace mlir {

class Attribute;
class Builder;
class OpFoldResult;
class Value;

namespace detail {
struct AffineMapStorage {
  MLIRContext *context;
  AffineStorageKind storageKind = AffineStorageKind::Map;
  unsigned numDims;
  unsigned numSymbols;
  llvm::ArrayRef<AffineExpr> results;
};
} // namespace detail

/// An affine map of one context, or null. Equal maps are the same object.
class AffineMap {
public:
  constexpr AffineMap(const detail::AffineMapStorage *impl = nullptr)
      : impl(impl) {}
  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }
  friend bool operator==(AffineMap a, AffineMap b) { return a.impl == b.impl; }

  static AffineMap get(MLIRContext *context);
  static AffineMap get(unsigned numDims, unsigned numSymbols,
                       MLIRContext *context);
  static AffineMap get(unsigned numDims, unsigned numSymbols,
                       AffineExpr result);
  static AffineMap get(unsigned numDims, unsigned numSymbols,
                       llvm::ArrayRef<AffineExpr> results,
                       MLIRContext *context);
  static AffineMap getConstantMap(int64_t value, MLIRContext *context);
  static AffineMap getMultiDimIdentityMap(unsigned numDims,
                                          MLIRContext *context);
  /// Returns (d0, d1, …) -> the last `results` dimensions.
  static AffineMap getMinorIdentityMap(unsigned dims, unsigned results,
                                       MLIRContext *context);
  /// Returns (d0, d1, …) -> (d<permutation[0]>, …).
  static AffineMap getPermutationMap(llvm::ArrayRef<unsigned> permutation,
                                     MLIRContext *context);
  static AffineMap getPermutationMap(llvm::ArrayRef<int64_t> permutation,
                                     MLIRContext *context);
  /// Returns (d0, d1, …) -> (d<targets[0]>, …); the targets may be a subset of
  /// the dimensions.
  static AffineMap getMultiDimMapWithTargets(unsigned numDims,
                                             llvm::ArrayRef<unsigned> targets,
                                             MLIRContext *context);
  /// Returns (d0, d1, …) -> the dimensions for which the predicate returns
  /// true.
  static AffineMap
  getFilteredIdentityMap(MLIRContext *context, unsigned numDims,
                         llvm::function_ref<bool(AffineDimExpr)> keepDim);
  /// Builds a map for each list of results. All maps have the same numbers of
  /// dimensions and symbols, the least that all results need.
  static llvm::SmallVector<AffineMap, 4>
  inferFromExprList(llvm::ArrayRef<llvm::ArrayRef<AffineExpr>> exprs,
                    MLIRContext *context);
  static llvm::SmallVector<AffineMap, 4>
  inferFromExprList(llvm::ArrayRef<llvm::SmallVector<AffineExpr, 4>> exprs,
                    MLIRContext *context);

  MLIRContext *getContext() const { return impl->context; }
  unsigned getNumDims() const { return impl->numDims; }
  unsigned getNumSymbols() const { return impl->numSymbols; }
  unsigned getNumInputs() const { return impl->numDims + impl->numSymbols; }
  unsigned getNumResults() const { return impl->results.size(); }
  llvm::ArrayRef<AffineExpr> getResults() const { return impl->results; }
  AffineExpr getResult(unsigned i) const { return impl->results[i]; }

  bool isIdentity() const;
  bool isSymbolIdentity() const;
  /// Returns true if the results are the last dimensions in order.
  bool isMinorIdentity() const;
  /// Like isMinorIdentity, but a result may also be the constant 0.
  /// `broadcastedDims`, if given, receives the positions of the zeros.
  bool isMinorIdentityWithBroadcasting(
      llvm::SmallVectorImpl<unsigned> *broadcastedDims = nullptr) const;
  /// Returns true if the results can be permuted so that
  /// isMinorIdentityWithBroadcasting holds; surplus results beyond the number
  /// of dimensions count as leading zeros. `permutedDims[i]` receives the new
  /// position of result i.
  bool isPermutationOfMinorIdentityWithBroadcasting(
      llvm::SmallVectorImpl<unsigned> &permutedDims) const;
  /// Returns the positions of results that are the constant 0.
  llvm::SmallVector<unsigned> getBroadcastDims() const;
  /// Returns true if the map is () -> ().
  bool isEmpty() const;
  bool isSingleConstant() const;
  /// Returns true if all results are constants.
  bool isConstant() const;
  /// Requires isSingleConstant().
  int64_t getSingleConstantResult() const;
  /// Requires isConstant().
  llvm::SmallVector<int64_t> getConstantResults() const;
  /// Returns true if the map has no symbols and each result is a distinct
  /// dimension or, if `allowZeroInResults`, the constant 0.
  bool isProjectedPermutation(bool allowZeroInResults = false) const;
  bool isPermutation() const;
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;
  /// Returns the position of the dimension that a result consists of.
  unsigned getDimPosition(unsigned result) const;
  /// Returns the index of the first result equal to `expr`, or nullopt.
  std::optional<unsigned> getResultPosition(AffineExpr expr) const;
  /// Returns a number that divides all results, or the largest integer if all
  /// results are 0.
  int64_t getLargestKnownDivisorOfMapExprs() const;

  /// Visits all subexpressions of all results.
  void walkExprs(llvm::function_ref<void(AffineExpr)> callback) const;
  AffineMap replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                  llvm::ArrayRef<AffineExpr> symbols,
                                  unsigned numResultDims,
                                  unsigned numResultSymbols) const;
  AffineMap replace(AffineExpr expr, AffineExpr replacement,
                    unsigned numResultDims, unsigned numResultSymbols) const;
  /// The overloads without counts return a map with the least numbers of
  /// dimensions and symbols that the results need.
  AffineMap replace(AffineExpr expr, AffineExpr replacement) const;
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const;
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map,
                    unsigned numResultDims, unsigned numResultSymbols) const;
  /// Inserts `shift` dimensions before the dimension at `offset`.
  AffineMap shiftDims(unsigned shift, unsigned offset = 0) const;
  AffineMap shiftSymbols(unsigned shift, unsigned offset = 0) const;
  AffineMap dropResult(int64_t position) const;
  AffineMap dropResults(llvm::ArrayRef<int64_t> positions) const;
  AffineMap dropResults(const llvm::SmallBitVector &positions) const;
  AffineMap dropZeroResults() const;
  AffineMap insertResult(AffineExpr expr, unsigned position) const;
  AffineMap getSubMap(llvm::ArrayRef<unsigned> resultPositions) const;
  AffineMap getSliceMap(unsigned start, unsigned length) const;
  /// Returns a map with the first `numResults` results; the map itself if it
  /// has no more; null if `numResults` is 0.
  AffineMap getMajorSubMap(unsigned numResults) const;
  /// Like getMajorSubMap, for the last results.
  AffineMap getMinorSubMap(unsigned numResults) const;

  /// Returns this ∘ map: the results of `map` replace the dimensions of this
  /// map. The symbols of this map precede those of `map`.
  AffineMap compose(AffineMap map) const;
  /// Evaluates a map without symbols at constant dimensions. Division by zero
  /// is a program error.
  llvm::SmallVector<int64_t, 4> compose(llvm::ArrayRef<int64_t> values) const;
  size_t getNumOfZeroResults() const;

  /// Evaluates each result for constant operands. An operand is known if it is
  /// an IntegerAttr of at most 64 bits. The results have index type.
  /// Errors: returns failure without a diagnostic if a result is not constant.
  /// `hasPoison` is set to true if the cause is a division by zero or a modulus
  /// that is not positive.
  LogicalResult constantFold(llvm::ArrayRef<Attribute> operands,
                             llvm::SmallVectorImpl<Attribute> &results,
                             bool *hasPoison = nullptr) const;
  /// Folds the results that are constant and returns the folded map. `results`
  /// receives the constants if all results are constant. If `hasPoison` is
  /// given and a result is poison, as above, sets it to true and returns null.
  AffineMap
  partialConstantFold(llvm::ArrayRef<Attribute> operands,
                      llvm::SmallVectorImpl<int64_t> *results = nullptr,
                      bool *hasPoison = nullptr) const;

  void print(llvm::raw_ostream &os) const;
  void dump() const;

  const detail::AffineMapStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static AffineMap getFromOpaquePointer(const void *pointer) {
    return static_cast<const detail::AffineMapStorage *>(pointer);
  }

private:
  const detail::AffineMapStorage *impl;
};

inline llvm::hash_code hash_value(AffineMap map) {
  return llvm::hash_value(map.getAsOpaquePointer());
}
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, AffineMap map);

/// A mutable map that is not uniqued.
struct MutableAffineMap {
  MutableAffineMap() = default;
  MutableAffineMap(AffineMap map) { reset(map); }

  AffineExpr getResult(unsigned i) const { return results[i]; }
  void setResult(unsigned i, AffineExpr result) { results[i] = result; }
  llvm::ArrayRef<AffineExpr> getResults() const { return results; }
  unsigned getNumResults() const { return results.size(); }
  unsigned getNumDims() const { return numDims; }
  void setNumDims(unsigned count) { numDims = count; }
  unsigned getNumSymbols() const { return numSymbols; }
  void setNumSymbols(unsigned count) { numSymbols = count; }
  MLIRContext *getContext() const { return context; }

  bool isMultipleOf(unsigned result, int64_t factor) const {
    return results[result].isMultipleOf(factor);
  }
  void reset(AffineMap map);
  /// Simplifies each result; see simplifyAffineMap.
  void simplify();
  AffineMap getAffineMap() const;

private:
  llvm::SmallVector<AffineExpr, 8> results;
  unsigned numDims = 0;
  unsigned numSymbols = 0;
  MLIRContext *context = nullptr;
};

/// Simplifies each result by simplifyAffineExpr.
AffineMap simplifyAffineMap(AffineMap map);
/// Removes results that are equal to an earlier result.
AffineMap removeDuplicateExprs(AffineMap map);
/// Returns the inverse of a map without symbols. If several results are the
/// same dimension, the first one counts. Returns null if some dimension is not
/// a result by itself.
AffineMap inversePermutation(AffineMap map);
/// Returns the inverse of a projected permutation that may have zeros as
/// results. Dimensions that the permutation drops become zeros.
AffineMap inverseAndBroadcastProjectedPermutation(AffineMap map);
/// Concatenates the results of all maps over the same dimensions. The symbols
/// of each map remain separate.
AffineMap concatAffineMaps(llvm::ArrayRef<AffineMap> maps,
                           MLIRContext *context);
/// Rewrites the map over `rank` dimensions so that it does not use the
/// dimensions in `projectedDims`.
AffineMap expandDimsToRank(AffineMap map, int64_t rank,
                           const llvm::SmallBitVector &projectedDims);

/// Replaces the dimensions in `projected` by 0 and, if `compressDims`, removes
/// them.
AffineMap projectDims(AffineMap map, const llvm::SmallBitVector &projected,
                      bool compressDims = false);
AffineMap projectSymbols(AffineMap map, const llvm::SmallBitVector &projected,
                         bool compressSymbols = false);
/// Calls projectDims and, if requested, compressUnusedSymbols.
AffineMap getProjectedMap(AffineMap map,
                          const llvm::SmallBitVector &projectedDims,
                          bool compressDims = true,
                          bool compressSymbols = true);
/// Returns the dimensions (symbols) that no map uses. Requires at least one
/// map; all maps must have the same number of dimensions (symbols).
llvm::SmallBitVector getUnusedDimsBitVector(llvm::ArrayRef<AffineMap> maps);
llvm::SmallBitVector getUnusedSymbolsBitVector(llvm::ArrayRef<AffineMap> maps);
/// Removes unused dimensions or symbols and renumbers those after them. For
/// several maps, a dimension or symbol is unused if no map uses it.
AffineMap compressDims(AffineMap map, const llvm::SmallBitVector &unused);
AffineMap compressUnusedDims(AffineMap map);
llvm::SmallVector<AffineMap> compressUnusedDims(llvm::ArrayRef<AffineMap> maps);
AffineMap compressSymbols(AffineMap map, const llvm::SmallBitVector &unused);
AffineMap compressUnusedSymbols(AffineMap map);
llvm::SmallVector<AffineMap>
compressUnusedSymbols(llvm::ArrayRef<AffineMap> maps);
/// Folds constant operands into the map. `remainingValues` receives the others,
/// which are the operands of the returned map.
AffineMap foldAttributesIntoMap(Builder &builder, AffineMap map,
                                llvm::ArrayRef<OpFoldResult> operands,
                                llvm::SmallVectorImpl<Value> &remainingValues);

/// Selects elements of `source` by the results of a projected permutation.
template <typename T>
llvm::SmallVector<T> applyPermutationMap(AffineMap map,
                                         llvm::ArrayRef<T> source) {
  assert(map.isProjectedPermutation() && map.getNumInputs() == source.size() &&
         "not a permutation of the source");
  llvm::SmallVector<T> result;
  result.reserve(map.getNumResults());
  for (unsigned i = 0; i != map.getNumResults(); ++i)
    result.push_back(source[map.getDimPosition(i)]);
  return result;
}

/// Raises `maxDim` and `maxSymbol` to the greatest positions in the lists of
/// expressions.
template <typename ExprList>
void getMaxDimAndSymbol(llvm::ArrayRef<ExprList> lists, int64_t &maxDim,
                        int64_t &maxSymbol) {
  for (const ExprList &exprs : lists)
    for (AffineExpr expr : exprs)
      expr.walk([&](AffineExpr each) {
        if (auto dim = llvm::dyn_cast<AffineDimExpr>(each))
          maxDim = std::max<int64_t>(maxDim, dim.getPosition());
        else if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(each))
          maxSymbol = std::max<int64_t>(maxSymbol, symbol.getPosition());
      });
}

} // namespace mlir

template <> struct llvm::DenseMapInfo<mlir::AffineMap> {
  static mlir::AffineMap getEmptyKey() {
    return mlir::AffineMap::getFromOpaquePointer(
        DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::AffineMap getTombstoneKey() {
    return mlir::AffineMap::getFromOpaquePointer(
        DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::AffineMap map) {
    return DenseMapInfo<const void *>::getHashValue(map.getAsOpaquePointer());
  }
  static bool isEqual(mlir::AffineMap a, mlir::AffineMap b) { return a == b; }
};

#endif // CORE_IR_AFFINE_AFFINE_MAP_H
