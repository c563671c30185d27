// SPDX-License-Identifier: Apache-2.0
//
// The parser and printer that `#test.cmpnd_a` and `!test.cmpnd_a` share.
#ifndef DIALECTS_TEST_COMPOUND_TEXT_H
#define DIALECTS_TEST_COMPOUND_TEXT_H

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/structure/type.h"

namespace test {

/// Parses `<` width `,` type `,` `[` integers `]` `>`. Emits a diagnostic and
/// returns null on failure.
template <typename T> T parseCompound(mlir::AsmParser &parser) {
  int width = 0;
  mlir::Type type;
  llvm::SmallVector<int> numbers;
  if (parser.parseLess() || parser.parseInteger(width) || parser.parseComma() ||
      parser.parseType(type) || parser.parseComma() ||
      parser.parseCommaSeparatedList(
          mlir::AsmParser::Delimiter::Square,
          [&] { return parser.parseInteger(numbers.emplace_back()); }) ||
      parser.parseGreater())
    return nullptr;
  return T::get(parser.getContext(), width, type, numbers);
}

template <typename T>
void printCompound(T compound, mlir::AsmPrinter &printer) {
  printer << "<" << compound.getWidthOfSomething() << ", "
          << compound.getOneType() << ", [" << compound.getArrayOfInts()
          << "]>";
}

} // namespace test

#endif // DIALECTS_TEST_COMPOUND_TEXT_H
