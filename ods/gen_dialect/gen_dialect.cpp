// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_dialect/gen_dialect.h"

#include "ods/gen_op/code_text.h"
#include "ods/model/dialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace mlir::ods;
using llvm::StringRef;

namespace {

/// A method that the user defines if the dialect requests it, and the field of
/// the descriptor that calls it.
struct DialectHook {
  bool (Dialect::*isWanted)() const;
  const char *declaration;
  /// The field of the descriptor. A function with this name in core's
  /// DialectHook initializes it.
  const char *field;
};

} // namespace

/// In the order of the descriptor.
static constexpr DialectHook hooks[] = {
    {&Dialect::hasOperationAttrVerify,
     "::llvm::LogicalResult\n  verifyOperationAttribute(::mlir::Operation *op, "
     "::mlir::NamedAttribute attribute);",
     "verifyOperationAttribute"},
    {&Dialect::hasRegionArgAttrVerify,
     "::llvm::LogicalResult verifyRegionArgAttribute(\n"
     "      ::mlir::Operation *op, unsigned regionIndex, unsigned argIndex,\n"
     "      ::mlir::NamedAttribute attribute);",
     "verifyRegionArgAttribute"},
    {&Dialect::hasRegionResultAttrVerify,
     "::llvm::LogicalResult verifyRegionResultAttribute(\n"
     "      ::mlir::Operation *op, unsigned regionIndex, unsigned "
     "resultIndex,\n      ::mlir::NamedAttribute attribute);",
     "verifyRegionResultAttribute"},
    {&Dialect::hasConstantMaterializer,
     "::mlir::Operation *materializeConstant(::mlir::OpBuilder &builder,\n"
     "                                         ::mlir::Attribute value,\n"
     "                                         ::mlir::Type type,\n"
     "                                         ::mlir::Location loc);",
     "materializeConstant"},
    {&Dialect::hasCanonicalizer,
     "void getCanonicalizationPatterns(\n"
     "      ::mlir::RewritePatternSet &results) const;",
     "getCanonicalizationPatterns"},
    {&Dialect::hasOperationInterfaceFallback,
     "void *getRegisteredInterfaceForOp(::mlir::TypeID interfaceID,\n"
     "                                    ::mlir::OperationName opName);",
     "getRegisteredInterfaceForOp"},
};

static std::optional<Dialect> getDialect(const llvm::RecordKeeper &records,
                                         StringRef selected) {
  return findDialect(records.getAllDerivedDefinitionsIfDefined("Dialect"),
                     selected);
}

static bool hasDialects(const llvm::RecordKeeper &records) {
  return !records.getAllDerivedDefinitionsIfDefined("Dialect").empty();
}

//===----------------------------------------------------------------------===//
// Discardable attributes

/// A discardable attribute of the dialect, given by its name and class.
namespace {
struct DiscardableAttribute {
  StringRef name;
  std::string cppClass;
};
} // namespace

static std::vector<DiscardableAttribute>
getDiscardableAttributes(const Dialect &dialect) {
  std::vector<DiscardableAttribute> attributes;
  const llvm::DagInit *dag = dialect.getDiscardableAttributes();
  for (unsigned i = 0; dag && i != dag->getNumArgs(); ++i) {
    const StringRef name = dag->getArgNameStr(i);
    // The C++ class of the attribute.
    const auto *type = llvm::dyn_cast<llvm::StringInit>(dag->getArg(i));
    if (!type || name.empty())
      llvm::PrintFatalError(dialect.getDef()->getLoc(),
                            "expected named C++ classes of attributes in "
                            "'discardableAttrs'");
    attributes.push_back({name, type->getValue().str()});
  }
  return attributes;
}

static void emitDiscardableHelper(const Dialect &dialect,
                                  const DiscardableAttribute &attribute,
                                  llvm::raw_ostream &os) {
  const std::string helper = toUpperCamel(attribute.name) + "AttrHelper";
  std::string member = helper;
  member.front() = llvm::toLower(member.front());
  const std::string base =
      "::mlir::DiscardableAttrHelper<" + attribute.cppClass + ">";
  os << "  class " << helper << " : public " << base << " {\n  public:\n"
     << "    static constexpr ::llvm::StringLiteral getNameStr() {\n"
     << "      return "
     << quote((dialect.getName() + "." + attribute.name).str())
     << ";\n    }\n    explicit " << helper
     << "(::mlir::MLIRContext *context)\n        : DiscardableAttrHelper("
        "context, getNameStr()) {}\n  };\n"
     << "  " << helper << " get" << helper << "() const {\n    return "
     << helper << "(getContext());\n  }\n";
}

//===----------------------------------------------------------------------===//
// The class and the descriptor

