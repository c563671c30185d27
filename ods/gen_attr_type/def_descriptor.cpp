// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_attr_type/def_descriptor.h"

#include "ods/gen_attr_type/def_format_text.h"
#include "ods/gen_enum/cpp_text.h"
#include "ods/model/format.h"
#include "ods/model/interfaces.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

/// Returns the name of a constant of a parameter: "intTypeWidthHooks".
static std::string getConstantName(const DefText &text,
                                   const ParameterText &parameter,
                                   StringRef suffix) {
  const std::string name = llvm::convertToCamelFromSnakeCase(
      parameter.getName(), /*capitalizeFirst=*/true);
  return text.constantName + name + suffix.str();
}

/// Emits the hooks of a Custom field.
static void emitHooks(const DefText &text, const ParameterText &parameter,
                      llvm::raw_ostream &os) {
  os << formatv("constexpr ::mlir::FieldHooks {0} = [] {{\n"
                "  using T = {1};\n"
                "  ::mlir::FieldHooks hooks = "
                "::mlir::detail::getFieldHooks<T>();\n",
                getConstantName(text, parameter, "Hooks"),
                parameter.memberType);
  if (parameter.parameter.hasCustomComparator()) {
    FmtContext context;
    context.addSubst("_lhs", "(*static_cast<const T *>(lhs))")
        .addSubst("_rhs", "(*static_cast<const T *>(rhs))");
    os << "  hooks.equal = [](const void *lhs, const void *rhs) -> bool {\n"
       << "    return " << tgfmt(parameter.parameter.getComparator(), &context)
       << ";\n  };\n";
  }
  if (auto allocator = parameter.parameter.getAllocator()) {
    FmtContext context;
    context.withSelf("value")
        .addSubst("_dst", "value")
        .addSubst("_allocator", "allocator");
    os << "  hooks.construct = [](void *to, const void *from,\n"
          "                       ::mlir::StorageAllocator &allocator) {\n"
          "    T value = *static_cast<const T *>(from);\n"
       << "    " << tgfmt(*allocator, &context)
       << "\n    new (to) T(::std::move(value));\n  };\n";
  }
  os << "  return hooks;\n}();\n";
}

static void emitFields(const DefText &text, llvm::raw_ostream &os) {
  for (const ParameterText &parameter : text.parameters)
    if (parameter.kind.isCustom())
      emitHooks(text, parameter, os);
  // Suppress the offsetof warning: compilers support members of any class.
  const bool hasCustom =
      llvm::any_of(text.parameters, [](const ParameterText &parameter) {
        return parameter.kind.isCustom();
      });
  if (hasCustom)
    os << "#pragma GCC diagnostic push\n"
          "#pragma GCC diagnostic ignored \"-Winvalid-offsetof\"\n";
  os << "constexpr ::mlir::FieldDescriptor " << text.constantName
     << "Fields[] = {\n";
  for (const ParameterText &parameter : text.parameters) {
    os << "    {.name = " << quote(parameter.getName())
       << ",\n     .kind = ::mlir::FieldKind::" << parameter.kind.kind
       << ",\n     .offset = offsetof(" << text.structName << ", "
       << parameter.getName() << ")";
    if (parameter.kind.optional && !parameter.kind.isCustom())
      os << ",\n     .optional = true";
    if (parameter.kind.isCustom())
      os << ",\n     .hooks = &" << getConstantName(text, parameter, "Hooks");
    if (const std::string name = getParameterConstraint(text, parameter);
        !name.empty())
      os << ",\n     .constraint = &" << name;
    os << "},\n";
  }
  os << "};\n";
  if (hasCustom)
    os << "#pragma GCC diagnostic pop\n";
}

/// Returns the C++ code of each element of the interface table.
static std::vector<std::string> getInterfaces(const DefText &text) {
  std::vector<std::string> result;
  for (const std::string &name : text.def.getInterfaceNames())
    result.push_back("{::mlir::TypeID::get<" + name + ">(),\n     &" + name +
                     "::Model<" + text.className.str() + ">::table}");
  if (text.def.genMnemonicAlias()) {
    const std::string name = text.isAttribute ? "::mlir::OpAsmAttrInterface"
                                              : "::mlir::OpAsmTypeInterface";
    result.push_back("{::mlir::TypeID::get<" + name + ">(), &" +
                     text.constantName + "Alias}");
  }
  return result;
}

