// SPDX-License-Identifier: Apache-2.0
//
// Inlining of functions of the llvm dialect.
#ifndef DIALECTS_LLVM_INLINING_INLINER_EXTENSION_H
#define DIALECTS_LLVM_INLINING_INLINER_EXTENSION_H

namespace mlir {
class Registry;
} // namespace mlir

namespace mlir::LLVM {

/// Allows to inline calls of LLVM functions. Exceptions are calls and functions
/// that forbid it, and functions whose meaning would change: variadic
/// functions, functions with a personality, with an `inalloca` argument, or
/// with a passthrough attribute `noduplicate`, `presplitcoroutine`,
/// `returns_twice` or `strictfp`.
///
/// Inlining keeps the effects of the call:
/// - A `byval` argument is copied, unless it is only read and aligned.
/// - Allocas of constant size move to the caller's entry block, with lifetime
/// markers. Other allocas are freed.
/// - Alias scopes are cloned for each call, and `noalias` arguments become
/// scopes.
/// - Accesses get the scopes and access groups of the call.
/// - Loops get the location of the call.
void registerInlinerInterface(Registry &registry);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_INLINING_INLINER_EXTENSION_H
