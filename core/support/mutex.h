// SPDX-License-Identifier: Apache-2.0
//
// A mutex for readers and writers, of the standard library: Abseil's, as the
// packages have it, looks for deadlocks at each lock, one thread at a time, and
// is not known to ThreadSanitizer.
#ifndef CORE_SUPPORT_MUTEX_H
#define CORE_SUPPORT_MUTEX_H

#include <shared_mutex>

namespace mlir {

/// Locked by one writer or by readers, with MutexLock and ReaderMutexLock.
class Mutex {
public:
  Mutex() = default;
  Mutex(const Mutex &) = delete;

  /// Tries for a moment before it sleeps: what is done under a lock is mostly
  /// shorter than waking up.
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

/// The same for a reader.
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
