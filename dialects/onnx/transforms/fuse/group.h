// SPDX-License-Identifier: Apache-2.0
//
// Creates onnx.Fused. Private to this folder.
#ifndef DIALECTS_ONNX_TRANSFORMS_FUSE_GROUP_H
#define DIALECTS_ONNX_TRANSFORMS_FUSE_GROUP_H

#include "core/ir/structure/operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::onnx {

/// Returns the values that operations use and do not compute, in the order of
/// their uses.
llvm::SetVector<Value> getGroupInputs(llvm::ArrayRef<Operation *> ops);

/// Moves operations, in this order, into an operation in the place of the last
/// one, whose result 0 is the only one that others use.
void moveIntoGroup(llvm::ArrayRef<Operation *> ops);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_TRANSFORMS_FUSE_GROUP_H
