// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/file_pages.h"

#include <sys/mman.h>

#include <cstdint>

#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Process.h"

void mlir::releaseFilePages(const Blob &blob) {
  if (blob.getOwner() && !blob.getOwner()->getFile().empty())
    releaseFilePages(blob.getBytes());
}

void mlir::releaseFilePages(llvm::ArrayRef<char> mapped) {
  const uint64_t page = llvm::sys::Process::getPageSizeEstimate();
  const auto begin = reinterpret_cast<uintptr_t>(mapped.begin());
  const auto end = reinterpret_cast<uintptr_t>(mapped.end());
  // The first and the last page may have bytes of others.
  const uintptr_t first = llvm::alignTo(begin, page),
                  last = llvm::alignDown(end, page);
  if (first < last)
    madvise(reinterpret_cast<void *>(first), last - first, MADV_DONTNEED);
}
