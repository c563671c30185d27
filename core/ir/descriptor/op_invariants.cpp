// SPDX-License-Identifier: Apache-2.0
//
// The trait OpInvariants: verifies an operation against its descriptor. The
// order is properties, attributes, operands, results, predicates over several
// of them, regions and successors.
#include "core/ir/descriptor/op_invariants.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/expression_impl.h"
#include "core/ir/descriptor/traits_impl.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/structure/operation.h"
#include "core/ir/verify/verifier_impl.h"

namespace mlir {

using detail::SatisfiedConstraints;

namespace {

const OpDescriptor &getDescriptor(Operation *op) {
  return *op->getName().getDescriptor();
}

// Attributes.

/// Returns the attribute at `index`, which is also its index in the properties.
Attribute getAttribute(const OpDescriptor &descriptor, const void *properties,
                       size_t index) {
  return getField<Attribute>(descriptor.properties.fields[index], properties);
}

bool isRequired(const OpAttributeDescriptor &use) {
  return !use.isOptional && use.defaultValue.empty() && !use.makeDefaultValue;
}

/// Returns the missing attribute whose name is first in alphabetical order, or
/// null.
const OpAttributeDescriptor *findMissing(const OpDescriptor &descriptor,
                                         const void *properties) {
  const OpAttributeDescriptor *first = nullptr;
  for (auto [i, use] : llvm::enumerate(descriptor.attributes))
    if (isRequired(use) && !getAttribute(descriptor, properties, i) &&
        (!first || use.name < first->name))
      first = &use;
  return first;
}

InFlightDiagnostic &operator<<(InFlightDiagnostic &&error,
                               const OpAttributeDescriptor &use) {
  return error << "attribute '" << use.name
               << "' failed to satisfy constraint: " << use.constraint->summary;
}

/// 1. Each attribute is present unless it is optional or has a default.
/// 2. Each present attribute satisfies its constraint.
LogicalResult verifyAttributes(Operation *op, const OpDescriptor &descriptor,
                               SatisfiedConstraints &satisfied) {
  const void *properties = op->getPropertiesStorage();
  if (const OpAttributeDescriptor *missing =
          findMissing(descriptor, properties))
    return op->emitOpError("requires attribute '") << missing->name << "'";
  for (auto [i, use] : llvm::enumerate(descriptor.attributes)) {
    Attribute attribute = getAttribute(descriptor, properties, i);
    if (attribute && use.constraint &&
        !satisfied.isSatisfied(*use.constraint, attribute))
      return op->emitOpError() << use;
  }
  return success();
}

// Properties that are not attributes.

bool isSatisfied(const Constraint &constraint, const FieldDescriptor &field,
                 Operation *op) {
  const void *properties = op->getPropertiesStorage();
  if (constraint.predicate)
    return constraint.predicate(&getField<char>(field, properties));
  return constraint.expression.empty() ||
         holds(constraint.expression,
               {op->getContext(), detail::getFieldValue(field, properties)});
}

/// 1. Each property satisfies its constraint.
LogicalResult verifyProperties(Operation *op, const OpDescriptor &descriptor) {
  const size_t first = descriptor.attributes.size();
  for (auto [i, use] : llvm::enumerate(descriptor.otherProperties)) {
    const FieldDescriptor &field = descriptor.properties.fields[first + i];
    if (use.constraint && !isSatisfied(*use.constraint, field, op))
      return op->emitOpError("property '")
             << use.name
             << "' failed to satisfy constraint: " << use.constraint->summary;
  }
  return success();
}

// Values.

/// Verifies the groups of operands or results in order.
/// 1. An optional group has at most one value.
/// 2. The segment sizes of a variadic-of-variadic group add up to its size.
/// 3. The type of each value satisfies the constraint of its group.
template <typename Range>
LogicalResult verifyValues(Operation *op,
                           llvm::ArrayRef<ValueDescriptor> groups,
                           llvm::ArrayRef<int32_t> segments, Range values,
                           const char *kind, SatisfiedConstraints &satisfied) {
  unsigned number = 0;
  for (auto [i, group] : llvm::enumerate(groups)) {
    const GroupBounds bounds = getGroup(groups, values.size(), segments, i);
    if (group.multiplicity == Multiplicity::Optional && bounds.size > 1)
      return op->emitOpError(kind)
             << " group starting at #" << number
             << " requires 0 or 1 element, but found " << bounds.size;
    if (group.multiplicity == Multiplicity::VariadicOfVariadic &&
        failed(OpTrait::verifyValueSizeAttr(op, group.segments, group.name,
                                            bounds.size)))
      return failure();
    for (Value value : values.slice(bounds.first, bounds.size)) {
      if (group.constraint &&
          !satisfied.isSatisfied(*group.constraint, value.getType()))
        return op->emitOpError(kind)
               << " #" << number << " must be " << group.constraint->summary
               << ", but got " << value.getType();
      ++number;
    }
  }
  return success();
}

/// 1. Each predicate over the operation holds.
LogicalResult verifyPredicates(Operation *op, const OpDescriptor &descriptor) {
  for (const OpPredicate &predicate : descriptor.predicates) {
    const bool isGood = predicate.predicate
                            ? predicate.predicate(op)
                            : holds(predicate.expression,
                                    {op->getContext(), ExprValue(op), op});
    if (!isGood)
      return op->emitOpError("failed to verify that ") << predicate.summary;
  }
  return success();
}

// Regions and successors.

/// 1. Each region satisfies the constraint of its group.
LogicalResult verifyRegions(Operation *op, const OpDescriptor &descriptor) {
  unsigned number = 0;
  for (auto [i, group] : llvm::enumerate(descriptor.regions))
    for (Region &region : getRegionGroup(op, i)) {
      if (group.constraint && !isSatisfied(*group.constraint, region)) {
        InFlightDiagnostic error = op->emitOpError("region #") << number;
        if (!group.name.empty())
          error << " ('" << group.name << "')";
        return error << " failed to verify constraint: "
                     << group.constraint->summary;
      }
      ++number;
    }
  return success();
}

/// 1. Each successor satisfies the constraint of its group.
LogicalResult verifySuccessors(Operation *op, const OpDescriptor &descriptor) {
  unsigned number = 0;
  for (auto [i, group] : llvm::enumerate(descriptor.successors))
    for (Block *successor : getSuccessorGroup(op, i)) {
      if (group.constraint && !isSatisfied(*group.constraint, successor))
        return op->emitOpError("successor #")
               << number << " ('" << group.name
               << ")' failed to verify constraint: "
               << group.constraint->summary;
      ++number;
    }
  return success();
}

LogicalResult verifyOpInvariants(Operation *op, const TraitUse &) {
  SatisfiedConstraints satisfied;
  return detail::verifyOpInvariants(op, satisfied);
}

} // namespace

/// The invariants of these hold:
/// 1. verifyProperties
/// 2. verifyAttributes
/// 3. verifyValues for operands
/// 4. verifyValues for results
/// 5. verifyPredicates
/// 6. verifyRegions
/// 7. verifySuccessors
LogicalResult detail::verifyOpInvariants(Operation *op,
                                         SatisfiedConstraints &satisfied) {
  const OpDescriptor &descriptor = getDescriptor(op);
  if (failed(verifyProperties(op, descriptor)) ||
      failed(verifyAttributes(op, descriptor, satisfied)) ||
      failed(verifyValues(op, descriptor.operands, getOperandSegments(op),
                          op->getOperands(), "operand", satisfied)) ||
      failed(verifyValues(op, descriptor.results, getResultSegments(op),
                          op->getResults(), "result", satisfied)) ||
      failed(verifyPredicates(op, descriptor)))
    return failure();
  return failure(failed(verifyRegions(op, descriptor)) ||
                 failed(verifySuccessors(op, descriptor)));
}

namespace OpTrait {
MLIR_VERIFIED_TRAIT(OpInvariants, verifyOpInvariants)
} // namespace OpTrait

LogicalResult
verifyInherentAttributes(const OpDescriptor &descriptor,
                         llvm::ArrayRef<NamedAttribute> attributes,
                         llvm::function_ref<InFlightDiagnostic()> emitError) {
  if (descriptor.hooks.verifyInherentAttrs &&
      failed(descriptor.hooks.verifyInherentAttrs(attributes, emitError)))
    return failure();
  const OpAttributeDescriptor *first = nullptr;
  for (NamedAttribute attribute : attributes)
    for (const OpAttributeDescriptor &use : descriptor.attributes)
      if (use.name == attribute.getName().getValue() && use.constraint &&
          !isSatisfied(*use.constraint, attribute.getValue()) &&
          (!first || use.name < first->name))
        first = &use;
  return first ? LogicalResult(emitError() << *first) : success();
}

} // namespace mlir
