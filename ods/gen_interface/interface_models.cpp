// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_interface/interface_models.h"

#include "ods/gen_enum/cpp_text.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;
using llvm::StringRef;

void mlir::ods::emitModelForwards(const Interface &interface,
                                  const InterfaceWords &words,
                                  llvm::raw_ostream &os) {
  os << formatv(R"(namespace detail {{
template <typename {1}> struct {0}Trait;
template <typename {1}> struct {0}Model;
template <typename ConcreteModel> struct {0}FallbackModel;
template <typename ConcreteModel, typename {1}> struct {0}ExternalModel;
} // namespace detail
)",
                interface.getName(), words.concrete);
}

/// Emits a function defined in a class; `body` is copied from the record.
static void emitFunction(const llvm::Twine &signature, StringRef body,
                         llvm::raw_ostream &os) {
  os << "  " << signature << " {\n";
  printReindented(body, os, "    ");
  os << "\n  }\n";
}

/// Returns true if code of the interface uses the viewed operation.
static bool usesOperation(const Interface &interface) {
  auto uses = [](std::optional<StringRef> text) {
    return text && text->contains("getOperation");
  };
  return uses(interface.getExtraTraitClassDeclaration()) ||
         uses(interface.getExtraSharedClassDeclaration()) ||
         llvm::any_of(interface.getMethods(),
                      [&](const InterfaceMethod &method) {
                        return uses(method.getDefaultImplementation());
                      });
}

static void emitVerifier(const Interface &interface, StringRef verify,
                         llvm::raw_ostream &os) {
  FmtContext context;
  context.addSubst("_op", "op");
  emitFunction("static ::llvm::LogicalResult " +
                   llvm::Twine(interface.verifyWithRegions()
                                   ? "verifyRegionTrait"
                                   : "verifyTrait") +
                   "(::mlir::Operation *op)",
               tgfmt(verify.trim(), &context), os);
}

static void emitTrait(const Interface &interface, const InterfaceWords &words,
                      llvm::raw_ostream &os) {
  os << formatv("template <typename {1}> struct {0}Trait {{\n",
                interface.getName(), words.concrete);
  if (words.kind == InterfaceKind::Operation && usesOperation(interface))
    os << "  ::mlir::Operation *getOperation() {\n"
          "    return static_cast<ConcreteOp *>(this)->::mlir::OpState::"
          "getOperation();\n  }\n";
  for (const InterfaceMethod &method : interface.getMethods()) {
    const std::optional<StringRef> body = method.getDefaultImplementation();
    if (!body)
      continue;
    emitFunction((method.isStatic() ? "static " : "") +
                     llvm::Twine(spaced(method.getReturnType())) +
                     method.getName() + "(" + getParameters(method) + ")" +
                     (method.isStatic() ? "" : words.traitConst),
                 tgfmt(body->trim(), &words.traitContext), os);
  }
  if (auto verify = interface.getVerify())
    emitVerifier(interface, *verify, os);
  for (auto text : {interface.getExtraTraitClassDeclaration(),
                    interface.getExtraSharedClassDeclaration()})
    if (text) {
      printReindented(tgfmt(text->rtrim(), &words.traitContext), os, "  ");
      os << "\n";
    }
  os << "};\n";
}

/// Emits the initializer of a table: one function per method, whose body
/// `getBody` returns.
template <typename GetBody>
static void emitTableOf(const Interface &interface, const InterfaceWords &words,
                        llvm::raw_ostream &os, GetBody getBody) {
  os << "  static constexpr " << interface.getName() << "Table table = {\n";
  for (const InterfaceMethod &method : interface.getMethods()) {
    std::string first = getFirstParameter(interface, method, words);
    if (!method.isStatic())
      first += "tablegen_opaque_val";
    os << "      [](" << getParameters(method, first) << ") -> "
       << method.getReturnType().trim() << " {\n";
    printReindented(getBody(method), os, "        ");
    os << "\n      },\n";
  }
  os << "  };\n";
}

