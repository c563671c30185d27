// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic, comparisons and casts: parsers, printers, verifiers and folds.
#include "core/interfaces/int_range_matchers.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/matchers.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Comparisons: `"eq" %a, %b {…} : i32`

template <typename OpT> static void printComparison(OpT op, OpAsmPrinter &p) {
  p << " \"" << stringifyEnum(op.getPredicate()) << "\" " << op.getLhs() << ", "
    << op.getRhs();
  p.printOptionalAttrDict(dropDefaultFastmathFlags(op->getAttrs()),
                          {"predicate"});
  p << " : " << op.getLhs().getType();
}

template <typename PredicateT>
static ParseResult parseComparison(OpAsmParser &parser,
                                   OperationState &result) {
  StringAttr word;
  OpAsmParser::UnresolvedOperand lhs;
  OpAsmParser::UnresolvedOperand rhs;
  Type type;
  const llvm::SMLoc predicatePlace = parser.getCurrentLocation();
  if (parser.parseAttribute(word) || parser.parseOperand(lhs) ||
      parser.parseComma() || parser.parseOperand(rhs) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon())
    return failure();
  const llvm::SMLoc typePlace = parser.getCurrentLocation();
  if (parser.parseType(type) ||
      parser.resolveOperand(lhs, type, result.operands) ||
      parser.resolveOperand(rhs, type, result.operands))
    return failure();
  const std::optional<PredicateT> predicate =
      symbolizeEnum<PredicateT>(word.getValue());
  if (!predicate)
    return parser.emitError(predicatePlace)
           << "'" << word.getValue()
           << "' is an incorrect value of the 'predicate' attribute";
  if (!isCompatibleType(type))
    return parser.emitError(typePlace, "expected LLVM dialect-compatible type");
  result.addAttribute("predicate", parser.getBuilder().getI64IntegerAttr(
                                       static_cast<int64_t>(*predicate)));
  result.addTypes(getI1SameShape(type));
  return success();
}

ParseResult ICmpOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseComparison<ICmpPredicate>(parser, result);
}
void ICmpOp::print(OpAsmPrinter &p) { printComparison(*this, p); }

ParseResult FCmpOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseComparison<FCmpPredicate>(parser, result);
}
void FCmpOp::print(OpAsmPrinter &p) { printComparison(*this, p); }

static Attribute getBool(Type type, bool value) {
  auto attribute = BoolAttr::get(type.getContext(), value);
  if (auto vector = dyn_cast<ShapedType>(type))
    return DenseElementsAttr::get(vector, Attribute(attribute));
  return attribute;
}

OpFoldResult ICmpOp::fold(FoldAdaptor) {
  const bool isEqual = getPredicate() == ICmpPredicate::eq;
  if (!isEqual && getPredicate() != ICmpPredicate::ne)
    return {};
  // icmp eq x, x -> true; icmp ne x, x -> false
  if (getLhs() == getRhs())
    return getBool(getType(), isEqual);
  // icmp eq alloca, null -> false; icmp ne alloca, null -> true
  if (getLhs().getDefiningOp<AllocaOp>() && getRhs().getDefiningOp<ZeroOp>())
    return getBool(getType(), !isEqual);
  // icmp null, alloca -> icmp alloca, null
  if (getLhs().getDefiningOp<ZeroOp>() && getRhs().getDefiningOp<AllocaOp>()) {
    Value lhs = getLhs();
    Value rhs = getRhs();
    getLhsMutable().set(rhs);
    getRhsMutable().set(lhs);
    return Value(getResult());
  }
  return {};
}

// Integers

