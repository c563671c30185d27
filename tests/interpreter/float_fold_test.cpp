// SPDX-License-Identifier: Apache-2.0
//
// Folds and patterns on floats and complex numbers, by enumeration: small
// expressions with special constants are canonicalized, and those that changed
// run on all special values before and after.
#include <cctype>
#include <cmath>
#include <string>
#include <vector>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/data/float_semantics.h"
#include "dialects/func/func.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/compare.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/special_values.h"
#include "tests/interpreter/tested_dialects.h"
#include "tests/interpreter/tested_passes.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {
namespace {

using llvm::APInt;

template <typename T> std::string getText(T &&entity) {
  std::string text;
  llvm::raw_string_ostream os(text);
  entity.print(os);
  return text;
}

/// Lists of arguments: a function runs once with each.
using ArgumentLists = std::vector<RuntimeValues>;

class FloatFolds : public testing::Test {
protected:
  FloatFolds()
      : context((registerTestedDialects(registry),
                 registerTestedPasses(registry), registry.getDialects()),
                MLIRContext::Threading::Disabled) {}

  FloatType getFloat(llvm::StringRef name) {
    return llvm::cast<FloatType>(parseType(name, &context));
  }

  /// Adds a function, whose body defines %r. Constants, %c…, that it does not
  /// use are left out.
  void add(llvm::StringRef arguments, llvm::StringRef result,
           llvm::StringRef body) {
    std::string used;
    llvm::SmallVector<llvm::StringRef> lines;
    body.split(lines, '\n');
    for (llvm::StringRef line : lines) {
      const llvm::StringRef name = line.trim().split(' ').first;
      const auto isUsed = [&] {
        for (size_t at = 0; (at = body.find(name, at)) != llvm::StringRef::npos;
             ++at)
          if (!body.substr(at + name.size()).starts_with(" =") &&
              !std::isdigit(body[at + name.size()]))
            return true;
        return false;
      };
      if (!line.empty() && (!name.starts_with("%c") || isUsed()))
        used += (line + "\n").str();
    }
    functions.push_back(("func.func @f" + std::to_string(functions.size()) +
                         "(" + arguments + ") -> " + result + " {\n" + used +
                         "  return %r : " + result + "\n}\n")
                            .str());
  }

  /// The names of the operations but constants: what has the same names is
  /// taken for unchanged.
  static std::vector<llvm::StringRef> getNames(func::FuncOp function) {
    std::vector<llvm::StringRef> names;
    function.getBody().walk([&](Operation *op) {
      if (!op->hasTrait<OpTrait::ConstantLike>())
        names.push_back(op->getName().getStringRef());
    });
    return names;
  }

  /// Runs the functions that passes change, and removes all functions. Returns
  /// how many were changed.
  unsigned check(llvm::StringRef passes, const ArgumentLists &arguments) {
    // An interpreter looks for functions one after the other.
    constexpr size_t groupSize = 100;
    unsigned numChanged = 0;
    for (llvm::ArrayRef<std::string> rest = functions; !rest.empty();
         rest = rest.drop_front(std::min(rest.size(), groupSize)))
      numChanged += checkGroup(
          llvm::join(rest.take_front(std::min(rest.size(), groupSize)), ""),
          passes, arguments);
    functions.clear();
    return numChanged;
  }
  unsigned checkGroup(const std::string &text, llvm::StringRef passes,
                      const ArgumentLists &arguments) {
    OwningOpRef<ModuleOp> before =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    OwningOpRef<ModuleOp> after =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!before || !after || failed(runPasses(*after, registry, passes))) {
      ADD_FAILURE() << "the functions are not valid";
      return 0;
    }
    unsigned numChanged = 0;
    Interpreter old(*before, evaluators, limits);
    Interpreter changed(*after, evaluators, limits);
    for (auto [a, b] : llvm::zip_equal(before->getOps<func::FuncOp>(),
                                       after->getOps<func::FuncOp>())) {
      if (getNames(a) == getNames(b))
        continue;
      ++numChanged;
      if (!isRefined(a, old, changed, arguments) && ++numWrong == 20) {
        ADD_FAILURE() << "there may be more";
        break;
      }
    }
    return numChanged;
  }

  static bool isRefined(func::FuncOp function, Interpreter &old,
                        Interpreter &changed, const ArgumentLists &arguments) {
    for (const RuntimeValues &list : arguments) {
      FailureOr<RuntimeValues> a = old.run(function.getName(), list);
      FailureOr<RuntimeValues> b = changed.run(function.getName(), list);
      if (failed(a) || failed(b)) {
        ADD_FAILURE() << getText(*function.getOperation()) << "does not run";
        return false;
      }
      if (!refines(*a, *b)) {
        ADD_FAILURE() << getText(*function.getOperation()) << "of\n"
                      << getDifference(list, *a, *b);
        return false;
      }
    }
    return true;
  }

