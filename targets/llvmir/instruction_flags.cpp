// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/instruction_flags.h"

#include "core/support/llvm.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Operator.h"

using namespace mlir;
using namespace mlir::LLVM;

llvm::FastMathFlags LLVM::detail::convertFastmathFlags(FastmathFlags flags) {
  using Setter = void (llvm::FastMathFlags::*)(bool);
  static constexpr std::pair<FastmathFlags, Setter> setters[] = {
      {FastmathFlags::nnan, &llvm::FastMathFlags::setNoNaNs},
      {FastmathFlags::ninf, &llvm::FastMathFlags::setNoInfs},
      {FastmathFlags::nsz, &llvm::FastMathFlags::setNoSignedZeros},
      {FastmathFlags::arcp, &llvm::FastMathFlags::setAllowReciprocal},
      {FastmathFlags::contract, &llvm::FastMathFlags::setAllowContract},
      {FastmathFlags::afn, &llvm::FastMathFlags::setApproxFunc},
      {FastmathFlags::reassoc, &llvm::FastMathFlags::setAllowReassoc}};
  llvm::FastMathFlags result;
  for (auto [flag, setter] : setters)
    if (bitEnumContainsAll(flags, flag))
      (result.*setter)(true);
  return result;
}

llvm::FastMathFlags LLVM::detail::getFastmathFlags(Operation *op) {
  if (auto interface = dyn_cast<FastmathFlagsInterface>(op))
    if (FastmathFlagsAttr attribute = interface.getFastmathAttr())
      return convertFastmathFlags(attribute.getValue());
  return {};
}

void LLVM::detail::setInstructionFlags(Operation *op, llvm::Value *value) {
  auto *instruction = dyn_cast<llvm::Instruction>(value);
  if (!instruction)
    return;
  if (auto overflow = dyn_cast<IntegerOverflowFlagsInterface>(op)) {
    if (overflow.hasNoSignedWrap())
      instruction->setHasNoSignedWrap();
    if (overflow.hasNoUnsignedWrap())
      instruction->setHasNoUnsignedWrap();
  }
  if (auto exact = dyn_cast<ExactFlagInterface>(op);
      exact && exact.getIsExact())
    instruction->setIsExact();
  if (auto disjoint = dyn_cast<DisjointFlagInterface>(op);
      disjoint && disjoint.getIsDisjoint())
    cast<llvm::PossiblyDisjointInst>(instruction)->setIsDisjoint(true);
  if (auto nonNeg = dyn_cast<NonNegFlagInterface>(op);
      nonNeg && nonNeg.getNonNeg())
    instruction->setNonNeg();
  if (isa<llvm::FPMathOperator>(instruction))
    if (llvm::FastMathFlags flags = getFastmathFlags(op); flags.any())
      instruction->setFastMathFlags(flags);
}
