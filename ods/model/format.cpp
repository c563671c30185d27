// SPDX-License-Identifier: Apache-2.0
#include "ods/model/format.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

static constexpr StringRef noSubstitution = "<no-subst-found>";

/// Formats `$N` or `$N...`; `spec` is the text after the dollar sign. Returns
/// the rest.
static StringRef formatPositional(StringRef spec,
                                  llvm::ArrayRef<std::string> arguments,
                                  llvm::raw_ostream &os) {
  const StringRef digits = spec.take_while(llvm::isDigit);
  StringRef rest = spec.drop_front(digits.size());
  const bool isRange = rest.consume_front("...");
  size_t index;
  if (digits.getAsInteger(10, index) || index >= arguments.size())
    os << '$' << spec.drop_back(rest.size()) << noSubstitution;
  else if (isRange)
    llvm::interleaveComma(arguments.drop_front(index), os);
  else
    os << arguments[index];
  return rest;
}

/// Formats `$name`; `spec` is the text after the dollar sign. Returns the rest.
static StringRef formatNamed(StringRef spec, const FmtContext *context,
                             llvm::raw_ostream &os) {
  const StringRef name =
      spec.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  std::optional<StringRef> text;
  if (context)
    text = context->getSubstFor(name);
  if (text)
    os << *text;
  else
    os << '$' << name << (name.empty() ? StringRef() : noSubstitution);
  return spec.drop_front(name.size());
}

std::string mlir::ods::tgfmt(StringRef format, const FmtContext *context,
                             llvm::ArrayRef<std::string> arguments) {
  std::string result;
  llvm::raw_string_ostream os(result);
  while (!format.empty()) {
    const auto [literal, rest] = format.split('$');
    os << literal;
    if (literal.size() == format.size())
      break;
    format = rest;
    if (format.consume_front("$"))
      os << '$';
    else if (!format.empty() && llvm::isDigit(format.front()))
      format = formatPositional(format, arguments, os);
    else
      format = formatNamed(format, context, os);
  }
  return result;
}
