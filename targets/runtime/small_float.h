/* SPDX-License-Identifier: Apache-2.0 */
/* Floating-point types that C lacks, for printing. */
#ifndef TARGETS_RUNTIME_SMALL_FLOAT_H
#define TARGETS_RUNTIME_SMALL_FLOAT_H

#include <stdint.h>

#include "targets/runtime/hidden.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the exact value of an IEEE 754 binary16; a NaN keeps sign and
 * payload. */
OM_HIDDEN float omFloatFromHalf(uint16_t bits);

/* Returns the exact value of a bfloat16. */
OM_HIDDEN float omFloatFromBFloat16(uint16_t bits);

#ifdef __cplusplus
}
#endif

#endif
