/* SPDX-License-Identifier: Apache-2.0 */
/* The interface between the code that the compiler emits for a model and the
 * runtime that is linked with it. It is private to a model library: both sides
 * have the same version, and nothing here is exported. All fields are eight
 * bytes wide, so that the layout is the same on all (64-bit) targets. */
#ifndef TARGETS_RUNTIME_MODEL_H
#define TARGETS_RUNTIME_MODEL_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"

/* An instruction set extension that the compiled code uses: a bit in the words
 * that the runtime reads from the CPU (see cpu_features.h). */
typedef struct OMCpuFeature {
  const char *name; /* LLVM's name, for the message */
  int64_t word;
  int64_t bit;
} OMCpuFeature;

/* A machine that a library has code for. */
typedef struct OMMachine {
  const char *cpu; /* LLVM's name of the CPU, for the message */
  int64_t numCpuFeatures;
  const OMCpuFeature *cpuFeatures;
} OMMachine;

/* The kinds of declared types. A sequence is a tensor of rank 1 and of type
 * ONNX_TYPE_UNDEFINED whose elements are OMTensor *, and an optional value such
 * a tensor with 0 or 1 elements. */
typedef enum OMTypeKind {
  OM_TYPE_TENSOR = 0,
  OM_TYPE_SEQUENCE = 1,
  OM_TYPE_OPTIONAL = 2
} OMTypeKind;

/* The declared type of an input or output. */
typedef struct OMTensorType {
  const char *name;
  int64_t dataType; /* an OM_DATA_TYPE */
  int64_t rank;     /* of an element of a sequence: -1 if it may be any */
  /* rank dimensions: a size, -1 if it may be any, or -2 - N if it is the size
   * with name N of the entry point, which is the same wherever it occurs */
  const int64_t *shape;
  int64_t isOptional; /* an input that may be NULL */
  int64_t kind;       /* an OMTypeKind */
  /* the type of elements; NULL for a tensor. The fields of a sequence or an
   * optional value besides the name, `kind` and `isOptional` are 0. */
  const struct OMTensorType *element;
} OMTensorType;

/* Why a call fails. */
typedef enum OMErrorCode {
  OM_ERROR_MEMORY = 1,     /* no memory */
  OM_ERROR_OVERFLOW = 2,   /* a size that overflows int64_t */
  OM_ERROR_SHAPE = 3,      /* a computed shape that does not fit */
  OM_ERROR_INDEX = 4,      /* a computed index that is out of bounds */
  OM_ERROR_ARITHMETIC = 5, /* an integer division by zero */
  OM_ERROR_REPORTED = 6,   /* any; the thread's message says which */
  OM_ERROR_EMPTY = 7,      /* an optional value that is empty */
  OM_ERROR_CANCELLED = 8   /* omCancel, at no node */
} OMErrorCode;

struct OMEntryPoint;

/* A call of an entry point. Compiled code reads `inputs`, and `status` as an
 * atomic variable, which another thread may set at any time; the other fields
 * are the runtime's. */
typedef struct OMCall {
  /* Tensors of the declared types with contiguous elements in row-major order.
   * The elements of a tensor without any are at an arbitrary address. An
   * optional input may be NULL. */
  OMTensor *const *inputs;
  /* 0, or the first error: 2^32 times the number of the node plus one (0 if the
   * error is of no node) plus an OMErrorCode. */
  int64_t status;
  const struct OMEntryPoint *entryPoint;
  OMTensor **outputs; /* NULL before omOutput */
  /* NULL, or for each output NULL or a tensor of the caller, in whose memory
   * the output is if it has any */
  OMTensor *const *destinations;
  struct OMArena *arena;
  struct OMBlock *blocks; /* a list */
  /* 1 if so, else 0; atomic variables */
  int64_t isCancelled;
  int64_t isRunning;
} OMCall;

/* A function of the model that users call. */
typedef struct OMEntryPoint {
  const char *name;            /* "run_main_graph" */
  const char *inputSignature;  /* JSON */
  const char *outputSignature; /* JSON */
  int64_t numInputs;
  const OMTensorType *inputs;
  int64_t numOutputs;
  const OMTensorType *outputs;
  int64_t numDimensions;
  const char *const *dimensions; /* names of sizes that the types refer to */
  int64_t numNodes;
  const char *const *nodes; /* descriptions, for messages: "Add 'sum'" */
  /* Takes each output by omOutput and writes all its elements. Returns
   * call->status; after an error, outputs may be missing. Re-entrant: it keeps
   * no state. */
  int64_t (*compute)(OMCall *call);
  /* the same function for each of the model's variants */
  int64_t (*const *variants)(OMCall *call);
  /* for each output the number of the input whose memory it may have, if both
   * begin at one address, or -1; NULL if no output may */
  const int64_t *sharedInputs;
} OMEntryPoint;

/* The description of a model library. */
typedef struct OMModel {
  /* The machine that the entry points' `compute` is for: the fields of an
   * OMMachine. */
  const char *cpu;
  int64_t numCpuFeatures;
  const OMCpuFeature *cpuFeatures;
  int64_t numEntryPoints;
  const OMEntryPoint *entryPoints;
  /* names of the entry points, in order, then NULL */
  const char *const *entryPointNames;
  const char *compilationInfo; /* JSON, see OMCompilationInfo.h */
  int64_t numMetadata;
  const char *const *metadata; /* keys and values in turn */
  /* Other machines that there is code for, the best one first. Each is worse
   * than that of the model. */
  int64_t numVariants;
  const OMMachine *variants;
} OMModel;

