// SPDX-License-Identifier: Apache-2.0
//
// Memory of operations. Each thread keeps the memory that it frees for
// operations that it creates later. Thus a pass that erases operations of
// another thread does not wait for the lock of that thread's memory.
#ifndef CORE_IR_STORAGE_OPERATION_MEMORY_H
#define CORE_IR_STORAGE_OPERATION_MEMORY_H

#include <cstddef>

namespace mlir::detail {

/// Allocates at least `size` bytes, aligned to 8. Ends the program if no memory
/// is left. Any thread may free the memory.
void *allocateOperation(size_t size);
void freeOperation(void *memory);

} // namespace mlir::detail

#endif // CORE_IR_STORAGE_OPERATION_MEMORY_H
