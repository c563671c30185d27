// SPDX-License-Identifier: Apache-2.0
#include "ods/model/operator.h"

#include "ods/model/record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::DagInit;
using llvm::DefInit;
using llvm::Record;
using llvm::StringRef;
using llvm::Twine;

/// Returns the class name: the part of the definition's name after its first
/// underscore if both parts are not empty, otherwise the whole name.
static StringRef getClassName(StringRef definition) {
  const auto [prefix, name] = definition.split('_');
  if (prefix.empty())
    return definition;
  return name.empty() ? prefix : name;
}

Operator::Operator(const Record &def)
    : dialect((checkClass(def, "Op"), def.getValueAsDef("opDialect"))),
      cppClassName(getClassName(def.getName())),
      cppNamespace(def.getValueAsString("cppNamespace")), def(def) {
  populateArguments();
  populateDerivedAttributes();
  linkArguments();
  populateResults();
  populateSuccessors();
  traits = flattenTraits(def);
  populateTypeInferenceInfo();
  populateRegions();
  populateBuilders();
  populateNames();
  assertInvariants();
}

/// Returns the constraint of an Arg or Res.
static const Record &lookThrough(const Record &variable) {
  const Record *def = &variable;
  for (unsigned depth = 0; def->isSubClassOf("OpVariable"); ++depth) {
    if (depth > maxDepth)
      reportTooDeep(variable);
    def = def->getValueAsDef("constraint");
  }
  return *def;
}

void Operator::populateArguments() {
  const DagInit *dag = def.getValueAsDag("arguments");
  for (unsigned i = 0, e = dag->getNumArgs(); i < e; ++i) {
    const StringRef name = dag->getArgNameStr(i);
    const auto *init = llvm::dyn_cast<DefInit>(dag->getArg(i));
    if (!init)
      PrintFatalError(def.getLoc(), "undefined type for argument #" + Twine(i));
    const Record &argument = lookThrough(*init->getDef());
    using Kind = OperandAttrOrProp::Kind;
    if (argument.isSubClassOf("TypeConstraint")) {
      argumentKinds.emplace_back(Kind::Operand, operands.size());
      operands.push_back({name, TypeConstraint(&argument)});
    } else if (argument.isSubClassOf("Attr")) {
      if (name.empty())
        PrintFatalError(def.getLoc(), "attributes must be named");
      if (argument.isSubClassOf("DerivedAttr"))
        PrintFatalError(def.getLoc(),
                        "derived attributes not allowed in argument list");
      argumentKinds.emplace_back(Kind::Attribute, attributes.size());
      attributes.push_back({name, Attribute(&argument)});
    } else if (argument.isSubClassOf("Property")) {
      if (name.empty())
        PrintFatalError(def.getLoc(), "properties must be named");
      argumentKinds.emplace_back(Kind::Property, properties.size());
      properties.push_back({name, Property(&argument)});
    } else {
      PrintFatalError(def.getLoc(),
                      "unexpected def type; only defs deriving from "
                      "TypeConstraint or Attr or Property are allowed");
    }
  }
  numNativeAttributes = attributes.size();
}

void Operator::populateDerivedAttributes() {
  const llvm::RecordKeeper &records = def.getRecords();
  const Record *attrClass = records.getClass("Attr");
  const Record *derivedClass = records.getClass("DerivedAttr");
  if (!attrClass || !derivedClass)
    return;
  for (const llvm::RecordVal &value : def.getValues()) {
    const auto *type = llvm::dyn_cast<llvm::RecordRecTy>(value.getType());
    if (!type || !type->isSubClassOf(const_cast<Record *>(attrClass)))
      continue;
    if (!type->isSubClassOf(const_cast<Record *>(derivedClass)))
      PrintFatalError(def.getLoc(),
                      "unexpected Attr where only DerivedAttr is allowed");
    if (type->getClasses().size() != 1)
      PrintFatalError(
          def.getLoc(),
          "unsupported attribute modelling, only single class expected");
    attributes.push_back(
        {value.getName(),
         Attribute(&getDefOf(value.getValue(), def, "'" + value.getName() + "'",
                             "DerivedAttr"))});
  }
}

