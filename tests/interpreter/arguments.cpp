// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/arguments.h"

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/verify/symbol_table.h"
#include "tests/interpreter/memory.h"

namespace mlir::interpreter {

/// Creates a buffer with the given elements.
static RuntimeValue makeMemRef(MemRefType type, const RuntimeValue &elements) {
  const Type elementType = type.getElementType();
  const int64_t step = getStorageSize(elementType);
  const int64_t count = elements.getElements().size();
  auto buffer = std::make_shared<Buffer>(Buffer::Kind::Heap, count * step, 0);
  for (int64_t i = 0; i < count; ++i)
    buffer->initialize(i * step, elementType, elements.getElements()[i]);
  const Shape sizes(elements.getShape());
  return RuntimeValue(type, MemRef{buffer, elementType, 0, 0, sizes,
                                   getRowMajorStrides(sizes)});
}

static RuntimeValue parseArgument(llvm::StringRef text, Type type) {
  Attribute constant = parseAttribute(text, type.getContext());
  if (!constant)
    return RuntimeValue();
  auto memref = llvm::dyn_cast<MemRefType>(type);
  auto elements = llvm::dyn_cast<ElementsAttr>(constant);
  if (!elements)
    return memref ? RuntimeValue() : getValueOf(constant, type);
  const RuntimeValue value = getValueOf(constant, elements.getShapedType());
  if (!memref || !value)
    return value;
  return makeMemRef(memref, value);
}

FailureOr<RuntimeValues> parseArguments(ModuleOp module,
                                        llvm::StringRef function,
                                        llvm::ArrayRef<std::string> texts) {
  Operation *op = SymbolTable::lookupSymbolIn(
      module, StringAttr::get(module->getContext(), function));
  if (!op || op->getNumRegions() != 1 || op->getRegion(0).empty())
    return emitError(module.getLoc())
           << "there is no function '" << function << '\'';
  auto types = op->getRegion(0).getArgumentTypes();
  if (types.size() != texts.size())
    return emitError(op->getLoc()) << "the function has " << types.size()
                                   << " arguments, not " << texts.size();
  RuntimeValues values;
  for (auto [text, type] : llvm::zip(texts, types)) {
    RuntimeValue value = parseArgument(text, type);
    if (!value)
      return emitError(op->getLoc())
             << "there is no argument '" << text << "' of type " << type;
    values.push_back(std::move(value));
  }
  return values;
}

} // namespace mlir::interpreter
