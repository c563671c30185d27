// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_interface/interface_text.h"

#include "ods/gen_enum/cpp_text.h"

using namespace mlir::ods;
using llvm::StringRef;

InterfaceWords::InterfaceWords(InterfaceKind kind) : kind(kind) {
  StringRef placeholder;
  switch (kind) {
  case InterfaceKind::Operation:
    recordPrefix = "Op";
    handle = "::mlir::Operation *";
    base = "::mlir::OpInterface";
    concrete = "ConcreteOp";
    handleOfThis = "this->getOperation()";
    placeholder = "_op";
    break;
  case InterfaceKind::Attribute:
    recordPrefix = "Attr";
    handle = "::mlir::Attribute ";
    base = "::mlir::AttributeInterface";
    concrete = "ConcreteAttr";
    handleOfThis = "*this";
    traitConst = " const";
    placeholder = "_attr";
    break;
  case InterfaceKind::Type:
    recordPrefix = "Type";
    handle = "::mlir::Type ";
    base = "::mlir::TypeInterface";
    concrete = "ConcreteType";
    handleOfThis = "*this";
    traitConst = " const";
    placeholder = "_type";
    break;
  }
  auto set = [&](FmtContext &context, const llvm::Twine &text) {
    context.addSubst(placeholder, text).withSelf(text);
  };
  set(modelContext,
      "(::llvm::cast<" + llvm::Twine(concrete) + ">(tablegen_opaque_val))");
  set(traitContext, "(*static_cast<" +
                        llvm::Twine(traitConst.empty() ? "" : "const ") +
                        concrete + " *>(this))");
  set(viewContext, "(*this)");
}

std::string mlir::ods::spaced(StringRef type) {
  type = type.trim();
  return (type + (type.ends_with("&") || type.ends_with("*") ? "" : " ")).str();
}

/// Joins `prefix` and the results of `print` for each argument.
template <typename Print>
static std::string join(const InterfaceMethod &method, StringRef prefix,
                        Print print) {
  std::string result = prefix.rtrim(" ").str();
  if (method.arg_empty())
    return result;
  result = prefix.str();
  StringRef comma = prefix.empty() ? "" : ", ";
  for (const InterfaceMethod::Argument &argument : method.getArguments()) {
    result += (comma + print(argument)).str();
    comma = ", ";
  }
  return result;
}

std::string mlir::ods::getFirstParameter(const Interface &interface,
                                         const InterfaceMethod &method,
                                         const InterfaceWords &words) {
  return method.isStatic() ? ("const " + interface.getName() + "Table &").str()
                           : words.handle.str();
}

std::string mlir::ods::getParameters(const InterfaceMethod &method,
                                     StringRef prefix) {
  return join(method, prefix, [](const InterfaceMethod::Argument &argument) {
    return spaced(argument.type) + argument.name.str();
  });
}

std::string mlir::ods::getArguments(const InterfaceMethod &method,
                                    StringRef prefix) {
  return join(method, prefix, [](const InterfaceMethod::Argument &argument) {
    return argument.name.str();
  });
}

std::vector<llvm::Record *>
mlir::ods::getInterfaceDefinitions(const llvm::RecordKeeper &records,
                                   StringRef recordPrefix) {
  std::vector<llvm::Record *> definitions =
      getMainFileDefinitions(records, (recordPrefix + "Interface").str());
  llvm::erase_if(definitions, [](const llvm::Record *def) {
    return def->isSubClassOf("DeclareInterfaceMethods");
  });
  return definitions;
}
