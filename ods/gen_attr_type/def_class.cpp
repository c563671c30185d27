// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_attr_type/def_class.h"

#include "ods/gen_enum/cpp_text.h"
#include "ods/gen_interface/gen_interface.h"
#include "ods/gen_interface/interface_text.h"
#include "ods/model/format.h"
#include "ods/model/interfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

static constexpr StringRef emitErrorParameter =
    "::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError";

/// Emits the parameters as a plain struct. Its constructor is defined later,
/// since parameters may have classes that are declared later.
static void emitStruct(const DefText &text, llvm::raw_ostream &os) {
  const std::string name = (text.className + "Parameters").str();
  os << "namespace detail {\nstruct " << name << " {\n";
  for (const ParameterText &parameter : text.parameters)
    os << "  " << spaced(parameter.memberType) << parameter.getName() << ";\n";
  os << "\n  " << (text.parameters.size() == 1 ? "explicit " : "") << name
     << "(" << text.getSignature("") << ");\n};\n} // namespace detail\n";
}

/// Returns true if a struct of parameters is generated.
static bool hasStruct(const DefText &text) {
  return !text.parameters.empty() && text.def.genStorageClass();
}

void mlir::ods::emitDefConstructor(const DefText &text, llvm::raw_ostream &os) {
  if (!hasStruct(text) || text.def.hasStorageCustomConstructor())
    return;
  const std::string name = (text.className + "Parameters").str();
  os << "inline detail::" << name << "::" << name << "("
     << text.getSignature("") << ")";
  StringRef separator = "\n    : ";
  for (const ParameterText &parameter : text.parameters) {
    os << separator << parameter.getName() << "("
       << parameter.toMember(parameter.getName()) << ")";
    separator = ", ";
  }
  os << " {}\n";
}

/// Emits the base classes that only provide members. An interface may be listed
/// twice, once with declared methods.
static void emitTraitBases(const DefText &text, llvm::raw_ostream &os) {
  llvm::StringSet<> seen;
  for (const Trait &trait : text.def.getTraits()) {
    const auto *interfaceTrait = llvm::dyn_cast<InterfaceTrait>(&trait);
    if (!interfaceTrait || !hasTraitMembers(interfaceTrait->getInterface()))
      continue;
    const std::string name = interfaceTrait->getFullyQualifiedTraitName();
    if (seen.insert(name).second)
      os << ", public " << name << "<" << text.className << ">";
  }
}

/// Returns the parameters of a builder of the record.
static std::string getParameters(const AttrOrTypeBuilder &builder,
                                 StringRef prefix, bool withDefaults) {
  std::string result = prefix.str();
  auto add = [&](const llvm::Twine &parameter) {
    result += ((result.empty() ? "" : ", ") + parameter).str();
  };
  if (!builder.hasInferredContextParameter())
    add("::mlir::MLIRContext *context");
  for (const Builder::Parameter &parameter : builder.getParameters()) {
    std::string value;
    if (auto text = parameter.getDefaultValue(); text && withDefaults)
      value = (" = " + *text).str();
    add(spaced(parameter.getCppType()) + parameter.getName().value_or("") +
        value);
  }
  return result;
}

static StringRef getReturnType(const DefText &text,
                               const AttrOrTypeBuilder &builder) {
  return builder.getReturnType().value_or(text.className);
}

/// Returns true if there is a verifier.
static bool isVerified(const AttrOrTypeDef &def) {
  return def.genVerifyDecl() || def.genVerifyInvariantsImpl();
}

static void emitBuilderDeclarations(const DefText &text,
                                    llvm::raw_ostream &os) {
  const StringRef context = "::mlir::MLIRContext *context";
  if (!text.parameters.empty() && !text.def.skipDefaultBuilders()) {
    os << "  static " << text.className << " get(" << text.getSignature(context)
       << ");\n";
    if (isVerified(text.def))
      os << "  static " << text.className << " getChecked("
         << text.getSignature((emitErrorParameter + ", " + context).str())
         << ");\n";
  }
  for (const AttrOrTypeBuilder &builder : text.def.getBuilders()) {
    os << "  static " << spaced(getReturnType(text, builder)) << "get("
       << getParameters(builder, "", true) << ");\n";
    if (isVerified(text.def))
      os << "  static " << spaced(getReturnType(text, builder)) << "getChecked("
         << getParameters(builder, emitErrorParameter, true) << ");\n";
  }
  if (text.def.genVerifyDecl())
    os << "  static ::llvm::LogicalResult verify("
       << text.getSignature(emitErrorParameter) << ");\n";
  if (text.def.hasNormalizer())
    os << "  static void normalize(void *parameters);\n";
}

