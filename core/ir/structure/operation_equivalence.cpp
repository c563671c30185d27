// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/operation_equivalence.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/field.h"
#include "core/ir/descriptor/traits.h"

namespace mlir {

/// Combines hashes. Cheaper than llvm::hash_combine and as good if the words
/// are hashes or distinct.
static uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9ddfea08eb382d69;
  return hash ^ hash >> 47;
}

llvm::hash_code OperationEquivalence::computeHash(Operation *op,
                                                  HashFn hashOperands,
                                                  HashFn hashResults,
                                                  Flags flags) {
  uint64_t hash = hash_value(op->getName());
  for (Type type : op->getResultTypes())
    hash = mix(hash, hash_value(type));
  if (!(flags & IgnoreDiscardableAttrs) && op->hasDiscardableAttrs())
    hash = mix(hash, hash_value(op->getDiscardableAttrDictionary()));
  if (!(flags & IgnoreProperties) && op->getPropertiesStorageSize())
    hash = mix(hash, op->hashProperties());
  if (!(flags & IgnoreLocations))
    hash = mix(hash, hash_value(op->getLoc()));
  if (op->hasTrait<OpTrait::IsCommutative>()) {
    size_t sum = 0;
    for (Value operand : op->getOperands())
      sum += hashOperands(operand);
    hash = mix(hash, sum);
  } else {
    for (Value operand : op->getOperands())
      hash = mix(hash, hashOperands(operand));
  }
  for (Value result : op->getResults())
    hash = mix(hash, hashResults(result));
  return hash;
}

namespace {

/// Compares two trees of regions. Nested regions are compared after the
/// operations that contain them, so that values of these are known to be
/// equivalent.
class Comparison {
public:
  Comparison(OperationEquivalence::CheckFn check,
             OperationEquivalence::MarkFn mark,
             OperationEquivalence::Flags flags,
             OperationEquivalence::CheckCommutativeFn checkCommutative)
      : check(check), mark(mark), flags(flags),
        checkCommutative(checkCommutative) {}

  bool compare(Operation *lhs, Operation *rhs) {
    return compareShallow(lhs, rhs) && comparePending();
  }
  bool compare(Region *lhs, Region *rhs) {
    return compareShallow(*lhs, *rhs) && comparePending();
  }

private:
  bool comparePending();
  bool compareShallow(Region &lhs, Region &rhs);
  bool compareShallow(Block &lhs, Block &rhs);
  bool compareShallow(Operation *lhs, Operation *rhs);
  bool compareData(Operation *lhs, Operation *rhs) const;
  bool compareOperands(Operation *lhs, Operation *rhs) const;
  bool mapSuccessors(Operation &lhs, Operation &rhs);
  bool mapBlocks(Block *lhs, Block *rhs) {
    return blocks.try_emplace(lhs, rhs).first->second == rhs;
  }

