// SPDX-License-Identifier: Apache-2.0
//
// Recipes have the elements that evaluations have, bit by bit, in random chains
// of operators.
#include "dialects/onnx/evaluate/evaluate.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/data/blob.h"
#include "core/ir/data/element_source.h"
#include "core/ir/data/float_format.h"
#include "core/ir/data/float_semantics.h"
#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/math/dialect.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/recipe/recipe.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir::onnx {
namespace {

/// Big-endian hosts are emulated, which is slow: they run a part of the cases.
constexpr bool isEmulated = llvm::endianness::native == llvm::endianness::big;

/// Returns how many of `count` cases are drawn.
constexpr int getCount(int count) { return isEmulated ? count / 5 : count; }

/// The elements of a value, evaluated and as a recipe.
struct Constant {
  ElementsAttr evaluated, recipe;

  llvm::ArrayRef<int64_t> getShape() const {
    return evaluated.getShapedType().getShape();
  }
  std::string getType() const {
    std::string text;
    llvm::raw_string_ostream(text) << Type(evaluated.getShapedType());
    return text;
  }
};

using Shape = std::vector<int64_t>;

const char *const floatTypes[] = {"f16", "bf16", "f32", "f64"};
const char *const castTypes[] = {"f16",  "bf16", "f32", "f64", "i1",
                                 "i8",   "i16",  "i32", "i64", "ui8",
                                 "ui16", "ui32", "ui64"};
/// Fewer operators have these types.
const char *const smallTypes[] = {"i4", "ui4", "f4E2M1FN", "f8E4M3FN",
                                  "f8E5M2"};

class RecipesTest : public testing::Test {
protected:
  RecipesTest() {
    context.loadDialect<ONNXDialect, func::FuncDialect, arith::ArithDialect,
                        math::MathDialect, memref::MemRefDialect,
                        scf::SCFDialect>();
  }

  int64_t draw(int64_t least, int64_t greatest) {
    return least + random() % (greatest - least + 1);
  }
  template <size_t size> const char *drawFrom(const char *const (&list)[size]) {
    return list[draw(0, size - 1)];
  }
  Shape drawShape() {
    Shape shape(draw(1, 4));
    for (int64_t &size : shape)
      size = draw(1, 5);
    return shape;
  }

  Constant makeConstant(const Shape &shape, llvm::StringRef type);
  std::string list(llvm::ArrayRef<int64_t> numbers);
  Constant run(const std::string &op, llvm::ArrayRef<Constant> operands,
               llvm::StringRef element, const std::string &lists = "",
               unsigned numLists = 0, unsigned result = 0,
               unsigned numResults = 1);
  Constant move(const Constant &x, llvm::StringRef type);
  void check(const Constant &constant, bool withProducts = false);

  MLIRContext context;
  std::mt19937_64 random{1};
  /// The operators so far, for messages.
  std::string history;
};

/// Changes the bits of numbers that no evaluation converts: signaling NaNs, and
/// infinities of f16.
uint64_t avoidSpecial(uint64_t bits, Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType || floatType.getIntOrFloatBitWidth() < 16)
    return bits;
  const FloatSemantics &semantics = floatType.getFloatSemantics();
  const llvm::APFloat value =
      floatFromBits(semantics, llvm::APInt(semantics.width, bits));
  if (value.isNaN())
    return bits | uint64_t(1) << (semantics.mantissaWidth - 2);
  return value.isInfinity() && type.isF16() ? 0 : bits;
}

/// Returns elements with random bits, some of which are special.
Constant RecipesTest::makeConstant(const Shape &shape, llvm::StringRef type) {
  const auto tensor = cast<RankedTensorType>(
      parseType("tensor<1x" + type.str() + ">", &context));
  const Type element = tensor.getElementType();
  const unsigned bits = element.getIntOrFloatBitWidth();
  const unsigned width = (bits + 7) / 8;
  const auto full = RankedTensorType::get(shape, element);
  char *memory;
  Blob blob = Blob::allocate(full.getNumElements() * width, width,
                             llvm::endianness::little, 64, memory);
  for (int64_t i = 0; i < full.getNumElements(); ++i) {
    uint64_t value = random() & (~uint64_t(0) >> (64 - bits));
    // Half of the numbers are small, as floats, too.
    if (draw(0, 1) == 0)
      value =
          isa<IntegerType>(element) ? value & 3 : value >> draw(0, bits - 1);
    value = avoidSpecial(value, element);
    for (unsigned byte = 0; byte < width; ++byte)
      memory[i * width + byte] = static_cast<char>(value >> (8 * byte));
  }
  history = "a constant of type " + type.str();
  const ElementsAttr elements =
      DenseResourceElementsAttr::get(full, "c", std::move(blob));
  return {elements, elements};
}

