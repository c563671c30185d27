// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/subset.h"

#include "core/interfaces/destination_style.h"
#include "core/interfaces/static_values.h"
#include "core/interfaces/value_bounds.h"

using namespace mlir;

// Slices.

HyperrectangularSlice::HyperrectangularSlice(
    llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
    llvm::ArrayRef<OpFoldResult> strides)
    : offsets(offsets), sizes(sizes), strides(strides) {}

HyperrectangularSlice::HyperrectangularSlice(OffsetSizeAndStrideOpInterface op)
    : HyperrectangularSlice(op.getMixedOffsets(), op.getMixedSizes(),
                            op.getMixedStrides()) {}

/// Returns the value of an expression if it is constant. Symbol i stands for
/// operand i.
static std::optional<int64_t> getConstant(AffineExpr expr,
                                          llvm::ArrayRef<OpFoldResult> operands,
                                          MLIRContext *context) {
  Builder builder(context);
  llvm::SmallVector<Value> values;
  AffineMap map = foldAttributesIntoMap(
      builder, AffineMap::get(0, operands.size(), expr), operands, values);
  FailureOr<int64_t> bound = ValueBoundsConstraintSet::computeConstantBound(
      presburger::BoundType::EQ,
      ValueBoundsConstraintSet::Variable(map, values));
  return succeeded(bound) ? std::optional(*bound) : std::nullopt;
}

static MLIRContext *getContext(OpFoldResult ofr) {
  return llvm::isa<Value>(ofr) ? llvm::cast<Value>(ofr).getContext()
                               : llvm::cast<Attribute>(ofr).getContext();
}

/// Returns `b - a` if it is known and does not overflow.
static std::optional<int64_t> getDifference(OpFoldResult a, OpFoldResult b) {
  if (isEqualConstantIntOrValue(a, b))
    return 0;
  auto constantA = getConstantIntValue(a), constantB = getConstantIntValue(b);
  if (!constantA || !constantB) {
    AffineExpr exprA, exprB;
    bindSymbols(getContext(a), exprA, exprB);
    return getConstant(exprB - exprA, {a, b}, getContext(a));
  }
  int64_t difference = 0;
  if (llvm::SubOverflow(*constantB, *constantA, difference))
    return std::nullopt;
  return difference;
}

/// Returns true if the first element of `b` is known to be after all elements
/// of `a`: offset of a + size of a * stride of a - offset of b <= 0.
static bool isBehind(const HyperrectangularSlice &a,
                     const HyperrectangularSlice &b, size_t i) {
  MLIRContext *context = getContext(a.getMixedOffsets()[i]);
  AffineExpr offset, size, stride, otherOffset;
  bindSymbols(context, offset, size, stride, otherOffset);
  std::optional<int64_t> distance =
      getConstant(offset + size * stride - otherOffset,
                  {a.getMixedOffsets()[i], a.getMixedSizes()[i],
                   a.getMixedStrides()[i], b.getMixedOffsets()[i]},
                  context);
  return distance && *distance <= 0;
}

/// Returns the distance from the first to the last element if it is known.
static std::optional<int64_t> getExtent(const HyperrectangularSlice &slice,
                                        size_t i) {
  auto size = getConstantIntValue(slice.getMixedSizes()[i]);
  auto stride = getConstantIntValue(slice.getMixedStrides()[i]);
  int64_t extent = 0;
  if (!size || !stride || llvm::MulOverflow(*size - 1, *stride, extent))
    return std::nullopt;
  return extent;
}

FailureOr<bool> mlir::areOverlappingSlices(const HyperrectangularSlice &a,
                                           const HyperrectangularSlice &b) {
  bool isKnown = true;
  for (size_t i = 0; i < a.getMixedOffsets().size(); ++i) {
    auto distance =
        getDifference(a.getMixedOffsets()[i], b.getMixedOffsets()[i]);
    auto extentA = getExtent(a, i), extentB = getExtent(b, i);
    if ((distance && extentA && *extentA < *distance) ||
        (distance && extentB && *distance < -*extentB))
      return false;
    bool isDimKnown = distance && extentA && extentB;
    if (!isDimKnown && (isBehind(a, b, i) || isBehind(b, a, i)))
      return false;
    isKnown &= isDimKnown;
  }
  if (!isKnown)
    return failure();
  return true;
}

