// SPDX-License-Identifier: Apache-2.0
//
// Conversion of single types.
#include "conversions/llvm_common/type_converter.h"

#include "core/interfaces/data_layout.h"
#include "dialects/llvm/llvm.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/Threading.h"

using namespace mlir;

LLVMTypeConverter::LLVMTypeConverter(MLIRContext *context)
    : LLVMTypeConverter(context, LowerToLLVMOptions(context)) {}

LLVMTypeConverter::LLVMTypeConverter(MLIRContext *context,
                                     const LowerToLLVMOptions &options)
    : context(context), options(options) {
  context->getOrLoadDialect<LLVM::LLVMDialect>();
  addTypeConversions();
  addMaterializations();
}

void LLVMTypeConverter::addTypeConversions() {
  addConversion([this](ComplexType type) { return convertComplexType(type); });
  addConversion([this](FloatType type) { return convertFloatType(type); });
  addConversion([](FunctionType type) -> Type {
    return LLVM::LLVMPointerType::get(type.getContext());
  });
  addConversion([this](IndexType) { return getIndexType(); });
  addConversion([](IntegerType type) -> Type {
    return IntegerType::get(type.getContext(), type.getWidth());
  });
  addConversion([this](MemRefType type) { return convertMemRefType(type); });
  addConversion([this](UnrankedMemRefType type) -> Type {
    if (!convertType(type.getElementType()))
      return {};
    return LLVM::LLVMStructType::getLiteral(
        &getContext(), getUnrankedMemRefDescriptorFields());
  });
  addConversion([this](VectorType type) -> std::optional<Type> {
    FailureOr<Type> converted = convertVectorType(type);
    if (failed(converted))
      return std::nullopt;
    return *converted;
  });
  // Conversions that are added later are tried first: those of types with
  // nested types follow.
  addConversion([](Type type) {
    return LLVM::isCompatibleType(type) ? std::optional<Type>(type)
                                        : std::nullopt;
  });
  addConversion(
      [this](LLVM::LLVMStructType type, SmallVectorImpl<Type> &results) {
        return convertStructType(type, results);
      });
  addConversion([this](LLVM::LLVMArrayType type) -> std::optional<Type> {
    if (Type element = convertType(type.getElementType()))
      return LLVM::LLVMArrayType::get(element, type.getNumElements());
    return std::nullopt;
  });
  addConversion([this](LLVM::LLVMFunctionType type) -> std::optional<Type> {
    const Type result = convertType(type.getReturnType());
    SmallVector<Type> arguments;
    if (!result || failed(convertTypes(type.getParams(), arguments)))
      return std::nullopt;
    return LLVM::LLVMFunctionType::get(result, arguments, type.isVarArg());
  });
  addTypeAttributeConversion(
      [](BaseMemRefType type, IntegerAttr space) -> AttributeConversionResult {
        return IntegerAttr::get(IntegerType::get(type.getContext(), 64),
                                space.getInt());
      });
}

// Scalars, complex numbers, vectors

Type LLVMTypeConverter::getIndexType() const {
  return IntegerType::get(&getContext(), getIndexTypeBitwidth());
}

Type LLVMTypeConverter::convertFloatType(FloatType type) const {
  if (LLVM::isCompatibleType(type))
    return type;
  if (type.getWidth() <= 8)
    return IntegerType::get(&getContext(), type.getWidth());
  return {};
}

Type LLVMTypeConverter::convertComplexType(ComplexType type) const {
  const Type element = convertType(type.getElementType());
  if (!element)
    return {};
  return LLVM::LLVMStructType::getLiteral(&getContext(), {element, element});
}

FailureOr<Type> LLVMTypeConverter::convertVectorType(VectorType type) const {
  const Type element = convertType(type.getElementType());
  if (!element || !VectorType::isValidElementType(element))
    return failure();
  if (type.getRank() == 0)
    return Type(VectorType::get({1}, element));
  // Only the innermost dimension may be scalable.
  if (llvm::is_contained(type.getScalableDims().drop_back(), true))
    return failure();
  Type result = VectorType::get(type.getShape().take_back(), element,
                                type.getScalableDims().take_back());
  if (!LLVM::isCompatibleVectorType(result))
    return failure();
  for (int64_t size : llvm::reverse(type.getShape().drop_back()))
    result = LLVM::LLVMArrayType::get(result, size);
  return result;
}

// Structs

std::optional<LogicalResult>
LLVMTypeConverter::convertStructType(LLVM::LLVMStructType type,
                                     SmallVectorImpl<Type> &results) {
  if (LLVM::isCompatibleType(type)) {
    results.push_back(type);
    return success();
  }
  if (type.isIdentified()) {
    std::optional<Type> converted = convertNamedStruct(type);
    if (converted && *converted)
      results.push_back(*converted);
    return converted ? std::optional(success(bool(*converted))) : std::nullopt;
  }
  SmallVector<Type> body;
  if (failed(convertTypes(type.getBody(), body)))
    return std::nullopt;
  results.push_back(LLVM::LLVMStructType::getLiteral(type.getContext(), body,
                                                     type.isPacked()));
  return success();
}

