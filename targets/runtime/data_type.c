/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/data_type.h"

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OnnxDataType.h"

/* For users only: at run time the exported arrays may be another library's. */
const int OM_DATA_TYPE_SIZE[] = {
#define OM_TYPE_METADATA_DEF(ENUM_NAME, ENUM_VAL, DTYPE_SIZE, DTYPE_NAME)      \
  [ENUM_VAL] = DTYPE_SIZE,
#include "onnx-mlir/Runtime/OnnxDataTypeMetaData.inc"
#undef OM_TYPE_METADATA_DEF
};

const char *const OM_DATA_TYPE_NAME[] = {
#define OM_TYPE_METADATA_DEF(ENUM_NAME, ENUM_VAL, DTYPE_SIZE, DTYPE_NAME)      \
  [ENUM_VAL] = DTYPE_NAME,
#include "onnx-mlir/Runtime/OnnxDataTypeMetaData.inc"
#undef OM_TYPE_METADATA_DEF
};

static const struct {
  int64_t size;
  const char *name;
} dataTypes[] = {
#define OM_TYPE_METADATA_DEF(ENUM_NAME, ENUM_VAL, DTYPE_SIZE, DTYPE_NAME)      \
  [ENUM_VAL] = {DTYPE_SIZE, DTYPE_NAME},
#include "onnx-mlir/Runtime/OnnxDataTypeMetaData.inc"
#undef OM_TYPE_METADATA_DEF
};

_Static_assert(sizeof(const char *) == 8, "the size of a string element");

bool omIsDataType(int64_t dataType) {
  return dataType >= 0 &&
         dataType < (int64_t)(sizeof(dataTypes) / sizeof(dataTypes[0]));
}

int64_t omElementSize(OM_DATA_TYPE dataType) {
  return dataTypes[dataType].size;
}

int64_t omElementAlignment(OM_DATA_TYPE dataType) {
  /* A complex number has the alignment of its parts. */
  switch (dataType) {
  case ONNX_TYPE_COMPLEX64:
  case ONNX_TYPE_COMPLEX128:
    return dataTypes[dataType].size / 2;
  default:
    return dataTypes[dataType].size ? dataTypes[dataType].size : 1;
  }
}

const char *omDataTypeName(int64_t dataType) {
  return omIsDataType(dataType) ? dataTypes[dataType].name : "unknown type";
}
