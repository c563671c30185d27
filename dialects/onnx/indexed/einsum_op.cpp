// SPDX-License-Identifier: Apache-2.0
//
// Einsum: sums of products of elements, whose indices an equation names.
#include <optional>
#include <string>

#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/nest_builder.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::onnx {
namespace {

/// The letters of the dimensions of a tensor. Those that the ellipsis stands
/// for have digits: the last one is 0.
using Letters = std::string;

struct Equation {
  llvm::SmallVector<Letters> operands;
  Letters result;
};

/// A loop and its extent.
struct Loop {
  AffineExpr index;
  DimExpr extent;
};

} // namespace

/// Replaces the ellipsis of a term for a tensor of `rank`; nullopt if the term
/// has another number of letters, or more than ten dimensions for the ellipsis.
static std::optional<Letters> expandTerm(llvm::StringRef term, size_t rank) {
  const auto [before, after] = term.split("...");
  const size_t named = before.size() + after.size();
  if (term.contains("...") ? named > rank || rank - named > 10 : named != rank)
    return std::nullopt;
  std::string middle;
  for (size_t i = rank - named; i-- > 0;)
    middle += char('0' + i);
  Letters expanded = before.str() + middle + after.str();
  return llvm::all_of(before.str() + after.str(),
                      [](char c) { return llvm::isAlpha(c); })
             ? std::optional(expanded)
             : std::nullopt;
}

/// Returns the result of an equation without one: the ellipsis, then the
/// letters that occur once, sorted.
static Letters getImplicitResult(llvm::ArrayRef<Letters> operands) {
  Letters digits, letters;
  std::string all;
  for (const Letters &term : operands)
    all += term;
  for (char c : all) {
    if (llvm::isDigit(c)) {
      if (digits.find(c) == Letters::npos)
        digits += c;
    } else if (llvm::count(all, c) == 1) {
      letters += c;
    }
  }
  llvm::sort(digits, [](char a, char b) { return a > b; });
  llvm::sort(letters);
  return digits + letters;
}

static FailureOr<Equation> readEquation(const Operator &op) {
  std::string text;
  for (char c : op.getString("equation", ""))
    if (!llvm::isSpace(c))
      text += c;
  const auto [left, right] = llvm::StringRef(text).split("->");
  llvm::SmallVector<llvm::StringRef> terms;
  left.split(terms, ',');
  if (terms.size() != op.getNumOperands())
    return op.emitError() << "has an equation for " << terms.size()
                          << " operands";
  Equation equation;
  for (auto [i, term] : llvm::enumerate(terms)) {
    auto expanded = expandTerm(term, op.getRank(i));
    if (!expanded)
      return op.emitError() << "has a term '" << term
                            << "' for an operand of rank " << op.getRank(i);
    equation.operands.push_back(*expanded);
  }
  const size_t rank = op.getResultShape().size();
  std::optional<Letters> result = llvm::StringRef(text).contains("->")
                                      ? expandTerm(right, rank)
                                      : getImplicitResult(equation.operands);
  if (!result || result->size() != rank)
    return op.emitError() << "has a result of rank " << rank
                          << ", which the equation has not";
  equation.result = *result;
  return equation;
}

static FailureOr<IndexedOp> indexEinsum(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  FailureOr<Equation> equation = readEquation(op);
  if (failed(equation))
    return failure();
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> to = nest.addLoops(op.getResultShape());
  llvm::MapVector<char, Loop> loops;
  for (auto [letter, index, extent] :
       llvm::zip(equation->result, to, op.getResultShape()))
    if (!loops.insert({letter, Loop{index, extent}}).second)
      return op.emitError() << "has an equation whose result repeats '"
                            << llvm::Twine(letter) << "'";

  // Other letters are summed over. A size of 1 broadcasts to another one.
  nest.startStage();
  llvm::MapVector<char, DimExpr> summed;
  for (auto [i, term] : llvm::enumerate(equation->operands))
    for (auto [letter, size] : llvm::zip(term, op.getShape(i)))
      if (!loops.count(letter)) {
        DimExpr &extent = summed[letter];
        if (!extent || extent.isConstant(1))
          extent = size;
      }
  for (auto [letter, extent] : summed)
    loops.insert({letter, Loop{nest.addLoop(extent), extent}});
  for (auto [i, term] : llvm::enumerate(equation->operands)) {
    llvm::SmallVector<AffineExpr> index;
    llvm::SmallVector<DimExpr> shape;
    for (char letter : term) {
      const Loop &loop = loops.find(letter)->second;
      index.push_back(loop.index);
      shape.push_back(loop.extent);
    }
    nest.readBroadcast(i, index, shape);
  }
  const Type type = op.getScalarType(0), wide = getAccumulatorType(type);
  nest.accumulate(getNumber(wide, 0));
  if (type == wide && op.getNumOperands() == 2)
    nest.contract();
  else
    nest.compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
      Value product = emitExtend(builder, arguments.elements[0]);
      for (Value element : arguments.elements.drop_front())
        product = builder.mul(product, emitExtend(builder, element));
      return Values{builder.add(arguments.carried[0], product)};
    });
  nest.startStage();
  nest.write(0, to);
  nest.compute([=](ScalarBuilder &builder, const PayloadArguments &arguments) {
    return Values{emitRound(builder, arguments.carried[0], type)};
  });
  return nest.takeOp();
}

llvm::ArrayRef<IndexEntry> getEinsumEntries() {
  static constexpr IndexEntry entries[] = {
      {"Einsum", indexEinsum},
  };
  return entries;
}

} // namespace mlir::onnx
