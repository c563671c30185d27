// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/data_layout_translation.h"

#include "core/interfaces/data_layout.h"
#include "core/support/llvm.h"
#include "dialects/dlti/dlti.h"
#include "dialects/llvm/llvm.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {
/// The letter of a key with a numeric value, which is omitted if it is 0.
struct NumberKey {
  StringLiteral key;
  char letter;
};
} // namespace

/// Writes the entry of a key.
static LogicalResult writeKey(StringRef key, Attribute value, raw_ostream &os,
                              Operation *module) {
  constexpr NumberKey numberKeys[] = {
      {DLTIDialect::kDataLayoutProgramMemorySpaceKey, 'P'},
      {DLTIDialect::kDataLayoutGlobalMemorySpaceKey, 'G'},
      {DLTIDialect::kDataLayoutAllocaMemorySpaceKey, 'A'},
      {DLTIDialect::kDataLayoutStackAlignmentKey, 'S'}};
  if (auto number = dyn_cast<IntegerAttr>(value))
    for (const NumberKey &row : numberKeys)
      if (row.key == key) {
        if (!number.getValue().isZero())
          os << '-' << row.letter << number.getValue().getZExtValue();
        return success();
      }
  if (auto text = dyn_cast<StringAttr>(value)) {
    if (key == DLTIDialect::kDataLayoutEndiannessKey) {
      os << (text.getValue() == DLTIDialect::kDataLayoutEndiannessLittle
                 ? "-e"
                 : "-E");
      return success();
    }
    if (key == DLTIDialect::kDataLayoutManglingModeKey) {
      os << "-m:" << text.getValue();
      return success();
    }
  }
  if (auto alignment = dyn_cast<FunctionPointerAlignmentAttr>(value);
      alignment && key == DLTIDialect::kDataLayoutFunctionPointerAlignmentKey) {
    os << "-F" << (alignment.getFunctionDependent() ? 'n' : 'i')
       << alignment.getAlignment();
    return success();
  }
  if (auto widths = dyn_cast<DenseI32ArrayAttr>(value);
      widths && key == DLTIDialect::kDataLayoutLegalIntWidthsKey) {
    os << "-n";
    llvm::interleave(widths.asArrayRef(), os, ":");
    return success();
  }
  return module->emitError("unsupported data layout key \"") << key << "\"";
}

/// Writes the entry of a type.
static LogicalResult writeType(Type type, const DataLayout &layout,
                               raw_ostream &os, Operation *module) {
  // The width of the index type does not affect LLVM IR.
  if (isa<IndexType>(type))
    return success();
  const uint64_t abi = layout.getTypeABIAlignment(type) * 8;
  const uint64_t preferred = layout.getTypePreferredAlignment(type) * 8;
  const uint64_t size = layout.getTypeSizeInBits(type);
  if (auto pointer = dyn_cast<LLVMPointerType>(type)) {
    os << "-p" << pointer.getAddressSpace() << ':' << size << ':' << abi << ':'
       << preferred << ':' << layout.getTypeIndexBitwidth(type).value_or(size);
    return success();
  }
  auto integer = dyn_cast<IntegerType>(type);
  if (integer && !integer.isSignless())
    return module->emitError(
               "unsupported data layout for non-signless integer ")
           << type;
  if (!integer &&
      !isa<Float16Type, Float32Type, Float64Type, Float80Type, Float128Type>(
          type))
    return module->emitError("unsupported type in data layout: ") << type;
  os << (integer ? "-i" : "-f") << size << ':' << abi;
  if (abi != preferred)
    os << ':' << preferred;
  return success();
}

FailureOr<std::string> LLVM::getDataLayoutString(Operation *module) {
  if (auto layout = module->getAttrOfType<StringAttr>(
          LLVMDialect::getDataLayoutAttrName()))
    return layout.getValue().str();
  DataLayoutSpecInterface spec;
  std::optional<DataLayout> layout;
  if (auto op = dyn_cast<ModuleOp>(module)) {
    spec = getDataLayoutSpec(op);
    layout.emplace(op);
  } else if (auto op = dyn_cast<DataLayoutOpInterface>(module)) {
    spec = op.getDataLayoutSpec();
    layout.emplace(op);
  }
  std::string text;
  if (!spec)
    return text;
  llvm::raw_string_ostream os(text);
  for (DataLayoutEntryInterface entry : spec.getEntries())
    if (auto key = dyn_cast_if_present<StringAttr>(entry.getKey()))
      if (failed(writeKey(key.getValue(), entry.getValue(), os, module)))
        return failure();
  for (DataLayoutEntryInterface entry : spec.getEntries())
    if (auto type = dyn_cast_if_present<Type>(entry.getKey()))
      if (failed(writeType(type, *layout, os, module)))
        return failure();
  return text.empty() ? text : text.substr(1);
}