/// Converts a struct that may be recursive: references to the struct become
/// references to the converted struct.
std::optional<Type>
LLVMTypeConverter::convertNamedStruct(LLVM::LLVMStructType type) {
  auto converted = LLVM::LLVMStructType::getIdentified(
      type.getContext(), ("_Converted." + type.getName()).str());
  const uint64_t thread = llvm::get_threadid();
  {
    std::lock_guard lock(structsMutex);
    SmallVector<Type> &outer = structsInConversion[thread];
    if (llvm::is_contained(outer, type))
      return converted;
    outer.push_back(type);
  }
  auto leave = llvm::make_scope_exit([&] {
    std::lock_guard lock(structsMutex);
    auto outer = structsInConversion.find(thread);
    outer->second.pop_back();
    if (outer->second.empty())
      structsInConversion.erase(outer);
  });
  SmallVector<Type> body;
  if (failed(convertTypes(type.getBody(), body)))
    return std::nullopt;
  if (!converted.isInitialized())
    return succeeded(converted.setBody(body, type.isPacked())) ? Type(converted)
                                                               : Type();
  // An existing struct with this name and another body is not the result of
  // this conversion.
  const bool isSame = converted.getBody() == ArrayRef<Type>(body) &&
                      converted.isPacked() == type.isPacked();
  return isSame ? Type(converted) : Type();
}

// Memrefs

/// Returns the size of pointers in an address space according to `layout`, as
/// in "p1:32:32". Other spaces default to the size in space 0, whose default is
/// 64.
static unsigned getPointerBits(StringRef layout, unsigned addressSpace) {
  std::optional<unsigned> ofSpace0, found;
  SmallVector<StringRef> specifications;
  layout.split(specifications, '-');
  for (StringRef text : specifications) {
    if (!text.consume_front("p"))
      continue;
    unsigned space = 0, bits = 0;
    const auto [spaceText, rest] = text.split(':');
    if ((!spaceText.empty() && spaceText.getAsInteger(10, space)) ||
        rest.split(':').first.getAsInteger(10, bits))
      continue;
    if (space == 0)
      ofSpace0 = bits;
    if (space == addressSpace)
      found = bits;
  }
  return found.value_or(ofSpace0.value_or(64));
}

unsigned LLVMTypeConverter::getPointerBitwidth(unsigned addressSpace) const {
  return getPointerBits(options.dataLayout, addressSpace);
}

SmallVector<Type, 5>
LLVMTypeConverter::getMemRefDescriptorFields(MemRefType type,
                                             bool unpackAggregates) const {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset))) {
    emitError(UnknownLoc::get(type.getContext()),
              "conversion to strided form failed either due to non-strided "
              "layout maps (which should have been normalized away) or other "
              "reasons");
    return {};
  }
  if (!convertType(type.getElementType()))
    return {};
  FailureOr<unsigned> space = getMemRefAddressSpace(type);
  if (failed(space)) {
    emitError(UnknownLoc::get(type.getContext()), "conversion of memref memory "
                                                  "space ")
        << type.getMemorySpace()
        << " to integer address space failed. Consider adding memory space "
           "conversions.";
    return {};
  }
  const Type pointer = LLVM::LLVMPointerType::get(&getContext(), *space);
  const Type index = getIndexType();
  SmallVector<Type, 5> fields = {pointer, pointer, index};
  const int64_t rank = type.getRank();
  if (rank == 0)
    return fields;
  if (unpackAggregates)
    fields.append(2 * rank, index);
  else
    fields.append(2, LLVM::LLVMArrayType::get(index, rank));
  return fields;
}

SmallVector<Type, 2>
LLVMTypeConverter::getUnrankedMemRefDescriptorFields() const {
  return {getIndexType(), LLVM::LLVMPointerType::get(&getContext())};
}

Type LLVMTypeConverter::convertMemRefType(MemRefType type) const {
  const SmallVector<Type, 5> fields =
      getMemRefDescriptorFields(type, /*unpackAggregates=*/false);
  if (fields.empty())
    return {};
  return LLVM::LLVMStructType::getLiteral(&getContext(), fields);
}

unsigned
LLVMTypeConverter::getMemRefDescriptorSize(MemRefType type,
                                           const DataLayout &layout) const {
  const unsigned space = *getMemRefAddressSpace(type);
  return 2 * llvm::divideCeil(getPointerBitwidth(space), 8) +
         (1 + 2 * type.getRank()) * layout.getTypeSize(getIndexType());
}

unsigned LLVMTypeConverter::getUnrankedMemRefDescriptorSize(
    UnrankedMemRefType type, const DataLayout &layout) const {
  const unsigned space = *getMemRefAddressSpace(type);
  return llvm::divideCeil(getPointerBitwidth(space), 8) +
         layout.getTypeSize(getIndexType());
}

FailureOr<unsigned>
LLVMTypeConverter::getMemRefAddressSpace(BaseMemRefType type) const {
  const Attribute space = type.getMemorySpace();
  if (!space)
    return 0u;
  const std::optional<Attribute> converted = convertTypeAttribute(type, space);
  if (!converted)
    return failure();
  if (!*converted)
    return 0u;
  auto number = dyn_cast<IntegerAttr>(*converted);
  if (!number)
    return failure();
  return static_cast<unsigned>(number.getInt());
}

bool LLVMTypeConverter::canConvertToBarePtr(BaseMemRefType type) {
  auto ranked = dyn_cast<MemRefType>(Type(type));
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!ranked || failed(ranked.getStridesAndOffset(strides, offset)))
    return false;
  return ranked.hasStaticShape() && ShapedType::isStaticShape(strides) &&
         !ShapedType::isDynamic(offset);
}

Type LLVMTypeConverter::convertMemRefToBarePtr(BaseMemRefType type) const {
  if (!canConvertToBarePtr(type) || !convertType(type.getElementType()))
    return {};
  FailureOr<unsigned> space = getMemRefAddressSpace(type);
  if (failed(space))
    return {};
  return LLVM::LLVMPointerType::get(&getContext(), *space);
}
