// SPDX-License-Identifier: Apache-2.0
//
// What globals, functions and aliases have in common. Not for others.
#ifndef DIALECTS_LLVM_MODULE_SYMBOLS_H
#define DIALECTS_LLVM_MODULE_SYMBOLS_H

#include "core/ir/asm_parser.h"
#include "core/ir/asm_printer.h"
#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// A word and a space; nothing for no word.
inline void printWord(OpAsmPrinter &p, StringRef word) {
  if (!word.empty())
    p << word << ' ';
}

/// `comdat(@groups::@group)`, if it is there.
ParseResult parseComdat(OpAsmParser &parser, OperationState &result);

/// `linkage visibility thread_local unnamed_addr`, all of which may be missing.
void parseSymbolWords(OpAsmParser &parser, OperationState &result);

template <typename OpT> void printSymbolWords(OpT op, OpAsmPrinter &p) {
  p << ' ' << stringifyLinkage(op.getLinkage()) << ' ';
  printWord(p, stringifyVisibility(op.getVisibility_()));
  if (op.getThreadLocal_())
    p << "thread_local ";
  printWord(
      p, stringifyUnnamedAddr(op.getUnnamedAddr().value_or(UnnamedAddr::None)));
}

/// A type of values that are in memory.
bool isGlobalType(Type type);

/// 1. Nothing has effects; `message` is what is said of an operation that has.
LogicalResult verifyNoEffects(Block &block, StringRef message);

/// 1. The symbol, if there is one, names a group of sections.
LogicalResult verifyComdat(Operation *op, std::optional<SymbolRefAttr> comdat);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_MODULE_SYMBOLS_H