static void emitTextDeclarations(const DefText &text, llvm::raw_ostream &os) {
  if (!text.def.getMnemonic())
    return;
  os << "  static constexpr ::llvm::StringLiteral getMnemonic() { return "
     << quote(*text.def.getMnemonic()) << "; }\n";
  if (!text.def.hasCustomAssemblyFormat() && !text.def.getAssemblyFormat())
    return;
  os << "  static " << text.handle << " parse(::mlir::AsmParser &odsParser"
     << (text.isAttribute ? ", ::mlir::Type odsType" : "") << ");\n"
     << "  void print(::mlir::AsmPrinter &odsPrinter) const;\n";
}

/// Emits declarations of interface methods that the class itself implements.
static void emitInterfaceMethods(const InterfaceTrait &trait,
                                 llvm::raw_ostream &os) {
  llvm::StringSet<> always;
  for (StringRef name : trait.getAlwaysDeclaredMethods())
    always.insert(name);
  const Interface interface = trait.getInterface();
  for (const InterfaceMethod &method : interface.getMethods()) {
    if (method.getBody() || (method.getDefaultImplementation() &&
                             !always.contains(method.getName())))
      continue;
    os << "  " << (method.isStatic() ? "static " : "")
       << spaced(method.getReturnType()) << method.getName() << "("
       << getParameters(method) << ")" << (method.isStatic() ? "" : " const")
       << ";\n";
  }
}

static void emitTraitDeclarations(const DefText &text, llvm::raw_ostream &os) {
  llvm::StringSet<> seen;
  for (const Trait &trait : text.def.getTraits()) {
    if (const auto *native = llvm::dyn_cast<NativeTrait>(&trait)) {
      if (const StringRef extra = native->getExtraConcreteClassDeclaration();
          !extra.empty() && seen.insert(extra).second) {
        printReindented(extra.rtrim(), os, "  ");
        os << "\n";
      }
    } else if (const auto *interface = llvm::dyn_cast<InterfaceTrait>(&trait)) {
      if (interface->shouldDeclareMethods())
        emitInterfaceMethods(*interface, os);
    }
  }
  if (text.def.genMnemonicAlias())
    os << "  ::mlir::OpAsmAliasResult getAlias(::llvm::raw_ostream &os) "
          "const;\n";
}

/// Emits the interfaces to which the class converts without a cast.
static void emitImplemented(const DefText &text, llvm::raw_ostream &os) {
  std::vector<std::string> names;
  for (const Trait &trait : text.def.getTraits())
    if (const auto *use = llvm::dyn_cast<InterfaceTrait>(&trait))
      names.push_back(use->getInterface().getFullyQualifiedName());
  if (names.empty())
    return;
  os << "  template <typename I>\n  static constexpr bool implements =\n      ";
  llvm::interleave(
      names, os,
      [&](const std::string &name) {
        os << "::std::is_same_v<I, " << name << ">";
      },
      " ||\n      ");
  os << ";\n";
}

void mlir::ods::emitDefClass(const DefText &text, llvm::raw_ostream &os) {
  const AttrOrTypeDef &def = text.def;
  if (hasStruct(text))
    emitStruct(text, os);
  const std::string base =
      text.parameters.empty()
          ? formatv("::mlir::Singleton{0}Base<{1}, {2}>", text.word,
                    text.className, def.getCppBaseClassName())
                .str()
          : formatv("::mlir::{0}Base<{1}, {2}, {3}>", text.word, text.className,
                    text.structName, def.getCppBaseClassName())
                .str();
  if (def.hasSummary())
    emitComment(def.getSummary(), os);
  if (def.hasDescription())
    emitComment(def.getDescription(), os);
  os << "class " << text.className << " : public " << base;
  emitTraitBases(text, os);
  os << " {\npublic:\n  using Base = " << base << ";\n  using Base::Base;\n"
     << "  static const ::mlir::" << text.word << "Descriptor descriptor;\n";
  os << "  static constexpr ::llvm::StringLiteral name = "
     << quote(def.getQualifiedName()) << ";\n";
  os << "  static constexpr ::llvm::StringLiteral dialectName = "
     << quote(def.getDialect().getName()) << ";\n";
  emitImplemented(text, os);
  if (auto extra = def.getExtraDecls()) {
    printReindented(extra->rtrim(), os, "  ");
    os << "\n";
  }
  emitBuilderDeclarations(text, os);
  emitTextDeclarations(text, os);
  if (def.genAccessors())
    for (const ParameterText &parameter : text.parameters)
      os << "  " << spaced(parameter.parameter.getCppAccessorType())
         << parameter.parameter.getAccessorName() << "() const;\n";
  emitTraitDeclarations(text, os);
  os << "};\n";
}

