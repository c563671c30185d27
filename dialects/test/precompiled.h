// SPDX-License-Identifier: Apache-2.0
//
// The headers that the sources of the test dialect and of the test passes
// include, for builds with precompiled headers (targets/platforms/README.md).
// No source includes it.

#ifndef DIALECTS_TEST_PRECOMPILED_H
#define DIALECTS_TEST_PRECOMPILED_H

#include "core/conversion/conversion_pattern.h"
#include "core/conversion/dialect_conversion.h"
#include "dialects/precompiled.h"
#include "dialects/test/test.h"

#endif // DIALECTS_TEST_PRECOMPILED_H
