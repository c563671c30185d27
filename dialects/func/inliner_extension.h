// SPDX-License-Identifier: Apache-2.0
//
// Inlining of functions.
#ifndef DIALECTS_FUNC_INLINER_EXTENSION_H
#define DIALECTS_FUNC_INLINER_EXTENSION_H

namespace mlir {

class DialectRegistry;

namespace func {
/// Where func is loaded, its calls may be inlined, unless `no_inline` says
/// otherwise. Loads cf, whose branches take the place of returns.
void registerInlinerExtension(DialectRegistry &registry);
} // namespace func
} // namespace mlir

#endif // DIALECTS_FUNC_INLINER_EXTENSION_H
