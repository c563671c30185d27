// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/integer_set.h"

#include "core/ir/storage/hasher.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/storage/storage_uniquer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using mlir::detail::IntegerSetStorage;

static bool isSameSet(const IntegerSetStorage &a, const IntegerSetStorage &b) {
  return a.context == b.context && a.storageKind == b.storageKind &&
         a.numDims == b.numDims && a.numSymbols == b.numSymbols &&
         a.constraints == b.constraints && a.equalities == b.equalities;
}

IntegerSet IntegerSet::get(unsigned numDims, unsigned numSymbols,
                           llvm::ArrayRef<AffineExpr> constraints,
                           llvm::ArrayRef<bool> equalities) {
  assert(!constraints.empty() && constraints.size() == equalities.size() &&
         "at least one constraint, each an equality or not");
  MLIRContext *context = constraints.front().getContext();
  IntegerSetStorage key = {.context = context,
                           .numDims = numDims,
                           .numSymbols = numSymbols,
                           .constraints = constraints,
                           .equalities = equalities};
  Hasher hasher(static_cast<uint64_t>(key.storageKind) << 8);
  hasher.add((static_cast<uint64_t>(numDims) << 32) + numSymbols);
  for (auto [constraint, isEquality] : llvm::zip_equal(constraints, equalities))
    hasher.add(reinterpret_cast<uintptr_t>(constraint.getAsOpaquePointer()) +
               isEquality);
  auto isEqual = [&](const void *object) {
    return isSameSet(*static_cast<const IntegerSetStorage *>(object), key);
  };
  auto create = [&](StorageAllocator &allocator) {
    key.constraints = allocator.copyInto(constraints);
    key.equalities = allocator.copyInto(equalities);
    return new (allocator.allocate(sizeof(IntegerSetStorage),
                                   alignof(IntegerSetStorage)))
        IntegerSetStorage(key);
  };
  return static_cast<const IntegerSetStorage *>(
      context->getAffineUniquer().get(hasher.get(), isEqual, create));
}

IntegerSet IntegerSet::getEmptySet(unsigned numDims, unsigned numSymbols,
                                   MLIRContext *context) {
  return get(numDims, numSymbols, getAffineConstantExpr(1, context),
             /*equalities=*/true);
}

bool IntegerSet::isEmptyIntegerSet() const {
  return getNumConstraints() == 1 && isEq(0) && getConstraint(0) == 1;
}

unsigned IntegerSet::getNumEqualities() const {
  return llvm::count(getEqFlags(), true);
}

unsigned IntegerSet::getNumInequalities() const {
  return getNumConstraints() - getNumEqualities();
}

void IntegerSet::walkExprs(
    llvm::function_ref<void(AffineExpr)> callback) const {
  for (AffineExpr constraint : getConstraints())
    constraint.walk(callback);
}

IntegerSet IntegerSet::replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                             llvm::ArrayRef<AffineExpr> symbols,
                                             unsigned numResultDims,
                                             unsigned numResultSymbols) const {
  auto constraints =
      llvm::map_to_vector<4>(getConstraints(), [&](AffineExpr constraint) {
        return constraint.replaceDimsAndSymbols(dims, symbols);
      });
  return get(numResultDims, numResultSymbols, constraints, getEqFlags());
}

/// Returns true if a constraint with a constant expression holds.
static bool isTrueConstraint(AffineConstantExpr constraint, bool isEquality) {
  return isEquality ? constraint.getValue() == 0 : constraint.getValue() >= 0;
}

IntegerSet mlir::simplifyIntegerSet(IntegerSet set) {
  unsigned numDims = set.getNumDims(), numSymbols = set.getNumSymbols();
  llvm::SmallVector<AffineExpr, 4> constraints;
  llvm::SmallVector<bool, 4> equalities;
  for (auto [expr, isEquality] :
       llvm::zip_equal(set.getConstraints(), set.getEqFlags())) {
    AffineExpr simplified = simplifyAffineExpr(expr, numDims, numSymbols);
    if (auto constant = llvm::dyn_cast<AffineConstantExpr>(simplified)) {
      if (!isTrueConstraint(constant, isEquality))
        return IntegerSet::getEmptySet(numDims, numSymbols, set.getContext());
      continue;
    }
    constraints.push_back(simplified);
    equalities.push_back(isEquality);
  }
  if (constraints.empty()) {
    constraints.push_back(getAffineConstantExpr(0, set.getContext()));
    equalities.push_back(true);
  }
  return IntegerSet::get(numDims, numSymbols, constraints, equalities);
}
