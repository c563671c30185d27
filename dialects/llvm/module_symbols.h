// SPDX-License-Identifier: Apache-2.0
//
// Utilities of globals, functions and aliases. Private to this dialect.
#ifndef DIALECTS_LLVM_MODULE_SYMBOLS_H
#define DIALECTS_LLVM_MODULE_SYMBOLS_H

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Prints a word and a space. Prints nothing if the word is empty.
inline void printWord(OpAsmPrinter &p, StringRef word) {
  if (!word.empty())
    p << word << ' ';
}

/// Parses `comdat(@groups::@group)`, if present.
ParseResult parseComdat(OpAsmParser &parser, OperationState &result);

/// Parses `linkage visibility thread_local unnamed_addr`. Each may be omitted.
void parseSymbolWords(OpAsmParser &parser, OperationState &result);

template <typename OpT> void printSymbolWords(OpT op, OpAsmPrinter &p) {
  p << ' ' << stringifyLinkage(op.getLinkage()) << ' ';
  printWord(p, stringifyVisibility(op.getVisibility_()));
  if (op.getThreadLocal_())
    p << "thread_local ";
  printWord(
      p, stringifyUnnamedAddr(op.getUnnamedAddr().value_or(UnnamedAddr::None)));
}

/// Returns true if the type is a valid type of globals: its values can be in
/// memory.
bool isGlobalType(Type type);

/// 1. The operations have no memory effects. `message` is the diagnostic for an
/// operation that has.
LogicalResult verifyNoEffects(Block &block, StringRef message);

/// 1. The symbol, if present, is a comdat selector.
LogicalResult verifyComdat(Operation *op, std::optional<SymbolRefAttr> comdat);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_MODULE_SYMBOLS_H
