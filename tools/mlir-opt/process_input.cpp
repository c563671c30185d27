// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/process_input.h"

#include <string>

#include "core/asm/parser.h"
#include "core/asm/source_mgr_diagnostics.h"
#include "core/ir/context/context.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/pass/pass.h"
#include "core/pass/pass_manager.h"
#include "core/pass/reproducer.h"
#include "core/support/timing.h"

namespace mlir {
namespace {

/// Returns the sources of one chunk: the chunk itself, which is parsed, and the
/// file. Unless the chunk starts the file, it is included from its location in
/// the file.
std::shared_ptr<llvm::SourceMgr> makeSources(const llvm::MemoryBuffer &file,
                                             const InputChunk &chunk) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  if (chunk.text.size() == file.getBufferSize()) {
    sources->AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(file.getMemBufferRef()),
        llvm::SMLoc());
    return sources;
  }
  const bool isFirst = chunk.text.begin() == file.getBufferStart();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(chunk.text,
                                           file.getBufferIdentifier()),
      isFirst ? llvm::SMLoc()
              : llvm::SMLoc::getFromPointer(chunk.text.begin()));
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(file.getMemBufferRef()), llvm::SMLoc());
  return sources;
}

std::string printToString(Operation *op, const OpPrintingFlags &flags,
                          FallbackAsmResourceMap &resources) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  AsmState state(op, flags, &resources);
  op->print(stream, state);
  return text;
}

MLIRContext::Threading getThreading(const MlirOptOptions &options) {
  return options.disableThreading ? MLIRContext::Threading::Disabled
                                  : MLIRContext::Threading::Enabled;
}

/// Prints, parses and prints again; reports a difference. Parses in a new
/// context, because names of resources would change if they existed already.
LogicalResult checkRoundtrip(Operation *op, const MlirOptOptions &options,
                             const Registry &registry) {
  FallbackAsmResourceMap resources;
  // Print everything, so that the second parse misses nothing.
  OpPrintingFlags whole;
  whole.enableDebugInfo().printGenericOpForm(
      options.printing.shouldPrintGenericOpForm());
  const std::string first = printToString(op, whole, resources);
  MLIRContext context(registry.getDialects(), getThreading(options));
  context.allowUnregisteredDialects(options.allowUnregisteredDialects);
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(first, "<roundtrip>"), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(*sources, &context);
  FallbackAsmResourceMap secondResources;
  ParserConfig config(&context, !options.disableVerifierOnParsing,
                      &secondResources);
  OwningOpRef<Operation *> read = parseSourceFileForTool(
      sources, config, /*insertImplicitModule=*/!options.noImplicitModule);
  if (!read)
    return op->emitOpError() << "failed to parse textual content back, cannot "
                                "verify round-trip.";
  const std::string second = printToString(*read, whole, secondResources);
  if (first == second)
    return success();
  return op->emitOpError() << "textual roundTrip testing roundtripped module "
                              "differs from reference:\n<<<<<<Reference\n"
                           << first << "\n=====\n"
                           << second << "\n>>>>>roundtripped\n";
}

/// Runs the passes that the options or the reproducer request.
LogicalResult runPasses(Operation *op, const MlirOptOptions &options,
                        const Registry &registry,
                        const PassReproducerOptions &reproducer,
                        TimingScope &timing) {
  const MlirPassOptions &passes = options.passes;
  const llvm::StringRef opName = op->getName().getStringRef();
  FailureOr<OpPassManager> added = passes.makePassManager(opName, registry);
  if (failed(added))
    return failure();
  PassManager manager(op->getContext(), added->getOpAnchorName(),
                      added->getNesting());
  manager.takePasses(*added);
  manager.enableVerifier(options.verifyEach);
  passes.setUp(manager, options.printing);
  manager.enableTiming(timing);
  if (passes.runReproducer && failed(reproducer.apply(manager, registry)))
    return failure();
  if (passes.dumpPipeline)
    manager.dump();
  if (failed(manager.run(op)))
    return failure();
  if (!passes.generateReproducer.empty())
    makeReproducer(opName, manager.getPasses(), op, passes.generateReproducer,
                   /*disableThreads=*/false, /*verifyPasses=*/false);
  return success();
}

