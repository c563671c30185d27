// SPDX-License-Identifier: Apache-2.0
//
// A pool of attributes for random IR, the counterpart of
// core/random/type_pool.h.
#ifndef CORE_RANDOM_ATTRIBUTE_POOL_H
#define CORE_RANDOM_ATTRIBUTE_POOL_H

#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/random/random_source.h"
#include "core/random/type_pool.h"

namespace mlir {

class AttributePool {
public:
  AttributePool(MLIRContext *context, const Registry &registry,
                const TypePool &types);

  llvm::ArrayRef<Attribute> getAttributes() const { return attributes; }
  /// Returns the attributes that satisfy a constraint, which must live as long
  /// as the pool; null selects all.
  llvm::ArrayRef<Attribute> getAttributes(const Constraint *constraint);

private:
  void addNumbers(const TypePool &types);
  void addElements(MLIRContext *context, const TypePool &types);
  void addDenseArrays(MLIRContext *context);
  void addAffine(MLIRContext *context);
  void addOthers(MLIRContext *context);

  MLIRContext *context;
  const Registry &registry;
  std::vector<Type> types;
  std::vector<Attribute> attributes;
  llvm::DenseMap<const Constraint *, std::vector<Attribute>> satisfying;
};

/// Returns a number of a type, or null if the type has none.
TypedAttr drawNumber(Type type, RandomSource &random);
/// Returns elements of a type with static shape and numeric elements; null for
/// other types.
DenseElementsAttr drawElements(ShapedType type, RandomSource &random);

} // namespace mlir

#endif // CORE_RANDOM_ATTRIBUTE_POOL_H
