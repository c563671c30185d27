// SPDX-License-Identifier: Apache-2.0
// Compiles one function with LLVM, for tests of later stages.
#ifndef TESTS_THIRD_PARTY_COMPILE_ADD_H
#define TESTS_THIRD_PARTY_COMPILE_ADD_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

/// Returns a position-independent ELF object for `triple` that defines `i32
/// add(i32, i32)`. Returns an empty vector if LLVM does not know the target or
/// cannot write an object for it. The target must have been initialized.
llvm::SmallVector<char, 0> compileAdd(llvm::StringRef triple);

#endif // TESTS_THIRD_PARTY_COMPILE_ADD_H
