// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/attributes.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/data/blob.h"
#include "core/ir/data/file_pages.h"
#include "core/ir/structure/builders.h"
#include "targets/onnx/import/types.h"
#include "targets/onnx/status.h"
#include "targets/onnx/tensor_data.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir {

using mlir::Attribute;
using mlir::ElementsAttr;
using ::onnx::AttributeProto;
using ::onnx::TensorProto;

namespace {

/// Keeps a model alive whose bytes an attribute views.
class ModelOwner : public mlir::BlobOwner {
public:
  explicit ModelOwner(std::shared_ptr<const Model> model)
      : model(std::move(model)) {}
  /// The bytes are those of a mapped file from an offset on.
  ModelOwner(std::shared_ptr<const Model> model, llvm::StringRef file,
             uint64_t offset)
      : BlobOwner(file, offset), model(std::move(model)) {}

private:
  std::shared_ptr<const Model> model;
};

/// Elements of at most this size are part of the attribute. Units: bytes.
constexpr size_t maxCopied = 256;

/// The number of elements of a sparse tensor that are read before their memory
/// is freed.
constexpr int64_t sparseBlock = 1 << 20;

/// Large elements are aligned for all vectors. Units: bytes.
constexpr uint32_t alignment = 64;

/// Returns element `index` of elements below 8 bits, which are packed from the
/// least significant bit on.
uint64_t getPacked(llvm::ArrayRef<char> bytes, unsigned width, size_t index) {
  const size_t bit = index * width;
  uint64_t value = static_cast<unsigned char>(bytes[bit / 8]) >> (bit % 8);
  if (bit % 8 + width > 8)
    value |= uint64_t(static_cast<unsigned char>(bytes[bit / 8 + 1]))
             << (8 - bit % 8);
  return value & ((1u << width) - 1);
}

/// Returns elements that ONNX and MLIR store differently: bool, and those of
/// less than 8 bits, of which MLIR stores each in a byte.
ElementsAttr unpack(mlir::RankedTensorType type, const TensorData &data,
                    unsigned width) {
  llvm::SmallVector<char> values;
  for (int64_t i = 0; i < data.size(); ++i)
    values.push_back(width == 8 ? data.bytes[i]
                                : getPacked(data.bytes, width, i));
  if (type.getElementType().isInteger(1))
    return mlir::DenseElementsAttr::get(
        type, llvm::ArrayRef(reinterpret_cast<const bool *>(values.data()),
                             values.size()));
  return mlir::DenseElementsAttr::getFromRawBuffer(type, values);
}

} // namespace

absl::StatusOr<ElementsAttr>
AttributeImporter::importStrings(const TensorProto &tensor) {
  absl::StatusOr<TensorData> data = getTensorShape(tensor);
  if (!data.ok())
    return data.status();
  absl::StatusOr<std::vector<llvm::StringRef>> strings = getStrings(tensor);
  if (!strings.ok())
    return strings.status();
  return mlir::DenseElementsAttr::get(
      mlir::RankedTensorType::get(
          data->shape, importElementType(context, tensor.data_type())),
      *strings);
}

absl::StatusOr<ElementsAttr>
AttributeImporter::importTensor(const TensorProto &tensor) {
  if (tensor.data_type() == TensorProto::STRING)
    return importStrings(tensor);
  absl::StatusOr<TensorData> data = model->readTensor(tensor);
  if (!data.ok())
    return data.status();
  const ElementType &element = *findElementType(data->type);
  const auto type = mlir::RankedTensorType::get(
      data->shape, importElementType(context, data->type));
  if (element.bitWidth < 8 || data->type == TensorProto::BOOL)
    return unpack(type, *data, element.bitWidth);
  return importBytes(type, view(*data));
}

ElementsAttr AttributeImporter::importBytes(mlir::RankedTensorType type,
                                            mlir::Blob bytes) {
  if (bytes.getBytes().size() <= maxCopied)
    return mlir::DenseElementsAttr::getFromRawBuffer(type, bytes.getBytes());
  return mlir::DenseResourceElementsAttr::get(
      type, "constant_" + std::to_string(numShared++), std::move(bytes));
}

mlir::Blob AttributeImporter::view(const TensorData &data) const {
  const auto file = model->findFile(data.bytes);
  return mlir::Blob(data.bytes, findElementType(data.type)->swapWidth,
                    llvm::endianness::little, alignment,
                    file ? new ModelOwner(model, file->first, file->second)
                         : new ModelOwner(model));
}

void AttributeImporter::release(TensorData data, int64_t first,
                                int64_t last) const {
  const size_t width = findElementType(data.type)->bitWidth / 8;
  data.bytes = data.bytes.slice(first * width, (last - first) * width);
  mlir::releaseFilePages(view(data));
}