/// Returns the text of a constant.
std::string RecipesTest::list(llvm::ArrayRef<int64_t> numbers) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "onnx.Constant dense<[";
  llvm::interleaveComma(numbers, os);
  os << "]> : tensor<" << numbers.size() << "xi64>\n";
  return text;
}

/// Evaluates an operator of constants and lists, which `lists` defines as %l0
/// and so on, in both ways. Returns a result.
Constant RecipesTest::run(const std::string &op,
                          llvm::ArrayRef<Constant> operands,
                          llvm::StringRef element, const std::string &lists,
                          unsigned numLists, unsigned result,
                          unsigned numResults) {
  std::vector<std::string> arguments, names, types;
  for (auto [i, operand] : llvm::enumerate(operands)) {
    names.push_back("%x" + std::to_string(i));
    types.push_back(operand.getType());
    arguments.push_back(names.back() + ": " + types.back());
  }
  for (unsigned i = 0; i < numLists; ++i) {
    names.push_back("%l" + std::to_string(i));
    types.push_back("%" + names.back());
  }
  std::string text =
      "func.func @f(" + llvm::join(arguments, ", ") + ") {\n" + lists + "%r";
  if (numResults > 1)
    text += ":" + std::to_string(numResults);
  const size_t brace = op.find(' ');
  text += " = \"onnx." + op.substr(0, brace) + "\"(" + llvm::join(names, ", ") +
          ")" + (brace == std::string::npos ? "" : op.substr(brace)) + " : (";
  for (std::string &type : types)
    if (type[0] == '%') {
      // The last word of its line.
      const size_t end = lists.find('\n', lists.find(type.substr(1) + " = "));
      const size_t start = lists.rfind(' ', end) + 1;
      type = lists.substr(start, end - start);
    }
  const std::vector<std::string> results(numResults,
                                         "tensor<*x" + element.str() + ">");
  text += llvm::join(types, ", ") + ") -> (" + llvm::join(results, ", ") +
          ")\nreturn\n}";
  history += "\n" + text;
  const OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, ParserConfig(&context));
  EXPECT_TRUE(module) << history;
  if (!module)
    return {};
  func::FuncOp function = *module->getOps<func::FuncOp>().begin();
  Operation *operation = &*std::next(function.getBody().front().rbegin());
  ShapeAnalysis shapes(function);
  EXPECT_TRUE(shapes.isValid()) << history;
  auto evaluate = [&](bool isLater) -> ElementsAttr {
    llvm::SmallVector<ElementsAttr> elements;
    for (Value value : operation->getOperands()) {
      auto argument = dyn_cast<BlockArgument>(value);
      if (!argument)
        elements.push_back(getElements(value));
      else if (isLater)
        elements.push_back(operands[argument.getArgNumber()].recipe);
      else
        elements.push_back(operands[argument.getArgNumber()].evaluated);
    }
    EvaluationLimits limits;
    limits.bytes = limits.operations = int64_t(1) << 40;
    limits.bytesInMemory = isLater ? 0 : limits.bytes;
    const auto all = evaluateOperator(operation, elements, shapes, limits);
    EXPECT_TRUE(all.has_value()) << history;
    return all ? (*all)[result] : ElementsAttr();
  };
  return {evaluate(/*isLater=*/false), evaluate(/*isLater=*/true)};
}

std::string readAll(ElementsAttr elements) {
  const auto source = recipe::openElements(elements);
  if (!source)
    return "not readable";
  std::string bytes;
  llvm::raw_string_ostream output(bytes);
  source->write(llvm::endianness::little, output);
  return bytes;
}

/// Replaces all NaNs by one.
std::string unifyNaNs(std::string bytes, Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType)
    return bytes;
  const FloatFormat format(floatType.getFloatSemantics());
  for (size_t i = 0; i < bytes.size(); i += format.getWidth())
    if (std::isnan(format.read(bytes.data() + i)))
      format.write(bytes.data() + i, std::nan(""));
  return bytes;
}

