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

/// 1. The symbol, if there is one, names a group of sections.
LogicalResult verifyComdat(Operation *op, std::optional<SymbolRefAttr> comdat);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_MODULE_SYMBOLS_H
