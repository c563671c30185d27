/* SPDX-License-Identifier: Apache-2.0 */
/* What the runtime knows of element types. */
#ifndef TARGETS_RUNTIME_DATA_TYPE_H
#define TARGETS_RUNTIME_DATA_TYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/hidden.h"

/* Whether `dataType` is an OM_DATA_TYPE. */
OM_HIDDEN bool omIsDataType(int64_t dataType);

/* Bytes of an element; 0 if it has no whole number of them. */
OM_HIDDEN int64_t omElementSize(OM_DATA_TYPE dataType);

/* What elements must be aligned to: a power of two. */
OM_HIDDEN int64_t omElementAlignment(OM_DATA_TYPE dataType);

/* The name for messages, of any number. */
OM_HIDDEN const char *omDataTypeName(int64_t dataType);

#endif
