/* SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/data_type.h"
#include "targets/runtime/instrument.h"
#include "targets/runtime/shape.h"
#include "targets/runtime/small_float.h"
#include "targets/runtime/tensor.h"

static void printType(FILE *out, const OMTensor *tensor) {
  for (int64_t i = 0; i < tensor->rank; ++i)
    fprintf(out, "%" PRId64 "x", tensor->shape[i]);
  fputs(omDataTypeName(tensor->dataType), out);
}

static void printNumbers(FILE *out, const char *what, const int64_t *numbers,
                         int64_t count) {
  fprintf(out, "\t%s: ", what);
  for (int64_t i = 0; i < count; ++i)
    fprintf(out, "[%" PRId64 "]", numbers[i]);
  fputc('\n', out);
}

static void printDescription(FILE *out, const OMTensor *tensor) {
  fprintf(out, "\trank = %" PRId64 "\n", tensor->rank);
  fprintf(out, "\tdataType = %s\n", omDataTypeName(tensor->dataType));
  int64_t elements = -1, bytes;
  omMeasureShape(tensor->shape, tensor->rank, tensor->dataType, &elements,
                 &bytes);
  fprintf(out, "\tnumElems = %" PRId64 "\n", elements);
  printNumbers(out, "shape", tensor->shape, tensor->rank);
  printNumbers(out, "strides", tensor->strides, tensor->rank);
  fputs("\ttype: ", out);
  printType(out, tensor);
  fputc('\n', out);
}

/* Returns the number in the lower bits of a byte. */
static int lowerBits(const void *data, unsigned width, bool isSigned) {
  const int bits = *(const uint8_t *)data & ((1 << width) - 1);
  return isSigned && bits >> (width - 1) ? bits - (1 << width) : bits;
}

static void printElement(FILE *out, OM_DATA_TYPE dataType, const void *data) {
  switch (dataType) {
  case ONNX_TYPE_FLOAT:
    fprintf(out, "%f", *(const float *)data);
    return;
  case ONNX_TYPE_DOUBLE:
    fprintf(out, "%f", *(const double *)data);
    return;
  case ONNX_TYPE_FLOAT16:
    fprintf(out, "%f", omFloatFromHalf(*(const uint16_t *)data));
    return;
  case ONNX_TYPE_BFLOAT16:
    fprintf(out, "%f", omFloatFromBFloat16(*(const uint16_t *)data));
    return;
  case ONNX_TYPE_COMPLEX64:
    fprintf(out, "(%f, %f)", ((const float *)data)[0],
            ((const float *)data)[1]);
    return;
  case ONNX_TYPE_COMPLEX128:
    fprintf(out, "(%f, %f)", ((const double *)data)[0],
            ((const double *)data)[1]);
    return;
  case ONNX_TYPE_BOOL:
  case ONNX_TYPE_UINT8:
    fprintf(out, "%" PRIu8, *(const uint8_t *)data);
    return;
  case ONNX_TYPE_INT8:
    fprintf(out, "%" PRId8, *(const int8_t *)data);
    return;
  case ONNX_TYPE_UINT16:
    fprintf(out, "%" PRIu16, *(const uint16_t *)data);
    return;
  case ONNX_TYPE_INT16:
    fprintf(out, "%" PRId16, *(const int16_t *)data);
    return;
  case ONNX_TYPE_UINT32:
    fprintf(out, "%" PRIu32, *(const uint32_t *)data);
    return;
  case ONNX_TYPE_INT32:
    fprintf(out, "%" PRId32, *(const int32_t *)data);
    return;
  case ONNX_TYPE_UINT64:
    fprintf(out, "%" PRIu64, *(const uint64_t *)data);
    return;
  case ONNX_TYPE_INT64:
    fprintf(out, "%" PRId64, *(const int64_t *)data);
    return;
  case ONNX_TYPE_UINT4:
  case ONNX_TYPE_INT4:
    fprintf(out, "%d", lowerBits(data, 4, dataType == ONNX_TYPE_INT4));
    return;
  case ONNX_TYPE_UINT2:
  case ONNX_TYPE_INT2:
    fprintf(out, "%d", lowerBits(data, 2, dataType == ONNX_TYPE_INT2));
    return;
  case ONNX_TYPE_FLOAT4E2M1:
    fprintf(out, "0x%x", lowerBits(data, 4, false));
    return;
  case ONNX_TYPE_STRING: {
    const char *string = *(const char *const *)data;
    fputs(string ? string : "NULL", out);
    return;
  }
  default: /* the one-byte floating-point types */
    fprintf(out, "0x%02" PRIx8, *(const uint8_t *)data);
    return;
  }
}

/* Prints the elements below `data`, which the first `dimension` indices
 * select. */
static void printElements(FILE *out, const OMTensor *tensor, int64_t dimension,
                          const char *data) {
  if (dimension == tensor->rank) {
    printElement(out, tensor->dataType, data);
    return;
  }
  int64_t step = tensor->strides[dimension] * omElementSize(tensor->dataType);
  fputc('[', out);
  for (int64_t i = 0; i < tensor->shape[dimension]; ++i) {
    if (i)
      fputs(", ", out);
    printElements(out, tensor, dimension + 1, data + i * step);
  }
  fputc(']', out);
}

static void printData(FILE *out, const OMTensor *tensor) {
  fputs("\tdata: (", out);
  if (!tensor->alignedPtr || !omElementSize(tensor->dataType))
    fputs("none", out);
  else
    printElements(out, tensor, 0, tensor->alignedPtr);
  fputs(")\n", out);
}

/* Prints the expansion of %`letter`. Returns false for an unknown letter. */
static bool printPart(FILE *out, char letter, const OMTensor *tensor) {
  void (*print)(FILE *, const OMTensor *);
  switch (letter) {
  case 't':
    print = printType;
    break;
  case 's':
    print = printDescription;
    break;
  case 'd':
    print = printData;
    break;
  default:
    return false;
  }
  if (tensor)
    print(out, tensor);
  else
    fputs("NULL", out);
  return true;
}

void omTensorPrint(const char *message, const OMTensor *tensor) {
  FILE *out = stdout;
  if (message[0] == '%' && message[1] == 'i') {
    out = omInstrumentFile();
    message += 2;
  }
  bool printed = false;
  for (const char *at = message; *at; ++at) {
    if (at[0] == '%' && at[1] == 'e')
      return;
    if (at[0] == '%' && printPart(out, at[1], tensor)) {
      printed = true;
      ++at;
    } else {
      fputc(*at, out);
    }
  }
  if (printed)
    return;
  fputc('\n', out);
  printPart(out, 's', tensor);
  printPart(out, 'd', tensor);
  fputc('\n', out);
}
