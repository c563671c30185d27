// SPDX-License-Identifier: Apache-2.0
//
// Ops that compute each element of the result from elements at the same index
// of the inputs, with broadcasting.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/arith/arith.h"
#include "dialects/math/math.h"
#include "targets/onnx/status.h"
#include "targets/onnx_direct/loop_nest.h"
#include "targets/onnx_direct/op_table.h"
#include "targets/onnx_direct/status_macros.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace onnx_mlir::direct {

namespace arith = mlir::arith;
namespace math = mlir::math;
using mlir::Value;
using ::onnx::TensorProto;

namespace {

/// Emits an element of the result from elements of the inputs.
using ElementFn = std::function<Value(Kernel &, llvm::ArrayRef<Value>)>;
/// Computes the same for integers at compile time. Arithmetic wraps around.
/// Returns nullopt if the result is undefined.
using FoldFn =
    llvm::function_ref<std::optional<int64_t>(llvm::ArrayRef<int64_t>)>;

/// A computation and the inputs that it applies to.
struct Map {
  llvm::SmallVector<size_t> inputs;
  DataType resultElement;
  ElementFn emit;
};

} // namespace

static void emitMap(Kernel &kernel, const Map &map) {
  const Operand &result = kernel.outputs[0];
  Shape extents = result.type.shape;
  llvm::SmallVector<Shape> strides;
  for (size_t i : map.inputs)
    strides.push_back(
        broadcastStrides(kernel.inputs[i].type.shape, result.type.shape));
  strides.push_back(rowMajorStrides(result.type.shape));
  collapseDimensions(extents, strides);
  emitLoops(kernel.builder, extents, [&](llvm::ArrayRef<Value> indices) {
    llvm::SmallVector<Value> elements;
    for (auto [i, stride] : llvm::zip(map.inputs, strides))
      elements.push_back(kernel.load(
          kernel.inputs[i], linearIndex(kernel.builder, indices, stride)));
    kernel.store(map.emit(kernel, elements), result,
                 linearIndex(kernel.builder, indices, strides.back()));
  });
}

static absl::StatusOr<Plan> planMap(Op &op, Map map) {
  llvm::SmallVector<Shape> shapes;
  for (size_t i : map.inputs)
    shapes.push_back(op.getShape(i));
  ASSIGN_OR_RETURN(Shape shape, broadcastShapes(shapes));
  RETURN_IF_ERROR(op.setResult(0, {map.resultElement, shape}));
  return Plan::emitted(
      [map = std::move(map)](Kernel &kernel) { emitMap(kernel, map); });
}

/// Replaces `plan` by the result of `fold` if all inputs are known.
static absl::StatusOr<Plan> foldMap(Op &op, Plan plan, FoldFn fold) {
  const TensorType &result = op.getResult();
  if (!isIntegral(result.element) || result.size() > maxFoldedElements)
    return plan;
  llvm::SmallVector<Shape> strides;
  for (size_t i = 0; i < op.getNumInputs(); ++i) {
    if (!op.isKnown(i))
      return plan;
    strides.push_back(broadcastStrides(op.getShape(i), result.shape));
  }
  std::vector<int64_t> elements;
  bool isDefined = true;
  forEachIndex(result.shape, [&](llvm::ArrayRef<int64_t> index) {
    llvm::SmallVector<int64_t> operands;
    for (size_t i = 0; i < op.getNumInputs(); ++i)
      operands.push_back(readInteger(
          op.getInput(i).bytes, op.getType(i).element, dot(index, strides[i])));
    std::optional<int64_t> element = fold(operands);
    isDefined &= element.has_value();
    elements.push_back(element.value_or(0));
  });
  if (!isDefined)
    return invalidArgument("an integer is divided by zero, or overflows");
  return Plan::constant(writeIntegers(elements, result.element));
}

static bool isFloat(Value value) {
  return llvm::isa<mlir::FloatType>(value.getType());
}

static llvm::SmallVector<size_t> getAllInputs(const Op &op) {
  return llvm::to_vector(llvm::seq<size_t>(0, op.getNumInputs()));
}

//===----------------------------------------------------------------------===//
// f32 only, one operand
//===----------------------------------------------------------------------===//

using UnaryFn = Value (*)(Kernel &, Value);

template <UnaryFn emit> static absl::StatusOr<Plan> planUnary(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  return planMap(
      op,
      {{0}, TensorProto::FLOAT, [](Kernel &kernel, llvm::ArrayRef<Value> x) {
         return emit(kernel, x[0]);
       }});
}

