// SPDX-License-Identifier: Apache-2.0
//
// Abseil's mutex, told to ThreadSanitizer: the library of the packages is not
// instrumented, so that its locks alone would order nothing.
#ifndef CORE_SUPPORT_MUTEX_H
#define CORE_SUPPORT_MUTEX_H

#include "absl/synchronization/mutex.h"
#include "llvm/Support/Compiler.h"

#if LLVM_THREAD_SANITIZER_BUILD
#include <sanitizer/tsan_interface.h>
#endif

namespace mlir {

/// Locked by one writer or by readers, with MutexLock and ReaderMutexLock.
class Mutex {
public:
  Mutex() = default;
  Mutex(const Mutex &) = delete;

  void lock() {
    announce(writer);
    mutex.Lock();
    confirm(writer);
  }
  void unlock() {
    announceRelease(writer);
    mutex.Unlock();
    confirmRelease(writer);
  }
  void lockShared() {
    announce(reader);
    mutex.ReaderLock();
    confirm(reader);
  }
  void unlockShared() {
    announceRelease(reader);
    mutex.ReaderUnlock();
    confirmRelease(reader);
  }

private:
#if LLVM_THREAD_SANITIZER_BUILD
  static constexpr unsigned writer = __tsan_mutex_linker_init;
  static constexpr unsigned reader = writer | __tsan_mutex_read_lock;
  void announce(unsigned flags) { __tsan_mutex_pre_lock(&mutex, flags); }
  void confirm(unsigned flags) { __tsan_mutex_post_lock(&mutex, flags, 0); }
  void announceRelease(unsigned flags) {
    __tsan_mutex_pre_unlock(&mutex, flags);
  }
  void confirmRelease(unsigned flags) {
    __tsan_mutex_post_unlock(&mutex, flags);
  }
#else
  static constexpr unsigned writer = 0, reader = 0;
  void announce(unsigned) {}
  void confirm(unsigned) {}
  void announceRelease(unsigned) {}
  void confirmRelease(unsigned) {}
#endif

  absl::Mutex mutex;
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
