// SPDX-License-Identifier: Apache-2.0
//
// For legalize_patterns.td: the type of an option.
#ifndef DIALECTS_TEST_TRANSFORMS_LEGALIZE_OPTIONS_H
#define DIALECTS_TEST_TRANSFORMS_LEGALIZE_OPTIONS_H

namespace test {

/// Which conversion is tried.
enum class LegalizeMode { Analysis, Full, Partial };

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_LEGALIZE_OPTIONS_H
