// SPDX-License-Identifier: Apache-2.0
//
// Generates the table of an operation's properties.
#include "ods/gen_enum/gen_enum.h"
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_descriptor.h"
#include "ods/gen_op/op_text.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Returns the first fields of a row.
static std::string beginRow(const Operator &op, StringRef name,
                            StringRef kind) {
  return ("{.name = " + quote(name) + ", .kind = ::mlir::FieldKind::" + kind +
          ",\n     .offset = offsetof(" + op.getCppClassName() +
          "::Properties, " + name + ")")
      .str();
}

/// Returns the placeholders in conversions between properties and attributes.
static FmtContext getConversionContext() {
  FmtContext context;
  context.addSubst("_storage", "propStorage").addSubst("_ctxt", "context");
  context.addSubst("_attr", "attr").addSubst("_diag", "emitError");
  context.withBuilder("::mlir::Builder(context)");
  return context;
}

static void emitToAttribute(const Property &property, llvm::raw_ostream &os) {
  const FmtContext context = getConversionContext();
  os << "[](const void *field,\n       ::mlir::MLIRContext *context) -> "
        "::mlir::Attribute {\n"
     << "      const auto &propStorage = *static_cast<const "
     << getStorageCppType(property) << " *>(field);\n";
  printCode(tgfmt(property.getConvertToAttributeCall(), &context), 6, os);
  os << "    }";
}

static void emitFromAttribute(const Property &property, llvm::raw_ostream &os) {
  const FmtContext context = getConversionContext();
  os << "[](void *field, ::mlir::Attribute attr) -> bool {\n"
     << "      auto &propStorage = *static_cast<" << getStorageCppType(property)
     << " *>(field);\n"
     << "      auto emitError = [] { return ::mlir::InFlightDiagnostic(); };\n"
     << "      (void)emitError;\n"
     << "      auto convert = [&]() -> ::llvm::LogicalResult {\n";
  printCode(tgfmt(property.getConvertFromAttributeCall(), &context), 8, os);
  os << "        return ::mlir::success();\n      };\n      return "
        "::mlir::succeeded(convert());\n    }";
}

/// Emits the hooks of a property of any C++ type: its initial value, and its
/// conversion to attributes.
static void emitPropertyHooks(const Property &property, StringRef name,
                              llvm::raw_ostream &os) {
  const std::string type = getStorageCppType(property);
  const FmtContext context;
  std::string value = "{}";
  if (property.hasStorageTypeValueOverride())
    value = ("(" + property.getStorageTypeValueOverride() + ")").str();
  else if (property.hasDefaultValue())
    value = "{" + tgfmt(property.getDefaultValue(), &context) + "}";
  os << "constexpr ::mlir::FieldHooks " << name
     << " = [] {\n  using T = " << type << ";\n"
     << "  ::mlir::FieldHooks hooks = ::mlir::detail::getFieldHooks<T>();\n"
        "  hooks.initialize = [](void *field) { new (field) T"
     << value << "; };\n  hooks.toAttribute = ";
  emitToAttribute(property, os);
  os << ";\n  hooks.fromAttribute = ";
  emitFromAttribute(property, os);
  os << ";\n  return hooks;\n}();\n";
}

/// Emits the hooks of an enumeration property; its kind determines the others.
static void emitConversionHooks(const Property &property, StringRef name,
                                llvm::raw_ostream &os) {
  os << "constexpr ::mlir::FieldHooks " << name << " = {\n    .toAttribute = ";
  emitToAttribute(property, os);
  os << ",\n    .fromAttribute = ";
  emitFromAttribute(property, os);
  os << "};\n";
}

/// Returns the constant of a property's default.
static std::string getDefault(const Property &property, ConstantPool &pool) {
  const bool isAbsent =
      property.getFieldKind().optional && property.isDefaultZero();
  if (!property.hasDefaultValue() || isAbsent)
    return "";
  const FmtContext context;
  const std::string value = tgfmt(property.getDefaultValue(), &context);
  return pool.get("odsDefault", [&](StringRef name, llvm::raw_ostream &os) {
    os << "constexpr " << getStorageCppType(property) << ' ' << name << " = "
       << value << ";\n";
  });
}

static std::string getPropertyRow(const Operator &op,
                                  const NamedProperty &named,
                                  ConstantPool &pool) {
  const Property &property = named.prop;
  const FieldKindInfo kind = getCompiledKind(property);
  const bool isCustom = kind.isCustom();
  std::string row = beginRow(op, named.name, kind.kind);
  if (kind.optional || property.isUnit() ||
      (isCustom && property.hasDefaultValue()))
    row += ", .optional = true";
  if (isCustom || property.getEnum())
    row += ",\n     .hooks = &" +
           pool.get("odsHooks", [&](StringRef name, llvm::raw_ostream &os) {
             (isCustom ? emitPropertyHooks : emitConversionHooks)(property,
                                                                  name, os);
           });
  if (isCustom)
    return row + "}";
  if (const std::string value = getDefault(property, pool); !value.empty())
    row += ", .defaultValue = &" + value;
  if (kind.kind == "Optional")
    row += (", .element = ::mlir::FieldKind::" + kind.element).str();
  return row + "}";
}

