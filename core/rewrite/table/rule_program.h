// SPDX-License-Identifier: Apache-2.0
//
// The program of a rule as it is run: decoded from bytes
// (ods/encoding/rule_program.h), with names and constants looked up in one
// context.
#ifndef CORE_REWRITE_TABLE_RULE_PROGRAM_H
#define CORE_REWRITE_TABLE_RULE_PROGRAM_H

#include <string>
#include <vector>

#include "core/ir/field.h"
#include "core/ir/operation_name.h"
#include "ods/encoding/rule_program.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

struct RuleInstruction {
  ods::RuleOpcode opcode;
  // As in the bytes; see the opcode's parts.
  uint16_t destination = 0;
  uint16_t source = 0;
  uint16_t other = 0;
  uint32_t number = 0;
  llvm::StringRef text = "";
  /// Registers, or how many instructions each block has.
  llvm::SmallVector<uint16_t, 0> list = {};
  /// Of text that names an operation or attribute, or makes one or a type: its
  /// storage, or null.
  const void *constant = nullptr;
  /// Of attributes of operations that are known: the property, and its number
  /// among the descriptor's attributes; null: any.
  const FieldDescriptor *field = nullptr;
  /// All operands or results before the group are single.
  bool isPlain = false;

  /// Whether it does the same.
  bool isSame(const RuleInstruction &other) const;
};

struct RuleProgram {
  std::string name;
  /// Empty: any.
  std::string root;
  unsigned benefit = 0;
  std::vector<std::string> generatedOps;
  unsigned numRegisters = 0;
  std::vector<RuleInstruction> match;
  std::vector<RuleInstruction> rewrite;

  /// Decodes a program, of which texts are views. Expressions are not checked.
  /// Errors: false if the bytes are none, or call functions past
  /// `numFunctions`.
  bool decode(llvm::StringRef bytes, unsigned numFunctions,
              MLIRContext *context);
};

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_PROGRAM_H
