// SPDX-License-Identifier: Apache-2.0
//
// Parses and verifies assembly formats of types and attributes.
#ifndef ODS_FORMAT_DEF_FORMAT_PARSER_H
#define ODS_FORMAT_DEF_FORMAT_PARSER_H

#include "ods/format/format_parser.h"
#include "ods/model/attr_or_type_def.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {
namespace ods {

class DefFormatParser : public FormatParser {
public:
  DefFormatParser(const AttrOrTypeDef &def, FormatDiagnostics &diagnostics)
      : FormatParser(diagnostics), def(def), seen(def.getNumParameters()) {}

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

  ElementResult parseParams(llvm::SMLoc loc, Context context);
  ElementResult parseStruct(llvm::SMLoc loc, Context context);
  llvm::LogicalResult parseFields(llvm::SMLoc loc, FormatElement &element);
  llvm::LogicalResult verifyField(llvm::SMLoc loc, const FormatElement &field);
  llvm::LogicalResult verifyOptionalElement(llvm::SMLoc loc,
                                            const FormatElement &element);
  llvm::LogicalResult verifyAnchor(llvm::SMLoc loc,
                                   const FormatElement &anchor);

  const AttrOrTypeDef &def;
  /// Parameters by index.
  llvm::BitVector seen;
};

/// Returns the parameter of an element of Params or Struct: the element itself,
/// or the argument of a custom directive.
inline const AttrOrTypeParameter &
getFieldParameter(const AttrOrTypeDef &def, const FormatElement &field) {
  const FormatElement &parameter = field.kind == FormatElement::Kind::Custom
                                       ? field.children.front()
                                       : field;
  return def.getParameters()[parameter.index];
}

/// Returns true if all contents of Params or Struct are optional.
bool hasOnlyOptionalFields(const AttrOrTypeDef &def,
                           const FormatElement &element);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_DEF_FORMAT_PARSER_H
