/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of values whose size is not known when a call begins. A call owns its
 * blocks; compiled code allocates, grows and frees them (model.h). */
#ifndef TARGETS_RUNTIME_BLOCK_H
#define TARGETS_RUNTIME_BLOCK_H

#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Frees all blocks of a call. */
OM_HIDDEN void omFreeBlocks(OMCall *call);

#ifdef __cplusplus
}
#endif

#endif
