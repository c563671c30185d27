// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/tensor_data.h"

#include <cstring>
#include <limits>

#include "absl/status/status.h"
#include "google/protobuf/repeated_field.h"
#include "targets/onnx/status.h"
#include "targets/onnx/typed_field.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

namespace onnx_mlir {

using google::protobuf::RepeatedField;
using ::onnx::TensorProto;

static constexpr bool hostIsLittle =
    llvm::endianness::native == llvm::endianness::little;

absl::StatusOr<TensorData> getTensorShape(const TensorProto &tensor) {
  const ElementType *type = findElementType(tensor.data_type());
  if (!type)
    return invalidArgument("element type " + llvm::Twine(tensor.data_type()) +
                           " is not known");
  for (int64_t size : tensor.dims())
    if (size < 0)
      return invalidArgument("dimension " + llvm::Twine(size) + " is negative");
  TensorData data;
  data.type = type->type;
  data.shape.assign(tensor.dims().begin(), tensor.dims().end());
  std::optional<int64_t> count = getNumElements(data.shape);
  if (!count || !getRawSize(*type, *count))
    return invalidArgument("shape has more elements than memory can hold");
  return data;
}

/// Returns the number of entries of `tensor` in the typed field.
static int64_t getNumEntries(const TensorProto &tensor, TypedField field) {
  switch (field) {
  case TypedField::Float:
    return tensor.float_data_size();
  case TypedField::Double:
    return tensor.double_data_size();
  case TypedField::Int32:
    return tensor.int32_data_size();
  case TypedField::Int64:
    return tensor.int64_data_size();
  case TypedField::Uint64:
    return tensor.uint64_data_size();
  case TypedField::String:
    return tensor.string_data_size();
  }
  return 0;
}

/// Rejects elements in a field that does not belong to `type`, in both raw_data
/// and a typed field, in external data, or in segments.
static absl::Status checkFields(const TensorProto &tensor,
                                const ElementType &type) {
  if (tensor.data_location() == TensorProto::EXTERNAL)
    return invalidArgument("is external data, which has no place here");
  if (tensor.has_segment())
    return unimplemented("is a segment of a tensor, which is not supported");
  for (TypedField field :
       {TypedField::Float, TypedField::Double, TypedField::Int32,
        TypedField::Int64, TypedField::Uint64, TypedField::String}) {
    if (getNumEntries(tensor, field) == 0)
      continue;
    if (field != type.field)
      return invalidArgument("has elements in " + getFieldName(field) +
                             ", which is not for type " + type.name);
    if (!tensor.raw_data().empty())
      return invalidArgument("has elements both in raw_data and in " +
                             getFieldName(field));
  }
  return absl::OkStatus();
}

absl::Status checkElements(const TensorData &data) {
  const ElementType &type = *findElementType(data.type);
  int64_t expected = *getRawSize(type, data.size());
  if (static_cast<uint64_t>(expected) != data.bytes.size())
    return invalidArgument("has " + llvm::Twine(data.bytes.size()) +
                           " bytes of elements, but its type and shape need " +
                           llvm::Twine(expected));
  if (data.type == TensorProto::BOOL)
    for (char byte : data.bytes)
      if (static_cast<unsigned char>(byte) > 1)
        return invalidArgument("has the byte " +
                               llvm::Twine(static_cast<unsigned>(
                                   static_cast<unsigned char>(byte))) +
                               " among its bools, which are 0 or 1");
  return absl::OkStatus();
}

/// Returns the entries of `field` as little-endian bytes. They point into
/// `field` on a little-endian host, otherwise into `storage`.
template <typename T>
static llvm::ArrayRef<char> getBytes(const RepeatedField<T> &field,
                                     std::vector<char> &storage) {
  size_t size = field.size() * sizeof(T);
  if constexpr (hostIsLittle)
    return llvm::ArrayRef<char>(reinterpret_cast<const char *>(field.data()),
                                size);
  storage.resize(size);
  for (int i = 0; i < field.size(); ++i)
    llvm::support::endian::write<T, llvm::endianness::little>(
        storage.data() + i * sizeof(T), field.Get(i));
  return storage;
}

/// Stores the entries of `field`, each as the `width` bytes that its element
/// (or packed elements) occupies in raw data.
template <typename T>
static absl::Status narrow(const RepeatedField<T> &field,
                           const ElementType &type, unsigned width,
                           std::vector<char> &storage) {
  const EntryRange range = getEntryRange(type);
  storage.reserve(field.size() * width);
  for (T entry : field)
    if (absl::Status status = addEntry(entry, type, range, width, storage);
        !status.ok())
      return status;
  return absl::OkStatus();
}

/// Returns the elements in the typed field of `type`. Their number was checked.
static absl::StatusOr<llvm::ArrayRef<char>>
getTypedBytes(const TensorProto &tensor, const ElementType &type,
              std::vector<char> &storage) {
  switch (type.field) {
  case TypedField::Float:
    return getBytes(tensor.float_data(), storage);
  case TypedField::Double:
    return getBytes(tensor.double_data(), storage);
  case TypedField::Int64:
    return getBytes(tensor.int64_data(), storage);
  case TypedField::Uint64:
    if (type.bitWidth == 64)
      return getBytes(tensor.uint64_data(), storage);
    if (absl::Status status =
            narrow(tensor.uint64_data(), type, type.bitWidth / 8, storage);
        !status.ok())
      return status;
    break;
  case TypedField::Int32:
    if (type.bitWidth == 32)
      return getBytes(tensor.int32_data(), storage);
    if (absl::Status status =
            narrow(tensor.int32_data(), type,
                   type.bitWidth < 8 ? 1 : type.bitWidth / 8, storage);
        !status.ok())
      return status;
    if (type.bitWidth == 6)
      storage = packSixBits(storage);
    break;
  case TypedField::String:
    return invalidArgument("is a string tensor");
  }
  return llvm::ArrayRef<char>(storage);
}

absl::StatusOr<TensorData> getInlineData(const TensorProto &tensor,
                                         std::vector<char> &storage) {
  return getInlineData(tensor, tensor.raw_data(), storage);
}

absl::StatusOr<TensorData> getInlineData(const TensorProto &tensor,
                                         llvm::StringRef rawData,
                                         std::vector<char> &storage) {
  absl::StatusOr<TensorData> data = getTensorShape(tensor);
  if (!data.ok())
    return data.status();
  const ElementType &type = *findElementType(data->type);
  if (type.field == TypedField::String)
    return invalidArgument("holds strings, but numbers are needed");
  if (absl::Status status = checkFields(tensor, type); !status.ok())
    return status;
  int64_t entries = getNumEntries(tensor, type.field);
  if (entries == 0) {
    data->bytes = llvm::ArrayRef<char>(rawData.data(), rawData.size());
  } else {
    if (absl::Status status = checkNumEntries(entries, type, data->size());
        !status.ok())
      return status;
    absl::StatusOr<llvm::ArrayRef<char>> bytes =
        getTypedBytes(tensor, type, storage);
    if (!bytes.ok())
      return bytes.status();
    data->bytes = *bytes;
  }
  if (absl::Status status = checkElements(*data); !status.ok())
    return status;
  return data;
}

absl::StatusOr<std::vector<llvm::StringRef>>
getStrings(const TensorProto &tensor) {
  absl::StatusOr<TensorData> data = getTensorShape(tensor);
  if (!data.ok())
    return data.status();
  const ElementType &type = *findElementType(data->type);
  if (type.field != TypedField::String)
    return invalidArgument("holds elements of type " + type.name +
                           ", but strings are needed");
  if (!tensor.raw_data().empty())
    return invalidArgument("has strings in raw_data");
  if (absl::Status status = checkFields(tensor, type); !status.ok())
    return status;
  if (tensor.string_data_size() != data->size())
    return invalidArgument("has " + llvm::Twine(tensor.string_data_size()) +
                           " strings, but its shape needs " +
                           llvm::Twine(data->size()));
  return std::vector<llvm::StringRef>(tensor.string_data().begin(),
                                      tensor.string_data().end());
}

absl::StatusOr<std::vector<int64_t>> getIntegers(const TensorData &data) {
  std::vector<int64_t> values;
  values.reserve(data.size());
  if (data.type == TensorProto::INT64)
    for (int64_t i = 0, e = data.size(); i < e; ++i)
      values.push_back(data.at<int64_t>(i));
  else if (data.type == TensorProto::INT32)
    for (int64_t i = 0, e = data.size(); i < e; ++i)
      values.push_back(data.at<int32_t>(i));
  else
    return invalidArgument("has elements of type " +
                           getElementTypeName(data.type) +
                           ", but i32 or i64 is needed");
  return values;
}

} // namespace onnx_mlir
