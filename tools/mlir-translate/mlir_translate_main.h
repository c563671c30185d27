// SPDX-License-Identifier: Apache-2.0
//
// The whole of mlir-translate but the choice of what is registered, for tools
// that choose for themselves.
#ifndef TOOLS_MLIR_TRANSLATE_MLIR_TRANSLATE_MAIN_H
#define TOOLS_MLIR_TRANSLATE_MLIR_TRANSLATE_MAIN_H

#include "core/ir/registry.h"

namespace mlir {

/// Translates as the command line says, each translation of the registry being
/// an option. Returns the process's exit status: 0, or 1 after a message on
/// standard error; then no output file has been written.
int mlirTranslateMain(int argc, char **argv, const Registry &registry);

} // namespace mlir

#endif // TOOLS_MLIR_TRANSLATE_MLIR_TRANSLATE_MAIN_H
