// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_interface/gen_interface.h"

#include "ods/gen_enum/cpp_text.h"
#include "ods/gen_interface/interface_models.h"
#include "ods/gen_interface/interface_text.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

bool mlir::ods::hasTraitMembers(const Interface &interface) {
  return interface.getExtraTraitClassDeclaration() ||
         interface.getExtraSharedClassDeclaration() ||
         llvm::any_of(interface.getMethods(), [](const InterfaceMethod &m) {
           return m.getDefaultImplementation().has_value();
         });
}

/// Emits the table of functions in the order of the methods.
static void emitTable(const Interface &interface, const InterfaceWords &words,
                      llvm::raw_ostream &os) {
  os << "struct " << interface.getName() << "Table {\n";
  for (const InterfaceMethod &method : interface.getMethods()) {
    os << "  " << spaced(method.getReturnType()) << "(*"
       << method.getUniqueName() << ")("
       << getParameters(method, getFirstParameter(interface, method, words))
       << ");\n";
  }
  os << "};\n";
}

/// Emits the methods of an interface or of one of its bases. A method that is
/// hidden or occurs in several bases is emitted once.
static void emitMethods(const Interface &interface, llvm::StringSet<> &seen,
                        llvm::raw_ostream &os) {
  for (const InterfaceMethod &method : interface.getMethods()) {
    if (!seen.insert(method.getUniqueName()).second)
      continue;
    if (auto description = method.getDescription())
      emitComment(*description, os, "  ");
    os << "  " << spaced(method.getReturnType()) << method.getName() << "("
       << getParameters(method) << ") const;\n";
  }
}

static void emitClassOf(const Interface &interface, StringRef condition,
                        const InterfaceWords &words, llvm::raw_ostream &os) {
  FmtContext context;
  for (StringRef placeholder : {"_op", "_attr", "_type", "_self"})
    context.addSubst(placeholder, "odsInterfaceInstance");
  os << formatv(R"(  static bool classof({0}base) {{
    if (!{1}<{2}, {2}Table>::classof(base))
      return false;
    {2} odsInterfaceInstance(base);
)",
                words.handle, words.base, interface.getName());
  printReindented(tgfmt(condition.trim(), &context), os, "    ");
  os << "\n  }\n";
}

/// Emits the interface's own methods, those of its bases, and the extra
/// declarations of the record.
static void emitMembers(const Interface &interface, const InterfaceWords &words,
                        llvm::raw_ostream &os) {
  llvm::StringSet<> seen;
  emitMethods(interface, seen, os);
  for (const Interface &base : interface.getBaseInterfaces()) {
    os << "  // As " << base.getFullyQualifiedName() << ".\n"
       << "  operator " << qualify(base.getCppNamespace(), base.getName())
       << "() const;\n";
    emitMethods(base, seen, os);
  }
  if (auto text = interface.getExtraClassDeclaration()) {
    printReindented(text->rtrim(), os, "  ");
    os << "\n";
  }
  auto emitShared = [&](const Interface &of) {
    if (auto text = of.getExtraSharedClassDeclaration()) {
      printReindented(tgfmt(text->rtrim(), &words.viewContext), os, "  ");
      os << "\n";
    }
  };
  emitShared(interface);
  for (const Interface &base : interface.getBaseInterfaces())
    emitShared(base);
  if (auto condition = interface.getExtraClassOf())
    emitClassOf(interface, *condition, words, os);
}

