// SPDX-License-Identifier: Apache-2.0
#include "ods/model/field_kind.h"

#include "ods/model/enum_info.h"
#include "ods/model/record.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::RecordKeeper;
using llvm::StringRef;

/// Removes leading colons and well-known namespaces from a name.
static StringRef stripNamespaces(StringRef name) {
  name = name.trim();
  name.consume_front("::");
  for (StringRef known : {"mlir::", "llvm::", "std::"})
    if (name.consume_front(known))
      break;
  return name;
}

/// Returns the kind of a C++ type that is neither a template nor defined by a
/// dialect.
static StringRef getScalarKind(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("bool", "Bool")
      .Cases("int", "int32_t", "Int32")
      .Cases("unsigned", "unsigned int", "uint32_t", "UInt32")
      .Case("int64_t", "Int64")
      .Cases("uint64_t", "size_t", "UInt64")
      .Case("APInt", "Integer")
      .Cases("StringRef", "string", "String")
      .Cases("AffineExpr", "AffineMap", "IntegerSet", name)
      .Case("NamedAttribute", "NamedAttribute")
      .Case("Attribute", "Attribute")
      .Cases("Type", "BaseMemRefType", "BFloat16Type", "ComplexType",
             "FloatType", "FunctionType", "Type")
      .Cases("GraphType", "IndexType", "IntegerType", "MemRefType", "NoneType",
             "OpaqueType", "Type")
      .Cases("RankedTensorType", "ShapedType", "TensorType", "TupleType",
             "Type")
      .Cases("UnrankedMemRefType", "UnrankedTensorType", "VectorType",
             "Float16Type", "Float32Type", "Float64Type", "Type")
      .Default("");
}

/// Returns the kind of arrays with elements of a kind.
static StringRef getArrayKind(StringRef element) {
  return llvm::StringSwitch<StringRef>(element)
      .Case("Bool", "BoolArray")
      .Case("Int32", "Int32Array")
      .Case("Int64", "Int64Array")
      .Case("String", "StringArray")
      .Case("Type", "TypeArray")
      .Case("Attribute", "AttributeArray")
      .Case("NamedAttribute", "NamedAttributeArray")
      .Default("Custom");
}

static FieldKindInfo getArrayOf(const FieldKindInfo &element) {
  if (element.optional)
    return {};
  const StringRef kind = getArrayKind(element.kind);
  return {kind, false, kind == "Custom" ? StringRef() : element.kind};
}

/// Returns the kind of a field that may be absent; absent types and attributes
/// are null.
static FieldKindInfo getOptionalOf(const FieldKindInfo &element) {
  if (element.kind == "Type" || element.kind == "Attribute")
    return {element.kind, true, ""};
  return {"Custom", true, element.kind, element.enumeration};
}

/// Returns the kind of an enumeration by its underlying integer type.
static FieldKindInfo getEnumKind(const EnumInfo &enumInfo) {
  const StringRef type = enumInfo.getUnderlyingType();
  const StringRef kind = llvm::StringSwitch<StringRef>(type)
                             .Case("int32_t", "Int32")
                             .Case("uint32_t", "UInt32")
                             .Case("int64_t", "Int64")
                             .Case("uint64_t", "UInt64")
                             .Default("");
  if (kind.empty())
    return {};
  return {kind, false, "", &enumInfo.getDef()};
}

/// Returns true if `name`, possibly qualified, is `className` of
/// `cppNamespace`.
static bool isCalled(StringRef name, StringRef className,
                     StringRef cppNamespace) {
  if (!name.consume_back(className))
    return false;
  if (name.empty())
    return true;
  if (!name.consume_back("::"))
    return false;
  name.consume_front("::");
  cppNamespace.consume_front("::");
  return cppNamespace == name || cppNamespace.ends_with(("::" + name).str());
}

/// Returns the kind of a class that `records` define, or Custom.
static FieldKindInfo getKindOfDefinition(StringRef name,
                                         const RecordKeeper &records) {
  for (const Record *def :
       records.getAllDerivedDefinitionsIfDefined("EnumInfo")) {
    const EnumInfo enumInfo(def);
    if (isCalled(name, enumInfo.getEnumClassName(), enumInfo.getCppNamespace()))
      return getEnumKind(enumInfo);
  }
  for (const Record *def :
       records.getAllDerivedDefinitionsIfDefined("TypeDef")) {
    const Record *dialect = getOptionalDef(*def, "dialect");
    if (isCalled(name, getStringOrEmpty(*def, "cppClassName"),
                 dialect ? getStringOrEmpty(*dialect, "cppNamespace") : ""))
      return {"Type"};
  }
  for (const Record *def :
       records.getAllDerivedDefinitionsIfDefined("TypeInterface"))
    if (isCalled(name, getStringOrEmpty(*def, "cppInterfaceName"),
                 getStringOrEmpty(*def, "cppNamespace")))
      return {"Type"};
  return {};
}

