// SPDX-License-Identifier: Apache-2.0
#include "ods/mlir_tblgen/generators.h"

#include "drr/gen_rewriters/gen_rewriters.h"
#include "ods/gen_attr_type/gen_attr_type.h"
#include "ods/gen_constraint/gen_constraint.h"
#include "ods/gen_dialect/gen_dialect.h"
#include "ods/gen_doc/gen_doc.h"
#include "ods/gen_enum/gen_enum.h"
#include "ods/gen_interface/gen_interface.h"
#include "ods/gen_op/gen_op.h"
#include "ods/gen_pass/gen_pass.h"
#include "llvm/Support/WithColor.h"
#include "llvm/TableGen/Record.h"

using namespace mlir::ods;
using Options = GeneratorOptions;
using Records = llvm::RecordKeeper;
using Stream = llvm::raw_ostream;

static OpSelection getSelection(const Options &options) {
  return {options.includeRegex, options.excludeRegex, options.onlyMainFile,
          options.shardCount};
}

static DocOptions getDocOptions(const Options &options) {
  return {options.dialect, options.stripPrefix, options.includeRegex,
          options.excludeRegex, options.allowHugo};
}

static bool printRecords(const Records &records, Stream &os) {
  os << records;
  return false;
}

/// A row with a function of records, options and a stream.
#define GENERATOR(FLAG, HELP, CALL)                                            \
  {FLAG, HELP,                                                                 \
   [](const Records &records, const Options &options, Stream &os) -> bool {    \
     return CALL;                                                              \
   }}

/// A row for an upstream generator that is not supported, with the reason.
#define REFUSED(FLAG, REASON)                                                  \
  GENERATOR(FLAG, "Not supported: " REASON, refuse("-" FLAG ": " REASON))

static bool refuse(llvm::StringRef message) {
  llvm::WithColor::error() << message << "\n";
  return true;
}

static constexpr auto attributes = InterfaceKind::Attribute;
static constexpr auto operations = InterfaceKind::Operation;
static constexpr auto types = InterfaceKind::Type;

static const Generator generators[] = {
    // Operations and dialects.
    GENERATOR("gen-op-decls", "Generate op declarations",
              emitOpDecls(records, getSelection(options), os) &&
                  options.formatErrorIsFatal),
    GENERATOR("gen-op-defs", "Generate op definitions",
              emitOpDefs(records, getSelection(options), os) &&
                  options.formatErrorIsFatal),
    GENERATOR("gen-dialect-decls", "Generate dialect declarations",
              emitDialectDecls(records, options.dialect, os)),
    GENERATOR("gen-dialect-defs", "Generate dialect definitions",
              emitDialectDefs(records, options.dialect, os)),

    // Types, attributes, enumerations.
    GENERATOR("gen-typedef-decls", "Generate TypeDef declarations",
              emitTypeDefDecls(records, os, options.typeDialect)),
    GENERATOR("gen-typedef-defs", "Generate TypeDef definitions",
              emitTypeDefDefs(records, os, options.typeDialect)),
    GENERATOR("gen-attrdef-decls", "Generate AttrDef declarations",
              emitAttrDefDecls(records, os, options.attributeDialect)),
    GENERATOR("gen-attrdef-defs", "Generate AttrDef definitions",
              emitAttrDefDefs(records, os, options.attributeDialect)),
    GENERATOR("gen-enum-decls", "Generate enum utility declarations",
              emitEnumDecls(records, os)),
    GENERATOR("gen-enum-defs", "Generate enum utility definitions",
              emitEnumDefs(records, os)),
    GENERATOR("gen-attr-constraint-decls",
              "Generate attribute constraint declarations",
              emitAttrConstraintDecls(records, os)),
    GENERATOR("gen-attr-constraint-defs",
              "Generate attribute constraint definitions",
              emitAttrConstraintDefs(records, os)),
    GENERATOR("gen-type-constraint-decls",
              "Generate type constraint declarations",
              emitTypeConstraintDecls(records, os)),
    GENERATOR("gen-type-constraint-defs",
              "Generate type constraint definitions",
              emitTypeConstraintDefs(records, os)),

    // Interfaces.
    GENERATOR("gen-attr-interface-decls",
              "Generate attribute interface declarations",
              emitInterfaceDecls(records, os, attributes)),
    GENERATOR("gen-attr-interface-defs",
              "Generate attribute interface definitions",
              emitInterfaceDefs(records, os, attributes)),
    GENERATOR("gen-op-interface-decls", "Generate op interface declarations",
              emitInterfaceDecls(records, os, operations)),
    GENERATOR("gen-op-interface-defs", "Generate op interface definitions",
              emitInterfaceDefs(records, os, operations)),
    GENERATOR("gen-type-interface-decls",
              "Generate type interface declarations",
              emitInterfaceDecls(records, os, types)),
    GENERATOR("gen-type-interface-defs", "Generate type interface definitions",
              emitInterfaceDefs(records, os, types)),
    GENERATOR("gen-dialect-interface-decls",
              "Generate dialect interface declarations",
              emitDialectInterfaceDecls(records, os)),

    // Passes.
    GENERATOR("gen-pass-decls", "Generate pass declarations",
              emitPassDecls(records, os, options.passGroup)),

    // Rewrite rules.
    GENERATOR("gen-rewriters", "Generate pattern rewriters",
              emitRewriters(records, os)),

    // Documentation.
    GENERATOR("gen-op-doc", "Generate op documentation",
              emitOpDoc(records, os, getDocOptions(options))),
    GENERATOR("gen-dialect-doc", "Generate dialect documentation",
              emitDialectDoc(records, os, getDocOptions(options))),
    GENERATOR("gen-attrdef-doc", "Generate dialect attribute documentation",
              emitAttrDefDoc(records, os)),
    GENERATOR("gen-typedef-doc", "Generate dialect type documentation",
              emitTypeDefDoc(records, os)),
    GENERATOR("gen-enum-doc", "Generate dialect enum documentation",
              emitEnumDoc(records, os)),
    GENERATOR("gen-pass-doc", "Generate pass documentation",
              emitPassDoc(records, os)),
    GENERATOR("gen-attr-interface-docs",
              "Generate attribute interface documentation",
              emitInterfaceDoc(records, os, attributes)),
    GENERATOR("gen-op-interface-docs", "Generate op interface documentation",
              emitInterfaceDoc(records, os, operations)),
    GENERATOR("gen-type-interface-docs",
              "Generate type interface documentation",
              emitInterfaceDoc(records, os, types)),

    GENERATOR("print-records", "Print all records to stdout",
              printRecords(records, os)),

    // Known but not supported.
    REFUSED("gen-bytecode", "bytecode is written from descriptors"),
    REFUSED("gen-pass-capi-header", "there is no C API of passes"),
    REFUSED("gen-pass-capi-impl", "there is no C API of passes"),
    REFUSED("gen-python-op-bindings",
            "Python classes are made from descriptors"),
    REFUSED("gen-python-enum-bindings",
            "Python classes are made from descriptors"),
};

#undef REFUSED
#undef GENERATOR

llvm::ArrayRef<Generator> mlir::ods::getGenerators() { return generators; }
