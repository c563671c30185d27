// SPDX-License-Identifier: Apache-2.0
//
// Translates calls and exceptions.
#include "core/support/llvm.h"
#include "targets/llvmir/attribute_translation.h"
#include "targets/llvmir/enum_translation.h"
#include "targets/llvmir/instruction_flags.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/op_families.h"
#include "targets/llvmir/operand_bundles.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {
/// The callee and arguments of a call.
struct Callee {
  llvm::FunctionType *type = nullptr;
  llvm::Value *function = nullptr;
  SmallVector<llvm::Value *> arguments;
};
} // namespace

template <typename OpT>
static FailureOr<Callee> getCallee(OpT op, ModuleTranslation &translation) {
  Callee callee;
  callee.arguments = translation.lookupValues(op.getCalleeOperands());
  callee.type = cast<llvm::FunctionType>(
      translation.convertType(op.getCalleeFunctionType()));
  if (FlatSymbolRefAttr symbol = op.getCalleeAttr()) {
    callee.function = translation.lookupSymbol(op, symbol);
    if (!callee.function) {
      op.emitOpError("calls ") << symbol << ", which is no function";
      return failure();
    }
    if (auto *function = dyn_cast<llvm::Function>(callee.function))
      callee.type = function->getFunctionType();
    return callee;
  }
  callee.function = callee.arguments.front();
  callee.arguments.erase(callee.arguments.begin());
  return callee;
}

static LogicalResult convertCall(CallOp op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) {
  const FailureOr<Callee> callee = getCallee(op, translation);
  if (failed(callee))
    return failure();
  const auto bundles = LLVM::detail::getOperandBundles(op, translation);
  llvm::CallInst *call = builder.CreateCall(callee->type, callee->function,
                                            callee->arguments, bundles);
  LLVM::detail::setInstructionFlags(op, call);
  call->setCallingConv(LLVM::detail::convertCConv(op.getCConv()));
  call->setTailCallKind(
      LLVM::detail::convertTailCallKind(op.getTailCallKind()));
  for (auto [isSet, kind] :
       {std::pair(op.getConvergent(), llvm::Attribute::Convergent),
        std::pair(op.getNoUnwind(), llvm::Attribute::NoUnwind),
        std::pair(op.getWillReturn(), llvm::Attribute::WillReturn),
        std::pair(op.getNoInline(), llvm::Attribute::NoInline),
        std::pair(op.getAlwaysInline(), llvm::Attribute::AlwaysInline),
        std::pair(op.getInlineHint(), llvm::Attribute::InlineHint)})
    if (isSet)
      call->addFnAttr(kind);
  if (MemoryEffectsAttr effects = op.getMemoryEffectsAttr())
    call->setMemoryEffects(LLVM::detail::convertMemoryEffects(effects));
  translation.getMetadata().setMemoryMetadata(op, call);
  if (op->getNumResults())
    translation.mapValue(op->getResult(0), call);
  return LLVM::detail::convertArgAndResultAttrs(
      op, op.getArgAttrsAttr(), op.getResAttrsAttr(), call, translation);
}

static LogicalResult convertInvoke(InvokeOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  const FailureOr<Callee> callee = getCallee(op, translation);
  if (failed(callee))
    return failure();
  const auto bundles = LLVM::detail::getOperandBundles(op, translation);
  llvm::InvokeInst *invoke = builder.CreateInvoke(
      callee->type, callee->function, translation.lookupSuccessor(op, 0),
      translation.lookupSuccessor(op, 1), callee->arguments, bundles);
  invoke->setCallingConv(LLVM::detail::convertCConv(op.getCConv()));
  translation.mapBranch(op, invoke);
  if (op->getNumResults())
    translation.mapValue(op->getResult(0), invoke);
  return LLVM::detail::convertArgAndResultAttrs(
      op, op.getArgAttrsAttr(), op.getResAttrsAttr(), invoke, translation);
}

static LogicalResult convertLandingpad(LandingpadOp op,
                                       llvm::IRBuilderBase &builder,
                                       ModuleTranslation &translation) {
  llvm::LandingPadInst *landingpad = builder.CreateLandingPad(
      translation.convertType(op.getRes().getType()), op->getNumOperands());
  landingpad->setCleanup(op.getCleanup());
  for (llvm::Value *operand : translation.lookupValues(op->getOperands())) {
    auto *clause = dyn_cast<llvm::Constant>(operand);
    if (!clause)
      return op.emitOpError("has a clause that is not constant");
    landingpad->addClause(clause);
  }
  translation.mapValue(op.getRes(), landingpad);
  return success();
}

static LogicalResult convertVaArg(VaArgOp op, llvm::IRBuilderBase &builder,
                                  ModuleTranslation &translation) {
  translation.mapValue(
      op.getRes(),
      builder.CreateVAArg(translation.lookupValue(op.getArg()),
                          translation.convertType(op.getRes().getType())));
  return success();
}

void LLVM::detail::addCalls(OpTranslations &translations) {
  translations.add<convertCall>();
  translations.add<convertInvoke>();
  translations.add<convertLandingpad>();
  translations.add<convertVaArg>();
}
