// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_doc/gen_doc.h"
#include "ods/gen_doc/markdown.h"
#include "ods/gen_interface/interface_text.h"

using namespace mlir::ods;

static void emitMethod(const InterfaceMethod &method, llvm::raw_ostream &os) {
  os << "\n#### `" << method.getName() << "`\n\n```c++\n"
     << (method.isStatic() ? "static " : "") << spaced(method.getReturnType())
     << method.getName() << "(" << getParameters(method) << ");\n```\n";
  emitDescription(method.getDescription().value_or(""), os);
  if (!method.getBody())
    os << "\nNOTE: This method *must* be implemented by the user.";
  os << "\n";
}

bool mlir::ods::emitInterfaceDoc(const llvm::RecordKeeper &records,
                                 llvm::raw_ostream &os, InterfaceKind kind) {
  const InterfaceWords words(kind);
  emitDocFirstLine(os);
  os << "\n# " << words.base.rsplit("::").second << " definitions\n";
  for (const llvm::Record *def :
       getInterfaceDefinitions(records, words.recordPrefix)) {
    const Interface interface(def);
    os << "\n## " << interface.getName() << " (`" << def->getName() << "`)\n";
    emitDescription(interface.getDescription().value_or(""), os);
    os << "\n### Methods:\n";
    for (const InterfaceMethod &method : interface.getMethods())
      emitMethod(method, os);
  }
  return false;
}
