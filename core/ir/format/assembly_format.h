// SPDX-License-Identifier: Apache-2.0
//
// Declarative assembly formats of operations: the custom form as data, and the
// functions that parse and print it.
#ifndef CORE_IR_FORMAT_ASSEMBLY_FORMAT_H
#define CORE_IR_FORMAT_ASSEMBLY_FORMAT_H

#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/format/asm_parser.h"

namespace mlir {

class OpAsmPrinter;

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

/// A directive custom<Name>(…): C++ functions that are given the parts named by
/// the directive's arguments.
struct CustomDirective {
  llvm::StringRef name;
  OptionalParseResult (*parse)(OpAsmParser &parser, OpFormatState &state);
  void (*print)(OpAsmPrinter &printer, Operation *op);
};

/// The custom form of an operation.
struct AssemblyFormat {
  /// Encoded; see ods/encoding/assembly_format.h.
  llvm::StringRef program;
  /// Rules that infer the types which the text does not contain. There is one
  /// rule per group, or none if one directive of the format specifies all
  /// types.
  llvm::ArrayRef<TypeRule> operandTypes = {};
  llvm::ArrayRef<TypeRule> resultTypes = {};
  /// True if the result types are inferred after all other parts are known.
  bool infersResultTypes = false;
  llvm::ArrayRef<CustomDirective> directives = {};
};

/// Parses the text after the name of an operation whose descriptor has a
/// format. Errors: a diagnostic at the location in the text; `result` is then
/// unspecified.
ParseResult parseByFormat(OpAsmParser &parser, OperationState &result);

/// Prints the text after the name.
void printByFormat(Operation *op, OpAsmPrinter &printer);

} // namespace mlir

#endif // CORE_IR_FORMAT_ASSEMBLY_FORMAT_H
