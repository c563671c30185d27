// SPDX-License-Identifier: Apache-2.0
//
// Encoded assembly formats for people to read.
#ifndef ODS_FORMAT_FORMAT_DUMP_H
#define ODS_FORMAT_FORMAT_DUMP_H

#include <string>

#include "ods/format/format_model.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// One element after the other: `_` stands for the space before it, numbers
/// for what they count, flags that are words precede the element:
/// "_operand:0 `,` (operand:1^ 0| `,` operand:1)? attr-dict[0;]".
/// Ends with "<invalid>" at bytes that are none of a format.
std::string dumpFormatProgram(llvm::StringRef program);

/// A rule: "operand:0", "operand:0 -> EXPRESSION", "= EXPRESSION"; "text" where
/// the types stand in the text. C++ in braces where there is no expression.
std::string dumpTypeRule(const TypeRuleModel &rule);

/// A use of custom: "Name(operand:0, ref attribute:1, 'text')".
std::string dumpCustomDirective(const CustomDirectiveModel &directive);

/// All of a format, a line each.
std::string dumpOpFormat(const OpFormatModel &format);
std::string dumpDefFormat(const DefFormatModel &format);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_DUMP_H
