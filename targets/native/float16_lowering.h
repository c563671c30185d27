// SPDX-License-Identifier: Apache-2.0
//
// Lowers half and bfloat for back ends that do not support them.
#ifndef TARGETS_NATIVE_FLOAT16_LOWERING_H
#define TARGETS_NATIVE_FLOAT16_LOWERING_H

#include "absl/status/status.h"
#include "llvm/TargetParser/Triple.h"

namespace llvm {
class Module;
} // namespace llvm

namespace mlir::native {

/// Rewrites the operations on half and bfloat in `module` so that code for
/// `triple` computes the results that the formats define, rounding after each
/// operation, without functions of a runtime library:
/// - On s390x and ppc64le both types become integers, which are converted to
///   float and back around each computation. LLVM 19 ends the process for half
///   on s390x and for bfloat on both, and omits roundings of half on ppc64le.
/// - On x86-64 half stays. Computations on bfloat are rewritten too, and bfloat
///   values become half values, which are passed in the same registers. LLVM 19
///   moves a bfloat through float, which loses subnormal numbers on machines
///   with AVX512-BF16. Modules that use instructions of these machines keep
///   bfloat.
/// A second call does not change the module.
///
/// Errors: those of expandFloat16Operations; `module` is then partially
/// rewritten.
absl::Status lowerFloat16(llvm::Module &module, const llvm::Triple &triple);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_LOWERING_H
