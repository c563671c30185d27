// SPDX-License-Identifier: Apache-2.0
//
// Generates operations of tensor, with rank 1, in a random program.
#include "tests/interpreter/program_builder.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {

static bool isTensor(Type type) { return llvm::isa<RankedTensorType>(type); }

void ProgramBuilder::addTensorStep() {
  if (llvm::none_of(types, isTensor))
    return;
  const auto type = llvm::cast<RankedTensorType>(drawType(isTensor));
  const Type element = type.getElementType();
  const int64_t size = type.getDimSize(0);
  const std::string text = getText(type);
  switch (random.below(7)) {
  case 0: {
    const std::string tensor = pick(type), index = pickIndex(size);
    define(element, "tensor.extract " + tensor + "[" + index + "] : " + text);
    return;
  }
  case 1: {
    const std::string tensor = pick(type), index = pickIndex(size),
                      value = pick(element);
    define(type, "tensor.insert " + value + " into " + tensor + "[" + index +
                     "] : " + text);
    return;
  }
  case 2: {
    std::vector<std::string> elements;
    for (int64_t i = 0; i < size; ++i)
      elements.push_back(pick(element));
    define(type,
           "tensor.from_elements " + llvm::join(elements, ", ") + " : " + text);
    return;
  }
  case 3: {
    const std::string value = pick(element);
    define(type, "tensor.splat " + value + " : " + text);
    return;
  }
  case 4: {
    // Extracts a slice and inserts it at another offset.
    const int64_t length = 1 + random.below(size);
    const std::string part =
        "tensor<" + std::to_string(length) + "x" + getText(element) + ">";
    const std::string from = pick(type), to = pick(type), name = fresh();
    auto drawOffset = [&] {
      const std::string offset =
          std::to_string(random.below(size - length + 1));
      return random.chance(50) ? offset
                               : constant(IndexType::get(context), offset);
    };
    const std::string rest = "] [" + std::to_string(length) + "] [1] : ";
    const std::string first = drawOffset(), second = drawOffset();
    line(name + " = tensor.extract_slice " + from + "[" + first + rest + text +
         " to " + part);
    define(type, "tensor.insert_slice " + name + " into " + to + "[" + second +
                     rest + part + " into " + text);
    return;
  }
  case 5: {
    const std::string name = fresh();
    const std::string index = fresh();
    line(name + ":1 = tensor.generate {");
    line("^bb0(" + index + ": index):");
    inScope([&](const Mark &mark) {
      const std::vector<ProgramMemRef> around = std::move(memrefs);
      memrefs.clear();
      values.push_back({index, IndexType::get(context)});
      for (unsigned i = 0, e = random.below(4); i < e; ++i)
        addOperation();
      const std::string value = pick(element);
      line("tensor.yield " + value + " : " + getText(element));
      memrefs = around;
      values.resize(mark.numValues);
    });
    line("} : " + text);
    addResults(name, type);
    return;
  }
  default:
    return addForall();
  }
}

void ProgramBuilder::addForall() {
  const auto type = llvm::cast<RankedTensorType>(drawType(isTensor));
  const std::string element = getText(type.getElementType());
  // All elements are overwritten. The initial tensor is no constant, because
  // sccp, like the peer's, would replace the block argument by it.
  const std::string init = define(type, "tensor.empty() : " + getText(type));
  values.pop_back();
  const std::string name = fresh(), index = fresh(), out = fresh(),
                    part = fresh();
  line(name + ":1 = scf.forall (" + index + ") in (" +
       llvm::Twine(type.getDimSize(0)) + ") shared_outs(" + out + " = " + init +
       ") -> (" + getText(type) + ") {");
  inScope([&](const Mark &mark) {
    const std::vector<ProgramMemRef> around = std::move(memrefs);
    memrefs.clear();
    values.push_back({index, IndexType::get(context)});
    for (unsigned i = 0, e = 1 + random.below(4); i < e; ++i)
      addOperation();
    const std::string value = pick(type.getElementType());
    line(part + " = tensor.from_elements " + value + " : tensor<1x" + element +
         ">");
    line("scf.forall.in_parallel {");
    line("  tensor.parallel_insert_slice " + part + " into " + out + "[" +
         index + "] [1] [1] : tensor<1x" + element + "> into " + getText(type));
    line("}");
    memrefs = around;
    values.resize(mark.numValues);
  });
  line("}");
  addResults(name, type);
}

} // namespace mlir::interpreter
