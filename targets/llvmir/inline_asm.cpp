// SPDX-License-Identifier: Apache-2.0
//
// Translates inline assembly.
#include "core/support/llvm.h"
#include "targets/llvmir/enum_translation.h"
#include "targets/llvmir/op_families.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/Support/Error.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Sets the element types of pointer operands.
static LogicalResult setOperandAttrs(InlineAsmOp op, llvm::CallInst *call,
                                     ModuleTranslation &translation) {
  ArrayAttr operands = op.getOperandAttrsAttr();
  if (!operands)
    return success();
  for (auto [i, attribute] : llvm::enumerate(operands.getValue())) {
    auto dictionary = dyn_cast<DictionaryAttr>(attribute);
    if (!dictionary || dictionary.empty())
      continue;
    auto type = dyn_cast_or_null<TypeAttr>(
        dictionary.get(InlineAsmOp::getElementTypeAttrName()));
    if (!type || i >= op.getOperands().size())
      return op.emitOpError(
                 "has an attribute of an operand that is not known: ")
             << attribute;
    call->addParamAttr(i, llvm::Attribute::get(
                              call->getContext(), llvm::Attribute::ElementType,
                              translation.convertType(type.getValue())));
  }
  return success();
}

static LogicalResult convertInlineAsm(InlineAsmOp op,
                                      llvm::IRBuilderBase &builder,
                                      ModuleTranslation &translation) {
  const SmallVector<llvm::Value *> operands =
      translation.lookupValues(op.getOperands());
  SmallVector<llvm::Type *> types;
  for (llvm::Value *operand : operands)
    types.push_back(operand->getType());
  llvm::Type *resultType =
      op->getNumResults() ? translation.convertType(op->getResult(0).getType())
                          : llvm::Type::getVoidTy(translation.getLLVMContext());
  auto *type = llvm::FunctionType::get(resultType, types, /*isVarArg=*/false);
  if (llvm::Error error = llvm::InlineAsm::verify(type, op.getConstraints()))
    return op.emitOpError("has constraints that are not valid: ")
           << llvm::toString(std::move(error));
  const bool isIntel =
      op.getAsmDialect() && *op.getAsmDialect() == AsmDialect::AD_Intel;
  llvm::InlineAsm *text = llvm::InlineAsm::get(
      type, op.getAsmString(), op.getConstraints(), op.getHasSideEffects(),
      op.getIsAlignStack(),
      isIntel ? llvm::InlineAsm::AD_Intel : llvm::InlineAsm::AD_ATT);
  llvm::CallInst *call = builder.CreateCall(text, operands);
  call->setTailCallKind(
      LLVM::detail::convertTailCallKind(op.getTailCallKind()));
  if (op->getNumResults() && !resultType->isVoidTy())
    translation.mapValue(op->getResult(0), call);
  return setOperandAttrs(op, call, translation);
}

void LLVM::detail::addInlineAsm(OpTranslations &translations) {
  translations.add<convertInlineAsm>();
}
