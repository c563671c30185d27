// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ classes of types and attributes from `TypeDef` and `AttrDef`
// records: thin accessors over a struct of parameters, and a constant
// descriptor.
//
// Sections: GET_TYPEDEF_CLASSES (or ATTRDEF) in declarations and definitions,
// GET_TYPEDEF_LIST in definitions.
#ifndef ODS_GEN_ATTR_TYPE_GEN_ATTR_TYPE_H
#define ODS_GEN_ATTR_TYPE_GEN_ATTR_TYPE_H

#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

// Implement -gen-typedef-decls, -gen-typedef-defs, -gen-attrdef-decls and
// -gen-attrdef-defs. `dialect`, from the flags -typedefs-dialect and
// -attrdefs-dialect, selects the definitions; if it is empty, all must belong
// to one dialect.
// Errors: reports errors at the definitions and ends the program; never returns
// true.
bool emitTypeDefDecls(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                      llvm::StringRef dialect);
bool emitTypeDefDefs(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                     llvm::StringRef dialect);
bool emitAttrDefDecls(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                      llvm::StringRef dialect);
bool emitAttrDefDefs(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                     llvm::StringRef dialect);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_GEN_ATTR_TYPE_H
