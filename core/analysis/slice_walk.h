// SPDX-License-Identifier: Apache-2.0
//
// A backward walk over values that a callback controls.
#ifndef CORE_ANALYSIS_SLICE_WALK_H
#define CORE_ANALYSIS_SLICE_WALK_H

#include <optional>

#include "core/ir/context/diagnostics.h"
#include "core/ir/structure/ranges.h"

namespace mlir {

/// The continuation after a value: stop, skip, or advance to other values.
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

/// Calls `walkCallback` for the roots and the values it advances to, each once,
/// last in first out. Returns interrupt if the callback does, else skip.
WalkContinuation walkSlice(ValueRange rootValues, WalkCallback walkCallback);

/// Returns the values that a block argument, or a result of a region branch
/// operation or select, may have. Returns nothing if that is not known.
std::optional<llvm::SmallVector<Value>> getControlFlowPredecessors(Value value);

} // namespace mlir

#endif // CORE_ANALYSIS_SLICE_WALK_H
