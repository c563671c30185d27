/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "targets/runtime/parallel/parallel_for.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

#include "targets/runtime/parallel/replacement.h"

enum { maxThreads = 256, chunksPerThread = 4 };

/* A loop that is running. */
struct Loop {
  int64_t count;
  int64_t chunk;
  OMParallelBody body;
  void *context;
  _Atomic int64_t next;
};

/* The mutex guards all fields but the last two. The owner of the pool may
 * access `process`. */
static struct {
  pthread_mutex_t mutex;
  pthread_cond_t started;
  pthread_cond_t finished;
  struct Loop *loop;
  /* Number of loops so far; workers detect a new loop by it. */
  uint64_t generation;
  /* Number of workers that may still take a part of the loop. */
  int64_t numWorking;
  int64_t numWorkers;
  bool isStopping;
  pthread_t workers[maxThreads];
  /* The process that the workers belong to. */
  pid_t process;
  /* Set while a loop owns the pool. A child forked meanwhile never uses the
   * pool. */
  atomic_flag busy;
} pool = {.mutex = PTHREAD_MUTEX_INITIALIZER,
          .started = PTHREAD_COND_INITIALIZER,
          .finished = PTHREAD_COND_INITIALIZER,
          .busy = ATOMIC_FLAG_INIT};

/* 0 until determined. */
static _Atomic int64_t numThreads;
/* True while this thread executes a body. */
static _Thread_local bool isInside;

static int64_t clampThreads(int64_t number) {
  return number < 1 ? 1 : number > maxThreads ? maxThreads : number;
}

static int64_t getDefaultThreads(void) {
  const char *given = getenv("OM_NUM_THREADS");
  if (given) {
    char *end;
    long number = strtol(given, &end, 10);
    if (end != given && *end == '\0')
      return clampThreads(number);
  }
  cpu_set_t cpus;
  return clampThreads(
      sched_getaffinity(0, sizeof(cpus), &cpus) == 0 ? CPU_COUNT(&cpus) : 1);
}

int64_t omGetNumThreads(void) {
  int64_t number = atomic_load(&numThreads);
  if (number == 0) {
    int64_t unknown = 0;
    number = getDefaultThreads();
    if (!atomic_compare_exchange_strong(&numThreads, &unknown, number))
      number = unknown;
  }
  return number;
}

void omSetNumThreads(int64_t number) {
  atomic_store(&numThreads, clampThreads(number));
}

/* Executes parts of the loop until none is left. */
static void work(struct Loop *loop) {
  isInside = true;
  for (;;) {
    int64_t begin = atomic_fetch_add(&loop->next, loop->chunk);
    if (begin >= loop->count)
      break;
    int64_t left = loop->count - begin;
    loop->body(loop->context, begin,
               begin + (left < loop->chunk ? left : loop->chunk));
  }
  isInside = false;
}

static void *runWorker(void *unused) {
  (void)unused;
  pthread_mutex_lock(&pool.mutex);
  uint64_t seen = 0;
  for (;;) {
    while ((pool.generation == seen || !pool.loop) && !pool.isStopping)
      pthread_cond_wait(&pool.started, &pool.mutex);
    if (pool.isStopping)
      break;
    seen = pool.generation;
    struct Loop *loop = pool.loop;
    ++pool.numWorking;
    pthread_mutex_unlock(&pool.mutex);
    work(loop);
    pthread_mutex_lock(&pool.mutex);
    if (--pool.numWorking == 0)
      pthread_cond_signal(&pool.finished);
  }
  pthread_mutex_unlock(&pool.mutex);
  return NULL;
}

/* Resets the pool after a fork, since the child has none of the parent's
 * threads. The caller must own the pool. */
static void forgetParentsWorkers(void) {
  pid_t self = getpid();
  if (pool.process == self)
    return;
  pool.process = self;
  pthread_mutex_init(&pool.mutex, NULL);
  pthread_cond_init(&pool.started, NULL);
  pthread_cond_init(&pool.finished, NULL);
  pool.numWorking = 0;
  pool.numWorkers = 0;
}

/* Creates workers until there are `wanted`. The caller holds the mutex. Workers
 * block all signals, so that only the program's own threads receive them. */
static void addWorkers(int64_t wanted) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  while (pool.numWorkers < wanted &&
         pthread_create(&pool.workers[pool.numWorkers], NULL, runWorker,
                        NULL) == 0)
    ++pool.numWorkers;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void runOnPool(struct Loop *loop, int64_t threads) {
  forgetParentsWorkers();
  pthread_mutex_lock(&pool.mutex);
  addWorkers(threads - 1);
  pool.loop = loop;
  ++pool.generation;
  pthread_cond_broadcast(&pool.started);
  pthread_mutex_unlock(&pool.mutex);
  work(loop);
  pthread_mutex_lock(&pool.mutex);
  /* Workers that wake up later find no loop. */
  pool.loop = NULL;
  while (pool.numWorking != 0)
    pthread_cond_wait(&pool.finished, &pool.mutex);
  pthread_mutex_unlock(&pool.mutex);
}

/* Stops the workers before the library with their code is unloaded. */
__attribute__((destructor)) static void stopWorkers(void) {
  if (atomic_flag_test_and_set(&pool.busy) || pool.process != getpid())
    return;
  pthread_mutex_lock(&pool.mutex);
  pool.isStopping = true;
  pthread_cond_broadcast(&pool.started);
  pthread_mutex_unlock(&pool.mutex);
  for (int64_t i = 0; i < pool.numWorkers; ++i)
    pthread_join(pool.workers[i], NULL);
}

/* A loop that the program's function executes. */
struct Replaced {
  OMParallelBody body;
  void *context;
};

static void runReplaced(void *data, int64_t begin, int64_t end) {
  const struct Replaced *loop = data;
  isInside = true;
  loop->body(loop->context, begin, end);
  isInside = false;
}

void omParallelFor(int64_t count, int64_t grain, OMParallelBody body,
                   void *context) {
  if (count <= 0)
    return;
  if (grain < 1)
    grain = 1;
  struct Replaced replaced = {body, context};
  if (!isInside && omRunReplacement(count, grain, runReplaced, &replaced))
    return;
  int64_t threads = isInside ? 1 : omGetNumThreads();
  int64_t most = count / grain + (count % grain != 0);
  if (threads > most)
    threads = most;
  if (threads == 1 || atomic_flag_test_and_set(&pool.busy)) {
    body(context, 0, count);
    return;
  }
  int64_t parts = threads * chunksPerThread;
  struct Loop loop = {.count = count,
                      .chunk = count / parts + (count % parts != 0),
                      .body = body,
                      .context = context};
  if (loop.chunk < grain)
    loop.chunk = grain;
  atomic_init(&loop.next, 0);
  runOnPool(&loop, threads);
  atomic_flag_clear(&pool.busy);
}