static void emitArrays(const DefText &text, llvm::raw_ostream &os) {
  if (const auto names = text.def.getTraitNames(); !names.empty()) {
    os << "constexpr ::mlir::TraitUse " << text.constantName
       << "Traits[] = {\n";
    for (const std::string &name : names)
      os << "    {&" << name << "::descriptor},\n";
    os << "};\n";
  }
  if (text.def.genMnemonicAlias())
    os << formatv("constexpr ::mlir::OpAsm{0}Table {1}Alias = {{\n"
                  "    .getAlias = []({2} self, ::llvm::raw_ostream &os) {{\n"
                  "      return ::llvm::cast<{3}>(self).getAlias(os);\n"
                  "    }};\n",
                  text.isAttribute ? "Attr" : "Type", text.constantName,
                  text.handle, text.className);
  if (const auto interfaces = getInterfaces(text); !interfaces.empty()) {
    os << "constexpr ::mlir::InterfaceImplementation " << text.constantName
       << "Interfaces[] = {\n";
    for (const std::string &interface : interfaces)
      os << "    " << interface << ",\n";
    os << "};\n";
  }
}

/// Emits the hook that verifies: parameter constraints, then C++ code.
static void emitVerifier(const DefText &text, llvm::raw_ostream &os) {
  os << "    .verify = [](::mlir::EmitErrorFn emitError,\n"
        "                 const void *parameters) -> ::llvm::LogicalResult {\n";
  if (text.def.genVerifyInvariantsImpl())
    os << "      if (::llvm::failed(::mlir::verifyParameters(\n"
          "              emitError, "
       << text.className << "::descriptor, parameters)))\n"
       << "        return ::llvm::failure();\n";
  if (text.def.genVerifyDecl()) {
    os << "      const auto &values = *static_cast<const " << text.structName
       << " *>(parameters);\n      return " << text.className
       << "::verify(emitError";
    for (const ParameterText &parameter : text.parameters)
      os << ", " << parameter.toArgument("values." + parameter.getName().str());
    os << ");\n";
  } else {
    os << "      return ::llvm::success();\n";
  }
  os << "    },\n";
}

/// Emits the members of the base StorageDescriptor.
static void emitStorageDescriptor(const DefText &text, bool hasFormat,
                                  llvm::raw_ostream &os) {
  const AttrOrTypeDef &def = text.def;
  os << "    .name = " << quote(def.getQualifiedName())
     << ",\n    .id = ::mlir::TypeID::get<" << text.className << ">(),\n";
  if (!text.parameters.empty() && def.genStorageClass())
    os << "    .parameters = {" << text.constantName << "Fields, sizeof("
       << text.structName << ")},\n";
  else if (!text.parameters.empty())
    os << "    .parameters = " << text.structName << "::fields,\n";
  else
    os << "    .parameters = {},\n";
  if (!text.def.getTraitNames().empty())
    os << "    .traits = " << text.constantName << "Traits,\n";
  if (!getInterfaces(text).empty())
    os << "    .interfaces = " << text.constantName << "Interfaces,\n";
  if (def.getMnemonic())
    os << "    .mnemonic = " << quote(*def.getMnemonic()) << ",\n";
  if (!def.getSummary().empty())
    os << "    .summary = " << quote(def.getSummary()) << ",\n";
  if (!def.getDescription().trim().empty()) {
    std::string description;
    llvm::raw_string_ostream stream(description);
    printReindented(def.getDescription().rtrim(), stream);
    os << "    .description = " << quote(stream.str()) << ",\n";
  }
  if (def.genVerifyDecl() || def.genVerifyInvariantsImpl())
    emitVerifier(text, os);
  if (def.hasNormalizer())
    os << "    .normalize = &" << text.className << "::normalize,\n";
  if (hasFormat)
    os << "    .format = &" << text.constantName << "Format,\n";
}

/// Emits hooks for parsing and printing in C++.
static void emitTextHooks(const DefText &text, llvm::raw_ostream &os) {
  if (!text.def.getMnemonic() || !text.def.hasCustomAssemblyFormat())
    return;
  os << formatv("    /*parse=*/[](::mlir::AsmParser &parser,\n"
                "                 const ::mlir::{0}Descriptor &{1}) -> {2} {{\n"
                "      return {3}::parse(parser{4});\n    },\n"
                "    /*print=*/[]({2} self, ::mlir::AsmPrinter &printer) {{\n"
                "      ::llvm::cast<{3}>(self).print(printer);\n    },\n",
                text.word, text.isAttribute ? ", ::mlir::Type type" : "",
                text.handle, text.className, text.isAttribute ? ", type" : "");
}

void mlir::ods::emitDefDescriptor(const DefText &text, llvm::raw_ostream &os) {
  std::string constants;
  llvm::raw_string_ostream stream(constants);
  const bool hasFormat = emitDefFormat(text, stream);
  if (!text.parameters.empty() && text.def.genStorageClass())
    emitFields(text, stream);
  emitArrays(text, stream);
  if (!stream.str().empty())
    os << "namespace {\n" << constants << "} // namespace\n";
  // The initializers of hand-written fields may not be constant.
  os << (text.parameters.empty() || text.def.genStorageClass() ? "constinit "
                                                               : "")
     << "const ::mlir::" << text.word << "Descriptor " << text.className
     << "::descriptor = {{\n";
  emitStorageDescriptor(text, hasFormat, os);
  os << "    },\n";
  emitTextHooks(text, os);
  os << "};\n";
}
