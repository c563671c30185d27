// SPDX-License-Identifier: Apache-2.0
//
// A pool of types for random IR: builtin types with small parameters, and types
// of dialects. The pool depends on the context's dialects but not on a seed.
#ifndef CORE_RANDOM_TYPE_POOL_H
#define CORE_RANDOM_TYPE_POOL_H

#include <vector>

#include "core/ir/context/registry.h"
#include "core/ir/descriptor/constraint.h"
#include "core/ir/structure/type.h"
#include "core/random/random_source.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

class TypePool {
public:
  /// Includes the types of the loaded dialects. Uses the hooks in `registry`,
  /// which must outlive the pool.
  TypePool(MLIRContext *context, const Registry &registry);

  llvm::ArrayRef<Type> getTypes() const { return types; }
  /// Returns the types that satisfy a constraint, which must live as long as
  /// the pool; null selects all.
  llvm::ArrayRef<Type> getTypes(const Constraint *constraint);
  /// Returns integers, floats and index.
  llvm::ArrayRef<Type> getScalars() const { return scalars; }
  /// Returns a type related to `type`, such as its element type, another
  /// container of it, or the same container of another type.
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
