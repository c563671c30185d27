// SPDX-License-Identifier: Apache-2.0
//
// Types for random IR: builtin ones of small parameters, and those of dialects.
// What is in the pool follows from the context's dialects, not from a seed.
#ifndef CORE_RANDOM_TYPE_POOL_H
#define CORE_RANDOM_TYPE_POOL_H

#include <vector>

#include "core/ir/constraint.h"
#include "core/ir/registry.h"
#include "core/ir/type.h"
#include "core/random/random_source.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

class TypePool {
public:
  /// With the types of the dialects that are loaded. Uses the hooks in
  /// `registry`, which outlives this.
  TypePool(MLIRContext *context, const Registry &registry);

  llvm::ArrayRef<Type> getTypes() const { return types; }
  /// Those that satisfy a constraint, which lives as long as the pool; null:
  /// all.
  llvm::ArrayRef<Type> getTypes(const Constraint *constraint);
  /// Integers, floats and index.
  llvm::ArrayRef<Type> getScalars() const { return scalars; }
  /// A type that has something to do with `type`: its element type, another
  /// container of it, the same container of something else, …
  Type getRelative(Type type, RandomSource &random) const;

private:
  void addScalars(MLIRContext *context);
  void addContainers();
  void addMemRefs(MLIRContext *context);
  void addOthers(MLIRContext *context);
  Type getContainer(Type element, RandomSource &random) const;

  const Registry &registry;
  std::vector<Type> types;
  std::vector<Type> scalars;
  llvm::DenseMap<const Constraint *, std::vector<Type>> satisfying;
};

} // namespace mlir

#endif // CORE_RANDOM_TYPE_POOL_H
