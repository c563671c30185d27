/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/error.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

#include "onnx-mlir/Runtime/OMError.h"

static _Thread_local char message[1024];

void omFail(int code, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof(message), format, arguments);
  va_end(arguments);
  errno = code;
}

const char *omGetErrorMessage(void) { return message; }
