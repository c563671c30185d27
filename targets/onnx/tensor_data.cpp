// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/tensor_data.h"

#include <cstring>
#include <limits>

#include "absl/status/status.h"
#include "google/protobuf/repeated_field.h"
#include "targets/onnx/status.h"
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

static llvm::StringRef getFieldName(TypedField field) {
  switch (field) {
  case TypedField::Float:
    return "float_data";
  case TypedField::Double:
    return "double_data";
  case TypedField::Int32:
    return "int32_data";
  case TypedField::Int64:
    return "int64_data";
  case TypedField::Uint64:
    return "uint64_data";
  case TypedField::String:
    return "string_data";
  }
  return "";
}

/// Returns the number of entries that `numElements` elements of `type` occupy
/// in its typed field: two for a complex number, one for all packed elements of
/// a byte.
static int64_t getExpectedEntries(const ElementType &type,
                                  int64_t numElements) {
  switch (type.bitWidth) {
  case 2:
  case 4:
    return *getRawSize(type, numElements);
  case 64:
  case 128:
    return numElements * (type.bitWidth / (8 * type.swapWidth));
  default:
    return numElements;
  }
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

/// The permitted values of an int32_data or uint64_data entry for `type`.
struct Range {
  int64_t least;
  int64_t greatest;
};

static Range getEntryRange(const ElementType &type) {
  switch (type.type) {
  case TensorProto::BOOL:
    return {0, 1};
  case TensorProto::INT8:
    return {INT8_MIN, INT8_MAX};
  case TensorProto::INT16:
    return {INT16_MIN, INT16_MAX};
  case TensorProto::FLOAT6E2M3:
  case TensorProto::FLOAT6E3M2:
    return {0, 63};
  default:
    // Unsigned numbers, bit patterns and packed elements: at least one byte.
    return {0, (int64_t(1) << (type.bitWidth < 8 ? 8 : type.bitWidth)) - 1};
  }
}

/// Stores the entries of `field`, each as the `width` bytes that its element
/// (or packed elements) occupies in raw data.
template <typename T>
static absl::Status narrow(const RepeatedField<T> &field,
                           const ElementType &type, unsigned width,
                           std::vector<char> &storage) {
  Range range = getEntryRange(type);
  storage.reserve(field.size() * width);
  for (T entry : field) {
    // A uint64_t above INT64_MAX becomes negative, which is out of range.
    int64_t value = static_cast<int64_t>(entry);
    if (value < range.least || value > range.greatest)
      return invalidArgument("has the number " + llvm::Twine(entry) + " in " +
                             getFieldName(type.field) +
                             ", which is out of range for type " + type.name);
    for (unsigned i = 0; i < width; ++i)
      storage.push_back(static_cast<char>(value >> (8 * i)));
  }
  return absl::OkStatus();
}

/// Packs 6-bit elements, given one per byte, without gaps.
static std::vector<char> packSixBits(const std::vector<char> &elements) {
  std::vector<char> packed(llvm::divideCeil(elements.size() * 6, 8));
  for (size_t i = 0; i < elements.size(); ++i) {
    unsigned bits = static_cast<unsigned char>(elements[i]) << (i * 6 % 8);
    packed[i * 6 / 8] |= static_cast<char>(bits);
    if (bits > 0xff)
      packed[i * 6 / 8 + 1] |= static_cast<char>(bits >> 8);
  }
  return packed;
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
    int64_t expected = getExpectedEntries(type, data->size());
    if (entries != expected)
      return invalidArgument("has " + llvm::Twine(entries) + " entries in " +
                             getFieldName(type.field) +
                             ", but its type and shape need " +
                             llvm::Twine(expected));
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
