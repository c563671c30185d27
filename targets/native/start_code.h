// SPDX-License-Identifier: Apache-2.0
//
// Generates the entry point of executables.
#ifndef TARGETS_NATIVE_START_CODE_H
#define TARGETS_NATIVE_START_CODE_H

#include "absl/status/statusor.h"
#include "targets/native/memory_file.h"
#include "targets/native/target.h"

namespace mlir::native {

/// Returns an object file that defines `_start`. It lets glibc run the
/// constructors and then `main`. Works with glibc releases before and after
/// 2.34, which took over the constructors.
///
/// Source: the System V ABI's supplements for the targets, "Process
/// Initialization"; the Linux Standard Base, `__libc_start_main`.
absl::StatusOr<MemoryFile> createStartObject(const Target &target);

} // namespace mlir::native

#endif // TARGETS_NATIVE_START_CODE_H
