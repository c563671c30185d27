// SPDX-License-Identifier: Apache-2.0
//
// The expressions of operation definitions: predicates of constraints, inferred
// types, default values. Records contain them as text, descriptors as bytes.
// The encoder (ods/model) and the interpreter (core/ir) share this table.
// ods/README.md describes the language.
// Encoding: the opcode of an operation, its immediate, if any, and its
// arguments, which are expressions. A byte with the number of arguments
// precedes them if that number is not fixed. Numbers are LEB128 (signed if they
// may be negative); a string is its length and its bytes.
#ifndef ODS_ENCODING_EXPRESSION_H
#define ODS_ENCODING_EXPRESSION_H

#include <cstdint>
#include <iterator>

namespace mlir {
namespace ods {

/// The immediate between the opcode and the arguments.
enum class Immediate : uint8_t {
  None,
  Integer, // signed
  String,
  Class, // a byte: an EntityClass
  Index, // unsigned: of an operand, result, attribute, … of the operation
};

/// X(opcode, name in text, number of arguments (-1: variable), immediate). In
/// text, an immediate is the first argument. Leaves without a name have their
/// own syntax.
#define MLIR_ODS_EXPRESSIONS(X)                                                \
  /* Leaves: `42`, `'text'`, `self`, `$name`. */                               \
  X(Integer, "", 0, Integer)                                                   \
  X(String, "", 0, String)                                                     \
  X(Self, "self", 0, None)                                                     \
  X(True, "true", 0, None)                                                     \
  X(False, "false", 0, None)                                                   \
  X(Null, "null", 0, None)                                                     \
  X(Operand, "", 0, Index)                                                     \
  X(OperandGroup, "", 0, Index)                                                \
  X(Result, "", 0, Index)                                                      \
  X(ResultGroup, "", 0, Index)                                                 \
  X(Attribute, "", 0, Index)                                                   \
  X(Property, "", 0, Index)                                                    \
  X(Region, "", 0, Index)                                                      \
  X(RegionGroup, "", 0, Index)                                                 \
  X(Successor, "", 0, Index)                                                   \
  X(SuccessorGroup, "", 0, Index)                                              \
  /* Logic. `and`, `or` and `if` evaluate lazily. */                           \
  X(And, "and", -1, None)                                                      \
  X(Or, "or", -1, None)                                                        \
  X(Not, "not", 1, None)                                                       \
  X(If, "if", 3, None)                                                         \
  X(Let, "let", 2, None) /* second argument; first is its `self` */            \
  X(Equal, "eq", 2, None)                                                      \
  X(NotEqual, "ne", 2, None)                                                   \
  X(Less, "lt", 2, None)                                                       \
  X(LessEqual, "le", 2, None)                                                  \
  X(Greater, "gt", 2, None)                                                    \
  X(GreaterEqual, "ge", 2, None)                                               \
  X(UnsignedLess, "ult", 2, None)                                              \
  X(IsPowerOfTwo, "is-power-of-2", 1, None)                                    \
  X(IsNull, "is-null", 1, None)                                                \
  /* 64-bit integers with wrap-around. */                                      \
  X(Add, "add", 2, None)                                                       \
  X(Subtract, "sub", 2, None)                                                  \
  X(Multiply, "mul", 2, None)                                                  \
  X(Remainder, "rem", 2, None)                                                 \
  X(BitAnd, "bit-and", 2, None)                                                \
  X(BitOr, "bit-or", 2, None)                                                  \
  X(BitNot, "bit-not", 1, None)                                                \
  /* Lists. In `all`, `any` and `map`, `self` is each element. */              \
  X(List, "list", -1, None)                                                    \
  X(Size, "size", 1, None)                                                     \
  X(At, "at", 2, None) /* negative indices count from the end */               \
  X(All, "all", 2, None)                                                       \
  X(Any, "any", 2, None)                                                       \
  X(Map, "map", 2, None)                                                       \
  X(Contains, "contains", 2, None)                                             \
  X(AllEqual, "all-equal", 1, None)                                            \
  X(IsSorted, "is-sorted", 1, None) /* each number >= the one before */        \
  X(IsStrictlySorted, "is-strictly-sorted", 1, None)                           \
  X(DropFront, "drop-front", 2, None)                                          \
  X(DropBack, "drop-back", 2, None)                                            \
  X(Repeat, "repeat", 2, None) /* number of times, value */                    \
  /* Kinds of types and attributes. */                                         \
  X(IsA, "isa", 1, Class)                                                      \
  X(IsNamed, "is", 1, String)         /* by name: test.simple_a */             \
  X(IsOfDialect, "is-of", 1, String)  /* by dialect: test */                   \
  X(HasTrait, "has-trait", 1, String) /* of a type or attribute */             \
  /* Interfaces by C++ name: mlir::ShapedType. */                              \
  X(Implements, "implements", 1, String)                                       \
  X(PromisesOrImplements, "promises-or-implements", 1, String)                 \
  X(IsSignless, "is-signless", 1, None)                                        \
  X(IsSigned, "is-signed", 1, None)                                            \
  X(IsUnsigned, "is-unsigned", 1, None)                                        \
  /* Parts of types. */                                                        \
  X(Width, "width", 1, None)                                                   \
  X(ElementType, "element-type", 1, None)                                      \
  X(ElementTypeOrSelf, "element-type-or-self", 1, None)                        \
  X(Shape, "shape", 1, None) /* -2^63 if dynamic */                            \
  X(HasRank, "has-rank", 1, None)                                              \
  X(Rank, "rank", 1, None)                                                     \
  X(HasStaticShape, "has-static-shape", 1, None)                               \
  X(NumElements, "num-elements", 1, None)                                      \
  X(ScalableDims, "scalable-dims", 1, None)                                    \
  X(IsStrided, "is-strided", 1, None)                                          \
  X(IsContiguous, "is-contiguous", 1, None) /* memref with identity layout */  \
  X(MemorySpace, "memory-space", 1, None)                                      \
  X(Encoding, "encoding", 1, None)                                             \
  X(Inputs, "inputs", 1, None)   /* of a function type */                      \
  X(Outputs, "outputs", 1, None) /* of a function type */                      \
  X(TupleTypes, "tuple-types", 1, None)                                        \
  X(FlattenedTypes, "flattened-types", 1, None)                                \
  X(DialectName, "dialect-name", 1, None) /* of an opaque type */              \
  X(Data, "data", 1, None)                /* of an opaque type */              \
  X(Parameter, "parameter", 2, None)      /* by index: (parameter t 0) */      \
  X(TypeId, "type-id", 1, None)                                                \
  /* Construction of types. */                                                 \
  X(IntegerType, "integer-type", 1, None)                                      \
  X(SignedType, "signed-type", 1, None)                                        \
  X(UnsignedType, "unsigned-type", 1, None)                                    \
  X(FloatType, "float-type", 0, String) /* by keyword: 'f32' */                \
  X(IndexType, "index-type", 0, None)                                          \
  X(NoneType, "none-type", 0, None)                                            \
  X(ComplexType, "complex-type", 1, None)                                      \
  X(VectorType, "vector-type", 2, None) /* shape, element type */              \
  X(RankedTensorType, "tensor-type", 2, None)                                  \
  X(UnrankedTensorType, "unranked-tensor-type", 1, None)                       \
  X(MemRefType, "memref-type", 2, None)                                        \
  X(UnrankedMemRefType, "unranked-memref-type", 1, None)                       \
  X(TupleType, "tuple-type", 1, None)                                          \
  X(FunctionType, "function-type", 2, None)                                    \
  X(OpaqueType, "opaque-type", 2, None)                                        \
  X(NamedType, "type", -1, String) /* name, parameters in order */             \
  X(WithElementType, "with-element-type", 2, None)                             \
  X(WithShape, "with-shape", 2, None)                                          \
  X(SameShapeOrScalar, "same-shape-or-scalar", 2, None)                        \
  X(TensorOfMemRef, "tensor-of-memref", 1, None)                               \
  X(Broadcast, "broadcast", 2, None) /* null if there is none */               \
  /* Parts of attributes. */                                                   \
  X(TypeOf, "type-of", 1, None)   /* of a value or a typed attribute */        \
  X(TypesOf, "types-of", 1, None) /* of a list of such */                      \
  X(IntegerValue, "int", 1, None) /* by the type; signless sign-extended */    \
  X(UnsignedValue, "uint", 1, None)                                            \
  X(SignedValue, "sint", 1, None) /* always sign-extended */                   \
  X(StringValue, "string", 1, None)                                            \
  X(BoolValue, "bool", 1, None)                                                \
  X(TypeValue, "type-value", 1, None)                                          \
  X(Elements, "elements", 1, None) /* of an array or dense array */            \
  X(Keys, "keys", 1, None)         /* of a dictionary, as strings */           \
  X(Values, "values", 1, None)                                                 \
  X(IsSplat, "is-splat", 1, None)                                              \
  X(NumDims, "num-dims", 1, None) /* of an affine map */                       \
  X(NumSymbols, "num-symbols", 1, None)                                        \
  X(NumResults, "num-results", 1, None)                                        \
  X(IsIdentity, "is-identity", 1, None)                                        \
  X(RootReference, "root-reference", 1, None)                                  \
  X(NestedReferences, "nested-references", 1, None)                            \
  /* Construction of attributes. */                                            \
  X(BoolAttr, "bool-attr", 1, None)                                            \
  X(IntegerAttr, "integer-attr", 2, None) /* type, value */                    \
  X(FloatAttr, "float-attr", 2, None)     /* type, value as a string */        \
  X(StringAttr, "string-attr", 1, None)                                        \
  X(TypeAttr, "type-attr", 1, None)                                            \
  X(UnitAttr, "unit-attr", 0, None)                                            \
  X(ArrayAttr, "array-attr", 1, None)                                          \
  X(DictionaryAttr, "dictionary-attr", 2, None) /* keys, values */             \
  X(SymbolRefAttr, "symbol-ref-attr", 1, None)                                 \
  X(DenseArrayAttr, "dense-array-attr", 2, None) /* element type, values */    \
  X(DenseElementsAttr, "dense-elements-attr", 2, None) /* type, values */      \
  X(IdentityMapAttr, "identity-map-attr", 1, None)     /* number of dims */    \
  X(NamedAttr, "attr", -1, String) /* name, parameters in order */             \
  /* The operation. */                                                         \
  X(OperandAt, "operand", 1, None) /* by index among all */                    \
  X(ResultAt, "result", 1, None)                                               \
  X(Operands, "operands", 0, None)                                             \
  X(Results, "results", 0, None)                                               \
  X(AttributeNamed, "attribute", 0, String)     /* by name; null if absent */  \
  X(NumBlocks, "num-blocks", 1, None)           /* of a region */              \
  X(BlockArguments, "block-arguments", 1, None) /* of a region's first block   \
                                                 */

enum class Opcode : uint8_t {
#define X(OPCODE, NAME, ARGUMENTS, IMMEDIATE) OPCODE,
  MLIR_ODS_EXPRESSIONS(X)
#undef X
};

/// Properties of an opcode.
struct OpcodeInfo {
  /// -1: variable; a byte contains the number.
  int8_t numArguments;
  Immediate immediate;
};

inline constexpr OpcodeInfo opcodeInfos[] = {
#define X(OPCODE, NAME, ARGUMENTS, IMMEDIATE) {ARGUMENTS, Immediate::IMMEDIATE},
    MLIR_ODS_EXPRESSIONS(X)
#undef X
};
inline constexpr unsigned numOpcodes = std::size(opcodeInfos);

constexpr OpcodeInfo getOpcodeInfo(Opcode opcode) {
  return opcodeInfos[static_cast<unsigned>(opcode)];
}

/// X(class): the builtin classes and interfaces of types and attributes that
/// `isa` can test, by their C++ names. Kinds of dialects are tested by their
/// textual names; see `is`.
#define MLIR_ODS_CLASSES(X)                                                    \
  /* Types. */                                                                 \
  X(BaseMemRefType)                                                            \
  X(BFloat16Type)                                                              \
  X(ComplexType)                                                               \
  X(FixedVectorType)                                                           \
  X(Float4E2M1FNType)                                                          \
  X(Float6E2M3FNType)                                                          \
  X(Float6E3M2FNType)                                                          \
  X(Float8E3M4Type)                                                            \
  X(Float8E4M3B11FNUZType)                                                     \
  X(Float8E4M3FNType)                                                          \
  X(Float8E4M3FNUZType)                                                        \
  X(Float8E4M3Type)                                                            \
  X(Float8E5M2FNUZType)                                                        \
  X(Float8E5M2Type)                                                            \
  X(Float8E8M0FNUType)                                                         \
  X(Float16Type)                                                               \
  X(Float32Type)                                                               \
  X(Float64Type)                                                               \
  X(Float80Type)                                                               \
  X(Float128Type)                                                              \
  X(FloatTF32Type)                                                             \
  X(FloatType)                                                                 \
  X(FunctionType)                                                              \
  X(GraphType)                                                                 \
  X(IndexType)                                                                 \
  X(IntegerType)                                                               \
  X(MemRefType)                                                                \
  X(NoneType)                                                                  \
  X(OpaqueType)                                                                \
  X(RankedTensorType)                                                          \
  X(ScalableVectorType)                                                        \
  X(ShapedType)                                                                \
  X(TensorType)                                                                \
  X(TupleType)                                                                 \
  X(UnrankedMemRefType)                                                        \
  X(UnrankedTensorType)                                                        \
  X(VectorElementTypeInterface)                                                \
  X(VectorType)                                                                \
  /* Attributes. */                                                            \
  X(AffineMapAttr)                                                             \
  X(ArrayAttr)                                                                 \
  X(BlobAttr)                                                                  \
  X(BoolAttr)                                                                  \
  X(DenseArrayAttr)                                                            \
  X(DenseBoolArrayAttr)                                                        \
  X(DenseElementsAttr)                                                         \
  X(DenseF32ArrayAttr)                                                         \
  X(DenseF64ArrayAttr)                                                         \
  X(DenseFPElementsAttr)                                                       \
  X(DenseI8ArrayAttr)                                                          \
  X(DenseI16ArrayAttr)                                                         \
  X(DenseI32ArrayAttr)                                                         \
  X(DenseI64ArrayAttr)                                                         \
  X(DenseIntElementsAttr)                                                      \
  X(DenseIntOrFPElementsAttr)                                                  \
  X(DenseResourceElementsAttr)                                                 \
  X(DenseStringElementsAttr)                                                   \
  X(DictionaryAttr)                                                            \
  X(DistinctAttr)                                                              \
  X(ElementsAttr)                                                              \
  X(FlatSymbolRefAttr)                                                         \
  X(FloatAttr)                                                                 \
  X(IntegerAttr)                                                               \
  X(IntegerSetAttr)                                                            \
  X(LocationAttr)                                                              \
  X(MemRefLayoutAttrInterface)                                                 \
  X(OpaqueAttr)                                                                \
  X(SparseElementsAttr)                                                        \
  X(SplatElementsAttr)                                                         \
  X(StridedLayoutAttr)                                                         \
  X(StringAttr)                                                                \
  X(SymbolRefAttr)                                                             \
  X(TypeAttr)                                                                  \
  X(TypedAttr)                                                                 \
  X(UnitAttr)

enum class EntityClass : uint8_t {
#define X(NAME) NAME,
  MLIR_ODS_CLASSES(X)
#undef X
};

inline constexpr unsigned numEntityClasses = 0
#define X(NAME) +1
    MLIR_ODS_CLASSES(X)
#undef X
    ;

} // namespace ods
} // namespace mlir

#endif // ODS_ENCODING_EXPRESSION_H
