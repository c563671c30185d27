/* SPDX-License-Identifier: Apache-2.0 */
/* How the runtime's functions report failure. */
#ifndef TARGETS_RUNTIME_ERROR_H
#define TARGETS_RUNTIME_ERROR_H

#include "targets/runtime/hidden.h"

/* Sets errno to `code` and this thread's message to the formatted text, cut to
 * what fits. Allocates nothing. */
OM_HIDDEN void omFail(int code, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
