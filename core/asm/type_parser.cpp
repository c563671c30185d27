// SPDX-License-Identifier: Apache-2.0
//
// Types. Source: the MLIR Language Reference, "Type System".
#include "core/asm/parser_base.h"
#include "core/ir/context/diagnostics.h"

namespace mlir {
namespace detail {

OptionalParseResult Parser::parseOptionalType(Type &type) {
  switch (getToken().getKind()) {
  case Token::left_paren:
  case Token::exclamation_identifier:
  case Token::integer_type:
  case Token::kw_bf16:
  case Token::kw_complex:
  case Token::kw_f128:
  case Token::kw_f16:
  case Token::kw_f32:
  case Token::kw_f4E2M1FN:
  case Token::kw_f64:
  case Token::kw_f6E2M3FN:
  case Token::kw_f6E3M2FN:
  case Token::kw_f80:
  case Token::kw_f8E3M4:
  case Token::kw_f8E4M3:
  case Token::kw_f8E4M3B11FNUZ:
  case Token::kw_f8E4M3FN:
  case Token::kw_f8E4M3FNUZ:
  case Token::kw_f8E5M2:
  case Token::kw_f8E5M2FNUZ:
  case Token::kw_f8E8M0FNU:
  case Token::kw_index:
  case Token::kw_memref:
  case Token::kw_none:
  case Token::kw_tensor:
  case Token::kw_tf32:
  case Token::kw_tuple:
  case Token::kw_vector:
    type = parseType();
    return success(static_cast<bool>(type));
  default:
    return std::nullopt;
  }
}

Type Parser::parseType() {
  if (needsNewStack())
    return onNewStack([this] { return parseType(); });
  return getToken().is(Token::left_paren) ? parseFunctionType()
                                          : parseNonFunctionType();
}

Type Parser::parseNonFunctionType() {
  MLIRContext *context = getContext();
  Type type;
  switch (getToken().getKind()) {
  case Token::kw_memref:
    return parseMemRefType();
  case Token::kw_tensor:
    return parseTensorType();
  case Token::kw_complex:
    return parseComplexType();
  case Token::kw_tuple:
    return parseTupleType();
  case Token::kw_vector:
    return parseVectorType();
  case Token::exclamation_identifier:
    return parseExtendedType();
  case Token::integer_type:
    return parseIntegerType();
  case Token::kw_index:
    type = state.cache.index;
    break;
  case Token::kw_f32:
    type = state.cache.f32;
    break;
  case Token::kw_f64:
    type = state.cache.f64;
    break;
  case Token::kw_f16:
    type = Float16Type::get(context);
    break;
  case Token::kw_bf16:
    type = BFloat16Type::get(context);
    break;
  case Token::kw_none:
    type = NoneType::get(context);
    break;
  case Token::kw_f4E2M1FN:
    type = Float4E2M1FNType::get(context);
    break;
  case Token::kw_f6E2M3FN:
    type = Float6E2M3FNType::get(context);
    break;
  case Token::kw_f6E3M2FN:
    type = Float6E3M2FNType::get(context);
    break;
  case Token::kw_f8E3M4:
    type = Float8E3M4Type::get(context);
    break;
  case Token::kw_f8E4M3:
    type = Float8E4M3Type::get(context);
    break;
  case Token::kw_f8E4M3B11FNUZ:
    type = Float8E4M3B11FNUZType::get(context);
    break;
  case Token::kw_f8E4M3FN:
    type = Float8E4M3FNType::get(context);
    break;
  case Token::kw_f8E4M3FNUZ:
    type = Float8E4M3FNUZType::get(context);
    break;
  case Token::kw_f8E5M2:
    type = Float8E5M2Type::get(context);
    break;
  case Token::kw_f8E5M2FNUZ:
    type = Float8E5M2FNUZType::get(context);
    break;
  case Token::kw_f8E8M0FNU:
    type = Float8E8M0FNUType::get(context);
    break;
  case Token::kw_tf32:
    type = FloatTF32Type::get(context);
    break;
  case Token::kw_f80:
    type = Float80Type::get(context);
    break;
  case Token::kw_f128:
    type = Float128Type::get(context);
    break;
  default:
    return nullWrongToken("expected non-function type");
  }
  consumeToken();
  return type;
}

/// Parses i32, si8, ui1.
Type Parser::parseIntegerType() {
  std::optional<unsigned> width = getToken().getIntegerTypeWidth();
  if (!width)
    return null("invalid integer width");
  if (*width > IntegerType::kMaxWidth)
    return failIntegerWidth();
  auto signedness = static_cast<IntegerType::SignednessSemantics>(
      getToken().getIntegerTypeSignedness());
  consumeToken(Token::integer_type);
  return state.cache.getIntegerType(*width, signedness);
}

std::nullptr_t Parser::failIntegerWidth() {
  emitError(getToken().getLoc(), "integer bitwidth is limited to ")
      << IntegerType::kMaxWidth << " bits";
  return nullptr;
}

/// Parses (i32, i64) -> f32, (i32) -> (f32, f64).
Type Parser::parseFunctionType() {
  Nesting nesting(*this);
  if (!nesting)
    return nullptr;
  ListScope<Type> types(state.types);
  if (parseTypeListParens(state.types))
    return nullptr;
  const size_t numInputs = types.size();
  if (parseToken(Token::arrow, "expected '->' in function type") ||
      parseFunctionResultTypes(state.types))
    return nullptr;
  return FunctionType::get(getContext(), types.get().take_front(numInputs),
                           types.get().drop_front(numInputs));
}

ParseResult Parser::parseTypeListNoParens(llvm::SmallVectorImpl<Type> &types) {
  do {
    Type type = parseType();
    if (!type)
      return failure();
    types.push_back(type);
  } while (consumeIf(Token::comma));
  return success();
}

ParseResult Parser::parseTypeListParens(llvm::SmallVectorImpl<Type> &types) {
  if (parseToken(Token::left_paren, "expected '('"))
    return failure();
  if (consumeIf(Token::right_paren))
    return success();
  return failure(parseTypeListNoParens(types) ||
                 parseToken(Token::right_paren, "expected ')'"));
}

ParseResult
Parser::parseFunctionResultTypes(llvm::SmallVectorImpl<Type> &types) {
  if (getToken().is(Token::left_paren))
    return parseTypeListParens(types);
  Type type = parseNonFunctionType();
  if (!type)
    return failure();
  types.push_back(type);
  return success();
}

/// Parses tuple<i32, f32>.
Type Parser::parseTupleType() {
  Nesting nesting(*this);
  consumeToken(Token::kw_tuple);
  if (!nesting || parseToken(Token::less, "expected '<' in tuple type"))
    return nullptr;
  ListScope<Type> types(state.types);
  if (!consumeIf(Token::greater) &&
      (parseTypeListNoParens(state.types) ||
       parseToken(Token::greater, "expected '>' in tuple type")))
    return nullptr;
  return TupleType::get(getContext(), types.get());
}

/// Parses complex<f32>.
Type Parser::parseComplexType() {
  Nesting nesting(*this);
  consumeToken(Token::kw_complex);
  if (!nesting || parseToken(Token::less, "expected '<' in complex type"))
    return nullptr;
  llvm::SMLoc loc = getToken().getLoc();
  Type elementType = parseType();
  if (!elementType ||
      parseToken(Token::greater, "expected '>' in complex type"))
    return nullptr;
  if (!isa<IntegerType>(elementType) && !isa<FloatType>(elementType))
    return null(loc, "invalid element type for complex");
  return ComplexType::get(elementType);
}

} // namespace detail
} // namespace mlir
