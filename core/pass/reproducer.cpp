// SPDX-License-Identifier: Apache-2.0
#include "core/pass/reproducer.h"

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/pass/pass_registry.h"

namespace mlir {
namespace {

class ReproducerParser : public AsmResourceParser {
public:
  ReproducerParser(std::optional<std::string> &pipeline,
                   std::optional<bool> &verifyEach,
                   std::optional<bool> &disableThreading)
      : AsmResourceParser("mlir_reproducer"), pipeline(pipeline),
        verifyEach(verifyEach), disableThreading(disableThreading) {}

  LogicalResult parseResource(AsmResourceEntry &entry) override {
    if (entry.getKey() == "pipeline")
      return assign(entry.parseAsString(), pipeline);
    if (entry.getKey() == "disable_threading")
      return assign(entry.parseAsBool(), disableThreading);
    if (entry.getKey() == "verify_each")
      return assign(entry.parseAsBool(), verifyEach);
    return entry.emitError() << "unknown 'mlir_reproducer' resource key '"
                             << entry.getKey() << "'";
  }

private:
  template <typename T>
  static LogicalResult assign(FailureOr<T> parsed, std::optional<T> &value) {
    if (failed(parsed))
      return failure();
    value = std::move(*parsed);
    return success();
  }

  std::optional<std::string> &pipeline;
  std::optional<bool> &verifyEach;
  std::optional<bool> &disableThreading;
};

} // namespace

void PassReproducerOptions::attachResourceParser(ParserConfig &config) {
  config.attachResourceParser(std::make_unique<ReproducerParser>(
      pipeline, verifyEach, disableThreading));
}

LogicalResult PassReproducerOptions::apply(PassManager &manager,
                                           const Registry &registry) const {
  MLIRContext *context = manager.getContext();
  if (pipeline) {
    std::string message;
    llvm::raw_string_ostream os(message);
    FailureOr<OpPassManager> parsed =
        parsePassPipeline(*pipeline, registry, os);
    if (failed(parsed))
      return emitError(UnknownLoc::get(context)) << message;
    if (parsed->getOpAnchorName() != manager.getOpAnchorName())
      return emitError(UnknownLoc::get(context))
             << "the reproducer's pipeline is for '"
             << parsed->getOpAnchorName() << "', not for '"
             << manager.getOpAnchorName() << "'";
    manager.takePasses(*parsed);
  }
  if (verifyEach)
    manager.enableVerifier(*verifyEach);
  if (disableThreading)
    context->disableMultithreading(*disableThreading);
  return success();
}

} // namespace mlir
