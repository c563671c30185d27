// SPDX-License-Identifier: Apache-2.0
//
// LLVM IR to optimised IR, assembly and object code.
#ifndef TARGETS_NATIVE_CODE_GENERATION_H
#define TARGETS_NATIVE_CODE_GENERATION_H

#include "absl/status/status.h"
#include "targets/native/target.h"

namespace llvm {
class Module;
class OptimizationLevel;
class TargetMachine;
class raw_pwrite_stream;
} // namespace llvm

namespace mlir::native {

/// Gives `module` the triple and data layout of `machine` and runs LLVM's
/// standard pipeline for `level` over it.
///
/// Errors: Internal when the module is not valid IR (it is unchanged).
absl::Status optimize(llvm::Module &module, llvm::TargetMachine &machine,
                      OptimizationLevel level);

/// The same for a level of LLVM's, which may be one that is for size.
absl::Status optimize(llvm::Module &module, llvm::TargetMachine &machine,
                      const llvm::OptimizationLevel &level);

/// Writes `module` as an ELF object file to `output`. The module is used up.
///
/// Errors: Internal when the back end reports that it cannot select code.
absl::Status emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                        llvm::raw_pwrite_stream &output);

/// The same as text for an assembler.
absl::Status emitAssembly(llvm::Module &module, llvm::TargetMachine &machine,
                          llvm::raw_pwrite_stream &output);

} // namespace mlir::native

#endif // TARGETS_NATIVE_CODE_GENERATION_H
