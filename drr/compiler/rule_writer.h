// SPDX-License-Identifier: Apache-2.0
//
// Assembles the program of a rule (ods/encoding/rule_program.h).
#ifndef DRR_COMPILER_RULE_WRITER_H
#define DRR_COMPILER_RULE_WRITER_H

#include <string>
#include <vector>

#include "ods/encoding/byte_writer.h"
#include "ods/encoding/rule_program.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {
namespace ods {

/// A sequence of instructions.
class RuleBlock {
public:
  /// Appends an instruction. The parts are in the order of the opcode;
  /// registers are numbers.
  template <typename... Parts> void emit(RuleOpcode opcode, Parts... parts) {
    begin(opcode);
    (writePart(parts), ...);
    assert(isComplete() && "parts are those of the opcode");
  }
  /// Appends a choice between blocks. `parts` precede the list of blocks.
  template <typename... Parts>
  void emitChoice(RuleOpcode opcode, llvm::ArrayRef<RuleBlock> blocks,
                  Parts... parts) {
    begin(opcode);
    (writePart(parts), ...);
    writeBlocks(blocks);
  }
  void append(const RuleBlock &other) {
    bytes.append(other.bytes.getBytes());
    count += other.count;
  }

  /// Returns the number of instructions, including those in nested blocks.
  unsigned getCount() const { return count; }
  const std::string &getBytes() const { return bytes.getBytes(); }

private:
  void begin(RuleOpcode opcode);
  void writePart(unsigned number);
  void writePart(llvm::StringRef string);
  void writePart(llvm::ArrayRef<unsigned> registers);
  void writeBlocks(llvm::ArrayRef<RuleBlock> blocks);
  bool isComplete() const { return *expected == '\0'; }

  ByteWriter bytes;
  unsigned count = 0;
  const char *expected = "";
};

/// The part of a program before its instructions.
struct RuleHeader {
  std::string name;
  std::string root;
  unsigned benefit = 0;
  std::vector<std::string> generatedOps;
  unsigned numRegisters = 0;
};

/// Returns the bytes of a rule.
std::string writeRule(const RuleHeader &header, const RuleBlock &match,
                      const RuleBlock &rewrite);

} // namespace ods
} // namespace mlir

#endif // DRR_COMPILER_RULE_WRITER_H
