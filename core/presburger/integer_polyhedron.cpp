// SPDX-License-Identifier: Apache-2.0
#include "core/presburger/integer_polyhedron.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir::presburger;

// Variables

unsigned IntegerPolyhedron::getVarKindOffset(VarKind kind) const {
  unsigned offset = 0;
  for (unsigned i = 0; i < static_cast<unsigned>(kind); ++i)
    offset += numVars[i];
  return offset;
}

unsigned IntegerPolyhedron::insertVar(VarKind kind, unsigned pos,
                                      unsigned num) {
  assert(pos <= getNumVarKind(kind) && "no such place");
  unsigned first = getVarKindOffset(kind) + pos;
  for (std::vector<Row> *rows : {&equalities, &inequalities})
    for (Row &row : *rows)
      row.insert(row.begin() + first, num, DynamicAPInt(0));
  numVars[static_cast<unsigned>(kind)] += num;
  return first;
}

void IntegerPolyhedron::removeVar(unsigned pos) {
  assert(pos < getNumVars() && "no such variable");
  for (std::vector<Row> *rows : {&equalities, &inequalities})
    for (Row &row : *rows)
      row.erase(row.begin() + pos);
  unsigned kind = pos < getNumDimVars()            ? 0
                  : pos < getNumDimAndSymbolVars() ? 1
                                                   : 2;
  --numVars[kind];
}

// Constraints

static IntegerPolyhedron::Row toRow(llvm::ArrayRef<int64_t> numbers) {
  IntegerPolyhedron::Row row;
  for (int64_t number : numbers)
    row.push_back(DynamicAPInt(number));
  return row;
}

void IntegerPolyhedron::addEquality(llvm::ArrayRef<DynamicAPInt> row) {
  assert(row.size() == getNumCols() && "another number of variables");
  equalities.emplace_back(row.begin(), row.end());
}

void IntegerPolyhedron::addEquality(llvm::ArrayRef<int64_t> row) {
  addEquality(toRow(row));
}

void IntegerPolyhedron::addInequality(llvm::ArrayRef<DynamicAPInt> row) {
  assert(row.size() == getNumCols() && "another number of variables");
  inequalities.emplace_back(row.begin(), row.end());
}

void IntegerPolyhedron::addInequality(llvm::ArrayRef<int64_t> row) {
  addInequality(toRow(row));
}

void IntegerPolyhedron::removeEquality(unsigned i) {
  equalities.erase(equalities.begin() + i);
}

void IntegerPolyhedron::removeInequality(unsigned i) {
  inequalities.erase(inequalities.begin() + i);
}

void IntegerPolyhedron::append(const IntegerPolyhedron &other) {
  assert(other.getNumCols() == getNumCols() && "other variables");
  llvm::append_range(equalities, other.equalities);
  llvm::append_range(inequalities, other.inequalities);
}

void IntegerPolyhedron::addBound(BoundType type, unsigned pos, int64_t value) {
  Row row(getNumCols(), DynamicAPInt(0));
  bool isUpper = type == BoundType::UB;
  row[pos] = isUpper ? -1 : 1;
  row.back() = isUpper ? DynamicAPInt(value) : -DynamicAPInt(value);
  type == BoundType::EQ ? addEquality(row) : addInequality(row);
}

/// q = e floordiv c: 0 <= e - c * q <= c - 1.
unsigned
IntegerPolyhedron::addLocalFloorDiv(llvm::ArrayRef<DynamicAPInt> dividend,
                                    const DynamicAPInt &divisor) {
  assert(dividend.size() == getNumCols() && divisor > 0 && "bad division");
  Row lower(dividend.begin(), dividend.end());
  unsigned local = appendVar(VarKind::Local);
  lower.insert(lower.begin() + local, -divisor);
  Row upper;
  for (const DynamicAPInt &coefficient : lower)
    upper.push_back(-coefficient);
  upper.back() += divisor - 1;
  addInequality(lower);
  addInequality(upper);
  return local;
}

// Searches

std::optional<unsigned>
IntegerPolyhedron::findConstraintWithNonZeroAt(unsigned pos, bool isEq) const {
  for (auto [i, row] : llvm::enumerate(isEq ? equalities : inequalities))
    if (row[pos] != 0)
      return i;
  return std::nullopt;
}

/// Returns true if the row contains a variable of [offset, offset + num) other
/// than `pos`.
static bool hasOther(llvm::ArrayRef<DynamicAPInt> row, unsigned pos,
                     unsigned offset, unsigned num) {
  for (unsigned i = offset; i < offset + num; ++i)
    if (i != pos && row[i] != 0)
      return true;
  return false;
}

void IntegerPolyhedron::getLowerAndUpperBoundIndices(
    unsigned pos, llvm::SmallVectorImpl<unsigned> *lbIndices,
    llvm::SmallVectorImpl<unsigned> *ubIndices,
    llvm::SmallVectorImpl<unsigned> *eqIndices, unsigned offset,
    unsigned num) const {
  for (auto [i, row] : llvm::enumerate(inequalities))
    if (row[pos] != 0 && !hasOther(row, pos, offset, num))
      (row[pos] > 0 ? lbIndices : ubIndices)->push_back(i);
  if (!eqIndices)
    return;
  for (auto [i, row] : llvm::enumerate(equalities))
    if (row[pos] != 0 && !hasOther(row, pos, offset, num))
      eqIndices->push_back(i);
}

// Printing

void IntegerPolyhedron::print(llvm::raw_ostream &os) const {
  os << getNumDimVars() << " dims, " << getNumSymbolVars() << " symbols, "
     << getNumLocalVars() << " locals\n";
  auto printRows = [&](const std::vector<Row> &rows, llvm::StringRef relation) {
    for (const Row &row : rows) {
      for (const DynamicAPInt &coefficient : row)
        os << coefficient << ' ';
      os << relation << " 0\n";
    }
  };
  printRows(equalities, "=");
  printRows(inequalities, ">=");
}

void IntegerPolyhedron::dump() const { print(llvm::errs()); }
