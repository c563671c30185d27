// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/raw_data.h"

#include <cstdint>

#include "targets/onnx/text/message_fields.h"
#include "targets/onnx/text/wire_writer.h"
#include "targets/onnx/wire_reader.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir {

/// Offset and size, 64 bits each. Since all raw_data of this size and above are
/// replaced, every raw_data of this size is a reference.
static constexpr size_t referenceSize = 16;

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
  void addReference(uint32_t field, llvm::StringRef contents);

  const char *start;
  WireWriter writer;
};

} // namespace

void Detacher::addReference(uint32_t field, llvm::StringRef contents) {
  char reference[referenceSize];
  llvm::support::endian::write64le(reference, contents.data() - start);
  llvm::support::endian::write64le(reference + 8, contents.size());
  writer.addBytes(field, llvm::StringRef(reference, referenceSize));
}

bool Detacher::copyFields(const MessageFields &message, llvm::StringRef bytes,
                          unsigned depth) {
  if (depth > maxDepth)
    return false;
  const bool isTensor = message.name == "onnx.TensorProto";
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
      addReference(field->number, contents);
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

llvm::StringRef resolveRawData(llvm::StringRef rawData, llvm::StringRef bytes) {
  if (rawData.size() != referenceSize)
    return rawData;
  return bytes.substr(llvm::support::endian::read64le(rawData.data()),
                      llvm::support::endian::read64le(rawData.data() + 8));
}

} // namespace onnx_mlir
