// SPDX-License-Identifier: Apache-2.0
//
// The short form of types and attributes in formats that determine their class:
// the text after the mnemonic of a dialect's kind, or `[1, 2]` for a dense
// array. The full form, which begins with `!` or `#`, is accepted as well.
#ifndef CORE_IR_FORMAT_STRIPPED_FORM_H
#define CORE_IR_FORMAT_STRIPPED_FORM_H

#include "core/ir/descriptor/constraint.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {

/// Parses a type with the class of `constraint` (null: any). Requires the full
/// form if `isQualified` or if the class has no short form.
/// Errors: also if the type has another class.
ParseResult parseStripped(AsmParser &parser, const Constraint *constraint,
                          bool isQualified, Type &type);
/// Like the overload above, for an attribute. `valueType` is the type that the
/// attribute must have, or null.
ParseResult parseStripped(AsmParser &parser, const Constraint *constraint,
                          bool isQualified, Type valueType,
                          Attribute &attribute);

// Print the forms that parseStripped parses; null is printed in its full form.
void printStripped(AsmPrinter &printer, const Constraint *constraint,
                   bool isQualified, Type type);
void printStripped(AsmPrinter &printer, const Constraint *constraint,
                   bool isQualified, Attribute attribute);

} // namespace mlir

#endif // CORE_IR_FORMAT_STRIPPED_FORM_H
