// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_ops.h"

#include "core/ir/structure/builders.h"

namespace mlir {

// module

void ModuleOp::build(OpBuilder &builder, OperationState &state,
                     std::optional<llvm::StringRef> name) {
  state.addRegion()->emplaceBlock();
  if (name)
    state.getOrAddProperties<Properties>().sym_name =
        builder.getStringAttr(*name);
}

ModuleOp ModuleOp::create(Location location,
                          std::optional<llvm::StringRef> name) {
  OpBuilder builder(location.getContext());
  return ModuleOp::create(builder, location, name);
}

/// Returns true for data layouts, which core/interfaces/data_layout.h defines.
static bool isDataLayout(Attribute attribute) {
  return attribute.getAbstractAttribute().hasInterface(
      TypeID::fromCppName("mlir::DataLayoutSpecInterface"));
}

/// 1. The names of discardable attributes have a dialect prefix.
/// 2. At most one of the attributes is a data layout.
LogicalResult ModuleOp::verify() {
  for (NamedAttribute attribute : (*this)->getDiscardableAttrs())
    if (!attribute.getName().getValue().contains('.'))
      return emitOpError("can only contain attributes with "
                         "dialect-prefixed names, found: '")
             << attribute.getName().getValue() << "'";
  StringAttr layout;
  for (NamedAttribute attribute : (*this)->getAttrs()) {
    if (!isDataLayout(attribute.getValue()))
      continue;
    if (layout) {
      InFlightDiagnostic diagnostic =
          emitOpError("expects at most one data layout attribute");
      for (StringAttr name : {layout, attribute.getName()})
        diagnostic.attachNote()
            << "'" << name.getValue() << "' is a data layout attribute";
      return diagnostic;
    }
    layout = attribute.getName();
  }
  return success();
}

// unrealized_conversion_cast

/// 1. There is at least one result.
LogicalResult UnrealizedConversionCastOp::verify() {
  if (getOutputs().empty())
    return emitOpError("expected at least one result for cast operation");
  return success();
}

/// cast(x) = x if the types are equal. cast(cast(x)) = x if the inner cast's
/// results are exactly the operands of the outer cast and the result types are
/// the types of x.
LogicalResult
UnrealizedConversionCastOp::fold(FoldAdaptor,
                                 llvm::SmallVectorImpl<OpFoldResult> &results) {
  auto give = [&](OperandRange values) {
    for (Value value : values)
      results.push_back(value);
    return success();
  };
  if (llvm::equal(getInputs().getTypes(), getOutputs().getTypes()))
    return give(getInputs());
  if (getInputs().empty())
    return failure();
  auto other = getInputs().front().getDefiningOp<UnrealizedConversionCastOp>();
  if (!other || !llvm::equal(other->getResults(), getInputs()) ||
      !llvm::equal(other->getOperandTypes(), getOutputs().getTypes()))
    return failure();
  return give(other.getInputs());
}

} // namespace mlir

#define GET_OP_CLASSES
#include "core/ir/builtin/builtin_op.cpp.inc"