/// Compares all elements, and some of them that are read one by one or with
/// steps. Products are the same up to the bits of NaNs.
void RecipesTest::check(const Constant &constant, bool withProducts) {
  ASSERT_TRUE(constant.evaluated && constant.recipe) << history;
  ASSERT_EQ(Type(constant.evaluated.getShapedType()),
            Type(constant.recipe.getShapedType()))
      << history;
  const Type element = constant.evaluated.getElementType();
  auto normalize = [&](const std::string &bytes) {
    return llvm::toHex(withProducts ? unifyNaNs(bytes, element) : bytes);
  };
  const std::string expected = readAll(constant.evaluated);
  std::string text;
  llvm::raw_string_ostream(text) << constant.recipe;
  ASSERT_EQ(normalize(readAll(constant.recipe)), normalize(expected))
      << history << "\n"
      << text;
  const auto source = recipe::openElements(constant.recipe);
  const size_t width = source->getWidth();
  const int64_t count = source->getNumElements();
  if (count == 0)
    return;
  const int64_t first = draw(0, count - 1);
  if (!withProducts)
    EXPECT_EQ(constant.recipe.getElement(first),
              constant.evaluated.getElement(first))
        << history;
  const int64_t last = draw(0, count - 1);
  const int64_t step =
      last == first ? 1 : (last - first) / draw(1, std::abs(last - first));
  const int64_t size = last == first ? 1 : (last - first) / step + 1;
  std::string bytes(size * width, '\0'), strided;
  source->read(first, step, size, bytes.data());
  for (int64_t i = 0; i < size; ++i)
    strided += expected.substr((first + i * step) * width, width);
  EXPECT_EQ(normalize(bytes), normalize(strided)) << history << "\n" << text;
}

/// Applies a random operator that moves elements.
Constant RecipesTest::move(const Constant &x, llvm::StringRef type) {
  const llvm::ArrayRef<int64_t> shape = x.getShape();
  const int64_t rank = shape.size(), axis = draw(0, rank - 1);
  auto attributes = [](const std::string &name,
                       llvm::ArrayRef<int64_t> values) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << " {" << name << " = [";
    llvm::interleaveComma(values, os);
    os << "]}";
    return text;
  };
  const bool isSmall = llvm::is_contained(smallTypes, type);
  switch (draw(0, isSmall ? 1 : 5)) {
  case 0: {
    Shape order(rank);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    return run("Transpose" + attributes("perm", order), x, type);
  }
  case 1: {
    const Shape flat = {-1};
    return run("Reshape", x, type, "%l0 = " + list(flat), 1);
  }
  case 2: {
    const int64_t step = draw(1, 2) * (draw(0, 1) ? 1 : -1);
    const int64_t a = draw(0, shape[axis] - 1), b = draw(0, shape[axis] - 1);
    // A slice has at least one element.
    const int64_t start = step > 0 ? std::min(a, b) : std::max(a, b);
    const int64_t end =
        step > 0 ? std::max(a, b) + 1 : std::min(a, b) - 1 - shape[axis];
    return run("Slice", x, type,
               "%l0 = " + list(start) + "%l1 = " + list(end) +
                   "%l2 = " + list(axis) + "%l3 = " + list(step),
               4);
  }
  case 3:
    if (x.evaluated.getNumElements() > 500)
      return x;
    return run("Concat {axis = " + std::to_string(axis - rank) + " : si64}",
               {x, x}, type);
  case 4: {
    if (x.evaluated.getNumElements() > 500 || rank > 4)
      return x;
    Shape sizes(shape.begin(), shape.end());
    sizes.insert(sizes.begin(), draw(1, 3));
    return run("Expand", x, type, "%l0 = " + list(sizes), 1);
  }
  default: {
    if (shape[axis] < 2)
      return x;
    const int64_t size = draw(1, shape[axis] - 1);
    return run("Split {axis = " + std::to_string(axis) + " : si64}", x, type,
               "%l0 = " + list({size, shape[axis] - size}), 1, draw(0, 1), 2);
  }
  }
}

TEST_F(RecipesTest, ChainsOfMovementsOfAllTypes) {
  for (int i = 0; i < getCount(1000); ++i) {
    const std::string type =
        draw(0, 1) ? drawFrom(castTypes) : drawFrom(smallTypes);
    Constant x = makeConstant(drawShape(), type);
    for (int64_t length = draw(1, 6); length > 0 && x.evaluated; --length)
      x = move(x, type);
    ASSERT_NO_FATAL_FAILURE(check(x));
  }
}

TEST_F(RecipesTest, CastsBetweenAllTypes) {
  for (const std::string from : castTypes)
    for (const std::string to : castTypes) {
      const Constant x = makeConstant({300}, from);
      ASSERT_NO_FATAL_FAILURE(check(run("Cast {to = " + to + "}", x, to)));
    }
}

