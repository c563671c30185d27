// SPDX-License-Identifier: Apache-2.0
//
// Generates operations of memref in a random program.
#include "tests/interpreter/program_builder.h"
#include "tests/interpreter/value.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {
namespace {

std::string joinNumbers(llvm::ArrayRef<int64_t> numbers) {
  std::vector<std::string> texts;
  for (int64_t number : numbers)
    texts.push_back(std::to_string(number));
  return llvm::join(texts, ", ");
}

std::string getStart(const ProgramMemRef &memref) {
  std::string text = "memref<";
  for (int64_t size : memref.sizes)
    text += std::to_string(size) + "x";
  return text + getText(memref.elementType);
}

/// Returns the memref type with the known layout of a view.
std::string getStridedType(const ProgramMemRef &memref) {
  std::string text =
      getStart(memref) + ", strided<[" + joinNumbers(memref.strides) + "]";
  if (memref.offset != 0)
    text += ", offset: " + std::to_string(memref.offset);
  return text + ">>";
}

} // namespace

void ProgramBuilder::addMemoryStep() {
  if (memrefs.empty() || random.chance(20))
    return addAllocation();
  const ProgramMemRef memref = random.pick<ProgramMemRef>(memrefs);
  switch (random.below(8)) {
  case 0:
  case 1:
    return memref.isStatic ? addView(memref) : addAccess(memref);
  case 2:
    return addCopy(memref);
  default:
    return addAccess(memref);
  }
}

void ProgramBuilder::addAllocation() {
  ProgramMemRef memref;
  memref.elementType = drawType([](Type type) {
    return type.isIntOrIndexOrFloat() || llvm::isa<ComplexType>(type);
  });
  for (unsigned i = 0, e = random.below(3); i < e; ++i)
    memref.sizes.push_back(1 + random.below(4));
  memref.strides = llvm::SmallVector<int64_t>(getRowMajorStrides(memref.sizes));
  memref.type = getStart(memref) + ">";
  memref.name = fresh();
  if (memref.elementType.isIntOrIndex() && random.chance(20)) {
    // The memory of a global; each call sees the values that the previous one
    // stored.
    const std::string symbol = "@g" + std::to_string(numNames++);
    globals += "  memref.global \"private\" " + symbol + " : " + memref.type +
               " = dense<" + drawNumber(memref.elementType) + ">\n";
    line(memref.name + " = memref.get_global " + symbol + " : " + memref.type);
    memrefs.push_back(memref);
    return;
  }
  const bool isStack = random.chance(40);
  line(memref.name +
       (isStack ? " = memref.alloca() : " : " = memref.alloc() : ") +
       memref.type);
  if (!isStack)
    allocations.push_back("memref.dealloc " + memref.name + " : " +
                          memref.type);
  forEachPlace(memref.sizes, [&](llvm::ArrayRef<int64_t> place) {
    std::vector<std::string> indices;
    for (int64_t index : place)
      indices.push_back(constantIndex(index));
    line("memref.store " + pick(memref.elementType) + ", " + memref.name + "[" +
         llvm::join(indices, ", ") + "] : " + memref.type);
  });
  memrefs.push_back(memref);
}

std::string ProgramBuilder::pickIndices(const ProgramMemRef &memref) {
  std::vector<std::string> indices;
  for (int64_t size : memref.sizes)
    indices.push_back(pickIndex(size));
  return "[" + llvm::join(indices, ", ") + "]";
}

