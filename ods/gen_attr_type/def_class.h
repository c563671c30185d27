// SPDX-License-Identifier: Apache-2.0
//
// The class of a type or attribute: its declaration, its accessors, and the
// methods that are defined in the source file.
#ifndef ODS_GEN_ATTR_TYPE_DEF_CLASS_H
#define ODS_GEN_ATTR_TYPE_DEF_CLASS_H

#include "ods/gen_attr_type/parameter_text.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

// All of these in the dialect's namespace.

/// The struct of parameters and the class.
void emitDefClass(const DefText &text, llvm::raw_ostream &os);

/// The definition of the struct's constructor, behind all classes of the file,
/// which it may take.
void emitDefConstructor(const DefText &text, llvm::raw_ostream &os);

/// Definitions of the inline accessors, behind all classes of the file, of
/// which they may give values.
void emitDefAccessors(const DefText &text, llvm::raw_ostream &os);

/// `get`, parsing and printing, and what the record adds.
void emitDefMethods(const DefText &text, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_DEF_CLASS_H
