// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/constant_tensor.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include "core/ir/data/element_source.h"
#include "core/support/llvm.h"
#include "dialects/recipe/recipe.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Endian.h"

namespace mlir::onnx {

/// Constants with more bytes are resources, which are not hashed.
static constexpr size_t maxHashed = 1024;
static constexpr uint32_t alignment = 64;

static bool isBool(Type type) { return type.isInteger(1); }

ConstantTensor::ConstantTensor(RankedTensorType type) : type(type) {
  const Type element = type.getElementType();
  if (element.isIntOrFloat() && element.getIntOrFloatBitWidth() <= 64)
    width = isBool(element)
                ? 1
                : llvm::divideCeil(element.getIntOrFloatBitWidth(), 8u);
  // Elements of other widths have no fast access, and no operator has them.
  if (width == 3 || width > 4)
    width = width == 8 ? 8 : 0;
}

std::optional<ConstantTensor> ConstantTensor::copy(ElementsAttr elements) {
  const auto type = dyn_cast<RankedTensorType>(elements.getShapedType());
  const std::unique_ptr<ElementSource> source = recipe::openElements(elements);
  if (!type || !source)
    return std::nullopt;
  std::optional<ConstantTensor> tensor = create(type);
  if (!tensor || source->getWidth() != tensor->width)
    return std::nullopt;
  source->read(0, 1, source->getNumElements(), tensor->memory);
  source->release();
  return tensor;
}

const char *ConstantTensor::Computed::read(int64_t index) {
  constexpr int64_t blockSize = 1024;
  const size_t width = source->getWidth();
  if (index < first || index >= first + size) {
    // Elements that follow each other are computed together.
    const int64_t rest = source->getNumElements() - index;
    size = index == first + size ? std::min(blockSize, rest) : 1;
    first = index;
    block.resize_for_overwrite(blockSize * width);
    source->read(first, 1, size, block.data());
  }
  return block.data() + (index - first) * width;
}

std::optional<ConstantTensor> ConstantTensor::view(ElementsAttr elements) {
  const auto type = dyn_cast<RankedTensorType>(elements.getShapedType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  ConstantTensor tensor(type);
  if (tensor.width == 0)
    return std::nullopt;
  const int64_t count = type.getNumElements();
  auto resource = dyn_cast<DenseResourceElementsAttr>(elements);
  const Blob *blob = resource ? resource.getData() : nullptr;
  const bool isLittle = blob && (blob->getOrder() == llvm::endianness::little ||
                                 blob->getElementWidth() == 1);
  if (isLittle && blob->getBytes().size() == size_t(count) * tensor.width) {
    tensor.data = blob->getBytes().data();
    return tensor;
  }
  if (resource || recipe::isRecipe(elements)) {
    constexpr int64_t maxCopied = int64_t(1) << 20;
    if (count <= maxCopied)
      return copy(elements);
    tensor.computed = std::make_shared<Computed>();
    tensor.computed->source = recipe::openElements(elements);
    if (!tensor.computed->source ||
        tensor.computed->source->getWidth() != tensor.width)
      return std::nullopt;
    return tensor;
  }
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (!dense)
    return std::nullopt;
  tensor.splat = dense.isSplat();
  if (!isBool(type.getElementType())) {
    tensor.data = dense.getRawData().data();
    return tensor;
  }
  const int64_t stored = tensor.splat ? 1 : count;
  tensor.blob = Blob::allocate(stored, 1, llvm::endianness::little, alignment,
                               tensor.memory);
  for (int64_t i = 0; i < stored; ++i)
    tensor.memory[i] = dense.getValue<bool>(i);
  tensor.data = tensor.memory;
  return tensor;
}

std::optional<ConstantTensor> ConstantTensor::declare(RankedTensorType type) {
  ConstantTensor tensor(type);
  if (tensor.width == 0)
    return std::nullopt;
  return tensor;
}

void ConstantTensor::allocate() {
  if (memory)
    return;
  const size_t size = type.getNumElements() * width;
  blob =
      Blob::allocate(size, width, llvm::endianness::little, alignment, memory);
  if (size != 0)
    std::memset(memory, 0, size);
  data = memory;
}

std::optional<ConstantTensor> ConstantTensor::create(RankedTensorType type) {
  std::optional<ConstantTensor> tensor = declare(type);
  if (tensor)
    tensor->allocate();
  return tensor;
}

ScalarBits ConstantTensor::read(int64_t index) const {
  return decode(computed ? computed->read(index)
                         : data + (splat ? 0 : index * width));
}

ScalarBits ConstantTensor::decode(const char *bytes) const {
  switch (width) {
  case 1:
    return static_cast<unsigned char>(*bytes);
  case 2:
    return llvm::support::endian::read16le(bytes);
  case 4:
    return llvm::support::endian::read32le(bytes);
  default:
    return llvm::support::endian::read64le(bytes);
  }
}

void ConstantTensor::write(int64_t index, ScalarBits bits) {
  char *bytes = memory + index * width;
  switch (width) {
  case 1:
    *bytes = static_cast<char>(bits);
    break;
  case 2:
    llvm::support::endian::write16le(bytes, bits);
    break;
  case 4:
    llvm::support::endian::write32le(bytes, bits);
    break;
  default:
    llvm::support::endian::write64le(bytes, bits);
    break;
  }
}

ElementsAttr ConstantTensor::take() {
  allocate();
  const llvm::ArrayRef<char> bytes = blob.getBytes();
  if (isBool(type.getElementType()))
    return DenseElementsAttr::get(
        type, llvm::ArrayRef(reinterpret_cast<const bool *>(bytes.data()),
                             bytes.size()));
  const bool isSplat =
      bytes.size() > width && std::memcmp(bytes.data(), bytes.data() + width,
                                          bytes.size() - width) == 0;
  if (isSplat)
    return DenseElementsAttr::getFromRawBuffer(type, bytes.take_front(width));
  if (bytes.size() <= maxHashed)
    return DenseElementsAttr::getFromRawBuffer(type, bytes);
  return DenseResourceElementsAttr::get(type, "folded", std::move(blob));
}

} // namespace mlir::onnx
