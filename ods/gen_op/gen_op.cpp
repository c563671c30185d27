// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/gen_op.h"

#include "ods/format/op_format.h"
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_class.h"
#include "ods/gen_op/op_descriptor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Regex.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

static llvm::Regex getRegex(const std::string &text) {
  llvm::Regex regex(text);
  std::string error;
  if (!text.empty() && !regex.isValid(error))
    llvm::PrintFatalError("invalid regular expression '" + text +
                          "': " + error);
  return regex;
}

/// "dialect.name", before anything is checked.
static std::string getName(const Record &def) {
  const StringRef dialect =
      def.getValueAsDef("opDialect")->getValueAsString("name");
  const StringRef name = def.getValueAsString("opName");
  return dialect.empty() ? name.str() : (dialect + "." + name).str();
}

std::vector<const Record *>
mlir::ods::getOpDefs(const llvm::RecordKeeper &records,
                     const OpFilter &filter) {
  if (!records.getClass("Op"))
    llvm::PrintFatalError("ERROR: Couldn't find the 'Op' class!\n");
  const llvm::Regex include = getRegex(filter.include);
  const llvm::Regex exclude = getRegex(filter.exclude);
  std::vector<const Record *> defs;
  for (const Record *def : records.getAllDerivedDefinitionsIfDefined("Op")) {
    const std::string name = getName(*def);
    if (!filter.include.empty() && !include.match(name))
      continue;
    if (filter.exclude.empty() || !exclude.match(name))
      defs.push_back(def);
  }
  return defs;
}

static void emitForwardDeclaration(const Operator &op, llvm::raw_ostream &os) {
  NamespaceScope scope(os, op.getCppNamespace());
  os << "class " << op.getCppClassName() << ";\n";
}

bool mlir::ods::emitOpDecls(const llvm::RecordKeeper &records,
                            const OpFilter &filter, llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  const std::vector<const Record *> defs = getOpDefs(records, filter);
  bool failed = false;
  for (const Record *def : defs) {
    const Operator op(def);
    op.checkForGeneration();
    // Only checked: declarations do not depend on it.
    failed |= op.hasAssemblyFormat() && !getOpFormat(op);
    emitForwardDeclaration(op, os);
  }
  SectionScope section(os, "GET_OP_CLASSES");
  for (const Record *def : defs) {
    const Operator op(def);
    const OpClassEmitter emitter(op);
    NamespaceScope scope(os, op.getCppNamespace());
    emitAdaptorDeclarations(op, os);
    emitter.emitDeclaration(os);
  }
  return failed;
}

/// The definitions of operations in one namespace; true on failure.
static bool emitDefinitions(StringRef cppNamespace,
                            llvm::ArrayRef<const Record *> defs,
                            llvm::raw_ostream &os) {
  ConstantPool pool;
  std::string text;
  llvm::raw_string_ostream textStream(text);
  bool failed = false;
  for (const Record *def : defs) {
    const Operator op(def);
    op.checkForGeneration();
    std::optional<OpFormatModel> format;
    if (op.hasAssemblyFormat()) {
      format = getOpFormat(op);
      failed |= !format;
    }
    OpClassEmitter(op).emitDefinitions(textStream);
    emitDescriptor(op, format, pool, textStream);
  }
  NamespaceScope scope(os, cppNamespace);
  pool.print(os);
  os << text;
  return failed;
}

bool mlir::ods::emitOpDefs(const llvm::RecordKeeper &records,
                           const OpFilter &filter, llvm::raw_ostream &os) {
  emitFirstLine(records, os);
  const std::vector<const Record *> defs = getOpDefs(records, filter);
  {
    SectionScope section(os, "GET_OP_LIST");
    llvm::interleave(
        defs, os,
        [&](const Record *def) { os << Operator(def).getQualCppClassName(); },
        ",\n");
  }
  SectionScope section(os, "GET_OP_CLASSES");
  // One run of operations per namespace.
  bool failed = false;
  std::vector<const Record *> rest = defs;
  while (!rest.empty()) {
    const std::string cppNamespace =
        Operator(rest.front()).getCppNamespace().str();
    std::vector<const Record *> same, others;
    for (const Record *def : rest)
      (Operator(def).getCppNamespace() == cppNamespace ? same : others)
          .push_back(def);
    failed |= emitDefinitions(cppNamespace, same, os);
    rest = std::move(others);
  }
  return failed;
}
