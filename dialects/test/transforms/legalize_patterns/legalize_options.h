// SPDX-License-Identifier: Apache-2.0
//
// The type of an option of legalize_patterns.td.
#ifndef DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZE_OPTIONS_H
#define DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZE_OPTIONS_H

namespace test {

/// The mode of the conversion.
enum class LegalizeMode { Analysis, Full, Partial };

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZE_OPTIONS_H
