// SPDX-License-Identifier: Apache-2.0
//
// The parser of operations by their format. Private to core/ir.
#ifndef CORE_IR_FORMAT_ASSEMBLY_FORMAT_PARSER_IMPL_H
#define CORE_IR_FORMAT_ASSEMBLY_FORMAT_PARSER_IMPL_H

#include "core/ir/format/assembly_format_impl.h"
#include "core/ir/structure/operation_state.h"

namespace mlir {
namespace detail {

/// Parses one operation.
class FormatParser {
public:
  FormatParser(OpAsmParser &parser, OperationState &result)
      : parser(parser), result(result),
        descriptor(*result.name.getDescriptor()), format(*descriptor.format),
        reader(format.program), state(descriptor, result) {}

  ParseResult parse() { return failure(parseSequence() || finish()); }

  // Parsing of the text, element by element.
  ParseResult parseSequence();
  ParseResult parseElement();
  /// Parses the element that decides about its group. Returns whether it is
  /// present.
  FailureOr<bool> parseDecision();

private:
  ParseResult parseClauses();
  void setUnit();

  ParseResult parseOperands(unsigned index);
  ParseResult parseOperandGroups(OpFormatState::OperandGroup &group);
  ParseResult parseAllOperands();

  ParseResult parseAttribute(uint8_t flags);
  OptionalParseResult parseOptionalAttribute(unsigned index,
                                             ods::AttributeForm form);
  ParseResult parseAttribute(unsigned index, ods::AttributeForm form,
                             uint8_t flags);
  OptionalParseResult parseEnumCase(unsigned index, bool isOptional);
  ParseResult parseProperty(unsigned index);
  ParseResult parseDictionary(bool withKeyword);
  ParseResult parsePropDict();

  ParseResult parseTypes(uint8_t flags);
  ParseResult parseTypes(const ValueDescriptor &value,
                         llvm::SmallVectorImpl<Type> &types,
                         llvm::SmallVectorImpl<int32_t> *groupSizes,
                         bool isQualified);
  ParseResult parseTypeGroups(llvm::SmallVectorImpl<Type> &types,
                              llvm::SmallVectorImpl<int32_t> *groupSizes);
  ParseResult parseFunctionalType();
  void assignTypes(ods::TypeSource source, unsigned index,
                   llvm::ArrayRef<Type> types);

  ParseResult parseRegions(unsigned index);
  ParseResult parseAllRegions();
  ParseResult
  parseRegionList(llvm::SmallVectorImpl<std::unique_ptr<Region>> &regions);
  ParseResult parseRegion(llvm::SmallVectorImpl<std::unique_ptr<Region>> &list);
  void finishRegion(Region &region);
  ParseResult parseSuccessors(unsigned index);
  ParseResult parseSuccessorList(llvm::SmallVectorImpl<Block *> &blocks);

  // Inference of the parts that the text does not contain.
  ParseResult finish();
  void addRegionsAndSuccessors();
  void setSegments();
  void setSegments(llvm::StringRef property, llvm::ArrayRef<size_t> sizes);
  void setInnerSegments();
  ParseResult verifySources();
  ParseResult verifySource(const TypeRule &rule);
  ParseResult addResultTypes();
  ParseResult resolveOperands();
  ParseResult resolveAllOperands();
  size_t getNumInGroup() const;
  ParseResult resolveByAllTypes();
  ParseResult resolveGroup(unsigned index);
  bool isOfGroup(const TypeRule &rule) const;
  bool getTypes(const TypeRule &rule, llvm::SmallVectorImpl<Type> &types);
  llvm::ArrayRef<Type> getTypesOf(const TypeRule &rule,
                                  llvm::SmallVectorImpl<Type> &scratch);
  ParseResult inferResultTypes();

  OpAsmParser &parser;
  OperationState &result;
  const OpDescriptor &descriptor;
  const AssemblyFormat &format;
  FormatReader reader;
  OpFormatState state;
  /// True if the text specifies all regions.
  bool hasAllRegions = false;
};

} // namespace detail
} // namespace mlir

#endif // CORE_IR_FORMAT_ASSEMBLY_FORMAT_PARSER_IMPL_H
