// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/op_class.h"

#include "ods/gen_op/code_text.h"
#include "ods/model/side_effects.h"

using namespace mlir::ods;
using llvm::StringRef;

OpClassEmitter::OpClassEmitter(const Operator &op)
    : op(op), cls(op.getCppClassName()) {
  addNames();
  addUsings();
  addOperands();
  addResults();
  addRegions();
  addSuccessors();
  addAttributeNames();
  addAttributes();
  addDerivedAttributes();
  addProperties();
  addAttributeSetters();
  addBuilders();
  addParserAndPrinter();
  addVerifiers();
  addCanonicalizer();
  addFolder();
  addInterfaceMethods();
  addEffects();
  addExtraDeclarations();
}

void OpClassEmitter::addGetter(StringRef type, StringRef name, StringRef body) {
  if (!cls.addGetter(type, name, body))
    reportOverlap(op, name);
}

void OpClassEmitter::addNames() {
  const std::string className = op.getCppClassName().str();
  cls.addText("  static const ::mlir::OpDescriptor descriptor;\n");
  cls.addText("  using Adaptor = " + op.getAdaptorName() + ";\n");
  cls.addText("  template <typename RangeT>\n  using GenericAdaptor = " +
              op.getGenericAdaptorName() + "<RangeT>;\n");
  cls.addText("  using FoldAdaptor =\n"
              "      GenericAdaptor<::llvm::ArrayRef<::mlir::Attribute>>;\n");
  cls.addText("  using Properties = detail::" + className +
              "GenericAdaptorBase::Properties;\n");
  cls.add({.returnType = "constexpr ::llvm::StringLiteral",
           .name = "getOperationName",
           .kind = CppMethod::Body::Inline,
           .body = "return ::llvm::StringLiteral(" +
                   quote(op.getOperationName()) + ");",
           .isStatic = true});
}

/// Returns the base class templates that provide accessors for the structure of
/// the operation.
static std::vector<std::string> getStructuralBases(const Operator &op) {
  std::vector<std::string> bases;
  const std::string prefix = "::mlir::OpAccess::";
  if (op.getNumResults() == 1 && op.getNumVariableLengthResults() == 0)
    bases.push_back(prefix + "OneResult<" +
                    op.getResult(0).constraint.getCppType().str() + ">::Impl");
  if (op.getNumRegions() == 1 && op.getNumVariadicRegions() == 0)
    bases.push_back(prefix + "OneRegion");
  if (op.getNumSuccessors() == 1 && op.getNumVariadicSuccessors() == 0)
    bases.push_back(prefix + "OneSuccessor");
  for (const Trait &trait : op.getTraits()) {
    if (trait.getKind() != Trait::Kind::Native)
      continue;
    const std::string name = *trait.getQualifiedName();
    if (name == "::mlir::OpTrait::SingleBlock" ||
        StringRef(name).starts_with("::mlir::OpTrait::SingleBlockImplicit"))
      bases.push_back(prefix + "SingleBlock");
  }
  return bases;
}

/// OpState has methods with the same names as the bases for single parts.
void OpClassEmitter::addUsings() {
  auto addUsing = [&](const std::string &base, StringRef method) {
    cls.addText("  using ::mlir::OpState::" + method.str() + ";\n  using " +
                base + "<" + cls.getName() + ">::" + method.str() + ";\n");
  };
  for (const std::string &base : getStructuralBases(op)) {
    if (StringRef(base).contains("::OneResult<"))
      addUsing(base, "getResult");
    else if (StringRef(base).ends_with("::OneRegion"))
      addUsing(base, "getRegion");
  }
}

void OpClassEmitter::addRegions() {
  for (unsigned i = 0; i < op.getNumRegions(); ++i) {
    const NamedRegion &region = op.getRegion(i);
    if (region.name.empty())
      continue;
    const std::string name = op.getGetterName(region.name);
    const std::string index = std::to_string(i);
    if (region.isVariadic())
      addGetter("::llvm::MutableArrayRef<::mlir::Region>", name,
                "return (*this)->getRegions().drop_front(" + index + ");");
    else
      addGetter("::mlir::Region &", name,
                "return (*this)->getRegion(" + index + ");");
  }
}

void OpClassEmitter::addSuccessors() {
  for (unsigned i = 0; i < op.getNumSuccessors(); ++i) {
    const NamedSuccessor &successor = op.getSuccessor(i);
    if (successor.name.empty())
      continue;
    const std::string name = op.getGetterName(successor.name);
    const std::string index = std::to_string(i);
    if (successor.isVariadic())
      addGetter("::mlir::SuccessorRange", name,
                "return (*this)->getSuccessors().drop_front(" + index + ");");
    else
      addGetter("::mlir::Block *", name,
                "return (*this)->getSuccessor(" + index + ");");
  }
}

void OpClassEmitter::addExtraDeclarations() {
  llvm::StringSet<> seen;
  auto add = [&](StringRef code) {
    if (code.trim().empty() || !seen.insert(code).second)
      return;
    std::string text;
    llvm::raw_string_ostream os(text);
    printCode(code, 2, os);
    cls.addText(text);
  };
  for (const Trait &trait : op.getTraits())
    if (NativeTrait::classof(&trait))
      add(static_cast<const NativeTrait &>(trait)
              .getExtraConcreteClassDeclaration());
  add(op.getExtraClassDeclaration());
}

std::vector<std::string> OpClassEmitter::getBases() const {
  std::vector<std::string> bases = getStructuralBases(op);
  for (const Trait &trait : op.getTraits()) {
    const std::optional<Interface> interface = getInterfaceOf(trait);
    if (interface && hasTraitMembers(*interface))
      bases.push_back(*trait.getQualifiedName());
  }
  std::vector<std::string> unique;
  for (const std::string &base : bases)
    if (llvm::find(unique, base) == unique.end())
      unique.push_back(base);
  return unique;
}

void OpClassEmitter::emitDeclaration(llvm::raw_ostream &os) const {
  os << "class " << cls.getName() << "\n    : public ::mlir::Op<"
     << cls.getName();
  for (const std::string &base : getBases())
    os << ",\n                     " << base;
  os << ">";
  for (const std::string &base : cls.getInheritedFrom())
    os << ",\n      public " << base;
  os << " {\npublic:\n  using Op::Op;\n  using Op::print;\n"
        "  using Op::create;\n";
  cls.printMembers(os);
  os << "};\n\n";
}

void OpClassEmitter::emitDefinitions(llvm::raw_ostream &os) const {
  cls.printDefinitions(os);
  FmtContext context;
  context.addSubst("cppClass", op.getCppClassName());
  llvm::StringSet<> seen;
  auto print = [&](StringRef code) {
    if (!code.trim().empty() && seen.insert(code).second)
      printCode(tgfmt(code, &context), 0, os);
  };
  for (const Trait &trait : op.getTraits())
    if (NativeTrait::classof(&trait))
      print(static_cast<const NativeTrait &>(trait)
                .getExtraConcreteClassDefinition());
  print(op.getExtraClassDefinition());
}
