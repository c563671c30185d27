// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_enum/gen_enum.h"

#include "ods/gen_enum/cpp_text.h"
#include "ods/gen_enum/enum_support.h"
#include "ods/model/attribute.h"
#include "ods/model/format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

/// Returns the descriptor's name without its namespace.
static std::string getDescriptorName(const EnumInfo &enumInfo) {
  std::string name = enumInfo.getEnumClassName().str();
  name[0] = llvm::toLower(name[0]);
  return name + "Descriptor";
}

std::string mlir::ods::getEnumDescriptorName(const EnumInfo &enumInfo) {
  return qualify(enumInfo.getCppNamespace(), getDescriptorName(enumInfo));
}

/// Returns a valid C++ identifier.
static std::string makeIdentifier(StringRef symbol) {
  const bool needsPrefix = !symbol.empty() && llvm::isDigit(symbol.front());
  return ((needsPrefix ? "_" : "") + symbol).str();
}

/// Returns true if all cases have explicit values; otherwise, C++ numbers them.
static bool hasNumbers(const EnumInfo &enumInfo) {
  return llvm::all_of(enumInfo.getAllCases(), [](const EnumCase &enumCase) {
    return enumCase.getValue() >= 0;
  });
}

static void emitClass(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  emitComment(enumInfo.getSummary(), os);
  os << "enum class " << enumInfo.getEnumClassName();
  if (!enumInfo.getUnderlyingType().empty())
    os << " : " << enumInfo.getUnderlyingType();
  os << " {\n";
  for (const EnumCase &enumCase : enumInfo.getAllCases()) {
    os << "  " << makeIdentifier(enumCase.getSymbol());
    if (enumCase.getValue() >= 0)
      os << " = " << enumCase.getValue();
    os << ",\n";
  }
  os << "};\n";
}

/// Returns true if there is a function that converts numbers to values.
static bool convertsNumbers(const EnumInfo &enumInfo) {
  return !enumInfo.getUnderlyingType().empty() && hasNumbers(enumInfo);
}

/// Declares the functions whose names are in the record, and the function by
/// which templates find the descriptor. Declarations do not instantiate
/// `std::optional`.
static void declareFunctions(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  const StringRef name = enumInfo.getEnumClassName();
  const std::string descriptor = getDescriptorName(enumInfo);
  const StringRef stringType = enumInfo.getSymbolToStringFnRetType();
  os << formatv(R"(extern const ::mlir::EnumDescriptor {1};
inline const ::mlir::EnumDescriptor &getEnumDescriptor({0}) {{
  return {1};
}
)",
                name, descriptor);
  if (convertsNumbers(enumInfo))
    os << formatv("::std::optional<{0}> {1}({2} value);\n", name,
                  enumInfo.getUnderlyingToSymbolFnName(),
                  enumInfo.getUnderlyingType());
  os << formatv(R"({0} {1}({2} value);
::std::optional<{2}> {3}(::llvm::StringRef string);
)",
                stringType, enumInfo.getSymbolToStringFnName(), name,
                enumInfo.getStringToSymbolFnName());
  if (!enumInfo.isBitEnum() && hasNumbers(enumInfo)) {
    int64_t max = 0;
    for (const EnumCase &enumCase : enumInfo.getAllCases())
      max = std::max(max, enumCase.getValue());
    os << formatv("inline constexpr unsigned {0}() {{ return {1}; }\n",
                  enumInfo.getMaxEnumValFnName(), uint32_t(max));
  }
  os << formatv(R"({0} stringifyEnum({1} value);
template <typename EnumType>
::std::optional<EnumType> symbolizeEnum(::llvm::StringRef);
template <>
::std::optional<{1}> symbolizeEnum<{1}>(::llvm::StringRef string);
)",
                stringType, name);
}

/// Defines the functions that declareFunctions declares.
static void defineFunctions(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  const StringRef name = enumInfo.getEnumClassName();
  const std::string descriptor = getDescriptorName(enumInfo);
  const StringRef stringType = enumInfo.getSymbolToStringFnRetType();
  const StringRef toString = enumInfo.getSymbolToStringFnName();
  const StringRef fromString = enumInfo.getStringToSymbolFnName();
  if (convertsNumbers(enumInfo))
    os << formatv(R"(::std::optional<{0}> {1}({2} value) {{
  if (!::mlir::isValue({3}, static_cast<int64_t>(value)))
    return ::std::nullopt;
  return static_cast<{0}>(value);
}
)",
                  name, enumInfo.getUnderlyingToSymbolFnName(),
                  enumInfo.getUnderlyingType(), descriptor);
  os << formatv(R"({0} {1}({2} value) {{
  return ::mlir::{3}({4}, static_cast<int64_t>(value));
}
::std::optional<{2}> {5}(::llvm::StringRef string) {{
  if (::std::optional<int64_t> value = ::mlir::symbolize({4}, string))
    return static_cast<{2}>(*value);
  return ::std::nullopt;
}
{0} stringifyEnum({2} value) {{ return {1}(value); }
template <>
::std::optional<{2}> symbolizeEnum<{2}>(::llvm::StringRef string) {{
  return {5}(string);
}
)",
                stringType, toString, name,
                stringType.ends_with("StringRef") ? "stringifyCase"
                                                  : "stringify",
                descriptor, fromString);
}

