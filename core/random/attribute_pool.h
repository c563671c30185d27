// SPDX-License-Identifier: Apache-2.0
//
// Attributes for random IR, as core/random/type_pool.h has types.
#ifndef CORE_RANDOM_ATTRIBUTE_POOL_H
#define CORE_RANDOM_ATTRIBUTE_POOL_H

#include <vector>

#include "core/ir/builtin_attributes.h"
#include "core/ir/elements.h"
#include "core/random/random_source.h"
#include "core/random/type_pool.h"

namespace mlir {

class AttributePool {
public:
  AttributePool(MLIRContext *context, const Registry &registry,
                const TypePool &types);

  llvm::ArrayRef<Attribute> getAttributes() const { return attributes; }
  /// Those that satisfy a constraint, which lives as long as the pool; null:
  /// all.
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

/// A number of a type; null if there are none of it.
TypedAttr drawNumber(Type type, RandomSource &random);
/// Elements of a static shape and a type of numbers; null if there are none.
DenseElementsAttr drawElements(ShapedType type, RandomSource &random);

} // namespace mlir

#endif // CORE_RANDOM_ATTRIBUTE_POOL_H
