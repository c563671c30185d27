/* SPDX-License-Identifier: Apache-2.0 */
/* A list of tensors, which an entry point takes and returns.
 *
 * Errors: those of tensors (OMTensor.h). Only the destroyers accept NULL for a
 * list. */
#ifndef ONNX_MLIR_OMTENSORLIST_H
#define ONNX_MLIR_OMTENSORLIST_H

#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"
#include "onnx-mlir/Runtime/OMTensor.h"

struct OMTensorList;
#ifndef __cplusplus
typedef struct OMTensorList OMTensorList;
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Creates a list of the `size` tensors in `tensors`, whose array it copies.
 * omTensorListDestroy also destroys the tensors. */
OM_EXTERNAL_VISIBILITY OMTensorList *omTensorListCreate(OMTensor **tensors,
                                                        int64_t size);

/* Does the same, but takes ownership of the array, which must come from malloc,
 * if `owning` is not 0. On failure the caller still owns it. */
OM_EXTERNAL_VISIBILITY OMTensorList *
omTensorListCreateWithOwnership(OMTensor **tensors, int64_t size,
                                int64_t owning);

/* Frees the list and destroys its tensors. */
OM_EXTERNAL_VISIBILITY void omTensorListDestroy(OMTensorList *list);

/* Frees the list. The caller owns its tensors afterwards. */
OM_EXTERNAL_VISIBILITY void omTensorListDestroyShallow(OMTensorList *list);

/* Returns the tensors. The list owns the array. */
OM_EXTERNAL_VISIBILITY OMTensor **
omTensorListGetOmtArray(const OMTensorList *list);

OM_EXTERNAL_VISIBILITY int64_t omTensorListGetSize(const OMTensorList *list);

/* Returns the tensor at `index`, or NULL if out of range. */
OM_EXTERNAL_VISIBILITY OMTensor *
omTensorListGetOmtByIndex(const OMTensorList *list, int64_t index);

#ifdef __cplusplus
}
#endif

#endif
