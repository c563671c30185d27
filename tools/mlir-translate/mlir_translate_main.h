// SPDX-License-Identifier: Apache-2.0
//
// The main function of mlir-translate without registrations, for tools that
// choose their own.
#ifndef TOOLS_MLIR_TRANSLATE_MLIR_TRANSLATE_MAIN_H
#define TOOLS_MLIR_TRANSLATE_MLIR_TRANSLATE_MAIN_H

#include "core/ir/context/registry.h"

namespace mlir {

/// Translates as the command line requests. Each registered translation is an
/// option. Returns the exit status of the process: 0, or 1 after a message on
/// standard error, in which case no output file was written.
int mlirTranslateMain(int argc, char **argv, const Registry &registry);

} // namespace mlir

#endif // TOOLS_MLIR_TRANSLATE_MLIR_TRANSLATE_MAIN_H
