// SPDX-License-Identifier: Apache-2.0
//
// The main function of mlir-opt without registrations, for tools that choose
// their own.
#ifndef TOOLS_MLIR_OPT_MLIR_OPT_MAIN_H
#define TOOLS_MLIR_OPT_MLIR_OPT_MAIN_H

#include "core/ir/registry.h"

namespace mlir {

/// Reads, verifies and prints as the command line requests. Returns the exit
/// status of the process: 0, or 1 after a message on standard error, in which
/// case no output file was written.
int mlirOptMain(int argc, char **argv, const Registry &registry);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_MLIR_OPT_MAIN_H
