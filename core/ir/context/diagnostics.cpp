// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/diagnostics.h"

#include <map>
#include <mutex>
#include <variant>

#include "core/ir/context/context.h"
#include "core/ir/context/context_impl.h"
#include "core/ir/text/ordered_output.h"
#include "core/support/mutex.h"
#include "llvm/Support/Signals.h"

namespace mlir {

Diagnostic::Diagnostic(Location location, DiagnosticSeverity severity)
    : location(location), severity(severity) {}
Diagnostic::Diagnostic(Diagnostic &&) = default;
Diagnostic &Diagnostic::operator=(Diagnostic &&) = default;
Diagnostic::~Diagnostic() = default;

Diagnostic &Diagnostic::append(llvm::StringRef text) {
  message += text;
  return *this;
}

llvm::iterator_range<
    llvm::pointee_iterator<std::unique_ptr<Diagnostic> *, Diagnostic>>
Diagnostic::getNotes() {
  using Iterator =
      llvm::pointee_iterator<std::unique_ptr<Diagnostic> *, Diagnostic>;
  return {Iterator(notes.data()), Iterator(notes.data() + notes.size())};
}
llvm::iterator_range<llvm::pointee_iterator<const std::unique_ptr<Diagnostic> *,
                                            const Diagnostic>>
Diagnostic::getNotes() const {
  using Iterator = llvm::pointee_iterator<const std::unique_ptr<Diagnostic> *,
                                          const Diagnostic>;
  return {Iterator(notes.data()), Iterator(notes.data() + notes.size())};
}

Diagnostic &Diagnostic::operator<<(const llvm::Twine &text) {
  llvm::raw_string_ostream(message) << text;
  return *this;
}

Diagnostic &Diagnostic::attachNote(std::optional<Location> place) {
  notes.push_back(std::make_unique<Diagnostic>(place.value_or(location),
                                               DiagnosticSeverity::Note));
  return *notes.back();
}

InFlightDiagnostic::InFlightDiagnostic() = default;
InFlightDiagnostic::InFlightDiagnostic(DiagnosticEngine *owner,
                                       Diagnostic &&diagnostic)
    : owner(owner), impl(std::make_unique<Diagnostic>(std::move(diagnostic))) {}
InFlightDiagnostic::InFlightDiagnostic(InFlightDiagnostic &&other)
    : owner(std::exchange(other.owner, nullptr)), impl(std::move(other.impl)) {}
InFlightDiagnostic::~InFlightDiagnostic() {
  if (owner)
    report();
}

void InFlightDiagnostic::report() {
  if (DiagnosticEngine *engine = std::exchange(owner, nullptr))
    engine->emit(std::move(*impl));
  impl.reset();
}

struct DiagnosticEngine::Impl {
  /// Recursive, since a handler may emit diagnostics.
  std::recursive_mutex mutex;
  std::vector<std::pair<HandlerID, Handler>> handlers;
  HandlerID nextID = 1;
};

DiagnosticEngine::DiagnosticEngine() : impl(std::make_unique<Impl>()) {}
DiagnosticEngine::~DiagnosticEngine() = default;

DiagnosticEngine::HandlerID DiagnosticEngine::registerHandler(Handler handler) {
  std::scoped_lock lock(impl->mutex);
  impl->handlers.emplace_back(impl->nextID, std::move(handler));
  return impl->nextID++;
}

void DiagnosticEngine::eraseHandler(HandlerID id) {
  std::scoped_lock lock(impl->mutex);
  llvm::erase_if(impl->handlers,
                 [&](const auto &entry) { return entry.first == id; });
}

/// Prints a diagnostic that no handler processed: errors go to standard error.
static void printUnhandled(const Diagnostic &diagnostic) {
  if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
    return;
  llvm::raw_ostream &os = llvm::errs();
  std::string place;
  llvm::raw_string_ostream placeStream(place);
  diagnostic.getLocation().print(placeStream);
  // Prints loc("file":1:2) as "file":1:2, and an unknown location as nothing.
  llvm::StringRef text(place);
  text.consume_front("loc(");
  text.consume_back(")");
  if (text != "unknown")
    os << text << ": ";
  os << "error: " << diagnostic.str() << '\n';
  os.flush();
}

void DiagnosticEngine::emit(Diagnostic &&diagnostic) {
  std::scoped_lock lock(impl->mutex);
  for (auto &[id, handler] : llvm::reverse(impl->handlers))
    if (succeeded(handler(diagnostic)))
      return;
  printUnhandled(diagnostic);
}

/// Starts a diagnostic. Attaches a note with the stack trace if the context
/// requests it.
static InFlightDiagnostic emit(Location location, DiagnosticSeverity severity,
                               const llvm::Twine &message) {
  MLIRContext *context = location.getContext();
  InFlightDiagnostic diagnostic =
      context->getDiagEngine().emit(location, severity);
  if (!message.isTriviallyEmpty())
    diagnostic << message;
  if (context->shouldPrintStackTraceOnDiagnostic()) {
    std::string stack;
    llvm::raw_string_ostream stream(stack);
    llvm::sys::PrintStackTrace(stream);
    if (!stack.empty())
      diagnostic.attachNote() << "diagnostic emitted with trace:\n" << stack;
  }
  return diagnostic;
}

InFlightDiagnostic emitError(Location location) {
  return emit(location, DiagnosticSeverity::Error, {});
}
InFlightDiagnostic emitError(Location location, const llvm::Twine &message) {
  return emit(location, DiagnosticSeverity::Error, message);
}
InFlightDiagnostic emitWarning(Location location) {
  return emit(location, DiagnosticSeverity::Warning, {});
}
InFlightDiagnostic emitWarning(Location location, const llvm::Twine &message) {
  return emit(location, DiagnosticSeverity::Warning, message);
}
InFlightDiagnostic emitRemark(Location location) {
  return emit(location, DiagnosticSeverity::Remark, {});
}
InFlightDiagnostic emitRemark(Location location, const llvm::Twine &message) {
  return emit(location, DiagnosticSeverity::Remark, message);
}

ScopedDiagnosticHandler::~ScopedDiagnosticHandler() {
  if (id)
    context->getDiagEngine().eraseHandler(id);
}

void ScopedDiagnosticHandler::registerHandler(
    DiagnosticEngine::Handler handler) {
  id = context->getDiagEngine().registerHandler(std::move(handler));
}

/// The index of the item that this thread processes, for each handler. Only
/// this thread accesses it, so that setting the index takes no lock.
static thread_local llvm::SmallVector<std::pair<const void *, size_t>, 2>
    ordersOfThread;

static auto findOrderOfThread(const void *handler) {
  return llvm::find_if(ordersOfThread, [&](const auto &order) {
    return order.first == handler;
  });
}

struct ParallelDiagnosticHandler::Impl : OutputBuffer {
  using Output = std::variant<Diagnostic, std::function<void()>>;
  MLIRContext *context;
  DiagnosticEngine::HandlerID id = 0;
  Mutex mutex;
  std::map<size_t, std::vector<Output>> buffered;