  /// The first element that differs, or all values.
  static std::string getDifference(const RuntimeValues &list,
                                   const RuntimeValues &a,
                                   const RuntimeValues &b) {
    if (a.size() == 1 && a[0].isShaped())
      for (size_t i = 0; i < a[0].getElements().size(); ++i) {
        const auto at = [&](const RuntimeValue &value) {
          return RuntimeValue(getElementTypeOrSelf(value.getType()),
                              value.getElements()[i]);
        };
        if (!refines(at(a[0]), at(b[0]))) {
          std::string arguments;
          for (const RuntimeValue &value : list)
            arguments += toString(at(value)) + "\n";
          return arguments + "gave " + toString(at(a[0])) + " and gives " +
                 toString(at(b[0]));
        }
      }
    return toString(list) + "\ngave " + toString(a) + "\nand gives " +
           toString(b);
  }

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
  Limits limits{.steps = uint64_t(1) << 40};
  std::vector<std::string> functions;
  unsigned numWrong = 0;
};

const llvm::StringRef binaryOps[] = {
    "addf",     "subf",     "mulf",    "divf",    "remf",
    "maximumf", "minimumf", "maxnumf", "minnumf",
};
const llvm::StringRef constants[] = {
    "0.0", "-0.0", "1.0", "-1.0", "2.0", "NAN", "INF", "-INF",
};
const llvm::StringRef flagSets[] = {"", " fastmath<nnan>", " fastmath<ninf>",
                                    " fastmath<nnan,ninf>"};

/// The text of a constant of f32 or a vector of it.
std::string getConstant(llvm::StringRef constant, const std::string &type) {
  const llvm::StringRef number = llvm::StringSwitch<llvm::StringRef>(constant)
                                     .Case("NAN", "0x7FC00000")
                                     .Case("INF", "0x7F800000")
                                     .Case("-INF", "0xFF800000")
                                     .Default(constant);
  return "arith.constant " +
         (llvm::StringRef(type).starts_with("vector")
              ? ("dense<" + number + ">").str()
              : number.str()) +
         " : " + type;
}

TEST_F(FloatFolds, TwoOperations) {
  FloatType f32 = getFloat("f32");
  const std::vector<APInt> special = getSpecialBits(f32);
  // Not all pairs: those of the first numbers, which are the most special.
  const llvm::ArrayRef<APInt> few = llvm::ArrayRef(special).take_front(20);
  auto [x, y] = makePairs(f32, few, f32, few);
  const std::string type = getText(x.getType());
  const std::string arguments = "%x: " + type + ", %y: " + type;

  std::string header;
  std::vector<std::string> leaves{"%x", "%y"};
  for (auto [i, constant] : llvm::enumerate(constants)) {
    leaves.push_back("%c" + std::to_string(i));
    header += "  " + leaves.back() + " = " + getConstant(constant, type) + "\n";
  }
  const auto apply = [&](llvm::StringRef op, const std::string &operands,
                         llvm::StringRef flags) {
    return ("arith." + op + " " + operands + flags + " : " + type + "\n").str();
  };
  unsigned numChanged = 0;
  for (llvm::StringRef outer : binaryOps) {
    for (llvm::StringRef flags : flagSets)
      for (const std::string &a : leaves)
        for (const std::string &b : leaves)
          add(arguments, type,
              header + "  %r = " + apply(outer, a + ", " + b, flags));
    for (llvm::StringRef inner : binaryOps)
      for (const std::string &a : leaves)
        for (const std::string &b : llvm::ArrayRef(leaves).take_front(6)) {
          const std::string first =
              header + "  %0 = " + apply(inner, "%x, " + a, "");
          add(arguments, type,
              first + "  %r = " + apply(outer, "%0, " + b, ""));
          add(arguments, type,
              first + "  %r = " + apply(outer, b + ", %0", ""));
        }
    // Signs.
    for (llvm::StringRef flags : flagSets) {
      const std::string negated = header + "  %0 = " + apply("negf", "%x", "") +
                                  "  %1 = " + apply("negf", "%y", flags);
      for (llvm::StringRef operands : {"%0, %1", "%0, %y", "%x, %1", "%0, %0"})
        add(arguments, type,
            negated + "  %r = " + apply(outer, operands.str(), flags));
      add(arguments, type,
          header + "  %0 = " + apply(outer, "%x, %y", flags) + "  %1 = " +
              apply("negf", "%0", flags) + "  %r = " + apply("negf", "%1", ""));
    }
    numChanged += check("canonicalize", {{x, y}});
  }
  EXPECT_GT(numChanged, 1000u);
}

const llvm::StringRef formats[] = {
    "f16",      "bf16",     "f32",        "f64",    "f8E5M2",
    "f8E4M3",   "f8E4M3FN", "f8E4M3FNUZ", "f8E3M4", "f4E2M1FN",
    "f6E2M3FN", "f6E3M2FN", "f8E8M0FNU"};

