// SPDX-License-Identifier: Apache-2.0
#include "drr/compiler/rule_writer.h"

using namespace mlir::ods;
using llvm::StringRef;

void RuleBlock::begin(RuleOpcode opcode) {
  ++count;
  bytes.writeByte(static_cast<uint8_t>(opcode));
  expected = getParts(opcode);
}

void RuleBlock::writePart(unsigned number) {
  assert(StringRef("drqn").contains(*expected) && "no number is expected");
  ++expected;
  bytes.writeUnsigned(number);
}

void RuleBlock::writePart(StringRef string) {
  assert(*expected == 's' && "no string is expected");
  ++expected;
  bytes.writeString(string);
}

void RuleBlock::writePart(llvm::ArrayRef<unsigned> registers) {
  assert(*expected == 'l' && "no list is expected");
  ++expected;
  bytes.writeUnsigned(registers.size());
  for (unsigned number : registers)
    bytes.writeUnsigned(number);
}

void RuleBlock::writeBlocks(llvm::ArrayRef<RuleBlock> blocks) {
  assert(*expected == 'b' && "no blocks are expected");
  ++expected;
  bytes.writeUnsigned(blocks.size());
  for (const RuleBlock &block : blocks)
    bytes.writeUnsigned(block.count);
  for (const RuleBlock &block : blocks)
    append(block);
}

std::string mlir::ods::writeRule(const RuleHeader &header,
                                 const RuleBlock &match,
                                 const RuleBlock &rewrite) {
  ByteWriter writer;
  writer.writeString(header.name);
  writer.writeString(header.root);
  writer.writeUnsigned(header.benefit);
  writer.writeUnsigned(header.generatedOps.size());
  for (const std::string &name : header.generatedOps)
    writer.writeString(name);
  writer.writeUnsigned(header.numRegisters);
  for (const RuleBlock *block : {&match, &rewrite}) {
    writer.writeUnsigned(block->getCount());
    writer.append(block->getBytes());
  }
  return std::move(writer).take();
}
