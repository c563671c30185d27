// SPDX-License-Identifier: Apache-2.0
//
// Parses and verifies assembly formats of operations.
#ifndef ODS_FORMAT_OP_FORMAT_PARSER_H
#define ODS_FORMAT_OP_FORMAT_PARSER_H

#include "ods/format/format_model.h"
#include "ods/format/format_parser.h"
#include "ods/model/operator.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {
namespace ods {

/// The parts of an operation that its format contains.
struct OpFormatUse {
  explicit OpFormatUse(const Operator &op);

  // Operands, results, … by index; attributes are indexed as in
  // Operator::lookup.
  llvm::BitVector operands, operandTypes, resultTypes;
  llvm::BitVector attributes, properties, regions, successors;
  bool allOperands = false, allOperandTypes = false, allResultTypes = false;
  bool allRegions = false, allSuccessors = false;
  bool attrDict = false, propDict = false;
};

/// A parsed format and the information derived from it.
struct ParsedOpFormat {
  std::vector<FormatElement> elements;
  OpFormatUse use;
  std::vector<TypeRuleModel> operandTypes;
  std::vector<TypeRuleModel> resultTypes;
  bool infersResultTypes = false;
};

class OpFormatParser : public FormatParser {
public:
  OpFormatParser(const Operator &op, FormatDiagnostics &diagnostics)
      : FormatParser(diagnostics), op(op), use(op) {}

  /// Errors: reports an error and returns failure.
  llvm::FailureOr<ParsedOpFormat> parseFormat();

private:
  ElementResult parseVariable(llvm::SMLoc loc, llvm::StringRef name,
                              Context context) override;
  ElementResult parseDirective(llvm::SMLoc loc, FormatToken::Kind kind,
                               Context context) override;
  llvm::LogicalResult verify(llvm::SMLoc loc, Elements elements) override;
  llvm::LogicalResult verifyCustomArguments(llvm::SMLoc loc,
                                            Elements arguments) override;
  llvm::LogicalResult verifyOptionalGroup(llvm::SMLoc loc, Elements elements,
                                          const FormatElement *anchor) override;
  llvm::LogicalResult verifyQualified(llvm::SMLoc loc,
                                      const FormatElement &element) override;

  // Variables (op_format_parser.cpp).
  ElementResult bind(llvm::SMLoc loc, llvm::StringRef name, Context context,
                     Operator::Entity entity);
  ElementResult bindAttributeLike(llvm::SMLoc loc, llvm::StringRef name,
                                  Context context, Operator::Entity entity);
  ElementResult bindOperand(llvm::SMLoc loc, llvm::StringRef name,
                            Context context, unsigned index);
  ElementResult bindGroup(llvm::SMLoc loc, llvm::StringRef name,
                          Context context, Operator::Entity entity);

  // Directives (op_format_directives.cpp).
  ElementResult parseAttrDict(llvm::SMLoc loc, Context context,
                              FormatElement::Kind kind);
  ElementResult parsePropDict(llvm::SMLoc loc, Context context);
  ElementResult parseOperands(llvm::SMLoc loc, Context context);
  ElementResult parseResults(llvm::SMLoc loc, Context context);
  ElementResult parseRegions(llvm::SMLoc loc, Context context);
  ElementResult parseSuccessors(llvm::SMLoc loc, Context context);
  ElementResult parseType(llvm::SMLoc loc, Context context);
  ElementResult parseFunctionalType(llvm::SMLoc loc, Context context);
  ElementResult parseTypeOperand(llvm::SMLoc loc, bool isReference);
  llvm::LogicalResult bindType(llvm::SMLoc loc, const FormatElement &element,
                               bool isReference);
  llvm::LogicalResult bindTypeOf(llvm::SMLoc loc, llvm::StringRef name,
                                 bool isReference, bool hasAll,
                                 llvm::BitVector &seen, unsigned index);
  llvm::LogicalResult bindAllTypes(llvm::SMLoc loc, llvm::StringRef what,
                                   bool isReference, bool &hasAll,
                                   const llvm::BitVector &seen);
  ElementResult parseOIList(llvm::SMLoc loc, Context context);
  llvm::LogicalResult parseClause(llvm::SMLoc loc, Context context,
                                  FormatElement &clause);

  // Checks (op_format_verifier.cpp).
  llvm::LogicalResult verifyOptionalElement(llvm::SMLoc loc,
                                            const FormatElement &element,
                                            bool isAnchor);
  llvm::LogicalResult verifyAnchorArguments(llvm::SMLoc loc,
                                            const FormatElement &custom);
  llvm::LogicalResult verifyClauseElement(llvm::SMLoc loc,
                                          const FormatElement &element);
  llvm::LogicalResult verifyClauseVariable(llvm::SMLoc loc,
                                           const FormatElement &variable);
  llvm::LogicalResult verifyColons(llvm::SMLoc loc, Elements elements);
  llvm::LogicalResult verifyAttrDictRegions(llvm::SMLoc loc, Elements elements);
  llvm::LogicalResult verifyRegions(llvm::SMLoc loc);
  llvm::LogicalResult verifySuccessors(llvm::SMLoc loc);
  llvm::LogicalResult verifyOILists(llvm::SMLoc loc, Elements elements);
  llvm::LogicalResult reportMissing(llvm::SMLoc loc, llvm::StringRef kind,
                                    unsigned index, llvm::StringRef name);

  // Types (op_format_types.cpp).
  llvm::LogicalResult resolveTypes(llvm::SMLoc loc);
  llvm::LogicalResult reportUnknownType(llvm::SMLoc loc, llvm::StringRef kind,
                                        unsigned index, llvm::StringRef name);

  const Operator &op;
  OpFormatUse use;
  std::vector<TypeRuleModel> operandRules;
  std::vector<TypeRuleModel> resultRules;
  bool infersResultTypes = false;
};

/// Collects all variables nested in an element, except those in type(…) and
/// ref(…).
void collectVariables(const FormatElement &element,
                      llvm::SmallVectorImpl<const FormatElement *> &variables);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_OP_FORMAT_PARSER_H
