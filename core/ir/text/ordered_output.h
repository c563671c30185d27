// SPDX-License-Identifier: Apache-2.0
//
// Writes output of threads that process items of parallelFor, in the order of
// the items and their diagnostics.
#ifndef CORE_IR_TEXT_ORDERED_OUTPUT_H
#define CORE_IR_TEXT_ORDERED_OUTPUT_H

#include <functional>

namespace mlir {

class MLIRContext;

/// Calls `write` immediately. In an item of parallelFor whose diagnostics are
/// buffered, `write` is buffered and called between the diagnostics before and
/// after it. Thread-safe.
void writeInOrder(MLIRContext *context, std::function<void()> write);

} // namespace mlir

#endif // CORE_IR_TEXT_ORDERED_OUTPUT_H
