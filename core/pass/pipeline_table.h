// SPDX-License-Identifier: Apache-2.0
//
// Pipelines as tables: each row is a pass, its options, the passes that must
// come before it, and the reason.
#ifndef CORE_PASS_PIPELINE_TABLE_H
#define CORE_PASS_PIPELINE_TABLE_H

#include <memory>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class OpPassManager;
class Pass;
class Registry;

/// One pass of a pipeline. A table of steps can be a constant.
struct PipelineStep {
  /// The name of the pass in textual pipelines.
  llvm::StringLiteral pass;
  /// Creates the pass with default options.
  std::unique_ptr<Pass> (*create)();
  /// Why the pipeline has the pass, and why at this position.
  llvm::StringLiteral reason;
  /// Names of passes that must occur earlier, separated by commas.
  llvm::StringLiteral after = "";
  /// Options as in textual pipelines, without braces.
  llvm::StringLiteral options = "";
  /// The operations that the pass runs on, if they are nested in those of the
  /// pass manager.
  llvm::StringLiteral anchor = "";
};

/// Appends the passes of `steps` to `manager`. The steps must be valid, see
/// checkPipeline.
void addPipeline(OpPassManager &manager, llvm::ArrayRef<PipelineStep> steps);

/// Returns the first fault of the table, or an empty string. A fault is a step
/// without a reason, a pass that is not registered under its name, options that
/// the pass refuses, or a pass of `after` that does not occur earlier.
/// Complexity: quadratic in the number of steps.
std::string checkPipeline(llvm::ArrayRef<PipelineStep> steps,
                          const Registry &registry);

} // namespace mlir

#endif // CORE_PASS_PIPELINE_TABLE_H
