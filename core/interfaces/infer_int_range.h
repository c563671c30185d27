// SPDX-License-Identifier: Apache-2.0
//
// Inference of ranges of integer results. Rules for arithmetic are in
// int_range_common.h, the data-flow analysis in core/analysis.
#ifndef CORE_INTERFACES_INFER_INT_RANGE_H
#define CORE_INTERFACES_INFER_INT_RANGE_H

#include <optional>

#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/APInt.h"

namespace mlir {

/// Bounds of an integer in its unsigned and its signed interpretation. All four
/// have the same width, which is 0 for values that are not integers.
class ConstantIntRanges {
public:
  ConstantIntRanges(const llvm::APInt &umin, const llvm::APInt &umax,
                    const llvm::APInt &smin, const llvm::APInt &smax)
      : uminVal(umin), umaxVal(umax), sminVal(smin), smaxVal(smax) {
    assert(umin.getBitWidth() == umax.getBitWidth() &&
           umin.getBitWidth() == smin.getBitWidth() &&
           umin.getBitWidth() == smax.getBitWidth());
  }

  friend bool operator==(const ConstantIntRanges &a,
                         const ConstantIntRanges &b);

  const llvm::APInt &umin() const { return uminVal; }
  const llvm::APInt &umax() const { return umaxVal; }
  const llvm::APInt &smin() const { return sminVal; }
  const llvm::APInt &smax() const { return smaxVal; }

  /// Returns the width of the bounds of values of a type: 64 for index, that of
  /// the elements for a shaped type, 0 if it is not an integer type.
  static unsigned getStorageBitwidth(Type type);

  // Create ranges of the given width.
  static ConstantIntRanges maxRange(unsigned bitwidth);
  static ConstantIntRanges constant(const llvm::APInt &value);
  static ConstantIntRanges range(const llvm::APInt &min, const llvm::APInt &max,
                                 bool isSigned) {
    return isSigned ? fromSigned(min, max) : fromUnsigned(min, max);
  }
  /// Derive the other pair of bounds if all values have the same sign bit.
  static ConstantIntRanges fromSigned(const llvm::APInt &smin,
                                      const llvm::APInt &smax);
  static ConstantIntRanges fromUnsigned(const llvm::APInt &umin,
                                        const llvm::APInt &umax);

  // If one range has width 0, both return it.
  ConstantIntRanges rangeUnion(const ConstantIntRanges &other) const;
  ConstantIntRanges intersection(const ConstantIntRanges &other) const;

  /// Returns the only value in the range, or nothing if there are several.
  std::optional<llvm::APInt> getConstantValue() const;

private:
  llvm::APInt uminVal, umaxVal, sminVal, smaxVal;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const ConstantIntRanges &range);

/// The range of a value, or uninitialized. The lattice element of the range
/// analysis in core/analysis/dataflow.
class IntegerValueRange {
public:
  /// Returns the range of all values of the type, or an uninitialized range if
  /// the type is not an integer type.
  static IntegerValueRange getMaxRange(Value value);

  IntegerValueRange(ConstantIntRanges value) : value(std::move(value)) {}
  explicit IntegerValueRange(
      std::optional<ConstantIntRanges> value = std::nullopt)
      : value(std::move(value)) {}

  bool isUninitialized() const { return !value.has_value(); }
  const ConstantIntRanges &getValue() const {
    assert(!isUninitialized());
    return *value;
  }
  friend bool operator==(const IntegerValueRange &a,
                         const IntegerValueRange &b) {
    return a.value == b.value;
  }

  /// Returns the least range that contains both.
  static IntegerValueRange join(const IntegerValueRange &lhs,
                                const IntegerValueRange &rhs);
  void print(llvm::raw_ostream &os) const;

private:
  std::optional<ConstantIntRanges> value;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const IntegerValueRange &range);

using SetIntRangeFn =
    llvm::function_ref<void(Value, const ConstantIntRanges &)>;
using SetIntLatticeFn =
    llvm::function_ref<void(Value, const IntegerValueRange &)>;
using GetIntRangeFn = llvm::function_ref<IntegerValueRange(Value)>;

/// Returns the ranges of `values`: a constant, extended or truncated to
/// `indexBitwidth`, is its own range; `getIntRange` returns the range of an SSA
/// value.
llvm::SmallVector<IntegerValueRange>
getIntValueRanges(llvm::ArrayRef<OpFoldResult> values,
                  GetIntRangeFn getIntRange, int32_t indexBitwidth);

// The default implementations of interface methods.
namespace intrange::detail {
/// Does nothing if the range of an operand is not known.
void defaultInferResultRanges(Operation *op,
                              llvm::ArrayRef<IntegerValueRange> argRanges,
                              SetIntLatticeFn setResultRanges);
void defaultInferResultRangesFromOptional(
    Operation *op, llvm::ArrayRef<ConstantIntRanges> argRanges,
    SetIntRangeFn setResultRanges);
} // namespace intrange::detail

} // namespace mlir

#include "core/interfaces/infer_int_range.h.inc"

#endif // CORE_INTERFACES_INFER_INT_RANGE_H
