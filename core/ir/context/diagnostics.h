// SPDX-License-Identifier: Apache-2.0
//
// Diagnostics: messages about the IR with a location and notes. Invalid input
// is reported through them.
#ifndef CORE_IR_CONTEXT_DIAGNOSTICS_H
#define CORE_IR_CONTEXT_DIAGNOSTICS_H

#include <cassert>
#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/ir/descriptor/trait.h"
#include "core/ir/structure/location.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class Block;
class MLIRContext;
class OpPrintingFlags;
class OpState;
class Operation;
class OperationName;
class Region;
class TypeRange;
class Value;
class ValueRange;
class AffineExpr;
class AffineMap;
class IntegerSet;

enum class DiagnosticSeverity { Note, Warning, Error, Remark };

/// A value of metadata for handlers; see Diagnostic::getMetadata.
class DiagnosticArgument {
public:
  enum class DiagnosticArgumentKind {
    Attribute,
    Double,
    Integer,
    String,
    Type,
    Unsigned
  };

  explicit DiagnosticArgument(Attribute attribute)
      : kind(DiagnosticArgumentKind::Attribute), attribute(attribute) {}
  explicit DiagnosticArgument(Type type)
      : kind(DiagnosticArgumentKind::Type), type(type) {}
  /// Does not copy the string.
  explicit DiagnosticArgument(llvm::StringRef string)
      : kind(DiagnosticArgumentKind::String), string(string) {}
  explicit DiagnosticArgument(double number)
      : kind(DiagnosticArgumentKind::Double), real(number) {}
  explicit DiagnosticArgument(float number)
      : DiagnosticArgument(double(number)) {}
  template <std::signed_integral T>
  explicit DiagnosticArgument(T number)
      : kind(DiagnosticArgumentKind::Integer), integer(number) {}
  template <std::unsigned_integral T>
  explicit DiagnosticArgument(T number)
      : kind(DiagnosticArgumentKind::Unsigned), unsignedInteger(number) {}

  DiagnosticArgumentKind getKind() const { return kind; }
  // Each requires an argument of its kind.
  Attribute getAsAttribute() const {
    assert(kind == DiagnosticArgumentKind::Attribute);
    return attribute;
  }
  double getAsDouble() const {
    assert(kind == DiagnosticArgumentKind::Double);
    return real;
  }
  int64_t getAsInteger() const {
    assert(kind == DiagnosticArgumentKind::Integer);
    return integer;
  }
  llvm::StringRef getAsString() const {
    assert(kind == DiagnosticArgumentKind::String);
    return string;
  }
  Type getAsType() const {
    assert(kind == DiagnosticArgumentKind::Type);
    return type;
  }
  uint64_t getAsUnsigned() const {
    assert(kind == DiagnosticArgumentKind::Unsigned);
    return unsignedInteger;
  }

private:
  DiagnosticArgumentKind kind;
  union {
    Attribute attribute;
    double real;
    int64_t integer;
    llvm::StringRef string;
    Type type;
    uint64_t unsignedInteger;
  };
};

/// A message with its notes. Arguments are printed when they are added.
class Diagnostic {
public:
  Diagnostic(Location location, DiagnosticSeverity severity);
  Diagnostic(Diagnostic &&);
  Diagnostic &operator=(Diagnostic &&);
  ~Diagnostic();

  DiagnosticSeverity getSeverity() const { return severity; }
  Location getLocation() const { return location; }
  /// Returns the text without severity and location.
  const std::string &str() const { return message; }
  void print(llvm::raw_ostream &os) const { os << message; }

  Diagnostic &operator<<(const char *text) { return append(text); }
  Diagnostic &operator<<(llvm::StringRef text) { return append(text); }
  Diagnostic &operator<<(const std::string &text) { return append(text); }
  Diagnostic &operator<<(const llvm::Twine &text);
  Diagnostic &operator<<(char character) {
    return append(llvm::StringRef(&character, 1));
  }
  template <typename T>
    requires std::is_integral_v<T> || std::is_floating_point_v<T>
  Diagnostic &operator<<(T number) {
    llvm::raw_string_ostream(message) << number;
    return *this;
  }
  /// Formats arguments as in textual IR: types in single quotes, attributes and
  /// operation names without quotes, operations in local scope, values with
  /// their defining operation.
  Diagnostic &operator<<(Type type);
  Diagnostic &operator<<(Attribute attribute);
  /// Prints the string in double quotes.
  Diagnostic &operator<<(StringAttr string);
  Diagnostic &operator<<(OperationName name);
  Diagnostic &operator<<(Operation &op);
  Diagnostic &operator<<(Operation *op) { return *this << *op; }
  Diagnostic &operator<<(Value value);
  Diagnostic &operator<<(AffineExpr expr);
  Diagnostic &operator<<(AffineMap map);
  Diagnostic &operator<<(IntegerSet set);
  Diagnostic &operator<<(Location location);
  Diagnostic &operator<<(TypeRange types);
  Diagnostic &operator<<(ValueRange values);
  /// Prints the elements separated by ", ".
  template <typename Range>
    requires requires(const Range &range) { range.begin() != range.end(); } &&
             (!std::is_convertible_v<Range, llvm::StringRef>) &&
             (!std::is_convertible_v<Range, llvm::Twine>) &&
             (!std::is_base_of_v<Attribute, Range>) &&
             (!std::is_base_of_v<Type, Range>) &&
             (!std::is_same_v<Range, TypeRange>) &&
             (!std::is_same_v<Range, ValueRange>)
  Diagnostic &operator<<(const Range &range) {
    return appendRange(range, ", ");
  }
  template <typename Range>
  Diagnostic &appendRange(const Range &range, const char *separator = ", ") {
    llvm::interleave(
        range, [this](const auto &element) { *this << element; },
        [&] { *this << separator; });
    return *this;
  }
  /// Prints an operation with the given flags.
  Diagnostic &appendOp(Operation &op, const OpPrintingFlags &flags);

