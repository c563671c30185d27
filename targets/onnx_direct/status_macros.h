// SPDX-License-Identifier: Apache-2.0
//
// Macros that return errors early.
#ifndef TARGETS_ONNX_DIRECT_STATUS_MACROS_H
#define TARGETS_ONNX_DIRECT_STATUS_MACROS_H

#include <utility>

#include "absl/status/status.h"

/// Returns the status of `expression` from the enclosing function unless it is
/// OK.
#define RETURN_IF_ERROR(expression)                                            \
  do {                                                                         \
    if (absl::Status returnedStatus = (expression); !returnedStatus.ok())      \
      return returnedStatus;                                                   \
  } while (false)

/// Assigns the value of the StatusOr `expression` to `target`, which may be a
/// declaration, or returns its error from the enclosing function.
#define ASSIGN_OR_RETURN(target, expression)                                   \
  ASSIGN_OR_RETURN_AT(target, expression, __LINE__)
#define ASSIGN_OR_RETURN_AT(target, expression, line)                          \
  ASSIGN_OR_RETURN_AS(target, expression, line)
#define ASSIGN_OR_RETURN_AS(target, expression, line)                          \
  auto statusOr##line = (expression);                                          \
  if (!statusOr##line.ok())                                                    \
    return statusOr##line.status();                                            \
  target = *std::move(statusOr##line)

#endif // TARGETS_ONNX_DIRECT_STATUS_MACROS_H
