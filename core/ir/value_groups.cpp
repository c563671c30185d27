// SPDX-License-Identifier: Apache-2.0
#include "core/ir/value_groups.h"

#include "core/ir/operation.h"

namespace mlir {
namespace {

constexpr llvm::StringLiteral operandSegmentSizes = "operandSegmentSizes";
constexpr llvm::StringLiteral resultSegmentSizes = "resultSegmentSizes";

llvm::ArrayRef<int32_t> getSegments(Operation *op, llvm::StringRef name) {
  for (const FieldDescriptor &field : op->getName().getProperties().fields)
    if (field.kind == FieldKind::Int32Inline && field.name == name)
      return {&getField<int32_t>(field, op->getPropertiesStorage()),
              field.count};
  return {};
}

bool isSingle(const ValueDescriptor &value) {
  return value.multiplicity == Multiplicity::Single;
}

/// The part of `size` regions or successors that the row `index` stands for:
/// only the last row may be variadic.
template <typename Descriptor>
GroupBounds getLastVariadicGroup(llvm::ArrayRef<Descriptor> rows, unsigned size,
                                 unsigned index) {
  const unsigned first = std::min(index, size);
  const unsigned rest = size - first;
  return {first, rows[index].isVariadic ? rest : std::min(rest, 1u)};
}

GroupBounds getOperandBounds(Operation *op, unsigned index) {
  return getGroup(op->getName().getDescriptor()->operands, op->getNumOperands(),
                  getOperandSegments(op), index);
}

} // namespace

GroupBounds getGroup(llvm::ArrayRef<ValueDescriptor> values, unsigned numValues,
                     llvm::ArrayRef<int32_t> segments, unsigned index) {
  auto clamp = [&](int64_t first, int64_t size) {
    first = std::clamp<int64_t>(first, 0, numValues);
    size = std::clamp<int64_t>(size, 0, numValues - first);
    return GroupBounds{unsigned(first), unsigned(size)};
  };
  if (!segments.empty()) {
    int64_t first = 0;
    for (int32_t size : segments.take_front(index))
      first += size;
    return clamp(first, index < segments.size() ? segments[index] : 0);
  }
  const int64_t numSingle = llvm::count_if(values, isSingle);
  const int64_t numGroups = values.size() - numSingle;
  if (numGroups == 0)
    return clamp(index, 1);
  const int64_t groupSize =
      std::max<int64_t>(int64_t(numValues) - numSingle, 0) / numGroups;
  const int64_t groupsBefore =
      index - llvm::count_if(values.take_front(index), isSingle);
  return clamp(index - groupsBefore + groupsBefore * groupSize,
               isSingle(values[index]) ? 1 : groupSize);
}

llvm::ArrayRef<int32_t> getOperandSegments(Operation *op) {
  return getSegments(op, operandSegmentSizes);
}

llvm::ArrayRef<int32_t> getResultSegments(Operation *op) {
  return getSegments(op, resultSegmentSizes);
}

OperandRange getOperandGroup(Operation *op, unsigned index) {
  const GroupBounds bounds = getOperandBounds(op, index);
  return op->getOperands().slice(bounds.first, bounds.size);
}

ResultRange getResultGroup(Operation *op, unsigned index) {
  const GroupBounds bounds =
      getGroup(op->getName().getDescriptor()->results, op->getNumResults(),
               getResultSegments(op), index);
  return op->getResults().slice(bounds.first, bounds.size);
}

llvm::MutableArrayRef<Region> getRegionGroup(Operation *op, unsigned index) {
  const GroupBounds bounds = getLastVariadicGroup(
      op->getName().getDescriptor()->regions, op->getNumRegions(), index);
  return op->getRegions().slice(bounds.first, bounds.size);
}

SuccessorRange getSuccessorGroup(Operation *op, unsigned index) {
  const GroupBounds bounds = getLastVariadicGroup(
      op->getName().getDescriptor()->successors, op->getNumSuccessors(), index);
  return op->getSuccessors().slice(bounds.first, bounds.size);
}

MutableOperandRange getMutableOperandGroup(Operation *op, unsigned index) {
  const GroupBounds bounds = getOperandBounds(op, index);
  if (getOperandSegments(op).empty())
    return MutableOperandRange(op, bounds.first, bounds.size);
  return MutableOperandRange(op, bounds.first, bounds.size,
                             {{operandSegmentSizes, index}});
}

} // namespace mlir
