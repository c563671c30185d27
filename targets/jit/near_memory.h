// SPDX-License-Identifier: Apache-2.0
//
// Allocates code and data within reach of each other's relative addresses.
#ifndef TARGETS_JIT_NEAR_MEMORY_H
#define TARGETS_JIT_NEAR_MEMORY_H

#include <cstddef>

#include "llvm/ExecutionEngine/SectionMemoryManager.h"

namespace mlir {

/// Allocates from one reserved range of addresses, whose pages are committed on
/// demand. If the range is full, allocates from the system. The range is
/// released by the destructor.
/// Thread safety: not thread-safe.
class NearMemory final : public llvm::SectionMemoryManager::MemoryMapper {
public:
  NearMemory() = default;
  NearMemory(const NearMemory &) = delete;
  NearMemory &operator=(const NearMemory &) = delete;
  ~NearMemory() override;

  llvm::sys::MemoryBlock
  allocateMappedMemory(llvm::SectionMemoryManager::AllocationPurpose purpose,
                       size_t size, const llvm::sys::MemoryBlock *near,
                       unsigned flags, std::error_code &error) override;
  std::error_code protectMappedMemory(const llvm::sys::MemoryBlock &block,
                                      unsigned flags) override;
  std::error_code releaseMappedMemory(llvm::sys::MemoryBlock &block) override;

private:
  bool reserve();
  bool contains(const void *address) const;

  char *range = nullptr;
  size_t used = 0;
};

} // namespace mlir

#endif // TARGETS_JIT_NEAR_MEMORY_H
