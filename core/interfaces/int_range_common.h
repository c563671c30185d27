// SPDX-License-Identifier: Apache-2.0
//
// Bounds of what integer arithmetic gives, for dialects that have it. Each
// function takes the ranges of the operands, of one width that is not 0, and
// gives a range that holds all results; where the operation is undefined or
// poison, that need not be in it.
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

/// The widths that an index may have.
constexpr unsigned indexMinWidth = 32;
constexpr unsigned indexMaxWidth = 64;

/// Which bounds have to agree for two widths of an index.
enum class CmpMode : uint32_t { Both, Signed, Unsigned };

/// Overflow that does not happen, since the result would be poison.
enum class OverflowFlags : uint32_t {
  None = 0,
  Nsw = 1,
  Nuw = 2,
  LLVM_MARK_AS_BITMASK_ENUM(Nuw)
};

using InferRangeWithOvfFlagsFn = llvm::function_ref<ConstantIntRanges(
    llvm::ArrayRef<ConstantIntRanges>, OverflowFlags)>;

/// The range of an operation on indices, whatever their width: that with 64
/// bits, if its low 32 bits are what there is with 32; else what holds both.
ConstantIntRanges inferIndexOp(InferRangeFn inferFn,
                               llvm::ArrayRef<ConstantIntRanges> argRanges,
                               CmpMode mode);

// Other widths.
/// The unsigned bounds with zeros, the signed ones with the sign.
ConstantIntRanges extRange(const ConstantIntRanges &range, unsigned destWidth);
ConstantIntRanges extUIRange(const ConstantIntRanges &range,
                             unsigned destWidth);
ConstantIntRanges extSIRange(const ConstantIntRanges &range,
                             unsigned destWidth);
ConstantIntRanges truncRange(const ConstantIntRanges &range,
                             unsigned destWidth);

// Arithmetic on two operands.
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

/// In the order of arith's predicates and index's.
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

/// Whether it holds of all pairs, or of none.
std::optional<bool> evaluatePred(CmpPredicate pred,
                                 const ConstantIntRanges &lhs,
                                 const ConstantIntRanges &rhs);

/// The size of a dimension, any of those in `maybeDim`.
ConstantIntRanges inferShapedDimOpInterface(ShapedDimOpInterface op,
                                            const IntegerValueRange &maybeDim);

/// The value of an expression on indices of 64 bits, in which nothing
/// overflows. Recursive in its depth, which is limited.
ConstantIntRanges
inferAffineExpr(AffineExpr expr, llvm::ArrayRef<ConstantIntRanges> dimRanges,
                llvm::ArrayRef<ConstantIntRanges> symbolRanges);

namespace detail {
/// The result of an operation on two numbers; none where it does not fit.
using BoundFn = llvm::function_ref<std::optional<llvm::APInt>(
    const llvm::APInt &, const llvm::APInt &)>;
/// From the least to the greatest result of any number of the one list with any
/// of the other; everything if one does not fit.
ConstantIntRanges minMaxBy(BoundFn op, llvm::ArrayRef<llvm::APInt> lhs,
                           llvm::ArrayRef<llvm::APInt> rhs, bool isSigned);
} // namespace detail

} // namespace intrange
} // namespace mlir

#endif // CORE_INTERFACES_INT_RANGE_COMMON_H
