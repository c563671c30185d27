// SPDX-License-Identifier: Apache-2.0
//
// The interface of operations with a text label.
#ifndef NOTE_LABELED_H
#define NOTE_LABELED_H

#include "core/ir/descriptor/trait.h"
#include "core/ir/structure/op_definition.h"

namespace note {

/// Verifies that the label is not empty.
/// Errors: "expects a label that is not empty".
llvm::LogicalResult verifyLabel(mlir::Operation *op);

} // namespace note

#include "note/labeled.h.inc"

#endif // NOTE_LABELED_H
