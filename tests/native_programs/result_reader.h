// SPDX-License-Identifier: Apache-2.0
//
// Reads what machine code has stored.
#ifndef TESTS_NATIVE_PROGRAMS_RESULT_READER_H
#define TESTS_NATIVE_PROGRAMS_RESULT_READER_H

#include <string>

#include "tests/interpreter/value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"

namespace mlir::interpreter {

/// Compares the results that a function has stored with those that are
/// expected: scalars, one after the other, each aligned to its size, in the
/// order of bytes `order`. Returns the first difference, or an empty string if
/// there is none.
std::string compareResults(llvm::ArrayRef<RuntimeValue> expected,
                           llvm::StringRef bytes, llvm::endianness order);

} // namespace mlir::interpreter

#endif // TESTS_NATIVE_PROGRAMS_RESULT_READER_H
