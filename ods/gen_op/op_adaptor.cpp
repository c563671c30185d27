// SPDX-License-Identifier: Apache-2.0
//
// Generates adaptors: named access to operands, attributes and regions without
// an operation, over ranges of values of any kind.
#include "ods/gen_op/code_text.h"
#include "ods/gen_op/op_class.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Emits the member of an attribute and its accessors by class.
static void emitAttributeMember(const Operator &op, const NamedAttribute &named,
                                llvm::raw_ostream &os) {
  const Attribute &attr = named.attr;
  const StringRef type = attr.getStorageType();
  const bool mayBeMissing = attr.isOptional() || attr.hasDefaultValue();
  os << "  ::mlir::Attribute " << named.name << ";\n"
     << "  auto " << op.getGetterName(named.name)
     << "() const { return ::llvm::"
     << (mayBeMissing ? "dyn_cast_or_null" : "cast") << '<' << type << ">("
     << named.name << "); }\n  void " << op.getSetterName(named.name) << "("
     << type << " propValue) { " << named.name << " = propValue; }\n";
}

/// Returns statements that convert between the member and the value of
/// accessors.
static std::string getPropertyConversion(const Property &property,
                                         bool isSetter) {
  if (isSetter && isView(property) &&
      getCompiledKind(property).kind != "Integer")
    return "propStorage = propValue;";
  FmtContext context;
  context.addSubst("_storage", "propStorage").addSubst("_value", "propValue");
  if (isSetter)
    return tgfmt(property.getAssignToStorageCall(), &context) + ";";
  return "return " + tgfmt(property.getConvertFromStorageCall(), &context) +
         ";";
}

/// Emits the body of an accessor. Most conversions are the identity.
static void emitConversion(StringRef member, const std::string &conversion,
                           llvm::raw_ostream &os) {
  if (conversion == "return propStorage;")
    os << " { return this->" << member << "; }\n";
  else if (conversion == "propStorage = propValue;")
    os << " { this->" << member << " = propValue; }\n";
  else
    os << " {\n    auto &propStorage = this->" << member << ";\n    "
       << conversion << "\n  }\n";
}

static void emitPropertyMember(const Operator &op, const NamedProperty &named,
                               llvm::raw_ostream &os) {
  const Property &property = named.prop;
  const std::string storage = getStorageCppType(property);
  const StringRef type = property.getInterfaceType();
  os << "  " << storage << ' ' << named.name << "{};\n"
     << "  " << type << ' ' << op.getGetterName(named.name) << "() const";
  emitConversion(named.name, getPropertyConversion(property, false), os);
  os << "  void " << op.getSetterName(named.name) << "(" << type
     << " propValue)";
  emitConversion(named.name, getPropertyConversion(property, true), os);
}

void mlir::ods::emitPropertiesStruct(const Operator &op, StringRef name,
                                     llvm::raw_ostream &os) {
  os << "struct " << name << " {\n";
  for (const NamedAttribute &named : op.getNativeAttributes())
    emitAttributeMember(op, named, os);
  for (const NamedProperty &named : op.getProperties())
    emitPropertyMember(op, named, os);
  if (op.getTrait(operandSegments))
    os << "  int32_t operandSegmentSizes[" << op.getNumOperands()
       << "] = {};\n";
  if (op.getTrait(resultSegments))
    os << "  int32_t resultSegmentSizes[" << op.getNumResults() << "] = {};\n";
  os << "  bool operator==(const " << name << " &) const = default;\n};\n";
}

//===----------------------------------------------------------------------===//
// The template. Unused members of a template cost little: the compiler does not
// look up names that depend on `this`.

