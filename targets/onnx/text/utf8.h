// SPDX-License-Identifier: Apache-2.0
//
// Unicode characters of escapes.
#ifndef TARGETS_ONNX_TEXT_UTF8_H
#define TARGETS_ONNX_TEXT_UTF8_H

#include <cstdint>
#include <string>

namespace onnx_mlir {

/// Returns true for the first half of a pair of UTF-16 surrogates.
bool isHighSurrogate(uint32_t code);

/// Returns the character of a pair of surrogates, or an invalid one if `low` is
/// no second half.
uint32_t combineSurrogates(uint32_t high, uint32_t low);

/// Appends a character in UTF-8. Returns false if there is no such character.
bool appendUtf8(uint32_t code, std::string &text);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_UTF8_H