  /// Attaches a note, at the location of this message by default.
  Diagnostic &attachNote(std::optional<Location> place = std::nullopt);
  llvm::iterator_range<
      llvm::pointee_iterator<std::unique_ptr<Diagnostic> *, Diagnostic>>
  getNotes();
  llvm::iterator_range<llvm::pointee_iterator<
      const std::unique_ptr<Diagnostic> *, const Diagnostic>>
  getNotes() const;

  /// Returns data for handlers; it is not printed.
  std::vector<DiagnosticArgument> &getMetadata() { return metadata; }

private:
  Diagnostic &append(llvm::StringRef text);

  Location location;
  DiagnosticSeverity severity;
  std::string message;
  std::vector<std::unique_ptr<Diagnostic>> notes;
  std::vector<DiagnosticArgument> metadata;
};

/// A diagnostic under construction. It is reported when the object is
/// destroyed, unless it was abandoned. Converts to failure.
class InFlightDiagnostic {
public:
  InFlightDiagnostic();
  InFlightDiagnostic(class DiagnosticEngine *owner, Diagnostic &&diagnostic);
  InFlightDiagnostic(InFlightDiagnostic &&other);
  ~InFlightDiagnostic();

  template <typename T> InFlightDiagnostic &operator<<(T &&argument) & {
    if (owner)
      *impl << std::forward<T>(argument);
    return *this;
  }
  template <typename T> InFlightDiagnostic &&operator<<(T &&argument) && {
    if (owner)
      *impl << std::forward<T>(argument);
    return std::move(*this);
  }
  Diagnostic &attachNote(std::optional<Location> place = std::nullopt) {
    return impl->attachNote(place);
  }
  Diagnostic *getUnderlyingDiagnostic() { return impl.get(); }

  void report();
  void abandon() { owner = nullptr; }
  operator LogicalResult() const { return failure(); }
  template <typename T> operator FailureOr<T>() const { return failure(); }

private:
  class DiagnosticEngine *owner = nullptr;
  /// Null only if there is no owner.
  std::unique_ptr<Diagnostic> impl;
};

/// Passes each diagnostic to the handlers, newest first, until one returns
/// success. If none does, errors are printed to standard error. Thread-safe:
/// handlers are never called concurrently.
class DiagnosticEngine {
public:
  using HandlerID = uint64_t;
  using Handler = std::function<LogicalResult(Diagnostic &)>;

  DiagnosticEngine();
  ~DiagnosticEngine();
  HandlerID registerHandler(Handler handler);
  /// Unregisters a handler. It is not called after this returns.
  void eraseHandler(HandlerID id);
  InFlightDiagnostic emit(Location location, DiagnosticSeverity severity) {
    return InFlightDiagnostic(this, Diagnostic(location, severity));
  }
  void emit(Diagnostic &&diagnostic);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Start a diagnostic at a location, with the text of `message` if given.
InFlightDiagnostic emitError(Location location);
InFlightDiagnostic emitError(Location location, const llvm::Twine &message);
InFlightDiagnostic emitWarning(Location location);
InFlightDiagnostic emitWarning(Location location, const llvm::Twine &message);
InFlightDiagnostic emitRemark(Location location);
InFlightDiagnostic emitRemark(Location location, const llvm::Twine &message);

/// Like emitError, but reports nothing if there is no location. Always returns
/// failure.
template <typename... Arguments>
LogicalResult emitOptionalError(std::optional<Location> location,
                                Arguments &&...arguments) {
  if (location)
    (emitError(*location) << ... << std::forward<Arguments>(arguments));
  return failure();
}

/// Registers a handler and erases it on destruction.
class ScopedDiagnosticHandler {
public:
  explicit ScopedDiagnosticHandler(MLIRContext *context) : context(context) {}
  /// `handler` returns void or LogicalResult; on failure the next handler is
  /// called.
  template <typename Function>
  ScopedDiagnosticHandler(MLIRContext *context, Function &&handler)
      : context(context) {
    setHandler(std::forward<Function>(handler));
  }
  ~ScopedDiagnosticHandler();
  ScopedDiagnosticHandler(const ScopedDiagnosticHandler &) = delete;

protected:
  template <typename Function> void setHandler(Function &&handler) {
    if constexpr (std::is_void_v<std::invoke_result_t<Function, Diagnostic &>>)
      registerHandler([handler = std::forward<Function>(handler)](
                          Diagnostic &diagnostic) mutable {
        handler(diagnostic);
        return success();
      });
    else
      registerHandler(std::forward<Function>(handler));
  }
  MLIRContext *context;

private:
  void registerHandler(DiagnosticEngine::Handler handler);
  DiagnosticEngine::HandlerID id = 0;
};

/// Buffers the diagnostics of threads that process numbered items, and emits
/// them in the order of the items on destruction. A thread calls
/// setOrderIDForThread before it processes an item and eraseOrderIDForThread
/// afterwards.
class ParallelDiagnosticHandler {
public:
  explicit ParallelDiagnosticHandler(MLIRContext *context);
  ~ParallelDiagnosticHandler();
  void setOrderIDForThread(size_t order);
  void eraseOrderIDForThread();

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir

#endif // CORE_IR_CONTEXT_DIAGNOSTICS_H
