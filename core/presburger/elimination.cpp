// SPDX-License-Identifier: Apache-2.0
//
// Derivations by elimination of variables.
#include <map>

#include "core/presburger/integer_polyhedron.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::presburger;

using Row = IntegerPolyhedron::Row;

static llvm::ArrayRef<DynamicAPInt> getCoefficients(const Row &row) {
  return llvm::ArrayRef(row).drop_back();
}

static bool isConstant(const Row &row) {
  return llvm::all_of(getCoefficients(row),
                      [](const DynamicAPInt &c) { return c == 0; });
}

/// Returns the greatest common divisor of the coefficients, or 0 if all are 0.
static DynamicAPInt getGCD(const Row &row) {
  DynamicAPInt divisor(0);
  for (const DynamicAPInt &coefficient : getCoefficients(row))
    divisor = gcd(divisor, abs(coefficient));
  return divisor;
}

// Normal form

/// Inequality: g * e + k >= 0 iff e + floor(k / g) >= 0.
/// Equality: g * e + k = 0 iff e + k / g = 0, if g divides k. Otherwise there
/// are no points: 1 = 0.
static void normalize(Row &row, bool isEq) {
  DynamicAPInt divisor = getGCD(row);
  if (divisor == 0)
    return;
  if (isEq && row.back() % divisor != 0) {
    row.assign(row.size(), DynamicAPInt(0));
    row.back() = 1;
    return;
  }
  if (divisor == 1)
    return;
  for (DynamicAPInt &coefficient : llvm::MutableArrayRef(row).drop_back())
    coefficient /= divisor;
  row.back() = floorDiv(row.back(), divisor);
}

void IntegerPolyhedron::normalizeConstraintsByGCD() {
  for (Row &row : equalities)
    normalize(row, /*isEq=*/true);
  for (Row &row : inequalities)
    normalize(row, /*isEq=*/false);
}

void IntegerPolyhedron::removeTrivialRedundancy() {
  normalizeConstraintsByGCD();
  llvm::erase_if(equalities, [](const Row &row) {
    return isConstant(row) && row.back() == 0;
  });
  std::map<Row, size_t> placeOf;
  std::vector<Row> kept;
  for (Row &row : inequalities) {
    if (isConstant(row) && row.back() >= 0)
      continue;
    Row coefficients(getCoefficients(row));
    auto [place, isNew] = placeOf.try_emplace(coefficients, kept.size());
    if (isNew)
      kept.push_back(std::move(row));
    else if (row.back() < kept[place->second].back())
      kept[place->second].back() = row.back();
  }
  inequalities = std::move(kept);
}

bool IntegerPolyhedron::hasInvalidConstraint() const {
  return llvm::any_of(equalities,
                      [](const Row &row) {
                        return isConstant(row) && row.back() != 0;
                      }) ||
         llvm::any_of(inequalities, [](const Row &row) {
           return isConstant(row) && row.back() < 0;
         });
}

// Elimination

/// `row := |p| * row - sign(p) * c * pivot`, where p and c are the coefficients
/// of the pivot, an equality, and of the row. Afterwards c is 0; the row has
/// been multiplied by a positive factor.
static void eliminateFrom(Row &row, const Row &pivot, unsigned pos) {
  if (row[pos] == 0)
    return;
  DynamicAPInt factor = abs(pivot[pos]);
  DynamicAPInt other = pivot[pos] > 0 ? row[pos] : -row[pos];
  for (auto [coefficient, ofPivot] : llvm::zip_equal(row, pivot))
    coefficient = coefficient * factor - other * ofPivot;
}

/// Uses the first equality with the smallest coefficient. Exact over the
/// integers if the coefficient is 1 or -1.
bool IntegerPolyhedron::gaussianEliminateVar(unsigned pos) {
  std::optional<unsigned> best;
  for (auto [i, row] : llvm::enumerate(equalities))
    if (row[pos] != 0 && (!best || abs(row[pos]) < abs(equalities[*best][pos])))
      best = i;
  if (!best)
    return false;
  Row pivot = equalities[*best];
  removeEquality(*best);
  for (std::vector<Row> *rows : {&equalities, &inequalities})
    for (Row &row : *rows)
      eliminateFrom(row, pivot, pos);
  removeVar(pos);
  removeTrivialRedundancy();
  return true;
}

