// SPDX-License-Identifier: Apache-2.0
//
// Counters that leave out actions: the first ones of a kind, and those after a
// number of them.
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
  /// Reads `tag-skip=N,tag-count=M,…`.
  /// Errors: InvalidArgument; counters before it have been set.
  absl::Status parse(llvm::StringRef text);
  void addCounter(llvm::StringRef tag, int64_t skip, int64_t count);
  /// Counts one action; whether it is to be done. Those without a counter are.
  bool shouldExecute(llvm::StringRef tag);
  /// A line for each counter: how often it was asked, how many it leaves out
  /// first and does then (-1: all).
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
