// SPDX-License-Identifier: Apache-2.0
//
// Replaces half and bfloat by another type with the same bits.
#ifndef TARGETS_NATIVE_FLOAT16_TYPES_H
#define TARGETS_NATIVE_FLOAT16_TYPES_H

#include "targets/native/float16_operations.h"

namespace llvm {
class Module;
class Type;
} // namespace llvm

namespace mlir::native {

/// Replaces all of `types` in `module` by `storage`, which is i16 or half: the
/// types of values, signatures, globals, constants, structures and arrays. For
/// back ends that have no registers for such floats. Values and memory keep
/// their bits. (Types that only determine offsets may remain.)
///
/// Computations must have been expanded before (expandFloat16Operations).
void mapFloat16Types(llvm::Module &module, Float16Types types,
                     llvm::Type *storage);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_TYPES_H
