// SPDX-License-Identifier: Apache-2.0
//
// Verifiers of discardable attributes of this dialect, on any operation and on
// parameters and results of functions.
#include "core/interfaces/function.h"
#include "core/ir/context/diagnostics.h"
#include "dialects/llvm/attributes.h"
#include "dialects/llvm/dialect.h"

using namespace mlir;
using namespace mlir::LLVM;

/// 1. `llvm.data_layout` is a string.
/// 2. The string is a valid data layout.
LogicalResult LLVMDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attr) {
  if (attr.getName() != getDataLayoutAttrName())
    return success();
  auto layout = dyn_cast<StringAttr>(attr.getValue());
  if (!layout)
    return op->emitOpError() << "expected '" << getDataLayoutAttrName()
                             << "' to be a string attributes";
  return verifyDataLayoutString(layout.getValue(), [&](const Twine &message) {
    op->emitOpError() << message.str();
  });
}

// Parameters

namespace {
enum class ValueKind { Any, Unit, Type, Integer };
enum class ParameterKind { Any, Pointer, Integer };

/// The kind of an attribute of parameters, the types that may have it, and
/// whether results may have it.
struct ParameterRule {
  ValueKind value = ValueKind::Any;
  ParameterKind parameter = ParameterKind::Any;
  bool onResults = true;
};
} // namespace

static ParameterRule getRule(StringRef name) {
  auto isOneOf = [&](std::initializer_list<StringRef> names) {
    return llvm::is_contained(names, name);
  };
  ParameterRule rule;
  rule.onResults = !isOneOf(
      {LLVMDialect::getAllocAlignAttrName(),
       LLVMDialect::getAllocatedPointerAttrName(),
       LLVMDialect::getByValAttrName(), LLVMDialect::getByRefAttrName(),
       LLVMDialect::getInAllocaAttrName(), LLVMDialect::getNestAttrName(),
       LLVMDialect::getNoCaptureAttrName(), LLVMDialect::getNoFreeAttrName(),
       LLVMDialect::getPreallocatedAttrName(),
       LLVMDialect::getReadnoneAttrName(), LLVMDialect::getReadonlyAttrName(),
       LLVMDialect::getReturnedAttrName(),
       LLVMDialect::getStackAlignmentAttrName(),
       LLVMDialect::getStructRetAttrName(),
       LLVMDialect::getWriteOnlyAttrName()});
  if (isOneOf({LLVMDialect::getNoAliasAttrName(),
               LLVMDialect::getReadonlyAttrName(),
               LLVMDialect::getReadnoneAttrName(),
               LLVMDialect::getWriteOnlyAttrName(),
               LLVMDialect::getNestAttrName(),
               LLVMDialect::getNoCaptureAttrName(),
               LLVMDialect::getNoFreeAttrName(),
               LLVMDialect::getNonNullAttrName()})) {
    rule.value = ValueKind::Unit;
    rule.parameter = ParameterKind::Pointer;
  } else if (isOneOf({LLVMDialect::getStructRetAttrName(),
                      LLVMDialect::getByValAttrName(),
                      LLVMDialect::getByRefAttrName(),
                      LLVMDialect::getElementTypeAttrName(),
                      LLVMDialect::getInAllocaAttrName(),
                      LLVMDialect::getPreallocatedAttrName()})) {
    rule.value = ValueKind::Type;
    rule.parameter = ParameterKind::Pointer;
  } else if (isOneOf({LLVMDialect::getSExtAttrName(),
                      LLVMDialect::getZExtAttrName()})) {
    rule.value = ValueKind::Unit;
    rule.parameter = ParameterKind::Integer;
  } else if (isOneOf({LLVMDialect::getAlignAttrName(),
                      LLVMDialect::getDereferenceableAttrName(),
                      LLVMDialect::getDereferenceableOrNullAttrName()})) {
    rule.value = ValueKind::Integer;
    rule.parameter = ParameterKind::Pointer;
  } else if (isOneOf({LLVMDialect::getNoUndefAttrName(),
                      LLVMDialect::getInRegAttrName(),
                      LLVMDialect::getReturnedAttrName()})) {
    rule.value = ValueKind::Unit;
  } else if (isOneOf({LLVMDialect::getStackAlignmentAttrName()})) {
    rule.value = ValueKind::Integer;
  }
  return rule;
}

/// 1. The value of the attribute is of its kind.
/// 2. The parameter has a type that the attribute allows, if the type is one of
/// this dialect.
static LogicalResult verifyParameterAttribute(Operation *op, Type type,
                                              NamedAttribute attr) {
  const StringAttr name = attr.getName();
  const Attribute value = attr.getValue();
  const ParameterRule rule = getRule(name.getValue());
  if (rule.value == ValueKind::Unit && !isa<UnitAttr>(value))
    return op->emitError() << name << " should be a unit attribute";
  if (rule.value == ValueKind::Type && !isa<TypeAttr>(value))
    return op->emitError() << name << " should be a type attribute";
  if (rule.value == ValueKind::Integer && !isa<IntegerAttr>(value))
    return op->emitError() << name << " should be an integer attribute";
  if (!isCompatibleType(type))
    return success();
  if (rule.parameter == ParameterKind::Pointer && !isa<LLVMPointerType>(type))
    return op->emitError() << name
                           << " attribute attached to non-pointer LLVM type";
  if (rule.parameter == ParameterKind::Integer && !isa<IntegerType>(type))
    return op->emitError() << name
                           << " attribute attached to non-integer LLVM type";
  return success();
}

LogicalResult LLVMDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                    unsigned argIdx,
                                                    NamedAttribute argAttr) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  return verifyParameterAttribute(op, function.getArgumentTypes()[argIdx],
                                  argAttr);
}

LogicalResult LLVMDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                       unsigned resIdx,
                                                       NamedAttribute resAttr) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  const Type type = function.getResultTypes()[resIdx];
  if (isa<LLVMVoidType>(type))
    return op->emitError() << "cannot attach result attributes to functions "
                              "with a void return";
  if (!getRule(resAttr.getName().getValue()).onResults)
    return op->emitError() << resAttr.getName()
                           << " is not a valid result attribute";
  return verifyParameterAttribute(op, type, resAttr);
}
