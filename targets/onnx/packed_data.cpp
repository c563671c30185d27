// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/packed_data.h"

#include <algorithm>
#include <cstddef>

#include "absl/status/status.h"
#include "targets/onnx/typed_field.h"
#include "targets/onnx/wire_reader.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir {

using ::onnx::TensorProto;

std::optional<int64_t> countPackedNumbers(llvm::StringRef contents,
                                          TypedField field) {
  if (field == TypedField::Float || field == TypedField::Double) {
    const size_t width = field == TypedField::Float ? 4 : 8;
    if (contents.size() % width != 0)
      return std::nullopt;
    return contents.size() / width;
  }
  if (field == TypedField::String)
    return std::nullopt;
  int64_t count = 0;
  unsigned numDigits = 0;
  for (char byte : contents) {
    constexpr unsigned maxDigits = 10;
    if (++numDigits > maxDigits)
      return std::nullopt;
    if ((byte & 0x80) != 0)
      continue;
    numDigits = 0;
    ++count;
  }
  if (numDigits != 0)
    return std::nullopt;
  return count;
}

/// Stores the numbers of a packed field in base 128, each as the bytes that its
/// element (or packed elements) occupies in raw data.
static absl::Status
decodePacked(llvm::StringRef contents, const ElementType &type,
             std::vector<char> &storage,
             llvm::function_ref<void(llvm::StringRef)> release) {
  constexpr size_t blockSize = size_t(1) << 20;
  const bool isInt32 = type.field == TypedField::Int32;
  const unsigned width = std::max(type.bitWidth, 8u) / 8;
  // All values of the field are elements of its own width.
  const bool isFull = width == (isInt32 ? 4 : 8);
  const EntryRange range =
      isFull ? EntryRange{INT64_MIN, INT64_MAX} : getEntryRange(type);
  llvm::StringRef done = contents;
  while (std::optional<uint64_t> number =
             contents.empty() ? std::nullopt : takeVarint(contents)) {
    absl::Status status = isInt32 ? addEntry(static_cast<int32_t>(*number),
                                             type, range, width, storage)
                          : isFull
                              ? addEntry(static_cast<int64_t>(*number), type,
                                         range, width, storage)
                              : addEntry(*number, type, range, width, storage);
    if (!status.ok())
      return status;
    if (done.size() - contents.size() >= blockSize) {
      release(done.drop_back(contents.size()));
      done = contents;
    }
  }
  release(done);
  if (type.bitWidth == 6)
    storage = packSixBits(storage);
  return absl::OkStatus();
}

absl::StatusOr<TensorData>
getPackedData(const TensorProto &tensor, llvm::StringRef contents,
              std::vector<char> &storage,
              llvm::function_ref<void(llvm::StringRef)> release) {
  absl::StatusOr<TensorData> data = getTensorShape(tensor);
  if (!data.ok())
    return data.status();
  const ElementType &type = *findElementType(data->type);
  const int64_t entries = countPackedNumbers(contents, type.field).value_or(0);
  if (absl::Status status = checkNumEntries(entries, type, data->size());
      !status.ok())
    return status;
  if (type.field == TypedField::Float || type.field == TypedField::Double) {
    data->bytes = llvm::ArrayRef<char>(contents.data(), contents.size());
    return data;
  }
  storage.reserve(entries * std::max(type.bitWidth, 8u) / 8);
  if (absl::Status status = decodePacked(contents, type, storage, release);
      !status.ok())
    return status;
  data->bytes = storage;
  if (absl::Status status = checkElements(*data); !status.ok())
    return status;
  return data;
}

} // namespace onnx_mlir
