// SPDX-License-Identifier: Apache-2.0
//
// Generates the `build` methods of an operation: those of the definition, and
// those that every operation has. The latter have a parameter for each part, or
// one for all operands and one for all attributes; and the result types, or
// none if these are inferred. Bodies are inline, so that unused ones cost
// nothing.
#include "ods/gen_op/op_builder_emitter.h"
#include "ods/gen_op/op_class.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

static const CppParameter builderParameter = {"::mlir::OpBuilder &",
                                              "odsBuilder"};
static const CppParameter stateParameter = {"::mlir::OperationState &",
                                            "odsState"};

void BuilderEmitter::add(Parameters parameters, std::string body) {
  cls.add({.returnType = "void",
           .name = "build",
           .parameters = std::move(parameters),
           .kind = CppMethod::Body::Inline,
           .body = std::move(body),
           .isStatic = true});
}

//===----------------------------------------------------------------------===//
// Builders of the definition

void BuilderEmitter::addCustom() {
  const FmtContext context = getBuilderContext();
  for (const Builder &builder : op.getBuilders()) {
    CppMethod method = {.returnType = "void",
                        .name = "build",
                        .parameters = {builderParameter, stateParameter},
                        .isStatic = true};
    for (auto [i, parameter] : llvm::enumerate(builder.getParameters())) {
      const std::string name = parameter.getName()
                                   ? parameter.getName()->str()
                                   : "odsArg" + std::to_string(i);
      method.parameters.push_back(
          {parameter.getCppType().str(), name,
           tgfmt(parameter.getDefaultValue().value_or(""), &context)});
    }
    if (auto body = builder.getBody()) {
      method.kind = CppMethod::Body::OutOfLine;
      method.body = tgfmt(*body, &context);
    }
    if (auto message = builder.getDeprecatedMessage())
      method.deprecated = message->str();
    if (!cls.add(std::move(method)))
      reportOverlap(op, "build");
  }
}

//===----------------------------------------------------------------------===//
// Statements

/// Returns the sizes of all groups as array elements.
std::string
BuilderEmitter::getSizes(llvm::ArrayRef<NamedTypeConstraint> values,
                         llvm::function_ref<std::string(unsigned)> getName) {
  std::string sizes;
  for (auto [i, value] : llvm::enumerate(values)) {
    sizes += i ? ", " : "";
    if (!value.isVariableLength())
      sizes += "1";
    else if (value.isOptional())
      sizes += "(" + getName(i) + " ? 1 : 0)";
    else if (value.isVariadicOfVariadic())
      sizes += "::mlir::getTotalSize(" + getName(i) + ")";
    else
      sizes += "static_cast<int32_t>(" + getName(i) + ".size())";
  }
  return sizes;
}

void BuilderEmitter::addOperandStatements(std::string &body) {
  for (int i = 0; i < op.getNumOperands(); ++i) {
    const NamedTypeConstraint &operand = op.getOperand(i);
    const std::string name = getArgumentName(op, i);
    if (operand.isVariadicOfVariadic()) {
      const StringRef sizes =
          operand.constraint.getVariadicOfVariadicSegmentSizeAttr();
      body += ("odsProperties." + sizes +
               " = ::mlir::addOperandGroups(odsState, " + name + ");\n")
                  .str();
      continue;
    }
    if (operand.isOptional())
      body += "if (" + name + ") ";
    const bool isRange = operand.isVariadic();
    body += (isRange ? "odsState.addOperands(" : "odsState.addOperand(") +
            name + ");\n";
  }
  if (op.getTrait(operandSegments))
    body += "::mlir::setSizes(odsProperties.operandSegmentSizes, {" +
            getSizes(op.getOperands(),
                     [&](unsigned i) { return getArgumentName(op, i); }) +
            "});\n";
}

/// Returns the attribute that a builder stores: the parameter, or one with the
/// value in the parameter.
static std::string getStoredAttribute(const NamedAttribute &named,
                                      bool unwrapped) {
  const Attribute &attr = named.attr;
  const std::string name = named.name.str();
  if (!unwrapped || !canUseUnwrappedRawValue(attr))
    return name;
  const FmtContext context = getBuilderContext();
  const std::string attribute = buildAttrFromParam(attr, context, name);
  // The value of a unit attribute tells whether there is one.
  if (attr.isOptional() && !attr.hasDefaultValue() &&
      attr.getAttrDefName() != "UnitAttr")
    return name + " ? ::mlir::Attribute(" + attribute +
           ") : ::mlir::Attribute()";
  return attribute;
}