#ifdef __cplusplus
extern "C" {
#endif

/* Defined by the compiler. */
extern const OMModel omModel __attribute__((visibility("hidden")));

/* The exported functions of the model's entry points call this function. It
 * checks the CPU and the inputs, and computes. Returns a new list of new
 * tensors that own their elements. The caller destroys the list and still owns
 * `inputs`, which are only read.
 * Errors: NULL with errno (ENOTSUP: the CPU lacks an extension; EINVAL: the
 * inputs do not match the declaration; EDOM: a node cannot be computed for
 * these inputs; ENOMEM) and a message (OMError.h).
 * Thread safety: thread-safe, also with shared inputs. */
__attribute__((visibility("hidden"))) OMTensorList *
omRunEntryPoint(const OMEntryPoint *entryPoint, const OMTensorList *inputs);

/* Does the same with outputs in the memory that `outputs` gives, and returns
 * this list. See omRunInto. */
__attribute__((visibility("hidden"))) OMTensorList *
omRunEntryPointInto(const OMEntryPoint *entryPoint, const OMTensorList *inputs,
                    OMTensorList *outputs);

/* Does one or the other, the first if `outputs` is NULL, with `call`, which is
 * 0 at first. See omCallRun. */
__attribute__((visibility("hidden"))) OMTensorList *
omRunCall(OMCall *call, const OMEntryPoint *entryPoint,
          const OMTensorList *inputs, OMTensorList *outputs);

/* Functions that compiled code calls. */

/* Creates output `index` with this shape, of the declared rank, and returns its
 * elements, which are aligned as elements of their type are and disjoint from
 * all other memory but that of a shared input. Returns NULL after an error,
 * which it stores in call->status: a size is negative or overflows, the shape
 * is not the declared one, the caller's memory is too small, or there is none.
 * Must be called once for each output. */
__attribute__((visibility("hidden"))) void *
omOutput(OMCall *call, int64_t index, const int64_t *shape);

/* Returns memory of at least this size for the rest of the call, with undefined
 * contents, aligned to 64 bytes. Returns NULL after an error, which it stores
 * in call->status. Must be called at most once in a call. */
__attribute__((visibility("hidden"))) void *omArena(OMCall *call,
                                                    int64_t bytes);

/* Returns a block of at least this size, with undefined contents, aligned to 64
 * bytes. Returns NULL after an error, which it stores in call->status. The
 * block lives until omFreeBlock or the end of the call. One thread of a call
 * may use its blocks' functions. */
__attribute__((visibility("hidden"))) void *omAllocateBlock(OMCall *call,
                                                            int64_t bytes);

/* Returns a block of at least this size that begins with the first `used` bytes
 * of the block `memory`, which is the same or freed. A block that grows has
 * at least twice its size. Returns NULL after an error, as omAllocateBlock;
 * then `memory` remains. */
__attribute__((visibility("hidden"))) void *
omGrowBlock(OMCall *call, void *memory, int64_t used, int64_t bytes);

/* Removes an owner of a block of a call and frees the block if it was the last
 * one. */
__attribute__((visibility("hidden"))) void omFreeBlock(void *memory);

/* Adds an owner of a block and returns the block. */
__attribute__((visibility("hidden"))) void *omShareBlock(void *memory);

/* Sequences and optional values: targets/runtime/object.h. */

/* Returns how often the function was called before in this library.
 * Thread safety: thread-safe. */
__attribute__((visibility("hidden"))) int64_t omNextSeed(void);

/* Makes the call fail with an OMErrorCode at a node, -1 if at none. The first
 * error counts.
 * Thread safety: thread-safe, also for one call. */
__attribute__((visibility("hidden"))) void
omSetError(OMCall *call, int64_t code, int64_t node);

/* Returns the result of omQueryEntryPoints, omInputSignature,
 * omOutputSignature, omSharedInput, omRunInto, omCallRun or omModelMetadata for
 * this library and no other. Exported functions with a model's tag in their
 * names call it.
 */
__attribute__((visibility("hidden"))) const char *const *
omModelEntryPoints(int64_t *numEntryPoints);
__attribute__((visibility("hidden"))) const char *
omModelInputSignature(const char *entryPointName);
__attribute__((visibility("hidden"))) const char *
omModelOutputSignature(const char *entryPointName);
__attribute__((visibility("hidden"))) int64_t
omModelSharedInput(const char *entryPointName, int64_t output);
__attribute__((visibility("hidden"))) OMTensorList *
omModelRunInto(const OMTensorList *inputs, OMTensorList *outputs);
__attribute__((visibility("hidden"))) OMTensorList *
omModelCallRun(OMCall *call, const OMTensorList *inputs, OMTensorList *outputs);
__attribute__((visibility("hidden"))) const char *
omGetMetadata(const char *key);

#ifdef __cplusplus
}
#endif

#endif
