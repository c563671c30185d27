// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/view_like.h"

using namespace mlir;

constinit const Trait OpTrait::DistinctObjectsTrait::descriptor = {
    .name = "DistinctObjectsTrait",
    .id = TypeID::get<OpTrait::DistinctObjectsTrait>()};

unsigned detail::getNumDynamicEntriesUpToIdx(llvm::ArrayRef<int64_t> staticVals,
                                             unsigned idx) {
  return llvm::count(staticVals.take_front(idx), ShapedType::kDynamic);
}

bool detail::sameOffsetsSizesAndStrides(
    OffsetSizeAndStrideOpInterface a, OffsetSizeAndStrideOpInterface b,
    llvm::function_ref<bool(OpFoldResult, OpFoldResult)> cmp) {
  auto isSame = [&](llvm::ArrayRef<OpFoldResult> a,
                    llvm::ArrayRef<OpFoldResult> b) {
    return a.size() == b.size() &&
           std::equal(a.begin(), a.end(), b.begin(), cmp);
  };
  return isSame(a.getMixedOffsets(), b.getMixedOffsets()) &&
         isSame(a.getMixedSizes(), b.getMixedSizes()) &&
         isSame(a.getMixedStrides(), b.getMixedStrides());
}

LogicalResult mlir::verifyListOfOperandsOrIntegers(Operation *op,
                                                   llvm::StringRef name,
                                                   unsigned expectedNumElements,
                                                   llvm::ArrayRef<int64_t> attr,
                                                   ValueRange values) {
  if (attr.size() != expectedNumElements)
    return op->emitError("expected ") << expectedNumElements << " " << name
                                      << " values, got " << attr.size();
  const size_t expected = llvm::count(attr, ShapedType::kDynamic);
  if (values.size() != expected)
    return op->emitError("expected ")
           << expected << " dynamic " << name << " values";
  return success();
}

static LogicalResult verifyOperands(Operation *op, llvm::StringRef names,
                                    llvm::ArrayRef<int64_t> staticValues,
                                    OperandRange operands) {
  const size_t expected = llvm::count(staticValues, ShapedType::kDynamic);
  if (operands.size() == expected)
    return success();
  return op->emitError("expected the number of '")
         << names << "' to match the number of dynamic entries in 'static_"
         << names << "' (" << operands.size() << " vs " << expected << ")";
}

static LogicalResult verifyRanks(Operation *op, llvm::StringRef a, size_t rankA,
                                 llvm::StringRef b, size_t rankB) {
  if (rankA == rankB)
    return success();
  return op->emitError("expected mixed ")
         << a << " rank to match mixed " << b << " rank (" << rankA << " vs "
         << rankB << ") so the rank of the result type is well-formed.";
}

static LogicalResult verifyNonNegative(Operation *op, llvm::StringRef names,
                                       llvm::ArrayRef<int64_t> staticValues) {
  for (int64_t value : staticValues)
    if (value < 0 && !ShapedType::isDynamic(value))
      return op->emitError("expected ")
             << names << " to be non-negative, but got " << value;
  return success();
}

LogicalResult
detail::verifyOffsetSizeAndStrideOp(OffsetSizeAndStrideOpInterface op) {
  const std::array<unsigned, 3> ranks = op.getArrayAttrMaxRanks();
  llvm::ArrayRef<int64_t> offsets = op.getStaticOffsets();
  llvm::ArrayRef<int64_t> sizes = op.getStaticSizes();
  llvm::ArrayRef<int64_t> strides = op.getStaticStrides();

  // Invariant 1.
  if (failed(verifyOperands(op, "sizes", sizes, op.getSizes())) ||
      failed(verifyOperands(op, "strides", strides, op.getStrides())) ||
      failed(verifyOperands(op, "offsets", offsets, op.getOffsets())))
    return failure();

  // Invariant 2.
  const bool isOneOffset = ranks[0] == 1 && offsets.size() == 1;
  if ((!isOneOffset && failed(verifyRanks(op, "offsets", offsets.size(),
                                          "sizes", sizes.size()))) ||
      failed(verifyRanks(op, "sizes", sizes.size(), "strides", strides.size())))
    return failure();

  // Invariant 3.
  if (failed(verifyListOfOperandsOrIntegers(op, "offset", ranks[0], offsets,
                                            op.getOffsets())) ||
      failed(verifyListOfOperandsOrIntegers(op, "size", ranks[1], sizes,
                                            op.getSizes())) ||
      failed(verifyListOfOperandsOrIntegers(op, "stride", ranks[2], strides,
                                            op.getStrides())))
    return failure();

  // Invariant 4.
  if (failed(verifyNonNegative(op, "offsets", offsets)))
    return failure();
  return verifyNonNegative(op, "sizes", sizes);
}

/// Returns a * b + c, or nothing on 64-bit overflow.
static std::optional<int64_t> multiplyAdd(int64_t a, int64_t b, int64_t c) {
  int64_t result;
  if (llvm::MulOverflow(a, b, result) || llvm::AddOverflow(result, c, result))
    return std::nullopt;
  return result;
}

SliceBoundsVerificationResult mlir::verifyInBoundsSlice(
    llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> staticOffsets,
    llvm::ArrayRef<int64_t> staticSizes, llvm::ArrayRef<int64_t> staticStrides,
    bool generateErrorMessage) {
  auto fail = [&](auto... parts) -> SliceBoundsVerificationResult {
    std::string message;
    if (generateErrorMessage) {
      llvm::raw_string_ostream os(message);
      (os << ... << parts);
    }
    return {false, message};
  };
  for (auto [i, dim] : llvm::enumerate(shape)) {
    const int64_t offset = staticOffsets[i], size = staticSizes[i],
                  stride = staticStrides[i];
    if (ShapedType::isDynamic(dim) || ShapedType::isDynamic(offset))
      continue;
    if (offset >= dim)
      return fail("offset ", i, " is out-of-bounds: ", offset, " >= ", dim);
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(stride))
      continue;
    const std::optional<int64_t> last = multiplyAdd(size - 1, stride, offset);
    if (!last)
      return fail("slice along dimension ", i, " runs out-of-bounds");
    if (*last >= dim)
      return fail("slice along dimension ", i, " runs out-of-bounds: ", *last,
                  " >= ", dim);
  }
  return {true, ""};
}

SliceBoundsVerificationResult mlir::verifyInBoundsSlice(
    llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<OpFoldResult> mixedOffsets,
    llvm::ArrayRef<OpFoldResult> mixedSizes,
    llvm::ArrayRef<OpFoldResult> mixedStrides, bool generateErrorMessage) {
  return verifyInBoundsSlice(shape, decomposeMixedValues(mixedOffsets).first,
                             decomposeMixedValues(mixedSizes).first,
                             decomposeMixedValues(mixedStrides).first,
                             generateErrorMessage);
}
