// SPDX-License-Identifier: Apache-2.0
#include "targets/native/legality.h"

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/field.h"
#include "core/ir/structure/attr_type_sub_elements.h"
#include "dialects/llvm/llvm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::native {
namespace {

/// The widest integer that all back ends convert to and from floats.
constexpr unsigned widestConverted = 128;

constexpr StringLiteral conversions[] = {
    "llvm.fptosi",         "llvm.fptoui",         "llvm.sitofp",
    "llvm.uitofp",         "llvm.intr.vp.fptosi", "llvm.intr.vp.fptoui",
    "llvm.intr.vp.sitofp", "llvm.intr.vp.uitofp",
};

/// Returns true for types that the back end does not support.
bool isForeign(Type type, llvm::Triple::ArchType architecture) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.isScalable();
  if (isa<Float80Type, LLVM::LLVMX86AMXType>(type))
    return architecture != llvm::Triple::x86_64;
  if (isa<LLVM::LLVMPPCFP128Type>(type))
    return architecture != llvm::Triple::ppc64le;
  return false;
}

/// Looks for unsupported types; each type is walked once.
class TypeCheck {
public:
  explicit TypeCheck(llvm::Triple::ArchType architecture)
      : architecture(architecture) {}

  /// Returns the type, or the part of it, that is unsupported, or null.
  Type find(Type type) {
    auto [place, isNew] = found.try_emplace(type);
    if (!isNew)
      return place->second;
    Type refused;
    AttrTypeWalker walker;
    walker.addWalk([&](Type part) {
      if (!isForeign(part, architecture))
        return WalkResult::advance();
      refused = part;
      return WalkResult::interrupt();
    });
    walker.walk(type);
    return found[type] = refused;
  }

private:
  llvm::Triple::ArchType architecture;
  llvm::DenseMap<Type, Type> found;
};

/// Checks one operation at a time.
class LegalityCheck {
public:
  explicit LegalityCheck(const llvm::Triple &triple)
      : triple(triple), foreign(triple.getArch()) {}

  LogicalResult check(Operation *op);

private:
  LogicalResult checkValueType(Operation *op, Type type);
  LogicalResult checkAttributes(Operation *op);
  LogicalResult checkConversion(Operation *op);
  LogicalResult refuse(Operation *op, Type type) {
    return op->emitOpError("uses ")
           << type << ", which LLVM cannot generate code for on "
           << triple.getArchName();
  }

  const llvm::Triple &triple;
  TypeCheck foreign;
};

LogicalResult LegalityCheck::checkValueType(Operation *op, Type type) {
  if (Type refused = foreign.find(type))
    return refuse(op, refused);
  return success();
}

LogicalResult LegalityCheck::checkAttributes(Operation *op) {
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
    return checkValueType(op, function.getFunctionType());
  Type refused;
  auto checkAttribute = [&](Attribute attribute) {
    if (auto type = dyn_cast<TypeAttr>(attribute); type && !refused)
      refused = foreign.find(type.getValue());
  };
  // Operation::getAttrs would create a dictionary of all of them.
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    checkAttribute(attribute.getValue());
  if (op->isRegistered())
    walkFields(op->getName().getProperties(), op->getPropertiesStorage(),
               checkAttribute, [](Type) {});
  return refused ? refuse(op, refused) : success();
}

LogicalResult LegalityCheck::checkConversion(Operation *op) {
  if (triple.getArch() == llvm::Triple::x86_64 ||
      !llvm::is_contained(conversions, op->getName().getStringRef()))
    return success();
  for (Type type : {op->getOperand(0).getType(), op->getResult(0).getType()}) {
    auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
    if (integer && integer.getWidth() > widestConverted)
      return op->emitOpError("converts ")
             << integer << ": LLVM converts floats from and to at most "
             << widestConverted << " bits on " << triple.getArchName();
  }
  return success();
}

LogicalResult LegalityCheck::check(Operation *op) {
  if (op->getName().getStringRef() == "llvm.intr.vscale")
    return op->emitOpError("needs scalable vectors, which ")
           << triple.getArchName() << " does not have";
  for (Type type : op->getOperandTypes())
    if (failed(checkValueType(op, type)))
      return failure();
  for (Type type : op->getResultTypes())
    if (failed(checkValueType(op, type)))
      return failure();
  return failure(failed(checkAttributes(op)) || failed(checkConversion(op)));
}

} // namespace

LogicalResult checkLegality(Operation *module, const llvm::Triple &triple) {
  LegalityCheck check(triple);
  bool hasFailed = false;
  module->walk([&](Operation *op) { hasFailed |= failed(check.check(op)); });
  return failure(hasFailed);
}

} // namespace mlir::native
