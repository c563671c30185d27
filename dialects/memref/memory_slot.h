// SPDX-License-Identifier: Apache-2.0
//
// Promotion of memref slots to values, and their destructuring into elements.
#ifndef DIALECTS_MEMREF_MEMORY_SLOT_H
#define DIALECTS_MEMREF_MEMORY_SLOT_H

namespace mlir {

class Registry;

namespace memref {
/// Makes memrefs of few elements destructurable in contexts that load memref.
void registerMemorySlotExternalModels(Registry &registry);
} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_MEMORY_SLOT_H
