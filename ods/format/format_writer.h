// SPDX-License-Identifier: Apache-2.0
//
// Bytes of encoded assembly formats; see ods/encoding/assembly_format.h.
#ifndef ODS_FORMAT_FORMAT_WRITER_H
#define ODS_FORMAT_FORMAT_WRITER_H

#include <string>
#include <utility>

#include "ods/encoding/assembly_format.h"
#include "ods/encoding/byte_writer.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {
namespace ods {

/// A sequence of elements while it is written.
class FormatWriter {
public:
  /// Begins an element.
  void begin(FormatOpcode opcode, unsigned flags = 0) {
    ++numElements;
    writeByte(static_cast<uint8_t>(opcode));
    writeByte(flags);
  }

  // What follows in it.
  void writeByte(uint8_t byte) { bytes.writeByte(byte); }
  void writeNumber(uint64_t number) { bytes.writeUnsigned(number); }
  void writeString(llvm::StringRef string) { bytes.writeString(string); }
  /// A byte and a number for each.
  void writeAnchors(llvm::ArrayRef<std::pair<AnchorKind, unsigned>> anchors) {
    writeNumber(anchors.size());
    for (auto [kind, index] : anchors) {
      writeByte(static_cast<uint8_t>(kind));
      writeNumber(index);
    }
  }
  /// What another has written, as it is.
  void append(const FormatWriter &other) {
    bytes.append(other.bytes.getBytes());
  }
  void writeSequence(const FormatWriter &sequence) {
    writeNumber(sequence.numElements);
    append(sequence);
  }

  unsigned getNumElements() const { return numElements; }
  /// The sequence.
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
