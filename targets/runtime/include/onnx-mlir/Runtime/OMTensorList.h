/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A list of tensors: what an entry point takes and returns.
 *
 * Errors: as those of tensors (OMTensor.h). Only the destroyers accept NULL for
 * a list.
 */
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

/* A list of the `size` tensors in `tensors`. It has a copy of the array; the
 * tensors become the list's if it is destroyed with omTensorListDestroy. */
OM_EXTERNAL_VISIBILITY OMTensorList *omTensorListCreate(OMTensor **tensors,
                                                        int64_t size);

/* The same, that keeps the array itself, made with malloc, if `owning` is not
 * 0. On failure the caller still owns it. */
OM_EXTERNAL_VISIBILITY OMTensorList *
omTensorListCreateWithOwnership(OMTensor **tensors, int64_t size,
                                int64_t owning);

/* Frees the list and destroys its tensors. */
OM_EXTERNAL_VISIBILITY void omTensorListDestroy(OMTensorList *list);

/* Frees the list, and leaves its tensors to the caller. */
OM_EXTERNAL_VISIBILITY void omTensorListDestroyShallow(OMTensorList *list);

/* The tensors. The list owns the array. */
OM_EXTERNAL_VISIBILITY OMTensor **
omTensorListGetOmtArray(const OMTensorList *list);

OM_EXTERNAL_VISIBILITY int64_t omTensorListGetSize(const OMTensorList *list);

/* The tensor at `index`; NULL if there is none. */
OM_EXTERNAL_VISIBILITY OMTensor *
omTensorListGetOmtByIndex(const OMTensorList *list, int64_t index);

#ifdef __cplusplus
}
#endif

#endif
