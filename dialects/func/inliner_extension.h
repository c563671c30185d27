// SPDX-License-Identifier: Apache-2.0
//
// Inlining of functions.
#ifndef DIALECTS_FUNC_INLINER_EXTENSION_H
#define DIALECTS_FUNC_INLINER_EXTENSION_H

namespace mlir {

class Registry;

namespace func {
/// Allows to inline calls of func, unless they have `no_inline`, in contexts
/// that load func. Loads cf, since branches replace returns.
void registerInlinerExtension(Registry &registry);
} // namespace func
} // namespace mlir

#endif // DIALECTS_FUNC_INLINER_EXTENSION_H
