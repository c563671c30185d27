// SPDX-License-Identifier: Apache-2.0
//
// Declarative assembly formats of operations: the custom form as data, and the
// functions that parse and print it.
#ifndef CORE_IR_FORMAT_ASSEMBLY_FORMAT_H
#define CORE_IR_FORMAT_ASSEMBLY_FORMAT_H

#include "core/ir/descriptor/op_descriptor.h"

namespace mlir {

class OpAsmParser;
class OpAsmPrinter;
class OpFormatState;
class OptionalParseResult;
class ParseResult;
struct OperationState;

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
