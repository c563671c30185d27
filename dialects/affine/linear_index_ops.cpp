// SPDX-License-Identifier: Apache-2.0
//
// delinearize_index, linearize_index: builders, verifiers and folds.
#include "dialects/affine/affine.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::affine;

// Bases

template <typename OpT>
static SmallVector<OpFoldResult> getMixedBasisOf(OpT op) {
  return getMixedValues(op.getStaticBasis(), op.getDynamicBasis(),
                        op.getContext());
}

template <typename OpT>
static SmallVector<OpFoldResult> getEffectiveBasisOf(OpT op) {
  SmallVector<OpFoldResult> basis = op.getMixedBasis();
  if (op.hasOuterBound() && !basis.empty())
    basis.erase(basis.begin());
  return basis;
}

template <typename OpT>
static SmallVector<OpFoldResult> getPaddedBasisOf(OpT op) {
  SmallVector<OpFoldResult> basis = op.getMixedBasis();
  if (!op.hasOuterBound())
    basis.insert(basis.begin(), OpFoldResult());
  return basis;
}

/// 1. There is a value for each dynamic element of the basis.
template <typename OpT> static LogicalResult verifyDynamicBasis(OpT op) {
  const auto numDynamic =
      llvm::count_if(op.getStaticBasis(), ShapedType::isDynamic);
  if (static_cast<size_t>(numDynamic) == op.getDynamicBasis().size())
    return success();
  return op.emitOpError(
      "mismatch between dynamic and static basis (kDynamic marker but no "
      "corresponding dynamic basis entry) -- this can only happen due to an "
      "incorrect fold/rewrite");
}

/// Replaces dynamic elements of the basis that are constants by static ones.
/// Returns true if there are any.
template <typename OpT>
static bool foldDynamicBasis(OpT op, ArrayRef<Attribute> constants) {
  SmallVector<int64_t> basis(op.getStaticBasis());
  MutableOperandRange values = op.getDynamicBasisMutable();
  unsigned position = 0, removed = 0;
  for (int64_t &element : basis) {
    if (!ShapedType::isDynamic(element))
      continue;
    const auto constant =
        dyn_cast_if_present<IntegerAttr>(constants[position++]);
    if (!constant || ShapedType::isDynamic(constant.getInt()))
      continue;
    element = constant.getInt();
    values.erase(position - 1 - removed++);
  }
  if (removed != 0)
    op.setStaticBasis(basis);
  return removed != 0;
}

// delinearize_index

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state,
                                     Value linearIndex, ValueRange dynamicBasis,
                                     ArrayRef<int64_t> staticBasis,
                                     bool hasOuterBound) {
  const SmallVector<Type> results(staticBasis.size() + (hasOuterBound ? 0 : 1),
                                  linearIndex.getType());
  build(builder, state, results, linearIndex, dynamicBasis, staticBasis);
}

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state,
                                     Value linearIndex, ValueRange basis,
                                     bool hasOuterBound) {
  if (hasOuterBound && !basis.empty() && !basis.front()) {
    hasOuterBound = false;
    basis = basis.drop_front();
  }
  build(builder, state, linearIndex, getAsOpFoldResult(basis), hasOuterBound);
}

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state,
                                     Value linearIndex,
                                     ArrayRef<OpFoldResult> basis,
                                     bool hasOuterBound) {
  if (hasOuterBound && !basis.empty() && basis.front().isNull()) {
    hasOuterBound = false;
    basis = basis.drop_front();
  }
  SmallVector<Value> dynamicBasis;
  SmallVector<int64_t> staticBasis;
  dispatchIndexOpFoldResults(basis, dynamicBasis, staticBasis);
  build(builder, state, linearIndex, dynamicBasis, staticBasis, hasOuterBound);
}

void AffineDelinearizeIndexOp::build(OpBuilder &builder, OperationState &state,
                                     Value linearIndex, ArrayRef<int64_t> basis,
                                     bool hasOuterBound) {
  build(builder, state, linearIndex, ValueRange(), basis, hasOuterBound);
}

SmallVector<OpFoldResult> AffineDelinearizeIndexOp::getMixedBasis() {
  return getMixedBasisOf(*this);
}
SmallVector<OpFoldResult> AffineDelinearizeIndexOp::getEffectiveBasis() {
  return getEffectiveBasisOf(*this);
}
SmallVector<OpFoldResult> AffineDelinearizeIndexOp::getPaddedBasis() {
  return getPaddedBasisOf(*this);
}

/// 1. There is a result for each basis element, and at most one more.
/// 2. There is a value for each dynamic element.
/// 3. Static elements are positive.
LogicalResult AffineDelinearizeIndexOp::verify() {
  const ArrayRef<int64_t> basis = getStaticBasis();
  // 1.
  if (getNumResults() != basis.size() && getNumResults() != basis.size() + 1)
    return emitOpError("should return an index for each basis element and up "
                       "to one extra index");

  // 2.
  if (failed(verifyDynamicBasis(*this)))
    return failure();

  // 3.
  if (llvm::any_of(basis, [](int64_t element) {
        return element <= 0 && !ShapedType::isDynamic(element);
      }))
    return emitOpError("no basis element may be statically non-positive");
  return success();
}

