// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/commutativity_utils.h"

#include <algorithm>
#include <deque>

#include "core/ir/descriptor/traits.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

namespace {

/// The sort key of the origin of a value: its kind and the operation's name.
struct OriginKey {
  enum Kind { Argument, Computed, Constant };

  explicit OriginKey(Operation *op)
      : kind(!op                                     ? Argument
             : op->hasTrait<OpTrait::ConstantLike>() ? Constant
                                                     : Computed),
        name(op ? op->getName().getStringRef() : llvm::StringRef()) {}
  bool operator==(const OriginKey &) const = default;
  bool operator<(const OriginKey &other) const {
    return kind != other.kind ? kind < other.kind : name < other.name;
  }

  Kind kind;
  llvm::StringRef name;
};

/// An operand with the keys of its transitive definitions in breadth-first
/// order, computed on demand.
class RankedOperand {
public:
  explicit RankedOperand(Value value) : value(value) {
    push(value.getDefiningOp());
    keys.emplace_back(queue.front());
  }

  Value getValue() const { return value; }
  bool isConstant() const { return keys.front().kind == OriginKey::Constant; }

  /// Returns true if this operand sorts before `other`. Computed keys are kept
  /// for later comparisons. Once all keys of one operand are computed, the
  /// operand with fewer computed keys sorts first.
  bool isBefore(RankedOperand &other) {
    if (value == other.value)
      return false;
    for (size_t index = 0;; ++index) {
      if (!find(index))
        return true;
      if (!other.find(index))
        return false;
      if (queue.empty() || other.queue.empty())
        return keys.size() < other.keys.size();
      if (keys[index] != other.keys[index])
        return keys[index] < other.keys[index];
    }
  }

private:
  /// Queues each operation once. Block arguments (null) are queued each time
  /// they are found.
  void push(Operation *op) {
    if (!op || visited.insert(op).second)
      queue.push_back(op);
  }

  /// Computes the next key if the key is not known yet. Returns false if there
  /// is none.
  bool find(size_t index) {
    if (index < keys.size())
      return true;
    if (queue.empty())
      return false;
    Operation *op = queue.front();
    queue.pop_front();
    if (op)
      for (Value operand : op->getOperands())
        push(operand.getDefiningOp());
    if (!queue.empty())
      keys.emplace_back(queue.front());
    return true;
  }

  Value value;
  llvm::SmallVector<OriginKey, 4> keys;
  std::deque<Operation *> queue;
  llvm::DenseSet<Operation *> visited;
};

// Sorting. The results of comparisons depend on earlier ones, so the sequence
// of comparisons determines the result. The algorithm is fixed for this reason.

using Ranked = llvm::MutableArrayRef<RankedOperand *>;

/// Insertion sort. An element that sorts before the first is moved there
/// directly.
void sortFew(Ranked operands) {
  for (size_t i = 1; i < operands.size(); ++i) {
    RankedOperand *moved = operands[i];
    size_t place = i;
    if (moved->isBefore(*operands.front()))
      place = 0;
    else
      while (moved->isBefore(*operands[place - 1]))
        --place;
    std::rotate(operands.begin() + place, operands.begin() + i,
                operands.begin() + i + 1);
  }
}

/// Merges two sorted halves, from the end if the first one is longer.
void mergeHalves(Ranked operands, size_t middle) {
  const llvm::SmallVector<RankedOperand *> copy(operands.begin(),
                                                operands.end());
  const size_t size = copy.size();
  if (middle > size - middle) {
    size_t first = middle, second = size;
    for (size_t end = size; first != 0 && second != middle; --end) {
      const bool takesFirst = copy[second - 1]->isBefore(*copy[first - 1]);
      operands[end - 1] = copy[takesFirst ? --first : --second];
    }
    std::copy(copy.begin() + middle, copy.begin() + second,
              operands.begin() + first);
    return;
  }
  size_t first = 0, second = middle;
  for (; first != middle && second != size;) {
    const size_t next = first + second - middle;
    const bool takesSecond = copy[second]->isBefore(*copy[first]);
    operands[next] = copy[takesSecond ? second++ : first++];
  }
  std::copy(copy.begin() + first, copy.begin() + middle,
            operands.begin() + first + second - middle);
}

/// Merge sort, with insertion sort for short ranges.
void sortRanked(Ranked operands, bool isWhole = true) {
  constexpr size_t few = 7;
  if (operands.size() < 2)
    return;
  if (!isWhole && operands.size() <= few)
    return sortFew(operands);
  const size_t middle = (operands.size() + 1) / 2;
  sortRanked(operands.take_front(middle), false);
  sortRanked(operands.drop_front(middle), false);
  mergeHalves(operands, middle);
}

using Values = llvm::SmallVector<Value, 8>;

/// Returns the values sorted. Constants are last, as after folding.
Values sortOnce(llvm::ArrayRef<Value> values) {
  std::deque<RankedOperand> operands;
  llvm::SmallVector<RankedOperand *> order;
  for (Value value : values)
    order.push_back(&operands.emplace_back(value));
  sortRanked(order);
  Values sorted;
  for (bool wantsConstants : {false, true})
    for (const RankedOperand *operand : order)
      if (operand->isConstant() == wantsConstants)
        sorted.push_back(operand->getValue());
  return sorted;
}

/// Repeats sorting until the result was seen before. The order is not total, so
/// this may be a cycle instead of a fixed point.
Values sortAll(Values values) {
  llvm::SmallVector<Values, 2> seen = {std::move(values)};
  while (true) {
    Values next = sortOnce(seen.back());
    if (llvm::is_contained(seen, next))
      return next;
    seen.push_back(std::move(next));
  }
}

/// op(a, b, ...)  ->  op(sort(a, b, ...)), if op is commutative.
struct SortCommutativeOperands : RewritePattern {
  explicit SortCommutativeOperands(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/5, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!op->hasTrait<OpTrait::IsCommutative>())
      return failure();
    const Values sorted = sortAll(llvm::to_vector<8>(op->getOperands()));
    if (llvm::equal(op->getOperands(), sorted))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(sorted); });
    return success();
  }
};

} // namespace

void populateCommutativityUtilsPatterns(RewritePatternSet &patterns) {
  patterns.add<SortCommutativeOperands>(patterns.getContext());
}

} // namespace mlir
