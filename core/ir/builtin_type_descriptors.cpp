// SPDX-License-Identifier: Apache-2.0
//
// The builtin types as data: parameters, interfaces, invariants.
#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_dialect.h"
#include "core/ir/builtin_types.h"
#include "core/ir/context.h"
#include "core/ir/diagnostics.h"
#include "core/ir/float_semantics.h"

namespace mlir {

using namespace detail;

namespace {

// Parameters.

constexpr FieldDescriptor optional(FieldDescriptor field) {
  field.optional = true;
  return field;
}

constexpr FieldDescriptor integerFields[] = {
    MLIR_FIELD(IntegerTypeParameters, width, UInt32),
    MLIR_FIELD(IntegerTypeParameters, signedness, UInt32)};
constexpr FieldDescriptor complexFields[] = {
    MLIR_FIELD(ComplexTypeParameters, elementType, Type)};
constexpr FieldDescriptor vectorFields[] = {
    MLIR_FIELD(VectorTypeParameters, shape, Int64Array),
    MLIR_FIELD(VectorTypeParameters, elementType, Type),
    MLIR_FIELD(VectorTypeParameters, scalableDims, BoolArray)};
constexpr FieldDescriptor rankedTensorFields[] = {
    MLIR_FIELD(RankedTensorTypeParameters, shape, Int64Array),
    MLIR_FIELD(RankedTensorTypeParameters, elementType, Type),
    optional(MLIR_FIELD(RankedTensorTypeParameters, encoding, Attribute))};
constexpr FieldDescriptor unrankedTensorFields[] = {
    MLIR_FIELD(UnrankedTensorTypeParameters, elementType, Type)};
constexpr FieldDescriptor memRefFields[] = {
    MLIR_FIELD(MemRefTypeParameters, shape, Int64Array),
    MLIR_FIELD(MemRefTypeParameters, elementType, Type),
    optional(MLIR_FIELD(MemRefTypeParameters, layout, Attribute)),
    optional(MLIR_FIELD(MemRefTypeParameters, memorySpace, Attribute))};
constexpr FieldDescriptor unrankedMemRefFields[] = {
    MLIR_FIELD(UnrankedMemRefTypeParameters, elementType, Type),
    optional(MLIR_FIELD(UnrankedMemRefTypeParameters, memorySpace, Attribute))};
constexpr FieldDescriptor tupleFields[] = {
    MLIR_FIELD(TupleTypeParameters, types, TypeArray)};
constexpr FieldDescriptor functionFields[] = {
    MLIR_FIELD(FunctionTypeParameters, inputs, TypeArray),
    MLIR_FIELD(FunctionTypeParameters, results, TypeArray)};
constexpr FieldDescriptor opaqueFields[] = {
    MLIR_FIELD(OpaqueTypeParameters, dialectNamespace, Attribute),
    MLIR_FIELD(OpaqueTypeParameters, typeData, String)};

// Interfaces.

template <typename T> Type getElementTypeOf(Type type) {
  return T(type.getImpl()).getElementType();
}
template <typename T> llvm::ArrayRef<int64_t> getShapeOf(Type type) {
  return T(type.getImpl()).getShape();
}
template <typename T>
Type cloneOf(Type type, std::optional<llvm::ArrayRef<int64_t>> shape,
             Type elementType) {
  return T(type.getImpl()).cloneWith(shape, elementType);
}
bool isRanked(Type) { return true; }
bool isUnranked(Type) { return false; }
llvm::ArrayRef<int64_t> getNoShape(Type) {
  assert(false && "an unranked type has no shape");
  return {};
}

template <typename T>
constexpr ShapedTypeTable rankedTable = {getElementTypeOf<T>, isRanked,
                                         getShapeOf<T>, cloneOf<T>};
template <typename T>
constexpr ShapedTypeTable unrankedTable = {getElementTypeOf<T>, isUnranked,
                                           getNoShape, cloneOf<T>};

constexpr EmptyTable emptyTable;
constexpr InterfaceImplementation vectorElement = {
    TypeID::get<VectorElementTypeInterface>(), &emptyTable};
constexpr InterfaceImplementation memRefElement = {
    TypeID::get<MemRefElementTypeInterface>(), &emptyTable};
template <const ShapedTypeTable &Table>
constexpr InterfaceImplementation shaped = {TypeID::get<ShapedType>(), &Table};

constexpr InterfaceImplementation scalarInterfaces[] = {vectorElement,
                                                        memRefElement};
constexpr InterfaceImplementation vectorInterfaces[] = {
    shaped<rankedTable<VectorType>>};
constexpr InterfaceImplementation rankedTensorInterfaces[] = {
    shaped<rankedTable<RankedTensorType>>};
constexpr InterfaceImplementation unrankedTensorInterfaces[] = {
    shaped<unrankedTable<UnrankedTensorType>>};
constexpr InterfaceImplementation memRefInterfaces[] = {
    shaped<rankedTable<MemRefType>>, memRefElement};
constexpr InterfaceImplementation unrankedMemRefInterfaces[] = {
    shaped<unrankedTable<UnrankedMemRefType>>, memRefElement};

// Invariants.

LogicalResult verifyInteger(EmitErrorFn emitError, const void *parameters) {
  const auto &type = *static_cast<const IntegerTypeParameters *>(parameters);
  if (type.width <= IntegerType::kMaxWidth)
    return success();
  return emitError() << "integer bitwidth is limited to "
                     << IntegerType::kMaxWidth << " bits";
}

LogicalResult verifyComplex(EmitErrorFn emitError, const void *parameters) {
  const auto &type = *static_cast<const ComplexTypeParameters *>(parameters);
  if (type.elementType.isIntOrFloat())
    return success();
  return emitError() << "invalid element type for complex";
}

/// 1. Elements have the interface that says so.
/// 2. Sizes are positive.
/// 3. Each dimension has a flag that says whether it is scalable.
LogicalResult verifyVector(EmitErrorFn emitError, const void *parameters) {
  const auto &type = *static_cast<const VectorTypeParameters *>(parameters);
  if (!VectorType::isValidElementType(type.elementType))
    return emitError() << "failed to verify 'elementType': "
                          "VectorElementTypeInterface instance";
  if (llvm::any_of(type.shape, [](int64_t size) { return size <= 0; }))
    return emitError()
           << "vector types must have positive constant sizes but got "
           << type.shape;
  if (type.shape.size() != type.scalableDims.size())
    return emitError() << "number of dims must match, got "
                       << type.scalableDims.size() << " and "
                       << type.shape.size();
  return success();
}

bool isValidSize(int64_t size) {
  return size >= 0 || ShapedType::isDynamic(size);
}

LogicalResult verifyTensorElement(EmitErrorFn emitError, Type elementType) {
  if (TensorType::isValidElementType(elementType))
    return success();
  return emitError() << "invalid tensor element type: " << elementType;
}

/// 1. Sizes are not negative.
/// 2. The encoding, if it can tell, accepts shape and elements.
/// 3. A tensor may have elements of this type.
LogicalResult verifyRankedTensor(EmitErrorFn emitError,
                                 const void *parameters) {
  const auto &type =
      *static_cast<const RankedTensorTypeParameters *>(parameters);
  if (!llvm::all_of(type.shape, isValidSize))
    return emitError() << "invalid tensor dimension size";
  if (auto encoding = dyn_cast_or_null<VerifiableTensorEncoding>(type.encoding))
    if (failed(
            encoding.verifyEncoding(type.shape, type.elementType, emitError)))
      return failure();
  return verifyTensorElement(emitError, type.elementType);
}

LogicalResult verifyUnrankedTensor(EmitErrorFn emitError,
                                   const void *parameters) {
  return verifyTensorElement(
      emitError, static_cast<const UnrankedTensorTypeParameters *>(parameters)
                     ->elementType);
}

LogicalResult verifyMemorySpace(EmitErrorFn emitError, Attribute memorySpace) {
  // Any attribute of a dialect will do, but few builtin ones.
  if (!memorySpace ||
      isa<IntegerAttr, StringAttr, DictionaryAttr>(memorySpace) ||
      memorySpace.getDialect().getNamespace() != "builtin")
    return success();
  return emitError() << "unsupported memory space Attribute";
}

/// 1. A memref may have elements of this type.
/// 2. Sizes are not negative.
/// 3. The layout is one, and accepts the shape.
/// 4. The memory space is of a kind that can be one.
LogicalResult verifyMemRef(EmitErrorFn emitError, const void *parameters) {
  const auto &type = *static_cast<const MemRefTypeParameters *>(parameters);
  if (!BaseMemRefType::isValidElementType(type.elementType))
    return emitError() << "invalid memref element type";
  if (!llvm::all_of(type.shape, isValidSize))
    return emitError() << "invalid memref size";
  if (type.layout) {
    auto layout = dyn_cast<MemRefLayoutAttrInterface>(type.layout);
    if (!layout)
      return emitError() << "unsupported memref layout Attribute";
    if (failed(layout.verifyLayout(type.shape, emitError)))
      return failure();
  }
  return verifyMemorySpace(emitError, type.memorySpace);
}

LogicalResult verifyUnrankedMemRef(EmitErrorFn emitError,
                                   const void *parameters) {
  const auto &type =
      *static_cast<const UnrankedMemRefTypeParameters *>(parameters);
  if (!BaseMemRefType::isValidElementType(type.elementType))
    return emitError() << "invalid memref element type";
  return verifyMemorySpace(emitError, type.memorySpace);
}

/// 1. The name is one that a dialect may have.
/// 2. It is that of a loaded dialect, unless unknown ones are allowed.
LogicalResult verifyOpaque(EmitErrorFn emitError, const void *parameters) {
  const auto &type = *static_cast<const OpaqueTypeParameters *>(parameters);
  auto name = cast<StringAttr>(type.dialectNamespace);
  if (!Dialect::isValidNamespace(name))
    return emitError() << "invalid dialect namespace '" << name << "'";
  MLIRContext *context = name.getContext();
  if (context->allowsUnregisteredDialects() || context->getLoadedDialect(name))
    return success();
  return emitError()
         << "`!" << name << "<\"" << type.typeData
         << "\">` type created with unregistered dialect. If this is intended, "
            "please call allowUnregisteredDialects() on the MLIRContext, or "
            "use -allow-unregistered-dialect with the MLIR opt tool used";
}

constexpr TraitUse valueTraits[] = {{&ValueSemantics::descriptor}};

// Floats: one type per row of the table of formats, in its order.

template <unsigned Row> const FloatSemantics &getFormat(Type) {
  return getFloatSemantics()[Row];
}
template <unsigned Row> constexpr FloatTypeTable floatTable = {getFormat<Row>};
template <unsigned Row>
constexpr InterfaceImplementation floatInterfaces[] = {
    {TypeID::get<FloatType>(), &floatTable<Row>}, vectorElement, memRefElement};

} // namespace

constinit const Trait ValueSemantics::descriptor = {
    .name = "ValueSemantics", .id = TypeID::get<ValueSemantics>()};

#define MLIR_FLOAT_TYPE(ROW, CLASS, NAME)                                      \
  constinit const TypeDescriptor CLASS::descriptor = {                         \
      {.name = "builtin." NAME,                                                \
       .id = TypeID::get<CLASS>(),                                             \
       .parameters = {},                                                       \
       .interfaces = floatInterfaces<ROW>,                                     \
       .summary = "floating-point numbers of the format " NAME}};
MLIR_FLOAT_TYPE(0, Float4E2M1FNType, "f4E2M1FN")
MLIR_FLOAT_TYPE(1, Float6E2M3FNType, "f6E2M3FN")
MLIR_FLOAT_TYPE(2, Float6E3M2FNType, "f6E3M2FN")
MLIR_FLOAT_TYPE(3, Float8E5M2Type, "f8E5M2")
MLIR_FLOAT_TYPE(4, Float8E4M3Type, "f8E4M3")
MLIR_FLOAT_TYPE(5, Float8E4M3FNType, "f8E4M3FN")
MLIR_FLOAT_TYPE(6, Float8E5M2FNUZType, "f8E5M2FNUZ")
MLIR_FLOAT_TYPE(7, Float8E4M3FNUZType, "f8E4M3FNUZ")
MLIR_FLOAT_TYPE(8, Float8E4M3B11FNUZType, "f8E4M3B11FNUZ")
MLIR_FLOAT_TYPE(9, Float8E3M4Type, "f8E3M4")
MLIR_FLOAT_TYPE(10, Float8E8M0FNUType, "f8E8M0FNU")
MLIR_FLOAT_TYPE(11, BFloat16Type, "bf16")
MLIR_FLOAT_TYPE(12, Float16Type, "f16")
MLIR_FLOAT_TYPE(13, FloatTF32Type, "tf32")
MLIR_FLOAT_TYPE(14, Float32Type, "f32")
MLIR_FLOAT_TYPE(15, Float64Type, "f64")
MLIR_FLOAT_TYPE(16, Float80Type, "f80")
MLIR_FLOAT_TYPE(17, Float128Type, "f128")
#undef MLIR_FLOAT_TYPE

constinit const TypeDescriptor IntegerType::descriptor = {
    {.name = "builtin.integer",
     .id = TypeID::get<IntegerType>(),
     .parameters = {integerFields, sizeof(IntegerTypeParameters)},
     .interfaces = scalarInterfaces,
     .summary = "integers of some width, with a sign, without, or either",
     .verify = verifyInteger}};

constinit const TypeDescriptor IndexType::descriptor = {
    {.name = "builtin.index",
     .id = TypeID::get<IndexType>(),
     .parameters = {},
     .interfaces = scalarInterfaces,
     .summary = "integers of the width that sizes and indices have"}};

constinit const TypeDescriptor NoneType::descriptor = {
    {.name = "builtin.none",
     .id = TypeID::get<NoneType>(),
     .parameters = {},
     .summary = "a type with one value"}};

constinit const TypeDescriptor ComplexType::descriptor = {
    {.name = "builtin.complex",
     .id = TypeID::get<ComplexType>(),
     .parameters = {complexFields, sizeof(ComplexTypeParameters)},
     .summary = "complex numbers",
     .verify = verifyComplex}};

constinit const TypeDescriptor VectorType::descriptor = {
    {.name = "builtin.vector",
     .id = TypeID::get<VectorType>(),
     .parameters = {vectorFields, sizeof(VectorTypeParameters)},
     .traits = valueTraits,
     .interfaces = vectorInterfaces,
     .summary = "vectors with a fixed or scalable shape",
     .verify = verifyVector}};

constinit const TypeDescriptor RankedTensorType::descriptor = {
    {.name = "builtin.tensor",
     .id = TypeID::get<RankedTensorType>(),
     .parameters = {rankedTensorFields, sizeof(RankedTensorTypeParameters)},
     .traits = valueTraits,
     .interfaces = rankedTensorInterfaces,
     .summary = "tensors with a rank, sizes known or not",
     .verify = verifyRankedTensor}};

constinit const TypeDescriptor UnrankedTensorType::descriptor = {
    {.name = "builtin.unranked_tensor",
     .id = TypeID::get<UnrankedTensorType>(),
     .parameters = {unrankedTensorFields, sizeof(UnrankedTensorTypeParameters)},
     .traits = valueTraits,
     .interfaces = unrankedTensorInterfaces,
     .summary = "tensors of any rank",
     .verify = verifyUnrankedTensor}};

constinit const TypeDescriptor MemRefType::descriptor = {
    {.name = "builtin.memref",
     .id = TypeID::get<MemRefType>(),
     .parameters = {memRefFields, sizeof(MemRefTypeParameters)},
     .interfaces = memRefInterfaces,
     .summary = "references to regions of memory with a shape and a layout",
     .verify = verifyMemRef,
     .normalize = MemRefType::normalize}};

constinit const TypeDescriptor UnrankedMemRefType::descriptor = {
    {.name = "builtin.unranked_memref",
     .id = TypeID::get<UnrankedMemRefType>(),
     .parameters = {unrankedMemRefFields, sizeof(UnrankedMemRefTypeParameters)},
     .interfaces = unrankedMemRefInterfaces,
     .summary = "references to regions of memory of any rank",
     .verify = verifyUnrankedMemRef,
     .normalize = UnrankedMemRefType::normalize}};

constinit const TypeDescriptor TupleType::descriptor = {
    {.name = "builtin.tuple",
     .id = TypeID::get<TupleType>(),
     .parameters = {tupleFields, sizeof(TupleTypeParameters)},
     .summary = "a fixed number of values of any types"}};

constinit const TypeDescriptor FunctionType::descriptor = {
    {.name = "builtin.function",
     .id = TypeID::get<FunctionType>(),
     .parameters = {functionFields, sizeof(FunctionTypeParameters)},
     .summary = "a map from inputs to results"}};

constinit const TypeDescriptor OpaqueType::descriptor = {
    {.name = "builtin.opaque",
     .id = TypeID::get<OpaqueType>(),
     .parameters = {opaqueFields, sizeof(OpaqueTypeParameters)},
     .summary = "a type of a dialect that is not registered",
     .verify = verifyOpaque}};

llvm::ArrayRef<const TypeDescriptor *> getBuiltinTypes() {
  static constexpr const TypeDescriptor *types[] = {
      &IntegerType::descriptor,        &IndexType::descriptor,
      &NoneType::descriptor,           &Float4E2M1FNType::descriptor,
      &Float6E2M3FNType::descriptor,   &Float6E3M2FNType::descriptor,
      &Float8E5M2Type::descriptor,     &Float8E4M3Type::descriptor,
      &Float8E4M3FNType::descriptor,   &Float8E5M2FNUZType::descriptor,
      &Float8E4M3FNUZType::descriptor, &Float8E4M3B11FNUZType::descriptor,
      &Float8E3M4Type::descriptor,     &Float8E8M0FNUType::descriptor,
      &BFloat16Type::descriptor,       &Float16Type::descriptor,
      &FloatTF32Type::descriptor,      &Float32Type::descriptor,
      &Float64Type::descriptor,        &Float80Type::descriptor,
      &Float128Type::descriptor,       &ComplexType::descriptor,
      &VectorType::descriptor,         &RankedTensorType::descriptor,
      &UnrankedTensorType::descriptor, &MemRefType::descriptor,
      &UnrankedMemRefType::descriptor, &TupleType::descriptor,
      &FunctionType::descriptor,       &OpaqueType::descriptor};
  return types;
}

FloatType getFloatType(const FloatSemantics &semantics, MLIRContext *context) {
  // What precedes the floats in the list of types.
  constexpr size_t firstFloat = 3;
  const size_t row = &semantics - getFloatSemantics().begin();
  assert(row < getFloatSemantics().size() && "no format of the table");
  return FloatType(
      getStorage(context, *getBuiltinTypes()[firstFloat + row], nullptr));
}

} // namespace mlir
