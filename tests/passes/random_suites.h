// SPDX-License-Identifier: Apache-2.0
//
// The modules and passes of a program of random_passes_test.cpp. Each program
// is linked with one definition.
#ifndef TESTS_PASSES_RANDOM_SUITES_H
#define TESTS_PASSES_RANDOM_SUITES_H

#include "core/ir/context/registry.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

/// A pass that differs from the others, and why.
struct PassException {
  llvm::StringRef pass;
  llvm::StringRef reason;
};

struct RandomSuites {
  /// Registers the dialects and passes.
  void (*registerComponents)(Registry &);
  /// Each is a list of dialects whose operations modules have, between commas.
  llvm::ArrayRef<const char *> dialects;
  /// Passes that may fail on a valid module, besides those that may do so in
  /// each program.
  llvm::ArrayRef<PassException> mayFail;
};

RandomSuites getRandomSuites();

} // namespace mlir

#endif // TESTS_PASSES_RANDOM_SUITES_H
