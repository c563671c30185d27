// SPDX-License-Identifier: Apache-2.0
//
// Parsers, printers and verifiers of the attributes.
#include "core/ir/structure/builders.h"
#include "dialects/dlti/dlti.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;

#define GET_ATTRDEF_CLASSES
#include "core/ir/format/asm_parser.h"
#include "dialects/dlti/dlti_attrdef.cpp.inc"

// Keys

static void printKey(DataLayoutEntryKey key, AsmPrinter &printer) {
  if (auto type = dyn_cast_if_present<Type>(key))
    printer << type;
  else
    printer << cast<StringAttr>(key);
}

/// Parses a key, which is a type or an identifier, if there is one.
static OptionalParseResult
parseOptionalKey(AsmParser &parser, DataLayoutEntryKey &key, bool allowType) {
  Type type;
  if (allowType) {
    OptionalParseResult parsed = parser.parseOptionalType(type);
    if (parsed.has_value()) {
      key = type;
      if (*parsed)
        return parser.emitError(parser.getCurrentLocation())
               << "error while parsing type DLTI key";
      return success();
    }
  }
  std::string identifier;
  if (parser.parseOptionalString(&identifier))
    return std::nullopt;
  key = parser.getBuilder().getStringAttr(identifier);
  return success();
}

static DataLayoutEntryAttr makeEntry(DataLayoutEntryKey key, Attribute value) {
  if (auto type = dyn_cast_if_present<Type>(key))
    return DataLayoutEntryAttr::get(type, value);
  return DataLayoutEntryAttr::get(cast<StringAttr>(key), value);
}

// #dlti.dl_entry

Attribute DataLayoutEntryAttr::parse(AsmParser &parser, Type) {
  DataLayoutEntryKey key;
  Attribute value;
  if (parser.parseLess())
    return {};
  const llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult parsed = parseOptionalKey(parser, key, true);
  if (!parsed.has_value()) {
    parser.emitError(loc, "expected a type or a quoted string");
    return {};
  }
  if (*parsed || parser.parseComma() || parser.parseAttribute(value) ||
      parser.parseGreater())
    return {};
  return makeEntry(key, value);
}

void DataLayoutEntryAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printKey(getKey(), printer);
  printer << ", " << getValue() << ">";
}

// Lists of entries

/// Parses `KEY = VALUE`, or an attribute that is an entry.
static ParseResult parseEntry(AsmParser &parser,
                              DataLayoutEntryInterface &entry, bool allowType) {
  DataLayoutEntryKey key;
  OptionalParseResult parsed = parseOptionalKey(parser, key, allowType);
  if (!parsed.has_value())
    return parser.parseAttribute(entry);
  Attribute value;
  if (*parsed || parser.parseEqual() || parser.parseAttribute(value))
    return failure();
  entry = makeEntry(key, value);
  return success();
}

/// Parses `<>`, or entries in angle brackets.
template <typename AttrT>
static Attribute parseEntries(AsmParser &parser, bool allowType,
                              bool allowNone) {
  SmallVector<DataLayoutEntryInterface> entries;
  if (parser.parseLess())
    return {};
  if (parser.parseOptionalGreater()) {
    auto parseElement = [&] {
      return parseEntry(parser, entries.emplace_back(), allowType);
    };
    if (parser.parseCommaSeparatedList(parseElement) || parser.parseGreater())
      return {};
  } else if (!allowNone) {
    parser.emitError(parser.getNameLoc(), "no DLTI entries provided");
    return {};
  }
  return AttrT::getChecked(
      [&] { return parser.emitError(parser.getNameLoc()); },
      parser.getContext(), entries);
}

static void printEntries(ArrayRef<DataLayoutEntryInterface> entries,
                         AsmPrinter &printer) {
  printer << "<";
  llvm::interleaveComma(entries, printer.getStream(),
                        [&](DataLayoutEntryInterface entry) {
                          printKey(entry.getKey(), printer);
                          printer << " = " << entry.getValue();
                        });
  printer << ">";
}

/// 1. Each entry is valid and has a key.
/// 2. A key is a type only if `allowType` is set.
/// 3. A key is the empty string only if `allowEmpty` is set.
/// 4. Keys are unique.
static LogicalResult verifyEntries(function_ref<InFlightDiagnostic()> emitError,
                                   ArrayRef<DataLayoutEntryInterface> entries,
                                   bool allowType, StringRef what = "DLTI key",
                                   bool allowEmpty = false) {
  llvm::DenseSet<Type> types;
  llvm::DenseSet<StringAttr> ids;
  for (DataLayoutEntryInterface entry : entries) {
    if (!entry)
      return emitError() << "contained invalid DLTI entry";
    const DataLayoutEntryKey key = entry.getKey();
    if (key.isNull())
      return emitError() << "contained invalid DLTI key";
    if (auto type = dyn_cast<Type>(key)) {
      if (!allowType)
        return emitError() << "type as DLTI key is not allowed";
      if (!types.insert(type).second)
        return emitError() << "repeated DLTI key: " << llvm::to_string(type);
      continue;
    }
    auto id = cast<StringAttr>(key);
    if (id.getValue().empty() && !allowEmpty)
      return emitError() << "empty string as DLTI key is not allowed";
    if (!ids.insert(id).second)
      return emitError() << "repeated " << what << ": " << id;
  }
  return success();
}

