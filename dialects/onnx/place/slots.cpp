// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/slots.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {
namespace {

/// The alignment of slots. It is also the least size, so that the ends of
/// slots order them.
constexpr uint64_t alignment = 64;

/// Limits of the number of placements that are compared, and of its product
/// with the square of the number of slots.
constexpr uint64_t maxTries = 64, maxWork = 100'000'000;

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

/// Places slots in turn, each at the lowest offset that is free. Returns them
/// by offset.
static llvm::SmallVector<const Slot *>
placeSlots(std::vector<Slot> &slots, llvm::ArrayRef<unsigned> turns) {
  llvm::SmallVector<const Slot *> placed;
  for (unsigned i : turns) {
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
  return placed;
}

/// Places the largest slots first. If they need more than the largest set that
/// is in use at the same time, tries again, with the slot first that ends last.
static llvm::SmallVector<const Slot *> placeSlots(std::vector<Slot> &slots,
                                                  uint64_t wanted) {
  std::vector<unsigned> turns(slots.size());
  std::iota(turns.begin(), turns.end(), 0);
  llvm::sort(turns, [&](unsigned a, unsigned b) {
    return std::pair(slots[b].lifetime.size, a) <
           std::pair(slots[a].lifetime.size, b);
  });
  std::vector<unsigned> best = turns;
  uint64_t least = UINT64_MAX;
  const uint64_t numTries = std::clamp<uint64_t>(
      maxWork / (slots.size() * slots.size() + 1), 1, maxTries);
  for (uint64_t i = 0; i < numTries && !turns.empty(); ++i) {
    const llvm::SmallVector<const Slot *> placed = placeSlots(slots, turns);
    const auto last = llvm::max_element(turns, [&](unsigned a, unsigned b) {
      return slots[a].getEnd() < slots[b].getEnd();
    });
    if (const uint64_t end = slots[*last].getEnd(); end < least) {
      least = end;
      best = turns;
    }
    if (least <= wanted || numTries == 1)
      return placed;
    std::rotate(turns.begin(), last, last + 1);
  }
  return placeSlots(slots, best);
}

std::vector<llvm::SmallVector<int64_t>>
orderSlots(llvm::ArrayRef<SlotLifetime> lifetimes) {
  std::vector<Slot> slots;
  for (SlotLifetime lifetime : lifetimes) {
    lifetime.size = getBoundedSize(lifetime);
    slots.push_back({lifetime});
  }
  const llvm::SmallVector<const Slot *> placed =
      placeSlots(slots, getLargestLiveSize(lifetimes));
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

uint64_t getArenaSize(llvm::ArrayRef<llvm::SmallVector<int64_t>> order,
                      llvm::ArrayRef<SlotLifetime> lifetimes) {
  std::vector<std::optional<uint64_t>> ends(order.size());
  auto findEnd = [&](auto &&self, size_t slot) -> uint64_t {
    if (!ends[slot]) {
      uint64_t offset = 0;
      for (int64_t below : order[slot])
        offset = std::max(offset, self(self, below));
      ends[slot] = offset + getBoundedSize(lifetimes[slot]);
    }
    return *ends[slot];
  };
  uint64_t size = 0;
  for (size_t slot = 0; slot < order.size(); ++slot)
    size = std::max(size, findEnd(findEnd, slot));
  return size;
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
