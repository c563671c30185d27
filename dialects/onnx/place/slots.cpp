// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/slots.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {
namespace {

/// The alignment of slots. It is also the least size, so that the ends of
/// slots order them.
constexpr uint64_t alignment = 64;

struct Slot {
  SlotLifetime lifetime;
  uint64_t offset = 0;

  uint64_t getEnd() const { return offset + lifetime.size; }
};

/// Returns a multiple of the alignment. A guess of a size must not make an
/// offset or a sum overflow.
uint64_t getBoundedSize(const SlotLifetime &lifetime) {
  return llvm::alignTo(
      std::clamp<uint64_t>(lifetime.size, 1, uint64_t(1) << 40), alignment);
}

bool overlap(const SlotLifetime &a, const SlotLifetime &b) {
  return a.first <= b.last && b.first <= a.last;
}

/// Returns the lowest offset at which `size` bytes are free beside `taken`,
/// which is sorted by offset.
uint64_t findGap(llvm::ArrayRef<const Slot *> taken, uint64_t size) {
  uint64_t offset = 0;
  for (const Slot *slot : taken) {
    if (slot->offset >= offset + size)
      break;
    offset = std::max(offset, slot->getEnd());
  }
  return offset;
}

} // namespace

/// Drops the slots that are below another one of the list, which orders them.
static void reduce(llvm::SmallVector<int64_t> &below,
                   const std::vector<llvm::SmallVector<int64_t>> &order) {
  llvm::SmallVector<int64_t> implied;
  for (int64_t slot : below)
    llvm::append_range(implied, order[slot]);
  llvm::sort(implied);
  llvm::erase_if(below, [&](int64_t slot) {
    return std::binary_search(implied.begin(), implied.end(), slot);
  });
}

std::vector<llvm::SmallVector<int64_t>>
orderSlots(llvm::ArrayRef<SlotLifetime> lifetimes) {
  std::vector<Slot> slots;
  for (SlotLifetime lifetime : lifetimes) {
    lifetime.size = getBoundedSize(lifetime);
    slots.push_back({lifetime});
  }
  std::vector<unsigned> bySize(slots.size());
  std::iota(bySize.begin(), bySize.end(), 0);
  llvm::sort(bySize, [&](unsigned a, unsigned b) {
    return std::pair(slots[b].lifetime.size, a) <
           std::pair(slots[a].lifetime.size, b);
  });
  llvm::SmallVector<const Slot *> placed;
  for (unsigned i : bySize) {
    llvm::SmallVector<const Slot *> taken;
    llvm::copy_if(placed, std::back_inserter(taken), [&](const Slot *slot) {
      return overlap(slot->lifetime, slots[i].lifetime);
    });
    slots[i].offset = findGap(taken, slots[i].lifetime.size);
    placed.insert(llvm::upper_bound(placed, &slots[i],
                                    [](const Slot *a, const Slot *b) {
                                      return a->offset < b->offset;
                                    }),
                  &slots[i]);
  }
  std::vector<llvm::SmallVector<int64_t>> order(slots.size());
  for (const Slot *slot : placed) {
    llvm::SmallVector<int64_t> &below = order[slot - slots.data()];
    for (const Slot &other : slots)
      if (&other != slot && overlap(other.lifetime, slot->lifetime) &&
          other.getEnd() <= slot->offset)
        below.push_back(&other - slots.data());
    reduce(below, order);
  }
  return order;
}

uint64_t getLargestLiveSize(llvm::ArrayRef<SlotLifetime> lifetimes) {
  unsigned end = 0;
  for (const SlotLifetime &lifetime : lifetimes)
    end = std::max(end, lifetime.last + 1);
  // The sizes of the values that begin at each operation, and of those that
  // have ended before it.
  std::vector<uint64_t> more(end + 1), less(end + 1);
  for (const SlotLifetime &lifetime : lifetimes) {
    more[lifetime.first] += getBoundedSize(lifetime);
    less[lifetime.last + 1] += getBoundedSize(lifetime);
  }
  uint64_t live = 0, largest = 0;
  for (unsigned i = 0; i < end; ++i) {
    live += more[i] - less[i];
    largest = std::max(largest, live);
  }
  return largest;
}

} // namespace mlir::onnx
