// SPDX-License-Identifier: Apache-2.0
//
// Output of threads that work on the items of parallelFor, in the order of the
// items and of diagnostics.
#ifndef CORE_IR_ORDERED_OUTPUT_H
#define CORE_IR_ORDERED_OUTPUT_H

#include <functional>

namespace mlir {

class MLIRContext;

/// Calls `write` at once; for an item of parallelFor, where its diagnostics are
/// handed on, between those before and after. Thread-safe.
void writeInOrder(MLIRContext *context, std::function<void()> write);

} // namespace mlir

#endif // CORE_IR_ORDERED_OUTPUT_H
