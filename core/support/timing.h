// SPDX-License-Identifier: Apache-2.0
//
// Times of nested parts of a program, over several threads, and reports of
// them. Not a profiler: what is to be timed says so.
#ifndef CORE_SUPPORT_TIMING_H
#define CORE_SUPPORT_TIMING_H

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class Timer;
class TimingScope;

/// Has timers. Thread-safe, but for reports.
class TimingManager {
public:
  virtual ~TimingManager();
  /// The timer that all others are nested in; to be started and stopped.
  Timer getRootTimer();
  /// The same, started.
  TimingScope getRootScope();

protected:
  friend class Timer;
  /// None: nothing is timed.
  virtual std::optional<void *> rootTimer() = 0;
  virtual void startTimer(void *handle) = 0;
  virtual void stopTimer(void *handle) = 0;
  /// The same timer for the same `id`, on one thread.
  virtual void *nestTimer(void *handle, const void *id,
                          llvm::function_ref<std::string()> nameBuilder) = 0;
  /// In a tree, what is nested in it is shown in its place.
  virtual void hideTimer(void *handle) {}
  /// The same address for the same name, as long as this lives.
  virtual const void *getIdentifier(llvm::StringRef name) = 0;
};

/// Refers to a timer, or to none; then nothing here does anything.
class Timer {
public:
  Timer() = default;
  explicit operator bool() const { return manager != nullptr; }
  void start() {
    if (manager)
      manager->startTimer(handle);
  }
  void stop() {
    if (manager)
      manager->stopTimer(handle);
  }
  /// A timer nested in this one, which has been started; also from another
  /// thread.
  Timer nest(const void *id, llvm::function_ref<std::string()> nameBuilder) {
    return manager
               ? Timer(*manager, manager->nestTimer(handle, id, nameBuilder))
               : Timer();
  }
  Timer nest(llvm::StringRef name) {
    return manager ? nest(manager->getIdentifier(name),
                          [name] { return name.str(); })
                   : Timer();
  }
  void hide() {
    if (manager)
      manager->hideTimer(handle);
  }

private:
  friend class TimingManager;
  Timer(TimingManager &manager, void *handle)
      : manager(&manager), handle(handle) {}
  TimingManager *manager = nullptr;
  void *handle = nullptr;
};

/// A timer that runs as long as this lives, or until it is stopped.
class TimingScope {
public:
  TimingScope() = default;
  TimingScope(Timer timer) : timer(timer) { timer.start(); }
  TimingScope(TimingScope &&other) : timer(std::exchange(other.timer, {})) {}
  TimingScope &operator=(TimingScope &&other) {
    stop();
    timer = std::exchange(other.timer, {});
    return *this;
  }
  ~TimingScope() { stop(); }
  explicit operator bool() const { return static_cast<bool>(timer); }
  void stop() { std::exchange(timer, {}).stop(); }
  template <typename... Args> TimingScope nest(Args... args) {
    return TimingScope(timer.nest(args...));
  }
  void hide() { timer.hide(); }

private:
  Timer timer;
};

/// Seconds: by the clock, and on all threads together.
struct TimeRecord {
  double wall = 0;
  double user = 0;
};

/// How a report is written.
class OutputStrategy {
public:
  explicit OutputStrategy(llvm::raw_ostream &os) : os(os) {}
  virtual ~OutputStrategy();
  virtual void printHeader(const TimeRecord &total) = 0;
  virtual void printFooter() = 0;
  virtual void printTime(const TimeRecord &time, const TimeRecord &total) = 0;
  virtual void printListEntry(llvm::StringRef name, const TimeRecord &time,
                              const TimeRecord &total,
                              bool lastEntry = false) = 0;
  virtual void printTreeEntry(unsigned indent, llvm::StringRef name,
                              const TimeRecord &time,
                              const TimeRecord &total) = 0;
  virtual void printTreeEntryEnd(unsigned indent, bool lastEntry = false) = 0;

  llvm::raw_ostream &os;
};

/// Keeps times in memory and prints them when it ends, if it is enabled.
class DefaultTimingManager : public TimingManager {
public:
  /// By name, the longest first; or as they are nested.
  enum class DisplayMode { List, Tree };
  enum class OutputFormat { Text, Json };

  DefaultTimingManager();
  ~DefaultTimingManager() override;
  DefaultTimingManager(const DefaultTimingManager &) = delete;

  /// It is not at first.
  void setEnabled(bool enabled);
  bool isEnabled() const;
  /// Tree at first.
  void setDisplayMode(DisplayMode mode);
  DisplayMode getDisplayMode() const;
  /// Text on standard error at first.
  void setOutput(std::unique_ptr<OutputStrategy> output);
  /// Prints and forgets the times. No timer is in use.
  void print();
  void clear();

protected:
  std::optional<void *> rootTimer() override;
  void startTimer(void *handle) override;
  void stopTimer(void *handle) override;
  void *nestTimer(void *handle, const void *id,
                  llvm::function_ref<std::string()> nameBuilder) override;
  void hideTimer(void *handle) override;
  const void *getIdentifier(llvm::StringRef name) override;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

std::unique_ptr<OutputStrategy>
createOutputStrategy(DefaultTimingManager::OutputFormat format,
                     llvm::raw_ostream &os);

} // namespace mlir

#endif // CORE_SUPPORT_TIMING_H
