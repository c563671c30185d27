// SPDX-License-Identifier: Apache-2.0
//
// Widens multiplications of very narrow integers.
#ifndef TARGETS_NATIVE_NARROW_PRODUCTS_H
#define TARGETS_NATIVE_NARROW_PRODUCTS_H

#include "llvm/TargetParser/Triple.h"

namespace llvm {
class Module;
} // namespace llvm

namespace mlir::native {

/// On ppc64le, computes products of `i2` in `i32`. LLVM 19 turns the high half
/// of a product of two `i1` into a multiplication of `i1`, which it cannot
/// select. Does not change modules for other architectures. A second call does
/// not change the module.
void widenNarrowProducts(llvm::Module &module, const llvm::Triple &triple);

} // namespace mlir::native

#endif // TARGETS_NATIVE_NARROW_PRODUCTS_H