static Value emitSigmoid(Kernel &kernel, Value x) {
  auto &builder = kernel.builder;
  Value power =
      math::ExpOp::create(builder, builder.createOrFold<arith::NegFOp>(x));
  return builder.createOrFold<arith::DivFOp>(
      builder.f32(1),
      builder.createOrFold<arith::AddFOp>(builder.f32(1), power));
}

/// Emits an operation of the math dialect.
template <typename OpT> static Value emitMath(Kernel &kernel, Value x) {
  return OpT::create(kernel.builder, x);
}

static Value emitReciprocal(Kernel &kernel, Value x) {
  return kernel.builder.createOrFold<arith::DivFOp>(kernel.builder.f32(1), x);
}

/// Emits max(0, min(1, alpha * x + beta)).
static Value emitHardSigmoid(Kernel &kernel, Value x, float alpha, float beta) {
  auto &builder = kernel.builder;
  Value line = builder.createOrFold<arith::AddFOp>(
      builder.createOrFold<arith::MulFOp>(x, builder.f32(alpha)),
      builder.f32(beta));
  return kernel.max(kernel.min(line, builder.f32(1)), builder.f32(0));
}

static Value emitHardSwish(Kernel &kernel, Value x) {
  return kernel.builder.createOrFold<arith::MulFOp>(
      x, emitHardSigmoid(kernel, x, 1.0f / 6.0f, 0.5f));
}

static absl::StatusOr<Plan> planHardSigmoid(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  ASSIGN_OR_RETURN(float alpha, op.getAttribute<float>("alpha", 0.2f));
  ASSIGN_OR_RETURN(float beta, op.getAttribute<float>("beta", 0.5f));
  return planMap(
      op,
      {{0}, TensorProto::FLOAT, [=](Kernel &kernel, llvm::ArrayRef<Value> x) {
         return emitHardSigmoid(kernel, x[0], alpha, beta);
       }});
}

static absl::StatusOr<Plan> planLeakyRelu(Op &op) {
  RETURN_IF_ERROR(op.requireFloats());
  ASSIGN_OR_RETURN(float alpha, op.getAttribute<float>("alpha", 0.01f));
  return planMap(
      op,
      {{0}, TensorProto::FLOAT, [=](Kernel &kernel, llvm::ArrayRef<Value> x) {
         auto &builder = kernel.builder;
         return builder.createOrFold<arith::SelectOp>(
             builder.compare(arith::CmpFPredicate::OLT, x[0], builder.f32(0)),
             builder.createOrFold<arith::MulFOp>(x[0], builder.f32(alpha)),
             x[0]);
       }});
}

//===----------------------------------------------------------------------===//
// f32 and integers
//===----------------------------------------------------------------------===//

namespace {

/// An operation on two values, for each kind of element.
struct Arithmetic {
  Value (*floats)(Kernel &, Value, Value);
  /// Null if LLVM's instruction traps; such integers must be known at compile
  /// time.
  Value (*integers)(Kernel &, Value, Value);
  std::optional<int64_t> (*fold)(int64_t, int64_t);
};

} // namespace

/// Converts to a signed integer, wrapping around.
static int64_t wrap(uint64_t value) { return static_cast<int64_t>(value); }

static constexpr Arithmetic addition = {
    [](Kernel &k, Value l, Value r) {
      return k.builder.createOrFold<arith::AddFOp>(l, r);
    },
    [](Kernel &k, Value l, Value r) {
      return k.builder.createOrFold<arith::AddIOp>(l, r);
    },
    [](int64_t l, int64_t r) -> std::optional<int64_t> {
      return wrap(uint64_t(l) + uint64_t(r));
    }};
static constexpr Arithmetic subtraction = {
    [](Kernel &k, Value l, Value r) {
      return k.builder.createOrFold<arith::SubFOp>(l, r);
    },
    [](Kernel &k, Value l, Value r) {
      return k.builder.createOrFold<arith::SubIOp>(l, r);
    },
    [](int64_t l, int64_t r) -> std::optional<int64_t> {
      return wrap(uint64_t(l) - uint64_t(r));
    }};
static constexpr Arithmetic multiplication = {
    [](Kernel &k, Value l, Value r) {
      return k.builder.createOrFold<arith::MulFOp>(l, r);
    },
    [](Kernel &k, Value l, Value r) {
      return k.builder.createOrFold<arith::MulIOp>(l, r);
    },
    [](int64_t l, int64_t r) -> std::optional<int64_t> {
      return wrap(uint64_t(l) * uint64_t(r));
    }};