bool mlir::ods::emitDialectDecls(const llvm::RecordKeeper &records,
                                 StringRef selected, llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  if (!hasDialects(records))
    return false;
  const std::optional<Dialect> dialect = getDialect(records, selected);
  if (!dialect)
    return true;
  const std::string name = dialect->getCppClassName();
  NamespaceScope scope(os, dialect->getCppNamespace());
  os << "class " << name << " : public ::mlir::"
     << (dialect->isExtensible() ? "ExtensibleDialect" : "Dialect")
     << " {\npublic:\n"
     << "  static const ::mlir::DialectDescriptor descriptor;\n"
     << "  explicit " << name << "(::mlir::MLIRContext *context);\n  ~" << name
     << "() override;\n"
     << "  static bool classof(const ::mlir::Dialect *dialect) {\n"
     << "    return dialect->getTypeID() == ::mlir::TypeID::get<" << name
     << ">();\n  }\n"
     << "  static constexpr ::llvm::StringLiteral getDialectNamespace() {\n"
     << "    return ::llvm::StringLiteral(" << quote(dialect->getName())
     << ");\n  }\n";
  for (const DialectHook &hook : hooks)
    if (((*dialect).*hook.isWanted)())
      os << "  " << hook.declaration << "\n";
  for (const DiscardableAttribute &attribute :
       getDiscardableAttributes(*dialect))
    emitDiscardableHelper(*dialect, attribute, os);
  if (auto extra = dialect->getExtraClassDeclaration())
    printCode(*extra, 2, os);
  os << "\nprivate:\n  void initialize();\n"
        "  friend struct ::mlir::DialectHook;\n};\n\n";
  return false;
}

static void emitDescriptor(const Dialect &dialect, llvm::raw_ostream &os) {
  const std::string name = dialect.getCppClassName();
  const auto dependent = dialect.getDependentDialects();
  if (!dependent.empty()) {
    os << "namespace {\nconstexpr const ::mlir::DialectDescriptor *\n    ods"
       << name << "Dependencies[] = {";
    llvm::interleaveComma(dependent, os, [&](StringRef other) {
      os << "\n        &" << other << "::descriptor";
    });
    os << "};\n} // namespace\n\n";
  }
  os << "constinit const ::mlir::DialectDescriptor " << name
     << "::descriptor = {\n    .name = " << quote(dialect.getName())
     << ",\n    .id = ::mlir::TypeID::get<" << name << ">(),\n";
  if (!dependent.empty())
    os << "    .dependentDialects = ods" << name << "Dependencies,\n";
  auto printText = [&](StringRef field, StringRef text) {
    if (!text.trim().empty())
      os << "    ." << field << " = " << quoteText(text) << ",\n";
  };
  printText("summary", dialect.getSummary());
  printText("description", dialect.getDescription());
  os << "    .construct = &::mlir::DialectHook::construct<" << name << ">,\n"
     << "    .initialize = &::mlir::DialectHook::initialize<" << name << ">,\n";
  // If they are not generated, the class may define methods for them.
  auto printTextHooks = [&](StringRef what) {
    os << "    .parse" << what << " = ::mlir::DialectHook::get" << what
       << "Parser<" << name << ">(),\n    .print" << what
       << " = ::mlir::DialectHook::get" << what << "Printer<" << name
       << ">(),\n";
  };
  if (!dialect.useDefaultTypePrinterParser())
    printTextHooks("Type");
  if (!dialect.useDefaultAttributePrinterParser())
    printTextHooks("Attribute");
  for (const DialectHook &hook : hooks)
    if ((dialect.*hook.isWanted)())
      os << "    ." << hook.field << " = &::mlir::DialectHook::" << hook.field
         << '<' << name << ">,\n";
  os << "};\n\n";
}

/// Defines the function by which a registry adds the dialect. Its name depends
/// on the name of the dialect only.
static void emitRegistration(const Dialect &dialect, llvm::raw_ostream &os) {
  std::string function = "dialect_" + dialect.getName().str();
  for (char &character : function)
    if (!llvm::isAlnum(character))
      character = '_';
  StringRef cppNamespace = dialect.getCppNamespace();
  cppNamespace.consume_front("::");
  os << "namespace mlir::registration {\n"
     << "void " << function << "(::mlir::Registry &registry) {\n"
     << "  registerDialect(registry, ::" << cppNamespace
     << (cppNamespace.empty() ? "" : "::") << dialect.getCppClassName()
     << "::descriptor);\n}\n} // namespace mlir::registration\n\n";
}

bool mlir::ods::emitDialectDefs(const llvm::RecordKeeper &records,
                                StringRef selected, llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  if (!hasDialects(records))
    return false;
  const std::optional<Dialect> dialect = getDialect(records, selected);
  if (!dialect)
    return true;
  const std::string name = dialect->getCppClassName();
  emitRegistration(*dialect, os);
  NamespaceScope scope(os, dialect->getCppNamespace());
  os << name << "::" << name << "(::mlir::MLIRContext *context)\n    : ::mlir::"
     << (dialect->isExtensible() ? "ExtensibleDialect" : "Dialect")
     << "(descriptor, context) {}\n\n";
  if (!dialect->hasNonDefaultDestructor())
    os << name << "::~" << name << "() = default;\n\n";
  emitDescriptor(*dialect, os);
  return false;
}