static void emitClass(const Interface &interface, const InterfaceWords &words,
                      llvm::raw_ostream &os) {
  NamespaceScope scope(os, interface.getCppNamespace());
  emitTable(interface, words, os);
  emitModelForwards(interface, words, os);
  if (auto description = interface.getDescription())
    emitComment(*description, os);
  os << formatv(R"(class {0} : public {1}<{0}, {0}Table> {{
public:
  using {1}<{0}, {0}Table>::{2};
  template <typename {3}>
  struct Trait : public detail::{0}Trait<{3}> {{};
  template <typename {3}> using Model = detail::{0}Model<{3}>;
  template <typename ConcreteModel>
  using FallbackModel = detail::{0}FallbackModel<ConcreteModel>;
  template <typename ConcreteModel, typename {3}>
  using ExternalModel = detail::{0}ExternalModel<ConcreteModel, {3}>;

)",
                interface.getName(), words.base, words.base.rsplit("::").second,
                words.concrete);
  emitMembers(interface, words, os);
  os << "};\n";
}

/// Emits the method of a base interface, called on the view's entity.
static void emitInheritedDefinition(const Interface &interface,
                                    const Interface &base,
                                    const InterfaceMethod &method,
                                    const InterfaceWords &words,
                                    llvm::raw_ostream &os) {
  os << formatv("inline {0}{1}::{2}({3}) const {{\n"
                "  return {4}({5}).{2}({6});\n}\n",
                spaced(method.getReturnType()), interface.getName(),
                method.getName(), getParameters(method),
                qualify(base.getCppNamespace(), base.getName()),
                words.handleOfThis, getArguments(method));
}

/// Emits definitions of the class's methods after all classes of the file,
/// since they may use these classes by value.
static void emitDefinitions(const Interface &interface,
                            const InterfaceWords &words,
                            llvm::raw_ostream &os) {
  NamespaceScope scope(os, interface.getCppNamespace());
  llvm::StringSet<> seen;
  for (const InterfaceMethod &method : interface.getMethods()) {
    seen.insert(method.getUniqueName());
    os << formatv("inline {0}{1}::{2}({3}) const {{\n"
                  "  return this->getTable().{4}({5});\n}\n",
                  spaced(method.getReturnType()), interface.getName(),
                  method.getName(), getParameters(method),
                  method.getUniqueName(),
                  getArguments(method, method.isStatic() ? "this->getTable()"
                                                         : words.handleOfThis));
  }
  for (const Interface &base : interface.getBaseInterfaces()) {
    const std::string name = qualify(base.getCppNamespace(), base.getName());
    os << formatv("inline {0}::operator {1}() const {{\n"
                  "  return *this ? {1}({2}) : {1}(nullptr);\n}\n",
                  interface.getName(), name,
                  words.kind == InterfaceKind::Operation
                      ? words.handleOfThis
                      : "static_cast<" + words.handle.trim().str() +
                            ">(*this)");
    for (const InterfaceMethod &method : base.getMethods())
      if (seen.insert(method.getUniqueName()).second)
        emitInheritedDefinition(interface, base, method, words, os);
  }
}

bool mlir::ods::emitInterfaceDecls(const llvm::RecordKeeper &records,
                                   llvm::raw_ostream &os, InterfaceKind kind) {
  emitFirstLine(records, os);
  const InterfaceWords words(kind);
  std::vector<llvm::Record *> definitions =
      getInterfaceDefinitions(records, words.recordPrefix);
  llvm::sort(definitions, [](const llvm::Record *a, const llvm::Record *b) {
    return a->getID() < b->getID();
  });
  std::vector<Interface> interfaces;
  for (const llvm::Record *def : definitions) {
    interfaces.emplace_back(def);
    checkForGeneration(interfaces.back());
  }
  for (const Interface &interface : interfaces) {
    NamespaceScope scope(os, interface.getCppNamespace());
    os << "class " << interface.getName() << ";\n";
  }
  for (const Interface &interface : interfaces)
    emitClass(interface, words, os);
  for (const Interface &interface : interfaces)
    emitDefinitions(interface, words, os);
  for (const Interface &interface : interfaces)
    emitModels(interface, words, os);
  return false;
}

bool mlir::ods::emitInterfaceDefs(const llvm::RecordKeeper &records,
                                  llvm::raw_ostream &os, InterfaceKind kind) {
  emitFirstLine(records, os);
  return false;
}