  OperationEquivalence::CheckFn check;
  OperationEquivalence::MarkFn mark;
  OperationEquivalence::Flags flags;
  OperationEquivalence::CheckCommutativeFn checkCommutative;
  llvm::DenseMap<Block *, Block *> blocks;
  llvm::SmallVector<std::pair<Region *, Region *>> pending;
};

bool Comparison::comparePending() {
  while (!pending.empty()) {
    auto [lhs, rhs] = pending.pop_back_val();
    if (!compareShallow(*lhs, *rhs))
      return false;
  }
  return true;
}

bool Comparison::compareShallow(Region &lhs, Region &rhs) {
  return llvm::all_of_zip(
      lhs, rhs, [&](Block &a, Block &b) { return compareShallow(a, b); });
}

bool Comparison::compareShallow(Block &lhs, Block &rhs) {
  if (lhs.getNumArguments() != rhs.getNumArguments() || !mapBlocks(&lhs, &rhs))
    return false;
  for (auto [a, b] : llvm::zip_equal(lhs.getArguments(), rhs.getArguments())) {
    if (a.getType() != b.getType())
      return false;
    if (!(flags & OperationEquivalence::IgnoreLocations) &&
        a.getLoc() != b.getLoc())
      return false;
    if (mark)
      mark(a, b);
  }
  return llvm::all_of_zip(lhs, rhs, [&](Operation &a, Operation &b) {
    return compareShallow(&a, &b) && mapSuccessors(a, b);
  });
}

bool Comparison::mapSuccessors(Operation &lhs, Operation &rhs) {
  for (auto [a, b] : llvm::zip_equal(lhs.getSuccessors(), rhs.getSuccessors()))
    if (!mapBlocks(a, b))
      return false;
  return true;
}

bool Comparison::compareShallow(Operation *lhs, Operation *rhs) {
  if (!compareData(lhs, rhs) || !compareOperands(lhs, rhs))
    return false;
  for (auto [a, b] : llvm::zip_equal(lhs->getResults(), rhs->getResults())) {
    if (a.getType() != b.getType())
      return false;
    if (mark)
      mark(a, b);
  }
  for (auto [a, b] : llvm::zip_equal(lhs->getRegions(), rhs->getRegions()))
    pending.emplace_back(&a, &b);
  return true;
}

bool Comparison::compareData(Operation *lhs, Operation *rhs) const {
  if (!(lhs->getName() == rhs->getName()) ||
      lhs->getNumRegions() != rhs->getNumRegions() ||
      lhs->getNumSuccessors() != rhs->getNumSuccessors() ||
      lhs->getNumOperands() != rhs->getNumOperands() ||
      lhs->getNumResults() != rhs->getNumResults())
    return false;
  if (!(flags & OperationEquivalence::IgnoreDiscardableAttrs) &&
      lhs->getDiscardableAttrDictionary() !=
          rhs->getDiscardableAttrDictionary())
    return false;
  if (!(flags & OperationEquivalence::IgnoreLocations) &&
      lhs->getLoc() != rhs->getLoc())
    return false;
  if ((flags & OperationEquivalence::IgnoreProperties) ||
      !lhs->getPropertiesStorageSize())
    return true;
  if (!lhs->isRegistered())
    return lhs->getProperties<Attribute>() == rhs->getProperties<Attribute>();
  return equalFields(lhs->getName().getProperties(),
                     lhs->getPropertiesStorage(), rhs->getPropertiesStorage());
}

bool Comparison::compareOperands(Operation *lhs, Operation *rhs) const {
  if (checkCommutative && lhs->hasTrait<OpTrait::IsCommutative>())
    return succeeded(checkCommutative(lhs->getOperands(), rhs->getOperands()));
  for (auto [a, b] : llvm::zip_equal(lhs->getOperands(), rhs->getOperands()))
    if (a != b && (a.getType() != b.getType() || failed(check(a, b))))
      return false;
  return true;
}

/// Maps values to their counterparts on the other side.
class EquivalentValues {
public:
  void mark(Value lhs, Value rhs) { values.try_emplace(lhs, rhs); }
  LogicalResult check(Value lhs, Value rhs) const {
    return success(lhs == rhs || values.lookup(lhs) == rhs);
  }
  LogicalResult checkCommutative(ValueRange lhs, ValueRange rhs) const;

private:
  LogicalResult checkEach(ValueRange lhs, ValueRange rhs) const {
    return success(llvm::all_of_zip(
        lhs, rhs, [&](Value a, Value b) { return succeeded(check(a, b)); }));
  }
  llvm::SmallDenseMap<Value, Value> values;
};

LogicalResult EquivalentValues::checkCommutative(ValueRange lhs,
                                                 ValueRange rhs) const {
  if (lhs.size() != rhs.size())
    return failure();
  if (succeeded(checkEach(lhs, rhs)))
    return success();
  // Each value on one side must match a different value on the other.
  llvm::SmallVector<Value> rest(rhs.begin(), rhs.end());
  for (Value value : lhs) {
    auto *match = llvm::find_if(
        rest, [&](Value other) { return succeeded(check(value, other)); });
    if (match == rest.end())
      return failure();
    rest.erase(match);
  }
  return success();
}

} // namespace

bool OperationEquivalence::isEquivalentTo(
    Operation *lhs, Operation *rhs, CheckFn checkEquivalent,
    MarkFn markEquivalent, Flags flags,
    CheckCommutativeFn checkCommutativeEquivalent) {
  return Comparison(checkEquivalent, markEquivalent, flags,
                    checkCommutativeEquivalent)
      .compare(lhs, rhs);
}

bool OperationEquivalence::isRegionEquivalentTo(
    Region *lhs, Region *rhs, CheckFn checkEquivalent, MarkFn markEquivalent,
    Flags flags, CheckCommutativeFn checkCommutativeEquivalent) {
  return Comparison(checkEquivalent, markEquivalent, flags,
                    checkCommutativeEquivalent)
      .compare(lhs, rhs);
}

/// Calls `compare` with callbacks that record and compare corresponding values.
template <typename Compare> static bool compareByPlace(Compare compare) {
  EquivalentValues values;
  return compare([&](Value a, Value b) { return values.check(a, b); },
                 [&](Value a, Value b) { values.mark(a, b); },
                 [&](ValueRange a, ValueRange b) {
                   return values.checkCommutative(a, b);
                 });
}

bool OperationEquivalence::isEquivalentTo(Operation *lhs, Operation *rhs,
                                          Flags flags) {
  return compareByPlace([&](auto check, auto mark, auto checkCommutative) {
    return isEquivalentTo(lhs, rhs, check, mark, flags, checkCommutative);
  });
}

bool OperationEquivalence::isRegionEquivalentTo(Region *lhs, Region *rhs,
                                                Flags flags) {
  return compareByPlace([&](auto check, auto mark, auto checkCommutative) {
    return isRegionEquivalentTo(lhs, rhs, check, mark, flags, checkCommutative);
  });
}

} // namespace mlir
