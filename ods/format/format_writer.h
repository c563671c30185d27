// SPDX-License-Identifier: Apache-2.0
//
// Writes encoded assembly formats; see ods/encoding/assembly_format.h.
#ifndef ODS_FORMAT_FORMAT_WRITER_H
#define ODS_FORMAT_FORMAT_WRITER_H

#include <string>
#include <utility>

#include "ods/encoding/assembly_format.h"
#include "ods/encoding/byte_writer.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {
namespace ods {

/// Writes a sequence of elements.
class FormatWriter {
public:
  /// Begins an element.
  void begin(FormatOpcode opcode, unsigned flags = 0) {
    ++numElements;
    writeByte(static_cast<uint8_t>(opcode));
    writeByte(flags);
  }

  // Write the parts of the element.
  void writeByte(uint8_t byte) { bytes.writeByte(byte); }
  void writeNumber(uint64_t number) { bytes.writeUnsigned(number); }
  void writeString(llvm::StringRef string) { bytes.writeString(string); }
  /// Writes a byte and a number for each anchor.
  void writeAnchors(llvm::ArrayRef<std::pair<AnchorKind, unsigned>> anchors) {
    writeNumber(anchors.size());
    for (auto [kind, index] : anchors) {
      writeByte(static_cast<uint8_t>(kind));
      writeNumber(index);
    }
  }
  /// Appends the elements of another writer.
  void append(const FormatWriter &other) {
    bytes.append(other.bytes.getBytes());
  }
  void writeSequence(const FormatWriter &sequence) {
    writeNumber(sequence.numElements);
    append(sequence);
  }

  unsigned getNumElements() const { return numElements; }
  /// Returns the encoded sequence.
  std::string take() && {
    FormatWriter whole;
    whole.writeSequence(*this);
    return std::move(whole.bytes).take();
  }

private:
  unsigned numElements = 0;
  ByteWriter bytes;
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_WRITER_H