/// Applies `function` to two integer constants. Returns null if an operand is
/// no integer constant or the function returns nullopt.
template <typename AdaptorT, typename FunctionT>
static OpFoldResult foldIntegers(AdaptorT adaptor, Type type,
                                 FunctionT function) {
  auto lhs = dyn_cast_or_null<IntegerAttr>(adaptor.getLhs());
  auto rhs = dyn_cast_or_null<IntegerAttr>(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  const std::optional<APInt> value = function(lhs.getValue(), rhs.getValue());
  if (!value)
    return {};
  return Attribute(IntegerAttr::get(type, *value));
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  return foldIntegers(
      adaptor, getType(),
      [](const APInt &a, const APInt &b) -> std::optional<APInt> {
        return a | b;
      });
}

OpFoldResult ShlOp::fold(FoldAdaptor adaptor) {
  return foldIntegers(
      adaptor, getType(),
      [](const APInt &a, const APInt &b) -> std::optional<APInt> {
        // A shift by the width or more is poison.
        if (b.uge(a.getBitWidth()))
          return std::nullopt;
        return a.shl(b);
      });
}

// Quotients and remainders are speculatable if the divisor is not zero and, of
// signed numbers, the quotient does not overflow.

static Speculation::Speculatability getUnsignedSpeculatability(Value divisor) {
  return matchPattern(divisor, m_IntRangeWithoutZeroU())
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

static Speculation::Speculatability getSignedSpeculatability(Value divisor) {
  return matchPattern(divisor, m_IntRangeWithoutZeroS()) &&
                 matchPattern(divisor, m_IntRangeWithoutNegOneS())
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

Speculation::Speculatability UDivOp::getSpeculatability() {
  return getUnsignedSpeculatability(getRhs());
}

Speculation::Speculatability SDivOp::getSpeculatability() {
  return getSignedSpeculatability(getRhs());
}

Speculation::Speculatability URemOp::getSpeculatability() {
  return getUnsignedSpeculatability(getRhs());
}

Speculation::Speculatability SRemOp::getSpeculatability() {
  return getSignedSpeculatability(getRhs());
}

// Conversions

/// cast(x : T -> T) -> x
/// cast(cast(x : T -> U) : U -> T) -> x
/// cast(cast(x : T -> U) : U -> V) -> cast(x : T -> V)
template <typename CastOpT> static OpFoldResult foldChain(CastOpT cast) {
  Value argument = cast.getArg();
  if (argument.getType() == cast.getType())
    return argument;
  auto inner = argument.getDefiningOp<CastOpT>();
  if (!inner)
    return {};
  if (inner.getArg().getType() == cast.getType())
    return Value(inner.getArg());
  cast.getArgMutable().set(inner.getArg());
  return Value(cast.getResult());
}

OpFoldResult BitcastOp::fold(FoldAdaptor) { return foldChain(*this); }
OpFoldResult AddrSpaceCastOp::fold(FoldAdaptor) { return foldChain(*this); }

Value AddrSpaceCastOp::getViewSource() { return getArg(); }

OpFoldResult ZExtOp::fold(FoldAdaptor adaptor) {
  auto number = dyn_cast_or_null<IntegerAttr>(adaptor.getArg());
  auto type = dyn_cast<IntegerType>(getType());
  if (!number || !type)
    return {};
  return Attribute(
      IntegerAttr::get(type, number.getValue().zext(type.getWidth())));
}

/// 1. Both types are pointers or neither is.
/// 2. Both are vectors of pointers or neither is.
/// 3. Pointers have the same address space.
LogicalResult BitcastOp::verify() {
  auto result = dyn_cast<LLVMPointerType>(getElementTypeOrSelf(getType()));
  auto source =
      dyn_cast<LLVMPointerType>(getElementTypeOrSelf(getArg().getType()));
  if (static_cast<bool>(result) != static_cast<bool>(source))
    return emitOpError("can only cast pointers from and to pointers");
  if (!result)
    return success();
  const bool isVector = isa<VectorType>(getType());
  if (isVector != isa<VectorType>(getArg().getType()))
    return emitOpError(isVector ? "cannot cast pointer to vector of pointers"
                                : "cannot cast vector of pointers to pointer");
  if (result.getAddressSpace() != source.getAddressSpace())
    return emitOpError("cannot cast pointers of different address spaces, "
                       "use 'llvm.addrspacecast' instead");
  return success();
}

/// 1. Both types are vectors or neither is.
/// 2. Vectors have the same number of elements.
/// 3. The result is wider than the operand.
template <typename ExtOpT> static LogicalResult verifyExtension(ExtOpT op) {
  Type input = op.getArg().getType();
  Type output = op.getType();
  if (isCompatibleVectorType(input)) {
    if (!isCompatibleVectorType(output))
      return op.emitError(
          "input type is a vector but output type is an integer");
    if (getVectorNumElements(input) != getVectorNumElements(output))
      return op.emitError("input and output vectors are of incompatible shape");
  } else if (isCompatibleVectorType(output)) {
    return op.emitError("input type is an integer but output type is a vector");
  }
  if (cast<IntegerType>(getElementTypeOrSelf(output)).getWidth() <=
      cast<IntegerType>(getElementTypeOrSelf(input)).getWidth())
    return op.emitError("integer width of the output type is smaller or equal "
                        "to the integer width of the input type");
  return success();
}

/// 1. to 3. of verifyExtension.
LogicalResult ZExtOp::verify() { return verifyExtension(*this); }
/// 1. to 3. of verifyExtension.
LogicalResult SExtOp::verify() { return verifyExtension(*this); }
