// SPDX-License-Identifier: Apache-2.0
// Includes a header of a library that only a dependency declares.
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
