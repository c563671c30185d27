// SPDX-License-Identifier: Apache-2.0
//
// Range rules of integer arithmetic, for use by dialects. Each function takes
// the operand ranges, which have the same nonzero width, and returns a range
// that contains all results, except those that are undefined or poison.
#ifndef CORE_INTERFACES_INT_RANGE_COMMON_H
#define CORE_INTERFACES_INT_RANGE_COMMON_H

#include <optional>

#include "core/interfaces/infer_int_range.h"
#include "llvm/ADT/BitmaskEnum.h"

namespace mlir {

class AffineExpr;
class ShapedDimOpInterface;

namespace intrange {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

using InferRangeFn =
    llvm::function_ref<ConstantIntRanges(llvm::ArrayRef<ConstantIntRanges>)>;
using InferIntegerValueRangeFn =
    llvm::function_ref<IntegerValueRange(llvm::ArrayRef<IntegerValueRange>)>;

/// The minimal and maximal width of index.
constexpr unsigned indexMinWidth = 32;
constexpr unsigned indexMaxWidth = 64;

/// The bounds that must agree between the two widths of an index.
enum class CmpMode : uint32_t { Both, Signed, Unsigned };

/// Overflow that is assumed not to occur, because the result would be poison.
enum class OverflowFlags : uint32_t {
  None = 0,
  Nsw = 1,
  Nuw = 2,
  LLVM_MARK_AS_BITMASK_ENUM(Nuw)
};

using InferRangeWithOvfFlagsFn = llvm::function_ref<ConstantIntRanges(
    llvm::ArrayRef<ConstantIntRanges>, OverflowFlags)>;

/// Returns the range of an operation on index for any index width. This is the
/// 64-bit range if its low 32 bits equal the 32-bit range, else the union of
/// both.
ConstantIntRanges inferIndexOp(InferRangeFn inferFn,
                               llvm::ArrayRef<ConstantIntRanges> argRanges,
                               CmpMode mode);

// Changes of width.
/// Zero-extends the unsigned bounds and sign-extends the signed bounds.
ConstantIntRanges extRange(const ConstantIntRanges &range, unsigned destWidth);
ConstantIntRanges extUIRange(const ConstantIntRanges &range,
                             unsigned destWidth);
ConstantIntRanges extSIRange(const ConstantIntRanges &range,
                             unsigned destWidth);
ConstantIntRanges truncRange(const ConstantIntRanges &range,
                             unsigned destWidth);

// Binary arithmetic.
ConstantIntRanges inferAdd(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferSub(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferMul(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferDivS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferDivU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferCeilDivS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferCeilDivU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferFloorDivS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferRemS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferRemU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMaxS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMaxU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMinS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferMinU(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferAnd(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferOr(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferXor(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferShl(llvm::ArrayRef<ConstantIntRanges> argRanges,
                           OverflowFlags ovfFlags = OverflowFlags::None);
ConstantIntRanges inferShrS(llvm::ArrayRef<ConstantIntRanges> argRanges);
ConstantIntRanges inferShrU(llvm::ArrayRef<ConstantIntRanges> argRanges);

/// In the order of the predicates of arith and index.
enum class CmpPredicate : uint64_t {
  eq,
  ne,
  slt,
  sle,
  sgt,
  sge,
  ult,
  ule,
  ugt,
  uge,
};

/// Returns true or false if the predicate holds for all pairs or for none, else
/// nothing.
std::optional<bool> evaluatePred(CmpPredicate pred,
                                 const ConstantIntRanges &lhs,
                                 const ConstantIntRanges &rhs);

/// Returns the range of the size of a dimension with an index in `maybeDim`.
ConstantIntRanges inferShapedDimOpInterface(ShapedDimOpInterface op,
                                            const IntegerValueRange &maybeDim);

/// Returns the range of an affine expression on 64-bit indices, assuming no
/// overflow. Recursive in the depth of the expression, which is limited.
ConstantIntRanges
inferAffineExpr(AffineExpr expr, llvm::ArrayRef<ConstantIntRanges> dimRanges,
                llvm::ArrayRef<ConstantIntRanges> symbolRanges);

namespace detail {
/// Computes an operation on two numbers. Returns nothing on overflow.
using BoundFn = llvm::function_ref<std::optional<llvm::APInt>(
    const llvm::APInt &, const llvm::APInt &)>;
/// Returns the range from the least to the greatest result over all pairs of
/// numbers of `lhs` and `rhs`. Returns the maximal range if one result
/// overflows.
ConstantIntRanges minMaxBy(BoundFn op, llvm::ArrayRef<llvm::APInt> lhs,
                           llvm::ArrayRef<llvm::APInt> rhs, bool isSigned);
} // namespace detail

} // namespace intrange
} // namespace mlir

#endif // CORE_INTERFACES_INT_RANGE_COMMON_H
