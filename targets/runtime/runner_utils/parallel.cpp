// SPDX-License-Identifier: Apache-2.0
//
// Includes the functions of parallel loops in the library for its users.
#include "targets/runtime/parallel/parallel_for.h"

[[gnu::used]] static const auto parallelFor = &omParallelFor;
