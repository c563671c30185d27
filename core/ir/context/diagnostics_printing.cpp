// SPDX-License-Identifier: Apache-2.0
//
// Formatting of IR in diagnostics.
#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/structure/operation.h"

namespace mlir {

/// Appends the text of `value` to `message`.
template <typename T> static void addText(std::string &message, T value) {
  llvm::raw_string_ostream(message) << value;
}

Diagnostic &Diagnostic::operator<<(Type type) {
  message += '\'';
  addText(message, type);
  message += '\'';
  return *this;
}

Diagnostic &Diagnostic::operator<<(Attribute attribute) {
  addText(message, attribute);
  return *this;
}

Diagnostic &Diagnostic::operator<<(StringAttr string) {
  return *this << static_cast<Attribute>(string);
}

Diagnostic &Diagnostic::operator<<(OperationName name) {
  return *this << name.getStringRef();
}

Diagnostic &Diagnostic::operator<<(AffineExpr expr) {
  addText(message, expr);
  return *this;
}

Diagnostic &Diagnostic::operator<<(AffineMap map) {
  addText(message, map);
  return *this;
}

Diagnostic &Diagnostic::operator<<(IntegerSet set) {
  addText(message, set);
  return *this;
}

Diagnostic &Diagnostic::operator<<(Location location) {
  addText(message, location);
  return *this;
}

Diagnostic &Diagnostic::operator<<(TypeRange types) {
  return appendRange(types);
}

Diagnostic &Diagnostic::operator<<(ValueRange values) {
  return appendRange(values);
}

/// Selects short output and, for errors, the generic form: the IR may be
/// invalid, and printing hooks require valid IR.
static OpPrintingFlags adjustFlags(OpPrintingFlags flags,
                                   DiagnosticSeverity severity) {
  flags.useLocalScope();
  flags.elideLargeElementsAttrs();
  if (severity == DiagnosticSeverity::Error)
    flags.printGenericOpForm();
  return flags;
}

Diagnostic &Diagnostic::operator<<(Operation &op) {
  return appendOp(op, getDiagnosticPrintingFlags(op.getContext()));
}

Diagnostic &Diagnostic::appendOp(Operation &op, const OpPrintingFlags &flags) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op.print(stream, adjustFlags(flags, severity));
  if (llvm::StringRef(text).contains('\n'))
    message += '\n';
  message += text;
  return *this;
}

Diagnostic &Diagnostic::operator<<(Value value) {
  llvm::raw_string_ostream stream(message);
  value.print(
      stream,
      adjustFlags(getDiagnosticPrintingFlags(value.getContext()), severity));
  return *this;
}

} // namespace mlir
