// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/properties.h"

#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/builders.h"
#include "core/support/llvm.h"

using namespace mlir;
using namespace test;

Attribute MyPropStruct::asAttribute(MLIRContext *context) const {
  return StringAttr::get(context, content);
}

LogicalResult
MyPropStruct::setFromAttr(MyPropStruct &prop, Attribute attribute,
                          function_ref<InFlightDiagnostic()> emitError) {
  auto string = dyn_cast<StringAttr>(attribute);
  if (!string) {
    if (emitError)
      emitError() << "Expect StringAttr but got " << attribute;
    return failure();
  }
  prop.content = string.getValue().str();
  return success();
}

/// Returns the entry `name` of a dictionary. Emits a diagnostic and returns
/// null if it is missing or has another class.
template <typename AttrT>
static AttrT getEntry(DictionaryAttr dictionary, StringRef name, StringRef kind,
                      function_ref<InFlightDiagnostic()> emitError) {
  auto entry = dictionary.getAs<AttrT>(name);
  if (!entry && emitError)
    emitError() << "expected " << kind << " for key `" << name << "`";
  return entry;
}

static DictionaryAttr
getDictionary(Attribute attribute,
              function_ref<InFlightDiagnostic()> emitError) {
  auto dictionary = dyn_cast<DictionaryAttr>(attribute);
  if (!dictionary && emitError)
    emitError() << "expected DictionaryAttr to set TestProperties";
  return dictionary;
}

static bool fits(IntegerAttr number) {
  return number.getValue().isSignedIntN(32);
}

// PropertiesWithCustomPrint

DictionaryAttr
test::getPropertiesAsAttribute(MLIRContext *context,
                               const PropertiesWithCustomPrint &prop) {
  Builder builder(context);
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("label", builder.getStringAttr(prop.getLabel())),
       builder.getNamedAttr("value", builder.getI32IntegerAttr(prop.value))});
}

LogicalResult
test::setPropertiesFromAttribute(PropertiesWithCustomPrint &prop,
                                 Attribute attribute,
                                 function_ref<InFlightDiagnostic()> emitError) {
  DictionaryAttr dictionary = getDictionary(attribute, emitError);
  if (!dictionary)
    return failure();
  auto label =
      getEntry<StringAttr>(dictionary, "label", "StringAttr", emitError);
  if (!label)
    return failure();
  auto value =
      getEntry<IntegerAttr>(dictionary, "value", "IntegerAttr", emitError);
  if (!value || !fits(value))
    return failure();
  prop.label = std::make_shared<const std::string>(label.getValue());
  prop.value = static_cast<int>(value.getValue().getSExtValue());
  return success();
}

llvm::hash_code test::computeHash(const PropertiesWithCustomPrint &prop) {
  return llvm::hash_combine(prop.value, prop.getLabel());
}

ParseResult test::parseNiceProperties(OpAsmParser &parser,
                                      PropertiesWithCustomPrint &prop) {
  std::string label;
  if (parser.parseKeywordOrString(&label) || parser.parseKeyword("is") ||
      parser.parseInteger(prop.value))
    return failure();
  prop.label = std::make_shared<const std::string>(std::move(label));
  return success();
}

void test::printNiceProperties(OpAsmPrinter &printer, Operation *,
                               const PropertiesWithCustomPrint &prop) {
  printer.printKeywordOrString(prop.getLabel());
  printer << " is " << prop.value;
}

// VersionedProperties

DictionaryAttr test::getPropertiesAsAttribute(MLIRContext *context,
                                              const VersionedProperties &prop) {
  Builder builder(context);
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("value1", builder.getI32IntegerAttr(prop.value1)),
       builder.getNamedAttr("value2", builder.getI32IntegerAttr(prop.value2))});
}

LogicalResult
test::setPropertiesFromAttribute(VersionedProperties &prop, Attribute attribute,
                                 function_ref<InFlightDiagnostic()> emitError) {
  DictionaryAttr dictionary = getDictionary(attribute, emitError);
  if (!dictionary)
    return failure();
  auto value1 =
      getEntry<IntegerAttr>(dictionary, "value1", "IntegerAttr", emitError);
  if (!value1 || !fits(value1))
    return failure();
  auto value2 =
      getEntry<IntegerAttr>(dictionary, "value2", "IntegerAttr", emitError);
  if (!value2 || !fits(value2))
    return failure();
  prop.value1 = static_cast<int>(value1.getValue().getSExtValue());
  prop.value2 = static_cast<int>(value2.getValue().getSExtValue());
  return success();
}

llvm::hash_code test::computeHash(const VersionedProperties &prop) {
  return llvm::hash_combine(prop.value1, prop.value2);
}

ParseResult test::parseVersionedProperties(OpAsmParser &parser,
                                           VersionedProperties &prop) {
  return failure(parser.parseInteger(prop.value1) ||
                 parser.parseVerticalBar() || parser.parseInteger(prop.value2));
}

void test::printVersionedProperties(OpAsmPrinter &printer, Operation *,
                                    const VersionedProperties &prop) {
  printer << prop.value1 << " | " << prop.value2;
}
