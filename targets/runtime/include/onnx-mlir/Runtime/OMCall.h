/* SPDX-License-Identifier: Apache-2.0 */
/* Runs that another thread can cancel. onnx-mlir has no such functions. */
#ifndef ONNX_MLIR_OMCALL_H
#define ONNX_MLIR_OMCALL_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"
#include "onnx-mlir/Runtime/OMTensorList.h"

/* A handle of runs, one after another. Functions of other libraries than the
 * one that created it must not be given it. */
struct OMCall;
#ifndef __cplusplus
typedef struct OMCall OMCall;
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Creates a call, which the caller destroys.
 * Errors: NULL with ENOMEM. */
OM_EXTERNAL_VISIBILITY OMCall *omCallCreate(void);

/* Frees a call. It must not run, and no thread may use it any more. Accepts
 * NULL. */
OM_EXTERNAL_VISIBILITY void omCallDestroy(OMCall *call);

/* Computes what run_main_graph computes and returns the outputs: a new list, if
 * `outputs` is NULL, which the caller destroys, or else `outputs`, as omRunInto
 * (OMRun.h).
 * Errors: NULL with errno and omGetErrorMessage as these functions; ECANCELED
 * if the call is cancelled, after which destinations have undefined elements
 * and all else is unchanged; EBUSY if the call runs already. Thread safety:
 * thread-safe. Several calls may run at one time. */
OM_EXTERNAL_VISIBILITY OMTensorList *
omCallRun(OMCall *call, const OMTensorList *inputs, OMTensorList *outputs);

/* Cancels a call for good: its run ends with ECANCELED before the next operator
 * or the next iteration of a loop, unless it has nothing more to compute, and
 * all later runs end so at once. Returns without waiting for that.
 * Errors: none.
 * Thread safety: thread-safe, also while the call runs, and in handlers of
 * signals. The call must exist until this returns. */
OM_EXTERNAL_VISIBILITY void omCancel(OMCall *call);

#ifdef __cplusplus
}
#endif

#endif
