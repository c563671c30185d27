// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/execution_engine.h"

#include "absl/strings/str_cat.h"
#include "core/support/output_file.h"
#include "targets/jit/host_machine.h"
#include "targets/jit/packed_functions.h"
#include "targets/llvmir/export.h"
#include "targets/native/legality.h"
#include "llvm/ExecutionEngine/JITEventListener.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/RTDyldObjectLinkingLayer.h"

using namespace mlir;

namespace {

/// Translates the operation to LLVM IR that is ready to compile.
absl::StatusOr<std::unique_ptr<llvm::Module>>
buildModule(Operation *op, const ExecutionEngineOptions &options,
            llvm::LLVMContext &context, llvm::TargetMachine &machine) {
  std::unique_ptr<llvm::Module> module =
      options.llvmModuleBuilder ? options.llvmModuleBuilder(op, context)
                                : translateModuleToLLVMIR(op, context);
  if (!module)
    return absl::InternalError("could not convert to LLVM IR");
  ExecutionEngine::setupTargetTripleAndDataLayout(module.get(), &machine);
  if (absl::Status status = addPackedFunctions(*module); !status.ok())
    return status;
  if (options.transformer)
    if (absl::Status status = options.transformer(module.get()); !status.ok())
      return status;
  return module;
}

/// Uses RuntimeDyld, since JITLink has no back end for s390x, except on POWER,
/// where RuntimeDyld computes wrong TOC addresses.
std::unique_ptr<llvm::orc::ObjectLayer>
createObjectLayer(llvm::orc::ExecutionSession &session,
                  const llvm::Triple &triple,
                  const ExecutionEngineOptions &options,
                  llvm::SectionMemoryManager::MemoryMapper *memory) {
  if (triple.isPPC64())
    return std::make_unique<llvm::orc::ObjectLinkingLayer>(session);
  auto layer =
      std::make_unique<llvm::orc::RTDyldObjectLinkingLayer>(session, [memory] {
        return std::make_unique<llvm::SectionMemoryManager>(memory);
      });
  if (options.enableGDBNotificationListener)
    layer->registerJITEventListener(
        *llvm::JITEventListener::createGDBRegistrationListener());
  return layer;
}

} // namespace

void ExecutionEngine::setupTargetTripleAndDataLayout(
    llvm::Module *module, llvm::TargetMachine *machine) {
  module->setDataLayout(machine->createDataLayout());
  module->setTargetTriple(machine->getTargetTriple().str());
}

absl::StatusOr<std::unique_ptr<ExecutionEngine>>
ExecutionEngine::create(Operation *op, const ExecutionEngineOptions &options,
                        std::unique_ptr<llvm::TargetMachine> machine) {
  if (!machine) {
    absl::StatusOr<std::unique_ptr<llvm::TargetMachine>> host =
        createHostMachine(options.jitCodeGenOptLevel.value_or(
            llvm::CodeGenOptLevel::Default));
    if (!host.ok())
      return host.status();
    machine = *std::move(host);
  }
  if (failed(native::checkLegality(op, machine->getTargetTriple())))
    return absl::UnimplementedError("could not compile to machine code");
  llvm::orc::ThreadSafeContext context(std::make_unique<llvm::LLVMContext>());
  absl::StatusOr<std::unique_ptr<llvm::Module>> module =
      buildModule(op, options, *context.getContext(), *machine);
  if (!module.ok())
    return module.status();

  std::unique_ptr<ExecutionEngine> engine(new ExecutionEngine());
  if (options.enableObjectDump)
    engine->dump = ObjectDump{(*module)->getModuleIdentifier(), ""};
  if (absl::Status status =
          engine->createJit(options, std::move(machine), context);
      !status.ok())
    return status;
  if (absl::Status status = engine->addLibraries(options.sharedLibPaths);
      !status.ok())
    return status;
  if (absl::Status status = engine->toStatus(engine->jit->addIRModule(
          llvm::orc::ThreadSafeModule(*std::move(module), context)));
      !status.ok())
    return status;
  return engine;
}

ExecutionEngine::~ExecutionEngine() {
  if (isInitialized)
    llvm::consumeError(jit->deinitialize(jit->getMainJITDylib()));
}

