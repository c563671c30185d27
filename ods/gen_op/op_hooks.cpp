// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/op_hooks.h"

#include "ods/gen_op/op_text.h"

using namespace mlir::ods;
using llvm::StringRef;

bool mlir::ods::foldsToOneResult(const Operator &op) {
  return op.getNumResults() == 1 && op.getNumVariableLengthResults() == 0;
}

/// Returns true if the class declares a method of InferTypeOpInterface, for the
/// interface or in C++ code of the record. Otherwise it inherits the method.
static bool declaresInference(const Operator &op, StringRef method) {
  for (const Trait &trait : op.getTraits()) {
    if (const auto *use = llvm::dyn_cast<InterfaceTrait>(&trait)) {
      if (use->shouldDeclareMethods() &&
          use->getFullyQualifiedTraitName() == inferTypeTrait)
        return true;
    } else if (const auto *native = llvm::dyn_cast<NativeTrait>(&trait)) {
      if (native->getExtraConcreteClassDeclaration().contains(method))
        return true;
    }
  }
  return op.getExtraClassDeclaration().contains(method);
}

bool mlir::ods::infersByDescriptor(const Operator &op) {
  return op.getTrait(inferTypeTrait) &&
         !declaresInference(op, "inferReturnTypes") &&
         !declaresInference(op, "refineReturnTypes") &&
         !declaresInference(op, "isCompatibleReturnTypes");
}

void mlir::ods::emitHooks(const Operator &op, llvm::raw_ostream &os) {
  const std::string cls = op.getCppClassName().str();
  std::string hooks;
  auto add = [&](StringRef field, const std::string &function) {
    hooks += (hooks.empty() ? "." : ",\n              .") + field.str() +
             " = &" + function;
  };
  auto addTemplate = [&](StringRef field, StringRef hook) {
    add(field, "::mlir::OpHook::" + hook.str() + "<" + cls + ">");
  };
  if (op.hasVerifier())
    addTemplate("verify", "verify");
  if (op.hasRegionVerifier())
    addTemplate("verifyRegions", "verifyRegions");
  if (op.hasCustomAssemblyFormat() && !op.hasAssemblyFormat()) {
    add("parse", cls + "::parse");
    addTemplate("print", "print");
  }
  if (op.hasFolder())
    addTemplate("fold", foldsToOneResult(op) ? "foldOne" : "fold");
  if (op.hasCanonicalizer() || op.hasCanonicalizeMethod())
    add("getCanonicalizationPatterns", cls + "::getCanonicalizationPatterns");
  if (op.getTrait(inferTypeTrait) && !op.allResultTypesKnown() &&
      declaresInference(op, "inferReturnTypes"))
    add("inferResultTypes",
        "::mlir::detail::inferResultTypesHook<" + cls + ">");
  if (!hooks.empty())
    os << "    .hooks = {" << hooks << "},\n";
}
