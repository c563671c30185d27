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

/// Emits the functions whose names are in the record.
static void emitFunctions(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  const StringRef name = enumInfo.getEnumClassName();
  const std::string descriptor = getDescriptorName(enumInfo);
  const StringRef stringType = enumInfo.getSymbolToStringFnRetType();
  const StringRef toString = enumInfo.getSymbolToStringFnName();
  const StringRef fromString = enumInfo.getStringToSymbolFnName();
  os << "extern const ::mlir::EnumDescriptor " << descriptor << ";\n";
  if (!enumInfo.getUnderlyingType().empty() && hasNumbers(enumInfo))
    os << formatv(R"(inline ::std::optional<{0}> {1}({2} value) {{
  if (!::mlir::isValue({3}, static_cast<int64_t>(value)))
    return ::std::nullopt;
  return static_cast<{0}>(value);
}
)",
                  name, enumInfo.getUnderlyingToSymbolFnName(),
                  enumInfo.getUnderlyingType(), descriptor);
  os << formatv(R"(inline {0} {1}({2} value) {{
  return ::mlir::{3}({4}, static_cast<int64_t>(value));
}
inline ::std::optional<{2}> {5}(::llvm::StringRef string) {{
  if (::std::optional<int64_t> value = ::mlir::symbolize({4}, string))
    return static_cast<{2}>(*value);
  return ::std::nullopt;
}
)",
                stringType, toString, name,
                stringType.ends_with("StringRef") ? "stringifyCase"
                                                  : "stringify",
                descriptor, fromString);
  if (!enumInfo.isBitEnum() && hasNumbers(enumInfo)) {
    int64_t max = 0;
    for (const EnumCase &enumCase : enumInfo.getAllCases())
      max = std::max(max, enumCase.getValue());
    os << formatv("inline constexpr unsigned {0}() {{ return {1}; }\n",
                  enumInfo.getMaxEnumValFnName(), uint32_t(max));
  }
  os << formatv(R"(inline {0} stringifyEnum({1} value) {{
  return {2}(value);
}
template <typename EnumType>
::std::optional<EnumType> symbolizeEnum(::llvm::StringRef);
template <>
inline ::std::optional<{1}> symbolizeEnum<{1}>(::llvm::StringRef string) {{
  return {3}(string);
}
)",
                stringType, name, toString, fromString);
}

/// Emits the class of an integer attribute that is known to hold a value of the
/// enumeration.
static void emitAttributeClass(const EnumInfo &enumInfo,
                               llvm::raw_ostream &os) {
  const Attribute base(enumInfo.getBaseAttrClass());
  FmtContext context;
  context.withSelf("attr");
  os << formatv(R"(class {0} : public {1} {{
public:
  using ValueType = {2};
  using {1}::{3};
  static bool classof(::mlir::Attribute attr) {{
    return ({4}) && ::mlir::isValue({5}, getNumber(attr));
  }
  static {0} get(::mlir::MLIRContext *context, {2} value) {{
    return {0}(::mlir::IntegerAttr::get(
        ::mlir::IntegerType::get(context, {6}), static_cast<int64_t>(value))
                   .getImpl());
  }
  {2} getValue() const {{ return static_cast<{2}>(getNumber(*this)); }

private:
  static int64_t getNumber(::mlir::Attribute attr) {{
    return static_cast<int64_t>(
        ::llvm::cast<::mlir::IntegerAttr>(attr).getValue().getZExtValue());
  }
};
)",
                enumInfo.getSpecializedAttrClassName(), base.getStorageType(),
                enumInfo.getEnumClassName(),
                base.getStorageType().rsplit("::").second.empty()
                    ? base.getStorageType()
                    : base.getStorageType().rsplit("::").second,
                tgfmt(base.getConditionTemplate(), &context),
                getDescriptorName(enumInfo), enumInfo.getBitwidth());
}

static void emitDecls(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  checkEnum(enumInfo);
  {
    NamespaceScope scope(os, enumInfo.getCppNamespace());
    emitClass(enumInfo, os);
    emitFunctions(enumInfo, os);
    if (enumInfo.isBitEnum())
      emitBitOperators(enumInfo, os);
    if (enumInfo.genSpecializedAttr())
      emitAttributeClass(enumInfo, os);
  }
  emitParserAndPrinter(enumInfo, os);
  emitDenseMapInfo(enumInfo, os);
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
  }
  return false;
}
