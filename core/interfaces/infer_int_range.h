// SPDX-License-Identifier: Apache-2.0
//
// Between which bounds the integers are that an operation gives. Rules for
// arithmetic are in int_range_common.h, the analysis in core/analysis.
#ifndef CORE_INTERFACES_INFER_INT_RANGE_H
#define CORE_INTERFACES_INFER_INT_RANGE_H

#include <optional>

#include "core/ir/op_definition.h"
#include "llvm/ADT/APInt.h"

namespace mlir {

/// Bounds of an integer, read as an unsigned number and as a signed one. All
/// four have one width; 0 for what is no integer.
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

  /// The width of bounds of a type's values: 64 for index; for a shape that of
  /// its elements; 0 for what is no integer.
  static unsigned getStorageBitwidth(Type type);

  // Ranges of one width.
  static ConstantIntRanges maxRange(unsigned bitwidth);
  static ConstantIntRanges constant(const llvm::APInt &value);
  static ConstantIntRanges range(const llvm::APInt &min, const llvm::APInt &max,
                                 bool isSigned) {
    return isSigned ? fromSigned(min, max) : fromUnsigned(min, max);
  }
  /// The other pair of bounds follows where all values have one sign.
  static ConstantIntRanges fromSigned(const llvm::APInt &smin,
                                      const llvm::APInt &smax);
  static ConstantIntRanges fromUnsigned(const llvm::APInt &umin,
                                        const llvm::APInt &umax);

  // Of what has no width, nothing is left but that.
  ConstantIntRanges rangeUnion(const ConstantIntRanges &other) const;
  ConstantIntRanges intersection(const ConstantIntRanges &other) const;

  /// The one value that there is.
  std::optional<llvm::APInt> getConstantValue() const;

private:
  llvm::APInt uminVal, umaxVal, sminVal, smaxVal;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const ConstantIntRanges &range);

/// The range of a value, or that nothing is known of it yet: an element of a
/// lattice for core/analysis/dataflow.
class IntegerValueRange {
public:
  /// All values of the type; nothing if these are no integers.
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

  /// What holds both.
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

/// The ranges of constants, in `indexBitwidth` bits, and of values, as
/// `getIntRange` tells.
llvm::SmallVector<IntegerValueRange>
getIntValueRanges(llvm::ArrayRef<OpFoldResult> values,
                  GetIntRangeFn getIntRange, int32_t indexBitwidth);

// What the interface does by default.
namespace intrange::detail {
/// Nothing if a range is not known.
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
