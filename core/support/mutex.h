// SPDX-License-Identifier: Apache-2.0
//
// A reader-writer mutex based on the standard library. The packaged Abseil
// mutex detects deadlocks at each lock, which serializes threads, and is not
// known to ThreadSanitizer.
#ifndef CORE_SUPPORT_MUTEX_H
#define CORE_SUPPORT_MUTEX_H

#include <shared_mutex>

namespace mlir {

/// A mutex held by one writer or by several readers. Lock it with MutexLock or
/// ReaderMutexLock.
class Mutex {
public:
  Mutex() = default;
  Mutex(const Mutex &) = delete;

  /// Spins briefly before it blocks: most critical sections are shorter than a
  /// wake-up.
  void lock() {
    for (int tries = 0; tries < 100; ++tries)
      if (mutex.try_lock())
        return;
    mutex.lock();
  }
  void unlock() { mutex.unlock(); }
  void lockShared() { mutex.lock_shared(); }
  void unlockShared() { mutex.unlock_shared(); }

private:
  std::shared_mutex mutex;
};

/// Locks a mutex for its own lifetime.
class [[nodiscard]] MutexLock {
public:
  explicit MutexLock(Mutex *mutex) : mutex(mutex) { mutex->lock(); }
  MutexLock(const MutexLock &) = delete;
  ~MutexLock() { mutex->unlock(); }

private:
  Mutex *mutex;
};

/// Locks a mutex for reading.
class [[nodiscard]] ReaderMutexLock {
public:
  explicit ReaderMutexLock(Mutex *mutex) : mutex(mutex) { mutex->lockShared(); }
  ReaderMutexLock(const ReaderMutexLock &) = delete;
  ~ReaderMutexLock() { mutex->unlockShared(); }

private:
  Mutex *mutex;
};

} // namespace mlir

#endif // CORE_SUPPORT_MUTEX_H
