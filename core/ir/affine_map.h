// SPDX-License-Identifier: Apache-2.0
//
// Affine maps: lists of expressions over dimensions and symbols. Source: the
// MLIR Language Reference, "Affine maps".
#ifndef CORE_IR_AFFINE_MAP_H
#define CORE_IR_AFFINE_MAP_H

#include <algorithm>
#include <cassert>

#include "core/ir/affine_expr.h"
#include "llvm/ADT/SmallBitVector.h"

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

/// A map of some context, or null. Equal when it is the same object.
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
  /// (d0, d1, …) -> the last `results` of them.
  static AffineMap getMinorIdentityMap(unsigned dims, unsigned results,
                                       MLIRContext *context);
  /// (d0, d1, …) -> (d<permutation[0]>, …)
  static AffineMap getPermutationMap(llvm::ArrayRef<unsigned> permutation,
                                     MLIRContext *context);
  static AffineMap getPermutationMap(llvm::ArrayRef<int64_t> permutation,
                                     MLIRContext *context);
  /// (d0, d1, …) -> (d<targets[0]>, …), which may be some of them.
  static AffineMap getMultiDimMapWithTargets(unsigned numDims,
                                             llvm::ArrayRef<unsigned> targets,
                                             MLIRContext *context);
  /// (d0, d1, …) -> those that are kept.
  static AffineMap
  getFilteredIdentityMap(MLIRContext *context, unsigned numDims,
                         llvm::function_ref<bool(AffineDimExpr)> keepDim);
  /// A map per list of results, all with the same dimensions and symbols, as
  /// few as they need.
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
  /// The identity of the last dimensions.
  bool isMinorIdentity() const;
  /// The same where zeros may stand for dimensions; says which results are.
  bool isMinorIdentityWithBroadcasting(
      llvm::SmallVectorImpl<unsigned> *broadcastedDims = nullptr) const;
  /// The results can be permuted so that isMinorIdentityWithBroadcasting, with
  /// leading zeros if they are more than the dimensions; result i goes to
  /// `permutedDims[i]`.
  bool isPermutationOfMinorIdentityWithBroadcasting(
      llvm::SmallVectorImpl<unsigned> &permutedDims) const;
  /// Which results are zero.
  llvm::SmallVector<unsigned> getBroadcastDims() const;
  /// () -> ()
  bool isEmpty() const;
  bool isSingleConstant() const;
  /// All results are constants.
  bool isConstant() const;
  /// Of a map that isSingleConstant.
  int64_t getSingleConstantResult() const;
  /// Of a map that isConstant.
  llvm::SmallVector<int64_t> getConstantResults() const;
  /// Distinct dimensions, or zeros if allowed, and no symbols.
  bool isProjectedPermutation(bool allowZeroInResults = false) const;
  bool isPermutation() const;
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;
  /// The dimension that a result is.
  unsigned getDimPosition(unsigned result) const;
  /// Which result is this expression, if any.
  std::optional<unsigned> getResultPosition(AffineExpr expr) const;
  /// A number that divides all results; the largest there is if they are 0.
  int64_t getLargestKnownDivisorOfMapExprs() const;

  /// Visits all subexpressions of all results.
  void walkExprs(llvm::function_ref<void(AffineExpr)> callback) const;
  AffineMap replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                  llvm::ArrayRef<AffineExpr> symbols,
                                  unsigned numResultDims,
                                  unsigned numResultSymbols) const;
  AffineMap replace(AffineExpr expr, AffineExpr replacement,
                    unsigned numResultDims, unsigned numResultSymbols) const;
  /// With as few dimensions and symbols as the results need.
  AffineMap replace(AffineExpr expr, AffineExpr replacement) const;
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const;
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map,
                    unsigned numResultDims, unsigned numResultSymbols) const;
  /// With `shift` more dimensions, before that at `offset`.
  AffineMap shiftDims(unsigned shift, unsigned offset = 0) const;
  AffineMap shiftSymbols(unsigned shift, unsigned offset = 0) const;
  AffineMap dropResult(int64_t position) const;
  AffineMap dropResults(llvm::ArrayRef<int64_t> positions) const;
  AffineMap dropResults(const llvm::SmallBitVector &positions) const;
  AffineMap dropZeroResults() const;
  AffineMap insertResult(AffineExpr expr, unsigned position) const;
  AffineMap getSubMap(llvm::ArrayRef<unsigned> resultPositions) const;
  AffineMap getSliceMap(unsigned start, unsigned length) const;
  /// The first results; the map itself if it has no more, null for none.
  AffineMap getMajorSubMap(unsigned numResults) const;
  /// The same of the last.
  AffineMap getMinorSubMap(unsigned numResults) const;

  /// this ∘ map: the dimensions of this map are the results of `map`. The
  /// symbols of this come before those of `map`.
  AffineMap compose(AffineMap map) const;
  /// The results for constant dimensions, no symbols; divisions by zero have
  /// no value: a program error.
  llvm::SmallVector<int64_t, 4> compose(llvm::ArrayRef<int64_t> values) const;
  size_t getNumOfZeroResults() const;

  /// Evaluates each result with constants for inputs (IntegerAttr of up to 64
  /// bits; anything else, and null, is not known). Results are of type index.
  /// Errors: failure without a message when some result is no constant;
  /// `hasPoison` says whether the reason is a division by zero or a modulus by
  /// a number that is not positive.
  LogicalResult constantFold(llvm::ArrayRef<Attribute> operands,
                             llvm::SmallVectorImpl<Attribute> &results,
                             bool *hasPoison = nullptr) const;
  /// Folds what can be folded; `results` gets the constants if all are. Null
  /// if a result is poison, as above, and `hasPoison` is there to say so.
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