void Operator::linkArguments() {
  for (OperandAttrOrProp argument : argumentKinds) {
    const int index = argument.operandOrAttributeIndex();
    switch (argument.kind()) {
    case OperandAttrOrProp::Kind::Operand:
      arguments.emplace_back(&operands[index]);
      break;
    case OperandAttrOrProp::Kind::Attribute:
      arguments.emplace_back(&attributes[index]);
      break;
    case OperandAttrOrProp::Kind::Property:
      arguments.emplace_back(&properties[index]);
      break;
    }
  }
}

/// Returns a dag field with the expected operator. Errors: at the record.
static const DagInit &getDag(const Record &def, StringRef field,
                             StringRef directive) {
  const DagInit *dag = def.getValueAsDag(field);
  const auto *init = llvm::dyn_cast<DefInit>(dag->getOperator());
  if (!init || init->getDef()->getName() != directive)
    PrintFatalError(def.getLoc(),
                    "'" + field + "' must have '" + directive + "' directive");
  return *dag;
}

/// Returns an element of a dag, which must be a record. Errors: at the record:
/// "undefined type for result #1".
static const Record &getDagRecord(const Record &def, const DagInit &dag,
                                  unsigned index, StringRef what) {
  const auto *init = llvm::dyn_cast<DefInit>(dag.getArg(index));
  if (!init)
    PrintFatalError(def.getLoc(), "undefined " + what + " #" + Twine(index));
  return *init->getDef();
}

void Operator::populateResults() {
  const DagInit &dag = getDag(def, "results", "outs");
  for (unsigned i = 0, e = dag.getNumArgs(); i < e; ++i) {
    const Record &result =
        lookThrough(getDagRecord(def, dag, i, "type for result"));
    if (!result.isSubClassOf("TypeConstraint"))
      PrintFatalError(def.getLoc(), "unexpected def type for result #" +
                                        Twine(i) +
                                        "; only defs deriving from "
                                        "TypeConstraint are allowed");
    results.push_back({dag.getArgNameStr(i), TypeConstraint(&result)});
    if (results.back().isVariadicOfVariadic())
      PrintFatalError(
          def.getLoc(),
          "'VariadicOfVariadic' results are currently not supported");
  }
}

/// Reports an invalid list element at the operation.
static void checkKind(const Record &def, const Record &record, StringRef field,
                      StringRef className) {
  if (!record.isSubClassOf(className))
    PrintFatalError(def.getLoc(), "expected a '" + className + "' in '" +
                                      field + "', but got '" +
                                      record.getName() + "'");
}

void Operator::populateSuccessors() {
  const DagInit &dag = getDag(def, "successors", "successor");
  for (unsigned i = 0, e = dag.getNumArgs(); i < e; ++i) {
    const Record &record = getDagRecord(def, dag, i, "kind for successor");
    checkKind(def, record, "successors", "SuccessorConstraint");
    Successor successor(&record);
    if (i != e - 1 && successor.isVariadic())
      PrintFatalError(def.getLoc(), "only the last successor can be variadic");
    successors.push_back({dag.getArgNameStr(i), successor});
  }
}

void Operator::populateRegions() {
  const DagInit &dag = getDag(def, "regions", "region");
  for (unsigned i = 0, e = dag.getNumArgs(); i < e; ++i) {
    const StringRef name = dag.getArgNameStr(i);
    const Record &record = getDagRecord(def, dag, i, "kind for region");
    checkKind(def, record, "regions", "RegionConstraint");
    Region region(&record);
    if (region.isVariadic() && i != e - 1)
      PrintFatalError(def.getLoc(), "only the last region can be variadic");
    if (region.isVariadic() && name.empty())
      PrintFatalError(def.getLoc(), "variadic regions must be named");
    regions.push_back({name, region});
  }
}

