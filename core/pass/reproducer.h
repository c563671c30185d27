// SPDX-License-Identifier: Apache-2.0
//
// Parsing of reproducers: the resource `mlir_reproducer` of a source, which
// contains a pipeline and its options.
#ifndef CORE_PASS_REPRODUCER_H
#define CORE_PASS_REPRODUCER_H

#include <optional>
#include <string>

#include "core/ir/context/registry.h"
#include "core/pass/pass_manager.h"

namespace mlir {

class ParserConfig;

/// The contents of a reproducer. Empty for other sources.
struct PassReproducerOptions {
  /// Makes `config` store the parsed resource in this object, which must
  /// outlive `config`.
  void attachResourceParser(ParserConfig &config);
  /// Adds the pipeline to `manager`, and configures verification and threading.
  /// Errors: emits a diagnostic and fails.
  LogicalResult apply(PassManager &manager, const Registry &registry) const;

private:
  std::optional<std::string> pipeline;
  std::optional<bool> verifyEach;
  std::optional<bool> disableThreading;
};

} // namespace mlir

#endif // CORE_PASS_REPRODUCER_H
