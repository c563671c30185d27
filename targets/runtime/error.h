/* SPDX-License-Identifier: Apache-2.0 */
/* Reports failures of the runtime's functions. */
#ifndef TARGETS_RUNTIME_ERROR_H
#define TARGETS_RUNTIME_ERROR_H

#include "targets/runtime/hidden.h"

/* Sets errno to `code` and this thread's message to the formatted text, which
 * may be truncated. Does not allocate. */
OM_HIDDEN void omFail(int code, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
