// SPDX-License-Identifier: Apache-2.0
//
// Types and attributes in formats, where their class is known and its name is
// left out: what follows the mnemonic of a dialect's kind, `[1, 2]` of a dense
// array. The full form may stand there too if it begins with `!` or `#`.
#ifndef CORE_IR_STRIPPED_FORM_H
#define CORE_IR_STRIPPED_FORM_H

#include "core/ir/asm_parser.h"
#include "core/ir/asm_printer.h"
#include "core/ir/constraint.h"

namespace mlir {

/// Parses a type of the class of `constraint` (null: any), in its full form if
/// `isQualified` or if the class has no other.
/// Errors: also when it is of another class.
ParseResult parseStripped(AsmParser &parser, const Constraint *constraint,
                          bool isQualified, Type &type);
/// The same of an attribute; `valueType` is the type that it is to have, or
/// null.
ParseResult parseStripped(AsmParser &parser, const Constraint *constraint,
                          bool isQualified, Type valueType,
                          Attribute &attribute);

// Print what these parse; null is printed in its full form.
void printStripped(AsmPrinter &printer, const Constraint *constraint,
                   bool isQualified, Type type);
void printStripped(AsmPrinter &printer, const Constraint *constraint,
                   bool isQualified, Attribute attribute);

} // namespace mlir

#endif // CORE_IR_STRIPPED_FORM_H
