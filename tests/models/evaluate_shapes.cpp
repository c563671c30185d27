// SPDX-License-Identifier: Apache-2.0
//
// usage: evaluate_shapes MODEL < BINDINGS
//
// Infers the shapes of a model. For each line of the input, shapes of the
// model's inputs such as `1,3,224,224;;2`, prints the shape of each result in
// the function: the location of its operation, the number of the result, and
// the sizes. These are ? if they depend on more than the inputs' shapes, and *
// stands for a shape of unknown rank.
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/support/tool.h"
#include "dialects/func/func.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "targets/onnx/import/import.h"
#include "targets/onnx/model.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {
namespace {

using mlir::onnx::DimAtom;
using mlir::onnx::DimExpr;
using mlir::onnx::ShapeAnalysis;
using Shapes = std::vector<std::vector<int64_t>>;

Shapes readShapes(llvm::StringRef line) {
  Shapes shapes;
  for (llvm::StringRef text : llvm::split(line, ';')) {
    std::vector<int64_t> &shape = shapes.emplace_back();
    for (llvm::StringRef number : llvm::split(text, ','))
      if (int64_t size; !number.getAsInteger(10, size))
        shape.push_back(size);
  }
  return shapes;
}

/// Returns the value of a symbol that is a size of an input.
std::optional<int64_t> getValue(const ShapeAnalysis &analysis,
                                const Shapes &shapes, const DimAtom &symbol) {
  const auto source = analysis.getSource(symbol);
  if (!source || source->isElement)
    return std::nullopt;
  const auto argument = llvm::dyn_cast<mlir::BlockArgument>(source->value);
  if (!argument || argument.getArgNumber() >= shapes.size() ||
      source->index >= shapes[argument.getArgNumber()].size())
    return std::nullopt;
  return shapes[argument.getArgNumber()][source->index];
}

void printResults(const ShapeAnalysis &analysis, mlir::func::FuncOp function,
                  const Shapes &shapes) {
  for (mlir::Operation &op : function.getBody().front()) {
    const auto location = llvm::dyn_cast<mlir::NameLoc>(op.getLoc());
    for (mlir::Value result : op.getResults()) {
      const auto sizes = analysis.getShape(result);
      if (!location)
        continue;
      llvm::outs() << location.getName().getValue() << "\t"
                   << llvm::cast<mlir::OpResult>(result).getResultNumber()
                   << "\t";
      if (!sizes)
        llvm::outs() << "*";
      llvm::interleave(
          sizes.value_or(llvm::ArrayRef<DimExpr>()), llvm::outs(),
          [&](DimExpr size) {
            const auto value = size.evaluate([&](const DimAtom &symbol) {
              return getValue(analysis, shapes, symbol);
            });
            llvm::outs() << (value ? std::to_string(*value) : "?");
          },
          ",");
      llvm::outs() << "\n";
    }
  }
  llvm::outs() << "\n";
}

absl::Status run(llvm::ArrayRef<const char *> arguments) {
  if (arguments.size() != 1)
    return absl::InvalidArgumentError("usage: evaluate_shapes MODEL");
  absl::StatusOr<std::unique_ptr<Model>> model = Model::read(arguments[0]);
  if (!model.ok())
    return model.status();
  mlir::MLIRContext context(mlir::MLIRContext::Threading::Disabled);
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&context, std::move(*model));
  if (!module.ok())
    return module.status();
  mlir::func::FuncOp function =
      *(*module)->getOps<mlir::func::FuncOp>().begin();
  const ShapeAnalysis analysis(function);
  if (!analysis.isValid())
    return absl::InvalidArgumentError("the shapes are not valid");
  for (std::string line; std::getline(std::cin, line);)
    printResults(analysis, function, readShapes(line));
  return absl::OkStatus();
}

} // namespace
} // namespace onnx_mlir

int main(int argc, char **argv) {
  return mlir::finishTool(
      onnx_mlir::run(llvm::ArrayRef<const char *>(argv + 1, argc - 1)));
}