/// Returns the text between the angle brackets of `template<…>`, or nullopt.
static std::optional<StringRef> getTemplateArgument(StringRef type,
                                                    StringRef name) {
  if (!type.consume_front(name))
    return std::nullopt;
  type = type.ltrim();
  if (!type.consume_front("<") || !type.consume_back(">"))
    return std::nullopt;
  return type.trim();
}

/// `depth` counts nested templates.
static FieldKindInfo getKind(StringRef cppType, const RecordKeeper &records,
                             unsigned depth) {
  StringRef type = cppType.trim();
  type.consume_front("const ");
  type = stripNamespaces(type.rtrim(" &"));
  if (const StringRef kind = getScalarKind(type); !kind.empty())
    return {kind};
  if (depth > 2)
    return {};
  for (StringRef array : {"ArrayRef", "SmallVector", "vector"})
    if (auto element = getTemplateArgument(type, array)) {
      // The inline size of a small vector.
      if (!element->contains('<'))
        element = element->split(',').first;
      return getArrayOf(getKind(*element, records, depth + 1));
    }
  if (auto element = getTemplateArgument(type, "optional"))
    return getOptionalOf(getKind(*element, records, depth + 1));
  if (type.ends_with("Attr") && !type.contains('<'))
    return {"Attribute"};
  return getKindOfDefinition(cppType.trim(), records);
}

FieldKindInfo mlir::ods::getFieldKindOfCppType(StringRef cppType,
                                               const RecordKeeper &records) {
  FieldKindInfo kind = getKind(cppType, records, 0);
  // Only arrays of named attributes are supported.
  return kind.kind == "NamedAttribute" ? FieldKindInfo() : kind;
}

/// Returns the record that a property's field for its element refers to, under
/// any of the field's names.
static const Record *getElement(const Record &record) {
  for (StringRef field : {"elementProperty", "element", "baseProperty"})
    if (const Record *element = getOptionalDef(record, field))
      return element;
  return nullptr;
}

/// Returns the kind in a record's field `kind`, or nullopt if the field is not
/// set.
static std::optional<FieldKindInfo>
getDeclaredKind(const Record &record, StringRef cppType, unsigned depth) {
  if (depth > maxDepth)
    reportTooDeep(record);
  const StringRef kind = getStringOrEmpty(record, "kind");
  const StringRef scalar = llvm::StringSwitch<StringRef>(kind)
                               .Cases("bool", "unit", "Bool")
                               .Case("i32", "Int32")
                               .Case("i64", "Int64")
                               .Case("u32", "UInt32")
                               .Case("u64", "UInt64")
                               .Case("blob", "Blob")
                               .Case("pointer", "Pointer")
                               .Case("string", "String")
                               .Case("apint", "Integer")
                               .Case("type", "Type")
                               .Default("");
  if (!scalar.empty())
    return FieldKindInfo{scalar};
  if (kind == "enum") {
    if (const Record *enumDef = getOptionalDef(record, "enum"))
      return getEnumKind(EnumInfo(enumDef));
    return std::nullopt;
  }
  if (kind != "array" && kind != "optional")
    return std::nullopt;
  const Record *element = getElement(record);
  if (!element)
    return std::nullopt;
  const StringRef elementType = getStringOrEmpty(*element, "storageType");
  FieldKindInfo inner =
      getDeclaredKind(*element, elementType, depth + 1)
          .value_or(getFieldKindOfCppType(elementType, record.getRecords()));
  return kind == "array" ? getArrayOf(inner) : getOptionalOf(inner);
}

FieldKindInfo mlir::ods::getFieldKindOfRecord(const Record &record,
                                              StringRef cppType) {
  if (auto kind = getDeclaredKind(record, cppType, 0))
    return *kind;
  return getFieldKindOfCppType(cppType, record.getRecords());
}
