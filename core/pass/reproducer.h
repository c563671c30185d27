// SPDX-License-Identifier: Apache-2.0
//
// Reading reproducers: the resource `mlir_reproducer` of a source, which says
// what pipeline to run on it, and how.
#ifndef CORE_PASS_REPRODUCER_H
#define CORE_PASS_REPRODUCER_H

#include <optional>
#include <string>

#include "core/ir/registry.h"
#include "core/pass/pass_manager.h"

namespace mlir {

class ParserConfig;

/// What a reproducer says; nothing for other sources.
struct PassReproducerOptions {
  /// Has `config` put what is read into this, which outlives it.
  void attachResourceParser(ParserConfig &config);
  /// Adds the pipeline, and sets up verification and threads of the context.
  /// Errors: failure after a diagnostic.
  LogicalResult apply(PassManager &manager, const Registry &registry) const;

private:
  std::optional<std::string> pipeline;
  std::optional<bool> verifyEach;
  std::optional<bool> disableThreading;
};

} // namespace mlir

#endif // CORE_PASS_REPRODUCER_H