void mlir::ods::emitDefAccessors(const DefText &text, llvm::raw_ostream &os) {
  if (!text.def.genAccessors() || !text.def.genStorageClass())
    return;
  for (const ParameterText &parameter : text.parameters)
    os << formatv(
        "inline {0}{1}::{2}() const {{\n  return {3};\n}\n",
        spaced(parameter.parameter.getCppAccessorType()), text.className,
        parameter.parameter.getAccessorName(),
        parameter.fromMember("getParameters()." + parameter.getName().str()));
}

/// Returns the parameters as arguments of the struct's constructor.
static std::string getStructOf(const DefText &text) {
  std::string result = text.structName + "(";
  for (const ParameterText &parameter : text.parameters)
    result += (&parameter == &text.parameters.front() ? "" : ", ") +
              ("::std::move(" + parameter.getName() + ")").str();
  return result + ")";
}

static void emitDefaultBuilders(const DefText &text, llvm::raw_ostream &os) {
  const StringRef context = "::mlir::MLIRContext *context";
  os << formatv("{0} {0}::get({1}) {{\n"
                "  return getUnchecked(context, {2});\n}\n",
                text.className, text.getSignature(context), getStructOf(text));
  if (isVerified(text.def))
    os << formatv(
        "{0} {0}::getChecked({1}) {{\n"
        "  return getVerified(emitError, context, {2});\n}\n",
        text.className,
        text.getSignature((emitErrorParameter + ", " + context).str()),
        getStructOf(text));
}

/// Emits a builder of the record that has a body.
static void emitBuilder(const DefText &text, const AttrOrTypeBuilder &builder,
                        bool isChecked, llvm::raw_ostream &os) {
  std::string body = builder.getBody()->str();
  FmtContext context;
  if (!builder.hasInferredContextParameter())
    context.addSubst("_ctxt", "context");
  if (isChecked)
    for (size_t place = 0;
         (place = body.find("$_get(", place)) != std::string::npos;)
      body.replace(place, 6, "Base::getChecked(emitError, ");
  else
    context.addSubst("_get", "Base::get");
  os << spaced(getReturnType(text, builder)) << text.className
     << (isChecked ? "::getChecked(" : "::get(")
     << getParameters(builder, isChecked ? emitErrorParameter : "", false)
     << ") {\n";
  printReindented(StringRef(tgfmt(body, &context)).rtrim(), os, "  ");
  os << "\n}\n";
}

/// Emits methods that parse and print by the descriptor's format.
static void emitTextMethods(const DefText &text, llvm::raw_ostream &os) {
  os << formatv("{0} {1}::parse(::mlir::AsmParser &odsParser{2}) {{\n"
                "  return ::mlir::parseAfterMnemonic(odsParser, "
                "descriptor{3});\n}\n"
                "void {1}::print(::mlir::AsmPrinter &odsPrinter) const {{\n"
                "  ::mlir::printAfterMnemonic(*this, odsPrinter);\n}\n",
                text.handle, text.className,
                text.isAttribute ? ", ::mlir::Type odsType" : "",
                text.isAttribute ? ", odsType" : "");
}

static void emitExtraDefinitions(const DefText &text, llvm::raw_ostream &os) {
  FmtContext context;
  context.addSubst("cppClass", text.className);
  llvm::StringSet<> seen;
  auto emit = [&](StringRef extra) {
    if (extra.empty() || !seen.insert(extra).second)
      return;
    printReindented(tgfmt(extra.rtrim(), &context), os);
    os << "\n";
  };
  for (const Trait &trait : text.def.getTraits())
    if (const auto *native = llvm::dyn_cast<NativeTrait>(&trait))
      emit(native->getExtraConcreteClassDefinition());
  emit(text.def.getExtraDefs().value_or(""));
}

void mlir::ods::emitDefMethods(const DefText &text, llvm::raw_ostream &os) {
  if (!text.parameters.empty() && !text.def.skipDefaultBuilders())
    emitDefaultBuilders(text, os);
  for (const AttrOrTypeBuilder &builder : text.def.getBuilders()) {
    if (!builder.getBody())
      continue;
    emitBuilder(text, builder, /*isChecked=*/false, os);
    if (isVerified(text.def))
      emitBuilder(text, builder, /*isChecked=*/true, os);
  }
  if (text.def.getMnemonic() && text.def.getAssemblyFormat())
    emitTextMethods(text, os);
  if (text.def.genMnemonicAlias())
    os << formatv("::mlir::OpAsmAliasResult "
                  "{0}::getAlias(::llvm::raw_ostream &os) const {{\n"
                  "  os << {1};\n"
                  "  return ::mlir::OpAsmAliasResult::OverridableAlias;\n}\n",
                  text.className, quote(text.def.getMnemonic().value_or("")));
  emitExtraDefinitions(text, os);
}
