// SPDX-License-Identifier: Apache-2.0
//
// What LLVM's back ends cannot take, found before they are asked: they would
// end the process, and know no places.
#ifndef TARGETS_NATIVE_LEGALITY_H
#define TARGETS_NATIVE_LEGALITY_H

#include "core/ir/operation.h"
#include "core/support/llvm.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::native {

/// Checks that there is code for what operations of the llvm dialect, in
/// `module` at any depth, do:
/// 1. no scalable vectors, nor their length;
/// 2. no types of another architecture (`x86_fp80`, `ppc_fp128`, `x86_amx`);
/// 3. no integers over 128 bits from or to floats on s390x and ppc64le.
///
/// Errors: failure, after a diagnostic at each operation that is refused.
LogicalResult checkLegality(Operation *module, const llvm::Triple &triple);

} // namespace mlir::native

#endif // TARGETS_NATIVE_LEGALITY_H
