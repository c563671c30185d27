// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/op_table.h"

namespace onnx_mlir::direct {

const OpEntry *findOp(llvm::StringRef name) {
  using Family = llvm::ArrayRef<OpEntry> (*)();
  static constexpr Family families[] = {
      getConvolutionOps,   getDataMovementOps, getElementwiseOps, getMatrixOps,
      getNormalizationOps, getPoolingOps,      getReductionOps,   getShapeOps,
  };
  for (Family family : families)
    for (const OpEntry &entry : family())
      if (entry.name == name)
        return &entry;
  return nullptr;
}

} // namespace onnx_mlir::direct