TEST_F(RecipesTest, ProductsWithFactorsOfADimension) {
  for (int i = 0; i < getCount(400); ++i) {
    const std::string type = drawFrom(floatTypes);
    const Shape shape = drawShape();
    const Constant x = makeConstant(shape, type);
    const int64_t axis = draw(0, shape.size() - 1);
    Shape sizes(draw(shape.size() - axis, shape.size()), 1);
    if (draw(0, 3) != 0)
      sizes[sizes.size() - (shape.size() - axis)] = shape[axis];
    const Constant factors = makeConstant(sizes, type);
    const bool isLeft = draw(0, 1) == 0;
    ASSERT_NO_FATAL_FAILURE(
        check(run("Mul", {isLeft ? factors : x, isLeft ? x : factors}, type),
              /*withProducts=*/true));
  }
}

TEST_F(RecipesTest, Dequantizations) {
  for (int i = 0; i < getCount(400); ++i) {
    const char *const types[] = {"i8", "ui8", "i16", "ui16", "i32"};
    const char *const scales[] = {"f32", "f16", "bf16"};
    const Shape shape = drawShape();
    const int64_t axis = draw(0, shape.size() - 1);
    const Constant x = makeConstant(shape, drawFrom(types));
    const std::string type = drawFrom(scales);
    const bool isScalar = draw(0, 1) == 0;
    const Constant scale =
        makeConstant(isScalar ? Shape() : Shape{shape[axis]}, type);
    ASSERT_NO_FATAL_FAILURE(check(
        run("DequantizeLinear {axis = " + std::to_string(axis) + " : si64}",
            {x, scale}, type, "%l0 = \"onnx.NoValue\"() {value} : () -> none\n",
            1),
        /*withProducts=*/true));
  }
}

TEST_F(RecipesTest, ChainsOfAllSteps) {
  for (int i = 0; i < getCount(1000); ++i) {
    std::string type = drawFrom(castTypes);
    Constant x = makeConstant(drawShape(), type);
    for (int64_t length = draw(2, 8); length > 0 && x.evaluated; --length) {
      if (draw(0, 2) != 0) {
        x = move(x, type);
      } else if (draw(0, 1) != 0) {
        type = drawFrom(castTypes);
        x = run("Cast {to = " + type + "}", x, type);
      } else if (llvm::is_contained(floatTypes, llvm::StringRef(type))) {
        const std::string before = history;
        const Constant factors = makeConstant({x.getShape().back()}, type);
        history = before;
        x = run("Mul", {x, factors}, type);
      }
    }
    ASSERT_NO_FATAL_FAILURE(check(x, /*withProducts=*/true));
  }
}

// An operator without a recipe reads more elements than are copied.
TEST_F(RecipesTest, LargeRecipesAreReadByOtherOperators) {
  const Constant x = makeConstant({1200, 1000}, "i32");
  const Constant moved = run("Transpose {perm = [1, 0]}", x, "i32");
  ASSERT_TRUE(recipe::isRecipe(moved.recipe));
  for (int64_t axis = isEmulated ? 1 : 0; axis < 2; ++axis)
    ASSERT_NO_FATAL_FAILURE(check(run("ReduceMax {keepdims = 0 : si64}", moved,
                                      "i32", "%l0 = " + list(axis), 1)));
}

TEST_F(RecipesTest, OppositeStepsLeaveTheSource) {
  const Constant x = makeConstant({3, 4, 5}, "f32");
  const Constant moved = run("Transpose {perm = [2, 0, 1]}", x, "f32");
  EXPECT_TRUE(recipe::isRecipe(moved.recipe));
  EXPECT_EQ(run("Transpose {perm = [1, 2, 0]}", moved, "f32").recipe, x.recipe);
}

TEST_F(RecipesTest, AChainOfMovementsIsOneStep) {
  Constant x = makeConstant({30, 40}, "f32");
  x = run("Transpose {perm = [1, 0]}", x, "f32");
  x = run("Slice", x, "f32",
          "%l0 = " + list(35) + "%l1 = " + list(4) + "%l2 = " + list(0) +
              "%l3 = " + list(-2),
          4);
  x = run("Transpose {perm = [1, 0]}", x, "f32");
  auto strided = dyn_cast<recipe::StridedAttr>(x.recipe);
  ASSERT_TRUE(strided);
  EXPECT_TRUE(isa<DenseResourceElementsAttr>(strided.getSource()));
}

} // namespace
} // namespace mlir::onnx
