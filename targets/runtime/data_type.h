/* SPDX-License-Identifier: Apache-2.0 */
/* Properties of element types. */
#ifndef TARGETS_RUNTIME_DATA_TYPE_H
#define TARGETS_RUNTIME_DATA_TYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/hidden.h"

/* Returns true if `dataType` is an OM_DATA_TYPE. */
OM_HIDDEN bool omIsDataType(int64_t dataType);

/* Returns the size of an element in bytes, or 0 if it has none. */
OM_HIDDEN int64_t omElementSize(OM_DATA_TYPE dataType);

/* Returns the alignment of elements, a power of two. */
OM_HIDDEN int64_t omElementAlignment(OM_DATA_TYPE dataType);

/* Returns the name for messages; accepts any number. */
OM_HIDDEN const char *omDataTypeName(int64_t dataType);

#endif
