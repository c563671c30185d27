/* SPDX-License-Identifier: Apache-2.0 */
/* The element types of tensors, numbered as in ONNX's TensorProto.DataType. */
#ifndef ONNX_MLIR_ONNXDATATYPE_H
#define ONNX_MLIR_ONNXDATATYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

enum OM_DATA_TYPE {
#define OM_TYPE_METADATA_DEF(ENUM_NAME, ENUM_VAL, DTYPE_SIZE, DTYPE_NAME)      \
  ENUM_NAME = ENUM_VAL,
#include "onnx-mlir/Runtime/OnnxDataTypeMetaData.inc"
#undef OM_TYPE_METADATA_DEF
};

#ifndef __cplusplus
typedef enum OM_DATA_TYPE OM_DATA_TYPE;
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The size of an element in bytes and the name of its C type, indexed by
 * OM_DATA_TYPE. The size is 0 for UNDEFINED and for types of 6 bits, which no
 * model takes.
 *
 * An element of 2 or 4 bits (UINT2, INT2, UINT4, INT4, FLOAT4E2M1) occupies a
 * byte and is its lower bits; it is not packed as in a TensorProto. A model
 * ignores the upper bits of its inputs, so that the byte of an int4 may also be
 * an int8_t. In outputs they are not specified: a reader ignores them or
 * extends the sign itself. */
OM_EXTERNAL_VISIBILITY extern const int OM_DATA_TYPE_SIZE[];
OM_EXTERNAL_VISIBILITY extern const char *const OM_DATA_TYPE_NAME[];

#ifdef __cplusplus
}
#endif

#endif
