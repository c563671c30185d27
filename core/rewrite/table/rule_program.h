// SPDX-License-Identifier: Apache-2.0
//
// The decoded program of a rule (see ods/encoding/rule_program.h), with names
// and constants resolved in one context.
#ifndef CORE_REWRITE_TABLE_RULE_PROGRAM_H
#define CORE_REWRITE_TABLE_RULE_PROGRAM_H

#include <string>
#include <vector>

#include "core/ir/descriptor/field.h"
#include "core/ir/structure/operation_name.h"
#include "ods/encoding/rule_program.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// A decoded instruction.
struct RuleInstruction {
  ods::RuleOpcode opcode;
  // As encoded; the opcode determines their meaning.
  uint16_t destination = 0;
  uint16_t source = 0;
  uint16_t other = 0;
  uint32_t number = 0;
  llvm::StringRef text = "";
  /// Registers, or the number of instructions of each block.
  llvm::SmallVector<uint16_t, 0> list = {};
  /// The storage of the operation name, attribute or type that `text` denotes,
  /// or null.
  const void *constant = nullptr;
  /// For attributes of registered operations: the property, and its index among
  /// the attributes of the descriptor. Null for other attributes.
  const FieldDescriptor *field = nullptr;
  /// True if each operand or result group before this one has exactly one
  /// value.
  bool isPlain = false;

  /// Returns true if the other instruction does the same.
  bool isSame(const RuleInstruction &other) const;
};

/// A decoded rule.
struct RuleProgram {
  std::string name;
  /// Empty if any root matches.
  std::string root;
  unsigned benefit = 0;
  std::vector<std::string> generatedOps;
  unsigned numRegisters = 0;
  std::vector<RuleInstruction> match;
  std::vector<RuleInstruction> rewrite;

  /// Decodes what precedes the instructions.
  /// Errors: returns false if the bytes are not valid up to there.
  bool decodeHeader(llvm::StringRef bytes);
  /// Decodes a program. The texts are views into `bytes`. Expressions are not
  /// checked.
  /// Errors: returns false if the bytes are not a valid program or call
  /// functions at or past `numFunctions`.
  bool decode(llvm::StringRef bytes, unsigned numFunctions,
              MLIRContext *context);
};

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_PROGRAM_H
