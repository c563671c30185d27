// SPDX-License-Identifier: Apache-2.0
//
// Reproducers of passes that fail or crash. Internal to core/pass.
#ifndef CORE_PASS_CRASH_REPRODUCER_H
#define CORE_PASS_CRASH_REPRODUCER_H

#include <optional>
#include <string>
#include <vector>

#include "core/ir/structure/op_definition.h"
#include "core/pass/pass_manager.h"

namespace mlir::detail {

/// The data to reproduce a pipeline run, captured before it runs.
class PassCrashReproducerGenerator {
public:
  PassCrashReproducerGenerator(ReproducerStreamFactory factory, bool local)
      : factory(std::move(factory)), local(local) {}

  bool isLocal() const { return local; }
  /// Called before the whole pipeline runs on `op`.
  void begin(PassManager &manager, Operation *op, bool disableThreads,
             bool verifyPasses);
  /// Called before a pass runs.
  void beginPass(Pass *pass, Operation *op);
  void endPass();
  /// Writes the reproducer of the pass that began last, which failed or
  /// crashed, and reports its location. Does so only once.
  void report(Location location);
  bool isReported() const { return reported; }

private:
  struct RunningPass {
    std::string name;
    std::string opName;
    std::string symbol;
  };

  void prepare(std::string anchoredPipeline, Operation *root);
  std::string describe() const;
  std::string write();

  ReproducerStreamFactory factory;
  bool local;
  bool disableThreads = false;
  bool verifyPasses = false;
  bool reported = false;
  std::string pipeline;
  OwningOpRef<Operation *> before;
  std::vector<RunningPass> running;
};

} // namespace mlir::detail

#endif // CORE_PASS_CRASH_REPRODUCER_H
