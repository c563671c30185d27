// SPDX-License-Identifier: Apache-2.0
#include "conversions/arith_common/llvm_attributes.h"

using namespace mlir;
using namespace mlir::arith;

LLVM::FastmathFlags
arith::convertArithFastMathFlagsToLLVM(FastMathFlags arithFMF) {
  constexpr std::pair<FastMathFlags, LLVM::FastmathFlags> flags[] = {
      {FastMathFlags::nnan, LLVM::FastmathFlags::nnan},
      {FastMathFlags::ninf, LLVM::FastmathFlags::ninf},
      {FastMathFlags::nsz, LLVM::FastmathFlags::nsz},
      {FastMathFlags::arcp, LLVM::FastmathFlags::arcp},
      {FastMathFlags::contract, LLVM::FastmathFlags::contract},
      {FastMathFlags::afn, LLVM::FastmathFlags::afn},
      {FastMathFlags::reassoc, LLVM::FastmathFlags::reassoc}};
  LLVM::FastmathFlags result = LLVM::FastmathFlags::none;
  for (const auto &[flag, ofLLVM] : flags)
    if (bitEnumContainsAny(arithFMF, flag))
      result = result | ofLLVM;
  return result;
}

LLVM::FastmathFlagsAttr
arith::convertArithFastMathAttrToLLVM(FastMathFlagsAttr fmfAttr) {
  return LLVM::FastmathFlagsAttr::get(
      fmfAttr.getContext(),
      convertArithFastMathFlagsToLLVM(fmfAttr.getValue()));
}

LLVM::IntegerOverflowFlags
arith::convertArithOverflowFlagsToLLVM(IntegerOverflowFlags arithFlags) {
  LLVM::IntegerOverflowFlags result = LLVM::IntegerOverflowFlags::none;
  if (bitEnumContainsAny(arithFlags, IntegerOverflowFlags::nsw))
    result = result | LLVM::IntegerOverflowFlags::nsw;
  if (bitEnumContainsAny(arithFlags, IntegerOverflowFlags::nuw))
    result = result | LLVM::IntegerOverflowFlags::nuw;
  return result;
}

LLVM::IntegerOverflowFlagsAttr
arith::convertArithOverflowAttrToLLVM(IntegerOverflowFlagsAttr flagsAttr) {
  return LLVM::IntegerOverflowFlagsAttr::get(
      flagsAttr.getContext(),
      convertArithOverflowFlagsToLLVM(flagsAttr.getValue()));
}

LLVM::RoundingMode
arith::convertArithRoundingModeToLLVM(RoundingMode roundingMode) {
  switch (roundingMode) {
  case RoundingMode::downward:
    return LLVM::RoundingMode::TowardNegative;
  case RoundingMode::to_nearest_away:
    return LLVM::RoundingMode::NearestTiesToAway;
  case RoundingMode::to_nearest_even:
    return LLVM::RoundingMode::NearestTiesToEven;
  case RoundingMode::toward_zero:
    return LLVM::RoundingMode::TowardZero;
  case RoundingMode::upward:
    return LLVM::RoundingMode::TowardPositive;
  }
  llvm_unreachable("all modes are handled");
}

LLVM::FPExceptionBehaviorAttr
arith::getLLVMDefaultFPExceptionBehavior(MLIRContext &context) {
  return LLVM::FPExceptionBehaviorAttr::get(&context,
                                            LLVM::FPExceptionBehavior::Ignore);
}

/// Splits the attributes of `op` into the one named `name`, which is returned
/// and may be null, and the others.
static Attribute takeAttribute(Operation *op, StringRef name,
                               SmallVectorImpl<NamedAttribute> &attributes) {
  Attribute taken;
  for (NamedAttribute attribute : op->getAttrs())
    if (attribute.getName().getValue() == name)
      taken = attribute.getValue();
    else
      attributes.push_back(attribute);
  return taken;
}

static void addAttribute(StringRef name, Attribute value,
                         SmallVectorImpl<NamedAttribute> &attributes) {
  attributes.emplace_back(StringAttr::get(value.getContext(), name), value);
}

LogicalResult
arith::convertFastMathToLLVM(Operation *op,
                             SmallVectorImpl<NamedAttribute> &attributes) {
  const Attribute taken = takeAttribute(op, "fastmath", attributes);
  if (auto flags = dyn_cast_or_null<FastMathFlagsAttr>(taken))
    addAttribute("fastmathFlags", convertArithFastMathAttrToLLVM(flags),
                 attributes);
  return success();
}

LogicalResult
arith::convertOverflowToLLVM(Operation *op,
                             SmallVectorImpl<NamedAttribute> &attributes) {
  const Attribute taken = takeAttribute(op, "overflowFlags", attributes);
  if (auto flags = dyn_cast_or_null<IntegerOverflowFlagsAttr>(taken))
    addAttribute("overflowFlags", convertArithOverflowAttrToLLVM(flags),
                 attributes);
  return success();
}

LogicalResult
arith::convertConstrainedFPToLLVM(Operation *op,
                                  SmallVectorImpl<NamedAttribute> &attributes) {
  const Attribute taken = takeAttribute(op, "roundingmode", attributes);
  auto mode = dyn_cast_or_null<RoundingModeAttr>(taken);
  if (!mode)
    return failure();
  addAttribute(
      "roundingmode",
      LLVM::RoundingModeAttr::get(
          op->getContext(), convertArithRoundingModeToLLVM(mode.getValue())),
      attributes);
  addAttribute("fpExceptionBehavior",
               getLLVMDefaultFPExceptionBehavior(*op->getContext()),
               attributes);
  return success();
}
