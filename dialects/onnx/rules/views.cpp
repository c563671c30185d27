// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/views.h"

#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

using Sizes = llvm::ArrayRef<int64_t>;
using Integers = llvm::SmallVector<int64_t>;

namespace {

/// The number of sizes at the front of two lists.
struct Prefix {
  size_t from, to;
};

/// Adjacent dimensions [from, fromEnd) of a tensor and [to, toEnd) of a view of
/// it, with as many elements in all runs.
struct ViewGroup {
  int64_t from, fromEnd, to, toEnd;
};

/// The dimensions of a tensor that have not one element, and their sizes.
struct LongDimensions {
  Integers axes, sizes;

  explicit LongDimensions(Sizes shape) {
    for (auto [axis, size] : llvm::enumerate(shape))
      if (size != 1) {
        axes.push_back(axis);
        sizes.push_back(size);
      }
  }
};

} // namespace

/// Returns the shortest prefixes of known sizes with the same product, or
/// nullopt.
static std::optional<Prefix> matchFront(Sizes from, Sizes to) {
  int64_t product = 1, other = 1;
  Prefix prefix{0, 0};
  auto take = [](Sizes sizes, size_t &count, int64_t &product) {
    return count < sizes.size() && !ShapedType::isDynamic(sizes[count]) &&
           !llvm::MulOverflow(product, sizes[count++], product);
  };
  if (!take(from, prefix.from, product) || !take(to, prefix.to, other))
    return std::nullopt;
  while (product != other)
    if (!(product < other ? take(from, prefix.from, product)
                          : take(to, prefix.to, other)))
      return std::nullopt;
  return prefix;
}

/// Returns groups that have all dimensions, in their order. The tensors have as
/// many elements. Sizes that are not known end up in one group. Returns nullopt
/// if a size is 0, or if there is no group for a dimension.
static std::optional<llvm::SmallVector<ViewGroup>> groupDimensions(Sizes from,
                                                                   Sizes to) {
  if (llvm::is_contained(from, 0) || llvm::is_contained(to, 0))
    return std::nullopt;
  llvm::SmallVector<ViewGroup> groups, last;
  int64_t a = 0, b = 0, aEnd = from.size(), bEnd = to.size();
  while (const auto front =
             matchFront(from.slice(a, aEnd - a), to.slice(b, bEnd - b))) {
    groups.push_back({a, a + int64_t(front->from), b, b + int64_t(front->to)});
    a = groups.back().fromEnd;
    b = groups.back().toEnd;
  }
  const Integers fromBack(llvm::reverse(from)), toBack(llvm::reverse(to));
  while (const auto back =
             matchFront(Sizes(fromBack).slice(from.size() - aEnd, aEnd - a),
                        Sizes(toBack).slice(to.size() - bEnd, bEnd - b))) {
    last.push_back(
        {aEnd - int64_t(back->from), aEnd, bEnd - int64_t(back->to), bEnd});
    aEnd = last.back().from;
    bEnd = last.back().to;
  }
  if ((a == aEnd) != (b == bEnd))
    return std::nullopt;
  // The rest has as many elements, too.
  if (a < aEnd)
    groups.push_back({a, aEnd, b, bEnd});
  groups.append(last.rbegin(), last.rend());
  return groups;
}

/// Returns the order of the other dimensions, where each of size 1 follows its
/// predecessor. `order` permutes the long ones.
static Integers insertOnes(int64_t rank, const LongDimensions &dimensions,
                           llvm::ArrayRef<int64_t> order) {
  Integers all;
  auto appendUntil = [&](int64_t axis, int64_t end) {
    llvm::append_range(all, llvm::seq(axis, end));
  };
  const Integers &axes = dimensions.axes;
  appendUntil(0, axes.empty() ? rank : axes.front());
  for (int64_t i : order)
    appendUntil(axes[i], i + 1 < int64_t(axes.size()) ? axes[i + 1] : rank);
  return all;
}

std::optional<llvm::SmallVector<int64_t>>
moveBeforeView(Sizes x, Sizes view, llvm::ArrayRef<int64_t> order) {
  if (order.size() != view.size())
    return std::nullopt;
  // The place of a dimension of size 1 does not matter.
  const LongDimensions from(x), to(view);
  const auto groups = groupDimensions(from.sizes, to.sizes);
  if (!groups)
    return std::nullopt;
  Integers longOrder, moved;
  for (int64_t axis : order)
    if (const auto *place = llvm::find(to.axes, axis); place != to.axes.end())
      longOrder.push_back(place - to.axes.begin());
  for (size_t i = 0; i < longOrder.size();) {
    const auto *group = llvm::find_if(
        *groups, [&](const ViewGroup &g) { return g.to == longOrder[i]; });
    if (group == groups->end())
      return std::nullopt;
    const auto axes = llvm::seq(group->to, group->toEnd);
    const auto rest = llvm::ArrayRef(longOrder).drop_front(i);
    if (axes.size() > rest.size() ||
        !llvm::equal(rest.take_front(axes.size()), axes))
      return std::nullopt;
    llvm::append_range(moved, llvm::seq(group->from, group->fromEnd));
    i += axes.size();
  }
  return insertOnes(x.size(), from, moved);
}

bool canNameShape(Value value) {
  const auto shape = getTypeShape(value);
  return shape && !llvm::is_contained(*shape, 0) &&
         llvm::count(*shape, ShapedType::kDynamic) <= 1;
}

Value makeShape(OpBuilder &builder, Location location, Value value) {
  Integers sizes(*getTypeShape(value));
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = -1;
  return makeIntegers(builder, location, sizes);
}

} // namespace mlir::onnx
