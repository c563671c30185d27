// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/constraint.h"

#include "core/ir/descriptor/expression_impl.h"
#include "core/ir/structure/block.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/region.h"

namespace mlir {
namespace {

bool isSatisfied(const Constraint &constraint, const void *entity,
                 MLIRContext *context, const ExprValue &self) {
  if (constraint.predicate)
    return constraint.predicate(entity);
  return constraint.expression.empty() ||
         holds(constraint.expression, {context, self});
}

template <typename Handle>
bool isHandleOfClass(const Constraint &constraint, Handle handle) {
  const BaseStorage *storage = handle.getImpl();
  if (constraint.kind)
    return storage->abstract->getTypeID() == constraint.kind->id;
  if (constraint.entityClass)
    return detail::isOfClass(*constraint.entityClass, ExprValue(handle));
  if (constraint.expressionIsClass)
    return isSatisfied(constraint, handle);
  return !constraint.accepts || constraint.accepts(storage);
}

} // namespace

bool isOfClass(const Constraint &constraint, Type type) {
  return isHandleOfClass(constraint, type);
}

bool isOfClass(const Constraint &constraint, Attribute attribute) {
  return isHandleOfClass(constraint, attribute);
}

llvm::StringRef getKindName(const Constraint &constraint) {
  if (constraint.kind)
    return constraint.kind->name;
  return constraint.entityClass ? detail::getKindName(*constraint.entityClass)
                                : llvm::StringRef();
}

bool isSatisfied(const Constraint &constraint, Type type) {
  return isSatisfied(constraint, type.getImpl(), type.getContext(),
                     ExprValue(type));
}

bool isSatisfied(const Constraint &constraint, Attribute attribute) {
  return isSatisfied(constraint, attribute.getImpl(), attribute.getContext(),
                     ExprValue(attribute));
}

bool isSatisfied(const Constraint &constraint, Region &region) {
  return isSatisfied(constraint, &region, region.getContext(),
                     ExprValue(&region));
}

bool isSatisfied(const Constraint &constraint, Block *successor) {
  return isSatisfied(constraint, successor,
                     successor->getParent()->getContext(),
                     ExprValue(successor));
}

} // namespace mlir
