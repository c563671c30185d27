// SPDX-License-Identifier: Apache-2.0
//
// Translates intrinsics that are not plain calls or have other arguments in
// LLVM 19.
#include "core/support/llvm.h"
#include "targets/llvmir/atomic_settings.h"
#include "targets/llvmir/intrinsic_calls.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/op_families.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/MatrixBuilder.h"

using namespace mlir;
using namespace mlir::LLVM;

static LogicalResult convertNoAliasScopeDecl(NoAliasScopeDeclOp op,
                                             llvm::IRBuilderBase &builder,
                                             ModuleTranslation &translation) {
  builder.CreateNoAliasScopeDeclaration(
      translation.getMetadata().getAliasScopes(op.getScope()));
  return success();
}

/// LLVM 19 requires a size; -1 stands for the size of the allocation.
static LogicalResult convertLifetimeStart(LifetimeStartOp op,
                                          llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  builder.CreateLifetimeStart(translation.lookupValue(op.getPtr()));
  return success();
}

static LogicalResult convertLifetimeEnd(LifetimeEndOp op,
                                        llvm::IRBuilderBase &builder,
                                        ModuleTranslation &translation) {
  builder.CreateLifetimeEnd(translation.lookupValue(op.getPtr()));
  return success();
}

/// The first operand is the destination, which the assembly format puts last.
static LogicalResult convertVaCopy(VaCopyOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  llvm::Value *arguments[] = {translation.lookupValue(op.getDestList()),
                              translation.lookupValue(op.getSrcList())};
  return success(LLVM::detail::createIntrinsicCall(op, llvm::Intrinsic::vacopy,
                                                   arguments, {}, builder,
                                                   translation) != nullptr);
}

static LogicalResult convertMaskedLoad(MaskedLoadOp op,
                                       llvm::IRBuilderBase &builder,
                                       ModuleTranslation &translation) {
  const FailureOr<llvm::Align> alignment =
      LLVM::detail::getAlignment(op, op.getAlignment());
  if (failed(alignment))
    return failure();
  llvm::CallInst *call = builder.CreateMaskedLoad(
      translation.convertType(op.getRes().getType()),
      translation.lookupValue(op.getData()), *alignment,
      translation.lookupValue(op.getMask()),
      op.getPassThru() ? translation.lookupValue(op.getPassThru()) : nullptr);
  if (op.getNontemporal())
    LLVM::detail::setNontemporal(call);
  translation.mapValue(op.getRes(), call);
  return success();
}

static LogicalResult convertMaskedStore(MaskedStoreOp op,
                                        llvm::IRBuilderBase &builder,
                                        ModuleTranslation &translation) {
  const FailureOr<llvm::Align> alignment =
      LLVM::detail::getAlignment(op, op.getAlignment());
  if (failed(alignment))
    return failure();
  builder.CreateMaskedStore(translation.lookupValue(op.getValue()),
                            translation.lookupValue(op.getData()), *alignment,
                            translation.lookupValue(op.getMask()));
  return success();
}

static LogicalResult convertMaskedGather(masked_gather op,
                                         llvm::IRBuilderBase &builder,
                                         ModuleTranslation &translation) {
  const FailureOr<llvm::Align> alignment =
      LLVM::detail::getAlignment(op, op.getAlignment());
  if (failed(alignment))
    return failure();
  llvm::CallInst *call = builder.CreateMaskedGather(
      translation.convertType(op.getRes().getType()),
      translation.lookupValue(op.getPtrs()), *alignment,
      translation.lookupValue(op.getMask()),
      op.getPassThru().empty()
          ? nullptr
          : translation.lookupValue(op.getPassThru().front()));
  translation.mapValue(op.getRes(), call);
  return success();
}

static LogicalResult convertMaskedScatter(masked_scatter op,
                                          llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  const FailureOr<llvm::Align> alignment =
      LLVM::detail::getAlignment(op, op.getAlignment());
  if (failed(alignment))
    return failure();
  builder.CreateMaskedScatter(translation.lookupValue(op.getValue()),
                              translation.lookupValue(op.getPtrs()), *alignment,
                              translation.lookupValue(op.getMask()));
  return success();
}

/// Returns the alignment of an element of a matrix.
static llvm::Align getElementAlign(Type matrix,
                                   ModuleTranslation &translation) {
  return translation.getLLVMModule()->getDataLayout().getABITypeAlign(
      translation.convertType(cast<VectorType>(matrix).getElementType()));
}

static LogicalResult convertMatrixLoad(MatrixColumnMajorLoadOp op,
                                       llvm::IRBuilderBase &builder,
                                       ModuleTranslation &translation) {
  const Type matrix = op.getRes().getType();
  translation.mapValue(
      op.getRes(),
      llvm::MatrixBuilder(builder).CreateColumnMajorLoad(
          translation.convertType(cast<VectorType>(matrix).getElementType()),
          translation.lookupValue(op.getData()),
          getElementAlign(matrix, translation),
          translation.lookupValue(op.getStride()), op.getIsVolatile(),
          op.getRows(), op.getColumns()));
  return success();
}

static LogicalResult convertMatrixStore(MatrixColumnMajorStoreOp op,
                                        llvm::IRBuilderBase &builder,
                                        ModuleTranslation &translation) {
  llvm::MatrixBuilder(builder).CreateColumnMajorStore(
      translation.lookupValue(op.getMatrix()),
      translation.lookupValue(op.getData()),
      getElementAlign(op.getMatrix().getType(), translation),
      translation.lookupValue(op.getStride()), op.getIsVolatile(), op.getRows(),
      op.getColumns());
  return success();
}

void LLVM::detail::addSpecialIntrinsics(OpTranslations &translations) {
  translations.add<convertNoAliasScopeDecl>();
  translations.add<convertLifetimeStart>();
  translations.add<convertLifetimeEnd>();
  translations.add<convertVaCopy>();
  translations.add<convertMaskedLoad>();
  translations.add<convertMaskedStore>();
  translations.add<convertMaskedGather>();
  translations.add<convertMaskedScatter>();
  translations.add<convertMatrixLoad>();
  translations.add<convertMatrixStore>();
}
