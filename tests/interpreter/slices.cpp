// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/slices.h"

#include "core/ir/descriptor/value_groups.h"

namespace mlir::interpreter {

Shape Slice::getPlace(llvm::ArrayRef<int64_t> place) const {
  Shape result(place.size());
  for (size_t i = 0; i < place.size(); ++i)
    result[i] = offsets[i] + place[i] * strides[i];
  return result;
}

/// Returns the numbers of an attribute. Dynamic ones come from a group of
/// operands.
static FailureOr<Shape> getNumbers(Evaluation &evaluation, Operation *op,
                                   llvm::StringRef attribute, unsigned group) {
  Shape numbers(op->getAttrOfType<DenseI64ArrayAttr>(attribute).asArrayRef());
  OperandRange operands = getOperandGroup(op, group);
  unsigned next = 0;
  for (int64_t &number : numbers) {
    if (!ShapedType::isDynamic(number))
      continue;
    FailureOr<int64_t> value =
        evaluation.getInt(evaluation.getValue(operands[next++]));
    if (failed(value))
      return failure();
    number = *value;
  }
  return numbers;
}

FailureOr<Slice> getSlice(Evaluation &evaluation, Operation *op,
                          unsigned firstGroup) {
  FailureOr<Shape> offsets =
      getNumbers(evaluation, op, "static_offsets", firstGroup);
  FailureOr<Shape> sizes =
      getNumbers(evaluation, op, "static_sizes", firstGroup + 1);
  FailureOr<Shape> strides =
      getNumbers(evaluation, op, "static_strides", firstGroup + 2);
  if (failed(offsets) || failed(sizes) || failed(strides))
    return failure();
  return Slice{*offsets, *sizes, *strides};
}

std::optional<llvm::SmallVector<unsigned>>
getKeptDimensions(llvm::ArrayRef<int64_t> sizes,
                  llvm::ArrayRef<int64_t> reducedShape) {
  llvm::SmallVector<unsigned> kept;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    const size_t next = kept.size();
    const bool fits = next < reducedShape.size() &&
                      (ShapedType::isDynamic(reducedShape[next]) ||
                       reducedShape[next] == size);
    const bool isNeeded = sizes.size() - i == reducedShape.size() - next;
    if (fits && (size != 1 || isNeeded || reducedShape[next] == 1))
      kept.push_back(i);
    else if (size != 1)
      return std::nullopt;
  }
  if (kept.size() != reducedShape.size())
    return std::nullopt;
  return kept;
}

FailureOr<RuntimeValue> insertSlice(Evaluation &evaluation,
                                    const RuntimeValue &source,
                                    const RuntimeValue &destination,
                                    const Slice &slice) {
  if (!source.isShaped() || !destination.isShaped())
    return evaluation.fail("poison of a shape that is not known");
  if (getNumElements(slice.sizes) != getNumElements(source.getShape()))
    return evaluation.fail("a slice has other sizes than its source");
  std::vector<Element> elements(destination.getElements());
  const Shape strides = getRowMajorStrides(destination.getShape());
  size_t next = 0;
  bool isInside = true;
  forEachPlace(slice.sizes, [&](llvm::ArrayRef<int64_t> place) {
    int64_t index = 0;
    for (auto [i, size, stride] : llvm::zip_equal(
             slice.getPlace(place), destination.getShape(), strides)) {
      isInside &= i >= 0 && i < size;
      index += i * stride;
    }
    if (isInside)
      elements[index] = source.getElements()[next++];
  });
  if (!isInside)
    return evaluation.fail("a slice is out of bounds");
  return RuntimeValue(destination.getType(), Shape(destination.getShape()),
                      std::move(elements));
}

} // namespace mlir::interpreter