/// 1. Constant elements of the basis become static.
/// 2. delin(x) with one result -> x
/// 3. delin(constant) with a static basis -> constants
LogicalResult
AffineDelinearizeIndexOp::fold(FoldAdaptor adaptor,
                               SmallVectorImpl<OpFoldResult> &results) {
  // 1.
  if (foldDynamicBasis(*this, adaptor.getDynamicBasis()))
    return success();

  // 2.
  if (getNumResults() == 1) {
    results.push_back(getLinearIndex());
    return success();
  }

  // 3. The verifier has not checked a basis that was just folded: it may not be
  // positive.
  const auto index = dyn_cast_if_present<IntegerAttr>(adaptor.getLinearIndex());
  ArrayRef<int64_t> basis = getStaticBasis();
  if (hasOuterBound() && !basis.empty())
    basis = basis.drop_front();
  if (!index || !getDynamicBasis().empty() ||
      llvm::any_of(basis, [](int64_t element) { return element <= 0; }))
    return failure();
  int64_t rest = index.getInt();
  for (int64_t element : llvm::reverse(basis)) {
    const int64_t quotient = llvm::divideFloorSigned(rest, element);
    results.push_back(Attribute(
        IntegerAttr::get(index.getType(), rest - quotient * element)));
    rest = quotient;
  }
  results.push_back(Attribute(IntegerAttr::get(index.getType(), rest)));
  std::reverse(results.begin(), results.end());
  return success();
}

// linearize_index

void AffineLinearizeIndexOp::build(OpBuilder &builder, OperationState &state,
                                   ValueRange multiIndex, ValueRange basis,
                                   bool disjoint) {
  if (!basis.empty() && !basis.front())
    basis = basis.drop_front();
  build(builder, state, multiIndex, getAsOpFoldResult(basis), disjoint);
}

void AffineLinearizeIndexOp::build(OpBuilder &builder, OperationState &state,
                                   ValueRange multiIndex,
                                   ArrayRef<OpFoldResult> basis,
                                   bool disjoint) {
  if (!basis.empty() && basis.front().isNull())
    basis = basis.drop_front();
  SmallVector<Value> dynamicBasis;
  SmallVector<int64_t> staticBasis;
  dispatchIndexOpFoldResults(basis, dynamicBasis, staticBasis);
  build(builder, state, builder.getIndexType(), multiIndex, dynamicBasis,
        staticBasis, disjoint);
}

void AffineLinearizeIndexOp::build(OpBuilder &builder, OperationState &state,
                                   ValueRange multiIndex,
                                   ArrayRef<int64_t> basis, bool disjoint) {
  build(builder, state, builder.getIndexType(), multiIndex, ValueRange(), basis,
        disjoint);
}

SmallVector<OpFoldResult> AffineLinearizeIndexOp::getMixedBasis() {
  return getMixedBasisOf(*this);
}
SmallVector<OpFoldResult> AffineLinearizeIndexOp::getEffectiveBasis() {
  return getEffectiveBasisOf(*this);
}
SmallVector<OpFoldResult> AffineLinearizeIndexOp::getPaddedBasis() {
  return getPaddedBasisOf(*this);
}

/// 1. There is a basis element for each index. The first one may be missing.
/// 2. There is a value for each dynamic element.
LogicalResult AffineLinearizeIndexOp::verify() {
  const size_t numIndices = getMultiIndex().size();
  const size_t numElements = getStaticBasis().size();
  // 1.
  if (numIndices != numElements && numIndices != numElements + 1)
    return emitOpError("should be passed a basis element for each index except "
                       "possibly the first");

  // 2.
  return verifyDynamicBasis(*this);
}

/// Returns the sum of products, which wraps around like the index type.
static int64_t linearize(ArrayRef<Attribute> indices, ArrayRef<int64_t> basis) {
  uint64_t sum = 0, stride = 1;
  for (size_t i = 0; i != indices.size(); ++i) {
    const Attribute index = indices[indices.size() - 1 - i];
    sum += static_cast<uint64_t>(cast<IntegerAttr>(index).getInt()) * stride;
    if (i < basis.size())
      stride *= static_cast<uint64_t>(basis[basis.size() - 1 - i]);
  }
  return static_cast<int64_t>(sum);
}

/// 1. Constant elements of the basis become static.
/// 2. lin() -> 0
/// 3. lin(x) -> x
/// 4. lin(constants) with a static basis -> constant
OpFoldResult AffineLinearizeIndexOp::fold(FoldAdaptor adaptor) {
  // 1.
  if (foldDynamicBasis(*this, adaptor.getDynamicBasis()))
    return Value(getLinearIndex());

  // 2.
  const Type type = getLinearIndex().getType();
  if (getMultiIndex().empty())
    return Attribute(IntegerAttr::get(type, 0));

  // 3.
  if (getMultiIndex().size() == 1)
    return Value(getMultiIndex().front());

  // 4.
  if (!getDynamicBasis().empty() ||
      !llvm::all_of(adaptor.getMultiIndex(), [](Attribute index) {
        return isa_and_present<IntegerAttr>(index);
      }))
    return {};
  return Attribute(IntegerAttr::get(
      type, linearize(adaptor.getMultiIndex(), getStaticBasis())));
}
