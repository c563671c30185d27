// SPDX-License-Identifier: Apache-2.0
//
// Translates accesses to elements of vectors, structs and arrays.
#include "core/support/llvm.h"
#include "targets/llvmir/op_families.h"

using namespace mlir;
using namespace mlir::LLVM;

static SmallVector<unsigned> getPosition(ArrayRef<int64_t> position) {
  return SmallVector<unsigned>(position.begin(), position.end());
}

static LogicalResult convertExtractElement(ExtractElementOp op,
                                           llvm::IRBuilderBase &builder,
                                           ModuleTranslation &translation) {
  translation.mapValue(
      op.getRes(),
      builder.CreateExtractElement(translation.lookupValue(op.getVector()),
                                   translation.lookupValue(op.getPosition())));
  return success();
}

static LogicalResult convertInsertElement(InsertElementOp op,
                                          llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  translation.mapValue(
      op.getRes(),
      builder.CreateInsertElement(translation.lookupValue(op.getVector()),
                                  translation.lookupValue(op.getValue()),
                                  translation.lookupValue(op.getPosition())));
  return success();
}

static LogicalResult convertShuffleVector(ShuffleVectorOp op,
                                          llvm::IRBuilderBase &builder,
                                          ModuleTranslation &translation) {
  const ArrayRef<int32_t> mask = op.getMask();
  translation.mapValue(
      op.getRes(),
      builder.CreateShuffleVector(translation.lookupValue(op.getV1()),
                                  translation.lookupValue(op.getV2()),
                                  SmallVector<int>(mask.begin(), mask.end())));
  return success();
}

static LogicalResult convertExtractValue(ExtractValueOp op,
                                         llvm::IRBuilderBase &builder,
                                         ModuleTranslation &translation) {
  translation.mapValue(
      op.getRes(),
      builder.CreateExtractValue(translation.lookupValue(op.getContainer()),
                                 getPosition(op.getPosition())));
  return success();
}

static LogicalResult convertInsertValue(InsertValueOp op,
                                        llvm::IRBuilderBase &builder,
                                        ModuleTranslation &translation) {
  translation.mapValue(
      op.getRes(),
      builder.CreateInsertValue(translation.lookupValue(op.getContainer()),
                                translation.lookupValue(op.getValue()),
                                getPosition(op.getPosition())));
  return success();
}

void LLVM::detail::addAggregates(OpTranslations &translations) {
  translations.add<convertExtractElement>();
  translations.add<convertInsertElement>();
  translations.add<convertShuffleVector>();
  translations.add<convertExtractValue>();
  translations.add<convertInsertValue>();
}