void BuilderEmitter::addPropertyStatements(std::string &body) {
  for (const NamedProperty &named : op.getProperties()) {
    const std::string value =
        isView(named.prop) ? ("::mlir::copyToContext(odsState.getContext(), " +
                              named.name + ")")
                                 .str()
                           : named.name.str();
    body +=
        "odsProperties." + op.getSetterName(named.name) + "(" + value + ");\n";
  }
  for (const NamedAttribute &named : op.getNativeAttributes()) {
    if (isSizesAttribute(named.name))
      continue;
    if (named.attr.isOptional() || named.attr.hasDefaultValue())
      body += ("if (" + named.name + ") ").str();
    body += ("odsProperties." + named.name + " = " + named.name + ";\n").str();
  }
}

void BuilderEmitter::addTypeStatements(Types types, std::string &body) {
  switch (types) {
  case Types::Inferred:
    body += "::mlir::addInferredTypes(odsState);\n";
    return;
  case Types::Collective:
    body += "odsState.addTypes(resultTypes);\n";
    return;
  case Types::OfFirstOperand: {
    const char *front = op.getOperand(0).isVariadic() ? ".front()" : "";
    for (int i = 0; i < op.getNumResults(); ++i)
      body += "odsState.addType(" + getArgumentName(op, 0) + front +
              ".getType());\n";
    return;
  }
  case Types::Separate:
    break;
  }
  for (int i = 0; i < op.getNumResults(); ++i) {
    if (op.getResult(i).isOptional())
      body += "if (" + getResultName(i) + ") ";
    const bool isRange = op.getResult(i).isVariadic();
    body += (isRange ? "odsState.addTypes(" : "odsState.addType(") +
            getResultName(i) + ");\n";
  }
  if (op.getTrait(resultSegments))
    body += "::mlir::setSizes(odsProperties.resultSegmentSizes, {" +
            getSizes(op.getResults(),
                     [&](unsigned i) { return getResultName(i); }) +
            "});\n";
}

/// Parts pass by reference, which is cheaper to compile than copies.
std::vector<BuilderEmitter::Part> BuilderEmitter::getParts(bool unwrapped) {
  std::vector<Part> parts;
  auto add = [&](StringRef type, StringRef name) {
    parts.push_back({type.str(), name.str(), name.str()});
  };
  unsigned operand = 0;
  for (int i = 0; i < op.getNumArgs(); ++i) {
    const Argument argument = op.getArg(i);
    if (llvm::isa<NamedTypeConstraint *>(argument)) {
      add("const " + getOperandType(operand) + " &",
          getArgumentName(op, operand));
      ++operand;
    } else if (auto *property =
                   llvm::dyn_cast_if_present<NamedProperty *>(argument)) {
      add(property->prop.getInterfaceType(), property->name);
    } else if (const auto &named = *llvm::cast<NamedAttribute *>(argument);
               !isSizesAttribute(named.name)) {
      add("const ::mlir::Attribute &", named.name);
      parts.back().argument = getStoredAttribute(named, unwrapped);
    }
  }
  for (const NamedSuccessor &successor : op.getSuccessors())
    add(successor.isVariadic() ? "const ::mlir::BlockRange &"
                               : "::mlir::Block *",
        successor.name);
  for (const NamedRegion &region : op.getRegions())
    if (region.isVariadic())
      add("unsigned", region.name.str() + "Count");
  return parts;
}

/// Returns statements that add everything except the result types. They read
/// attributes, not values of attributes.
std::string BuilderEmitter::getPartStatements() {
  std::string body;
  addOperandStatements(body);
  addPropertyStatements(body);
  for (const NamedRegion &region : op.getRegions()) {
    if (region.isVariadic())
      body +=
          ("for (unsigned odsI = 0; odsI < " + region.name + "Count; ++odsI) ")
              .str();
    body += "(void)odsState.addRegion();\n";
  }
  for (const NamedSuccessor &successor : op.getSuccessors())
    body += ("odsState.addSuccessors(" + successor.name + ");\n").str();
  return body;
}

