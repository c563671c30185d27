// SPDX-License-Identifier: Apache-2.0
//
// What must hold of passes on any module: what they make verifies and is text
// that is read again, a pipeline does the same in one go as pass by pass
// through text, and with threads as without.
#ifndef TESTS_PASSES_PASS_CHECKS_H
#define TESTS_PASSES_PASS_CHECKS_H

#include <string>

#include "core/ir/builtin_ops.h"
#include "core/ir/registry.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {

/// What has become of a module.
struct PassResult {
  bool succeeded = false;
  /// The module's text in the generic form, empty after a failure.
  std::string text;
  /// All messages.
  std::string messages;
};

/// Reads `text` in a context with so many threads (0: without threading), and
/// runs `pipeline`, with its anchor, verifying after each pass.
PassResult runOnText(llvm::StringRef text, llvm::StringRef pipeline,
                     const Registry &registry, unsigned numThreads = 0);

/// Runs `pass` on a clone of `module`, reads what comes out and prints it
/// again, in both forms of text. Maps may differ, whose text does not tell how
/// sums are nested and, in the custom form of `affine`, joins operands that are
/// the same; but not once more. Errors: diagnostics by the context's engine,
/// with both texts.
LogicalResult checkPass(ModuleOp module, llvm::StringRef pass,
                        const Registry &registry);

/// Compares `anchor(passes...)` in one go with `anchor(pass)` for each of them,
/// each one on the text of the one before.
/// Errors: diagnostics by the context's engine, with both texts.
LogicalResult checkPassByPass(ModuleOp module, llvm::StringRef anchor,
                              llvm::ArrayRef<llvm::StringRef> passes,
                              const Registry &registry);

/// Compares text and messages for several numbers of threads.
/// Errors: diagnostics by the context's engine, with what differs.
LogicalResult checkThreads(ModuleOp module, llvm::StringRef pipeline,
                           const Registry &registry);

} // namespace mlir

#endif // TESTS_PASSES_PASS_CHECKS_H
