/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/instrument.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "onnx-mlir/Runtime/OMInstrument.h"

/* NULL until the file is opened. */
static _Atomic(FILE *) file;

/* Microseconds of the monotonic clock. */
static _Atomic int64_t startTime;
static _Atomic int64_t lastTime;

FILE *omInstrumentFile(void) {
  FILE *known = atomic_load(&file);
  if (known)
    return known;
  const char *name = getenv("ONNX_MLIR_INSTRUMENT_FILE");
  FILE *opened = name ? fopen(name, "a") : NULL;
  FILE *chosen = opened ? opened : stdout;
  if (atomic_compare_exchange_strong(&file, &known, chosen))
    return chosen;
  if (opened)
    fclose(opened);
  return known;
}

/* Reports that the environment disables. */
enum Omission { TIME = 1, MEMORY = 2, KNOWN = 4 };

static int omissions(void) {
  static _Atomic int found;
  int bits = atomic_load(&found);
  if (bits & KNOWN)
    return bits;
  bits = KNOWN;
  if (getenv("ONNX_MLIR_NO_INSTRUMENT"))
    bits |= TIME | MEMORY;
  if (getenv("ONNX_MLIR_NO_INSTRUMENT_TIME"))
    bits |= TIME;
  if (getenv("ONNX_MLIR_NO_INSTRUMENT_MEMORY"))
    bits |= MEMORY;
  atomic_store(&found, bits);
  return bits;
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

void OMInstrumentInit(void) {
  if ((omissions() & (TIME | MEMORY)) == (TIME | MEMORY))
    return;
  int64_t time = now();
  atomic_store(&startTime, time);
  atomic_store(&lastTime, time);
  fputs("==START-REPORT==\n", omInstrumentFile());
}

/* Returns the size of the process in KiB, or -1 if the system does not tell. */
static int64_t processSize(void) {
  FILE *statm = fopen("/proc/self/statm", "r");
  if (!statm)
    return -1;
  int64_t pages;
  bool read = fscanf(statm, "%" SCNd64, &pages) == 1;
  fclose(statm);
  return read ? pages * (sysconf(_SC_PAGESIZE) / 1024) : -1;
}

/* Returns the length of a name: from the tag, or else up to its terminator. */
static int nameLength(int64_t tag, int shift, int64_t mask) {
  int64_t length = tag >> shift & mask;
  return length ? (int)length : (int)mask;
}

void OMInstrumentPoint(const char *opName, int64_t tag, const char *nodeName) {
  if (tag & OM_INSTRUMENT_INIT)
    OMInstrumentInit();
  int opLength = nameLength(tag, 8, 0x3f);
  int nodeLength = nameLength(tag, 24, 0x1ff);
  const char *when = tag & OM_INSTRUMENT_BEFORE ? "before" : "after";
  int omitted = omissions();
  if (tag & OM_INSTRUMENT_TIME && !(omitted & TIME)) {
    int64_t time = now();
    int64_t sinceLast = time - atomic_exchange(&lastTime, time);
    int64_t sinceStart = time - atomic_load(&startTime);
    fprintf(omInstrumentFile(),
            "==PERF-REPORT==, %.*s, %.*s, %s, %" PRId64 ".%06" PRId64
            ", %" PRId64 ".%06" PRId64 "\n",
            opLength, opName, nodeLength, nodeName, when, sinceLast / 1000000,
            sinceLast % 1000000, sinceStart / 1000000, sinceStart % 1000000);
  }
  if (tag & OM_INSTRUMENT_MEMORY && !(omitted & MEMORY))
    fprintf(omInstrumentFile(), "==MEM-REPORT==, %.*s, %.*s, %s, %" PRId64 "\n",
            opLength, opName, nodeLength, nodeName, when, processSize());
}

void omInstrumentPrint(void) { fflush(omInstrumentFile()); }