/// Returns the statements of a method after declarations that they need.
static std::string getMethodBody(const std::string &statements) {
  if (!StringRef(statements).contains("odsProperties."))
    return statements;
  return "auto &odsProperties = *static_cast<Properties *>("
         "odsState.getOrAddPropertiesStorage());\n" +
         statements;
}

/// Adds a method with the statements, for builders to call. It returns the
/// state.
void BuilderEmitter::addPartMethod(const std::string &statements) {
  Parameters parameters = {stateParameter};
  for (const Part &part : getParts(/*unwrapped=*/false))
    parameters.push_back({part.type, part.name});
  cls.add({.returnType = "::mlir::OperationState &",
           .name = "odsAddParts",
           .parameters = std::move(parameters),
           .kind = CppMethod::Body::Inline,
           .body = getMethodBody(statements) + "return odsState;",
           .isStatic = true});
}

std::string BuilderEmitter::getPartCall(bool unwrapped) {
  std::string call = "odsAddParts(odsState";
  for (const Part &part : getParts(unwrapped))
    call += ", " + part.argument;
  return call + ")";
}

/// Returns statements that add parts with a call that returns `odsState`, and
/// result types with statements. If there is one, the call is part of it.
static std::string joinStatements(const std::string &call, StringRef types) {
  const StringRef state = "odsState";
  if (types.count('\n') != 1 || types.starts_with("if"))
    return (call + ";\n" + types).str();
  const size_t position = types.find(state);
  return (types.take_front(position) + call +
          types.drop_front(position + state.size()))
      .str();
}

//===----------------------------------------------------------------------===//
// Builders of every operation

void BuilderEmitter::chooseParts(unsigned numForms, unsigned numTypes) {
  parts = getPartStatements();
  // One statement is as short as a call.
  const bool isLong = StringRef(getMethodBody(parts)).count('\n') > 1;
  callsParts = numForms > 1 || (numTypes > 1 && isLong);
  if (callsParts)
    addPartMethod(parts);
}

void BuilderEmitter::addSeparate(bool unwrapped, Types types) {
  Parameters parameters = {builderParameter, stateParameter};
  addTypeParameters(types, parameters);
  addArgumentParameters(unwrapped, parameters);
  std::string typeStatements;
  addTypeStatements(types, typeStatements);
  add(std::move(parameters),
      getMethodBody(callsParts
                        ? joinStatements(getPartCall(unwrapped), typeStatements)
                        : parts + typeStatements));
}

/// Returns the statement that adds all parts except the result types.
static std::string getCollectiveParts(const Operator &op, bool withProperties,
                                      StringRef attributes, StringRef regions) {
  const char *properties =
      withProperties && hasProperties(op) ? "&properties, " : "";
  return ("::mlir::addParts(odsState, operands, " + llvm::Twine(properties) +
          attributes + ", " + regions + ");\n")
      .str();
}

CppMethod BuilderEmitter::getCollective(bool withProperties, Types types) {
  Parameters parameters = {builderParameter, stateParameter};
  if (types == Types::Collective) {
    // An unused parameter has no name.
    parameters.front().name = "";
    parameters.push_back({"::mlir::TypeRange", "resultTypes"});
  }
  parameters.push_back({"::mlir::ValueRange", "operands"});
  if (withProperties)
    parameters.push_back({"const Properties &", "properties"});
  const std::string attributes =
      withProperties ? "discardableAttributes" : "attributes";
  const bool hasVariadicRegions = op.getNumVariadicRegions() != 0;
  parameters.push_back({"::llvm::ArrayRef<::mlir::NamedAttribute>", attributes,
                        hasVariadicRegions ? "" : "{}"});
  if (hasVariadicRegions)
    parameters.push_back({"unsigned", "numRegions"});

  const std::string regions =
      hasVariadicRegions ? "numRegions" : std::to_string(op.getNumRegions());
  std::string body =
      getCollectiveParts(op, withProperties, attributes, regions);
  if (types == Types::OfFirstOperand)
    for (int i = 0; i < op.getNumResults(); ++i)
      body += "odsState.addType(operands[0].getType());\n";
  else
    addTypeStatements(types, body);
  return {.returnType = "void",
          .name = "build",
          .parameters = std::move(parameters),
          .kind = CppMethod::Body::Inline,
          .body = std::move(body),
          .isStatic = true};
}

