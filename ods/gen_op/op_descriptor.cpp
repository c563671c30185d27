// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/op_descriptor.h"

#include "ods/gen_enum/gen_enum.h"
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_hooks.h"
#include "ods/gen_op/op_text.h"
#include "ods/gen_op/op_traits.h"
#include "ods/model/side_effects.h"

using namespace mlir::ods;
using llvm::StringRef;

static std::string getEffect(const SideEffect &effect) {
  std::string row =
      "{" + quote(effect.getName()) + ", " + quote(effect.getResource());
  if (effect.getStage() != 0 || effect.getEffectOnfullRegion())
    row += ", " + std::to_string(effect.getStage());
  if (effect.getEffectOnfullRegion())
    row += ", true";
  return row + "}";
}

/// Returns the array of the effects on one part of an operation.
static std::string getEffects(const Operator &op, EffectUse::On on,
                              unsigned index, ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const EffectUse &use : getSideEffects(op))
    if (use.on == on && use.index == index)
      rows.push_back(getEffect(use.effect));
  return pool.getArray("::mlir::EffectDescriptor", "odsEffects", rows);
}

/// Appends `, .field = value` unless the value is the default.
static void addField(std::string &row, StringRef field,
                     const std::string &value) {
  if (value != "{}" && value != "nullptr" && value != "\"\"")
    row += ", ." + field.str() + " = " + value;
}

static std::string getMultiplicity(const NamedTypeConstraint &value) {
  if (value.isVariadicOfVariadic())
    return "::mlir::Multiplicity::VariadicOfVariadic";
  if (value.isVariadic())
    return "::mlir::Multiplicity::Variadic";
  return value.isOptional() ? "::mlir::Multiplicity::Optional" : "{}";
}

static std::string getValueConstraint(const NamedTypeConstraint &value,
                                      ConstantPool &pool) {
  const llvm::Record &base = value.constraint.getBaseDef();
  return pool.getConstraint(value.constraint, ConstraintSubject::Type,
                            value.constraint.getCppType(),
                            base.isSubClassOf("TypeDef") ? &base : nullptr);
}

static std::string getValue(const Operator &op,
                            const NamedTypeConstraint &value, unsigned index,
                            bool isOperand, StringRef summary,
                            ConstantPool &pool) {
  std::string row = "{.name = " + quote(value.name);
  addField(row, "constraint", getValueConstraint(value, pool));
  addField(row, "multiplicity", getMultiplicity(value));
  if (value.isVariadicOfVariadic())
    addField(row, "segments",
             quote(value.constraint.getVariadicOfVariadicSegmentSizeAttr()));
  addField(
      row, "effects",
      getEffects(op, isOperand ? EffectUse::On::Operand : EffectUse::On::Result,
                 index, pool));
  addField(row, "summary", quote(summary));
  return row + "}";
}

/// Returns the summary that an Arg gives to the argument with this kind and
/// index.
static StringRef getSummary(const Operator &op,
                            Operator::OperandAttrOrProp::Kind kind, int index) {
  for (int i = 0; i < op.getNumArgs(); ++i) {
    const auto argument = op.getArgToOperandAttrOrProp(i);
    if (argument.kind() == kind && argument.operandOrAttributeIndex() == index)
      return op.getArgSummary(i);
  }
  return "";
}

static std::string getOperands(const Operator &op, ConstantPool &pool) {
  std::vector<std::string> rows;
  for (int i = 0; i < op.getNumOperands(); ++i)
    rows.push_back(getValue(
        op, op.getOperand(i), i, /*isOperand=*/true,
        getSummary(op, Operator::OperandAttrOrProp::Kind::Operand, i), pool));
  return pool.getArray("::mlir::ValueDescriptor", "odsOperands", rows);
}

