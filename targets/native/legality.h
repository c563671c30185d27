// SPDX-License-Identifier: Apache-2.0
//
// Reports operations that LLVM's back ends do not support. LLVM itself would
// end the process without a location.
#ifndef TARGETS_NATIVE_LEGALITY_H
#define TARGETS_NATIVE_LEGALITY_H

#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::native {

/// Checks that the back end supports all operations of the llvm dialect that
/// are nested in `module`. It refuses:
/// 1. scalable vectors and their length;
/// 2. types of another architecture (`x86_fp80`, `ppc_fp128`, `x86_amx`);
/// 3. conversions between floats and integers over 128 bits on s390x and
///    ppc64le.
///
/// Errors: failure, after a diagnostic at each refused operation.
LogicalResult checkLegality(Operation *module, const llvm::Triple &triple);

} // namespace mlir::native

#endif // TARGETS_NATIVE_LEGALITY_H