static constexpr Arithmetic division = {
    [](Kernel &k, Value l, Value r) {
      return k.builder.createOrFold<arith::DivFOp>(l, r);
    },
    nullptr,
    [](int64_t l, int64_t r) -> std::optional<int64_t> {
      if (r == 0 || (l == std::numeric_limits<int64_t>::min() && r == -1))
        return std::nullopt;
      return l / r;
    }};
static constexpr Arithmetic maximum = {
    [](Kernel &k, Value l, Value r) { return k.max(l, r); },
    [](Kernel &k, Value l, Value r) { return k.max(l, r); },
    [](int64_t l, int64_t r) -> std::optional<int64_t> {
      return std::max(l, r);
    }};
static constexpr Arithmetic minimum = {
    [](Kernel &k, Value l, Value r) { return k.min(l, r); },
    [](Kernel &k, Value l, Value r) { return k.min(l, r); },
    [](int64_t l, int64_t r) -> std::optional<int64_t> {
      return std::min(l, r);
    }};

/// Combines all inputs by `arithmetic`, starting with the first.
template <const Arithmetic &arithmetic>
static absl::StatusOr<Plan> planArithmetic(Op &op) {
  RETURN_IF_ERROR(op.requireElement(
      0, {TensorProto::FLOAT, TensorProto::INT64, TensorProto::INT32}));
  RETURN_IF_ERROR(op.requireSameElements());
  DataType element = op.getType(0).element;
  auto emit =
      element == TensorProto::FLOAT ? arithmetic.floats : arithmetic.integers;
  Map map = {getAllInputs(op), element,
             [emit](Kernel &kernel, llvm::ArrayRef<Value> operands) {
               Value result = operands[0];
               for (Value operand : operands.drop_front())
                 result = emit(kernel, result, operand);
               return result;
             }};
  ASSIGN_OR_RETURN(Plan plan, planMap(op, std::move(map)));
  auto fold = [](llvm::ArrayRef<int64_t> operands) {
    std::optional<int64_t> result = operands[0];
    for (int64_t operand : operands.drop_front())
      if (result)
        result = arithmetic.fold(*result, operand);
    return result;
  };
  ASSIGN_OR_RETURN(plan, foldMap(op, std::move(plan), fold));
  if (plan.emit && !emit)
    return unimplemented("integers must be known at compile time");
  return plan;
}

static absl::StatusOr<Plan> planNeg(Op &op) {
  RETURN_IF_ERROR(op.requireElement(
      0, {TensorProto::FLOAT, TensorProto::INT64, TensorProto::INT32}));
  Map map = {
      {0}, op.getType(0).element, [](Kernel &kernel, llvm::ArrayRef<Value> x) {
        auto &builder = kernel.builder;
        if (isFloat(x[0]))
          return builder.createOrFold<arith::NegFOp>(x[0]);
        return builder.createOrFold<arith::SubIOp>(builder.zero(x[0].getType()),
                                                   x[0]);
      }};
  ASSIGN_OR_RETURN(Plan plan, planMap(op, std::move(map)));
  return foldMap(op, std::move(plan),
                 [](llvm::ArrayRef<int64_t> x) -> std::optional<int64_t> {
                   return wrap(-uint64_t(x[0]));
                 });
}

static absl::StatusOr<Plan> planAbs(Op &op) {
  RETURN_IF_ERROR(op.requireElement(
      0, {TensorProto::FLOAT, TensorProto::INT64, TensorProto::INT32}));
  Map map = {{0},
             op.getType(0).element,
             [](Kernel &kernel, llvm::ArrayRef<Value> x) -> Value {
               if (isFloat(x[0]))
                 return math::AbsFOp::create(kernel.builder, x[0]);
               return math::AbsIOp::create(kernel.builder, x[0]);
             }};
  ASSIGN_OR_RETURN(Plan plan, planMap(op, std::move(map)));
  return foldMap(op, std::move(plan),
                 [](llvm::ArrayRef<int64_t> x) -> std::optional<int64_t> {
                   return x[0] < 0 ? wrap(-uint64_t(x[0])) : x[0];
                 });
}

static absl::StatusOr<Plan> planRelu(Op &op) {
  RETURN_IF_ERROR(op.requireElement(
      0, {TensorProto::FLOAT, TensorProto::INT64, TensorProto::INT32}));
  return planMap(
      op,
      {{0}, op.getType(0).element, [](Kernel &kernel, llvm::ArrayRef<Value> x) {
         return kernel.max(x[0], kernel.builder.zero(x[0].getType()));
       }});
}

