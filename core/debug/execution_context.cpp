// SPDX-License-Identifier: Apache-2.0
#include "core/debug/execution_context.h"

#include <chrono>

#include "core/ir/builtin/builtin_locations.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Threading.h"

namespace mlir::tracing {

ActionObserver::~ActionObserver() = default;

void ExecutionContext::operator()(llvm::function_ref<void()> transform,
                                  const Action &action) {
  const bool willExecute = !decision || decision(action);
  for (auto &observer : observers)
    observer->beforeExecute(action, willExecute);
  if (!willExecute)
    return;
  transform();
  for (auto &observer : llvm::reverse(observers))
    observer->afterExecute(action);
}

absl::StatusOr<ActionPlace> ActionPlace::parse(llvm::StringRef text) {
  auto refuse = [&] {
    return absl::InvalidArgumentError("'" + text.str() +
                                      "' is not of the form file:line:col");
  };
  auto [front, last] = text.rsplit(':');
  unsigned lastNumber;
  if (last.getAsInteger(10, lastNumber))
    return refuse();
  auto [file, line] = front.rsplit(':');
  unsigned lineNumber;
  if (!line.empty() && !line.getAsInteger(10, lineNumber))
    return ActionPlace{file.str(), lineNumber, lastNumber};
  if (front.empty() || front == text)
    return refuse();
  return ActionPlace{front.str(), lastNumber, 0};
}

/// Returns the location of the IR that an action is applied to.
static Location getLocation(IRUnit unit) {
  if (auto *op = llvm::dyn_cast<Operation *>(unit))
    return op->getLoc();
  if (auto *region = llvm::dyn_cast<Region *>(unit))
    return region->getLoc();
  if (auto *block = llvm::dyn_cast<Block *>(unit))
    return block->getParent()->getLoc();
  return llvm::cast<Value>(unit).getLoc();
}

bool ActionPlace::matches(const Action &action) const {
  return llvm::any_of(action.getContextIRUnits(), [&](IRUnit unit) {
    bool found = false;
    LocationAttr(getLocation(unit)).walk([&](Location location) {
      auto place = llvm::dyn_cast<FileLineColLoc>(location);
      found |= place && place.getFilename().getValue() == file &&
               place.getLine() == line &&
               (column == 0 || place.getColumn() == column);
      return found ? WalkResult::interrupt() : WalkResult::advance();
    });
    return found;
  });
}

bool ActionLogger::isWanted(const Action &action) const {
  return places.empty() || llvm::any_of(places, [&](const ActionPlace &place) {
           return place.matches(action);
         });
}

static void printThread(llvm::raw_ostream &os) {
  llvm::SmallString<16> name;
  llvm::get_thread_name(name);
  os << "[thread ";
  if (name.empty())
    os << llvm::get_threadid();
  os << name << "] ";
}

void ActionLogger::beforeExecute(const Action &action, bool willExecute) {
  if (!isWanted(action))
    return;
  MutexLock lock(&mutex);
  printThread(os);
  os << (willExecute ? "begins " : "skipping ") << "(no breakpoint) Action ";
  action.print(os);
  os << " (";
  llvm::interleaveComma(action.getContextIRUnits(), os,
                        [&](IRUnit unit) { printIRUnit(os, unit); });
  os << ")`\n";
}

void ActionLogger::afterExecute(const Action &action) {
  if (!isWanted(action))
    return;
  MutexLock lock(&mutex);
  printThread(os);
  os << "completed `" << action.getTag() << "`\n";
}

ActionProfiler::ActionProfiler(llvm::raw_ostream &os)
    : os(os), start(std::chrono::steady_clock::now()) {
  os << "[";
}

ActionProfiler::~ActionProfiler() { os << "]"; }

void ActionProfiler::print(const Action &action, char phase) {
  const auto time = std::chrono::duration_cast<std::chrono::microseconds>(
      std::chrono::steady_clock::now() - start);
  MutexLock lock(&mutex);
  os << (isFirst ? "" : ",\n");
  isFirst = false;
  os << "{\"name\": " << llvm::json::Value(action.getTag())
     << ", \"cat\": \"PERF\", \"ph\": \"" << phase
     << "\", \"pid\": 0, \"tid\": " << llvm::get_threadid()
     << ", \"ts\": " << time.count();
  if (phase == 'B') {
    std::string description;
    llvm::raw_string_ostream stream(description);
    action.print(stream);
    os << ", \"args\": {\"desc\": " << llvm::json::Value(description) << "}";
  }
  os << "}";
}

void ActionProfiler::beforeExecute(const Action &action, bool willExecute) {
  if (willExecute)
    print(action, 'B');
}

void ActionProfiler::afterExecute(const Action &action) { print(action, 'E'); }

} // namespace mlir::tracing
