// SPDX-License-Identifier: Apache-2.0
#include "conversions/llvm_common/lowering_options.h"

#include "core/interfaces/data_layout.h"
#include "core/ir/builtin/builtin_types.h"

using namespace mlir;

LowerToLLVMOptions::LowerToLLVMOptions(MLIRContext *context)
    : LowerToLLVMOptions(context, DataLayout()) {}

LowerToLLVMOptions::LowerToLLVMOptions(MLIRContext *context,
                                       const DataLayout &layout)
    : indexBitwidth(layout.getTypeSizeInBits(IndexType::get(context))) {}

LowerToLLVMOptions mlir::makeLoweringOptions(MLIRContext *context,
                                             const DataLayout &layout,
                                             unsigned indexBitwidth) {
  LowerToLLVMOptions options(context, layout);
  if (indexBitwidth != kDeriveIndexBitwidthFromDataLayout)
    options.overrideIndexBitwidth(indexBitwidth);
  return options;
}

LowerToLLVMOptions mlir::makeLoweringOptions(MLIRContext *context,
                                             unsigned indexBitwidth) {
  return makeLoweringOptions(context, DataLayout(), indexBitwidth);
}
