// SPDX-License-Identifier: Apache-2.0
//
// The state of a parse by an assembly format, for C++ functions that implement
// custom directives.
#ifndef CORE_IR_FORMAT_OP_FORMAT_STATE_H
#define CORE_IR_FORMAT_OP_FORMAT_STATE_H

#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/format/asm_parser.h"

namespace mlir {

/// The parts of an operation that have been parsed by its format: one list per
/// group of operands, results, regions and successors of its descriptor.
/// Attributes and properties are written to `result` directly.
class OpFormatState {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

  OpFormatState(const OpDescriptor &descriptor, OperationState &result);
  ~OpFormatState();

  struct OperandGroup {
    llvm::SmallVector<UnresolvedOperand, 1> operands;
    llvm::SMLoc location;
    llvm::SmallVector<Type, 1> types;
    /// Group sizes of a VariadicOfVariadic.
    llvm::SmallVector<int32_t, 0> groupSizes;
    /// True if the format has specified the types.
    bool hasTypes = false;
  };

  const OpDescriptor &descriptor;
  OperationState &result;
  llvm::SmallVector<OperandGroup, 4> operands;
  llvm::SmallVector<llvm::SmallVector<Type, 1>, 2> resultTypes;
  llvm::SmallVector<llvm::SmallVector<std::unique_ptr<Region>, 1>, 0> regions;
  llvm::SmallVector<llvm::SmallVector<Block *, 1>, 0> successors;
  /// The operands parsed by the directive `operands`.
  OperandGroup allOperands;
  llvm::SmallVector<Type, 0> allResultTypes;
  llvm::SmallVector<std::unique_ptr<Region>, 0> allRegions;
  llvm::SmallVector<Block *, 0> allSuccessors;

  /// Accesses an inherent attribute by its index in the descriptor.
  Attribute getAttribute(unsigned index) const;
  void setAttribute(unsigned index, Attribute attribute);
  /// Returns the memory of a property by its index in otherProperties.
  void *getProperty(unsigned index);
};

/// Stores the operands that custom<…> parsed for a VariadicOfVariadic group.
void setOperandGroups(
    OpFormatState::OperandGroup &group,
    llvm::ArrayRef<llvm::SmallVector<OpAsmParser::UnresolvedOperand>> groups);

} // namespace mlir

#endif // CORE_IR_FORMAT_OP_FORMAT_STATE_H
