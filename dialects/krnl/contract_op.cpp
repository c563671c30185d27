// SPDX-License-Identifier: Apache-2.0
//
// contract: verifier.
#include "dialects/krnl/contract_op.h"
#include "dialects/krnl/loop_ops.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::krnl;

bool ContractOp::isPadded(unsigned input) {
  const std::optional<ArrayRef<int64_t>> padded = getPadded();
  return padded && llvm::is_contained(*padded, static_cast<int64_t>(input));
}

static MemRefType getMemRefType(Value value) {
  return cast<MemRefType>(value.getType());
}

/// Verifies 3. to 5. of ContractOp::verify.
static LogicalResult verifyMaps(ContractOp op) {
  SmallVector<Value> memrefs(op.getInputs());
  memrefs.push_back(op.getOutput());
  llvm::append_range(memrefs, op.getExtras());

  // 3.
  if (op.getMaps().size() != memrefs.size())
    return op.emitOpError("has ") << op.getMaps().size() << " maps and "
                                  << memrefs.size() << " memrefs";
  const unsigned numIterators = op.getNumIterators();
  for (auto [i, memref] : llvm::enumerate(memrefs)) {
    // 4.
    const AffineMap map = op.getMapAt(i);
    const int64_t rank = getMemRefType(memref).getRank();
    if (map.getNumDims() != numIterators ||
        map.getNumSymbols() != op.getSymbols().size() ||
        map.getNumResults() != rank)
      return op.emitOpError("has map #")
             << i << " with " << map.getNumDims() << " dimensions, "
             << map.getNumSymbols() << " symbols and " << map.getNumResults()
             << " results; expected " << numIterators << ", "
             << op.getSymbols().size() << " and " << rank;

    // 5.
    if (i < op.getInputs().size())
      continue;
    for (unsigned iterator = 0; iterator < numIterators; ++iterator) {
      const bool isUsed = map.isFunctionOfDim(iterator);
      if (isUsed && op.isReduction(iterator))
        return op.emitOpError("has map #") << i << " that depends on iterator #"
                                           << iterator << ", a reduction";
      if (i == op.getInputs().size() && !isUsed && !op.isReduction(iterator))
        return op.emitOpError("has an output whose map does not depend on "
                              "iterator #")
               << iterator << ", which is parallel";
    }
  }
  return success();
}

/// Returns true if an input may be in panels.
static bool canHavePanels(ContractOp op, unsigned input) {
  const AffineMap map = op.getInputMap(input);
  const MemRefType type = getMemRefType(op.getInputs()[input]);
  llvm::SmallBitVector seen(op.getNumIterators());
  bool hasReduction = false, hasLines = false;
  for (AffineExpr expr : map.getResults()) {
    auto iterator = dyn_cast<AffineDimExpr>(expr);
    if (!iterator || seen.test(iterator.getPosition()))
      return false;
    seen.set(iterator.getPosition());
    const bool isReduction = op.isReduction(iterator.getPosition());
    if (hasReduction && !isReduction)
      return false;
    (isReduction ? hasReduction : hasLines) = true;
  }
  return hasLines && type.hasStaticShape() && type.getLayout().isIdentity() &&
         !op.isPadded(input);
}

/// Returns true if the group divides the last index of an input, which is that
/// of a reduction unless the group is 1.
static bool isGrouped(ContractOp op, unsigned input) {
  const int64_t group = static_cast<int64_t>(op.getGroup());
  if (group == 1)
    return true;
  const AffineMap map = op.getInputMap(input);
  const unsigned last = map.getNumResults() - 1;
  return group > 0 && op.isReduction(map.getDimPosition(last)) &&
         getMemRefType(op.getInputs()[input]).getDimSize(last) % group == 0;
}

/// Verifies 7. of ContractOp::verify.
static LogicalResult verifyPacked(ContractOp op) {
  const std::optional<ArrayRef<int64_t>> packed = op.getPacked();
  if (!packed)
    return success();
  if (packed->size() != op.getInputs().size())
    return op.emitOpError("has ") << packed->size() << " widths of panels and "
                                  << op.getInputs().size() << " inputs";
  for (auto [input, width] : llvm::enumerate(*packed))
    if (width < 0 || (width > 0 && !canHavePanels(op, input)))
      return op.emitOpError("has input #")
             << input << " in panels of " << width
             << " lines, but they need a positive width, a static shape "
                "without a layout, and a map of single iterators with a "
                "parallel one and with the reductions at the end";
    else if (width > 0 && !isGrouped(op, input))
      return op.emitOpError("has input #")
             << input << " in groups of " << op.getGroup()
             << " products, which do not divide the last reduction";
  return success();
}

