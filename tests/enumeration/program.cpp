// SPDX-License-Identifier: Apache-2.0
#include "tests/enumeration/program.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/structure/block.h"
#include "dialects/arith/arith.h"
#include "dialects/index/index.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::enumeration {
namespace {

using Wide = __int128;
using UnsignedWide = unsigned __int128;

Wide toSigned(uint64_t bits, unsigned width) {
  const Wide sign = Wide(1) << (width - 1);
  return (Wide(bits) ^ sign) - sign;
}

bool fitsSigned(Wide value, unsigned width) {
  const Wide limit = Wide(1) << (width - 1);
  return -limit <= value && value < limit;
}

bool fitsUnsigned(Wide value, unsigned width) {
  return value >= 0 && value < (Wide(1) << width);
}

/// The operands of an operation on two integers of one width.
struct Pair {
  Pair(const Instruction &in, const uint64_t *operands)
      : width(in.width), a(operands[0]), b(operands[1]),
        sa(toSigned(operands[0], in.width)),
        sb(toSigned(operands[1], in.width)) {}
  unsigned width;
  uint64_t a, b;
  Wide sa, sb;
};

Number wrap(Wide value, unsigned width) {
  return Number::of(truncate(uint64_t(value), width));
}

/// Sets the result unless a flag makes it poison.
void setChecked(const Instruction &in, Wide asSigned, Wide asUnsigned,
                Number &result) {
  if ((!in.nsw || fitsSigned(asSigned, in.width)) &&
      (!in.nuw || fitsUnsigned(asUnsigned, in.width)))
    result = wrap(asSigned, in.width);
}

bool add(const Instruction &in, const uint64_t *operands, Number *results) {
  const Pair p(in, operands);
  setChecked(in, p.sa + p.sb, Wide(p.a) + Wide(p.b), *results);
  return true;
}

bool subtract(const Instruction &in, const uint64_t *operands,
              Number *results) {
  const Pair p(in, operands);
  setChecked(in, p.sa - p.sb, Wide(p.a) - Wide(p.b), *results);
  return true;
}

bool multiply(const Instruction &in, const uint64_t *operands,
              Number *results) {
  const Pair p(in, operands);
  const UnsignedWide product = UnsignedWide(p.a) * UnsignedWide(p.b);
  if ((!in.nsw || fitsSigned(p.sa * p.sb, in.width)) &&
      (!in.nuw || (product >> in.width) == 0))
    *results = wrap(p.sa * p.sb, in.width);
  return true;
}

bool addExtended(const Instruction &in, const uint64_t *operands,
                 Number *results) {
  const Wide sum = Wide(operands[0]) + Wide(operands[1]);
  results[0] = wrap(sum, in.width);
  results[1] = Number::of((sum >> in.width) != 0);
  return true;
}

bool multiplyUnsignedExtended(const Instruction &in, const uint64_t *operands,
                              Number *results) {
  const UnsignedWide product =
      UnsignedWide(operands[0]) * UnsignedWide(operands[1]);
  results[0] = Number::of(truncate(uint64_t(product), in.width));
  results[1] = Number::of(truncate(uint64_t(product >> in.width), in.width));
  return true;
}

bool multiplySignedExtended(const Instruction &in, const uint64_t *operands,
                            Number *results) {
  const Pair p(in, operands);
  const Wide product = p.sa * p.sb;
  results[0] = wrap(product, in.width);
  results[1] = wrap(product >> in.width, in.width);
  return true;
}

bool shiftLeft(const Instruction &in, const uint64_t *operands,
               Number *results) {
  const Pair p(in, operands);
  if (p.b < p.width) {
    const Wide factor = Wide(1) << p.b;
    const UnsignedWide lost = UnsignedWide(p.a) << p.b >> p.width;
    if ((!in.nsw || fitsSigned(p.sa * factor, p.width)) &&
        (!in.nuw || lost == 0))
      *results = wrap(p.sa * factor, p.width);
  }
  return true;
}

bool shiftRightUnsigned(const Instruction &in, const uint64_t *operands,
                        Number *results) {
  const Pair p(in, operands);
  if (p.b < p.width && (!in.exact || (p.a >> p.b << p.b) == p.a))
    *results = Number::of(p.a >> p.b);
  return true;
}

bool shiftRightSigned(const Instruction &in, const uint64_t *operands,
                      Number *results) {
  const Pair p(in, operands);
  if (p.b < p.width && (!in.exact || (p.a >> p.b << p.b) == p.a))
    *results = wrap(p.sa >> p.b, p.width);
  return true;
}

bool divideUnsigned(const Instruction &in, const uint64_t *operands,
                    Number *results) {
  const Pair p(in, operands);
  if (p.b == 0)
    return false;
  if (!in.exact || p.a % p.b == 0)
    *results = Number::of(p.a / p.b);
  return true;
}

bool ceilDivideUnsigned(const Instruction &in, const uint64_t *operands,
                        Number *results) {
  const Pair p(in, operands);
  if (p.b == 0)
    return false;
  *results = Number::of(p.a / p.b + (p.a % p.b != 0));
  return true;
}

bool remainderUnsigned(const Instruction &in, const uint64_t *operands,
                       Number *results) {
  const Pair p(in, operands);
  if (p.b == 0)
    return false;
  *results = Number::of(p.a % p.b);
  return true;
}

/// Whether the signed quotient is defined.
bool hasQuotient(const Pair &p) {
  return p.sb != 0 && fitsSigned(p.sa / p.sb, p.width);
}

bool divideSigned(const Instruction &in, const uint64_t *operands,
                  Number *results) {
  const Pair p(in, operands);
  if (!hasQuotient(p))
    return false;
  if (!in.exact || p.sa % p.sb == 0)
    *results = wrap(p.sa / p.sb, p.width);
  return true;
}

bool ceilDivideSigned(const Instruction &in, const uint64_t *operands,
                      Number *results) {
  const Pair p(in, operands);
  if (!hasQuotient(p))
    return false;
  const bool isCut = p.sa % p.sb != 0 && (p.sa < 0) == (p.sb < 0);
  *results = wrap(p.sa / p.sb + isCut, p.width);
  return true;
}

bool floorDivideSigned(const Instruction &in, const uint64_t *operands,
                       Number *results) {
  const Pair p(in, operands);
  if (!hasQuotient(p))
    return false;
  const bool isCut = p.sa % p.sb != 0 && (p.sa < 0) != (p.sb < 0);
  *results = wrap(p.sa / p.sb - isCut, p.width);
  return true;
}

bool remainderSigned(const Instruction &in, const uint64_t *operands,
                     Number *results) {
  const Pair p(in, operands);
  if (!hasQuotient(p))
    return false;
  *results = wrap(p.sa % p.sb, p.width);
  return true;
}

bool andBits(const Instruction &, const uint64_t *operands, Number *results) {
  *results = Number::of(operands[0] & operands[1]);
  return true;
}

bool orBits(const Instruction &, const uint64_t *operands, Number *results) {
  *results = Number::of(operands[0] | operands[1]);
  return true;
}

bool xorBits(const Instruction &, const uint64_t *operands, Number *results) {
  *results = Number::of(operands[0] ^ operands[1]);
  return true;
}

bool maxSigned(const Instruction &in, const uint64_t *operands,
               Number *results) {
  const Pair p(in, operands);
  *results = Number::of(p.sa > p.sb ? p.a : p.b);
  return true;
}

bool minSigned(const Instruction &in, const uint64_t *operands,
               Number *results) {
  const Pair p(in, operands);
  *results = Number::of(p.sa < p.sb ? p.a : p.b);
  return true;
}

bool maxUnsigned(const Instruction &, const uint64_t *operands,
                 Number *results) {
  *results = Number::of(std::max(operands[0], operands[1]));
  return true;
}

bool minUnsigned(const Instruction &, const uint64_t *operands,
                 Number *results) {
  *results = Number::of(std::min(operands[0], operands[1]));
  return true;
}

bool holds(unsigned predicate, const Pair &p) {
  switch (static_cast<arith::CmpIPredicate>(predicate)) {
  case arith::CmpIPredicate::eq:
    return p.a == p.b;
  case arith::CmpIPredicate::ne:
    return p.a != p.b;
  case arith::CmpIPredicate::slt:
    return p.sa < p.sb;
  case arith::CmpIPredicate::sle:
    return p.sa <= p.sb;
  case arith::CmpIPredicate::sgt:
    return p.sa > p.sb;
  case arith::CmpIPredicate::sge:
    return p.sa >= p.sb;
  case arith::CmpIPredicate::ult:
    return p.a < p.b;
  case arith::CmpIPredicate::ule:
    return p.a <= p.b;
  case arith::CmpIPredicate::ugt:
    return p.a > p.b;
  case arith::CmpIPredicate::uge:
    return p.a >= p.b;
  }
  return false;
}

bool compare(const Instruction &in, const uint64_t *operands, Number *results) {
  *results = Number::of(holds(in.predicate, Pair(in, operands)));
  return true;
}

bool castSigned(const Instruction &in, const uint64_t *operands,
                Number *results) {
  *results = wrap(toSigned(operands[0], in.width), in.resultWidth);
  return true;
}

bool castUnsigned(const Instruction &in, const uint64_t *operands,
                  Number *results) {
  *results = Number::of(truncate(operands[0], in.resultWidth));
  return true;
}

bool truncateChecked(const Instruction &in, const uint64_t *operands,
                     Number *results) {
  if ((!in.nsw ||
       fitsSigned(toSigned(operands[0], in.width), in.resultWidth)) &&
      (!in.nuw || fitsUnsigned(Wide(operands[0]), in.resultWidth)))
    *results = Number::of(truncate(operands[0], in.resultWidth));
  return true;
}

/// Does nothing: a select is evaluated in place, since it may have an operand
/// that is poison.
bool select(const Instruction &, const uint64_t *, Number *) { return true; }

const llvm::StringMap<Compute> &getTable() {
  static const llvm::StringMap<Compute> table = {
      {"arith.addi", add},
      {"arith.subi", subtract},
      {"arith.muli", multiply},
      {"arith.addui_extended", addExtended},
      {"arith.mului_extended", multiplyUnsignedExtended},
      {"arith.mulsi_extended", multiplySignedExtended},
      {"arith.shli", shiftLeft},
      {"arith.shrui", shiftRightUnsigned},
      {"arith.shrsi", shiftRightSigned},
      {"arith.divui", divideUnsigned},
      {"arith.divsi", divideSigned},
      {"arith.ceildivui", ceilDivideUnsigned},
      {"arith.ceildivsi", ceilDivideSigned},
      {"arith.floordivsi", floorDivideSigned},
      {"arith.remui", remainderUnsigned},
      {"arith.remsi", remainderSigned},
      {"arith.andi", andBits},
      {"arith.ori", orBits},
      {"arith.xori", xorBits},
      {"arith.maxsi", maxSigned},
      {"arith.minsi", minSigned},
      {"arith.maxui", maxUnsigned},
      {"arith.minui", minUnsigned},
      {"arith.cmpi", compare},
      {"arith.select", select},
      {"arith.extsi", castSigned},
      {"arith.extui", castUnsigned},
      {"arith.trunci", truncateChecked},
      {"arith.index_cast", castSigned},
      {"arith.index_castui", castUnsigned},
      {"index.add", add},
      {"index.sub", subtract},
      {"index.mul", multiply},
      {"index.divs", divideSigned},
      {"index.divu", divideUnsigned},
      {"index.ceildivs", ceilDivideSigned},
      {"index.ceildivu", ceilDivideUnsigned},
      {"index.floordivs", floorDivideSigned},
      {"index.rems", remainderSigned},
      {"index.remu", remainderUnsigned},
      {"index.and", andBits},
      {"index.or", orBits},
      {"index.xor", xorBits},
      {"index.maxs", maxSigned},
      {"index.mins", minSigned},
      {"index.maxu", maxUnsigned},
      {"index.minu", minUnsigned},
      {"index.shl", shiftLeft},
      {"index.shrs", shiftRightSigned},
      {"index.shru", shiftRightUnsigned},
      {"index.cmp", compare},
      {"index.casts", castSigned},
      {"index.castu", castUnsigned},
  };
  return table;
}

/// index has the same predicates in another order.
unsigned getPredicate(Operation &op) {
  if (auto cmp = llvm::dyn_cast<arith::CmpIOp>(op))
    return unsigned(cmp.getPredicate());
  auto cmp = llvm::dyn_cast<index::CmpOp>(op);
  if (!cmp)
    return 0;
  const std::optional<arith::CmpIPredicate> predicate =
      arith::symbolizeCmpIPredicate(
          index::stringifyIndexCmpPredicate(cmp.getPred()));
  return unsigned(*predicate);
}

void readFlags(Operation &op, Instruction &in) {
  if (auto flagged =
          llvm::dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(&op)) {
    in.nsw = flagged.hasNoSignedWrap();
    in.nuw = flagged.hasNoUnsignedWrap();
  }
  in.exact = op.hasAttr("isExact");
}

} // namespace

