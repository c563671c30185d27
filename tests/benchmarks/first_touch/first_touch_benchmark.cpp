// SPDX-License-Identifier: Apache-2.0
//
// Measures what the arena of a call costs: calls of a model that writes one
// byte of each page of its intermediate values.
#include <cstdint>

#include "benchmark/benchmark.h"
#include "onnx-mlir/Runtime/OMMemory.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/model.h"

/// The size of the intermediate values in bytes.
static int64_t arenaSize;

static int64_t compute(OMCall *call) {
  auto *arena = static_cast<volatile char *>(omArena(call, arenaSize));
  for (int64_t i = 0; arena && i < arenaSize; i += 4096)
    arena[i] = 1;
  return call->status;
}

static OMEntryPoint makeEntryPoint() {
  OMEntryPoint entryPoint = {};
  entryPoint.name = "run_main_graph";
  entryPoint.compute = compute;
  return entryPoint;
}

static const char *const names[] = {"run_main_graph", nullptr};
static const OMEntryPoint entryPoint = makeEntryPoint();

const OMModel omModel = {"baseline", 0, nullptr, 1, &entryPoint, names,
                         "{}",       0, nullptr, 0, nullptr};

/// Calls the model; before each call, lets it release its memory if `isFresh`.
static void call(benchmark::State &state, bool isFresh) {
  arenaSize = state.range(0) << 20;
  OMTensorList *inputs = omTensorListCreate(nullptr, 0);
  omTensorListDestroy(omRunEntryPoint(&entryPoint, inputs));
  for (auto _ : state) {
    if (isFresh)
      omReleaseMemory();
    omTensorListDestroy(omRunEntryPoint(&entryPoint, inputs));
  }
  omTensorListDestroy(inputs);
  omReleaseMemory();
}

static void freshArena(benchmark::State &state) {
  call(state, /*isFresh=*/true);
}
static void reusedArena(benchmark::State &state) {
  call(state, /*isFresh=*/false);
}

BENCHMARK(freshArena)->Arg(1)->Arg(16)->Arg(64)->Unit(benchmark::kMicrosecond);
BENCHMARK(reusedArena)->Arg(1)->Arg(16)->Arg(64)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