/// Verifies 8. of ContractOp::verify.
static LogicalResult verifySchedule(ContractOp op) {
  const DictionaryAttr schedule = op.getScheduleAttr();
  if (!schedule)
    return success();
  for (NamedAttribute entry : schedule) {
    const StringRef name = entry.getName().getValue();
    if (name == "tile") {
      auto sizes = dyn_cast<DenseI64ArrayAttr>(entry.getValue());
      if (!sizes || static_cast<size_t>(sizes.size()) != op.getNumIterators() ||
          llvm::any_of(sizes.asArrayRef(),
                       [](int64_t size) { return size < 0 || size > 4096; }))
        return op.emitOpError("has a schedule whose 'tile' is not an array of "
                              "a size from 0 to 4096 for each iterator");
    } else if (name == "lanes" || name == "depth" || name == "panels" ||
               name == "dot") {
      auto number = dyn_cast<IntegerAttr>(entry.getValue());
      if (!number || !number.getType().isInteger(64) || number.getInt() < 1 ||
          number.getInt() > 4096)
        return op.emitOpError("has a schedule whose '")
               << name << "' is not a 64-bit integer from 1 to 4096";
    } else {
      return op.emitOpError("has a schedule with the unknown entry ")
             << entry.getName();
    }
  }
  return success();
}

/// 1. Each iterator is "parallel" or "reduction".
/// 2. There is a bound for each iterator.
/// 3. There is a map for each input, the output and each extra operand.
/// 4. Each map has a dimension for each iterator, a symbol for each operand of
/// `symbols` and a result for each dimension of its memref.
/// 5. The maps of the output and extra operands do not depend on reductions,
/// and that of the output depends on all other iterators.
/// 6. `padded` has numbers of inputs.
/// 7. `packed` has a width for each input. An input in panels is not padded,
/// has a static shape and no layout, and its map is a list of different
/// iterators, of which one is parallel and those that are reductions come last.
/// The group divides the size of the last one.
/// 8. The schedule has a tile size for each iterator, numbers of lanes,
/// products and panels, and no other entries.
LogicalResult ContractOp::verify() {
  // 1.
  for (auto [i, attribute] : llvm::enumerate(getIterators())) {
    const StringRef kind = cast<StringAttr>(attribute).getValue();
    if (kind != "parallel" && kind != "reduction")
      return emitOpError("has iterator #")
             << i << " of kind " << attribute
             << "; it is \"parallel\" or \"reduction\"";
  }

  // 2.
  if (getBounds().size() != getNumIterators())
    return emitOpError("has ") << getNumIterators() << " iterators and "
                               << getBounds().size() << " bounds";

  // 3. to 5.
  if (failed(verifyMaps(*this)))
    return failure();

  // 6.
  if (const std::optional<ArrayRef<int64_t>> padded = getPadded())
    for (int64_t input : *padded)
      if (input < 0 || input >= static_cast<int64_t>(getInputs().size()))
        return emitOpError("has padded input #")
               << input << " of " << getInputs().size();

  // 7.
  if (failed(verifyPacked(*this)))
    return failure();

  // 8.
  return verifySchedule(*this);
}

/// Verifies the types of the arguments and of the yielded values of a region.
static LogicalResult verifyRegion(ContractOp op, Region &region, StringRef name,
                                  ArrayRef<Type> arguments,
                                  ArrayRef<Type> results) {
  Block &block = region.front();
  if (TypeRange(block.getArgumentTypes()) != TypeRange(arguments))
    return op.emitOpError("expects its ")
           << name << " to have arguments of types " << arguments;
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield || yield.getOperands().getTypes() != TypeRange(results))
    return op.emitOpError("expects its ")
           << name << " to yield values of types " << results;
  return success();
}

static SmallVector<Type> getElementTypes(ValueRange memrefs) {
  return llvm::map_to_vector(memrefs, [](Value memref) {
    return getMemRefType(memref).getElementType();
  });
}

/// 1. The prologue takes an element of each input and yields two factors of the
/// accumulator's type. If it is empty, the elements are these factors.
/// 2. The epilogue takes the accumulator and an element of each extra operand,
/// and yields an element of the output. If it is empty, the accumulator is this
/// element.
LogicalResult ContractOp::verifyRegions() {
  const Type accumulator = getAccumulator();
  // 1.
  const SmallVector<Type> elements = getElementTypes(getInputs());
  const SmallVector<Type> factors = {accumulator, accumulator};
  if (getPrologue().empty()) {
    if (elements != factors)
      return emitOpError("has no prologue, and inputs other than two of ")
             << accumulator;
  } else if (failed(verifyRegion(*this, getPrologue(), "prologue", elements,
                                 factors))) {
    return failure();
  }

  // 2.
  const Type output = getMemRefType(getOutput()).getElementType();
  SmallVector<Type> arguments = {accumulator};
  llvm::append_range(arguments, getElementTypes(getExtras()));
  if (!getEpilogue().empty())
    return verifyRegion(*this, getEpilogue(), "epilogue", arguments, output);
  if (arguments.size() != 1 || accumulator != output)
    return emitOpError("has no epilogue, but extra operands or an output whose "
                       "element type is not ")
           << accumulator;
  return success();
}