/// Returns true if the IR to be printed has been verified.
bool isVerified(const MlirOptOptions &options) {
  return !options.disableVerifierOnParsing &&
         (options.verifyEach || !options.passes.hasPasses());
}

LogicalResult process(const std::shared_ptr<llvm::SourceMgr> &sources,
                      MLIRContext &context, const MlirOptOptions &options,
                      const Registry &registry, llvm::raw_ostream &os,
                      ResourceFileWriter *resourceFile) {
  DefaultTimingManager timingManager;
  options.passes.setUp(timingManager);
  TimingScope timing = timingManager.getRootScope();
  TimingScope parserTiming = timing.nest("Parser");
  FallbackAsmResourceMap resources;
  ParserConfig config(&context, !options.disableVerifierOnParsing, &resources);
  PassReproducerOptions reproducer;
  if (options.passes.runReproducer)
    reproducer.attachResourceParser(config);
  OwningOpRef<Operation *> op = parseSourceFileForTool(
      sources, config, /*insertImplicitModule=*/!options.noImplicitModule);
  parserTiming.stop();
  if (!op)
    return failure();
  if (options.verifyRoundtrip && failed(checkRoundtrip(*op, options, registry)))
    return failure();
  if (failed(runPasses(*op, options, registry, reproducer, timing)))
    return failure();
  TimingScope outputTiming = timing.nest("Output");
  OpPrintingFlags flags = options.printing;
  if (isVerified(options))
    flags.assumeVerified();
  AsmState state(*op, flags, &resources);
  if (resourceFile)
    state.setResourceFile(*resourceFile);
  op.get()->print(os, state);
  os << '\n';
  return success();
}

/// Returns true if diagnostics of this severity are to be printed.
bool isWanted(DiagnosticSeverity severity, const MlirOptOptions &options) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return true;
  case DiagnosticSeverity::Warning:
    return options.diagnosticVerbosity != DiagnosticVerbosity::Errors;
  case DiagnosticSeverity::Remark:
    return options.diagnosticVerbosity == DiagnosticVerbosity::Remarks;
  case DiagnosticSeverity::Note:
    return !options.disableDiagnosticNotes;
  }
  llvm_unreachable("unknown severity");
}

} // namespace

LogicalResult processInput(const llvm::MemoryBuffer &file,
                           const InputChunk &chunk,
                           const MlirOptOptions &options,
                           const Registry &registry, ActionTracing *tracing,
                           SourceMgrDiagnosticVerifierHandler *verifier,
                           llvm::raw_ostream &os,
                           ResourceFileWriter *resources) {
  MLIRContext context(registry.getDialects(), getThreading(options));
  if (options.numThreads)
    context.setNumThreads(*options.numThreads);
  if (tracing)
    tracing->install(context);
  context.allowUnregisteredDialects(options.allowUnregisteredDialects);
  context.printOpOnDiagnostic(options.printOpOnDiagnostic && !verifier);
  context.printStackTraceOnDiagnostic(options.printStackTraceOnDiagnostic);
  setDiagnosticPrintingFlags(&context, options.printing);
  std::shared_ptr<llvm::SourceMgr> sources = makeSources(file, chunk);
  if (verifier) {
    verifier->registerInContext(&context);
    (void)process(sources, context, options, registry, os, resources);
    return success();
  }
  SourceMgrDiagnosticHandler handler(*sources, &context);
  ScopedDiagnosticHandler filter(&context, [&](Diagnostic &diagnostic) {
    return success(!isWanted(diagnostic.getSeverity(), options));
  });
  return process(sources, context, options, registry, os, resources);
}

} // namespace mlir
