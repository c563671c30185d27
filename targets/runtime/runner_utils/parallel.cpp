// SPDX-License-Identifier: Apache-2.0
//
// The library has the functions of parallel loops, which programs call.
#include "targets/runtime/parallel/parallel_for.h"

[[gnu::used]] static const auto parallelFor = &omParallelFor;