/// a * x + e >= 0 and -b * x + f >= 0, with positive a and b, imply b * e + a *
/// f >= 0. No equality may contain the variable.
void IntegerPolyhedron::fourierMotzkinEliminate(unsigned pos) {
  std::vector<Row> lower, upper, others;
  for (Row &row : inequalities)
    (row[pos] > 0   ? lower
     : row[pos] < 0 ? upper
                    : others)
        .push_back(std::move(row));
  // Drops the combined constraints if there would be too many.
  size_t most = explosionFactor * getNumCols() * getNumCols();
  if (lower.size() * upper.size() <= most)
    for (const Row &lb : lower)
      for (const Row &ub : upper) {
        Row &sum = others.emplace_back();
        for (auto [e, f] : llvm::zip_equal(lb, ub))
          sum.push_back(-ub[pos] * e + lb[pos] * f);
      }
  inequalities = std::move(others);
  removeVar(pos);
  removeTrivialRedundancy();
}

unsigned IntegerPolyhedron::getBestVarToEliminate(unsigned pos,
                                                  unsigned num) const {
  unsigned best = pos;
  std::optional<size_t> fewest;
  for (unsigned i = pos; i < pos + num; ++i) {
    llvm::SmallVector<unsigned, 8> lower, upper;
    getLowerAndUpperBoundIndices(i, &lower, &upper);
    size_t count = lower.size() * upper.size();
    if (fewest && count >= *fewest)
      continue;
    fewest = count;
    best = i;
  }
  return best;
}

void IntegerPolyhedron::projectOut(unsigned pos, unsigned num) {
  for (unsigned i = pos; i < pos + num;)
    if (gaussianEliminateVar(i))
      --num;
    else
      ++i;
  for (; num > 0; --num)
    fourierMotzkinEliminate(getBestVarToEliminate(pos, num));
  removeTrivialRedundancy();
}

// Queries

bool IntegerPolyhedron::isEmpty() const {
  IntegerPolyhedron rest = *this;
  rest.removeTrivialRedundancy();
  for (unsigned i = 0; i < rest.getNumVars();) {
    if (rest.hasInvalidConstraint())
      return true;
    if (!rest.gaussianEliminateVar(i))
      ++i;
  }
  while (rest.getNumVars() > 0 && !rest.hasExploded()) {
    if (rest.hasInvalidConstraint())
      return true;
    rest.fourierMotzkinEliminate(
        rest.getBestVarToEliminate(0, rest.getNumVars()));
  }
  return rest.hasInvalidConstraint();
}

std::optional<DynamicAPInt>
IntegerPolyhedron::getConstantBound(BoundType type, unsigned pos) const {
  if (type == BoundType::EQ) {
    std::optional<DynamicAPInt> lower = getConstantBound(BoundType::LB, pos);
    if (lower && lower == getConstantBound(BoundType::UB, pos))
      return lower;
    return std::nullopt;
  }
  IntegerPolyhedron line = *this;
  line.projectOut(pos + 1, getNumVars() - pos - 1);
  line.projectOut(0, pos);
  if (line.hasInvalidConstraint())
    return std::nullopt;
  // In normal form the coefficients are 1 or -1.
  for (const Row &row : line.equalities)
    return row[0] > 0 ? -row[1] : row[1];
  std::optional<DynamicAPInt> bound;
  for (const Row &row : line.inequalities) {
    if ((row[0] > 0) != (type == BoundType::LB))
      continue;
    DynamicAPInt value = row[0] > 0 ? -row[1] : row[1];
    if (!bound || (type == BoundType::LB ? value > *bound : value < *bound))
      bound = value;
  }
  return bound;
}

std::optional<int64_t>
IntegerPolyhedron::getConstantBound64(BoundType type, unsigned pos) const {
  std::optional<DynamicAPInt> bound = getConstantBound(type, pos);
  if (!bound || *bound < DynamicAPInt(INT64_MIN) ||
      *bound > DynamicAPInt(INT64_MAX))
    return std::nullopt;
  return int64_t(*bound);
}

void IntegerPolyhedron::removeRedundantInequalities() {
  removeTrivialRedundancy();
  for (unsigned i = 0; i < inequalities.size();) {
    // e >= 0 is implied if e <= -1 is infeasible.
    IntegerPolyhedron opposite = *this;
    for (DynamicAPInt &coefficient : opposite.inequalities[i])
      coefficient = -coefficient;
    opposite.inequalities[i].back() -= 1;
    if (opposite.isEmpty())
      removeInequality(i);
    else
      ++i;
  }
}
