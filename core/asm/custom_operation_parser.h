// SPDX-License-Identifier: Apache-2.0
//
// The parser that is passed to the parse hooks of operations.
#ifndef CORE_ASM_CUSTOM_OPERATION_PARSER_H
#define CORE_ASM_CUSTOM_OPERATION_PARSER_H

#include "core/asm/asm_parser_impl.h"
#include "core/asm/operation_parser.h"

namespace mlir {
namespace detail {

/// Parses one operation.
class CustomOperationParser final : public AsmParserImpl<OpAsmParser> {
public:
  /// The names of the results start at index `firstResultNames`. `name` is the
  /// operation name for diagnostics.
  CustomOperationParser(llvm::SMLoc nameLoc, OperationParser &parser,
                        llvm::StringRef name, size_t firstResultNames)
      : AsmParserImpl(nameLoc, parser), operations(parser), name(name),
        firstResultNames(firstResultNames) {}

  InFlightDiagnostic emitError(llvm::SMLoc loc,
                               const llvm::Twine &message = {}) override;

  std::pair<llvm::StringRef, unsigned>
  getResultName(unsigned resultNo) const override;
  size_t getNumResults() const override;
  ParseResult
  parseOptionalLocationSpecifier(std::optional<Location> &result) override;
  ParseResult parseGenericOperationAfterOpName(
      OperationState &result,
      std::optional<llvm::ArrayRef<UnresolvedOperand>> operands,
      std::optional<llvm::ArrayRef<Block *>> successors,
      std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> regions,
      std::optional<llvm::ArrayRef<NamedAttribute>> attributes,
      std::optional<Attribute> properties,
      std::optional<FunctionType> functionType) override;
  Operation *parseGenericOperation(Block *insertBlock,
                                   Block::iterator insertPoint) override;
  FailureOr<OperationName> parseCustomOperationName() override;

  ParseResult parseOperand(UnresolvedOperand &result,
                           bool allowResultNumber = true) override;
  OptionalParseResult
  parseOptionalOperand(UnresolvedOperand &result,
                       bool allowResultNumber = true) override;
  using OpAsmParser::parseOperandList;
  ParseResult parseOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result,
                               Delimiter delimiter = Delimiter::None,
                               bool allowResultNumber = true,
                               int requiredCount = -1) override;
  ParseResult resolveOperand(const UnresolvedOperand &operand, Type type,
                             llvm::SmallVectorImpl<Value> &result) override;
  ParseResult
  parseAffineMapOfSSAIds(llvm::SmallVectorImpl<UnresolvedOperand> &operands,
                         Attribute &map, llvm::StringRef attrName,
                         NamedAttrList &attributes,
                         Delimiter delimiter = Delimiter::Square) override;
  ParseResult parseAffineExprOfSSAIds(
      llvm::SmallVectorImpl<UnresolvedOperand> &dimOperands,
      llvm::SmallVectorImpl<UnresolvedOperand> &symbolOperands,
      AffineExpr &expr) override;

  ParseResult parseArgument(Argument &result, bool allowType = false,
                            bool allowAttrs = false) override;
  OptionalParseResult parseOptionalArgument(Argument &result,
                                            bool allowType = false,
                                            bool allowAttrs = false) override;
  ParseResult parseArgumentList(llvm::SmallVectorImpl<Argument> &result,
                                Delimiter delimiter = Delimiter::None,
                                bool allowType = false,
                                bool allowAttrs = false) override;
  OptionalParseResult parseOptionalAssignmentList(
      llvm::SmallVectorImpl<Argument> &lhs,
      llvm::SmallVectorImpl<UnresolvedOperand> &rhs) override;

  ParseResult parseRegion(Region &region,
                          llvm::ArrayRef<Argument> arguments = {},
                          bool enableNameShadowing = false) override;
  OptionalParseResult
  parseOptionalRegion(Region &region, llvm::ArrayRef<Argument> arguments = {},
                      bool enableNameShadowing = false) override;
  OptionalParseResult
  parseOptionalRegion(std::unique_ptr<Region> &region,
                      llvm::ArrayRef<Argument> arguments = {},
                      bool enableNameShadowing = false) override;
  ParseResult parseSuccessor(Block *&destination) override;
  OptionalParseResult parseOptionalSuccessor(Block *&destination) override;
  ParseResult
  parseSuccessorAndUseList(Block *&destination,
                           llvm::SmallVectorImpl<Value> &operands) override;

private:
  ParseResult parseUseAndTypeList(llvm::SmallVectorImpl<Value> &operands);

  OperationParser &operations;
  llvm::StringRef name;
  size_t firstResultNames;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_CUSTOM_OPERATION_PARSER_H
