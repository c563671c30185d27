/* SPDX-License-Identifier: Apache-2.0 */
/* Returns information about the model. */
#include <errno.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "onnx-mlir/Runtime/OMCompilationInfo.h"
#include "onnx-mlir/Runtime/OMEntryPoint.h"
#include "onnx-mlir/Runtime/OMModelMetadata.h"
#include "onnx-mlir/Runtime/OMSignature.h"
#include "targets/runtime/error.h"
#include "targets/runtime/model.h"

static const OMEntryPoint *findEntryPoint(const char *caller,
                                          const char *name) {
  for (int64_t i = 0; name && i < omModel.numEntryPoints; ++i)
    if (!strcmp(name, omModel.entryPoints[i].name))
      return &omModel.entryPoints[i];
  omFail(EINVAL, "%s: '%s' is not an entry point of the model", caller,
         name ? name : "NULL");
  return NULL;
}

const char *const *omModelEntryPoints(int64_t *numEntryPoints) {
  if (numEntryPoints)
    *numEntryPoints = omModel.numEntryPoints;
  return omModel.entryPointNames;
}

const char *omModelInputSignature(const char *entryPointName) {
  const OMEntryPoint *entryPoint =
      findEntryPoint("omInputSignature", entryPointName);
  return entryPoint ? entryPoint->inputSignature : NULL;
}

const char *omModelOutputSignature(const char *entryPointName) {
  const OMEntryPoint *entryPoint =
      findEntryPoint("omOutputSignature", entryPointName);
  return entryPoint ? entryPoint->outputSignature : NULL;
}

int64_t omModelSharedInput(const char *entryPointName, int64_t output) {
  const OMEntryPoint *entryPoint =
      findEntryPoint("omSharedInput", entryPointName);
  if (!entryPoint)
    return -1;
  if (output < 0 || output >= entryPoint->numOutputs) {
    omFail(EINVAL,
           "omSharedInput: output %" PRId64 ", expected one of %" PRId64,
           output, entryPoint->numOutputs);
    return -1;
  }
  return entryPoint->sharedInputs ? entryPoint->sharedInputs[output] : -1;
}

const char *const *omQueryEntryPoints(int64_t *numEntryPoints) {
  return omModelEntryPoints(numEntryPoints);
}

const char *omInputSignature(const char *entryPointName) {
  return omModelInputSignature(entryPointName);
}

const char *omOutputSignature(const char *entryPointName) {
  return omModelOutputSignature(entryPointName);
}

const char *omGetMetadata(const char *key) {
  for (int64_t i = 0; key && i < omModel.numMetadata; ++i)
    if (!strcmp(key, omModel.metadata[2 * i]))
      return omModel.metadata[2 * i + 1];
  return NULL;
}

int64_t omSharedInput(const char *entryPointName, int64_t output) {
  return omModelSharedInput(entryPointName, output);
}

const char *omModelMetadata(const char *key) { return omGetMetadata(key); }

const char *omCompilationInfo(void) { return omModel.compilationInfo; }