void ProgramBuilder::addAccess(const ProgramMemRef &memref) {
  const std::string place = memref.name + pickIndices(memref);
  if (memref.isReadOnly || random.chance(55)) {
    define(memref.elementType, "memref.load " + place + " : " + memref.type);
    return;
  }
  const std::string value = pick(memref.elementType);
  // The kinds for which machines have an instruction.
  if (memref.elementType.isInteger() && !memref.elementType.isInteger(1) &&
      random.chance(30)) {
    static const llvm::StringRef kinds[] = {"addi", "andi", "assign",
                                            "maxs", "maxu", "mins",
                                            "minu", "ori",  "xori"};
    const std::string type = getText(memref.elementType);
    define(memref.elementType, "memref.atomic_rmw " +
                                   random.pick<llvm::StringRef>(kinds) + " " +
                                   value + ", " + place + " : (" + type + ", " +
                                   memref.type + ") -> " + type);
    return;
  }
  line("memref.store " + value + ", " + place + " : " + memref.type);
}

void ProgramBuilder::addCopy(const ProgramMemRef &memref) {
  llvm::SmallVector<ProgramMemRef> targets;
  for (const ProgramMemRef &other : memrefs)
    if (!other.isReadOnly && other.elementType == memref.elementType &&
        other.sizes == memref.sizes && other.name != memref.name)
      targets.push_back(other);
  if (targets.empty())
    return addAccess(memref);
  // Copy to separate memory first, since the two may overlap.
  ProgramMemRef between = memref;
  between.strides =
      llvm::SmallVector<int64_t>(getRowMajorStrides(memref.sizes));
  between.offset = 0;
  between.name = fresh();
  between.type = getStart(between) + ">";
  const ProgramMemRef target = random.pick<ProgramMemRef>(targets);
  line(between.name + " = memref.alloc() : " + between.type);
  line("memref.copy " + memref.name + ", " + between.name + " : " +
       memref.type + " to " + between.type);
  line("memref.copy " + between.name + ", " + target.name + " : " +
       between.type + " to " + target.type);
  line("memref.dealloc " + between.name + " : " + between.type);
}

void ProgramBuilder::addView(const ProgramMemRef &source) {
  ProgramMemRef view = source;
  view.name = fresh();
  const size_t rank = source.sizes.size();
  if (rank == 0 || random.chance(25)) {
    // The view's type is dynamic although the program knows the values.
    view.isStatic = false;
    std::vector<std::string> dynamic(rank, "?");
    view.type = "memref<";
    for (size_t i = 0; i < rank; ++i)
      view.type += "?x";
    view.type += getText(view.elementType) + ", strided<[" +
                 llvm::join(dynamic, ", ") + "], offset: ?>>";
    line(view.name + " = memref.cast " + source.name + " : " + source.type +
         " to " + view.type);
    memrefs.push_back(view);
    for (size_t i = 0; i < rank; ++i) {
      const std::string dimension = constantIndex(i);
      define(IndexType::get(context),
             "memref.dim " + view.name + ", " + dimension + " : " + view.type);
    }
    return;
  }
  if (rank == 2 && random.chance(30)) {
    std::swap(view.sizes[0], view.sizes[1]);
    std::swap(view.strides[0], view.strides[1]);
    view.type = getStridedType(view);
    line(view.name + " = memref.transpose " + source.name +
         " (i, j) -> (j, i) : " + source.type + " to " + view.type);
    memrefs.push_back(view);
    return;
  }
  llvm::SmallVector<int64_t> offsets, steps;
  for (size_t i = 0; i < rank; ++i) {
    const int64_t size = source.sizes[i];
    const int64_t offset = random.below(size);
    const int64_t step = 1 + random.below(2);
    const int64_t most = (size - offset - 1) / step + 1;
    offsets.push_back(offset);
    steps.push_back(step);
    view.sizes[i] = 1 + random.below(most);
    view.offset += offset * source.strides[i];
    view.strides[i] = source.strides[i] * step;
  }
  view.type = getStridedType(view);
  line(view.name + " = memref.subview " + source.name + "[" +
       joinNumbers(offsets) + "] [" + joinNumbers(view.sizes) + "] [" +
       joinNumbers(steps) + "] : " + source.type + " to " + view.type);
  memrefs.push_back(view);
}

} // namespace mlir::interpreter
