// SPDX-License-Identifier: Apache-2.0
//
// Declarative assembly formats of operations: the custom form as data, and what
// parses and prints by it.
#ifndef CORE_IR_ASSEMBLY_FORMAT_H
#define CORE_IR_ASSEMBLY_FORMAT_H

#include "core/ir/asm_parser.h"
#include "core/ir/op_descriptor.h"

namespace mlir {

class OpAsmPrinter;

/// What has been parsed of an operation by its format: a list for each group of
/// operands, results, regions and successors of its descriptor. Attributes and
/// properties go to `result` at once.
class OpFormatState {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

  OpFormatState(const OpDescriptor &descriptor, OperationState &result);
  ~OpFormatState();

  struct OperandGroup {
    llvm::SmallVector<UnresolvedOperand, 1> operands;
    llvm::SMLoc location;
    llvm::SmallVector<Type, 1> types;
    /// Of variadics of variadics.
    llvm::SmallVector<int32_t, 0> groupSizes;
    /// Whether the format has given its types.
    bool hasTypes = false;
  };

  const OpDescriptor &descriptor;
  OperationState &result;
  llvm::SmallVector<OperandGroup, 4> operands;
  llvm::SmallVector<llvm::SmallVector<Type, 1>, 2> resultTypes;
  llvm::SmallVector<llvm::SmallVector<std::unique_ptr<Region>, 1>, 0> regions;
  llvm::SmallVector<llvm::SmallVector<Block *, 1>, 0> successors;
  /// What `operands` parsed.
  OperandGroup allOperands;
  llvm::SmallVector<Type, 0> allResultTypes;
  llvm::SmallVector<std::unique_ptr<Region>, 0> allRegions;
  llvm::SmallVector<Block *, 0> allSuccessors;

  /// Inherent attributes by their number in the descriptor.
  Attribute getAttribute(unsigned index) const;
  void setAttribute(unsigned index, Attribute attribute);
  /// The memory of a property by its number among otherProperties.
  void *getProperty(unsigned index);
};

/// custom<Name>(…): functions in C++, given what the directive's arguments
/// name.
struct CustomDirective {
  llvm::StringRef name;
  OptionalParseResult (*parse)(OpAsmParser &parser, OpFormatState &state);
  void (*print)(OpAsmPrinter &printer, Operation *op);
};

/// The custom form of an operation.
struct AssemblyFormat {
  /// Encoded; see ods/encoding/assembly_format.h.
  llvm::StringRef program;
  /// From what the types follow that do not stand in the text; one per group,
  /// or none at all where the format has all of them in one directive.
  llvm::ArrayRef<TypeRule> operandTypes = {};
  llvm::ArrayRef<TypeRule> resultTypes = {};
  /// The results' types are inferred when all else is known.
  bool infersResultTypes = false;
  llvm::ArrayRef<CustomDirective> directives = {};
};

/// Parses what follows the name of an operation whose descriptor has a format.
/// Errors: a diagnostic at the place in the text; `result` is then of no use.
ParseResult parseByFormat(OpAsmParser &parser, OperationState &result);

/// Prints what follows the name.
void printByFormat(Operation *op, OpAsmPrinter &printer);

} // namespace mlir

#endif // CORE_IR_ASSEMBLY_FORMAT_H
