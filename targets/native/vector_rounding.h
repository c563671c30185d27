// SPDX-License-Identifier: Apache-2.0
//
// Rounding of vectors that a back end cannot select.
#ifndef TARGETS_NATIVE_VECTOR_ROUNDING_H
#define TARGETS_NATIVE_VECTOR_ROUNDING_H

#include "llvm/TargetParser/Triple.h"

namespace llvm {
class Module;
} // namespace llvm

namespace mlir::native {

/// On ppc64le, replaces `llvm.roundeven` of vectors by `llvm.rint`, which is
/// one instruction. LLVM 19 cannot select the former. Both round to even in the
/// default rounding mode, which LLVM IR assumes. Does not change modules for
/// other architectures. A second call does not change the module.
void replaceVectorRoundEven(llvm::Module &module, const llvm::Triple &triple);

} // namespace mlir::native

#endif // TARGETS_NATIVE_VECTOR_ROUNDING_H
