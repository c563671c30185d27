// SPDX-License-Identifier: Apache-2.0
//
// Products of very narrow integers.
#ifndef TARGETS_NATIVE_NARROW_PRODUCTS_H
#define TARGETS_NATIVE_NARROW_PRODUCTS_H

#include "llvm/TargetParser/Triple.h"

namespace llvm {
class Module;
} // namespace llvm

namespace mlir::native {

/// On ppc64le, computes products of `i2` in `i32`: of the upper half of a
/// product of two `i1`, LLVM 19 makes a multiplication of `i1`, which it cannot
/// select. Nothing is changed on other architectures, and nothing of a module
/// that has been rewritten.
void widenNarrowProducts(llvm::Module &module, const llvm::Triple &triple);

} // namespace mlir::native

#endif // TARGETS_NATIVE_NARROW_PRODUCTS_H
