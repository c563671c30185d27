// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_attr_type/def_format_text.h"

#include "ods/format/def_format.h"
#include "ods/format/format_dump.h"
#include "ods/gen_enum/cpp_text.h"
#include "ods/gen_enum/gen_enum.h"
#include "ods/model/format.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

/// Returns the class that a type or attribute, or an element of a list, must
/// have; empty if any.
static StringRef getRequiredClass(const ParameterText &parameter) {
  const StringRef kind = parameter.kind.kind;
  StringRef type = parameter.parameter.getCppType().trim();
  if (kind == "TypeArray" || kind == "AttributeArray")
    type = type.split('<').second.rsplit('>').first.trim();
  else if (kind != "Type" && kind != "Attribute")
    return "";
  StringRef plain = type;
  plain.consume_front("::");
  plain.consume_front("mlir::");
  return plain == "Type" || plain == "Attribute" ? "" : type;
}

/// Like getRequiredClass, but returns an empty string unless a definition in
/// these records gives the class its own text.
static StringRef getDefinedClass(const DefText &text,
                                 const ParameterText &parameter) {
  const StringRef type = getRequiredClass(parameter);
  if (type.empty())
    return "";
  const StringRef name = type.substr(type.rfind(':') + 1);
  const bool isType = parameter.kind.kind.starts_with("Type");
  const llvm::RecordKeeper &records = text.def.getDef()->getRecords();
  for (const llvm::Record *def : records.getAllDerivedDefinitionsIfDefined(
           isType ? "TypeDef" : "AttrDef"))
    if (def->getValueAsString("cppClassName") == name &&
        def->getValueAsOptionalString("mnemonic"))
      return type;
  return "";
}

std::string mlir::ods::getParameterConstraint(const DefText &text,
                                              const ParameterText &parameter) {
  // If the struct is not generated, its fields are known only with a format.
  const bool isKnown =
      text.def.genStorageClass() || text.def.getAssemblyFormat();
  if (!isKnown || (!parameter.parameter.getConstraint() &&
                   getRequiredClass(parameter).empty() &&
                   getDefinedClass(text, parameter).empty()))
    return "";
  return text.constantName +
         llvm::convertToCamelFromSnakeCase(parameter.getName(), true) +
         "Constraint";
}

static void emitConstraint(const DefText &text, const ParameterText &parameter,
                           llvm::raw_ostream &os) {
  const std::string name = getParameterConstraint(text, parameter);
  if (name.empty())
    return;
  os << "constexpr ::mlir::Constraint " << name << " = {\n    .summary = ";
  const std::optional<Constraint> constraint =
      parameter.parameter.getConstraint();
  os << quote(constraint ? constraint->getSummary() : "");
  if (constraint && !constraint->getPredicate().isTrue()) {
    if (auto expression = constraint->getPredicate().getExpression()) {
      os << ",\n    .expression = " << quoteBytes(*expression);
    } else {
      FmtContext context;
      context.withSelf("self");
      os << ",\n    .predicate = [](const void *entity) -> bool {\n"
         << "      " << text.handle << " self("
         << "static_cast<const ::mlir::BaseStorage *>(entity));\n"
         << "      return "
         << tgfmt(constraint->getConditionTemplate(), &context) << ";\n    }";
    }
  }
  const StringRef definedClass = getDefinedClass(text, parameter);
  StringRef cppClass = getRequiredClass(parameter);
  if (cppClass.empty())
    cppClass = definedClass;
  if (!definedClass.empty())
    os << ",\n    .kind = &" << definedClass << "::descriptor";
  if (!cppClass.empty())
    os << ",\n    .accepts = &::mlir::isKindOf<" << cppClass << ">";
  os << "};\n";
}

/// Returns placeholders for parser code: `$_parser` and others; `$_type` is the
/// type after the colon of an attribute.
static FmtContext getParserContext(StringRef type = "type") {
  FmtContext context;
  context.addSubst("_parser", "parser")
      .addSubst("_ctxt", "parser.getContext()")
      .addSubst("_type", type)
      .withBuilder("parser.getBuilder()");
  return context;
}

