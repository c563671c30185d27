// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/near_memory.h"

#include <sys/mman.h>

#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Process.h"

using namespace mlir;

/// Half of the range that x86-64 can address relatively.
static constexpr size_t reservedSize = size_t(1) << 30;

NearMemory::~NearMemory() {
  if (range)
    munmap(range, reservedSize);
}

bool NearMemory::reserve() {
  if (range)
    return true;
  void *address = mmap(nullptr, reservedSize, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (address == MAP_FAILED)
    return false;
  range = static_cast<char *>(address);
  return true;
}

bool NearMemory::contains(const void *address) const {
  const char *place = static_cast<const char *>(address);
  return range && place >= range && place < range + reservedSize;
}

llvm::sys::MemoryBlock
NearMemory::allocateMappedMemory(llvm::SectionMemoryManager::AllocationPurpose,
                                 size_t size,
                                 const llvm::sys::MemoryBlock *near,
                                 unsigned flags, std::error_code &error) {
  const size_t rounded =
      llvm::alignTo(size, llvm::sys::Process::getPageSizeEstimate());
  if (rounded > reservedSize || !reserve() || rounded > reservedSize - used)
    return llvm::sys::Memory::allocateMappedMemory(size, near, flags, error);
  llvm::sys::MemoryBlock block(range + used, rounded);
  error = llvm::sys::Memory::protectMappedMemory(block, flags);
  if (error)
    return llvm::sys::MemoryBlock();
  used += rounded;
  return block;
}

std::error_code
NearMemory::protectMappedMemory(const llvm::sys::MemoryBlock &block,
                                unsigned flags) {
  return llvm::sys::Memory::protectMappedMemory(block, flags);
}

std::error_code NearMemory::releaseMappedMemory(llvm::sys::MemoryBlock &block) {
  if (!contains(block.base()))
    return llvm::sys::Memory::releaseMappedMemory(block);
  // Memory of the reserved range is released with the range.
  block = llvm::sys::MemoryBlock();
  return std::error_code();
}