/// Returns true if the attribute accepts exactly the signless integers of the
/// enumeration's width that are its values.
static bool hasUsualAttribute(const EnumInfo &enumInfo) {
  const llvm::Record *base = enumInfo.getBaseAttrClass();
  return base->isSubClassOf("IntEnumAttrBase") ||
         base->isSubClassOf("BitEnumAttrBase");
}

/// Emits the class of an integer attribute that is known to hold a value of the
/// enumeration. A class with an unusual base attribute has its own condition.
static void emitAttributeClass(const EnumInfo &enumInfo,
                               llvm::raw_ostream &os) {
  os << formatv(R"(class {0}
    : public ::mlir::IntegerEnumAttr<{0}, {1}> {{
public:
  using IntegerEnumAttr::IntegerEnumAttr;
)",
                enumInfo.getSpecializedAttrClassName(),
                enumInfo.getEnumClassName());
  if (!hasUsualAttribute(enumInfo)) {
    const Attribute base(enumInfo.getBaseAttrClass());
    FmtContext context;
    context.withSelf("attr");
    os << formatv(R"(  static bool classof(::mlir::Attribute attr) {{
    return ({0}) && IntegerEnumAttr::classof(attr);
  }
)",
                  tgfmt(base.getConditionTemplate(), &context));
  }
  os << "};\n";
}

static void emitDecls(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  checkEnum(enumInfo);
  {
    NamespaceScope scope(os, enumInfo.getCppNamespace());
    emitClass(enumInfo, os);
    declareFunctions(enumInfo, os);
    if (enumInfo.isBitEnum())
      emitBitOperators(enumInfo, os);
    if (enumInfo.genSpecializedAttr())
      emitAttributeClass(enumInfo, os);
  }
  os << "\n";
}

/// Emits the descriptor of the enumeration.
static void emitDescriptor(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  const std::vector<EnumCase> cases = enumInfo.getAllCases();
  const std::string descriptor = getDescriptorName(enumInfo);
  if (!cases.empty()) {
    os << "static constexpr ::mlir::EnumCaseDescriptor " << descriptor
       << "Cases[] = {\n";
    for (const auto &[i, enumCase] : llvm::enumerate(cases))
      os << "    {" << quote(enumCase.getSymbol()) << ", "
         << quote(enumCase.getStr()) << ", "
         << (enumCase.getValue() >= 0 ? enumCase.getValue() : int64_t(i))
         << (enumCase.isGroup() ? ", true" : "") << "},\n";
    os << "};\n";
  }
  os << "constexpr ::mlir::EnumDescriptor " << descriptor << " = {\n"
     << "    .cppType = "
     << quote(qualify(enumInfo.getCppNamespace(), enumInfo.getEnumClassName()))
     << ",\n    .summary = " << quote(enumInfo.getSummary());
  if (!cases.empty())
    os << ",\n    .cases = " << descriptor << "Cases";
  os << ",\n    .width = " << enumInfo.getBitwidth();
  if (enumInfo.isBitEnum()) {
    os << ",\n    .isBitEnum = true,\n    .separator = "
       << quote(enumInfo.getSeparator());
    if (enumInfo.printBitEnumPrimaryGroups())
      os << ",\n    .printsPrimaryGroups = true";
    if (enumInfo.printBitEnumQuoted())
      os << ",\n    .isQuoted = true";
  }
  if (enumInfo.isEnumAttr())
    os << ",\n    .isAttribute = true";
  os << "};\n";
}

bool mlir::ods::emitEnumDecls(const llvm::RecordKeeper &records,
                              llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  for (const llvm::Record *def :
       records.getAllDerivedDefinitionsIfDefined("EnumInfo"))
    emitDecls(EnumInfo(def), os);
  return false;
}

bool mlir::ods::emitEnumDefs(const llvm::RecordKeeper &records,
                             llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  for (const llvm::Record *def :
       records.getAllDerivedDefinitionsIfDefined("EnumInfo")) {
    const EnumInfo enumInfo(def);
    NamespaceScope scope(os, enumInfo.getCppNamespace());
    emitDescriptor(enumInfo, os);
    defineFunctions(enumInfo, os);
  }
  return false;
}
