// SPDX-License-Identifier: Apache-2.0
//
// Source: https://llvm.org/docs/LangRef.html#data-layout
#include "targets/llvmir/data_layout_import.h"

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"
#include "dialects/llvm/llvm.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::LLVM {
namespace {

/// The specifications that apply by default.
constexpr StringLiteral defaults =
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-"
    "f64:64:64-f128:128:128";

/// Parses specifications and collects entries.
class LayoutReader {
public:
  explicit LayoutReader(MLIRContext *context) : context(context) {}

  /// Adds the entry of a specification unless its key has an entry. Sets
  /// `isHandled` to false if dlti has no such entry.
  /// Errors: failure if the specification is malformed.
  LogicalResult read(StringRef token, bool &isHandled);

  DataLayoutSpecAttr takeSpec() {
    SmallVector<DataLayoutEntryInterface> entries;
    for (auto &[key, value] : types)
      entries.push_back(DataLayoutEntryAttr::get(key, value));
    for (auto &[key, value] : keys)
      entries.push_back(DataLayoutEntryAttr::get(key, value));
    return DataLayoutSpecAttr::get(context, entries);
  }

private:
  LogicalResult readPointer(StringRef token);
  LogicalResult readAlignment(Type type, ArrayRef<uint64_t> numbers);
  LogicalResult readFunctionPointer(StringRef token);
  LogicalResult readWidths(StringRef token);
  LogicalResult addNumber(StringRef key, StringRef token);
  LogicalResult add(StringRef key, Attribute value) {
    keys.insert({StringAttr::get(context, key), value});
    return success();
  }

