// SPDX-License-Identifier: Apache-2.0
//
// Generates documentation in Markdown from records.
#ifndef ODS_GEN_DOC_GEN_DOC_H
#define ODS_GEN_DOC_GEN_DOC_H

#include <string>

#include "ods/gen_interface/interface_kind.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// What flags say.
struct DocOptions {
  /// -dialect: the one to document; empty: the only one there is.
  std::string dialect = {};
  /// -strip-prefix: left out in front of the names of classes.
  std::string stripPrefix = "::mlir::";
  /// -op-include-regex and -op-exclude-regex: by names of operations.
  std::string includeRegex = {};
  std::string excludeRegex = {};
  /// -allow-hugo-specific-features: descriptions of attributes that open on a
  /// click.
  bool allowHugo = false;
};

// -gen-op-doc, -gen-attrdef-doc, -gen-typedef-doc, -gen-enum-doc,
// -gen-pass-doc. True after an error.
bool emitOpDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
               const DocOptions &options);
bool emitAttrDefDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);
bool emitTypeDefDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);
bool emitEnumDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);
bool emitPassDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os);

/// -gen-dialect-doc: all of a dialect.
bool emitDialectDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                    const DocOptions &options);

/// -gen-{attr,op,type}-interface-docs.
bool emitInterfaceDoc(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                      InterfaceKind kind);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_DOC_GEN_DOC_H