unsigned Program::getWidth(Type type) const {
  type = getElementTypeOrSelf(type);
  return type.isIndex() ? indexWidth : type.getIntOrFloatBitWidth();
}

bool Program::addConstant(Operation &op, unsigned lane) {
  const llvm::StringRef name = op.getName().getStringRef();
  if (name == "ub.poison") {
    slotOf[op.getResult(0)] = slots.size();
    slots.push_back(Number());
    return true;
  }
  if (name != "arith.constant" && name != "index.constant" &&
      name != "index.bool.constant")
    return false;
  Attribute attribute = op.getAttr("value");
  if (auto elements = llvm::dyn_cast<DenseElementsAttr>(attribute))
    attribute = *(elements.getValues<Attribute>().begin() + lane);
  if (!llvm::isa<IntegerAttr>(attribute))
    return false;
  slotOf[op.getResult(0)] = slots.size();
  slots.push_back(Number::of(
      truncate(llvm::cast<IntegerAttr>(attribute).getValue().getZExtValue(),
               getWidth(op.getResult(0).getType()))));
  return true;
}

bool Program::addInstruction(Operation &op, std::string &error) {
  const auto found = getTable().find(op.getName().getStringRef());
  if (found == getTable().end()) {
    error = "unknown operation " + op.getName().getStringRef().str();
    return false;
  }
  Instruction in;
  in.compute = found->second;
  in.width = getWidth(op.getOperand(0).getType());
  in.resultWidth = getWidth(op.getResult(0).getType());
  in.predicate = getPredicate(op);
  in.isSignedDivision =
      in.compute == divideSigned || in.compute == ceilDivideSigned ||
      in.compute == floorDivideSigned || in.compute == remainderSigned;
  in.isDivision = in.isSignedDivision || in.compute == divideUnsigned ||
                  in.compute == ceilDivideUnsigned ||
                  in.compute == remainderUnsigned;
  readFlags(op, in);
  for (Value operand : op.getOperands())
    in.operands[in.numOperands++] = slotOf.lookup(operand);
  in.results = slots.size();
  in.numResults = op.getNumResults();
  for (Value result : op.getResults()) {
    slotOf[result] = slots.size();
    slots.push_back(Number());
  }
  instructions.push_back(in);
  return true;
}

