// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/constant_tensor.h"

#include <cstring>

#include "core/support/llvm.h"
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

std::optional<ConstantTensor> ConstantTensor::view(ElementsAttr elements) {
  const auto type = dyn_cast<RankedTensorType>(elements.getShapedType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  ConstantTensor tensor(type);
  if (tensor.width == 0)
    return std::nullopt;
  const int64_t count = type.getNumElements();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    const Blob *blob = resource.getData();
    const bool isLittle =
        blob && (blob->getOrder() == llvm::endianness::little ||
                 blob->getElementWidth() == 1);
    if (!isLittle || blob->getBytes().size() != size_t(count) * tensor.width)
      return std::nullopt;
    tensor.data = blob->getBytes().data();
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

std::optional<ConstantTensor> ConstantTensor::create(RankedTensorType type) {
  ConstantTensor tensor(type);
  if (tensor.width == 0)
    return std::nullopt;
  const size_t size = type.getNumElements() * tensor.width;
  tensor.blob = Blob::allocate(size, tensor.width, llvm::endianness::little,
                               alignment, tensor.memory);
  if (size != 0)
    std::memset(tensor.memory, 0, size);
  tensor.data = tensor.memory;
  return tensor;
}

ScalarBits ConstantTensor::read(int64_t index) const {
  const char *bytes = data + (splat ? 0 : index * width);
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
