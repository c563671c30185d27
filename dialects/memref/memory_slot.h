// SPDX-License-Identifier: Apache-2.0
//
// Memrefs as slots of memory that become values, or their elements.
#ifndef DIALECTS_MEMREF_MEMORY_SLOT_H
#define DIALECTS_MEMREF_MEMORY_SLOT_H

namespace mlir {

class DialectRegistry;

namespace memref {
/// Where memref is loaded, memrefs of few elements may be taken apart.
void registerMemorySlotExternalModels(DialectRegistry &registry);
} // namespace memref
} // namespace mlir

#endif // DIALECTS_MEMREF_MEMORY_SLOT_H
