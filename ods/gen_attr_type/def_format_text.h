// SPDX-License-Identifier: Apache-2.0
//
// Generates the constants that parse, print and verify parameters of types and
// attributes, including a StorageFormat.
#ifndef ODS_GEN_ATTR_TYPE_DEF_FORMAT_TEXT_H
#define ODS_GEN_ATTR_TYPE_DEF_FORMAT_TEXT_H

#include "ods/gen_attr_type/parameter_text.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Returns the name of the constant for a parameter's constraint; empty if
/// there is none. A parameter that must have a class of types or attributes has
/// a constraint.
std::string getParameterConstraint(const DefText &text,
                                   const ParameterText &parameter);

/// Emits constraints, parameter uses, and the format. Returns true if there is
/// a format; it has no program if only constraints need it.
/// Errors: reports errors at the format and ends the program.
bool emitDefFormat(const DefText &text, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_DEF_FORMAT_TEXT_H
