// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/memory.h"

#include "llvm/Support/MathExtras.h"

namespace mlir::interpreter {

int64_t getStorageSize(Type type) {
  if (llvm::isa<IndexType>(type))
    return 8;
  if (type.isIntOrFloat())
    return llvm::PowerOf2Ceil(
        llvm::divideCeil(type.getIntOrFloatBitWidth(), 8));
  if (auto complex = llvm::dyn_cast<ComplexType>(type))
    return 2 * getStorageSize(complex.getElementType());
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    return vector.getNumElements() * getStorageSize(vector.getElementType());
  // Pointers and other elements that are not numbers.
  return 64;
}

AccessError Buffer::check(int64_t place, Type type) const {
  if (!live)
    return kind == Kind::Stack ? "access to stack memory that is gone"
                               : "access to memory that has been freed";
  if (place < 0 || place + getStorageSize(type) > size)
    return "access beyond the memory that was allocated";
  return nullptr;
}

AccessError Buffer::writeCells(int64_t place, Type type,
                               const Element &element) {
  auto vector = llvm::dyn_cast<VectorType>(type);
  if (vector && element.isValue()) {
    const int64_t step = getStorageSize(vector.getElementType());
    for (const Element &each : element.getValue().getElements()) {
      writeCells(place, vector.getElementType(), each);
      place += step;
    }
    return nullptr;
  }
  const int64_t end = place + getStorageSize(type);
  auto next = cells.lower_bound(place);
  if (next != cells.begin()) {
    auto before = std::prev(next);
    if (before->first + before->second.size > place)
      next = before;
  }
  while (next != cells.end() && next->first < end)
    next = cells.erase(next);
  // Poison is represented by a missing cell.
  if (!element.isPoison())
    cells.emplace(place, Cell{getStorageSize(type), element});
  return nullptr;
}

AccessError Buffer::write(int64_t place, Type type, const Element &element) {
  if (AccessError error = check(place, type))
    return error;
  if (kind == Kind::Constant)
    return "write to a constant";
  return writeCells(place, type, element);
}

void Buffer::initialize(int64_t place, Type type, const Element &element) {
  writeCells(place, type, element);
}

AccessError Buffer::read(int64_t place, Type type, Element &element) const {
  if (AccessError error = check(place, type))
    return error;
  if (auto vector = llvm::dyn_cast<VectorType>(type)) {
    std::vector<Element> elements(vector.getNumElements());
    for (Element &each : elements) {
      if (AccessError error = read(place, vector.getElementType(), each))
        return error;
      place += getStorageSize(vector.getElementType());
    }
    element = RuntimeValue(type, Shape(vector.getShape()), std::move(elements));
    return nullptr;
  }
  element = Element();
  const int64_t size = getStorageSize(type);
  auto cell = cells.lower_bound(place);
  if (cell != cells.begin() &&
      std::prev(cell)->first + std::prev(cell)->second.size > place)
    return "read of a part of what was written";
  if (cell == cells.end() || cell->first >= place + size)
    return nullptr;
  const Element &content = cell->second.element;
  const bool isNumber = type.isIntOrFloat() || llvm::isa<IndexType>(type);
  if (cell->first != place || cell->second.size != size ||
      content.isNumber() != isNumber ||
      content.isComplex() != llvm::isa<ComplexType>(type))
    return "read as another type than what was written";
  element = content;
  if (isNumber) {
    const unsigned width =
        llvm::isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
    element = content.getBits().zextOrTrunc(width);
  }
  return nullptr;
}

AccessError getPlace(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                     int64_t &place) {
  int64_t element = memref.offset;
  for (auto [index, size, stride] :
       llvm::zip_equal(indices, memref.sizes, memref.strides)) {
    if (index < 0 || index >= size)
      return "index out of bounds";
    element += index * stride;
  }
  place = memref.base + element * getStorageSize(memref.elementType);
  return nullptr;
}

AccessError store(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                  const Element &element) {
  int64_t place;
  if (AccessError error = getPlace(memref, indices, place))
    return error;
  return memref.buffer->write(place, memref.elementType, element);
}

AccessError load(const MemRef &memref, llvm::ArrayRef<int64_t> indices,
                 Element &element) {
  int64_t place;
  if (AccessError error = getPlace(memref, indices, place))
    return error;
  return memref.buffer->read(place, memref.elementType, element);
}

} // namespace mlir::interpreter
