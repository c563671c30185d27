/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the compiler emits for a model, and the runtime linked with it reads.
 * Private to a model library: both sides are of one version, and nothing here
 * is exported. Every field is eight bytes wide, so that the layout is the same
 * on all (64-bit) targets.
 */
#ifndef TARGETS_RUNTIME_MODEL_H
#define TARGETS_RUNTIME_MODEL_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensorList.h"

/* An instruction set extension that the compiled code uses: a bit in the words
 * that the runtime collects of the CPU it runs on (see cpu_features.h). */
typedef struct OMCpuFeature {
  const char *name; /* LLVM's name, for the message */
  int64_t word;
  int64_t bit;
} OMCpuFeature;

/* The declared type of an input or output. */
typedef struct OMTensorType {
  const char *name;
  int64_t dataType; /* an OM_DATA_TYPE */
  int64_t rank;
  const int64_t *shape; /* rank dimensions; -1 is one known only at run time */
} OMTensorType;

/* A function of the model that users call. */
typedef struct OMEntryPoint {
  const char *name;            /* "run_main_graph" */
  const char *inputSignature;  /* JSON */
  const char *outputSignature; /* JSON */
  int64_t numInputs;
  const OMTensorType *inputs;
  int64_t numOutputs;
  const OMTensorType *outputs;
  int64_t scratchSize; /* bytes, aligned to 64, that compute may write */
  /* Reads the inputs' elements and writes all of the outputs', each contiguous
   * in row-major order, outputs and scratch disjoint from all else and aligned
   * to 64 bytes. Re-entrant: keeps no state. A tensor without elements may have
   * any pointer; without scratch, scratch is NULL. */
  void (*compute)(const void *const *inputs, void *const *outputs,
                  void *scratch);
} OMEntryPoint;

/* The whole of a model library. */
typedef struct OMModel {
  const char *cpu; /* LLVM's name of the CPU compiled for, for the message */
  int64_t numCpuFeatures;
  const OMCpuFeature *cpuFeatures;
  int64_t numEntryPoints;
  const OMEntryPoint *entryPoints;
  const char *const *entryPointNames; /* theirs, in order, and then NULL */
  const char *compilationInfo;        /* JSON, see OMCompilationInfo.h */
} OMModel;

#ifdef __cplusplus
extern "C" {
#endif

/* Defined by the compiler. */
extern const OMModel omModel __attribute__((visibility("hidden")));

/* What the exported functions of the model's entry points call: checks the CPU
 * and the inputs, allocates outputs and scratch, computes. Returns a new list
 * of new tensors that own their elements; the caller destroys it, and still
 * owns `inputs`, which is only read. Every call computes on memory of its own:
 * any number of threads may call at once, also with the same inputs.
 * Errors: NULL, with errno (ENOTSUP: the CPU lacks an extension; EINVAL: the
 * inputs are not as declared; ENOMEM) and a message (OMError.h). */
__attribute__((visibility("hidden"))) OMTensorList *
omRunEntryPoint(const OMEntryPoint *entryPoint, const OMTensorList *inputs);

/* What omQueryEntryPoints, omInputSignature and omOutputSignature return, for
 * this library and no other: for exported functions that carry a model's tag
 * in their names. */
__attribute__((visibility("hidden"))) const char *const *
omModelEntryPoints(int64_t *numEntryPoints);
__attribute__((visibility("hidden"))) const char *
omModelInputSignature(const char *entryPointName);
__attribute__((visibility("hidden"))) const char *
omModelOutputSignature(const char *entryPointName);

#ifdef __cplusplus
}
#endif

#endif
