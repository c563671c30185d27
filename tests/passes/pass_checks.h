// SPDX-License-Identifier: Apache-2.0
//
// Checks properties of passes that hold for all modules. The output verifies
// and can be parsed again. A pipeline gives the same result as its passes one
// by one through text. Threads do not change the result.
#ifndef TESTS_PASSES_PASS_CHECKS_H
#define TESTS_PASSES_PASS_CHECKS_H

#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {

/// The result of running passes on a module.
struct PassResult {
  bool succeeded = false;
  /// The module's text in generic form; empty after a failure.
  std::string text;
  /// All diagnostics.
  std::string messages;
};

/// Parses `text` in a context with `numThreads` threads (0: no threading) and
/// runs `pipeline`, which names its anchor. Verifies after each pass.
PassResult runOnText(llvm::StringRef text, llvm::StringRef pipeline,
                     const Registry &registry, unsigned numThreads = 0);

/// Whether a pass may fail on a valid module.
enum class MayFail { No, Yes };

/// Runs `pass` on a clone of `module`, parses the output and prints it again,
/// in both forms. Lines with maps may differ once, because text does not show
/// how sums are nested and the custom form of `affine` merges equal operands.
/// Errors: failure after a diagnostic with both texts. The failure of a pass
/// that may fail is none if the pass emits an error.
LogicalResult checkPass(ModuleOp module, llvm::StringRef pass,
                        const Registry &registry,
                        MayFail mayFail = MayFail::No);

/// Compares `anchor(passes...)` with running `anchor(pass)` for each pass on
/// the text of the previous result.
/// Errors: failure after a diagnostic with both texts.
LogicalResult checkPassByPass(ModuleOp module, llvm::StringRef anchor,
                              llvm::ArrayRef<llvm::StringRef> passes,
                              const Registry &registry);

/// Compares text and diagnostics for several numbers of threads.
/// Errors: failure after a diagnostic with the difference.
LogicalResult checkThreads(ModuleOp module, llvm::StringRef pipeline,
                           const Registry &registry);

} // namespace mlir

#endif // TESTS_PASSES_PASS_CHECKS_H