static absl::StatusOr<Plan> planPow(Op &op) {
  RETURN_IF_ERROR(op.requireElement(0, {TensorProto::FLOAT}));
  RETURN_IF_ERROR(op.requireElement(
      1, {TensorProto::FLOAT, TensorProto::INT64, TensorProto::INT32}));
  bool isSquare = op.getScalar(1) == 2.0f;
  return planMap(
      op, {{0, 1},
           TensorProto::FLOAT,
           [=](Kernel &kernel, llvm::ArrayRef<Value> operands) -> Value {
             Value base = operands[0], exponent = operands[1];
             if (isSquare)
               return kernel.builder.createOrFold<arith::MulFOp>(base, base);
             if (!isFloat(exponent))
               exponent = arith::SIToFPOp::create(kernel.builder,
                                                  base.getType(), exponent);
             return math::PowFOp::create(kernel.builder, base, exponent);
           }});
}

//===----------------------------------------------------------------------===//
// Clip
//===----------------------------------------------------------------------===//

/// Emits the lower and the upper bound; null for a bound that is not given.
using BoundsFn = std::function<std::array<Value, 2>(Kernel &)>;

/// Clamps the elements to the lower bound first, then to the upper bound. NaN
/// remains.
static Plan planClip(Map map, BoundsFn getBounds) {
  return Plan::emitted(
      [map = std::move(map), getBounds = std::move(getBounds)](Kernel &kernel) {
        auto [low, high] = getBounds(kernel);
        Map clip = map;
        clip.emit = [low = low, high = high](Kernel &kernel,
                                             llvm::ArrayRef<Value> x) {
          Value result = low ? kernel.max(x[0], low) : x[0];
          return high ? kernel.min(result, high) : result;
        };
        emitMap(kernel, clip);
      });
}

/// The bounds are attributes before operator set 11 and inputs since.
static absl::StatusOr<Plan> planClip(Op &op) {
  RETURN_IF_ERROR(op.requireElement(
      0, {TensorProto::FLOAT, TensorProto::INT64, TensorProto::INT32}));
  RETURN_IF_ERROR(op.requireSameElements());
  RETURN_IF_ERROR(op.setResult(0, op.getType(0)));
  Map map = {{0}, op.getType(0).element, nullptr};
  if (op.getOpset() < 11) {
    RETURN_IF_ERROR(op.refuseInputsFrom(1));
    RETURN_IF_ERROR(op.requireFloats());
    constexpr float greatest = std::numeric_limits<float>::max();
    ASSIGN_OR_RETURN(float low, op.getAttribute<float>("min", -greatest));
    ASSIGN_OR_RETURN(float high, op.getAttribute<float>("max", greatest));
    return planClip(std::move(map), [=](Kernel &kernel) {
      return std::array<Value, 2>{kernel.builder.f32(low),
                                  kernel.builder.f32(high)};
    });
  }
  std::array<bool, 2> isBounded = {op.hasInput(1), op.hasInput(2)};
  for (size_t i : {1, 2})
    if (isBounded[i - 1] && op.getType(i).size() != 1)
      return invalidArgument("bound of type " + toString(op.getType(i)) +
                             ": it must be a scalar");
  return planClip(std::move(map), [=](Kernel &kernel) {
    std::array<Value, 2> bounds = {};
    for (size_t i : {1, 2})
      if (isBounded[i - 1])
        bounds[i - 1] = kernel.load(kernel.inputs[i], kernel.builder.index(0));
    return bounds;
  });
}

//===----------------------------------------------------------------------===//
// Cast
//===----------------------------------------------------------------------===//

/// Rounds floats towards zero with saturation and converts NaN to 0, on all
/// targets.
static Value emitFloatToInteger(KernelBuilder &builder, Value x,
                                mlir::IntegerType type) {
  const unsigned width = type.getWidth();
  // On both sides the first float outside the integer range is a power of two.
  const float bound = std::ldexp(1.0f, width - 1);
  auto integer = [&](const llvm::APInt &value) -> Value {
    return arith::ConstantOp::create(builder,
                                     builder.getIntegerAttr(type, value));
  };
  Value isLow =
      builder.compare(arith::CmpFPredicate::OLT, x, builder.f32(-bound));
  Value isHigh =
      builder.compare(arith::CmpFPredicate::OGE, x, builder.f32(bound));
  Value isNumber = builder.compare(arith::CmpFPredicate::ORD, x, x);
  Value isInside = builder.createOrFold<arith::AndIOp>(
      isNumber,
      builder.createOrFold<arith::AndIOp>(
          builder.compare(arith::CmpFPredicate::UGE, x, builder.f32(-bound)),
          builder.compare(arith::CmpFPredicate::ULT, x, builder.f32(bound))));
  Value safe =
      builder.createOrFold<arith::SelectOp>(isInside, x, builder.f32(0));
  Value result = arith::FPToSIOp::create(builder, type, safe);
  result = builder.createOrFold<arith::SelectOp>(
      isLow, integer(llvm::APInt::getSignedMinValue(width)), result);
  return builder.createOrFold<arith::SelectOp>(
      isHigh, integer(llvm::APInt::getSignedMaxValue(width)), result);
}

