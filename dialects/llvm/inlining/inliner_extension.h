// SPDX-License-Identifier: Apache-2.0
//
// Inlining of functions of the llvm dialect.
#ifndef DIALECTS_LLVM_INLINING_INLINER_EXTENSION_H
#define DIALECTS_LLVM_INLINING_INLINER_EXTENSION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::LLVM {

/// Lets calls of LLVM functions be inlined, except those that forbid it, of
/// functions that do, and what inlining would change the meaning of: variadic
/// functions, those with a personality, an `inalloca` argument, or a
/// passthrough attribute `noduplicate`, `presplitcoroutine`, `returns_twice` or
/// `strictfp`.
///
/// What a call implied is kept: an argument `byval` is copied, unless it is
/// only read and aligned; stack memory of constant size goes to the caller's
/// entry, between lifetime markers, and other stack memory is given back; alias
/// scopes become other ones for each call, `noalias` arguments become scopes,
/// accesses get the scopes and access groups of the call, and locations of
/// loops its location.
void registerInlinerInterface(DialectRegistry &registry);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_INLINING_INLINER_EXTENSION_H