/// A map that is being built: not uniqued.
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
  /// As simplifyAffineMap.
  void simplify();
  AffineMap getAffineMap() const;

private:
  llvm::SmallVector<AffineExpr, 8> results;
  unsigned numDims = 0;
  unsigned numSymbols = 0;
  MLIRContext *context = nullptr;
};

/// With each result as simplifyAffineExpr makes it.
AffineMap simplifyAffineMap(AffineMap map);
/// Results that are there more than once stay in their first place.
AffineMap removeDuplicateExprs(AffineMap map);
/// The inverse of a map without symbols whose results include each dimension by
/// itself (its first place counts); null if they do not.
AffineMap inversePermutation(AffineMap map);
/// The inverse of a projected permutation, zeros allowed, with zeros for the
/// dimensions that are missing.
AffineMap inverseAndBroadcastProjectedPermutation(AffineMap map);
/// The results of all maps one after the other, over the same dimensions; the
/// symbols of each map stay its own.
AffineMap concatAffineMaps(llvm::ArrayRef<AffineMap> maps,
                           MLIRContext *context);
/// The same map over `rank` dimensions, of which those that are projected away
/// are passed over.
AffineMap expandDimsToRank(AffineMap map, int64_t rank,
                           const llvm::SmallBitVector &projectedDims);

/// With 0 for the dimensions that are projected away, which are then left out
/// if asked for.
AffineMap projectDims(AffineMap map, const llvm::SmallBitVector &projected,
                      bool compressDims = false);
AffineMap projectSymbols(AffineMap map, const llvm::SmallBitVector &projected,
                         bool compressSymbols = false);
/// projectDims, and compressUnusedSymbols if asked for.
AffineMap getProjectedMap(AffineMap map,
                          const llvm::SmallBitVector &projectedDims,
                          bool compressDims = true,
                          bool compressSymbols = true);
/// Which dimensions (symbols) none of the maps uses; there is a map, and all
/// have the same number.
llvm::SmallBitVector getUnusedDimsBitVector(llvm::ArrayRef<AffineMap> maps);
llvm::SmallBitVector getUnusedSymbolsBitVector(llvm::ArrayRef<AffineMap> maps);
/// Leaves out dimensions or symbols that are not used; those after them move
/// up. With several maps: that none of them uses.
AffineMap compressDims(AffineMap map, const llvm::SmallBitVector &unused);
AffineMap compressUnusedDims(AffineMap map);
llvm::SmallVector<AffineMap> compressUnusedDims(llvm::ArrayRef<AffineMap> maps);
AffineMap compressSymbols(AffineMap map, const llvm::SmallBitVector &unused);
AffineMap compressUnusedSymbols(AffineMap map);
llvm::SmallVector<AffineMap>
compressUnusedSymbols(llvm::ArrayRef<AffineMap> maps);
/// With the operands that are constants put into the map; the rest, in order,
/// is what the new map is to be applied to.
AffineMap foldAttributesIntoMap(Builder &builder, AffineMap map,
                                llvm::ArrayRef<OpFoldResult> operands,
                                llvm::SmallVectorImpl<Value> &remainingValues);

/// `source` as the results of a map that isProjectedPermutation pick from it.
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

/// The greatest positions in lists of expressions, if they are greater than
/// what is there.
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

#endif // CORE_IR_AFFINE_MAP_H
