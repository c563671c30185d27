/* SPDX-License-Identifier: Apache-2.0 */
/* The function of the program that executes loops (OMParallel.h). It has a file
 * of its own, so that a model library without loops has it and no threads. */
#ifndef TARGETS_RUNTIME_PARALLEL_REPLACEMENT_H
#define TARGETS_RUNTIME_PARALLEL_REPLACEMENT_H

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMParallel.h"

/* Lets the function execute a loop and returns true, or returns false if there
 * is none. */
__attribute__((visibility("hidden"))) bool
omRunReplacement(int64_t count, int64_t grain, OMParallelBody body, void *data);

#endif