static void addAttributes(const Operator &op, CppClass &cls) {
  FmtContext context;
  context.withBuilder("::mlir::Builder(this->odsAttrs.getContext())");
  context.addSubst("_ctxt", "this->odsAttrs.getContext()");
  for (const NamedAttribute &named : op.getNativeAttributes()) {
    const Attribute &attr = named.attr;
    const std::string name = op.getGetterName(named.name);
    const std::string member = "this->getProperties()." + name + "();";
    std::string body = "return " + member;
    if (hasDefaultAttr(attr))
      body = "auto attr = " + member +
             "\nif (!attr)\n  attr = " + buildDefaultAttr(attr, context) +
             ";\nreturn attr;";
    if (!cls.addGetter(attr.getStorageType(), name + "Attr", body))
      reportOverlap(op, "Adaptor::" + name + "Attr");
    if (!cls.addGetter(attr.getReturnType(), name,
                       getConvertedAttr(attr, context, "this->" + name)))
      reportOverlap(op, "Adaptor::" + name);
  }
}

static void addProperties(const Operator &op, CppClass &cls) {
  for (const NamedProperty &named : op.getProperties()) {
    const std::string getter = op.getGetterName(named.name);
    if (!cls.addGetter(named.prop.getInterfaceType(), getter,
                       "return this->getProperties()." + getter + "();"))
      reportOverlap(op, getter);
  }
}

static void addRegions(const Operator &op, CppClass &cls) {
  for (unsigned i = 0; i < op.getNumRegions(); ++i) {
    const NamedRegion &region = op.getRegion(i);
    if (region.name.empty())
      continue;
    const std::string name = op.getGetterName(region.name);
    const std::string index = std::to_string(i);
    const bool added =
        region.isVariadic()
            ? cls.addGetter("::mlir::RegionRange", name,
                            "return this->odsRegions.drop_front(" + index +
                                ");")
            : cls.addGetter("::mlir::Region &", name,
                            "return *this->odsRegions[" + index + "];");
    if (!added)
      reportOverlap(op, "Adaptor::" + name);
  }
}

static std::string getOperandBody(const Operator &op, unsigned i) {
  const NamedTypeConstraint &operand = op.getOperand(i);
  const std::string index = "(" + std::to_string(i) + ")";
  if (operand.isVariadicOfVariadic()) {
    const StringRef sizes =
        operand.constraint.getVariadicOfVariadicSegmentSizeAttr();
    return "return this->splitODSOperands(" + std::to_string(i) + ", this->" +
           op.getGetterName(sizes) + "());";
  }
  if (operand.isOptional())
    return "return this->getOptionalODSOperand" + index + ";";
  if (operand.isVariadic())
    return "return this->getODSOperands" + index + ";";
  if (auto fixed = getFixedIndex(op.getOperands(), i))
    return "return this->getOperands()[" + std::to_string(*fixed) + "];";
  return "return *this->getODSOperands" + index + ".begin();";
}

static void addOperands(const Operator &op, CppClass &cls) {
  for (int i = 0; i < op.getNumOperands(); ++i) {
    const StringRef operand = op.getOperand(i).name;
    if (operand.empty())
      continue;
    cls.addText("  static constexpr int odsIndex_" + operand.str() + " = " +
                std::to_string(i) + ";\n");
    const std::string getter = op.getGetterName(operand);
    if (!cls.addGetter("auto", getter, getOperandBody(op, i)))
      reportOverlap(op, getter);
  }
}

void mlir::ods::emitAdaptorTemplate(const Operator &op, StringRef stem,
                                    llvm::raw_ostream &os) {
  os << "  template <typename RangeT, typename OpT> "
        "struct AdaptorOf : ::mlir::GenericOpAdaptor<RangeT, OpT, "
     << getPropertiesName(op, stem)
     << "> {\n  using AdaptorOf::GenericOpAdaptor::GenericOpAdaptor;\n";
  CppClass cls("AdaptorOf");
  // Only to find names that clash.
  cls.setCommon(true);
  cls.addGetter("const Properties &", "getProperties", "");
  cls.setCommon(false);
  addOperands(op, cls);
  addProperties(op, cls);
  addAttributes(op, cls);
  addRegions(op, cls);
  cls.printMembers(/*common=*/false, os);
  os << "  };\n";
}
