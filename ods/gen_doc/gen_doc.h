// SPDX-License-Identifier: Apache-2.0
//
// Generates Markdown documentation from records.
#ifndef ODS_GEN_DOC_GEN_DOC_H
#define ODS_GEN_DOC_GEN_DOC_H

#include <string>

#include "ods/gen_interface/interface_kind.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// Options given by flags.
struct DocOptions {
  /// -dialect: the dialect to document; if empty, there must be only one.
  std::string dialect = {};
  /// -strip-prefix: removed from names of classes.
  std::string stripPrefix = "::mlir::";
  /// -op-include-regex and -op-exclude-regex: select operations by name.
  std::string includeRegex = {};
  std::string excludeRegex = {};
  /// -allow-hugo-specific-features: makes descriptions of attributes
  /// collapsible.
  bool allowHugo = false;
};

// Implement -gen-op-doc, -gen-attrdef-doc, -gen-typedef-doc, -gen-enum-doc and
// -gen-pass-doc. Return true after an error.
bool emitOpDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
               const DocOptions &options);
bool emitAttrDefDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);
bool emitTypeDefDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);
bool emitEnumDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);
bool emitPassDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

/// Implements -gen-dialect-doc: documents a whole dialect.
bool emitDialectDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                    const DocOptions &options);

/// Implements -gen-{attr,op,type}-interface-docs.
bool emitInterfaceDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                      InterfaceKind kind);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_DOC_GEN_DOC_H
