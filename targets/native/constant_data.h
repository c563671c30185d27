// SPDX-License-Identifier: Apache-2.0
//
// Separates large constants from the code.
#ifndef TARGETS_NATIVE_CONSTANT_DATA_H
#define TARGETS_NATIVE_CONSTANT_DATA_H

#include <vector>

#include "core/ir/builtin/builtin_ops.h"
#include "targets/native/data_object.h"

namespace mlir::native {

/// Removes the contents of constant globals whose values are resources, as they
/// are or packed, or recipes, from a module of the llvm dialect, and returns
/// them in the order of the module. The module then only declares these
/// globals, with hidden visibility. Link it with the object file that
/// `writeDataObject` writes for the returned pieces. LLVM never processes these
/// contents. These globals are unchanged: globals with a section, a comdat or
/// an address space other than 0; elements that are not whole bytes or have
/// more than eight bytes; resources whose size does not match their type.
std::vector<DataPiece> takeConstants(ModuleOp module);

} // namespace mlir::native

#endif // TARGETS_NATIVE_CONSTANT_DATA_H