std::string mlir::ods::getPropertyTable(const Operator &op,
                                        ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const NamedAttribute &named : op.getNativeAttributes()) {
    std::string row = beginRow(op, named.name, "Attribute");
    if (named.attr.isOptional() || named.attr.hasDefaultValue())
      row += ", .optional = true";
    const std::string constraint = getAttributeConstraint(named.attr, pool);
    if (constraint != "nullptr")
      row += ",\n     .constraint = " + constraint;
    rows.push_back(row + "}");
  }
  for (const NamedProperty &named : op.getProperties())
    rows.push_back(getPropertyRow(op, named, pool));
  auto addSizes = [&](StringRef trait, StringRef name, unsigned count) {
    if (op.getTrait(trait))
      rows.push_back(beginRow(op, name, "Int32Inline") +
                     ", .count = " + std::to_string(count) + "}");
  };
  addSizes(operandSegments, "operandSegmentSizes", op.getNumOperands());
  addSizes(resultSegments, "resultSegmentSizes", op.getNumResults());
  if (rows.empty())
    return "{}";
  return "{" + pool.getArray("::mlir::FieldDescriptor", "odsFields", rows) +
         ", sizeof(" + op.getCppClassName().str() + "::Properties)}";
}

//===----------------------------------------------------------------------===//
// Uses of properties

/// Returns true if compiled code treats the property as Custom while
/// definitions loaded at run time do not.
static bool isOwnKind(const Property &property) {
  return getCompiledKind(property).isCustom() &&
         !property.getFieldKind().isCustom();
}

/// Adds a function that parses or prints a property, unless it equals that of
/// the property's kind.
static void addTextHook(const Property &property, StringRef field,
                        StringRef code, StringRef signature,
                        StringRef constness, ConstantPool &pool,
                        std::string &row) {
  if (code.empty() || (!isOwnKind(property) && !property.isUnit() &&
                       property.hasUsualText(code)))
    return;
  FmtContext context;
  context.addSubst("_storage", "propStorage").addSubst("_parser", "parser");
  context.addSubst("_printer", "printer");
  context.addSubst("_ctxt", field == "print" ? "printer.getContext()"
                                             : "parser.getContext()");
  // Parsers are function bodies, printers are expressions.
  const std::string body =
      tgfmt(code, &context) +
      (field == "print" ? ";" : "\nreturn ::mlir::success();");
  const std::string type = getStorageCppType(property);
  row += (", ." + field + " = &").str() +
         pool.get("odsText", [&](StringRef name, llvm::raw_ostream &os) {
           os << signature.take_front(signature.find('(')) << name
              << signature.drop_front(signature.find('(')) << " {\n  "
              << constness << "auto &propStorage = *static_cast<" << constness
              << type << " *>(field);\n";
           printCode(body, 2, os);
           os << "}\n";
         });
}

/// Returns functions that replace those of the kind. They are needed for
/// properties that the format contains.
static std::string getTextHooks(const Property &property, ConstantPool &pool) {
  std::string row;
  addTextHook(property, "parse", property.getParserCall(),
              "::mlir::ParseResult (::mlir::OpAsmParser &parser, "
              "void *field)",
              "", pool, row);
  addTextHook(property, "parseOptional", property.getOptionalParserCall(),
              "::mlir::OptionalParseResult (::mlir::OpAsmParser &parser, "
              "void *field)",
              "", pool, row);
  addTextHook(property, "print", property.getPrinterCall(),
              "void (::mlir::OpAsmPrinter &printer, const void *field)",
              "const ", pool, row);
  return row;
}

std::string
mlir::ods::getOtherProperties(const Operator &op,
                              const std::optional<OpFormatModel> &format,
                              ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const auto &[i, named] : llvm::enumerate(op.getProperties())) {
    const Property &property = named.prop;
    std::string row = "{.name = " + quote(named.name);
    const std::string constraint =
        pool.getConstraint(property, ConstraintSubject::Property, "", nullptr,
                           getStorageCppType(property));
    if (constraint != "nullptr")
      row += ", .constraint = " + constraint;
    if (auto enumInfo = property.getEnum())
      row += ", .enumeration = &" + getEnumDescriptorName(*enumInfo);
    if (property.isPlainOptional() && !property.getFieldKind().isCustom())
      row += ", .isPlainOptional = true";
    if (format && llvm::is_contained(format->properties, i))
      row += getTextHooks(property, pool);
    rows.push_back(row + "}");
  }
  return pool.getArray("::mlir::PropertyUse", "odsProperties", rows);
}