/// Returns true if the parameter is an integer with an enumeration descriptor.
static bool isEnumeration(const ParameterText &parameter) {
  return !parameter.kind.isCustom() && parameter.parameter.getEnum();
}

/// Returns C++ code that parses a parameter if its kind does not determine it.
static std::string getParserText(const ParameterText &parameter) {
  if (isEnumeration(parameter))
    return "";
  if (auto text = parameter.parameter.getOwnParser()) {
    const FmtContext context = getParserContext();
    return tgfmt(*text, &context);
  }
  if (!parameter.kind.isCustom() || parameter.parameter.isSelfType())
    return "";
  return ("::mlir::FieldParser<" + parameter.parameter.getCppStorageType() +
          ">::parse(parser)")
      .str();
}

/// Returns C++ code that prints a parameter if its kind does not determine it.
static std::string getPrinterText(const ParameterText &parameter) {
  if (isEnumeration(parameter))
    return "";
  const std::string value = parameter.fromMember(
      "(*static_cast<const " + parameter.memberType + " *>(field))");
  if (auto text = parameter.parameter.getOwnPrinter()) {
    FmtContext context;
    context.withSelf(value).addSubst("_printer", "printer");
    return tgfmt(*text, &context);
  }
  if (!parameter.kind.isCustom() || parameter.parameter.isSelfType())
    return "";
  return "printer << " + value;
}

/// Emits the hook of an optional parameter that begins a group. A parsed value
/// that equals the default counts as absent.
static void emitOptionalParser(const ParameterText &parameter, StringRef parse,
                               StringRef converted, llvm::raw_ostream &os) {
  if (!parameter.parameter.isOptional() || parameter.parameter.isSelfType())
    return;
  const FmtContext context = getParserContext();
  os << formatv(
      R"(     .parseOptional = [](::mlir::AsmParser &parser, ::mlir::Type type,
                         void *field, ::mlir::StorageAllocator &allocator)
         -> ::mlir::OptionalParseResult {{
       auto value = {0};
       if (::llvm::failed(value))
         return ::mlir::ParseResult(::llvm::failure());
       const {1} missing = {2};
       if (*value == missing)
         return ::std::nullopt;
       ::mlir::storeParameter(*static_cast<{3} *>(field), {4}, allocator);
       return ::mlir::ParseResult(::llvm::success());
     },
)",
      parse, parameter.parameter.getCppStorageType(),
      tgfmt(*parameter.parameter.getDefaultValue(), &context),
      parameter.memberType, converted);
}

static void emitTextHooks(const ParameterText &parameter,
                          llvm::raw_ostream &os) {
  if (const std::string parse = getParserText(parameter); !parse.empty()) {
    FmtContext context;
    context.withSelf("(*value)");
    const std::string converted =
        tgfmt(parameter.parameter.getConvertFromStorage(), &context);
    os << formatv(
        R"(     .parse = [](::mlir::AsmParser &parser, ::mlir::Type type,
                 void *field, ::mlir::StorageAllocator &allocator)
         -> ::mlir::ParseResult {{
       auto value = {0};
       if (::llvm::failed(value))
         return ::llvm::failure();
       ::mlir::storeParameter(*static_cast<{1} *>(field), {2}, allocator);
       return ::llvm::success();
     },
)",
        parse, parameter.memberType, converted);
    emitOptionalParser(parameter, parse, converted, os);
  }
  if (const std::string print = getPrinterText(parameter); !print.empty())
    os << "     .print = [](::mlir::AsmPrinter &printer, const void *field) "
          "{\n       "
       << print << (StringRef(print).ends_with(";") ? "" : ";")
       << "\n     },\n";
}

/// Lets a default refer to the other parameters: the struct that contains them
/// is found from the address of the member `field`.
static void addOtherParameters(const DefText &text,
                               const ParameterText &parameter,
                               FmtContext &context) {
  const std::string values =
      formatv("static_cast<const {0} *>(static_cast<const void *>("
              "static_cast<const char *>(field) - offsetof({0}, {1})))->",
              text.structName, parameter.getName());
  for (const ParameterText &other : text.parameters)
    if (&other != &parameter)
      context.addSubst(other.getName(),
                       other.fromMember(values + other.getName().str()));
}

