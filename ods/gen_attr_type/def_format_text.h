// SPDX-License-Identifier: Apache-2.0
//
// How parameters of types and attributes are parsed, printed and verified: the
// constants for that, a StorageFormat among them.
#ifndef ODS_GEN_ATTR_TYPE_DEF_FORMAT_TEXT_H
#define ODS_GEN_ATTR_TYPE_DEF_FORMAT_TEXT_H

#include "ods/gen_attr_type/parameter_text.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// The name of the constant for the constraint of a parameter; empty where
/// there is none. A type or attribute that must be of a class has one.
std::string getParameterConstraint(const DefText &text,
                                   const ParameterText &parameter);

/// Constraints, uses of parameters, and the format; whether there is one. It
/// has no program where only constraints need it.
/// Errors: at the format, and the end of the program.
bool emitDefFormat(const DefText &text, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_DEF_FORMAT_TEXT_H
