// SPDX-License-Identifier: Apache-2.0
//
// From a recogniser's scores to text.
#ifndef EXAMPLES_READ_TEXT_CTC_H
#define EXAMPLES_READ_TEXT_CTC_H

#include <string>
#include <string_view>

#include "absl/types/span.h"

namespace read_text {

/// The text that the best class of each step spells, runs of one class and then
/// blanks (class 0) left out, and spaces at either end with them.
///
/// Shapes: `scores` holds steps of alphabet.size() scores each.
/// Requires: an alphabet that is not empty.
/// Source: greedy decoding of connectionist temporal classification (A. Graves
/// et al., 2006, section 3.2).
std::string decodeCtc(absl::Span<const float> scores,
                      absl::Span<const std::string_view> alphabet);

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_CTC_H
