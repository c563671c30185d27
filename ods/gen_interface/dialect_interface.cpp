// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_enum/cpp_text.h"
#include "ods/gen_interface/gen_interface.h"
#include "ods/gen_interface/interface_text.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::ods;
using llvm::formatv;

/// Emits a virtual method; it is pure if it has no body.
static void emitMethod(const InterfaceMethod &method, llvm::raw_ostream &os) {
  if (auto description = method.getDescription())
    emitComment(*description, os, "  ");
  os << "  virtual " << spaced(method.getReturnType()) << method.getName()
     << "(" << getParameters(method) << ") const";
  auto body = method.getDefaultImplementation();
  if (!body)
    body = method.getBody();
  if (!body) {
    os << " = 0;\n";
    return;
  }
  os << " {\n";
  printReindented(body->trim(), os, "    ");
  os << "\n  }\n";
}

static void emitClass(const Interface &interface, llvm::raw_ostream &os) {
  NamespaceScope scope(os, interface.getCppNamespace());
  if (auto description = interface.getDescription())
    emitComment(*description, os);
  os << formatv(R"(class {0} : public ::mlir::DialectInterfaceBase<{0}> {{
public:
  using Base = ::mlir::DialectInterfaceBase<{0}>;
  {0}(::mlir::Dialect *dialect) : Base(dialect) {{}

)",
                interface.getName());
  for (const InterfaceMethod &method : interface.getMethods())
    emitMethod(method, os);
  for (auto text : {interface.getExtraClassDeclaration(),
                    interface.getExtraSharedClassDeclaration()})
    if (text) {
      printReindented(text->rtrim(), os, "  ");
      os << "\n";
    }
  os << "};\n";
}

bool mlir::ods::emitDialectInterfaceDecls(const llvm::RecordKeeper &records,
                                          llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  for (const llvm::Record *def : getInterfaceDefinitions(records, "Dialect"))
    emitClass(Interface(def), os);
  return false;
}