void Operator::populateBuilders() {
  for (const llvm::Init *init : getOptionalList(def, "builders"))
    builders.emplace_back(&getDefOf(init, def, "'builders'", "OpBuilder"),
                          def.getLoc());
  if (builders.empty() && skipDefaultBuilders())
    PrintFatalError(
        def.getLoc(),
        "default builders are skipped and no custom builders provided");
}

void Operator::populateNames() {
  auto add = [&](StringRef name, Entity::Kind kind, size_t index,
                 bool isVariadic = false) {
    if (!name.empty())
      entities.try_emplace(name, Entity{kind, unsigned(index), isVariadic});
  };
  for (auto [i, operand] : llvm::enumerate(operands))
    add(operand.name, Entity::Kind::Operand, i, operand.isVariadic());
  for (auto [i, attribute] : llvm::enumerate(getNativeAttributes()))
    add(attribute.name, Entity::Kind::Attribute, i);
  for (auto [i, property] : llvm::enumerate(properties))
    add(property.name, Entity::Kind::Property, i);
  for (auto [i, result] : llvm::enumerate(results))
    add(result.name, Entity::Kind::Result, i, result.isVariadic());
  for (auto [i, region] : llvm::enumerate(regions))
    add(region.name, Entity::Kind::Region, i, region.isVariadic());
  for (auto [i, successor] : llvm::enumerate(successors))
    add(successor.name, Entity::Kind::Successor, i, successor.isVariadic());
}

std::optional<Operator::Entity> Operator::lookup(StringRef name) const {
  auto it = entities.find(name);
  if (it == entities.end())
    return std::nullopt;
  return it->second;
}

std::string Operator::getOperationName() const {
  const StringRef prefix = dialect.getName();
  const StringRef name = def.getValueAsString("opName");
  return prefix.empty() ? name.str() : (prefix + "." + name).str();
}

std::string Operator::getQualCppClassName() const {
  return cppNamespace.empty() ? cppClassName.str()
                              : (cppNamespace + "::" + cppClassName).str();
}

std::string Operator::getAdaptorName() const {
  return (cppClassName + "Adaptor").str();
}

std::string Operator::getGenericAdaptorName() const {
  return (cppClassName + "GenericAdaptor").str();
}

StringRef Operator::getArgName(int index) const {
  return def.getValueAsDag("arguments")->getArgNameStr(index);
}

/// Returns the Arg or Res at an index of a dag, or null.
static const Record *getVariable(const Record &def, StringRef field,
                                 int index) {
  const auto *init =
      llvm::cast<DefInit>(def.getValueAsDag(field)->getArg(index));
  return init->getDef()->isSubClassOf("OpVariable") ? init->getDef() : nullptr;
}

static Operator::VariableDecorators getDecorators(const Record *variable) {
  Operator::VariableDecorators decorators;
  if (variable)
    for (const llvm::Init *init : getOptionalList(*variable, "decorators"))
      decorators.emplace_back(
          &getDefOf(init, *variable, "'decorators'", "OpVariableDecorator"));
  return decorators;
}

Operator::VariableDecorators Operator::getResultDecorators(int index) const {
  return getDecorators(getVariable(def, "results", index));
}

Operator::VariableDecorators Operator::getArgDecorators(int index) const {
  return getDecorators(getVariable(def, "arguments", index));
}

StringRef Operator::getResultSummary(int index) const {
  const Record *variable = getVariable(def, "results", index);
  return variable ? getStringOrEmpty(*variable, "summary") : StringRef();
}

StringRef Operator::getArgSummary(int index) const {
  const Record *variable = getVariable(def, "arguments", index);
  return variable ? getStringOrEmpty(*variable, "summary") : StringRef();
}

static unsigned countVariableLength(Operator::const_value_range values) {
  return llvm::count_if(values, [](const NamedTypeConstraint &value) {
    return value.isVariableLength();
  });
}

unsigned Operator::getNumVariableLengthResults() const {
  return countVariableLength(results);
}

