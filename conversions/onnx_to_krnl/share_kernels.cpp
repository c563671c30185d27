// SPDX-License-Identifier: Apache-2.0
//
// Models often apply equal operators with a factor and a bias of their own. The
// code of one of them serves all.
#include "conversions/onnx_to_krnl/share_kernels.h"

#include <vector>

#include "conversions/onnx_to_krnl/kernel.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/builders.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/math/power_ops.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {
namespace {

/// A kernel, its constants that can become arguments, and their values.
struct Candidate {
  func::FuncOp function;
  llvm::SmallVector<arith::ConstantOp> constants;
  std::vector<Attribute> values;
};

/// Kernels whose code is equal if all these constants are.
using Group = std::vector<Candidate>;
using Calls =
    llvm::DenseMap<llvm::StringRef, llvm::SmallVector<func::CallOp, 1>>;

} // namespace

/// Returns true if a value that is not known gives code that is as fast.
static bool canBeArgument(arith::ConstantOp constant) {
  const Type type = constant.getType();
  return (type.isF32() || type.isF64()) &&
         llvm::none_of(constant.getResult().getUsers(), [](Operation *user) {
           return isa<arith::DivFOp, arith::RemFOp, math::PowFOp,
                      math::FPowIOp>(user);
         });
}

/// Sets the constants to zero, so that code without them can be compared.
static Candidate makeCandidate(func::FuncOp function) {
  Candidate candidate{function, {}, {}};
  Builder builder(function.getContext());
  function->walk([&](arith::ConstantOp constant) {
    if (!canBeArgument(constant))
      return;
    candidate.constants.push_back(constant);
    candidate.values.push_back(constant.getValue());
    constant.setValueAttr(builder.getZeroAttr(constant.getType()));
  });
  return candidate;
}

/// Adds an argument to a function and its calls, which pass a constant each.
static Value addArgument(func::FuncOp function, Calls &calls, Type type,
                         const std::vector<Attribute> &values,
                         const Group &group) {
  const unsigned number = function.getNumArguments();
  [[maybe_unused]] LogicalResult added = function.insertArgument(
      number, type, DictionaryAttr(), function.getLoc());
  assert(succeeded(added) && "functions of func take more arguments");
  for (auto [candidate, value] : llvm::zip(group, values))
    for (func::CallOp call : calls[candidate.function.getSymName()]) {
      OpBuilder builder(call);
      Value constant = arith::ConstantOp::create(builder, call.getLoc(),
                                                 cast<TypedAttr>(value));
      call->insertOperands(number, constant);
    }
  return function.getArgument(number);
}

/// Makes the first kernel of a group that of all calls.
static void join(Group &group, Calls &calls) {
  Candidate &first = group.front();
  Builder builder(first.function.getContext());
  llvm::DenseMap<Attribute, Value> arguments;
  for (auto [i, constant] : llvm::enumerate(first.constants)) {
    std::vector<Attribute> values;
    for (const Candidate &candidate : group)
      values.push_back(candidate.values[i]);
    if (llvm::all_equal(values)) {
      constant.setValueAttr(cast<TypedAttr>(values.front()));
      continue;
    }
    Value &argument = arguments[builder.getArrayAttr(values)];
    if (!argument)
      argument =
          addArgument(first.function, calls, constant.getType(), values, group);
    constant.getResult().replaceAllUsesWith(argument);
    constant.erase();
  }
  for (Candidate &candidate : llvm::drop_begin(group)) {
    for (func::CallOp call : calls[candidate.function.getSymName()])
      call.setCallee(first.function.getSymName());
    candidate.function.erase();
  }
}

void shareKernels(ModuleOp module) {
  Calls calls;
  module->walk(
      [&](func::CallOp call) { calls[call.getCallee()].push_back(call); });
  std::vector<Group> groups;
  llvm::DenseMap<size_t, llvm::SmallVector<size_t, 1>> numbers;
  for (func::FuncOp function : module.getOps<func::FuncOp>()) {
    if (!calls.contains(function.getSymName()))
      continue;
    Candidate candidate = makeCandidate(function);
    auto &known = numbers[hashCode(function)];
    auto found = llvm::find_if(known, [&](size_t number) {
      return haveSameCode(groups[number].front().function, function);
    });
    if (found != known.end()) {
      groups[*found].push_back(std::move(candidate));
      continue;
    }
    known.push_back(groups.size());
    groups.emplace_back().push_back(std::move(candidate));
  }
  for (Group &group : groups)
    join(group, calls);
}

} // namespace mlir::onnx_to_krnl
