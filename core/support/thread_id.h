// SPDX-License-Identifier: Apache-2.0
//
// The id of a thread.
#ifndef CORE_SUPPORT_THREAD_ID_H
#define CORE_SUPPORT_THREAD_ID_H

#include <cstdint>

#include "llvm/Support/Threading.h"

namespace mlir {

/// Returns llvm::get_threadid(), cached to avoid a system call.
inline uint64_t getThreadID() {
  static thread_local const uint64_t id = llvm::get_threadid();
  return id;
}

} // namespace mlir

#endif // CORE_SUPPORT_THREAD_ID_H
