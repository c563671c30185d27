// SPDX-License-Identifier: Apache-2.0
//
// Parsing and verification of the operands of maps and sets, and iteration
// counts of loops. Private to this dialect.
#ifndef DIALECTS_AFFINE_OPERANDS_H
#define DIALECTS_AFFINE_OPERANDS_H

#include "core/ir/print/asm_printer.h"
#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Prints the syntax that parseDimAndSymbolList accepts.
void printDimAndSymbolList(OpAsmPrinter &p, OperandRange operands,
                           unsigned numDims);

/// Verifies that the first `numDims` operands are valid dimensions and the
/// others valid symbols.
LogicalResult verifyDimAndSymbolIdentifiers(Operation *op,
                                            OperandRange operands,
                                            unsigned numDims);

/// Returns the number of iterations of a loop with constant bounds, or nullopt.
std::optional<uint64_t> getTrivialConstantTripCount(AffineForOp loop);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_OPERANDS_H