  MLIRContext *context;
  llvm::MapVector<Type, Attribute> types;
  llvm::MapVector<StringAttr, Attribute> keys;
};

/// Parses numbers separated by colons.
FailureOr<SmallVector<uint64_t>> parseNumbers(StringRef text) {
  SmallVector<uint64_t> numbers;
  SmallVector<StringRef> parts;
  text.split(parts, ':');
  for (StringRef part : parts) {
    uint32_t number = 0;
    if (part.getAsInteger(10, number))
      return failure();
    numbers.push_back(number);
  }
  return numbers;
}

Attribute getNumbers(MLIRContext *context, ArrayRef<uint64_t> numbers) {
  auto i64 = IntegerType::get(context, 64);
  return DenseIntElementsAttr::get(
      VectorType::get({static_cast<int64_t>(numbers.size())}, i64), numbers);
}

Type getFloatType(MLIRContext *context, uint64_t width) {
  switch (width) {
  case 16:
    return Float16Type::get(context);
  case 32:
    return Float32Type::get(context);
  case 64:
    return Float64Type::get(context);
  case 80:
    return Float80Type::get(context);
  case 128:
    return Float128Type::get(context);
  default:
    return {};
  }
}

/// Parses the size, the alignments and optionally the index width of pointers.
LogicalResult LayoutReader::readPointer(StringRef token) {
  auto [spaceText, rest] = token.split(':');
  uint32_t space = 0;
  if (!spaceText.empty() && spaceText.getAsInteger(10, space))
    return failure();
  FailureOr<SmallVector<uint64_t>> numbers = parseNumbers(rest);
  if (failed(numbers) || numbers->size() < 2 || numbers->size() > 4)
    return failure();
  if (numbers->size() == 2)
    numbers->push_back((*numbers)[1]);
  if (numbers->size() == 3)
    numbers->push_back((*numbers)[0]);
  types.insert(
      {LLVMPointerType::get(context, space), getNumbers(context, *numbers)});
  return success();
}

/// Parses the ABI alignment and the preferred alignment.
LogicalResult LayoutReader::readAlignment(Type type,
                                          ArrayRef<uint64_t> numbers) {
  if (numbers.empty() || numbers.size() > 2 || numbers.front() % 8 ||
      numbers.back() % 8 || numbers.front() > numbers.back())
    return failure();
  types.insert({type, getNumbers(context, {numbers.front(), numbers.back()})});
  return success();
}

LogicalResult LayoutReader::readFunctionPointer(StringRef token) {
  const bool isDependent = token.consume_front("n");
  uint32_t alignment = 0;
  if ((!isDependent && !token.consume_front("i")) ||
      token.getAsInteger(10, alignment))
    return failure();
  return add(
      DLTIDialect::kDataLayoutFunctionPointerAlignmentKey,
      FunctionPointerAlignmentAttr::get(context, alignment, isDependent));
}

LogicalResult LayoutReader::readWidths(StringRef token) {
  FailureOr<SmallVector<uint64_t>> numbers = parseNumbers(token);
  if (failed(numbers))
    return failure();
  SmallVector<int32_t> widths(numbers->begin(), numbers->end());
  return add(DLTIDialect::kDataLayoutLegalIntWidthsKey,
             DenseI32ArrayAttr::get(context, widths));
}

LogicalResult LayoutReader::addNumber(StringRef key, StringRef token) {
  uint32_t number = 0;
  if (token.getAsInteger(10, number))
    return failure();
  if (number == 0)
    return success();
  // The stack alignment is signless, address spaces are unsigned.
  const bool isStack = key == DLTIDialect::kDataLayoutStackAlignmentKey;
  auto type = IntegerType::get(
      context, 64, isStack ? IntegerType::Signless : IntegerType::Unsigned);
  return add(key, IntegerAttr::get(type, APInt(64, number)));
}

LogicalResult LayoutReader::read(StringRef token, bool &isHandled) {
  isHandled = true;
  if (token.empty())
    return failure();
  if (token == "e" || token == "E")
    return add(
        DLTIDialect::kDataLayoutEndiannessKey,
        StringAttr::get(context, token == "e"
                                     ? DLTIDialect::kDataLayoutEndiannessLittle
                                     : DLTIDialect::kDataLayoutEndiannessBig));
  const char letter = token.front();
  StringRef rest = token.drop_front();
  switch (letter) {
  case 'm':
    if (!rest.consume_front(":") || rest.size() != 1)
      return failure();
    return add(DLTIDialect::kDataLayoutManglingModeKey,
               StringAttr::get(context, rest));
  case 'p':
    return readPointer(rest);
  case 'P':
    return addNumber(DLTIDialect::kDataLayoutProgramMemorySpaceKey, rest);
  case 'G':
    return addNumber(DLTIDialect::kDataLayoutGlobalMemorySpaceKey, rest);
  case 'A':
    return addNumber(DLTIDialect::kDataLayoutAllocaMemorySpaceKey, rest);
  case 'S':
    return addNumber(DLTIDialect::kDataLayoutStackAlignmentKey, rest);
  case 'F':
    return readFunctionPointer(rest);
  default:
    break;
  }
  if (letter == 'n' && !rest.starts_with("i"))
    return readWidths(rest);
  if (letter != 'i' && letter != 'f') {
    isHandled = false;
    return success();
  }
  FailureOr<SmallVector<uint64_t>> numbers = parseNumbers(rest);
  if (failed(numbers))
    return failure();
  const uint64_t width = numbers->front();
  if (width == 0 || width > IntegerType::kMaxWidth)
    return failure();
  Type type = letter == 'i' ? IntegerType::get(context, width)
                            : getFloatType(context, width);
  if (!type)
    return failure();
  return readAlignment(type, llvm::ArrayRef(*numbers).drop_front());
}

} // namespace

FailureOr<DataLayoutSpecAttr>
translateDataLayout(StringRef layout, Location loc,
                    SmallVectorImpl<StringRef> *unhandled) {
  LayoutReader reader(loc.getContext());
  SmallVector<StringRef> tokens;
  layout.split(tokens, '-', /*MaxSplit=*/-1, /*KeepEmpty=*/!layout.empty());
  defaults.split(tokens, '-');
  for (StringRef token : tokens) {
    bool isHandled = false;
    if (failed(reader.read(token, isHandled)))
      return emitError(loc, "cannot translate data layout: ") << token;
    if (!isHandled && unhandled)
      unhandled->push_back(token);
  }
  return reader.takeSpec();
}

} // namespace mlir::LLVM
