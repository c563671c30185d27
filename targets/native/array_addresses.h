// SPDX-License-Identifier: Apache-2.0
//
// Rewrites addresses of array elements so that LLVM sees the dimensions.
#ifndef TARGETS_NATIVE_ARRAY_ADDRESSES_H
#define TARGETS_NATIVE_ARRAY_ADDRESSES_H

#include "llvm/IR/PassManager.h"

namespace mlir::native {

/// Exposes the dimensions of an array to LLVM. It rewrites addresses that were
/// computed from sums of indices times constants, as for memrefs of static
/// shapes:
///
///     %0 = mul nuw nsw i64 %i, 66
///     %1 = add nuw nsw i64 %0, %j
///     %2 = getelementptr inbounds nuw float, ptr %p, i64 %1
///
/// becomes the address that a C compiler emits for `p[i][j]`:
///
///     %0 = getelementptr inbounds nuw [66 x float], ptr %p, i64 %i
///     %2 = getelementptr inbounds nuw [66 x float], ptr %0, i64 0, i64 %j
///
/// LLVM recognizes repeated loads across loop iterations in the second form but
/// not in the first. `nuw` on all operations implies that no term is negative,
/// so all intermediate addresses are inside the array.
struct ArrayAddressPass : llvm::PassInfoMixin<ArrayAddressPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

} // namespace mlir::native

#endif // TARGETS_NATIVE_ARRAY_ADDRESSES_H