static std::string getResults(const Operator &op, ConstantPool &pool) {
  std::vector<std::string> rows;
  for (int i = 0; i < op.getNumResults(); ++i)
    rows.push_back(getValue(op, op.getResult(i), i, /*isOperand=*/false,
                            op.getResultSummary(i), pool));
  return pool.getArray("::mlir::ValueDescriptor", "odsResults", rows);
}

//===----------------------------------------------------------------------===//
// Attributes and properties

std::string mlir::ods::getAttributeConstraint(const Attribute &attr,
                                              ConstantPool &pool) {
  const llvm::Record &base = attr.getBaseAttr().getDef();
  return pool.getConstraint(attr, ConstraintSubject::Attribute,
                            attr.getStorageType(),
                            base.isSubClassOf("AttrDef") ? &base : nullptr);
}

/// Adds the fields of an attribute's default.
static void addDefault(const Attribute &attr, ConstantPool &pool,
                       std::string &row) {
  if (!attr.hasDefaultValue() || !attr.isConstBuildable())
    return;
  if (auto expression = attr.getDefaultExpression())
    return addField(row, "defaultValue", quoteBytes(*expression));
  FmtContext context;
  context.withBuilder("odsBuilder").addSubst("_ctxt", "context");
  const std::string value = buildDefaultAttr(attr, context);
  addField(row, "makeDefaultValue",
           "&" + pool.get("odsMakeDefault",
                          [&](StringRef name, llvm::raw_ostream &os) {
                            os << "::mlir::Attribute " << name
                               << "(::mlir::MLIRContext *context) {\n"
                                  "  ::mlir::Builder odsBuilder(context);\n"
                                  "  (void)odsBuilder;\n  return "
                               << value << ";\n}\n";
                          }));
}

static std::string getAttributes(const Operator &op, ConstantPool &pool) {
  std::vector<std::string> rows;
  for (int i = 0; i < op.getNumNativeAttributes(); ++i) {
    const NamedAttribute &named = op.getAttribute(i);
    const Attribute &attr = named.attr;
    std::string row = "{.name = " + quote(named.name);
    addField(row, "constraint", getAttributeConstraint(attr, pool));
    if (attr.isOptional())
      row += ", .isOptional = true";
    addDefault(attr, pool, row);
    if (auto type = attr.getValueType())
      if (auto expression = type->getBuilderExpression())
        addField(row, "valueType", quoteBytes(*expression));
    const Attribute base = attr.getBaseAttr();
    if (base.isEnumAttr())
      row +=
          ", .enumeration = &" + getEnumDescriptorName(EnumInfo(base.getDef()));
    addField(row, "effects", getEffects(op, EffectUse::On::Attribute, i, pool));
    addField(
        row, "summary",
        quote(getSummary(op, Operator::OperandAttrOrProp::Kind::Attribute, i)));
    rows.push_back(row + "}");
  }
  return pool.getArray("::mlir::OpAttributeDescriptor", "odsAttributes", rows);
}

//===----------------------------------------------------------------------===//
// Regions, successors, predicates

template <typename NamedT>
static std::string getRows(llvm::ArrayRef<NamedT> parts,
                           ConstraintSubject subject, StringRef type,
                           StringRef prefix, ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const NamedT &part : parts) {
    std::string row = "{.name = " + quote(part.name);
    addField(row, "constraint",
             pool.getConstraint(part.constraint, subject, ""));
    if (part.isVariadic())
      row += ", .isVariadic = true";
    rows.push_back(row + "}");
  }
  return pool.getArray(type, prefix, rows);
}

