// SPDX-License-Identifier: Apache-2.0
// Includes a header that is installed, of a library that is not declared.
#include "absl/strings/string_view.h"
