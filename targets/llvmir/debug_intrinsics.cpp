// SPDX-License-Identifier: Apache-2.0
//
// Translates locations of source variables and labels to debug records.
#include "core/ir/builtin/builtin_locations.h"
#include "core/support/llvm.h"
#include "targets/llvmir/debug_translation.h"
#include "targets/llvmir/op_families.h"
#include "llvm/IR/DIBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns the location of a record, or null. A record without location is
/// invalid.
static llvm::DILocation *getPlace(Operation *op, llvm::IRBuilderBase &builder,
                                  ModuleTranslation &translation) {
  if (!builder.getCurrentDebugLocation())
    return nullptr;
  DebugTranslation &debug = translation.getDebugTranslation();
  llvm::DILocalScope *scope =
      builder.GetInsertBlock()->getParent()->getSubprogram();
  if (auto place = LocationAttr(op->getLoc())
                       .findInstanceOf<FusedLocWith<DILocalScopeAttr>>())
    if (auto *local =
            debug.translateAs<llvm::DILocalScope>(place.getMetadata()))
      scope = local;
  return debug.translateLoc(op->getLoc(), scope);
}

static LogicalResult convertDbgDeclare(DbgDeclareOp op,
                                       llvm::IRBuilderBase &builder,
                                       ModuleTranslation &translation) {
  DebugTranslation &debug = translation.getDebugTranslation();
  if (llvm::DILocation *place = getPlace(op, builder, translation))
    llvm::DIBuilder(*translation.getLLVMModule())
        .insertDeclare(
            translation.lookupValue(op.getAddr()),
            debug.translateAs<llvm::DILocalVariable>(op.getVarInfo()),
            debug.translateExpression(op.getLocationExpr()), place,
            builder.GetInsertBlock());
  return success();
}

static LogicalResult convertDbgValue(DbgValueOp op,
                                     llvm::IRBuilderBase &builder,
                                     ModuleTranslation &translation) {
  DebugTranslation &debug = translation.getDebugTranslation();
  if (llvm::DILocation *place = getPlace(op, builder, translation))
    llvm::DIBuilder(*translation.getLLVMModule())
        .insertDbgValueIntrinsic(
            translation.lookupValue(op.getValue()),
            debug.translateAs<llvm::DILocalVariable>(op.getVarInfo()),
            debug.translateExpression(op.getLocationExpr()), place,
            builder.GetInsertBlock());
  return success();
}

static LogicalResult convertDbgLabel(DbgLabelOp op,
                                     llvm::IRBuilderBase &builder,
                                     ModuleTranslation &translation) {
  if (llvm::DILocation *place = getPlace(op, builder, translation))
    llvm::DIBuilder(*translation.getLLVMModule())
        .insertLabel(
            translation.getDebugTranslation().translateAs<llvm::DILabel>(
                op.getLabel()),
            place, builder.GetInsertBlock());
  return success();
}

void LLVM::detail::addDebugIntrinsics(OpTranslations &translations) {
  translations.add<convertDbgDeclare>();
  translations.add<convertDbgValue>();
  translations.add<convertDbgLabel>();
}