absl::StatusOr<ElementsAttr>
AttributeImporter::importSparseTensor(const ::onnx::SparseTensorProto &sparse) {
  absl::StatusOr<TensorData> values = model->readTensor(sparse.values());
  if (!values.ok())
    return values.status();
  absl::StatusOr<TensorData> indices = model->readTensor(sparse.indices());
  if (!indices.ok())
    return indices.status();
  if (indices->type != TensorProto::INT64)
    return invalidArgument("has a sparse tensor whose indices are no int64");
  const int64_t numIndices = indices->size();
  const std::vector<int64_t> shape(sparse.dims().begin(), sparse.dims().end());
  const ElementType &element = *findElementType(values->type);
  const std::optional<int64_t> size = getNumElements(shape);
  const std::optional<int64_t> bytes =
      size ? getRawSize(element, *size) : std::nullopt;
  // A sparse tensor is small in the file, whatever its shape is.
  constexpr int64_t maxBytes = int64_t(1) << 28;
  if (!bytes || *bytes > maxBytes || element.bitWidth < 8)
    return invalidArgument("has a sparse tensor that is too large or has "
                           "elements of less than 8 bits");
  const size_t rank = indices->shape.size() == 2 ? shape.size() : 1;
  if (indices->shape.empty() || numIndices != int64_t(rank) * values->size())
    return invalidArgument("has a sparse tensor with " +
                           llvm::Twine(numIndices) + " indices for " +
                           llvm::Twine(values->size()) + " values");
  char *dense;
  mlir::Blob blob = mlir::Blob::allocate(
      *bytes, element.swapWidth, llvm::endianness::little, alignment, dense);
  std::fill_n(dense, *bytes, 0);
  const size_t width = element.bitWidth / 8;
  int64_t numReleased = 0;
  for (int64_t i = 0; i < values->size(); ++i) {
    if (i - numReleased == sparseBlock) {
      release(*values, numReleased, i);
      release(*indices, numReleased * rank, i * rank);
      numReleased = i;
    }
    int64_t position = 0;
    for (size_t k = 0; k < rank; ++k) {
      const auto index = static_cast<int64_t>(llvm::support::endian::read64le(
          indices->bytes.data() + 8 * (i * rank + k)));
      const int64_t limit = rank == 1 ? *size : shape[k];
      if (index < 0 || index >= limit)
        return invalidArgument("has a sparse tensor with the index " +
                               llvm::Twine(index));
      position = position * limit + index;
    }
    std::copy_n(values->bytes.begin() + i * width, width,
                dense + position * width);
  }
  const auto type = mlir::RankedTensorType::get(
      shape, importElementType(context, values->type));
  if (values->type == TensorProto::BOOL) {
    TensorData data = {values->type, {}, blob.getBytes()};
    data.shape.assign(shape.begin(), shape.end());
    return unpack(type, data, element.bitWidth);
  }
  return importBytes(type, std::move(blob));
}

absl::StatusOr<Attribute>
AttributeImporter::importAttribute(const AttributeProto &attribute) {
  mlir::Builder builder(context);
  const auto list = [&](const auto &values, auto convert) -> Attribute {
    llvm::SmallVector<Attribute> elements;
    for (const auto &value : values)
      elements.push_back(convert(value));
    return builder.getArrayAttr(elements);
  };
  switch (attribute.type()) {
  case AttributeProto::FLOAT:
    return builder.getF32FloatAttr(attribute.f());
  case AttributeProto::INT:
    return mlir::IntegerAttr::get(builder.getIntegerType(64, /*isSigned=*/true),
                                  attribute.i());
  case AttributeProto::STRING:
    return builder.getStringAttr(attribute.s());
  case AttributeProto::TENSOR: {
    absl::StatusOr<ElementsAttr> tensor = importTensor(attribute.t());
    if (!tensor.ok())
      return tensor.status();
    return Attribute(*tensor);
  }
  case AttributeProto::SPARSE_TENSOR: {
    absl::StatusOr<ElementsAttr> tensor =
        importSparseTensor(attribute.sparse_tensor());
    if (!tensor.ok())
      return tensor.status();
    return Attribute(*tensor);
  }
  case AttributeProto::TYPE_PROTO: {
    absl::StatusOr<mlir::Type> type = importType(context, attribute.tp());
    if (!type.ok())
      return type.status();
    return mlir::TypeAttr::get(*type);
  }
  case AttributeProto::FLOATS:
    return list(attribute.floats(), [&](float value) -> Attribute {
      return builder.getF32FloatAttr(value);
    });
  case AttributeProto::INTS:
    return list(attribute.ints(), [&](int64_t value) -> Attribute {
      return builder.getI64IntegerAttr(value);
    });
  case AttributeProto::STRINGS:
    return list(attribute.strings(),
                [&](const std::string &value) -> Attribute {
                  return builder.getStringAttr(value);
                });
  default:
    return unimplemented("has a type that is not supported");
  }
}

} // namespace onnx_mlir
