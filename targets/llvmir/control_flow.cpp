// SPDX-License-Identifier: Apache-2.0
//
// Translates branches and returns.
#include "core/support/llvm.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/op_families.h"

using namespace mlir;
using namespace mlir::LLVM;

static LogicalResult convertBr(BrOp op, llvm::IRBuilderBase &builder,
                               ModuleTranslation &translation) {
  llvm::BranchInst *branch =
      builder.CreateBr(translation.lookupSuccessor(op, 0));
  translation.mapBranch(op, branch);
  translation.getMetadata().setLoopMetadata(op, op.getLoopAnnotationAttr(),
                                            branch);
  return success();
}

static LogicalResult convertCondBr(CondBrOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  llvm::BranchInst *branch = builder.CreateCondBr(
      translation.lookupValue(op.getCondition()),
      translation.lookupSuccessor(op, 0), translation.lookupSuccessor(op, 1));
  translation.mapBranch(op, branch);
  translation.getMetadata().setLoopMetadata(op, op.getLoopAnnotationAttr(),
                                            branch);
  return success();
}

static LogicalResult convertSwitch(SwitchOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  llvm::Value *value = translation.lookupValue(op.getValue());
  const unsigned numCases = op.getCaseDestinations().size();
  llvm::SwitchInst *instruction =
      builder.CreateSwitch(value, translation.lookupSuccessor(op, 0), numCases);
  if (std::optional<DenseIntElementsAttr> cases = op.getCaseValues())
    for (auto [i, number] : llvm::enumerate(*cases))
      instruction->addCase(llvm::ConstantInt::get(value->getContext(), number),
                           translation.lookupSuccessor(op, i + 1));
  translation.mapBranch(op, instruction);
  return success();
}

static LogicalResult convertIndirectBr(IndirectBrOp op,
                                       llvm::IRBuilderBase &builder,
                                       ModuleTranslation &translation) {
  llvm::IndirectBrInst *instruction = builder.CreateIndirectBr(
      translation.lookupValue(op.getAddr()), op->getNumSuccessors());
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i)
    instruction->addDestination(translation.lookupSuccessor(op, i));
  translation.mapBranch(op, instruction);
  return success();
}

static LogicalResult convertReturn(ReturnOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  if (op->getNumOperands() == 0)
    builder.CreateRetVoid();
  else
    builder.CreateRet(translation.lookupValue(op.getArg()));
  return success();
}

static LogicalResult convertResume(ResumeOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  builder.CreateResume(translation.lookupValue(op.getValue()));
  return success();
}

static LogicalResult convertUnreachable(UnreachableOp,
                                        llvm::IRBuilderBase &builder,
                                        ModuleTranslation &) {
  builder.CreateUnreachable();
  return success();
}

void LLVM::detail::addControlFlow(OpTranslations &translations) {
  translations.add<convertBr>();
  translations.add<convertCondBr>();
  translations.add<convertSwitch>();
  translations.add<convertIndirectBr>();
  translations.add<convertReturn>();
  translations.add<convertResume>();
  translations.add<convertUnreachable>();
}
