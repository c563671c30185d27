// SPDX-License-Identifier: Apache-2.0
//
// Large constants apart from the code.
#ifndef TARGETS_NATIVE_CONSTANT_DATA_H
#define TARGETS_NATIVE_CONSTANT_DATA_H

#include <vector>

#include "core/ir/builtin_ops.h"
#include "targets/native/data_object.h"

namespace mlir::native {

/// Takes the content of the constant globals out of a module of the llvm
/// dialect whose values are resources, which then only declares them, hidden:
/// the module is to be linked with the object file of what is returned
/// (`writeDataObject`), and LLVM never sees the numbers. In the order of the
/// module. Globals in a section of their own, in a comdat or of another address
/// space, of numbers of a part of a byte or of more than eight bytes, and
/// resources of another size stay as they are.
std::vector<DataPiece> takeConstants(ModuleOp module);

} // namespace mlir::native

#endif // TARGETS_NATIVE_CONSTANT_DATA_H