unsigned Operator::getNumVariableLengthOperands() const {
  return countVariableLength(operands);
}

bool Operator::isVariadic() const {
  auto isVariadic = [](const NamedTypeConstraint &value) {
    return value.isVariadic();
  };
  return llvm::any_of(operands, isVariadic) ||
         llvm::any_of(results, isVariadic);
}

bool Operator::hasSingleVariadicArg() const {
  return getNumArgs() == 1 && getNumOperands() == 1 &&
         getOperand(0).isVariadic();
}

unsigned Operator::getNumVariadicRegions() const {
  return llvm::count_if(
      regions, [](const NamedRegion &region) { return region.isVariadic(); });
}

unsigned Operator::getNumVariadicSuccessors() const {
  return llvm::count_if(successors, [](const NamedSuccessor &successor) {
    return successor.isVariadic();
  });
}

const Trait *Operator::getTrait(StringRef trait) const {
  for (const Trait &candidate : traits)
    if (candidate.getQualifiedName() == trait.str())
      return &candidate;
  return nullptr;
}

bool Operator::hasAttrDerivedResultType() const {
  return getTrait("::mlir::OpTrait::FirstAttrDerivedResultType") != nullptr;
}

StringRef Operator::getDescription() const {
  return def.getValueAsString("description");
}

StringRef Operator::getSummary() const {
  return def.getValueAsString("summary");
}

bool Operator::hasAssemblyFormat() const {
  return llvm::isa<llvm::StringInit>(def.getValueInit("assemblyFormat"));
}

StringRef Operator::getAssemblyFormat() const {
  return def.getValueAsString("assemblyFormat");
}

bool Operator::hasCustomAssemblyFormat() const {
  return def.getValueAsBit("hasCustomAssemblyFormat");
}

StringRef Operator::getExtraClassDeclaration() const {
  return getOptionalString(def, "extraClassDeclaration").value_or("");
}

StringRef Operator::getExtraClassDefinition() const {
  return getOptionalString(def, "extraClassDefinition").value_or("");
}

bool Operator::skipDefaultBuilders() const {
  return def.getValueAsBit("skipDefaultBuilders");
}

bool Operator::hasCppClass() const { return def.getValueAsBit("hasCppClass"); }

bool Operator::hasFolder() const { return def.getValueAsBit("hasFolder"); }

bool Operator::hasVerifier() const { return def.getValueAsBit("hasVerifier"); }

bool Operator::hasRegionVerifier() const {
  return def.getValueAsBit("hasRegionVerifier");
}

bool Operator::hasCanonicalizer() const {
  return def.getValueAsBit("hasCanonicalizer");
}

bool Operator::hasCanonicalizeMethod() const {
  return def.getValueAsBit("hasCanonicalizeMethod");
}

bool Operator::useCustomPropertiesEncoding() const {
  return def.getValueAsBit("useCustomPropertiesEncoding");
}

/// Returns the prefix "get" or "set" followed by the name in camel case.
static std::string getAccessor(StringRef prefix, StringRef name) {
  return prefix.str() +
         llvm::convertToCamelFromSnakeCase(name, /*capitalizeFirst=*/true);
}

std::string Operator::getGetterName(StringRef name) const {
  return getAccessor("get", name);
}

std::string Operator::getSetterName(StringRef name) const {
  return getAccessor("set", name);
}

std::string Operator::getRemoverName(StringRef name) const {
  return getAccessor("remove", name);
}

void Operator::print(llvm::raw_ostream &os) const {
  os << "op '" << getOperationName() << "'\n";
  for (auto [i, argument] : llvm::enumerate(argumentKinds)) {
    switch (argument.kind()) {
    case OperandAttrOrProp::Kind::Operand:
      os << "[operand] ";
      break;
    case OperandAttrOrProp::Kind::Attribute:
      os << "[attribute] ";
      break;
    case OperandAttrOrProp::Kind::Property:
      os << "[property] ";
      break;
    }
    os << getArgName(i) << '\n';
  }
}
