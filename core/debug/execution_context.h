// SPDX-License-Identifier: Apache-2.0
//
// A handler of actions that decides which actions are executed and notifies
// observers.
#ifndef CORE_DEBUG_EXECUTION_CONTEXT_H
#define CORE_DEBUG_EXECUTION_CONTEXT_H

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "core/debug/debug_counter.h"
#include "core/ir/context/action.h"

namespace mlir::tracing {

/// Is notified of each action. Actions may be nested. Calls may come from
/// several threads.
class ActionObserver {
public:
  virtual ~ActionObserver();
  virtual void beforeExecute(const Action &action, bool willExecute) = 0;
  virtual void afterExecute(const Action &action) = 0;
};

/// To install it, register a function that calls it with registerActionHandler.
class ExecutionContext {
public:
  /// Returns whether to execute an action. Without a decision, all actions are
  /// executed.
  using Decision = std::function<bool(const Action &)>;
  explicit ExecutionContext(Decision decision = nullptr)
      : decision(std::move(decision)) {}
  void addObserver(std::unique_ptr<ActionObserver> observer) {
    observers.push_back(std::move(observer));
  }
  void operator()(llvm::function_ref<void()> transform, const Action &action);

private:
  Decision decision;
  std::vector<std::unique_ptr<ActionObserver>> observers;
};

/// A location to which a log is restricted: a file, a line, and a column unless
/// that is 0.
struct ActionPlace {
  std::string file;
  unsigned line;
  unsigned column;
  /// Parses `file:line` or `file:line:col`. Errors: InvalidArgument.
  static absl::StatusOr<ActionPlace> parse(llvm::StringRef text);
  /// Returns true if a location of the action's IR matches.
  bool matches(const Action &action) const;
};

/// Prints a line when an action begins and when it has been executed.
class ActionLogger : public ActionObserver {
public:
  explicit ActionLogger(llvm::raw_ostream &os,
                        std::vector<ActionPlace> places = {})
      : os(os), places(std::move(places)) {}
  void beforeExecute(const Action &action, bool willExecute) override;
  void afterExecute(const Action &action) override;

private:
  bool isWanted(const Action &action) const;
  llvm::raw_ostream &os;
  /// If empty, all locations are logged.
  std::vector<ActionPlace> places;
  Mutex mutex;
};

/// Writes events in the format of Chrome's trace viewer: a JSON list, which is
/// closed on destruction.
class ActionProfiler : public ActionObserver {
public:
  explicit ActionProfiler(llvm::raw_ostream &os);
  ~ActionProfiler() override;
  void beforeExecute(const Action &action, bool willExecute) override;
  void afterExecute(const Action &action) override;

private:
  void print(const Action &action, char phase);
  llvm::raw_ostream &os;
  std::chrono::steady_clock::time_point start;
  bool isFirst = true;
  Mutex mutex;
};

} // namespace mlir::tracing

#endif // CORE_DEBUG_EXECUTION_CONTEXT_H
