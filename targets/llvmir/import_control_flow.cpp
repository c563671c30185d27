// SPDX-License-Identifier: Apache-2.0
//
// Imports terminators. Operands of phi nodes become operands of branches.
#include "core/support/llvm.h"
#include "targets/llvmir/import_state.h"

using namespace mlir;
using namespace mlir::LLVM;

FailureOr<SmallVector<Value>>
ModuleImport::getBranchArgs(llvm::Instruction *branch,
                            llvm::BasicBlock *target) {
  SmallVector<llvm::Value *> arguments;
  for (llvm::PHINode &phi : target->phis())
    arguments.push_back(phi.getIncomingValueForBlock(branch->getParent()));
  return convertValues(arguments);
}

FailureOr<Operation *>
ModuleImport::createTerminator(llvm::Instruction *instruction) {
  SmallVector<SmallVector<Value>> arguments;
  SmallVector<Block *> targets;
  auto asOp = [](auto op) { return FailureOr<Operation *>(op.getOperation()); };
  if (auto *result = dyn_cast<llvm::ReturnInst>(instruction)) {
    SmallVector<llvm::Value *> operands(result->operands());
    FailureOr<SmallVector<Value>> converted = convertValues(operands);
    if (failed(converted))
      return failure();
    return asOp(ReturnOp::create(builder, place, ValueRange(*converted)));
  }
  // Convert the condition before the operands of the edges.
  Value condition;
  if (instruction->getNumOperands() > instruction->getNumSuccessors() ||
      isa<llvm::SwitchInst, llvm::IndirectBrInst, llvm::ResumeInst>(
          instruction)) {
    FailureOr<Value> converted = convertValue(instruction->getOperand(0));
    if (failed(converted))
      return failure();
    condition = *converted;
  }
  for (unsigned i = 0, e = instruction->getNumSuccessors(); i != e; ++i) {
    llvm::BasicBlock *target = instruction->getSuccessor(i);
    FailureOr<SmallVector<Value>> converted =
        getBranchArgs(instruction, target);
    if (failed(converted))
      return failure();
    arguments.push_back(std::move(*converted));
    targets.push_back(blocks.lookup(target));
  }
  if (auto *branch = dyn_cast<llvm::BranchInst>(instruction)) {
    if (!branch->isConditional())
      return asOp(
          BrOp::create(builder, place, ValueRange(arguments[0]), targets[0]));
    return asOp(CondBrOp::create(builder, place, condition, targets[0],
                                 ValueRange(arguments[0]), targets[1],
                                 ValueRange(arguments[1])));
  }
  if (auto *choice = dyn_cast<llvm::SwitchInst>(instruction)) {
    SmallVector<APInt> numbers;
    for (const auto &choiceCase : choice->cases())
      numbers.push_back(choiceCase.getCaseValue()->getValue());
    SmallVector<ValueRange> ranges(ArrayRef(arguments).drop_front());
    return asOp(SwitchOp::create(
        builder, place, condition, targets[0], ValueRange(arguments[0]),
        numbers, BlockRange(ArrayRef(targets).drop_front()), ranges));
  }
  if (isa<llvm::IndirectBrInst>(instruction)) {
    SmallVector<ValueRange> ranges(ArrayRef<SmallVector<Value>>{arguments});
    return asOp(IndirectBrOp::create(builder, place, condition, ranges,
                                     BlockRange(targets)));
  }
  if (isa<llvm::ResumeInst>(instruction))
    return asOp(ResumeOp::create(builder, place, condition));
  if (isa<llvm::UnreachableInst>(instruction))
    return asOp(UnreachableOp::create(builder, place));
  emitError(module->getLoc(), "unhandled instruction: ")
      << instruction->getOpcodeName();
  return failure();
}
