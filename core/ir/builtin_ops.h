// SPDX-License-Identifier: Apache-2.0
//
// The operations of the builtin dialect. Source: the MLIR documentation,
// "Builtin Dialect".
#ifndef CORE_IR_BUILTIN_OPS_H
#define CORE_IR_BUILTIN_OPS_H

#include <optional>

#include "core/ir/builtin_attributes.h"
#include "core/ir/op_definition.h"

namespace mlir {

/// A container of symbols: one region, a graph, one block without terminator.
class ModuleOp : public Op<ModuleOp> {
public:
  using Op::Op;
  static const OpDescriptor descriptor;
  struct Properties {
    Attribute sym_name;
    Attribute sym_visibility;
  };
  static void build(OpBuilder &builder, OperationState &state,
                    std::optional<llvm::StringRef> name = std::nullopt);
  static ModuleOp create(Location location,
                         std::optional<llvm::StringRef> name = std::nullopt);
  std::optional<llvm::StringRef> getName() const;
  std::optional<llvm::StringRef> getSymName() const { return getName(); }
  Region &getBodyRegion() const { return getOperation()->getRegion(0); }
  Block *getBody() const { return &getBodyRegion().front(); }
  template <typename T> auto getOps() const { return getBody()->getOps<T>(); }
  Block::iterator begin() const { return getBody()->begin(); }
  Block::iterator end() const { return getBody()->end(); }
  void push_back(Operation *op) const { getBody()->push_back(op); }
};

/// A cast between types that something else is to make real.
class UnrealizedConversionCastOp : public Op<UnrealizedConversionCastOp> {
public:
  using Op::Op;
  static const OpDescriptor descriptor;
  static void build(OpBuilder &builder, OperationState &state,
                    TypeRange outputs, ValueRange inputs);
  OperandRange getInputs() const { return getOperation()->getOperands(); }
  ResultRange getOutputs() const { return getOperation()->getResults(); }
};

} // namespace mlir

#endif // CORE_IR_BUILTIN_OPS_H