/// Returns the body of a method in the table of a class: the interface's code,
/// or a call of the class's method.
static std::string getModelBody(const InterfaceMethod &method,
                                const InterfaceWords &words) {
  if (auto body = method.getBody())
    return method.isStatic() ? body->trim().str()
                             : tgfmt(body->trim(), &words.modelContext);
  const std::string callee = method.isStatic()
                                 ? words.concrete.str() + "::"
                                 : tgfmt("$_self.", &words.modelContext);
  return ("return " + callee + method.getName() + "(" + getArguments(method) +
          ");")
      .str();
}

static void emitModel(const Interface &interface, const InterfaceWords &words,
                      llvm::raw_ostream &os) {
  const StringRef name = interface.getName();
  os << formatv("template <typename {1}> struct {0}Model {{\n"
                "  using Interface = {0};\n",
                name, words.concrete);
  emitTableOf(interface, words, os, [&](const InterfaceMethod &method) {
    return getModelBody(method, words);
  });
  if (interface.getVerify())
    os << formatv(
        R"(  static ::llvm::LogicalResult verify(::mlir::Operation *op,
                                      const ::mlir::TraitUse &use) {{
    return {0}Trait<ConcreteOp>::{1}(op);
  }
  static constexpr ::mlir::Trait trait = {{
      {2}, ::mlir::TypeID::get<{0}>(), {3}};
)",
        name,
        interface.verifyWithRegions() ? "verifyRegionTrait" : "verifyTrait",
        quote(name),
        interface.verifyWithRegions() ? "nullptr, &verify"
                                      : "&verify, nullptr");
  os << "};\n";
}

static void emitFallbackModel(const Interface &interface,
                              const InterfaceWords &words,
                              llvm::raw_ostream &os) {
  os << formatv("template <typename ConcreteModel> struct {0}FallbackModel {{\n"
                "  using Interface = {0};\n",
                interface.getName());
  emitTableOf(interface, words, os, [](const InterfaceMethod &method) {
    const bool isStatic = method.isStatic();
    return (llvm::Twine("return ConcreteModel") + (isStatic ? "::" : "().") +
            method.getName() + "(" +
            getArguments(method, isStatic ? "" : "tablegen_opaque_val") + ");")
        .str();
  });
  os << "};\n";
}

static void emitExternalModel(const Interface &interface,
                              const InterfaceWords &words,
                              llvm::raw_ostream &os) {
  os << formatv("template <typename ConcreteModel, typename {1}>\n"
                "struct {0}ExternalModel\n"
                "    : public {0}FallbackModel<ConcreteModel> {{\n"
                "  using ConcreteEntity = {1};\n",
                interface.getName(), words.concrete);
  const FmtContext none;
  const std::string handle = words.handle.str() + "tablegen_opaque_val";
  for (const InterfaceMethod &method : interface.getMethods()) {
    const std::optional<StringRef> body = method.getDefaultImplementation();
    if (!body)
      continue;
    const bool isStatic = method.isStatic();
    emitFunction(
        (isStatic ? "static " : "") +
            llvm::Twine(spaced(method.getReturnType())) + method.getName() +
            "(" + getParameters(method, isStatic ? "" : handle) + ")" +
            (isStatic ? "" : " const"),
        tgfmt(body->trim(), isStatic ? &none : &words.modelContext), os);
  }
  os << "};\n";
}

void mlir::ods::emitModels(const Interface &interface,
                           const InterfaceWords &words, llvm::raw_ostream &os) {
  const std::string cppNamespace =
      interface.getCppNamespace().empty()
          ? "detail"
          : interface.getCppNamespace().str() + "::detail";
  NamespaceScope scope(os, cppNamespace);
  emitTrait(interface, words, os);
  emitModel(interface, words, os);
  emitFallbackModel(interface, words, os);
  emitExternalModel(interface, words, os);
}
