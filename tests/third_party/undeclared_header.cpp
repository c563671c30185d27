// SPDX-License-Identifier: Apache-2.0
// Includes an installed header of a library that is not declared.
#include "absl/strings/string_view.h"
