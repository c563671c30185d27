// SPDX-License-Identifier: Apache-2.0
#include "core/debug/debug_counter.h"

#include <string_view>

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"

namespace mlir::tracing {

static absl::Status invalid(const llvm::Twine &message) {
  return absl::InvalidArgumentError(message.str());
}

absl::Status DebugCounter::parse(llvm::StringRef text) {
  for (llvm::StringRef argument : llvm::split(text, ',')) {
    if (argument.empty())
      continue;
    auto [name, value] = argument.split('=');
    if (!argument.contains('='))
      return invalid("expected DebugCounter argument to have an `=` "
                     "separating the counter name and value, but the provided "
                     "argument was: `" +
                     argument + "`");
    int64_t number;
    if (value.getAsInteger(0, number))
      return invalid("expected DebugCounter counter value to be numeric, but "
                     "got `" +
                     value + "`");
    const bool isSkip = name.consume_back("-skip");
    if (!isSkip && !name.consume_back("-count"))
      return invalid("expected DebugCounter counter name to end with either "
                     "`-skip` or `-count`, but got `" +
                     name + "`");
    MutexLock lock(&mutex);
    Counter &counter = counters[name.str()];
    (isSkip ? counter.skip : counter.count) = number;
  }
  return absl::OkStatus();
}

void DebugCounter::addCounter(llvm::StringRef tag, int64_t skip,
                              int64_t count) {
  MutexLock lock(&mutex);
  counters[tag.str()] = {.skip = skip, .count = count};
}

bool DebugCounter::shouldExecute(llvm::StringRef tag) {
  MutexLock lock(&mutex);
  auto found = counters.find(std::string_view(tag.data(), tag.size()));
  if (found == counters.end())
    return true;
  Counter &counter = found->second;
  const int64_t number = ++counter.seen - counter.skip;
  return number > 0 && (counter.count < 0 || number <= counter.count);
}

void DebugCounter::print(llvm::raw_ostream &os) const {
  MutexLock lock(&mutex);
  os << "DebugCounter counters:\n";
  for (const auto &[tag, counter] : counters)
    os << llvm::left_justify(tag, 32) << ": {" << counter.seen << ","
       << counter.skip << "," << counter.count << "}\n";
}

} // namespace mlir::tracing