TEST_F(FloatFolds, CastsOfCasts) {
  const auto cast = [&](llvm::StringRef from, llvm::StringRef to) {
    const unsigned a = getFloat(from).getWidth(), b = getFloat(to).getWidth();
    return a == b ? "" : a < b ? "arith.extf" : "arith.truncf";
  };
  unsigned numChanged = 0;
  for (llvm::StringRef first : formats) {
    const RuntimeValue x =
        makeVector(getFloat(first), getSpecialBits(getFloat(first)));
    const std::string shape =
        "vector<" + std::to_string(x.getElements().size()) + "x";
    for (llvm::StringRef second : formats)
      for (llvm::StringRef third : formats) {
        const llvm::StringRef inner = cast(first, second);
        const llvm::StringRef outer = cast(second, third);
        if (inner.empty() || outer.empty())
          continue;
        add("%x: " + shape + first.str() + ">", shape + third.str() + ">",
            "  %0 = " + inner.str() + " %x : " + shape + first.str() + "> to " +
                shape + second.str() + ">\n  %r = " + outer.str() + " %0 : " +
                shape + second.str() + "> to " + shape + third.str() + ">\n");
      }
    numChanged += check("canonicalize", {{x}});
  }
  EXPECT_GT(numChanged, 100u);
}

TEST_F(FloatFolds, ComplexNumbers) {
  FloatType f32 = getFloat("f32");
  const std::string type = "complex<f32>";
  const llvm::StringRef parts[] = {"0.0", "-0.0", "1.0", "-2.0", "NAN", "INF"};
  std::vector<Element> numbers;
  std::vector<APInt> bits;
  for (double part : {0.0, -0.0, 1.5, -2.5, 1.0e30, HUGE_VAL, -HUGE_VAL, 4.0})
    bits.push_back(llvm::APFloat(float(part)).bitcastToAPInt());
  bits.push_back(llvm::APFloat::getNaN(f32.getFloatSemantics().getHolder())
                     .bitcastToAPInt());
  for (const APInt &real : bits)
    for (const APInt &imaginary : bits)
      numbers.push_back(ComplexBits{real, imaginary});
  ArgumentLists arguments;
  Type complex = ComplexType::get(f32);
  for (size_t i = 0; i < numbers.size(); ++i)
    for (size_t j = i % 7; j < numbers.size(); j += 7)
      arguments.push_back({RuntimeValue(complex, numbers[i]),
                           RuntimeValue(complex, numbers[j])});

  std::string header;
  std::vector<std::string> leaves{"%x", "%y"};
  for (llvm::StringRef real : parts)
    for (llvm::StringRef imaginary : parts) {
      const auto write = [](llvm::StringRef part) {
        return llvm::StringSwitch<std::string>(part)
            .Case("NAN", "0x7FC00000 : f32")
            .Case("INF", "0x7F800000 : f32")
            .Default(part.str() + " : f32");
      };
      leaves.push_back("%c" + std::to_string(leaves.size()));
      header += "  " + leaves.back() + " = complex.constant [" + write(real) +
                ", " + write(imaginary) + "] : " + type + "\n";
    }
  const auto apply = [&](llvm::StringRef op, llvm::StringRef operands,
                         llvm::StringRef flags) {
    return ("complex." + op + " " + operands + flags + " : " + type + "\n")
        .str();
  };
  const std::string both = "%x: " + type + ", %y: " + type;
  const llvm::StringRef binary[] = {"add", "sub", "mul", "div"};
  const llvm::StringRef unary[] = {"neg", "conj", "exp", "log"};
  for (llvm::StringRef flags : flagSets) {
    for (llvm::StringRef op : binary) {
      for (const std::string &leaf : leaves) {
        add(both, type, header + "  %r = " + apply(op, "%x, " + leaf, flags));
        add(both, type, header + "  %r = " + apply(op, leaf + ", %x", flags));
      }
      for (llvm::StringRef inner : binary)
        for (llvm::StringRef operands :
             {"%0, %y", "%y, %0", "%0, %x", "%x, %0"})
          add(both, type,
              "  %0 = " + apply(inner, "%x, %y", flags) +
                  "  %r = " + apply(op, operands, flags));
    }
    for (llvm::StringRef outer : unary)
      for (llvm::StringRef inner : unary)
        add(both, type,
            "  %0 = " + apply(inner, "%x", flags) +
                "  %r = " + apply(outer, "%0", flags));
    for (llvm::StringRef part : {"re", "im"})
      for (llvm::StringRef inner : unary)
        for (llvm::StringRef other : {"re", "im"})
          add(both, "f32",
              "  %a = complex.re %x : " + type + "\n  %b = complex." +
                  other.str() + " %x : " + type +
                  "\n  %c = complex.create %a, %b : " + type +
                  "\n  %0 = " + apply(inner, "%c", flags) + "  %r = complex." +
                  part.str() + " %0 : " + type + "\n");
  }
  EXPECT_GT(check("canonicalize", arguments), 10u);
}

} // namespace
} // namespace mlir::interpreter
