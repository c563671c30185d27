// SPDX-License-Identifier: Apache-2.0
//
// Operands of maps and sets in text and verifiers, and rounds of loops. For the
// dialect's own sources.
#ifndef DIALECTS_AFFINE_OPERANDS_H
#define DIALECTS_AFFINE_OPERANDS_H

#include "core/ir/asm_printer.h"
#include "dialects/affine/affine.h"

namespace mlir::affine {

/// As parseDimAndSymbolList reads it.
void printDimAndSymbolList(OpAsmPrinter &p, OperandRange operands,
                           unsigned numDims);

/// The first operands may be dimensions, the others symbols.
LogicalResult verifyDimAndSymbolIdentifiers(Operation *op,
                                            OperandRange operands,
                                            unsigned numDims);

/// How often a loop with constant bounds is run; nothing of others.
std::optional<uint64_t> getTrivialConstantTripCount(AffineForOp loop);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_OPERANDS_H
