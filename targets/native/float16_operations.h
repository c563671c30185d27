// SPDX-License-Identifier: Apache-2.0
//
// Expands computations with half and bfloat to computations with float.
#ifndef TARGETS_NATIVE_FLOAT16_OPERATIONS_H
#define TARGETS_NATIVE_FLOAT16_OPERATIONS_H

#include "absl/status/status.h"

namespace llvm {
class Function;
class Type;
} // namespace llvm

namespace mlir::native {

/// The set of 16-bit float types to process.
struct Float16Types {
  bool half = false;
  bool bfloat = false;

  /// Returns true if `type` is one of them or a vector of such.
  bool contains(const llvm::Type *type) const;
};

/// Replaces instructions of `function` that compute with `types` by
/// instructions on floats, between conversions in integer code
/// (float16_conversions.h). Each result is rounded, as the format defines.
/// (Code generators of LLVM that promote such operations may round only at the
/// end of a chain.) Instructions that only move values remain: loads, stores,
/// phis, selects, calls, element insertion and extraction, bitcasts, and
/// target-specific intrinsics.
///
/// Errors: Unimplemented for intrinsics that cannot be expanded, such as those
/// of constrained floating point; `function` is then partially expanded.
absl::Status expandFloat16Operations(llvm::Function &function,
                                     Float16Types types);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FLOAT16_OPERATIONS_H
