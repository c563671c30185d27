// SPDX-License-Identifier: Apache-2.0
//
// Counters that skip actions: the first ones with a tag, and those after a
// number of executed ones.
#ifndef CORE_DEBUG_DEBUG_COUNTER_H
#define CORE_DEBUG_DEBUG_COUNTER_H

#include <cstdint>
#include <map>
#include <string>

#include "absl/status/statusor.h"
#include "core/support/mutex.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::tracing {

/// Counts actions by their tags. Thread-safe.
class DebugCounter {
public:
  /// Parses `tag-skip=N,tag-count=M,…`. Errors: InvalidArgument; the counters
  /// before the invalid one have been set.
  absl::Status parse(llvm::StringRef text);
  void addCounter(llvm::StringRef tag, int64_t skip, int64_t count);
  /// Counts an action. Returns whether to execute it. Actions without a counter
  /// are always executed.
  bool shouldExecute(llvm::StringRef tag);
  /// Prints a line for each counter: the number of actions counted, the number
  /// to skip first, and the number to execute afterwards (-1: all).
  void print(llvm::raw_ostream &os) const;
  bool empty() const { return counters.empty(); }

private:
  struct Counter {
    int64_t seen = 0;
    int64_t skip = 0;
    int64_t count = -1;
  };
  mutable Mutex mutex;
  std::map<std::string, Counter, std::less<>> counters;
};

} // namespace mlir::tracing

#endif // CORE_DEBUG_DEBUG_COUNTER_H
