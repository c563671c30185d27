// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/raw_data.h"

#include <cstdint>

#include "targets/onnx/packed_data.h"
#include "targets/onnx/tensor_type.h"
#include "targets/onnx/text/message_fields.h"
#include "targets/onnx/text/wire_writer.h"
#include "targets/onnx/typed_field.h"
#include "targets/onnx/wire_reader.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir {

/// Offset and size, 64 bits each. Since all raw_data of this size and above are
/// replaced, every raw_data of this size is a reference.
static constexpr size_t referenceSize = 16;

/// A reference to a packed field has a byte more.
static constexpr size_t packedReferenceSize = referenceSize + 1;

/// Smaller packed fields are not worth a second look at their tensor.
static constexpr size_t leastPacked = 1024;

/// Deeper messages are left to protobuf, which refuses them.
static constexpr unsigned maxDepth = 100;

namespace {

class Detacher {
public:
  explicit Detacher(llvm::StringRef bytes) : start(bytes.data()) {}

  /// Copies the fields of a message. Returns false if they are malformed.
  bool copyFields(const MessageFields &message, llvm::StringRef bytes,
                  unsigned depth);

  std::string take() { return writer.take(); }

private:
  void addReference(uint32_t field, llvm::StringRef contents, size_t size);

  const char *start;
  WireWriter writer;
};

} // namespace

/// Returns the packed field with the elements of a tensor, if it is large and
/// nothing else in the message says where elements are; or no bytes.
static llvm::StringRef findPackedElements(const MessageFields &message,
                                          llvm::StringRef bytes) {
  uint64_t dataType = 0;
  llvm::StringRef elements, name;
  unsigned numFields = 0;
  while (!bytes.empty()) {
    llvm::StringRef start = bytes;
    const std::optional<WireField> wire = takeFieldStart(bytes);
    if (!wire || wire->size > bytes.size() || wire->number > UINT32_MAX)
      return {};
    const Field *field = message.find(static_cast<uint32_t>(wire->number));
    if (field && field->name == "data_type" && !wire->isDelimited &&
        takeVarint(start))
      dataType = takeVarint(start).value_or(0);
    else if (field &&
             (field->name.ends_with("_data") ||
              field->name == "data_location" || field->name == "segment")) {
      ++numFields;
      elements =
          wire->isDelimited ? bytes.take_front(wire->size) : llvm::StringRef();
      name = field->name;
    }
    bytes = bytes.drop_front(wire->size);
  }
  const ElementType *type =
      dataType <= INT32_MAX ? findElementType(static_cast<int32_t>(dataType))
                            : nullptr;
  if (numFields != 1 || elements.size() < leastPacked || !type ||
      name != getFieldName(type->field) ||
      !countPackedNumbers(elements, type->field))
    return {};
  return elements;
}

void Detacher::addReference(uint32_t field, llvm::StringRef contents,
                            size_t size) {
  char reference[packedReferenceSize] = {};
  llvm::support::endian::write64le(reference, contents.data() - start);
  llvm::support::endian::write64le(reference + 8, contents.size());
  writer.addBytes(field, llvm::StringRef(reference, size));
}

bool Detacher::copyFields(const MessageFields &message, llvm::StringRef bytes,
                          unsigned depth) {
  if (depth > maxDepth)
    return false;
  const bool isTensor = message.name == "onnx.TensorProto";
  const llvm::StringRef packed = isTensor && bytes.size() >= leastPacked
                                     ? findPackedElements(message, bytes)
                                     : llvm::StringRef();
  while (!bytes.empty()) {
    const char *fieldStart = bytes.data();
    const std::optional<WireField> wire = takeFieldStart(bytes);
    if (!wire || wire->size > bytes.size())
      return false;
    const llvm::StringRef contents = bytes.take_front(wire->size);
    bytes = bytes.drop_front(wire->size);
    const Field *field = wire->isDelimited && wire->number <= UINT32_MAX
                             ? message.find(static_cast<uint32_t>(wire->number))
                             : nullptr;
    if (field && field->kind == FieldKind::Message) {
      const size_t nested = writer.beginMessage(field->number);
      if (!copyFields(getMessageFields(*field), contents, depth + 1))
        return false;
      writer.endMessage(nested);
    } else if (field && isTensor && field->name == "raw_data" &&
               contents.size() >= referenceSize) {
      addReference(field->number, contents, referenceSize);
    } else if (!packed.empty() && contents.data() == packed.data()) {
      addReference(message.find("raw_data")->number, contents,
                   packedReferenceSize);
    } else {
      writer.addFields(llvm::StringRef(fieldStart, bytes.data() - fieldStart));
    }
  }
  return true;
}

std::optional<std::string> detachRawData(llvm::StringRef bytes) {
  Detacher detacher(bytes);
  if (!detacher.copyFields(getModelFields(), bytes, 0))
    return std::nullopt;
  return detacher.take();
}

DetachedElements resolveRawData(llvm::StringRef rawData,
                                llvm::StringRef bytes) {
  if (rawData.size() != referenceSize && rawData.size() != packedReferenceSize)
    return {rawData};
  return {bytes.substr(llvm::support::endian::read64le(rawData.data()),
                       llvm::support::endian::read64le(rawData.data() + 8)),
          rawData.size() == packedReferenceSize};
}

} // namespace onnx_mlir
