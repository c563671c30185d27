// SPDX-License-Identifier: Apache-2.0
//
// Descriptors of the builtin types, generated from their definitions, and the
// verifiers of the types.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/descriptor/storage_class.h"

namespace mlir {

/// 1. The width is at most kMaxWidth.
LogicalResult IntegerType::verify(EmitErrorFn emitError, unsigned width,
                                  detail::SignednessSemantics) {
  if (width <= kMaxWidth)
    return success();
  return emitError() << "integer bitwidth is limited to " << kMaxWidth
                     << " bits";
}

/// 1. The element type is an integer or a float.
LogicalResult ComplexType::verify(EmitErrorFn emitError, Type elementType) {
  if (elementType.isIntOrFloat())
    return success();
  return emitError() << "invalid element type for complex";
}

/// 1. The element type implements VectorElementTypeInterface.
/// 2. Sizes are positive.
/// 3. There is one scalable flag per dimension.
LogicalResult VectorType::verify(EmitErrorFn emitError, ArrayRef<int64_t> shape,
                                 Type elementType,
                                 ArrayRef<bool> scalableDims) {
  if (!isValidElementType(elementType))
    return emitError() << "failed to verify 'elementType': "
                          "VectorElementTypeInterface instance";
  if (llvm::any_of(shape, [](int64_t size) { return size <= 0; }))
    return emitError()
           << "vector types must have positive constant sizes but got "
           << shape;
  if (shape.size() != scalableDims.size())
    return emitError() << "number of dims must match, got "
                       << scalableDims.size() << " and " << shape.size();
  return success();
}

static bool isValidSize(int64_t size) {
  return size >= 0 || ShapedType::isDynamic(size);
}

static LogicalResult verifyTensorElement(EmitErrorFn emitError,
                                         Type elementType) {
  if (TensorType::isValidElementType(elementType))
    return success();
  return emitError() << "invalid tensor element type: " << elementType;
}

/// 1. Static sizes are not negative.
/// 2. The encoding, if it is a VerifiableTensorEncoding, accepts the shape and
///    the element type.
/// 3. The element type is valid for tensors.
LogicalResult RankedTensorType::verify(EmitErrorFn emitError,
                                       ArrayRef<int64_t> shape,
                                       Type elementType, Attribute encoding) {
  if (!llvm::all_of(shape, isValidSize))
    return emitError() << "invalid tensor dimension size";
  if (auto verifiable = dyn_cast_or_null<VerifiableTensorEncoding>(encoding))
    if (failed(verifiable.verifyEncoding(shape, elementType, emitError)))
      return failure();
  return verifyTensorElement(emitError, elementType);
}

/// 1. The element type is valid for tensors.
LogicalResult UnrankedTensorType::verify(EmitErrorFn emitError,
                                         Type elementType) {
  return verifyTensorElement(emitError, elementType);
}

static LogicalResult verifyMemorySpace(EmitErrorFn emitError,
                                       Attribute memorySpace) {
  // Any attribute of another dialect is valid, but few builtin ones.
  if (!memorySpace ||
      isa<IntegerAttr, StringAttr, DictionaryAttr>(memorySpace) ||
      memorySpace.getDialect().getNamespace() != "builtin")
    return success();
  return emitError() << "unsupported memory space Attribute";
}

/// 1. The element type is valid for memrefs.
/// 2. Static sizes are not negative.
/// 3. The layout implements MemRefLayoutAttrInterface and accepts the shape.
/// 4. The memory space is null, an integer, string or dictionary, or an
///    attribute of another dialect.
LogicalResult MemRefType::verify(EmitErrorFn emitError, ArrayRef<int64_t> shape,
                                 Type elementType, Attribute layout,
                                 Attribute memorySpace) {
  if (!isValidElementType(elementType))
    return emitError() << "invalid memref element type";
  if (!llvm::all_of(shape, isValidSize))
    return emitError() << "invalid memref size";
  if (layout) {
    auto interface = dyn_cast<MemRefLayoutAttrInterface>(layout);
    if (!interface)
      return emitError() << "unsupported memref layout Attribute";
    if (failed(interface.verifyLayout(shape, emitError)))
      return failure();
  }
  return verifyMemorySpace(emitError, memorySpace);
}

/// 1. The element type is valid for memrefs.
/// 2. The memory space is valid, as in MemRefType.
LogicalResult UnrankedMemRefType::verify(EmitErrorFn emitError,
                                         Type elementType,
                                         Attribute memorySpace) {
  if (!isValidElementType(elementType))
    return emitError() << "invalid memref element type";
  return verifyMemorySpace(emitError, memorySpace);
}

/// 1. The namespace is a valid dialect name.
/// 2. The dialect is loaded, unless the context allows unregistered dialects.
LogicalResult OpaqueType::verify(EmitErrorFn emitError,
                                 Attribute dialectNamespace,
                                 StringRef typeData) {
  auto name = cast<StringAttr>(dialectNamespace);
  if (!Dialect::isValidNamespace(name))
    return emitError() << "invalid dialect namespace '" << name << "'";
  MLIRContext *context = name.getContext();
  if (context->allowsUnregisteredDialects() || context->getLoadedDialect(name))
    return success();
  return emitError()
         << "`!" << name << "<\"" << typeData
         << "\">` type created with unregistered dialect. If this is intended, "
            "please call allowUnregisteredDialects() on the MLIRContext, or "
            "use -allow-unregistered-dialect with the MLIR opt tool used";
}

constinit const Trait ValueSemantics::descriptor = {
    .name = "ValueSemantics", .id = TypeID::get<ValueSemantics>()};

} // namespace mlir

#define GET_TYPEDEF_CLASSES
#include "core/ir/builtin/builtin_types.cpp.inc"

namespace mlir {

template <typename... Types>
static constexpr const TypeDescriptor *typeDescriptors[] = {
    &Types::descriptor...};

static constexpr const auto &builtinTypes = typeDescriptors<
#define GET_TYPEDEF_LIST
#include "core/ir/builtin/builtin_types.cpp.inc"
    >;

llvm::ArrayRef<const TypeDescriptor *> getBuiltinTypes() {
  return builtinTypes;
}

FloatType getFloatType(const FloatSemantics &semantics, MLIRContext *context) {
  // The number of types before the floats in the list of types.
  constexpr size_t firstFloat = 3;
  static_assert(builtinTypes[firstFloat] == &Float4E2M1FNType::descriptor);
  const size_t row = &semantics - getFloatSemantics().begin();
  assert(row < getFloatSemantics().size() && "no format of the table");
  return FloatType(
      getStorage(context, *builtinTypes[firstFloat + row], nullptr));
}

} // namespace mlir
