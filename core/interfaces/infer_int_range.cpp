// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/infer_int_range.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/type_utilities.h"

using namespace mlir;
using llvm::APInt;

bool mlir::operator==(const ConstantIntRanges &a, const ConstantIntRanges &b) {
  return a.umin().getBitWidth() == b.umin().getBitWidth() &&
         a.umin() == b.umin() && a.umax() == b.umax() && a.smin() == b.smin() &&
         a.smax() == b.smax();
}

unsigned ConstantIntRanges::getStorageBitwidth(Type type) {
  type = getElementTypeOrSelf(type);
  if (type.isIndex())
    return IndexType::kInternalStorageBitWidth;
  auto integer = llvm::dyn_cast<IntegerType>(type);
  return integer ? integer.getWidth() : 0;
}

ConstantIntRanges ConstantIntRanges::maxRange(unsigned bitwidth) {
  return fromUnsigned(APInt::getZero(bitwidth), APInt::getMaxValue(bitwidth));
}

ConstantIntRanges ConstantIntRanges::constant(const APInt &value) {
  return {value, value, value, value};
}

// Numbers with equal sign bits have the same signed and unsigned order. Numbers
// of width 0 have no sign bit to look at.

ConstantIntRanges ConstantIntRanges::fromSigned(const APInt &smin,
                                                const APInt &smax) {
  const unsigned width = smin.getBitWidth();
  if (width != 0 && smin.isNonNegative() != smax.isNonNegative())
    return {APInt::getMinValue(width), APInt::getMaxValue(width), smin, smax};
  return {smin.ult(smax) ? smin : smax, smin.ult(smax) ? smax : smin, smin,
          smax};
}

ConstantIntRanges ConstantIntRanges::fromUnsigned(const APInt &umin,
                                                  const APInt &umax) {
  const unsigned width = umin.getBitWidth();
  if (width != 0 && umin.isNonNegative() != umax.isNonNegative())
    return {umin, umax, APInt::getSignedMinValue(width),
            APInt::getSignedMaxValue(width)};
  return {umin, umax, width != 0 && umax.slt(umin) ? umax : umin,
          width != 0 && umax.slt(umin) ? umin : umax};
}

ConstantIntRanges
ConstantIntRanges::rangeUnion(const ConstantIntRanges &other) const {
  if (umin().getBitWidth() == 0)
    return *this;
  if (other.umin().getBitWidth() == 0)
    return other;
  return {llvm::APIntOps::umin(umin(), other.umin()),
          llvm::APIntOps::umax(umax(), other.umax()),
          llvm::APIntOps::smin(smin(), other.smin()),
          llvm::APIntOps::smax(smax(), other.smax())};
}

ConstantIntRanges
ConstantIntRanges::intersection(const ConstantIntRanges &other) const {
  if (umin().getBitWidth() == 0)
    return *this;
  if (other.umin().getBitWidth() == 0)
    return other;
  return {llvm::APIntOps::umax(umin(), other.umin()),
          llvm::APIntOps::umin(umax(), other.umax()),
          llvm::APIntOps::smax(smin(), other.smin()),
          llvm::APIntOps::smin(smax(), other.smax())};
}

std::optional<APInt> ConstantIntRanges::getConstantValue() const {
  if (umin().getBitWidth() == 0)
    return std::nullopt;
  if (umin() == umax())
    return umin();
  if (smin() == smax())
    return smin();
  return std::nullopt;
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    const ConstantIntRanges &range) {
  return os << "unsigned : [" << range.umin() << ", " << range.umax()
            << "] signed : [" << range.smin() << ", " << range.smax() << "]";
}

IntegerValueRange IntegerValueRange::getMaxRange(Value value) {
  const unsigned width = ConstantIntRanges::getStorageBitwidth(value.getType());
  if (width == 0)
    return IntegerValueRange();
  return ConstantIntRanges::maxRange(width);
}

IntegerValueRange IntegerValueRange::join(const IntegerValueRange &lhs,
                                          const IntegerValueRange &rhs) {
  if (lhs.isUninitialized())
    return rhs;
  if (rhs.isUninitialized())
    return lhs;
  return lhs.getValue().rangeUnion(rhs.getValue());
}

void IntegerValueRange::print(llvm::raw_ostream &os) const {
  if (value)
    os << *value;
  else
    os << "None";
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    const IntegerValueRange &range) {
  range.print(os);
  return os;
}

llvm::SmallVector<IntegerValueRange>
mlir::getIntValueRanges(llvm::ArrayRef<OpFoldResult> values,
                        GetIntRangeFn getIntRange, int32_t indexBitwidth) {
  llvm::SmallVector<IntegerValueRange> ranges;
  for (OpFoldResult foldResult : values) {
    if (auto value = llvm::dyn_cast_if_present<Value>(foldResult)) {
      ranges.push_back(getIntRange(value));
      continue;
    }
    const APInt constant =
        llvm::cast<IntegerAttr>(llvm::cast<Attribute>(foldResult)).getValue();
    ranges.push_back(
        ConstantIntRanges::constant(constant.sextOrTrunc(indexBitwidth)));
  }
  return ranges;
}

void intrange::detail::defaultInferResultRanges(
    Operation *op, llvm::ArrayRef<IntegerValueRange> argRanges,
    SetIntLatticeFn setResultRanges) {
  llvm::SmallVector<ConstantIntRanges> known;
  for (const IntegerValueRange &range : argRanges) {
    if (range.isUninitialized())
      return;
    known.push_back(range.getValue());
  }
  InferIntRangeInterface(op).inferResultRanges(
      known, [&](Value value, const ConstantIntRanges &range) {
        setResultRanges(value, range);
      });
}

void intrange::detail::defaultInferResultRangesFromOptional(
    Operation *op, llvm::ArrayRef<ConstantIntRanges> argRanges,
    SetIntRangeFn setResultRanges) {
  InferIntRangeInterface(op).inferResultRangesFromOptional(
      llvm::to_vector_of<IntegerValueRange>(argRanges),
      [&](Value value, const IntegerValueRange &range) {
        if (!range.isUninitialized())
          setResultRanges(value, range.getValue());
      });
}
