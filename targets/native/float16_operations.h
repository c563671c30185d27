// SPDX-License-Identifier: Apache-2.0
//
// What computes with half and bfloat, as code that does not.
#ifndef TARGETS_NATIVE_FLOAT16_OPERATIONS_H
#define TARGETS_NATIVE_FLOAT16_OPERATIONS_H

#include "absl/status/status.h"

namespace llvm {
class Function;
class Type;
} // namespace llvm

namespace mlir::native {

/// Types of floats of 16 bits.
struct Float16Types {
  bool half = false;
  bool bfloat = false;

  /// Whether `type` is one of them or a vector of such.
  bool contains(const llvm::Type *type) const;
};

/// Makes every instruction of `function` that computes with `types` one that
/// computes with floats, between conversions in integer code
/// (float16_conversions.h): each result is rounded, so that it is what the
/// format defines. (Code generators of LLVM that promote such operations on
/// their own may round once at the end of a chain.) What only moves such values
/// keeps them: loads and stores, phis and selects, calls, elements of vectors,
/// bitcasts, and intrinsics of one machine.
///
/// Errors: Unimplemented for intrinsics without such code, as are those of
/// constrained floating point; `function` is then half done.
absl::Status expandFloat16Operations(llvm::Function &function,
                                     Float16Types types);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_OPERATIONS_H