/// Returns replacements of `$name` in predicates of the operation.
static FmtContext getPredicateContext(const Operator &op) {
  FmtContext context;
  context.addSubst("_op", "(*operation)");
  context.addSubst("_ctxt", "operation->getContext()");
  context.withBuilder("::mlir::Builder(operation->getContext())");
  auto addValues = [&](llvm::ArrayRef<NamedTypeConstraint> values,
                       StringRef what) {
    for (auto [i, value] : llvm::enumerate(values)) {
      const std::string group =
          ("::mlir::get" + what + "Group(operation, " + llvm::Twine(i) + ")")
              .str();
      if (!value.name.empty())
        context.addSubst(value.name, value.isVariableLength()
                                         ? group
                                         : "(*" + group + ".begin())");
    }
  };
  addValues(op.getOperands(), "Operand");
  addValues(op.getResults(), "Result");
  auto addGetter = [&](StringRef name, StringRef suffix) {
    if (!name.empty())
      context.addSubst(name, "op." + op.getGetterName(name) + suffix + "()");
  };
  for (const NamedAttribute &named : op.getNativeAttributes())
    addGetter(named.name, "Attr");
  for (const NamedProperty &named : op.getProperties())
    addGetter(named.name, "");
  for (const NamedRegion &named : op.getRegions())
    addGetter(named.name, "");
  for (const NamedSuccessor &named : op.getSuccessors())
    addGetter(named.name, "");
  return context;
}

static std::string getPredicates(const Operator &op, ConstantPool &pool) {
  std::vector<std::string> rows;
  for (const Trait &trait : op.getTraits()) {
    if (!PredTrait::classof(&trait))
      continue;
    const auto &predicate = static_cast<const PredTrait &>(trait);
    std::string row = "{.summary = " + quote(predicate.getSummary());
    if (auto expression = predicate.getExpression(&op)) {
      addField(row, "expression", quoteBytes(*expression));
    } else {
      const FmtContext context = getPredicateContext(op);
      const std::string code = tgfmt(predicate.getPredTemplate(), &context);
      row += ", .predicate = &" +
             pool.get("odsHolds", [&](StringRef name, llvm::raw_ostream &os) {
               os << "bool " << name << "(::mlir::Operation *operation) {\n  "
                  << op.getCppClassName() << " op(operation);\n  (void)op;\n"
                  << "  return " << code << ";\n}\n";
             });
    }
    rows.push_back(row + "}");
  }
  return pool.getArray("::mlir::OpPredicate", "odsPredicates", rows);
}

//===----------------------------------------------------------------------===//
// The descriptor

void mlir::ods::emitDescriptor(const Operator &op,
                               const std::optional<OpFormatModel> &format,
                               ConstantPool &pool, llvm::raw_ostream &os) {
  const std::string cls = op.getCppClassName().str();
  os << "constinit const ::mlir::OpDescriptor " << cls
     << "::descriptor = {\n    .name = " << quote(op.getOperationName())
     << ",\n    .id = ::mlir::TypeID::get<" << op.getQualCppClassName()
     << ">(),\n";
  auto print = [&](StringRef field, const std::string &value) {
    if (value != "{}" && value != "\"\"")
      os << "    ." << field << " = " << value << ",\n";
  };
  print("properties", getPropertyTable(op, pool));
  print("traits", getTraitArray(op, pool));
  print("interfaces", getInterfaceArray(op, pool));
  emitHooks(op, os);
  print("summary", quote(op.getSummary().trim()));
  print("description", quoteText(op.getDescription()));
  print("operands", getOperands(op, pool));
  print("results", getResults(op, pool));
  print("attributes", getAttributes(op, pool));
  print("otherProperties", getOtherProperties(op, format, pool));
  print("regions", getRows(op.getRegions(), ConstraintSubject::Region,
                           "::mlir::RegionDescriptor", "odsRegions", pool));
  print("successors",
        getRows(op.getSuccessors(), ConstraintSubject::Successor,
                "::mlir::SuccessorDescriptor", "odsSuccessors", pool));
  print("predicates", getPredicates(op, pool));
  if (format)
    print("format", getFormat(op, *format, pool));
  print("resultTypes", getResultTypeArray(op, pool));
  print("effects", getEffects(op, EffectUse::On::Operation, 0, pool));
  os << "};\n\n";
}