static Value isNotZero(KernelBuilder &builder, Value x) {
  Value zero = builder.zero(x.getType());
  return isFloat(x) ? builder.compare(arith::CmpFPredicate::UNE, x, zero)
                    : builder.compare(arith::CmpIPredicate::ne, x, zero);
}

static Value emitCast(Kernel &kernel, Value x, DataType from, DataType to) {
  auto &builder = kernel.builder;
  mlir::Type type = getElementType(builder.getContext(), to);
  if (to == TensorProto::BOOL)
    return arith::ExtUIOp::create(builder, type, isNotZero(builder, x));
  if (from == TensorProto::BOOL)
    x = arith::ExtUIOp::create(builder, builder.getI32Type(),
                               isNotZero(builder, x));
  if (to == TensorProto::FLOAT)
    return arith::SIToFPOp::create(builder, type, x);
  if (from == TensorProto::FLOAT)
    return emitFloatToInteger(builder, x, llvm::cast<mlir::IntegerType>(type));
  const unsigned given = x.getType().getIntOrFloatBitWidth();
  const unsigned wanted = type.getIntOrFloatBitWidth();
  if (given < wanted)
    return arith::ExtSIOp::create(builder, type, x);
  if (given > wanted)
    return arith::TruncIOp::create(builder, type, x);
  return x;
}

static absl::StatusOr<Plan> planCast(Op &op) {
  op.ignoreAttribute("saturate"); // concerns 8-bit floats only
  op.ignoreAttribute("round_mode");
  ASSIGN_OR_RETURN(int64_t target, op.getAttribute<int64_t>("to", 0));
  if (target != static_cast<int>(target) ||
      !TensorProto::DataType_IsValid(target))
    return invalidArgument("attribute 'to' is " + std::to_string(target) +
                           ": ONNX has no such type");
  auto to = static_cast<DataType>(target);
  DataType from = op.getType(0).element;
  RETURN_IF_ERROR(op.setResult(0, {to, op.getShape(0)}));
  if (from == to)
    return Plan::alias();
  ASSIGN_OR_RETURN(
      Plan plan,
      planMap(op, {{0}, to, [=](Kernel &kernel, llvm::ArrayRef<Value> x) {
                     return emitCast(kernel, x[0], from, to);
                   }}));
  return foldMap(
      op, std::move(plan),
      [](llvm::ArrayRef<int64_t> x) -> std::optional<int64_t> { return x[0]; });
}

llvm::ArrayRef<OpEntry> getElementwiseOps() {
  static constexpr OpEntry entries[] = {
      {"Abs", 1, 1, 1, planAbs},
      {"Add", 2, 2, 1, planArithmetic<addition>},
      {"Cast", 1, 1, 1, planCast},
      {"Clip", 1, 3, 1, planClip},
      {"Div", 2, 2, 1, planArithmetic<division>},
      {"Erf", 1, 1, 1, planUnary<emitMath<math::ErfOp>>},
      {"Exp", 1, 1, 1, planUnary<emitMath<math::ExpOp>>},
      {"HardSigmoid", 1, 1, 1, planHardSigmoid},
      {"HardSwish", 1, 1, 1, planUnary<emitHardSwish>},
      {"LeakyRelu", 1, 1, 1, planLeakyRelu},
      {"Log", 1, 1, 1, planUnary<emitMath<math::LogOp>>},
      {"Max", 1, anyNumber, 1, planArithmetic<maximum>},
      {"Min", 1, anyNumber, 1, planArithmetic<minimum>},
      {"Mul", 2, 2, 1, planArithmetic<multiplication>},
      {"Neg", 1, 1, 1, planNeg},
      {"Pow", 2, 2, 1, planPow},
      {"Reciprocal", 1, 1, 1, planUnary<emitReciprocal>},
      {"Relu", 1, 1, 1, planRelu},
      {"Sigmoid", 1, 1, 1, planUnary<emitSigmoid>},
      {"Sqrt", 1, 1, 1, planUnary<emitMath<math::SqrtOp>>},
      {"Sub", 2, 2, 1, planArithmetic<subtraction>},
      {"Sum", 1, anyNumber, 1, planArithmetic<addition>},
      {"Tanh", 1, 1, 1, planUnary<emitMath<math::TanhOp>>},
  };
  return entries;
}

} // namespace onnx_mlir::direct
