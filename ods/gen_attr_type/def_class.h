// SPDX-License-Identifier: Apache-2.0
//
// Generates the class of a type or attribute: its declaration, its accessors,
// and the methods defined in the source file.
#ifndef ODS_GEN_ATTR_TYPE_DEF_CLASS_H
#define ODS_GEN_ATTR_TYPE_DEF_CLASS_H

#include "ods/gen_attr_type/parameter_text.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

// All of these are emitted in the dialect's namespace.

/// Emits the struct of parameters and the class.
void emitDefClass(const DefText &text, llvm::raw_ostream &os);

/// Emits the definition of the struct's constructor after all classes of the
/// file, since it may have parameters of these classes.
void emitDefConstructor(const DefText &text, llvm::raw_ostream &os);

/// Emits the definitions of inline accessors after all classes of the file,
/// since they may return these classes.
void emitDefAccessors(const DefText &text, llvm::raw_ostream &os);

/// Emits `get`, parsing and printing, and the extra definitions of the record.
void emitDefMethods(const DefText &text, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_DEF_CLASS_H
