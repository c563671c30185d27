// SPDX-License-Identifier: Apache-2.0
//
// Tests whether the custom form of an operation is complete: a format may omit
// parts that cannot be inferred.
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/format/assembly_format_impl.h"
#include "llvm/ADT/SmallSet.h"

namespace mlir {
namespace {

using ods::AnchorKind;
using ods::FormatOpcode;
using ods::TypeSource;

/// Interprets a format as printing one operation does, including elements that
/// are not printed.
class CoverageChecker {
public:
  explicit CoverageChecker(Operation *op)
      : op(op), descriptor(*op->getName().getDescriptor()),
        reader(descriptor.format->program) {}

  bool check();

private:
  using Part = std::pair<AnchorKind, unsigned>;

  void visitSequence(bool isPrinted);
  void visitElement(bool isPrinted);
  void visitBody(FormatOpcode opcode, uint8_t flags, bool isPrinted);
  void visitOptional(uint8_t flags, bool isPrinted);
  void visitClauses(bool isPrinted);
  void visitRegions(llvm::MutableArrayRef<Region> regions, bool isPrinted);
  void visitTypes(bool isPrinted, bool mayBeEmpty);
  void noteOne(AnchorKind kind, bool isPrinted) {
    note(kind, reader.takeNumber(), isPrinted);
  }
  void noteAll(AnchorKind kind, size_t count, bool isPrinted) {
    for (size_t i = 0; i < count; ++i)
      note(kind, i, isPrinted);
  }
  void note(AnchorKind kind, unsigned index, bool isPrinted) {
    (isPrinted ? printed : leftOut).insert({kind, index});
  }
  bool isPresent(AnchorKind kind, unsigned index) {
    return detail::isPresent(op, kind, index);
  }

  Operation *op;
  const OpDescriptor &descriptor;
  detail::FormatReader reader;
  /// True if a printed list of types is empty although the parser requires a
  /// type.
  bool lacksType = false;
  /// True if a region without a block, or with an empty block, is printed in a
  /// form that is parsed as the other one.
  bool lacksBlock = false;
  llvm::SmallSet<Part, 8> printed;
  llvm::SmallSet<Part, 8> leftOut;
};

bool CoverageChecker::check() {
  visitSequence(/*isPrinted=*/true);
  return !lacksType && !lacksBlock && llvm::none_of(leftOut, [&](Part part) {
    return !printed.contains(part) && isPresent(part.first, part.second);
  });
}

void CoverageChecker::visitSequence(bool isPrinted) {
  for (unsigned count = reader.takeNumber(); count--;)
    visitElement(isPrinted);
}

void CoverageChecker::visitElement(bool isPrinted) {
  const detail::FormatReader start = reader;
  const FormatOpcode opcode = reader.takeOpcode();
  const uint8_t flags = reader.takeByte();
  visitBody(opcode, flags, isPrinted);
  if (opcode == FormatOpcode::Optional || opcode == FormatOpcode::OIList)
    return;
  reader = start;
  reader.skipElement();
}

/// Visits an element after its opcode and flags. May stop early in elements
/// without nested sequences.
void CoverageChecker::visitBody(FormatOpcode opcode, uint8_t flags,
                                bool isPrinted) {
  switch (opcode) {
  case FormatOpcode::Operand:
    return noteOne(AnchorKind::Operand, isPrinted);
  case FormatOpcode::Attribute:
    return noteOne(AnchorKind::Attribute, isPrinted);
  case FormatOpcode::Property:
    return noteOne(AnchorKind::Property, isPrinted);
  case FormatOpcode::Region: {
    const unsigned index = reader.takeNumber();
    note(AnchorKind::Region, index, isPrinted);
    return visitRegions(getRegionGroup(op, index), isPrinted);
  }
  case FormatOpcode::Operands:
    return noteAll(AnchorKind::Operand, descriptor.operands.size(), isPrinted);
  case FormatOpcode::Regions:
    noteAll(AnchorKind::Region, descriptor.regions.size(), isPrinted);
    return visitRegions(op->getRegions(), isPrinted);
  case FormatOpcode::SetUnit:
    return noteOne(reader.takeByte() ? AnchorKind::Property
                                     : AnchorKind::Attribute,
                   isPrinted);
  case FormatOpcode::Type:
    return visitTypes(isPrinted, /*mayBeEmpty=*/false);
  case FormatOpcode::FunctionalType:
    visitTypes(isPrinted, /*mayBeEmpty=*/true);
    return visitTypes(isPrinted, /*mayBeEmpty=*/true);
  case FormatOpcode::Optional:
    return visitOptional(flags, isPrinted);
  case FormatOpcode::OIList:
    return visitClauses(isPrinted);
  default:
    return;
  }
}

/// `{}` is parsed as a region without blocks or, if the operation requires a
/// block, with one.
void CoverageChecker::visitRegions(llvm::MutableArrayRef<Region> regions,
                                   bool isPrinted) {
  const bool hasBlock = op->hasTrait<OpTrait::SingleBlock>() ||
                        op->hasTrait<OpTrait::SingleBlockImplicitTerminator>();
  lacksBlock |= isPrinted && llvm::any_of(regions, [&](Region &region) {
                  if (region.empty())
                    return hasBlock;
                  return !hasBlock && region.hasOneBlock() &&
                         region.front().empty() &&
                         region.getNumArguments() == 0;
                });
}

void CoverageChecker::visitOptional(uint8_t flags, bool isPrinted) {
  const bool isInverted = flags & ods::FormatFlags::Inverted;
  const bool printsFirst =
      reader.takeAnchors([&](AnchorKind kind, unsigned index) {
        return isPresent(kind, index);
      }) != isInverted;
  reader.takeNumber();
  visitSequence(isPrinted && printsFirst);
  visitSequence(isPrinted && !printsFirst);
}

void CoverageChecker::visitClauses(bool isPrinted) {
  for (unsigned count = reader.takeNumber(); count--;) {
    const bool isClausePrinted =
        reader.takeAnchors([&](AnchorKind kind, unsigned index) {
          return isPresent(kind, index);
        });
    visitSequence(isPrinted && isClausePrinted);
  }
}

/// Visits a list of types. A VariadicOfVariadic group has its types in
/// parentheses and may be empty.
void CoverageChecker::visitTypes(bool isPrinted, bool mayBeEmpty) {
  const auto source = TypeSource(reader.takeByte());
  bool isEmpty = false;
  switch (source) {
  case TypeSource::Operand: {
    const unsigned index = reader.takeNumber();
    isEmpty =
        descriptor.operands[index].multiplicity == Multiplicity::Variadic &&
        getOperandGroup(op, index).empty();
    break;
  }
  case TypeSource::Result: {
    const unsigned index = reader.takeNumber();
    isEmpty =
        descriptor.results[index].multiplicity == Multiplicity::Variadic &&
        getResultGroup(op, index).empty();
    note(AnchorKind::Result, index, isPrinted);
    break;
  }
  case TypeSource::Operands:
    isEmpty = op->getNumOperands() == 0;
    break;
  case TypeSource::Results:
    isEmpty = op->getNumResults() == 0;
    noteAll(AnchorKind::Result, descriptor.results.size(), isPrinted);
    break;
  }
  lacksType |= isPrinted && isEmpty && !mayBeEmpty;
}

} // namespace

bool isCoveredByFormat(Operation *op) {
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  return !descriptor || !descriptor->format || CoverageChecker(op).check();
}

} // namespace mlir