/// Emits the default of an omitted parameter: an expression or C++ code.
static void emitDefault(const DefText &text, const ParameterText &parameter,
                        llvm::raw_ostream &os) {
  if (!parameter.parameter.isOptional())
    return;
  os << "     .hasDefault = true,\n";
  if (parameter.parameter.isSelfType())
    os << "     .isSelfType = true,\n";
  const auto expression = parameter.parameter.getDefaultExpression();
  if (expression && !parameter.kind.isCustom()) {
    os << "     .defaultValue = " << quoteBytes(*expression) << ",\n";
    return;
  }
  FmtContext context, conversion;
  context.addSubst("_ctxt", "context")
      .addSubst("_type", "::mlir::Type()")
      .withBuilder("::mlir::Builder(context)");
  addOtherParameters(text, parameter, context);
  conversion.withSelf("value");
  os << formatv(
      R"(     .setDefault = [](::mlir::MLIRContext *context, void *field,
                      ::mlir::StorageAllocator &allocator) {{
       {0} value = {1};
       ::mlir::storeParameter(*static_cast<{2} *>(field), {3}, allocator);
     },
)",
      parameter.parameter.getCppStorageType(),
      tgfmt(*parameter.parameter.getDefaultValue(), &context),
      parameter.memberType,
      tgfmt(parameter.parameter.getConvertFromStorage(), &conversion));
}

/// Returns true if a custom directive parses the parameter.
static bool isParsedByDirective(const DefFormatModel &format, size_t index) {
  for (const CustomDirectiveModel &directive : format.directives)
    for (const CustomArgument &argument : directive.arguments)
      if (argument.kind == CustomArgument::Kind::Parameter &&
          !argument.isReference && argument.index == index)
        return true;
  return false;
}

static void emitUses(const DefText &text, bool withText,
                     const DefFormatModel &format, llvm::raw_ostream &os) {
  os << "constexpr ::mlir::ParameterUse " << text.constantName
     << "Parameters[] = {\n";
  for (auto [index, parameter] : llvm::enumerate(text.parameters)) {
    os << "    // " << parameter.getName()
       << "\n    {.cppType = " << quote(parameter.parameter.getCppType())
       << ",\n";
    if (withText) {
      emitDefault(text, parameter, os);
      if (parameter.parameter.isSelfType() && !parameter.parameter.isOptional())
        os << "     .isSelfType = true,\n";
      if (isEnumeration(parameter))
        os << "     .enumeration = &"
           << getEnumDescriptorName(*parameter.parameter.getEnum()) << ",\n";
      if (isEnumeration(parameter) && parameter.parameter.isEnumByClass())
        os << "     .isPlainEnum = true,\n";
    }
    if (const std::string name = getParameterConstraint(text, parameter);
        !name.empty())
      os << "     .constraint = &" << name << ",\n";
    if (withText && !isParsedByDirective(format, index))
      emitTextHooks(parameter, os);
    os << "    },\n";
  }
  os << "};\n";
}

/// Returns an argument of a custom directive's printer: the value.
static std::string getPrintArgument(const DefText &text,
                                    const CustomArgument &argument) {
  if (argument.kind == CustomArgument::Kind::Parameter)
    return text.parameters[argument.index].fromMember(
        "parameters." + text.parameters[argument.index].getName().str());
  FmtContext context;
  context.addSubst("_ctxt", "printer.getContext()")
      .withBuilder("::mlir::Builder(printer.getContext())");
  return tgfmt(argument.text, &context);
}

/// Returns an argument of a custom directive's parser: the variable to set, or
/// the value of a reference.
static std::string getParseArgument(const DefText &text,
                                    const CustomArgument &argument) {
  if (argument.kind != CustomArgument::Kind::Parameter) {
    const FmtContext context = getParserContext("state.getType()");
    return tgfmt(argument.text, &context);
  }
  const ParameterText &parameter = text.parameters[argument.index];
  if (argument.isReference)
    return parameter.fromMember(
        ("(*static_cast<" + llvm::Twine(parameter.memberType) +
         " *>(state.getParameter(" + llvm::Twine(argument.index) + ")))")
            .str());
  return ("::mlir::detail::unwrapForCustomParse(odsResult" +
          llvm::Twine(argument.index) + ")")
      .str();
}

