// SPDX-License-Identifier: Apache-2.0
//
// Compiles LLVM IR to optimized IR, assembly and object code.
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

/// The attribute of functions whose loops keep sums in registers already. LLVM
/// would unroll them, and copy them for each value of a condition, which takes
/// long and makes them no faster.
inline constexpr char scheduledLoopsName[] = "scheduled-loops";

/// Sets the triple and data layout of `module` to those of `machine` and runs
/// LLVM's standard pipeline for `level`, without the passes that functions with
/// scheduled loops do not need.
///
/// Errors: Internal if the module is not valid IR; it is then unchanged.
absl::Status optimize(llvm::Module &module, llvm::TargetMachine &machine,
                      OptimizationLevel level);

/// Does the same for one of LLVM's levels, which include the size levels.
absl::Status optimize(llvm::Module &module, llvm::TargetMachine &machine,
                      const llvm::OptimizationLevel &level);

/// Writes `module` as an ELF object file to `output`. Consumes the module: its
/// contents are unspecified afterwards.
///
/// Errors: Internal if the back end reports that it cannot select code.
absl::Status emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                        llvm::raw_pwrite_stream &output);

/// Does the same, but writes assembly text.
absl::Status emitAssembly(llvm::Module &module, llvm::TargetMachine &machine,
                          llvm::raw_pwrite_stream &output);

} // namespace mlir::native

#endif // TARGETS_NATIVE_CODE_GENERATION_H