FailureOr<bool> mlir::areEquivalentSlices(const HyperrectangularSlice &a,
                                          const HyperrectangularSlice &b) {
  bool isKnown = true;
  auto differ = [&](llvm::ArrayRef<OpFoldResult> valuesA,
                    llvm::ArrayRef<OpFoldResult> valuesB) {
    for (auto [valueA, valueB] : llvm::zip_equal(valuesA, valuesB)) {
      auto difference = getDifference(valueA, valueB);
      if (difference && *difference != 0)
        return true;
      isKnown &= difference.has_value();
    }
    return false;
  };
  if (differ(a.getMixedOffsets(), b.getMixedOffsets()) ||
      differ(a.getMixedSizes(), b.getMixedSizes()) ||
      differ(a.getMixedStrides(), b.getMixedStrides()))
    return false;
  if (!isKnown)
    return failure();
  return true;
}

// Defaults.

OpOperand &detail::defaultGetDestinationOperand(Operation *op) {
  return *llvm::cast<DestinationStyleOpInterface>(op).getDpsInitOperand(0);
}

OpResult detail::defaultGetUpdatedDestination(Operation *op) {
  return llvm::cast<DestinationStyleOpInterface>(op).getTiedOpResult(
      &llvm::cast<SubsetInsertionOpInterface>(op).getDestinationOperand());
}

bool detail::defaultIsEquivalentSubset(Operation *op, Value candidate,
                                       EquivalenceFn equivalenceFn) {
  Operation *other = candidate.getDefiningOp();
  return llvm::isa_and_nonnull<SubsetExtractionOpInterface>(other) &&
         llvm::cast<SubsetOpInterface>(op).operatesOnEquivalentSubset(
             llvm::cast<SubsetOpInterface>(other), equivalenceFn);
}

/// Returns the result of `compare` if both operations have slices of equal rank
/// of the same tensor.
static FailureOr<bool>
compareSlices(Operation *op, SubsetOpInterface candidate,
              detail::EquivalenceFn equivalenceFn,
              FailureOr<bool> (*compare)(const HyperrectangularSlice &,
                                         const HyperrectangularSlice &)) {
  auto subset = llvm::cast<SubsetOpInterface>(op);
  auto slice = subset.getAccessedHyperrectangularSlice();
  auto other = candidate.getAccessedHyperrectangularSlice();
  if (failed(slice) || failed(other) ||
      slice->getMixedOffsets().size() != other->getMixedOffsets().size() ||
      !equivalenceFn(subset.getTensorContainer(),
                     candidate.getTensorContainer()))
    return failure();
  return compare(*slice, *other);
}

bool detail::defaultOperatesOnEquivalentSubset(Operation *op,
                                               SubsetOpInterface candidate,
                                               EquivalenceFn equivalenceFn) {
  FailureOr<bool> areEquivalent =
      compareSlices(op, candidate, equivalenceFn, areEquivalentSlices);
  return succeeded(areEquivalent) && *areEquivalent;
}

bool detail::defaultOperatesOnDisjointSubset(Operation *op,
                                             SubsetOpInterface candidate,
                                             EquivalenceFn equivalenceFn) {
  FailureOr<bool> areOverlapping =
      compareSlices(op, candidate, equivalenceFn, areOverlappingSlices);
  return succeeded(areOverlapping) && !*areOverlapping;
}

Value detail::getTensorContainer(Operation *op) {
  if (auto insertion = llvm::dyn_cast<SubsetInsertionOpInterface>(op))
    return insertion.getDestinationOperand().get();
  return llvm::cast<SubsetExtractionOpInterface>(op).getSourceOperand().get();
}

// Verification.

LogicalResult detail::verifySubsetOpInterface(Operation *op) {
  if (llvm::isa<SubsetExtractionOpInterface>(op) !=
      llvm::isa<SubsetInsertionOpInterface>(op))
    return success();
  return op->emitOpError("SubsetOpInterface ops must implement either "
                         "SubsetExtractionOpInterface or "
                         "SubsetInsertionOpInterface");
}

LogicalResult detail::verifySubsetExtractionOpInterface(Operation *op) {
  if (op->getNumResults() == 1)
    return success();
  return op->emitOpError(
      "SubsetExtractionOpInterface ops must have one result");
}
