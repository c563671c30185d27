// SPDX-License-Identifier: Apache-2.0
//
// Addresses of elements of arrays.
#ifndef TARGETS_NATIVE_ARRAY_ADDRESSES_H
#define TARGETS_NATIVE_ARRAY_ADDRESSES_H

#include "llvm/IR/PassManager.h"

namespace mlir::native {

/// Shows LLVM the dimensions of an array in addresses that were computed of
/// sums of indices times constants, as those of memrefs of static shapes are:
///
///     %0 = mul nuw nsw i64 %i, 66
///     %1 = add nuw nsw i64 %0, %j
///     %2 = getelementptr inbounds nuw float, ptr %p, i64 %1
///
/// becomes what a C compiler makes of `p[i][j]`:
///
///     %0 = getelementptr inbounds nuw [66 x float], ptr %p, i64 %i
///     %2 = getelementptr inbounds nuw [66 x float], ptr %0, i64 0, i64 %j
///
/// By that LLVM finds what loops load again, which it does not through the
/// sums. `nuw` everywhere says that no part is negative, so that every address
/// on the way is within the array.
struct ArrayAddressPass : llvm::PassInfoMixin<ArrayAddressPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &);
};

} // namespace mlir::native

#endif // TARGETS_NATIVE_ARRAY_ADDRESSES_H
