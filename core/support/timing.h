// SPDX-License-Identifier: Apache-2.0
//
// Measures times of nested parts of a program on several threads, and reports
// them. Not a profiler: code must start and stop timers explicitly.
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

/// Owns timers. Thread-safe, except for reports.
class TimingManager {
public:
  virtual ~TimingManager();
  /// Returns the outermost timer, which the caller starts and stops.
  Timer getRootTimer();
  /// Returns a running scope of the outermost timer.
  TimingScope getRootScope();

protected:
  friend class Timer;
  /// Returns nullopt if timing is disabled.
  virtual std::optional<void *> rootTimer() = 0;
  virtual void startTimer(void *handle) = 0;
  virtual void stopTimer(void *handle) = 0;
  /// Returns the same timer for equal `id`s on one thread.
  virtual void *nestTimer(void *handle, const void *id,
                          llvm::function_ref<std::string()> nameBuilder) = 0;
  /// Hides a timer in tree reports; its nested timers are shown in its place.
  virtual void hideTimer(void *handle) {}
  /// Returns the same address for equal names. The address is valid as long as
  /// this object.
  virtual const void *getIdentifier(llvm::StringRef name) = 0;
};

/// A handle to a timer, or null. All methods of a null handle do nothing.
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
  /// Returns a timer nested in this one, which must be running. May be called
  /// on another thread.
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

/// Runs a timer until it is destroyed or stopped.
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

/// Seconds of wall time, and of processor time of all threads.
struct TimeRecord {
  double wall = 0;
  double user = 0;
};

/// The format of a report.
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

/// Stores times in memory and prints them on destruction, if enabled.
class DefaultTimingManager : public TimingManager {
public:
  /// List: by name, longest time first. Tree: nested.
  enum class DisplayMode { List, Tree };
  enum class OutputFormat { Text, Json };

  DefaultTimingManager();
  ~DefaultTimingManager() override;
  DefaultTimingManager(const DefaultTimingManager &) = delete;

  /// Disabled by default.
  void setEnabled(bool enabled);
  bool isEnabled() const;
  /// The default is Tree.
  void setDisplayMode(DisplayMode mode);
  DisplayMode getDisplayMode() const;
  /// The default is text on standard error.
  void setOutput(std::unique_ptr<OutputStrategy> output);
  /// Prints and clears the times. No timer may be in use.
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
