// SPDX-License-Identifier: Apache-2.0
//
// Prints encoded assembly formats in readable form.
#ifndef ODS_FORMAT_FORMAT_DUMP_H
#define ODS_FORMAT_FORMAT_DUMP_H

#include <string>

#include "ods/format/format_model.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// Prints the elements of a format. `_` represents a space before an element,
/// numbers represent indices, and flags precede the element as words:
/// "_operand:0 `,` (operand:1^ 0| `,` operand:1)? attr-dict[0;]". Ends with
/// "<invalid>" at invalid bytes.
std::string dumpFormatProgram(llvm::StringRef program);

/// Prints a rule: "operand:0", "operand:0 -> EXPRESSION", "= EXPRESSION", or
/// "text" if the text contains the types. C++ code is in braces if there is no
/// expression.
std::string dumpTypeRule(const TypeRuleModel &rule);

/// Prints a use of a custom directive: "Name(operand:0, ref attribute:1,
/// 'text')".
std::string dumpCustomDirective(const CustomDirectiveModel &directive);

/// Print all parts of a format, one per line.
std::string dumpOpFormat(const OpFormatModel &format);
std::string dumpDefFormat(const DefFormatModel &format);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_DUMP_H