// #dlti.dl_spec

/// 1. to 4. of verifyEntries. Types are allowed as keys, empty strings are not.
LogicalResult
DataLayoutSpecAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                           ArrayRef<DataLayoutEntryInterface> entries) {
  return verifyEntries(emitError, entries, true);
}
Attribute DataLayoutSpecAttr::parse(AsmParser &parser, Type) {
  return parseEntries<DataLayoutSpecAttr>(parser, true, true);
}
void DataLayoutSpecAttr::print(AsmPrinter &printer) const {
  printEntries(getEntries(), printer);
}

StringAttr
DataLayoutSpecAttr::getEndiannessIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutEndiannessKey);
}
StringAttr DataLayoutSpecAttr::getDefaultMemorySpaceIdentifier(
    MLIRContext *context) const {
  return StringAttr::get(context,
                         DLTIDialect::kDataLayoutDefaultMemorySpaceKey);
}
StringAttr
DataLayoutSpecAttr::getAllocaMemorySpaceIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutAllocaMemorySpaceKey);
}
StringAttr
DataLayoutSpecAttr::getManglingModeIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutManglingModeKey);
}
StringAttr DataLayoutSpecAttr::getProgramMemorySpaceIdentifier(
    MLIRContext *context) const {
  return StringAttr::get(context,
                         DLTIDialect::kDataLayoutProgramMemorySpaceKey);
}
StringAttr
DataLayoutSpecAttr::getGlobalMemorySpaceIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutGlobalMemorySpaceKey);
}
StringAttr
DataLayoutSpecAttr::getStackAlignmentIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutStackAlignmentKey);
}
StringAttr DataLayoutSpecAttr::getFunctionPointerAlignmentIdentifier(
    MLIRContext *context) const {
  return StringAttr::get(context,
                         DLTIDialect::kDataLayoutFunctionPointerAlignmentKey);
}
StringAttr
DataLayoutSpecAttr::getLegalIntWidthsIdentifier(MLIRContext *context) const {
  return StringAttr::get(context, DLTIDialect::kDataLayoutLegalIntWidthsKey);
}

// #dlti.map

/// 1. to 4. of verifyEntries. Types are allowed as keys, empty strings are not.
LogicalResult MapAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                              ArrayRef<DataLayoutEntryInterface> entries) {
  return verifyEntries(emitError, entries, true);
}
Attribute MapAttr::parse(AsmParser &parser, Type) {
  return parseEntries<MapAttr>(parser, true, true);
}
void MapAttr::print(AsmPrinter &printer) const {
  printEntries(getEntries(), printer);
}

// #dlti.target_system_spec

/// 1. to 4. of verifyEntries. Empty strings are allowed as keys, types are not.
/// 5. The value of each entry is the specification of a device.
LogicalResult
TargetSystemSpecAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                             ArrayRef<DataLayoutEntryInterface> entries) {
  if (failed(verifyEntries(emitError, entries, false,
                           "device ID in dlti.target_system_spec",
                           /*allowEmpty=*/true)))
    return failure();
  for (DataLayoutEntryInterface entry : entries)
    if (!isa<TargetDeviceSpecInterface>(entry.getValue()))
      return emitError() << "value associated with key "
                         << cast<StringAttr>(entry.getKey())
                         << " is not a DLTI device spec";
  return success();
}
Attribute TargetSystemSpecAttr::parse(AsmParser &parser, Type) {
  return parseEntries<TargetSystemSpecAttr>(parser, false, false);
}
void TargetSystemSpecAttr::print(AsmPrinter &printer) const {
  printEntries(getEntries(), printer);
}

std::optional<TargetDeviceSpecInterface>
TargetSystemSpecAttr::getDeviceSpecForDeviceID(StringAttr deviceID) const {
  FailureOr<Attribute> device = detail::queryEntries(getEntries(), deviceID);
  if (failed(device))
    return std::nullopt;
  return cast<TargetDeviceSpecInterface>(*device);
}

FailureOr<Attribute> TargetSystemSpecAttr::query(DataLayoutEntryKey key) const {
  return detail::queryEntries(getEntries(), key);
}

// #dlti.target_device_spec

/// 1. to 4. of verifyEntries. Neither types nor empty strings are allowed as
/// keys.
LogicalResult
TargetDeviceSpecAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                             ArrayRef<DataLayoutEntryInterface> entries) {
  return verifyEntries(emitError, entries, false);
}
Attribute TargetDeviceSpecAttr::parse(AsmParser &parser, Type) {
  return parseEntries<TargetDeviceSpecAttr>(parser, false, false);
}
void TargetDeviceSpecAttr::print(AsmPrinter &printer) const {
  printEntries(getEntries(), printer);
}
