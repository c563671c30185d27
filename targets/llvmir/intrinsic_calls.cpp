// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/intrinsic_calls.h"

#include "core/support/llvm.h"
#include "targets/llvmir/attribute_translation.h"
#include "targets/llvmir/instruction_flags.h"
#include "targets/llvmir/op_families.h"
#include "targets/llvmir/operand_bundles.h"
#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::LLVM;

static std::string getTypeText(llvm::Type *type) {
  std::string text;
  llvm::raw_string_ostream(text) << *type;
  return text;
}

/// Checks result and argument types of a call; reports a mismatch.
static LogicalResult checkCall(Operation *op, llvm::Function *function,
                               StringRef name, llvm::Type *resultType,
                               ArrayRef<llvm::Value *> arguments) {
  llvm::FunctionType *type = function->getFunctionType();
  if (resultType != type->getReturnType())
    return emitError(op->getLoc(), "intrinsic call returns ")
           << getTypeText(resultType) << " but \"" << name
           << "\" actually returns " << getTypeText(type->getReturnType());
  if (type->isVarArg() ? arguments.size() < type->getNumParams()
                       : arguments.size() != type->getNumParams())
    return emitError(op->getLoc(), "intrinsic call has ")
           << arguments.size() << " operands but \"" << name << "\" expects "
           << type->getNumParams();
  for (unsigned i = 0, e = type->getNumParams(); i != e; ++i)
    if (arguments[i]->getType() != type->getParamType(i))
      return emitError(op->getLoc(), "intrinsic call operand #")
             << i << " has type " << getTypeText(arguments[i]->getType())
             << " but \"" << name << "\" expects "
             << getTypeText(type->getParamType(i));
  return success();
}

llvm::CallInst *LLVM::detail::createIntrinsicCall(
    Operation *op, unsigned id, ArrayRef<llvm::Value *> arguments,
    ArrayRef<llvm::OperandBundleDef> bundles, llvm::IRBuilderBase &builder,
    ModuleTranslation &translation) {
  auto named = dyn_cast<CallIntrinsicOp>(op);
  const std::string name =
      named ? named.getIntrin().str() : llvm::Intrinsic::getBaseName(id).str();
  llvm::Type *resultType =
      op->getNumResults() ? translation.convertType(op->getResult(0).getType())
                          : llvm::Type::getVoidTy(translation.getLLVMContext());
  SmallVector<llvm::Type *> overloads;
  if (llvm::Intrinsic::isOverloaded(id)) {
    SmallVector<llvm::Type *> types;
    for (llvm::Value *argument : arguments)
      types.push_back(argument->getType());
    auto *type = llvm::FunctionType::get(resultType, types, /*isVarArg=*/false);
    if (!llvm::Intrinsic::getIntrinsicSignature(id, type, overloads)) {
      emitError(op->getLoc(), "call intrinsic signature ")
          << getTypeText(type) << " to overloaded intrinsic \"" << name
          << "\" does not match any of the overloads";
      return nullptr;
    }
  }
  llvm::Function *function = llvm::Intrinsic::getDeclaration(
      translation.getLLVMModule(), id, overloads);
  if (failed(checkCall(op, function, name, resultType, arguments)))
    return nullptr;
  return builder.CreateCall(function, arguments, bundles);
}

static LogicalResult convertCallIntrinsic(CallIntrinsicOp op,
                                          llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  const llvm::Intrinsic::ID id =
      llvm::Function::lookupIntrinsicID(op.getIntrin());
  if (!id)
    return emitError(op->getLoc(), "could not find LLVM intrinsic: ")
           << op.getIntrinAttr();
  llvm::CallInst *call = LLVM::detail::createIntrinsicCall(
      op, id, translation.lookupValues(op.getArgs()),
      LLVM::detail::getOperandBundles(op, translation), builder, translation);
  if (!call)
    return failure();
  LLVM::detail::setInstructionFlags(op, call);
  if (op->getNumResults())
    translation.mapValue(op->getResult(0), call);
  return LLVM::detail::convertArgAndResultAttrs(
      op, op.getArgAttrsAttr(), op.getResAttrsAttr(), call, translation);
}

static LogicalResult convertAssume(AssumeOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  llvm::CallInst *call = LLVM::detail::createIntrinsicCall(
      op, llvm::Intrinsic::assume, translation.lookupValue(op.getCond()),
      LLVM::detail::getOperandBundles(op, translation), builder, translation);
  return success(call != nullptr);
}

void LLVM::detail::addIntrinsicCalls(OpTranslations &translations) {
  translations.add<convertCallIntrinsic>();
  translations.add<convertAssume>();
}