Program::Program(Operation *function, unsigned lane, unsigned indexWidth,
                 std::string &error)
    : indexWidth(indexWidth) {
  Region &body = function->getRegion(0);
  if (!llvm::hasSingleElement(body)) {
    error = "more than one block";
    return;
  }
  Block &block = body.front();
  for (Value argument : block.getArguments()) {
    slotOf[argument] = slots.size();
    slots.push_back(Number());
  }
  for (Operation &op : block) {
    if (op.getName().getStringRef() == "func.return") {
      for (Value value : op.getOperands())
        returned.push_back(slotOf.lookup(value));
      return;
    }
    if (!addConstant(op, lane) && !addInstruction(op, error))
      return;
  }
}

bool Program::run(llvm::ArrayRef<Number> arguments,
                  std::vector<Number> &results) {
  std::copy(arguments.begin(), arguments.end(), slots.begin());
  for (const Instruction &in : instructions) {
    Number *out = &slots[in.results];
    if (in.compute == select) {
      const Number condition = slots[in.operands[0]];
      *out = condition.isPoison ? Number()
                                : slots[in.operands[condition.bits ? 1 : 2]];
      continue;
    }
    uint64_t operands[3];
    bool isPoison = false;
    for (unsigned i = 0; i < in.numOperands; ++i) {
      const Number &operand = slots[in.operands[i]];
      isPoison |= operand.isPoison;
      operands[i] = operand.bits;
    }
    if (in.isDivision && slots[in.operands[1]].isPoison)
      return false;
    for (unsigned i = 0; i < in.numResults; ++i)
      out[i] = Number();
    // Poison may be any dividend: division by zero is undefined, and so is
    // signed division by -1, since the dividend may be the least number.
    if (in.isDivision && isPoison &&
        (operands[1] == 0 || (in.isSignedDivision &&
                              operands[1] == truncate(~uint64_t(0), in.width))))
      return false;
    if (!isPoison && !in.compute(in, operands, out))
      return false;
  }
  results.clear();
  for (unsigned slot : returned)
    results.push_back(slots[slot]);
  return true;
}

} // namespace mlir::enumeration
