// SPDX-License-Identifier: Apache-2.0
//
// Translates constants, and addresses of symbols and blocks.
#include "core/support/llvm.h"
#include "targets/llvmir/constant_translation.h"
#include "targets/llvmir/op_families.h"

using namespace mlir;
using namespace mlir::LLVM;

static LogicalResult convertConstant(ConstantOp op, llvm::IRBuilderBase &,
                                     ModuleTranslation &translation) {
  llvm::Constant *value = LLVM::detail::getLLVMConstant(
      translation.convertType(op.getRes().getType()), op.getValue(),
      op->getLoc(), translation);
  if (!value)
    return failure();
  translation.mapValue(op.getRes(), value);
  return success();
}

/// Returns the type of a constant, or null, after a diagnostic, if that type
/// has no constants.
static llvm::Type *getConstantType(Operation *op,
                                   ModuleTranslation &translation) {
  llvm::Type *type = translation.convertType(op->getResult(0).getType());
  if (type->isFirstClassType() && !type->isLabelTy() && !type->isMetadataTy())
    return type;
  op->emitOpError("is of a type that has no constants: ")
      << op->getResult(0).getType();
  return nullptr;
}

static LogicalResult convertUndef(UndefOp op, llvm::IRBuilderBase &,
                                  ModuleTranslation &translation) {
  llvm::Type *type = getConstantType(op, translation);
  if (!type)
    return failure();
  translation.mapValue(op.getRes(), llvm::UndefValue::get(type));
  return success();
}

static LogicalResult convertPoison(PoisonOp op, llvm::IRBuilderBase &,
                                   ModuleTranslation &translation) {
  llvm::Type *type = getConstantType(op, translation);
  if (!type)
    return failure();
  translation.mapValue(op.getRes(), llvm::PoisonValue::get(type));
  return success();
}

static LogicalResult convertZero(ZeroOp op, llvm::IRBuilderBase &,
                                 ModuleTranslation &translation) {
  llvm::Type *type = getConstantType(op, translation);
  if (!type)
    return failure();
  if (type->isX86_AMXTy())
    return op.emitOpError("is of a type that has no zero: ")
           << op.getRes().getType();
  translation.mapValue(op.getRes(), llvm::Constant::getNullValue(type));
  return success();
}

static LogicalResult convertNoneToken(NoneTokenOp op, llvm::IRBuilderBase &,
                                      ModuleTranslation &translation) {
  translation.mapValue(
      op.getRes(), llvm::ConstantTokenNone::get(translation.getLLVMContext()));
  return success();
}

static LogicalResult convertAddressOf(AddressOfOp op, llvm::IRBuilderBase &,
                                      ModuleTranslation &translation) {
  llvm::GlobalValue *global =
      translation.lookupSymbol(op, op.getGlobalNameAttr());
  if (!global)
    return op.emitOpError("must reference a global, a function, an alias or an "
                          "ifunc that has been translated");
  translation.mapValue(op.getRes(), global);
  return success();
}

static LogicalResult convertDSOLocalEquivalent(DSOLocalEquivalentOp op,
                                               llvm::IRBuilderBase &,
                                               ModuleTranslation &translation) {
  llvm::GlobalValue *global =
      translation.lookupSymbol(op, op.getFunctionNameAttr());
  if (!global)
    return op.emitOpError("must reference a function that has been translated");
  translation.mapValue(op.getRes(), llvm::DSOLocalEquivalent::get(global));
  return success();
}

static LogicalResult convertBlockAddress(BlockAddressOp op,
                                         llvm::IRBuilderBase &,
                                         ModuleTranslation &translation) {
  translation.mapValue(op.getRes(), translation.getBlockAddress(op));
  return success();
}

static LogicalResult convertBlockTag(BlockTagOp op, llvm::IRBuilderBase &,
                                     ModuleTranslation &translation) {
  translation.mapBlockTag(op->getParentOfType<LLVMFuncOp>(), op.getTag(),
                          translation.lookupBlock(op->getBlock()));
  return success();
}

void LLVM::detail::addConstants(OpTranslations &translations) {
  translations.add<convertConstant>();
  translations.add<convertUndef>();
  translations.add<convertPoison>();
  translations.add<convertZero>();
  translations.add<convertNoneToken>();
  translations.add<convertAddressOf>();
  translations.add<convertDSOLocalEquivalent>();
  translations.add<convertBlockAddress>();
  translations.add<convertBlockTag>();
}
