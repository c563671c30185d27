// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_attr_type/parameter_text.h"

#include "ods/gen_interface/interface_text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Returns true if a class is an interface, whose objects hold a table in
/// addition to one word.
static bool isInterface(StringRef cppType, const llvm::RecordKeeper &records) {
  const StringRef name = cppType.contains("::")
                             ? cppType.rsplit("::").second.trim()
                             : cppType.trim();
  if (name == "ShapedType" || name == "FloatType" || name == "TypedAttr" ||
      name == "ElementsAttr" || name == "MemRefLayoutAttrInterface")
    return true;
  for (StringRef kind : {"TypeInterface", "AttrInterface"})
    for (const llvm::Record *def :
         records.getAllDerivedDefinitionsIfDefined(kind))
      if (def->getValueAsString("cppInterfaceName") == name)
        return true;
  return false;
}

/// Returns the text between the outermost angle brackets.
static StringRef getElementType(StringRef cppType) {
  return cppType.split('<').second.rsplit('>').first.trim();
}

static StringRef stripReference(StringRef cppType) {
  cppType = cppType.trim();
  cppType.consume_front("const ");
  return cppType.rtrim(" &");
}

ParameterText::ParameterText(const AttrOrTypeParameter &parameter,
                             const llvm::RecordKeeper &records)
    : parameter(parameter), kind(parameter.getFieldKind()) {
  const StringRef type = stripReference(parameter.getCppType());
  // An absent std::optional and one that holds null are different.
  if (!isArray() && kind.optional && type.contains("optional<"))
    kind = {};
  memberType = llvm::StringSwitch<StringRef>(kind.kind)
                   .Case("Type", "::mlir::Type")
                   .Case("Attribute", "::mlir::Attribute")
                   .Case("Integer", "::mlir::StoredInteger")
                   .Case("Pointer", "const void *")
                   .Case("String", "::llvm::StringRef")
                   .Default(type)
                   .str();
  if (!isArray())
    return;
  const StringRef element = getElementType(type);
  if (isInterface(element, records)) {
    kind = {};
    return;
  }
  memberType = kind.kind == "StringArray"
                   ? "::llvm::ArrayRef<::llvm::StringRef>"
                   : ("::llvm::ArrayRef<" + element + ">").str();
}

std::string ParameterText::toMember(StringRef variable) const {
  if (kind.kind == "Integer")
    return ("::mlir::StoredInteger(" + variable + ")").str();
  if (kind.isCustom())
    return ("::std::move(" + variable + ")").str();
  return variable.str();
}

std::string ParameterText::fromMember(StringRef member) const {
  const StringRef type = stripReference(parameter.getCppType());
  if (kind.kind == "Integer")
    return (member + ".get()").str();
  if (kind.kind == "String")
    return (type.ends_with("string") &&
                    !parameter.getCppAccessorType().contains("StringRef")
                ? member + ".str()"
                : member + "")
        .str();
  if (isArray())
    return (type.contains("ArrayRef")
                ? member + ""
                : type + "(" + member + ".begin(), " + member + ".end())")
        .str();
  const bool isWord = kind.kind == "Type" || kind.kind == "Attribute";
  StringRef plain = type;
  plain.consume_front("::");
  plain.consume_front("mlir::");
  if (!isWord || plain == kind.kind)
    return member.str();
  return (type + "(" + member + ".getImpl())").str();
}

std::string ParameterText::toArgument(StringRef member) const {
  return kind.kind == "String" &&
                 stripReference(parameter.getCppType()).ends_with("string")
             ? (member + ".str()").str()
             : fromMember(member);
}

DefText::DefText(const AttrOrTypeDef &def)
    : def(def), isAttribute(llvm::isa<AttrDef>(def)),
      handle(isAttribute ? "::mlir::Attribute" : "::mlir::Type"),
      word(isAttribute ? "Attribute" : "Type"),
      className(def.getCppClassName()), constantName(className) {
  for (const AttrOrTypeParameter &parameter : def.getParameters())
    parameters.emplace_back(parameter, def.getDef()->getRecords());
  constantName[0] = llvm::toLower(constantName[0]);
  structName =
      def.genStorageClass()
          ? ("detail::" + className + "Parameters").str()
          : (def.getStorageNamespace() + "::" + def.getStorageClassName())
                .str();
}

std::string DefText::getSignature(StringRef prefix) const {
  std::string result = prefix.str();
  for (const ParameterText &parameter : parameters)
    result += (result.empty() ? "" : ", ") +
              spaced(parameter.parameter.getCppType()) +
              parameter.getName().str();
  return result;
}