absl::Status
ExecutionEngine::createJit(const ExecutionEngineOptions &options,
                           std::unique_ptr<llvm::TargetMachine> machine,
                           llvm::orc::ThreadSafeContext context) {
  llvm::orc::LLJITBuilder builder;
  builder
      .setJITTargetMachineBuilder(
          llvm::orc::JITTargetMachineBuilder(machine->getTargetTriple()))
      .setDataLayout(machine->createDataLayout())
      .setObjectLinkingLayerCreator([&](llvm::orc::ExecutionSession &session,
                                        const llvm::Triple &triple) {
        return createObjectLayer(session, triple, options,
                                 options.sectionMemoryMapper
                                     ? options.sectionMemoryMapper
                                     : &memory);
      })
      .setCompileFunctionCreator(
          [&](llvm::orc::JITTargetMachineBuilder)
              -> llvm::Expected<
                  std::unique_ptr<llvm::orc::IRCompileLayer::IRCompiler>> {
            return std::make_unique<ObjectCompiler>(std::move(machine), context,
                                                    dump ? &*dump : nullptr);
          });
  llvm::Expected<std::unique_ptr<llvm::orc::LLJIT>> created = builder.create();
  if (!created)
    return toStatus(created.takeError());
  jit = std::move(*created);
  jit->getExecutionSession().setErrorReporter([this](llvm::Error error) {
    std::string message = llvm::toString(std::move(error));
    absl::StrAppend(&reported, reported.empty() ? "" : "; ", message);
  });
  return absl::OkStatus();
}

absl::Status
ExecutionEngine::addLibraries(llvm::ArrayRef<llvm::StringRef> paths) {
  for (llvm::StringRef path : paths)
    if (absl::Status status = libraries.load(path); !status.ok())
      return status;
  char prefix = jit->getDataLayout().getGlobalPrefix();
  for (llvm::sys::DynamicLibrary library : libraries.searched())
    jit->getMainJITDylib().addGenerator(
        std::make_unique<llvm::orc::DynamicLibrarySearchGenerator>(library,
                                                                   prefix));
  return registerSymbols([&](llvm::orc::MangleAndInterner intern) {
    llvm::orc::SymbolMap symbols;
    for (const auto &symbol : libraries.exported())
      symbols[intern(symbol.getKey())] = {
          llvm::orc::ExecutorAddr::fromPtr(symbol.getValue()),
          llvm::JITSymbolFlags::Exported};
    return symbols;
  });
}

/// Prefers the error that the session reported, which is more specific than
/// `error`.
absl::Status ExecutionEngine::toStatus(llvm::Error error) const {
  if (!error)
    return absl::OkStatus();
  std::string message = llvm::toString(std::move(error));
  if (!reported.empty())
    message = std::exchange(reported, "");
  return absl::NotFoundError(message);
}

absl::StatusOr<void *> ExecutionEngine::lookup(llvm::StringRef name) const {
  llvm::Expected<llvm::orc::ExecutorAddr> address = jit->lookup(name);
  if (!address)
    return toStatus(address.takeError());
  return address->toPtr<void *>();
}

absl::StatusOr<void (*)(void **)>
ExecutionEngine::lookupPacked(llvm::StringRef name) const {
  absl::StatusOr<void *> address = lookup(makePackedFunctionName(name));
  if (!address.ok())
    return address.status();
  return reinterpret_cast<void (*)(void **)>(*address);
}

absl::Status
ExecutionEngine::invokePacked(llvm::StringRef name,
                              llvm::MutableArrayRef<void *> arguments) {
  if (absl::Status status = initialize(); !status.ok())
    return status;
  absl::StatusOr<void (*)(void **)> function = lookupPacked(name);
  if (!function.ok())
    return function.status();
  (*function)(arguments.data());
  return absl::OkStatus();
}

absl::Status ExecutionEngine::dumpToObjectFile(llvm::StringRef path) const {
  if (!dump || dump->object.empty())
    return absl::FailedPreconditionError(
        dump ? "nothing has been compiled: look something up before the "
               "object is dumped"
             : "no object is kept: it must be asked for when the engine is "
               "made");
  return writeFile(path, [&](llvm::raw_ostream &os) { os << dump->object; });
}

absl::Status ExecutionEngine::registerSymbols(
    llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)>
        symbolMap) {
  llvm::orc::SymbolMap symbols = symbolMap(llvm::orc::MangleAndInterner(
      jit->getExecutionSession(), jit->getDataLayout()));
  if (llvm::Error error = jit->getMainJITDylib().define(
          llvm::orc::absoluteSymbols(std::move(symbols))))
    return absl::AlreadyExistsError(llvm::toString(std::move(error)));
  return absl::OkStatus();
}

absl::Status ExecutionEngine::initialize() {
  if (isInitialized)
    return absl::OkStatus();
  isInitialized = true;
  return toStatus(jit->initialize(jit->getMainJITDylib()));
}
