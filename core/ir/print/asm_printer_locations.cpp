// SPDX-License-Identifier: Apache-2.0
//
// Prints locations. The pretty form cannot be parsed.
#include "core/ir/print/asm_printer_impl.h"
#include "core/ir/text/text_output.h"

namespace mlir::detail {

using llvm::StringRef;

void PrinterImpl::printTrailingLocation(Location location, bool allowAlias) {
  if (!getFlags().shouldPrintDebugInfo())
    return;
  if (isCollecting())
    return printAttribute(location.getAttr());
  os() << ' ';
  printLocation(location, allowAlias);
}

void PrinterImpl::printLocation(Location location, bool allowAlias) {
  if (getFlags().shouldPrintDebugInfoPrettyForm())
    return printLocationBody(location, /*pretty=*/true);
  os() << "loc(";
  if (!allowAlias || !state.aliases.print(os(), location))
    printLocationBody(location, /*pretty=*/false);
  os() << ')';
}

void PrinterImpl::printLocationDefinition(Location location) {
  printLocation(location, /*allowAlias=*/false);
}

/// Prints a location that is nested in another one.
void PrinterImpl::printNestedLocation(Location location, bool pretty) {
  if (!state.aliases.print(os(), location))
    nest([=, this] { printLocationBody(location, pretty); });
}

void PrinterImpl::printLocationBody(Location location, bool pretty) {
  if (location.isPacked())
    return printFilePlace(
        cast<StringAttr>(location.getBlock()->file).getValue(),
        location.getLine(), location.getColumn(), pretty);
  const LocationAttr attribute = location.getAttr();
  if (auto range = dyn_cast<FileLineColRange>(attribute))
    printRange(range, pretty);
  else if (auto name = dyn_cast<NameLoc>(attribute))
    printName(name, pretty);
  else if (auto callSite = dyn_cast<CallSiteLoc>(attribute))
    printCallSite(callSite, pretty);
  else if (auto fused = dyn_cast<FusedLoc>(attribute))
    printFused(fused, pretty);
  else if (auto opaque = dyn_cast<OpaqueLoc>(attribute))
    printNestedLocation(opaque.getFallbackLocation(), pretty);
  else if (isa<UnknownLoc>(attribute))
    os() << (pretty ? "[unknown]" : "unknown");
  else
    printAttribute(attribute);
}

/// Prints `"file":1:2`.
void PrinterImpl::printFilePlace(StringRef file, unsigned line, unsigned column,
                                 bool pretty) {
  if (pretty)
    os() << file;
  else
    printQuoted(os(), file);
  os() << ':';
  printNumber(os(), line);
  os() << ':';
  printNumber(os(), column);
}

void PrinterImpl::printRange(FileLineColRange location, bool pretty) {
  printFilePlace(location.getFilename().getValue(), location.getStartLine(),
                 location.getStartColumn(), pretty);
  if (isa<FileLineColLoc>(location))
    return;
  os() << " to ";
  if (location.getStartLine() != location.getEndLine())
    printNumber(os(), location.getEndLine());
  os() << ':';
  printNumber(os(), location.getEndColumn());
}

void PrinterImpl::printName(NameLoc location, bool pretty) {
  printQuoted(os(), location.getName().getValue());
  const Location child = location.getChildLoc();
  if (!child.isPacked() && isa<UnknownLoc>(child))
    return;
  os() << '(';
  printNestedLocation(child, pretty);
  os() << ')';
}

void PrinterImpl::printCallSite(CallSiteLoc location, bool pretty) {
  const Location caller = location.getCaller();
  const Location callee = location.getCallee();
  if (!pretty)
    os() << "callsite(";
  printNestedLocation(callee, pretty);
  // A name and the file location or range of its use are printed on one line.
  const bool isLong =
      pretty && !(isa<NameLoc>(callee) && isa<FileLineColRange>(caller));
  os() << (isLong ? "\n at " : " at ");
  printNestedLocation(caller, pretty);
  if (!pretty)
    os() << ')';
}

void PrinterImpl::printFused(FusedLoc location, bool pretty) {
  if (!pretty)
    os() << "fused";
  if (Attribute metadata = location.getMetadata()) {
    os() << '<';
    printAttribute(metadata);
    os() << '>';
  }
  os() << '[';
  bool isFirst = true;
  for (LocationAttr inner : location.getLocations()) {
    if (!std::exchange(isFirst, false))
      os() << ", ";
    printNestedLocation(inner, pretty);
  }
  os() << ']';
}

} // namespace mlir::detail
