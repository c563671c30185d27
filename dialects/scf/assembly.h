// SPDX-License-Identifier: Apache-2.0
//
// Parsing, printing and verification helpers that several ops of the dialect
// share. Private to this dialect.
#ifndef DIALECTS_SCF_ASSEMBLY_H
#define DIALECTS_SCF_ASSEMBLY_H

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

/// Prints ` KEYWORD(%argument = %initial, …)`. Prints nothing if there are no
/// arguments.
inline void printInitializations(OpAsmPrinter &p, StringRef prefix,
                                 ArrayRef<BlockArgument> arguments,
                                 ValueRange initials) {
  if (arguments.empty())
    return;
  p << prefix << "(";
  llvm::interleaveComma(llvm::zip_equal(arguments, initials), p.getStream(),
                        [&](auto pair) {
                          auto [argument, initial] = pair;
                          p << argument << " = " << initial;
                        });
  p << ")";
}

/// Adds a block to a region without one, and a terminator to a block without
/// one.
template <typename TerminatorT>
void ensureTerminator(Region &region, OpBuilder builder, Location loc) {
  if (region.empty())
    region.emplaceBlock();
  Block &block = region.back();
  if (!block.empty() && block.back().hasTrait<OpTrait::IsTerminator>())
    return;
  builder.setInsertionPointToEnd(&block);
  TerminatorT::create(builder, loc);
}

/// Returns the terminator of the region's first block. Errors: returns null,
/// with a diagnostic at `op`, if the terminator is of another kind.
template <typename TerminatorT>
TerminatorT verifyTerminator(Operation *op, Region &region, StringRef message) {
  if (region.empty() || region.front().empty()) {
    op->emitOpError(message);
    return nullptr;
  }
  Operation &last = region.front().back();
  if (auto terminator = dyn_cast<TerminatorT>(last))
    return terminator;
  op->emitOpError(message).attachNote(last.getLoc()) << "terminator here";
  return nullptr;
}

/// Returns an empty range of results.
inline ResultRange getNoResults(Operation *op) {
  return op->getResults().drop_front(op->getNumResults());
}

} // namespace mlir::scf

#endif // DIALECTS_SCF_ASSEMBLY_H
