// SPDX-License-Identifier: Apache-2.0
//
// Half and bfloat as another type of the same bits.
#ifndef TARGETS_NATIVE_FLOAT16_TYPES_H
#define TARGETS_NATIVE_FLOAT16_TYPES_H

#include "targets/native/float16_operations.h"

namespace llvm {
class Module;
class Type;
} // namespace llvm

namespace mlir::native {

/// Makes a `storage`, i16 or half, of every one of `types` in `module`: of
/// values, in signatures, globals, constants, structures and arrays. For back
/// ends that have no registers for such floats. Values keep their bits, and
/// memory holds what it held. (Types that only say how far apart addresses are
/// may stay.)
///
/// What computes with them must have been expanded (expandFloat16Operations).
void mapFloat16Types(llvm::Module &module, Float16Types types,
                     llvm::Type *storage);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_TYPES_H
