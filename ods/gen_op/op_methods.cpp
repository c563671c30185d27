// SPDX-License-Identifier: Apache-2.0
//
// Declares methods that the user defines at the definition's request:
// verifiers, folders, canonicalization, custom assembly, methods of interfaces.
#include "ods/gen_op/op_class.h"
#include "ods/gen_op/op_hooks.h"
#include "ods/model/side_effects.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

void OpClassEmitter::addCanonicalizer() {
  if (op.hasCanonicalizeMethod())
    cls.add({.returnType = "::llvm::LogicalResult",
             .name = "canonicalize",
             .parameters = {{op.getCppClassName().str(), "op"},
                            {"::mlir::PatternRewriter &", "rewriter"}},
             .isStatic = true});
  if (!op.hasCanonicalizeMethod() && !op.hasCanonicalizer())
    return;
  CppMethod method = {.returnType = "void",
                      .name = "getCanonicalizationPatterns",
                      .parameters = {{"::mlir::RewritePatternSet &", "results"},
                                     {"::mlir::MLIRContext *", "context"}},
                      .isStatic = true};
  if (!op.hasCanonicalizer()) {
    method.kind = CppMethod::Body::OutOfLine;
    method.body = "results.add(canonicalize);";
  }
  if (!cls.add(std::move(method)))
    reportOverlap(op, "getCanonicalizationPatterns");
}

void OpClassEmitter::addFolder() {
  if (!op.hasFolder())
    return;
  CppMethod method = {.returnType = "::mlir::OpFoldResult",
                      .name = "fold",
                      .parameters = {{"FoldAdaptor", "adaptor"}}};
  if (!foldsToOneResult(op)) {
    method.returnType = "::llvm::LogicalResult";
    method.parameters.push_back(
        {"::llvm::SmallVectorImpl<::mlir::OpFoldResult> &", "results"});
  }
  if (!cls.add(std::move(method)))
    reportOverlap(op, "fold");
}

void OpClassEmitter::addVerifiers() {
  auto declare = [&](StringRef name) {
    if (!cls.add({.returnType = "::llvm::LogicalResult", .name = name.str()}))
      reportOverlap(op, name);
  };
  if (op.hasVerifier())
    declare("verify");
  if (op.hasRegionVerifier())
    declare("verifyRegions");
}

void OpClassEmitter::addParserAndPrinter() {
  if (op.hasAssemblyFormat() || !op.hasCustomAssemblyFormat())
    return;
  const bool added =
      cls.add({.returnType = "::mlir::ParseResult",
               .name = "parse",
               .parameters = {{"::mlir::OpAsmParser &", "parser"},
                              {"::mlir::OperationState &", "result"}},
               .isStatic = true}) &&
      cls.add({.returnType = "void",
               .name = "print",
               .parameters = {{"::mlir::OpAsmPrinter &", "p"}}});
  if (!added)
    reportOverlap(op, "parse");
}

/// Returns true if the class has a method with this name and these parameters.
static bool hasMethodOf(const CppClass &cls, const InterfaceMethod &method) {
  std::vector<StringRef> types;
  for (const InterfaceMethod::Argument &argument : method.getArguments())
    types.push_back(argument.type);
  return cls.hasMethod(method.getName(), types);
}

void OpClassEmitter::addInterfaceMethods() {
  for (const Trait &trait : op.getTraits())
    if (InterfaceTrait::classof(&trait)) {
      const auto &use = static_cast<const InterfaceTrait &>(trait);
      if (use.shouldDeclareMethods())
        addInterfaceMethods(use);
    }
}

void OpClassEmitter::addInterfaceMethods(const InterfaceTrait &trait) {
  const Interface interface = trait.getInterface();
  const std::vector<StringRef> always = trait.getAlwaysDeclaredMethods();
  for (const InterfaceMethod &method : interface.getMethods()) {
    if (method.getBody())
      continue;
    if (method.getDefaultImplementation() &&
        !llvm::is_contained(always, method.getName())) {
      // A using-declaration keeps it visible next to other methods of this
      // name. A method with the same parameters replaces it.
      if (hasMethodOf(cls, method))
        continue;
      const std::string name = trait.getFullyQualifiedTraitName() + "<" +
                               cls.getName() + ">::" + method.getName().str();
      if (usings.insert(name).second)
        cls.addText("  using " + name + ";\n");
      continue;
    }
    CppMethod declared = {.returnType = method.getReturnType().str(),
                          .name = method.getName().str(),
                          .isStatic = method.isStatic()};
    for (const InterfaceMethod::Argument &argument : method.getArguments())
      declared.parameters.push_back({argument.type.str(), argument.name.str()});
    cls.add(std::move(declared));
  }
}

void OpClassEmitter::addEffects() {
  for (const EffectInterface &interface : getEffectInterfaces(op))
    if (!cls.add({.returnType = "void",
                  .name = "getEffects",
                  .parameters = {{"::llvm::SmallVectorImpl<::mlir::SideEffects"
                                  "::EffectInstance<" +
                                      interface.baseEffect + ">> &",
                                  "effects"}},
                  .kind = CppMethod::Body::Inline,
                  .body = "::mlir::SideEffects::getDescribedEffects("
                          "*this, effects);"}))
      reportOverlap(op, "getEffects");
}
