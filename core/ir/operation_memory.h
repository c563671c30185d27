// SPDX-License-Identifier: Apache-2.0
//
// The memory of operations. What a thread has freed it keeps for the operations
// that it creates next: the lock of the memory of another thread, which made
// what a pass erases, is not waited for.
#ifndef CORE_IR_OPERATION_MEMORY_H
#define CORE_IR_OPERATION_MEMORY_H

#include <cstddef>

namespace mlir::detail {

/// Memory of at least `size` bytes, aligned to 8. Does not return if there is
/// none. Any thread may free it.
void *allocateOperation(size_t size);
void freeOperation(void *memory);

} // namespace mlir::detail

#endif // CORE_IR_OPERATION_MEMORY_H
