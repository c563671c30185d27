// SPDX-License-Identifier: Apache-2.0
//
// Reproducers of passes that fail or crash. For the sources of core/pass only.
#ifndef CORE_PASS_CRASH_REPRODUCER_H
#define CORE_PASS_CRASH_REPRODUCER_H

#include <optional>
#include <string>
#include <vector>

#include "core/ir/op_definition.h"
#include "core/pass/pass_manager.h"

namespace mlir::detail {

/// What is needed to run a pipeline again, kept from before it ran.
class PassCrashReproducerGenerator {
public:
  PassCrashReproducerGenerator(ReproducerStreamFactory factory, bool local)
      : factory(std::move(factory)), local(local) {}

  bool isLocal() const { return local; }
  /// The whole pipeline will run on `op`.
  void begin(PassManager &manager, Operation *op, bool disableThreads,
             bool verifyPasses);
  /// A pass is about to run.
  void beginPass(Pass *pass, Operation *op);
  void endPass();
  /// The pass that began last has failed, or crashed: writes the reproducer and
  /// reports where, once.
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
