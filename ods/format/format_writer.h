// SPDX-License-Identifier: Apache-2.0
//
// Bytes of encoded assembly formats; see ods/encoding/assembly_format.h.
#ifndef ODS_FORMAT_FORMAT_WRITER_H
#define ODS_FORMAT_FORMAT_WRITER_H

#include <string>
#include <utility>

#include "ods/encoding/assembly_format.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"

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
  void writeByte(uint8_t byte) { bytes.push_back(static_cast<char>(byte)); }
  void writeNumber(uint64_t number) {
    llvm::raw_string_ostream os(bytes);
    llvm::encodeULEB128(number, os);
  }
  void writeString(llvm::StringRef string) {
    writeNumber(string.size());
    bytes += string;
  }
  /// A byte and a number for each.
  void writeAnchors(llvm::ArrayRef<std::pair<AnchorKind, unsigned>> anchors) {
    writeNumber(anchors.size());
    for (auto [kind, index] : anchors) {
      writeByte(static_cast<uint8_t>(kind));
      writeNumber(index);
    }
  }
  /// What another has written, as it is.
  void append(const FormatWriter &other) { bytes += other.bytes; }
  void writeSequence(const FormatWriter &sequence) {
    writeNumber(sequence.numElements);
    bytes += sequence.bytes;
  }

  unsigned getNumElements() const { return numElements; }
  /// The sequence.
  std::string take() && {
    FormatWriter whole;
    whole.writeSequence(*this);
    return std::move(whole.bytes);
  }

private:
  unsigned numElements = 0;
  std::string bytes;
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_WRITER_H