static void emitCustomParser(const DefText &text,
                             const CustomDirectiveModel &directive,
                             llvm::raw_ostream &os) {
  os << "     .parse = [](::mlir::AsmParser &parser,\n"
        "                 ::mlir::StorageFormatState &state) -> "
        "::mlir::OptionalParseResult {\n";
  std::string arguments, stores;
  for (const CustomArgument &argument : directive.arguments) {
    arguments += ", " + getParseArgument(text, argument);
    if (argument.kind != CustomArgument::Kind::Parameter ||
        argument.isReference)
      continue;
    const ParameterText &parameter = text.parameters[argument.index];
    os << formatv("       ::llvm::FailureOr<{0}> odsResult{1};\n",
                  parameter.parameter.getCppStorageType(), argument.index);
    FmtContext context;
    context.withSelf("(*odsResult" + llvm::Twine(argument.index) + ")");
    stores +=
        formatv("       if (::llvm::succeeded(odsResult{0})) {{\n"
                "         ::mlir::storeParameter(*static_cast<{1} *>("
                "state.getParameter({0})),\n"
                "                                {2}, state.getAllocator());\n"
                "         state.setParsed({0});\n       }\n",
                argument.index, parameter.memberType,
                tgfmt(parameter.parameter.getConvertFromStorage(), &context));
  }
  os << "       ::mlir::OptionalParseResult result = parse" << directive.name
     << "(parser" << arguments << ");\n"
     << "       if (!result.has_value() || *result)\n"
        "         return result;\n"
     << stores << "       return result;\n     },\n";
}

static void emitDirectives(const DefText &text,
                           llvm::ArrayRef<CustomDirectiveModel> directives,
                           llvm::raw_ostream &os) {
  os << "constexpr ::mlir::StorageDirective " << text.constantName
     << "Directives[] = {\n";
  for (const CustomDirectiveModel &directive : directives) {
    os << "    // " << dumpCustomDirective(directive) << "\n"
       << "    {.name = " << quote(directive.name) << ",\n";
    emitCustomParser(text, directive, os);
    os << "     .print = [](::mlir::AsmPrinter &printer,\n"
          "                 const void *storage) {\n"
       << "       const auto &parameters = *static_cast<const "
       << text.structName << " *>(storage);\n       (void)parameters;\n"
       << "       print" << directive.name << "(printer";
    for (const CustomArgument &argument : directive.arguments)
      os << ", " << getPrintArgument(text, argument);
    os << ");\n     }},\n";
  }
  os << "};\n";
}

bool mlir::ods::emitDefFormat(const DefText &text, llvm::raw_ostream &os) {
  for (const ParameterText &parameter : text.parameters)
    emitConstraint(text, parameter, os);
  const bool hasText =
      text.def.getMnemonic() && text.def.getAssemblyFormat().has_value();
  if (!hasText && !text.def.genVerifyInvariantsImpl())
    return false;
  std::optional<DefFormatModel> format = DefFormatModel();
  if (hasText)
    format = getDefFormat(text.def);
  if (!format)
    llvm::PrintFatalError(text.def.getLoc(), "failed to parse assembly format");
  if (!text.parameters.empty())
    emitUses(text, hasText, *format, os);
  if (!format->directives.empty())
    emitDirectives(text, format->directives, os);
  if (hasText)
    os << "// " << dumpFormatProgram(format->program) << "\n";
  os << "constexpr ::mlir::StorageFormat " << text.constantName
     << "Format = {\n    .name = " << quote(text.def.getName())
     << ",\n    .program = " << quoteBytes(format->program);
  if (!text.parameters.empty())
    os << ",\n    .parameters = " << text.constantName << "Parameters";
  if (!format->directives.empty())
    os << ",\n    .directives = " << text.constantName << "Directives";
  os << "};\n";
  return true;
}
