// SPDX-License-Identifier: Apache-2.0
//
// Values with the operators of C++, and control flow, for payloads that compute
// more than one expression. Integers are signed.
#ifndef DIALECTS_ONNX_INDEXED_TERM_H
#define DIALECTS_ONNX_INDEXED_TERM_H

#include <cstdint>
#include <type_traits>

#include "dialects/onnx/indexed/scalar_builder.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// A value, and the builder that emits what is computed from it.
class Term {
public:
  Term(ScalarBuilder &builder, Value value) : builder(&builder), value(value) {}

  operator Value() const { return value; }
  Type getType() const { return value.getType(); }
  ScalarBuilder &getBuilder() const { return *builder; }
  /// Returns a constant of the same type.
  Term like(double number) const {
    return {*builder, builder->constant(getType(), number)};
  }

private:
  ScalarBuilder *builder;
  Value value;
};

// Both operands have the same type, that of the result.
Term operator+(Term left, Term right);
Term operator-(Term left, Term right);
Term operator*(Term left, Term right);
/// Rounds toward 0 for integers, whose divisor must not be 0.
Term operator/(Term left, Term right);
Term operator%(Term left, Term right);
Term floorDiv(Term left, Term right);
/// The remainder with the sign of the divisor.
Term floorMod(Term left, Term right);
Term min(Term left, Term right);
Term max(Term left, Term right);

// Comparisons yield i1, false if an operand is NaN except for !=.
Term operator<(Term left, Term right);
Term operator<=(Term left, Term right);
Term operator>(Term left, Term right);
Term operator>=(Term left, Term right);
Term operator==(Term left, Term right);
Term operator!=(Term left, Term right);

// These take i1.
Term operator&(Term left, Term right);
Term operator|(Term left, Term right);
Term operator!(Term condition);
Term select(Term condition, Term left, Term right);

template <typename T>
concept Number = std::is_arithmetic_v<T>;

// One operand may be a number.
template <Number N> Term operator+(Term a, N b) { return a + a.like(b); }
template <Number N> Term operator+(N a, Term b) { return b.like(a) + b; }
template <Number N> Term operator-(Term a, N b) { return a - a.like(b); }
template <Number N> Term operator-(N a, Term b) { return b.like(a) - b; }
template <Number N> Term operator*(Term a, N b) { return a * a.like(b); }
template <Number N> Term operator*(N a, Term b) { return b.like(a) * b; }
template <Number N> Term operator/(Term a, N b) { return a / a.like(b); }
template <Number N> Term operator/(N a, Term b) { return b.like(a) / b; }
template <Number N> Term operator%(Term a, N b) { return a % a.like(b); }
template <Number N> Term operator<(Term a, N b) { return a < a.like(b); }
template <Number N> Term operator<=(Term a, N b) { return a <= a.like(b); }
template <Number N> Term operator>(Term a, N b) { return a > a.like(b); }
template <Number N> Term operator>=(Term a, N b) { return a >= a.like(b); }
template <Number N> Term operator==(Term a, N b) { return a == a.like(b); }
template <Number N> Term operator!=(Term a, N b) { return a != a.like(b); }
template <Number N> Term min(Term a, N b) { return min(a, a.like(b)); }
template <Number N> Term max(Term a, N b) { return max(a, a.like(b)); }
template <Number N> Term select(Term c, Term a, N b) {
  return select(c, a, a.like(b));
}
template <Number N> Term select(Term c, N a, Term b) {
  return select(c, b.like(a), b);
}

// Functions of floats.
Term floor(Term x);
Term ceil(Term x);
Term roundEven(Term x);
Term abs(Term x);
Term sqrt(Term x);
Term exp(Term x);
Term log(Term x);
Term sin(Term x);
Term cos(Term x);
Term pow(Term x, Term y);

/// Converts a number to a type of floats or integers, or to index. A float must
/// have a value of the type, and is rounded toward 0 if that has integers.
Term convert(Term x, Type type, bool isUnsigned = false);
Term toIndex(Term x);

/// Returns a number of type index.
Term makeIndex(ScalarBuilder &builder, int64_t value);

using Terms = llvm::SmallVector<Term, 4>;

/// Emits a loop from `lower` to before `upper`, of type index, which carries
/// values, and returns these after the last iteration.
Terms emitFor(Term lower, Term upper, llvm::ArrayRef<Term> initial,
              llvm::function_ref<Terms(Term, const Terms &)> body);
/// Emits a loop that carries nothing.
void emitFor(Term lower, Term upper, llvm::function_ref<void(Term)> body);
/// Emits loops inside each other.
Terms emitLoops(
    llvm::ArrayRef<Term> lower, llvm::ArrayRef<Term> upper,
    llvm::ArrayRef<Term> initial,
    llvm::function_ref<Terms(const Terms &indices, const Terms &)> body);
/// Emits a loop that goes on while the condition of the carried values holds.
Terms emitWhile(llvm::ArrayRef<Term> initial,
                llvm::function_ref<Term(const Terms &)> condition,
                llvm::function_ref<Terms(const Terms &)> body);
/// Emits a branch. Both sides return values of the same types.
Terms emitIf(Term condition, llvm::function_ref<Terms()> then,
             llvm::function_ref<Terms()> otherwise);
void emitIf(Term condition, llvm::function_ref<void()> then);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_TERM_H
