// SPDX-License-Identifier: Apache-2.0
//
// Half and bfloat for back ends that do not have them.
#ifndef TARGETS_NATIVE_FLOAT16_LOWERING_H
#define TARGETS_NATIVE_FLOAT16_LOWERING_H

#include "absl/status/status.h"
#include "llvm/TargetParser/Triple.h"

namespace llvm {
class Module;
} // namespace llvm

namespace mlir::native {

/// Rewrites what `module` does with half and bfloat so that the back end of
/// `triple` computes what the formats define, each operation rounded, without
/// functions of a runtime library:
/// - on s390x and ppc64le both are integers that are converted to float and
///   back where they are computed with. LLVM 19 ends the process on s390x for
///   half and on both for bfloat, and on ppc64le rounds half too seldom;
/// - on x86-64 half stays. What computes with bfloat is rewritten too, and
///   values of bfloat are held as those of half, which are passed in the same
///   registers: LLVM 19 moves a bfloat by way of float, which loses subnormal
///   numbers on machines with AVX512-BF16. A module with instructions of such a
///   machine keeps the type.
/// A module that has been rewritten is not changed again.
///
/// Errors: Unimplemented as expandFloat16Operations; `module` is then half
/// done.
absl::Status lowerFloat16(llvm::Module &module, const llvm::Triple &triple);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_LOWERING_H