/// Adds builders, from core if all of them are new: a base class of core has
/// either all or none. It does not have those with a number of regions.
void BuilderEmitter::addCollectives(llvm::ArrayRef<Types> kinds,
                                    StringRef base) {
  std::vector<CppMethod> methods;
  bool areNew = op.getNumVariadicRegions() == 0;
  for (bool withProperties : {false, true})
    for (Types types : kinds) {
      methods.push_back(getCollective(withProperties, types));
      areNew &= !cls.isRedundant(methods.back());
    }
  for (CppMethod &method : methods) {
    if (areNew && !base.empty()) {
      method.kind = CppMethod::Body::Inherited;
      method.body = base;
    }
    cls.add(std::move(method));
  }
}

void BuilderEmitter::addFromFirstAttribute(bool withProperties) {
  Parameters parameters = {
      builderParameter, stateParameter, {"::mlir::ValueRange", "operands"}};
  if (withProperties)
    parameters.push_back({"const Properties &", "properties"});
  const std::string attributes =
      withProperties ? "discardableAttributes" : "attributes";
  parameters.push_back(
      {"::llvm::ArrayRef<::mlir::NamedAttribute>", attributes, "{}"});
  std::string body = getCollectiveParts(op, withProperties, attributes, "0") +
                     "::mlir::addTypesOfAttribute(odsState, 0, " +
                     std::to_string(op.getNumResults()) + ");\n";
  add(std::move(parameters), std::move(body));
}

static bool hasUnwrappedForm(const Operator &op) {
  return llvm::any_of(op.getNativeAttributes(), [](const NamedAttribute &a) {
    return canUseUnwrappedRawValue(a.attr);
  });
}

/// Returns true if the builder with a range of result types also accepts the
/// types separately: a type converts to a range. Builders of the definition
/// could make such calls ambiguous.
static bool acceptsTypeAsRange(const Operator &op) {
  return op.getNumResults() == 1 && op.getNumVariableLengthResults() == 0 &&
         op.getBuilders().empty();
}

void BuilderEmitter::addDefault() {
  const bool infers = op.getTrait(inferTypeTrait);
  const bool likeOperand =
      op.getTrait("::mlir::OpTrait::SameOperandsAndResultType") &&
      op.getNumOperands() != 0 && op.getNumVariableLengthResults() == 0;
  llvm::SmallVector<bool, 2> forms = {false};
  if (hasUnwrappedForm(op))
    forms.push_back(true);
  chooseParts(forms.size(), 1 + !acceptsTypeAsRange(op) + infers + likeOperand);
  for (bool unwrapped : forms) {
    if (!acceptsTypeAsRange(op))
      addSeparate(unwrapped, Types::Separate);
    if (infers)
      addSeparate(unwrapped, Types::Inferred);
    addSeparate(unwrapped, Types::Collective);
  }
  if (infers && op.getNumSuccessors() == 0)
    addCollectives({Types::Collective, Types::Inferred}, "InferringBuilder");
  else
    addCollectives(Types::Collective, "CollectiveBuilder");
  if (likeOperand) {
    for (bool unwrapped : forms)
      addSeparate(unwrapped, Types::OfFirstOperand);
    addCollectives(Types::OfFirstOperand, "");
  }
  if (op.getNumVariableLengthResults() == 0 &&
      op.getTrait("::mlir::OpTrait::FirstAttrDerivedResultType") &&
      op.getNumNativeAttributes() != 0)
    for (bool withProperties : {false, true})
      addFromFirstAttribute(withProperties);
}

void mlir::ods::addBuilders(const Operator &op, CppClass &cls) {
  BuilderEmitter emitter(op, cls);
  emitter.addCustom();
  if (op.skipDefaultBuilders())
    return;
  cls.setCommon(true);
  emitter.addDefault();
  cls.setCommon(false);
}

void OpClassEmitter::addBuilders() { mlir::ods::addBuilders(op, cls); }
