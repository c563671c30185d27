// SPDX-License-Identifier: Apache-2.0
#include "core/presburger/flat_linear_constraints.h"

#include "core/ir/affine/affine_flatten.h"

using namespace mlir;
using namespace mlir::presburger;

using Row = IntegerPolyhedron::Row;
using Local = AffineExprFlattener::Local;

/// Variables of the form from `numInputs` on become variables from `firstLocal`
/// on.
static Row toRow(const LinearForm &form, unsigned numInputs,
                 unsigned firstLocal, unsigned numCols) {
  Row row(numCols, DynamicAPInt(0));
  for (auto [variable, coefficient] : form.terms) {
    unsigned column =
        variable < numInputs ? variable : variable - numInputs + firstLocal;
    row[column] = DynamicAPInt(coefficient);
  }
  row.back() = DynamicAPInt(form.constant);
  return row;
}

static bool isModulus(const Local &local) {
  return local.expr.getKind() == AffineExprKind::Mod;
}

/// Returns true if `set` can represent constraints on the local.
static bool isKnown(const Local &local, bool conservatively) {
  return local.divisor != 0 || (conservatively && isModulus(local));
}

/// 0 <= x mod s <= s - 1 if s is a symbol.
static void addModulusBounds(FlatLinearConstraints &set, const Local &local,
                             unsigned variable) {
  set.IntegerPolyhedron::addBound(BoundType::LB, variable, 0);
  auto modulus = llvm::dyn_cast<AffineSymbolExpr>(
      AffineBinaryOpExpr(local.expr.getImpl()).getRHS());
  if (!modulus)
    return;
  Row row(set.getNumCols(), DynamicAPInt(0));
  row[variable] = -1;
  row[set.getNumDimVars() + modulus.getPosition()] = 1;
  row.back() = -1;
  set.addInequality(row);
}

/// Adds the locals of expressions as variables. Returns the first one.
static unsigned addLocals(FlatLinearConstraints &set,
                          llvm::ArrayRef<Local> locals) {
  unsigned first = set.getNumVars(), numInputs = set.getNumDimAndSymbolVars();
  for (const Local &local : locals) {
    if (local.divisor == 0) {
      unsigned variable = set.appendVar(VarKind::Local);
      addModulusBounds(set, local, variable);
      continue;
    }
    set.addLocalFloorDiv(
        toRow(local.dividend, numInputs, first, set.getNumCols()),
        DynamicAPInt(local.divisor));
  }
  return first;
}

LogicalResult
FlatLinearConstraints::addBound(BoundType type, unsigned pos,
                                AffineMap boundMap, bool isClosedBound,
                                AddConservativeSemiAffineBounds semiAffine) {
  assert(boundMap.getNumDims() == getNumDimVars() &&
         boundMap.getNumSymbols() == getNumSymbolVars() && "other variables");
  AffineExprFlattener flattener(boundMap.getContext(), getNumDimVars(),
                                getNumSymbolVars());
  llvm::SmallVector<LinearForm, 2> forms;
  for (AffineExpr expr : boundMap.getResults()) {
    FailureOr<LinearForm> form = flattener.flatten(expr);
    if (failed(form))
      return failure();
    forms.push_back(std::move(*form));
  }
  bool conservatively = semiAffine == AddConservativeSemiAffineBounds::Yes;
  for (const Local &local : flattener.getLocals())
    if (!isKnown(local, conservatively))
      return failure();

  unsigned firstLocal = addLocals(*this, flattener.getLocals());
  for (const LinearForm &form : forms) {
    Row row = toRow(form, getNumDimAndSymbolVars(), firstLocal, getNumCols());
    if (row[pos] != 0)
      continue;
    // expr - x >= 0, or x - expr >= 0; minus 1 if the bound is open.
    row[pos] = -1;
    if (type != BoundType::UB)
      for (DynamicAPInt &coefficient : row)
        coefficient = -coefficient;
    if (!isClosedBound)
      row.back() -= 1;
    type == BoundType::EQ ? addEquality(row) : addInequality(row);
  }
  return success();
}

LogicalResult
FlatLinearConstraints::addBound(BoundType type, unsigned pos,
                                AffineMap boundMap,
                                AddConservativeSemiAffineBounds semiAffine) {
  return addBound(type, pos, boundMap,
                  /*isClosedBound=*/type != BoundType::UB, semiAffine);
}
