// SPDX-License-Identifier: Apache-2.0
//
// Selects the C++ functions in an operation's descriptor.
#ifndef ODS_GEN_OP_OP_HOOKS_H
#define ODS_GEN_OP_OP_HOOKS_H

#include "ods/model/operator.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Returns true if `fold` returns its only result.
bool foldsToOneResult(const Operator &op);

/// Returns true if the operation has InferTypeOpInterface and its class
/// declares none of the methods. Then the descriptor contains the inference.
bool infersByDescriptor(const Operator &op);

/// Emits the line `.hooks = {…},` if there are any hooks.
void emitHooks(const Operator &op, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_HOOKS_H
