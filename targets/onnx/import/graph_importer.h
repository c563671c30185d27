// SPDX-License-Identifier: Apache-2.0
//
// Imports the nodes of graphs and functions as operations.
#ifndef TARGETS_ONNX_IMPORT_GRAPH_IMPORTER_H
#define TARGETS_ONNX_IMPORT_GRAPH_IMPORTER_H

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation_state.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/import/attributes.h"
#include "targets/onnx/import/schema.h"
#include "targets/onnx/import/scope.h"
#include "targets/onnx/model.h"
#include "llvm/ADT/StringMap.h"

namespace onnx_mlir {

class GraphImporter {
public:
  /// Creates operations by `builder`.
  GraphImporter(mlir::OpBuilder &builder, std::shared_ptr<const Model> model);

  /// Imports the initializers and the nodes of `graph` at the insertion point,
  /// with their names in `scope`, which has the inputs already. Returns the
  /// outputs.
  /// Errors, which name the node: an operator or attribute that does not exist
  /// in the version that the model imports, a value that is not defined, a
  /// cycle, a type that is not determined, or what cannot be imported.
  absl::StatusOr<std::vector<mlir::Value>>
  importGraph(const ::onnx::GraphProto &graph, Scope &scope);

private:
  /// A node that is being imported.
  struct Node {
    const ::onnx::NodeProto &proto;
    /// The description for messages.
    std::string text;
    mlir::OperationState state;
    /// The types that each region yields.
    std::vector<std::vector<mlir::Type>> yielded;
  };

  absl::Status importInitializers(const ::onnx::GraphProto &graph,
                                  Scope &scope);
  void addConstant(mlir::ElementsAttr value, llvm::StringRef name,
                   Scope &scope);
  absl::Status importNodes(
      const google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes,
      Scope &scope);
  absl::Status importNode(const ::onnx::NodeProto &proto, int index,
                          Scope &scope);
  absl::Status importOperator(Node &node, const Schema &schema, Scope &scope);
  absl::Status importBatchedScan(Node &node, const Schema &schema,
                                 Scope &scope);
  absl::Status importCustom(Node &node, Scope &scope);
  absl::Status importCall(Node &node, const ::onnx::FunctionProto &function,
                          Scope &scope);
  absl::Status importOperands(Node &node, const Scope &scope);
  absl::Status importAttributes(Node &node, const Scope &scope);
  absl::Status importRegions(Node &node, const Scope &scope);
  absl::StatusOr<std::vector<mlir::Type>>
  importBody(const ::onnx::GraphProto &graph, mlir::Region &region,
             const Node &node, const Scope &scope);
  absl::Status addResultTypes(Node &node, const Schema *schema,
                              const Scope &scope);
  absl::Status
  create(Node &node, Scope &scope,
         const std::function<mlir::Value(mlir::Value)> &finish = nullptr);
  void addMissingOperands(Node &node, const Schema &schema);
  absl::StatusOr<mlir::Type> inferArgumentType(const Node &node,
                                               unsigned index);
  mlir::Value getNoValue(mlir::Location location);
  mlir::Location getLocation(const ::onnx::NodeProto &proto) const;

  mlir::OpBuilder &builder;
  std::shared_ptr<const Model> model;
  AttributeImporter attributeImporter;
  /// The functions of the model by `domain:name:overload`.
  llvm::StringMap<const ::onnx::FunctionProto *> functions;
  int64_t numNodes = 0;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_GRAPH_IMPORTER_H
