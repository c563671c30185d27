// SPDX-License-Identifier: Apache-2.0
#include "core/support/timing.h"

#include <chrono>
#include <map>
#include <vector>

#include "core/support/mutex.h"
#include "core/support/thread_id.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {
namespace {

using Clock = std::chrono::steady_clock;

/// A timer with its nested timers: those of its own thread, and those of other
/// threads.
struct TimerNode {
  using Children = llvm::MapVector<const void *, std::unique_ptr<TimerNode>>;

  TimerNode(uint64_t thread, std::string name)
      : thread(thread), name(std::move(name)) {}

  TimerNode *nest(uint64_t caller, const void *id,
                  llvm::function_ref<std::string()> nameBuilder) {
    Children &siblings =
        caller == thread ? children : childrenOfThreads[caller];
    std::unique_ptr<TimerNode> &child = siblings[id];
    if (!child)
      child = std::make_unique<TimerNode>(caller, nameBuilder());
    return child.get();
  }

  uint64_t thread;
  std::string name;
  bool hidden = false;
  Clock::time_point started;
  TimeRecord time;
  Children children;
  std::map<uint64_t, Children> childrenOfThreads;
};

/// The reported data of a timer.
struct Entry {
  const void *id;
  std::string name;
  bool hidden = false;
  TimeRecord time;
  std::vector<Entry> nested;
};

/// Merges a timer of another thread. Threads run concurrently, so the longest
/// wall time is used.
void merge(std::vector<Entry> &entries, Entry &&added) {
  auto same = llvm::find_if(
      entries, [&](const Entry &entry) { return entry.id == added.id; });
  if (same == entries.end()) {
    entries.push_back(std::move(added));
    return;
  }
  same->time.user += added.time.user;
  same->time.wall = std::max(same->time.wall, added.time.wall);
  for (Entry &nested : added.nested)
    merge(same->nested, std::move(nested));
}

/// Recursive; timers are nested as deeply as pipelines.
Entry summarize(const void *id, const TimerNode &node) {
  Entry entry{id, node.name, node.hidden, {node.time.wall, node.time.wall}, {}};
  for (const auto &[childID, child] : node.children) {
    entry.nested.push_back(summarize(childID, *child));
    const TimeRecord &time = entry.nested.back().time;
    entry.time.user += time.user - time.wall;
  }
  for (const auto &[thread, children] : node.childrenOfThreads)
    for (const auto &[childID, child] : children) {
      Entry nested = summarize(childID, *child);
      entry.time.user += nested.time.user;
      merge(entry.nested, std::move(nested));
    }
  return entry;
}

/// Accumulates times by name.
void addToList(const Entry &entry, llvm::StringMap<TimeRecord> &list) {
  TimeRecord &time = list[entry.name];
  time.wall += entry.time.wall;
  time.user += entry.time.user;
  for (const Entry &nested : entry.nested)
    addToList(nested, list);
}

/// Returns the time that no nested timer accounts for.
TimeRecord getRest(const Entry &root) {
  TimeRecord rest = root.time;
  for (const Entry &nested : root.nested) {
    rest.wall -= nested.time.wall;
    rest.user -= nested.time.user;
  }
  return rest;
}

void printTree(const Entry &entry, unsigned indent, const TimeRecord &total,
               OutputStrategy &output) {
  const unsigned nestedIndent = entry.hidden ? indent : indent + 2;
  if (!entry.hidden)
    output.printTreeEntry(indent, entry.name, entry.time, total);
  for (const Entry &nested : entry.nested)
    printTree(nested, nestedIndent, total, output);
  if (!entry.hidden)
    output.printTreeEntryEnd(indent);
}

void printList(const Entry &root, OutputStrategy &output) {
  llvm::StringMap<TimeRecord> list;
  addToList(root, list);
  std::vector<std::pair<llvm::StringRef, TimeRecord>> sorted;
  for (const auto &entry : list)
    sorted.emplace_back(entry.getKey(), entry.getValue());
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    return std::make_pair(-a.second.wall, a.first) <
           std::make_pair(-b.second.wall, b.first);
  });
  for (const auto &[name, time] : sorted)
    output.printListEntry(name, time, root.time);
}

} // namespace

TimingManager::~TimingManager() = default;
OutputStrategy::~OutputStrategy() = default;

Timer TimingManager::getRootTimer() {
  std::optional<void *> root = rootTimer();
  return root ? Timer(*this, *root) : Timer();
}

TimingScope TimingManager::getRootScope() {
  return TimingScope(getRootTimer());
}

struct DefaultTimingManager::Impl {
  Mutex mutex;
  bool isEnabled = false;
  DisplayMode mode = DisplayMode::Tree;
  std::unique_ptr<OutputStrategy> output =
      createOutputStrategy(OutputFormat::Text, llvm::errs());
  std::unique_ptr<TimerNode> root;
  llvm::StringSet<> names;
};

DefaultTimingManager::DefaultTimingManager() : impl(std::make_unique<Impl>()) {
  clear();
}
DefaultTimingManager::~DefaultTimingManager() { print(); }

void DefaultTimingManager::setEnabled(bool enabled) {
  impl->isEnabled = enabled;
}
bool DefaultTimingManager::isEnabled() const { return impl->isEnabled; }
void DefaultTimingManager::setDisplayMode(DisplayMode mode) {
  impl->mode = mode;
}
DefaultTimingManager::DisplayMode DefaultTimingManager::getDisplayMode() const {
  return impl->mode;
}
void DefaultTimingManager::setOutput(std::unique_ptr<OutputStrategy> output) {
  impl->output = std::move(output);
}

void DefaultTimingManager::print() {
  if (!impl->isEnabled)
    return;
  const Entry root = summarize(nullptr, *impl->root);
  OutputStrategy &output = *impl->output;
  output.printHeader(root.time);
  if (impl->mode == DisplayMode::List)
    printList(root, output);
  else
    for (const Entry &nested : root.nested)
      printTree(nested, 0, root.time, output);
  output.printListEntry("Rest", getRest(root), root.time);
  output.printListEntry("Total", root.time, root.time, /*lastEntry=*/true);
  output.printFooter();
  output.os.flush();
  clear();
}

void DefaultTimingManager::clear() {
  impl->root = std::make_unique<TimerNode>(getThreadID(), "root");
  impl->root->hidden = true;
}

std::optional<void *> DefaultTimingManager::rootTimer() {
  return impl->isEnabled ? std::optional<void *>(impl->root.get())
                         : std::nullopt;
}
void DefaultTimingManager::startTimer(void *handle) {
  static_cast<TimerNode *>(handle)->started = Clock::now();
}
void DefaultTimingManager::stopTimer(void *handle) {
  auto *node = static_cast<TimerNode *>(handle);
  node->time.wall +=
      std::chrono::duration<double>(Clock::now() - node->started).count();
}
void *
DefaultTimingManager::nestTimer(void *handle, const void *id,
                                llvm::function_ref<std::string()> nameBuilder) {
  MutexLock lock(&impl->mutex);
  return static_cast<TimerNode *>(handle)->nest(getThreadID(), id, nameBuilder);
}
void DefaultTimingManager::hideTimer(void *handle) {
  static_cast<TimerNode *>(handle)->hidden = true;
}
const void *DefaultTimingManager::getIdentifier(llvm::StringRef name) {
  MutexLock lock(&impl->mutex);
  return impl->names.insert(name).first->getKeyData();
}

} // namespace mlir
