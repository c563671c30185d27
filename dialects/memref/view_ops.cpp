// SPDX-License-Identifier: Apache-2.0
//
// Views: cast, memory_space_cast, transpose, view.
#include "core/ir/format/asm_parser.h"
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

void CastOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getDest(), "cast");
}

/// Returns whether all pairs satisfy the condition.
template <typename Condition>
static bool allPairs(ArrayRef<int64_t> a, ArrayRef<int64_t> b,
                     Condition condition) {
  return llvm::all_of(llvm::zip_equal(a, b), [&](auto pair) {
    return condition(std::get<0>(pair), std::get<1>(pair));
  });
}

bool CastOp::canFoldIntoConsumerOp(CastOp castOp) {
  auto source = dyn_cast<MemRefType>(castOp.getSource().getType());
  auto result = dyn_cast<MemRefType>(castOp.getDest().getType());
  if (!source || !result ||
      source.getElementType() != result.getElementType() ||
      source.getRank() != result.getRank() || !source.isStrided() ||
      !result.isStrided())
    return false;
  auto losesNothing = [](int64_t from, int64_t to) {
    return !ShapedType::isDynamic(from) || ShapedType::isDynamic(to);
  };
  const StridesAndOffset from(source), to(result);
  return allPairs(source.getShape(), result.getShape(), losesNothing) &&
         allPairs(from.strides, to.strides, losesNothing) &&
         losesNothing(from.offset, to.offset);
}

/// Returns whether no static size, stride or offset of the two types differs.
static bool areCompatible(MemRefType a, MemRefType b) {
  if (a.getRank() != b.getRank())
    return false;
  auto agree = [](int64_t x, int64_t y) {
    return x == y || ShapedType::isDynamic(x) || ShapedType::isDynamic(y);
  };
  if (!allPairs(a.getShape(), b.getShape(), agree))
    return false;
  if (a.getLayout() == b.getLayout())
    return true;
  if (!a.isStrided() || !b.isStrided())
    return false;
  const StridesAndOffset layoutA(a), layoutB(b);
  return allPairs(layoutA.strides, layoutB.strides, agree) &&
         agree(layoutA.offset, layoutB.offset);
}

bool CastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  auto a = dyn_cast<BaseMemRefType>(inputs.front());
  auto b = dyn_cast<BaseMemRefType>(outputs.front());
  if (!a || !b || a.getElementType() != b.getElementType() ||
      a.getMemorySpace() != b.getMemorySpace())
    return false;
  if (a.hasRank() && b.hasRank())
    return areCompatible(cast<MemRefType>(a), cast<MemRefType>(b));
  return a.hasRank() || b.hasRank();
}

void MemorySpaceCastOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getDest(), "memspacecast");
}

bool MemorySpaceCastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return false;
  auto a = dyn_cast<BaseMemRefType>(inputs.front());
  auto b = dyn_cast<BaseMemRefType>(outputs.front());
  if (!a || !b || a.getElementType() != b.getElementType() ||
      a.hasRank() != b.hasRank())
    return false;
  if (!a.hasRank())
    return true;
  const auto rankedA = cast<MemRefType>(a), rankedB = cast<MemRefType>(b);
  return rankedA.getLayout() == rankedB.getLayout() &&
         rankedA.getShape() == rankedB.getShape();
}

void TransposeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn((*this)->getResult(0), "transpose");
}

/// Returns the type with permuted sizes and strides.
static MemRefType inferTransposeType(MemRefType type, AffineMap permutation) {
  const StridesAndOffset layout(type);
  return MemRefType::get(
      applyPermutationMap(permutation, type.getShape()), type.getElementType(),
      StridedLayoutAttr::get(
          type.getContext(), layout.offset,
          applyPermutationMap(permutation, ArrayRef<int64_t>(layout.strides))),
      type.getMemorySpace());
}

void TransposeOp::build(OpBuilder &builder, OperationState &state, Value in,
                        AffineMapAttr permutation,
                        ArrayRef<NamedAttribute> attrs) {
  const MemRefType type = inferTransposeType(cast<MemRefType>(in.getType()),
                                             permutation.getValue());
  build(builder, state, type, in, permutation);
  state.addAttributes(attrs);
}

ParseResult TransposeOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand in;
  AffineMap permutation;
  MemRefType inType;
  Type type;
  if (parser.parseOperand(in) || parser.parseAffineMap(permutation) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(inType) ||
      parser.resolveOperand(in, inType, result.operands) ||
      parser.parseKeyword("to") || parser.parseType(type))
    return failure();
  result.addTypes(type);
  result.addAttribute(getPermutationAttrStrName(),
                      AffineMapAttr::get(permutation));
  return success();
}

void TransposeOp::print(OpAsmPrinter &p) {
  p << " " << getIn() << " ";
  getPermutation().print(p.getStream());
  p.printOptionalAttrDict((*this)->getAttrs(), {getPermutationAttrStrName()});
  p << " : " << Value(getIn()).getType() << " to "
    << (*this)->getResult(0).getType();
}

/// 1. The map is a permutation.
/// 2. It has as many dimensions as the operand.
/// 3. The result has the permuted sizes and strides; the layout may be written
///    in another form.
LogicalResult TransposeOp::verify() {
  const AffineMap permutation = getPermutation();
  const auto source = cast<MemRefType>(Value(getIn()).getType());
  const auto result = cast<MemRefType>((*this)->getResult(0).getType());
  // 1.
  if (!permutation.isPermutation())
    return emitOpError("expected a permutation map");

  // 2.
  if (permutation.getNumDims() != source.getRank())
    return emitOpError("expected a permutation map of same rank as the input");

  // 3.
  const MemRefType expected =
      inferTransposeType(source, permutation).canonicalizeStridedLayout();
  if (result.canonicalizeStridedLayout() != expected)
    return emitOpError("result type ")
           << result
           << " is not equivalent to the canonical transposed input type "
           << expected;
  return success();
}

void ViewOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn((*this)->getResult(0), "view");
}

Value ViewOp::getViewSource() { return getSource(); }

/// 1. The layouts are identities.
/// 2. The memory spaces are equal.
/// 3. There is an operand for each dynamic size.
LogicalResult ViewOp::verify() {
  const auto source = cast<MemRefType>(Value(getSource()).getType());
  const MemRefType result = getType();
  // 1.
  if (!source.getLayout().isIdentity())
    return emitError("unsupported map for base memref type ") << source;
  if (!result.getLayout().isIdentity())
    return emitError("unsupported map for result memref type ") << result;

  // 2.
  if (source.getMemorySpace() != result.getMemorySpace())
    return emitError("different memory spaces specified for base memref type ")
           << source << " and view memref type " << result;

  // 3.
  return verifyDynamicDimensionCount(getOperation(), result, getSizes());
}
