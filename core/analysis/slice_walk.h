// SPDX-License-Identifier: Apache-2.0
//
// A walk from values to those that they come from, decided by a callback.
#ifndef CORE_ANALYSIS_SLICE_WALK_H
#define CORE_ANALYSIS_SLICE_WALK_H

#include <optional>

#include "core/ir/diagnostics.h"
#include "core/ir/ranges.h"

namespace mlir {

/// What comes after a value: the end; nothing; or other values.
class WalkContinuation {
public:
  enum class WalkAction { Interrupt, AdvanceTo, Skip };

  WalkContinuation(WalkAction action, ValueRange nextValues)
      : action(action), nextValues(nextValues.begin(), nextValues.end()) {}
  explicit WalkContinuation(Diagnostic &&) : action(WalkAction::Interrupt) {}
  explicit WalkContinuation(InFlightDiagnostic &&)
      : action(WalkAction::Interrupt) {}

  static WalkContinuation interrupt() {
    return WalkContinuation(WalkAction::Interrupt, {});
  }
  static WalkContinuation advanceTo(ValueRange nextValues) {
    return WalkContinuation(WalkAction::AdvanceTo, nextValues);
  }
  static WalkContinuation skip() {
    return WalkContinuation(WalkAction::Skip, {});
  }
  bool wasInterrupted() const { return action == WalkAction::Interrupt; }
  bool wasSkipped() const { return action == WalkAction::Skip; }
  bool wasAdvancedTo() const { return action == WalkAction::AdvanceTo; }
  llvm::ArrayRef<Value> getNextValues() const { return nextValues; }

private:
  WalkAction action;
  llvm::SmallVector<Value> nextValues;
};

using WalkCallback = llvm::function_ref<WalkContinuation(Value)>;

/// Calls back for the roots and what the callback goes on to, each value once,
/// the last one first. Interrupted if the callback interrupts it, else skipped.
WalkContinuation walkSlice(ValueRange rootValues, WalkCallback walkCallback);

/// The values that an argument, or a result of an operation with control flow
/// between its regions, or of a select, may get; none if that is not known.
std::optional<llvm::SmallVector<Value>> getControlFlowPredecessors(Value value);

} // namespace mlir

#endif // CORE_ANALYSIS_SLICE_WALK_H
