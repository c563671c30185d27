// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/value_groups.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation.h"

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

/// Returns the part of `size` regions or successors that belongs to row
/// `index`. Only the last row may be variadic.
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
  // One value per row, also if a group is variadic.
  if (numValues == values.size() ||
      llvm::all_of(values.take_front(index + 1), isSingle))
    return clamp(index, 1);
  const int64_t numSingle = llvm::count_if(values, isSingle);
  const int64_t numGroups = values.size() - numSingle;
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

OperandRange OperandRangeRange::operator[](size_t index) const {
  // The verifier reports invalid sizes.
  const size_t all = operands.size();
  size_t first = 0;
  for (int32_t size : llvm::ArrayRef(sizes).take_front(index))
    first = std::min(all, first + std::max(size, 0));
  const size_t size = std::max(sizes[index], 0);
  return operands.slice(first, std::min(size, all - first));
}

namespace {

llvm::ArrayRef<int32_t> getInnerSegments(Operation *op, llvm::StringRef name) {
  auto sizes = op->getAttrOfType<DenseI32ArrayAttr>(name);
  return sizes ? sizes.asArrayRef() : llvm::ArrayRef<int32_t>();
}

const ValueDescriptor &getOperandDescriptor(Operation *op, unsigned index) {
  return op->getName().getDescriptor()->operands[index];
}

template <typename Range> detail::ValueImpl *getFirst(Range group) {
  return group.empty() ? nullptr : Value(group.front()).getImpl();
}

} // namespace

size_t MutableOperandRangeRange::size() const {
  return getInnerSegments(op, segments).size();
}

MutableOperandRange MutableOperandRangeRange::operator[](size_t index) const {
  llvm::SmallVector<MutableOperandRange::Segment, 2> places = {
      {segments, unsigned(index)}};
  if (!getOperandSegments(op).empty())
    places.push_back({operandSegmentSizes, group});
  const GroupBounds bounds = getOperandBounds(op, group);
  unsigned first = bounds.first;
  llvm::ArrayRef<int32_t> sizes = getInnerSegments(op, segments);
  for (int32_t size : sizes.take_front(index))
    first += size;
  return MutableOperandRange(op, first, sizes[index], places);
}

OperandRangeRange getOperandGroups(Operation *op, unsigned index) {
  return OperandRangeRange(
      getOperandGroup(op, index),
      getInnerSegments(op, getOperandDescriptor(op, index).segments));
}

MutableOperandRangeRange getMutableOperandGroups(Operation *op,
                                                 unsigned index) {
  return MutableOperandRangeRange(op, index,
                                  getOperandDescriptor(op, index).segments);
}

detail::ValueImpl *getOptionalOperand(Operation *op, unsigned index) {
  return getFirst(getOperandGroup(op, index));
}

detail::ValueImpl *getOptionalResult(Operation *op, unsigned index) {
  return getFirst(getResultGroup(op, index));
}

OpOperand &getSingleOperand(Operation *op, unsigned index) {
  return op->getOpOperand(getOperandBounds(op, index).first);
}

OperandRangeRange::OperandRangeRange(OperandRange operands,
                                     llvm::ArrayRef<int32_t> sizes)
    : operands(operands), sizes(sizes.begin(), sizes.end()) {}

} // namespace mlir
