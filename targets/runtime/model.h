/* SPDX-License-Identifier: Apache-2.0 */
/* The interface between the code that the compiler emits for a model and the
 * runtime that is linked with it. It is private to a model library: both sides
 * have the same version, and nothing here is exported. All fields are eight
 * bytes wide, so that the layout is the same on all (64-bit) targets. */
#ifndef TARGETS_RUNTIME_MODEL_H
#define TARGETS_RUNTIME_MODEL_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensorList.h"

/* An instruction set extension that the compiled code uses: a bit in the words
 * that the runtime reads from the CPU (see cpu_features.h). */
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
  const int64_t *shape; /* rank dimensions; -1 if dynamic */
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
  /* bytes of memory, aligned to 64, that compute may write */
  int64_t scratchSize;
  /* Reads the inputs' elements and writes all elements of the outputs. Each
   * tensor is contiguous in row-major order. Outputs and scratch are disjoint
   * from all other memory and aligned to 64 bytes. Re-entrant: it keeps no
   * state. The pointer of a tensor without elements is arbitrary; scratch is
   * NULL if its size is 0. */
  void (*compute)(const void *const *inputs, void *const *outputs,
                  void *scratch);
} OMEntryPoint;

/* The description of a model library. */
typedef struct OMModel {
  const char *cpu; /* LLVM's name of the target CPU, for the message */
  int64_t numCpuFeatures;
  const OMCpuFeature *cpuFeatures;
  int64_t numEntryPoints;
  const OMEntryPoint *entryPoints;
  /* names of the entry points, in order, then NULL */
  const char *const *entryPointNames;
  const char *compilationInfo; /* JSON, see OMCompilationInfo.h */
} OMModel;

#ifdef __cplusplus
extern "C" {
#endif

/* Defined by the compiler. */
extern const OMModel omModel __attribute__((visibility("hidden")));

/* The exported functions of the model's entry points call this function. It
 * checks the CPU and the inputs, allocates outputs and scratch memory, and
 * computes. Returns a new list of new tensors that own their elements. The
 * caller destroys the list and still owns `inputs`, which are only read.
 * Errors: NULL with errno (ENOTSUP: the CPU lacks an extension; EINVAL: the
 * inputs do not match the declaration; ENOMEM) and a message (OMError.h).
 * Thread safety: thread-safe, also with shared inputs. */
__attribute__((visibility("hidden"))) OMTensorList *
omRunEntryPoint(const OMEntryPoint *entryPoint, const OMTensorList *inputs);

/* Returns the result of omQueryEntryPoints, omInputSignature or
 * omOutputSignature for this library and no other. Exported functions with a
 * model's tag in their names call it. */
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