  /// Buffers a diagnostic of a thread that has set its item.
  LogicalResult handle(Diagnostic &diagnostic) {
    return success(keepOutput(diagnostic));
  }
  bool keep(std::function<void()> &write) override { return keepOutput(write); }

  template <typename T> bool keepOutput(T &output) {
    auto order = findOrderOfThread(this);
    if (order == ordersOfThread.end())
      return false;
    MutexLock lock(&mutex);
    buffered[order->second].push_back(std::move(output));
    return true;
  }
};

ParallelDiagnosticHandler::ParallelDiagnosticHandler(MLIRContext *context)
    : impl(std::make_unique<Impl>()) {
  impl->context = context;
  impl->id = context->getDiagEngine().registerHandler(
      [impl = impl.get()](Diagnostic &diagnostic) {
        return impl->handle(diagnostic);
      });
  MLIRContextImpl &contextImpl = context->getImpl();
  MutexLock lock(&contextImpl.outputMutex);
  contextImpl.outputBuffers.push_back(impl.get());
}

ParallelDiagnosticHandler::~ParallelDiagnosticHandler() {
  DiagnosticEngine &engine = impl->context->getDiagEngine();
  engine.eraseHandler(impl->id);
  {
    MLIRContextImpl &contextImpl = impl->context->getImpl();
    MutexLock lock(&contextImpl.outputMutex);
    llvm::erase(contextImpl.outputBuffers, impl.get());
  }
  for (auto &[order, outputs] : impl->buffered)
    for (Impl::Output &output : outputs)
      if (auto *diagnostic = std::get_if<Diagnostic>(&output))
        engine.emit(std::move(*diagnostic));
      else
        writeInOrder(impl->context,
                     std::move(std::get<std::function<void()>>(output)));
}

void ParallelDiagnosticHandler::setOrderIDForThread(size_t order) {
  auto known = findOrderOfThread(impl.get());
  if (known != ordersOfThread.end())
    known->second = order;
  else
    ordersOfThread.emplace_back(impl.get(), order);
}

void ParallelDiagnosticHandler::eraseOrderIDForThread() {
  auto known = findOrderOfThread(impl.get());
  if (known != ordersOfThread.end())
    ordersOfThread.erase(known);
}

void writeInOrder(MLIRContext *context, std::function<void()> write) {
  MLIRContextImpl &impl = context->getImpl();
  {
    MutexLock lock(&impl.outputMutex);
    for (OutputBuffer *buffer : llvm::reverse(impl.outputBuffers))
      if (buffer->keep(write))
        return;
  }
  write();
}

} // namespace mlir
