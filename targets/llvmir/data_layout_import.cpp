// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builders.h"
#include "core/support/llvm.h"
#include "dialects/dlti/dlti.h"
#include "dialects/llvm/types.h"
#include "targets/llvmir/data_layout_translation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

/// What holds where a layout says nothing.
static constexpr StringRef defaultLayout =
    "e-p:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128";

namespace {

/// Collects entries; the first of a key counts.
class LayoutImporter {
public:
  explicit LayoutImporter(MLIRContext *context) : builder(context) {}

  /// Failure for a token that is wrong; false for one that is not known.
  FailureOr<bool> add(StringRef token);
  DataLayoutSpecInterface getSpec();

private:
  void addKey(StringRef key, Attribute value) {
    keys.insert({builder.getStringAttr(key), value});
  }
  /// Bits of a type: as many as there are, the last one again for the rest.
  void addType(Type type, SmallVector<int64_t> numbers, size_t count) {
    while (numbers.size() < count)
      numbers.push_back(numbers.back());
    const VectorType shape = VectorType::get({static_cast<int64_t>(count)},
                                             builder.getIntegerType(64));
    types.insert({type, DenseElementsAttr::get(shape, ArrayRef(numbers))});
  }
  FailureOr<bool> addPointer(StringRef token);
  FailureOr<bool> addNumberKey(char letter, StringRef rest);

  Builder builder;
  llvm::MapVector<Type, Attribute> types;
  llvm::MapVector<StringAttr, Attribute> keys;
};

/// Numbers between colons.
FailureOr<SmallVector<int64_t>> parseNumbers(StringRef text) {
  SmallVector<int64_t> numbers;
  for (StringRef part : llvm::split(text, ':')) {
    int64_t number = 0;
    if (part.getAsInteger(/*Radix=*/10, number) || number < 0)
      return failure();
    numbers.push_back(number);
  }
  return numbers;
}

/// `p3:32:64:128:32`: size, alignment, preferred alignment, index.
FailureOr<bool> LayoutImporter::addPointer(StringRef token) {
  auto [space, rest] = token.drop_front().split(':');
  unsigned number = 0;
  if (!space.empty() && space.getAsInteger(10, number))
    return failure();
  FailureOr<SmallVector<int64_t>> numbers = parseNumbers(rest);
  if (failed(numbers) || numbers->size() < 2 || numbers->size() > 4)
    return failure();
  if (numbers->size() == 2)
    numbers->push_back(numbers->back());
  if (numbers->size() == 3)
    numbers->push_back(numbers->front());
  addType(LLVMPointerType::get(builder.getContext(), number), *numbers, 4);
  return true;
}

/// Memory spaces and the stack: no entry for 0.
FailureOr<bool> LayoutImporter::addNumberKey(char letter, StringRef rest) {
  uint64_t number = 0;
  if (rest.getAsInteger(10, number))
    return failure();
  if (number == 0)
    return true;
  const Type spaceType = builder.getIntegerType(64, /*isSigned=*/false);
  switch (letter) {
  case 'P':
    addKey(DLTIDialect::kDataLayoutProgramMemorySpaceKey,
           builder.getIntegerAttr(spaceType, number));
    break;
  case 'G':
    addKey(DLTIDialect::kDataLayoutGlobalMemorySpaceKey,
           builder.getIntegerAttr(spaceType, number));
    break;
  case 'A':
    addKey(DLTIDialect::kDataLayoutAllocaMemorySpaceKey,
           builder.getIntegerAttr(spaceType, number));
    break;
  default:
    addKey(DLTIDialect::kDataLayoutStackAlignmentKey,
           builder.getI64IntegerAttr(number));
  }
  return true;
}

FailureOr<bool> LayoutImporter::add(StringRef token) {
  MLIRContext *context = builder.getContext();
  if (token == "e" || token == "E") {
    addKey(DLTIDialect::kDataLayoutEndiannessKey,
           builder.getStringAttr(token == "e"
                                     ? DLTIDialect::kDataLayoutEndiannessLittle
                                     : DLTIDialect::kDataLayoutEndiannessBig));
    return true;
  }
  if (token.starts_with("m:")) {
    addKey(DLTIDialect::kDataLayoutManglingModeKey,
           builder.getStringAttr(token.drop_front(2)));
    return true;
  }
  if (token.starts_with("ni:"))
    return false;
  const StringRef rest = token.drop_front();
  switch (token.front()) {
  case 'P':
  case 'G':
  case 'A':
  case 'S':
    return addNumberKey(token.front(), rest);
  case 'p':
    return addPointer(token);
  case 'F': {
    uint64_t alignment = 0;
    if (rest.empty() || rest.drop_front().getAsInteger(10, alignment))
      return failure();
    addKey(DLTIDialect::kDataLayoutFunctionPointerAlignmentKey,
           FunctionPointerAlignmentAttr::get(context, alignment,
                                             rest.front() == 'n'));
    return true;
  }
  case 'n': {
    FailureOr<SmallVector<int64_t>> widths = parseNumbers(rest);
    if (failed(widths))
      return failure();
    addKey(DLTIDialect::kDataLayoutLegalIntWidthsKey,
           builder.getDenseI32ArrayAttr(
               SmallVector<int32_t>(widths->begin(), widths->end())));
    return true;
  }
  case 'i':
  case 'f': {
    FailureOr<SmallVector<int64_t>> numbers = parseNumbers(rest);
    if (failed(numbers) || numbers->size() < 2 || numbers->size() > 3)
      return failure();
    const int64_t width = numbers->front();
    Type type;
    if (token.front() == 'i') {
      if (width == 0 || width > IntegerType::kMaxWidth)
        return failure();
      type = IntegerType::get(context, width);
    } else if (width == 16) {
      type = Float16Type::get(context);
    } else if (width == 32) {
      type = Float32Type::get(context);
    } else if (width == 64) {
      type = Float64Type::get(context);
    } else if (width == 80) {
      type = Float80Type::get(context);
    } else if (width == 128) {
      type = Float128Type::get(context);
    } else {
      return false;
    }
    numbers->erase(numbers->begin());
    addType(type, *numbers, 2);
    return true;
  }
  default:
    return false;
  }
}

DataLayoutSpecInterface LayoutImporter::getSpec() {
  SmallVector<DataLayoutEntryInterface> entries;
  for (auto &[type, value] : types)
    entries.push_back(DataLayoutEntryAttr::get(type, value));
  for (auto &[key, value] : keys)
    entries.push_back(DataLayoutEntryAttr::get(key, value));
  return DataLayoutSpecAttr::get(builder.getContext(), entries);
}

} // namespace

DataLayoutSpecInterface
LLVM::importDataLayout(StringRef layout, MLIRContext *context,
                       function_ref<void(StringRef)> unhandled) {
  LayoutImporter importer(context);
  for (StringRef text : {layout, defaultLayout})
    for (StringRef token : llvm::split(text, '-')) {
      if (token.empty())
        continue;
      FailureOr<bool> isKnown = importer.add(token);
      if (failed(isKnown))
        return {};
      if (!*isKnown)
        unhandled(token);
    }
  return importer.getSpec();
}
