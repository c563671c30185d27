// SPDX-License-Identifier: Apache-2.0
//
// Parsers and printers of the `custom<…>` directives of operations. The names
// match those in the assembly formats.
#ifndef DIALECTS_TEST_DIRECTIVES_H
#define DIALECTS_TEST_DIRECTIVES_H

#include "core/ir/format/asm_parser.h"
#include "dialects/test/test.h"

namespace test {

using OperandList = llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand>;
using OptionalOperand = std::optional<mlir::OpAsmParser::UnresolvedOperand>;
using RegionList = llvm::SmallVectorImpl<std::unique_ptr<mlir::Region>>;

// `(%operand) `, or nothing.
mlir::ParseResult parseCustomOptionalOperand(mlir::OpAsmParser &parser,
                                             OptionalOperand &operand);
void printCustomOptionalOperand(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                mlir::Value operand);

// `%one, %optional -> (%others)`.
mlir::ParseResult parseCustomDirectiveOperands(
    mlir::OpAsmParser &parser, mlir::OpAsmParser::UnresolvedOperand &operand,
    OptionalOperand &optOperand, OperandList &varOperands);
void printCustomDirectiveOperands(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *, mlir::Value operand,
                                  mlir::Value optOperand,
                                  mlir::OperandRange varOperands);

// `: type, optional -> (others)`.
mlir::ParseResult
parseCustomDirectiveResults(mlir::OpAsmParser &parser, mlir::Type &type,
                            mlir::Type &optType,
                            llvm::SmallVectorImpl<mlir::Type> &varTypes);
void printCustomDirectiveResults(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                 mlir::Type type, mlir::Type optType,
                                 mlir::TypeRange varTypes);

// The same after `type_refs_capture`. The types must equal the parsed ones.
mlir::ParseResult parseCustomDirectiveWithTypeRefs(
    mlir::OpAsmParser &parser, mlir::Type type, mlir::Type optType,
    const llvm::SmallVectorImpl<mlir::Type> &varTypes);
void printCustomDirectiveWithTypeRefs(mlir::OpAsmPrinter &printer,
                                      mlir::Operation *op, mlir::Type type,
                                      mlir::Type optType,
                                      mlir::TypeRange varTypes);

// Operands, then types.
mlir::ParseResult parseCustomDirectiveOperandsAndTypes(
    mlir::OpAsmParser &parser, mlir::OpAsmParser::UnresolvedOperand &operand,
    OptionalOperand &optOperand, OperandList &varOperands, mlir::Type &type,
    mlir::Type &optType, llvm::SmallVectorImpl<mlir::Type> &varTypes);
void printCustomDirectiveOperandsAndTypes(
    mlir::OpAsmPrinter &printer, mlir::Operation *op, mlir::Value operand,
    mlir::Value optOperand, mlir::OperandRange varOperands, mlir::Type type,
    mlir::Type optType, mlir::TypeRange varTypes);

// `{…}`, or `{…}, {…}`.
mlir::ParseResult parseCustomDirectiveRegions(mlir::OpAsmParser &parser,
                                              mlir::Region &region,
                                              RegionList &others);
void printCustomDirectiveRegions(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                 mlir::Region &region,
                                 llvm::MutableArrayRef<mlir::Region> others);

// `^one`, or `^one, ^other`, where `^other` is a successor twice.
mlir::ParseResult
parseCustomDirectiveSuccessors(mlir::OpAsmParser &parser,
                               mlir::Block *&successor,
                               llvm::SmallVectorImpl<mlir::Block *> &others);
void printCustomDirectiveSuccessors(mlir::OpAsmPrinter &printer,
                                    mlir::Operation *, mlir::Block *successor,
                                    mlir::SuccessorRange others);

// `1`, or `1, 2`.
mlir::ParseResult parseCustomDirectiveAttributes(mlir::OpAsmParser &parser,
                                                 mlir::IntegerAttr &attr,
                                                 mlir::IntegerAttr &optAttr);
void printCustomDirectiveAttributes(mlir::OpAsmPrinter &printer,
                                    mlir::Operation *, mlir::Attribute attr,
                                    mlir::Attribute optAttr);

// An attribute. The format adds whitespace between two.
mlir::ParseResult parseCustomDirectiveSpacing(mlir::OpAsmParser &parser,
                                              mlir::StringAttr &attr);
void printCustomDirectiveSpacing(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                 mlir::Attribute attr);

// All attributes as a dictionary.
mlir::ParseResult parseCustomDirectiveAttrDict(mlir::OpAsmParser &parser,
                                               mlir::NamedAttrList &attrs);
void printCustomDirectiveAttrDict(mlir::OpAsmPrinter &printer,
                                  mlir::Operation *,
                                  mlir::DictionaryAttr attrs);

// `1` if the operand was parsed, `0` if not.
mlir::ParseResult
parseCustomDirectiveOptionalOperandRef(mlir::OpAsmParser &parser,
                                       const OptionalOperand &operand);
void printCustomDirectiveOptionalOperandRef(mlir::OpAsmPrinter &printer,
                                            mlir::Operation *,
                                            mlir::Value operand);

// `loc(…)`. The default is the location of the parser.
mlir::ParseResult parseOptionalLoc(mlir::OpAsmParser &parser,
                                   mlir::Attribute &location);
void printOptionalLoc(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      mlir::Attribute location);

// The name of an operation.
mlir::ParseResult parseCustomOperationNameEntry(mlir::OpAsmParser &parser,
                                                mlir::StringAttr &name);
void printCustomOperationNameEntry(mlir::OpAsmPrinter &printer,
                                   mlir::Operation *, mlir::StringAttr name);

// `foo 1`, or nothing.
mlir::OptionalParseResult parseOptionalCustomParser(mlir::AsmParser &parser,
                                                    mlir::IntegerAttr &attr);
void printOptionalCustomParser(mlir::AsmPrinter &printer, mlir::Operation *,
                               mlir::IntegerAttr attr);

// An attribute whose type was parsed before.
mlir::ParseResult parseAttrElideType(mlir::AsmParser &parser,
                                     mlir::TypeAttr type,
                                     mlir::Attribute &attr);
void printAttrElideType(mlir::AsmPrinter &printer, mlir::Operation *,
                        mlir::TypeAttr type, mlir::Attribute attr);

// `2x3` for the list `[2, 3]`.
mlir::ParseResult parseDimensionList(mlir::OpAsmParser &parser,
                                     mlir::DenseI64ArrayAttr &dimensions);
void printDimensionList(mlir::OpAsmPrinter &printer, mlir::Operation *,
                        mlir::DenseI64ArrayAttr dimensions);

// Any number of `case 1 {…}`.
mlir::ParseResult parseSwitchCases(mlir::OpAsmParser &parser,
                                   mlir::DenseI64ArrayAttr &cases,
                                   RegionList &regions);
void printSwitchCases(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      mlir::DenseI64ArrayAttr cases,
                      llvm::MutableArrayRef<mlir::Region> regions);

// No text. Takes a region and a block.
mlir::ParseResult parseDummyRegionRef(mlir::OpAsmParser &parser,
                                      mlir::Region &region);
void printDummyRegionRef(mlir::OpAsmPrinter &printer, mlir::Operation *,
                         mlir::Region &region);
mlir::ParseResult parseDummySuccessorRef(mlir::OpAsmParser &parser,
                                         mlir::Block *successor);
void printDummySuccessorRef(mlir::OpAsmPrinter &printer, mlir::Operation *,
                            mlir::Block *successor);

// Properties: `[1, 2]`; `1`; `2 = 3`, where the second integer is the sum with
// the first property.
mlir::ParseResult
parseUsingPropertyInCustom(mlir::OpAsmParser &parser,
                           llvm::SmallVector<int64_t> &values);
void printUsingPropertyInCustom(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                llvm::ArrayRef<int64_t> values);
mlir::ParseResult parseIntProperty(mlir::OpAsmParser &parser, int64_t &value);
void printIntProperty(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      int64_t value);
mlir::ParseResult parseSumProperty(mlir::OpAsmParser &parser, int64_t &second,
                                   int64_t first);
void printSumProperty(mlir::OpAsmPrinter &printer, mlir::Operation *,
                      int64_t second, int64_t first);

} // namespace test

#endif // DIALECTS_TEST_DIRECTIVES_H
