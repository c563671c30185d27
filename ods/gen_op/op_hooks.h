// SPDX-License-Identifier: Apache-2.0
//
// Which functions in C++ stand in an operation's descriptor.
#ifndef ODS_GEN_OP_OP_HOOKS_H
#define ODS_GEN_OP_OP_HOOKS_H

#include "ods/model/operator.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Whether `fold` returns its result.
bool foldsToOneResult(const Operator &op);

/// The line `.hooks = {…},` if there are any.
void emitHooks(const Operator &op, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_HOOKS_H
