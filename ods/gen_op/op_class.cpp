// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/op_class.h"

#include "ods/gen_op/code_text.h"
#include "ods/model/side_effects.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

OpClassEmitter::OpClassEmitter(const Operator &op)
    : op(op), cls(op.getCppClassName()) {
  addNames();
  cls.setCommon(true);
  addOperands();
  addResults();
  addRegions();
  addSuccessors();
  addAttributeNames();
  addAttributes();
  addProperties();
  addAttributeSetters();
  addUsings();
  cls.setCommon(false);
  addDerivedAttributes();
  addBuilders();
  addParserAndPrinter();
  addVerifiers();
  addCanonicalizer();
  addFolder();
  addInterfaceMethods();
  cls.setCommon(true);
  addEffects();
  cls.setCommon(false);
  addExtraDeclarations();
}

void OpClassEmitter::addGetter(StringRef type, StringRef name, StringRef body) {
  if (!cls.addGetter(type, name, body))
    reportOverlap(op, name);
}

void OpClassEmitter::addNames() {
  cls.addText("  static const ::mlir::OpDescriptor descriptor;\n");
  cls.add({.returnType = "constexpr ::llvm::StringLiteral",
           .name = "getOperationName",
           .kind = CppMethod::Body::Inline,
           .body = "return ::llvm::StringLiteral(" +
                   quote(op.getOperationName()) + ");",
           .isStatic = true});
}

static bool hasOneResult(const Operator &op) {
  return op.getNumResults() == 1 && op.getNumVariableLengthResults() == 0;
}

static bool hasOneRegion(const Operator &op) {
  return op.getNumRegions() == 1 && op.getNumVariadicRegions() == 0;
}

static bool hasSingleBlocks(const Operator &op) {
  return llvm::any_of(op.getTraits(), [](const Trait &trait) {
    if (trait.getKind() != Trait::Kind::Native)
      return false;
    const std::string name = *trait.getQualifiedName();
    return name == "::mlir::OpTrait::SingleBlock" ||
           StringRef(name).starts_with("::mlir::OpTrait::SingleBlockImplicit");
  });
}

/// Returns the base class with the accessors for the structure of the
/// operation.
static std::string getState(const Operator &op) {
  std::string state;
  auto add = [&](StringRef access, const std::string &type) {
    const char *separator = type.empty() || state.empty() ? "" : ", ";
    state =
        ("::mlir::OpAccess::" + access + "<" + type + separator + state + ">")
            .str();
  };
  if (hasOneResult(op))
    add("OneResult", op.getResult(0).constraint.getCppType().str());
  if (hasOneRegion(op))
    add("OneRegion", "");
  if (op.getNumSuccessors() == 1 && op.getNumVariadicSuccessors() == 0)
    add("OneSuccessor", "");
  if (hasSingleBlocks(op))
    add("SingleBlock", "");
  if (state.empty())
    state = "::mlir::OpState";
  for (StringRef answer : {"AlwaysSpeculatable", "RecursivelySpeculatable"})
    if (op.getTrait(("::mlir::OpTrait::" + answer + "ImplTrait").str()))
      state = ("::mlir::OpAccess::" + answer + "<" + state + ">").str();
  return state;
}

/// A named part can have an accessor that would hide the method of OpState with
/// an index.
void OpClassEmitter::addUsings() {
  for (auto [isSingle, method] : {std::pair(hasOneResult(op), "getResult"),
                                  std::pair(hasOneRegion(op), "getRegion")})
    if (isSingle && cls.hasMethod(method, {}))
      cls.addText(std::string("  using OdsBase::") + method + ";\n");
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
  std::vector<std::string> bases;
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

/// Adds the identifiers in C++ text to `names`.
static void addIdentifiers(StringRef text, llvm::StringSet<> &names) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  while (!(text = text.drop_until(isPart)).empty()) {
    names.insert(text.take_while(isPart));
    text = text.drop_while(isPart);
  }
}

/// Adds the names of the members of an interface's trait.
static void addTraitNames(const Interface &interface,
                          llvm::StringSet<> &names) {
  for (const InterfaceMethod &method : interface.getMethods())
    names.insert(method.getName());
  addIdentifiers(interface.getExtraTraitClassDeclaration().value_or(""), names);
  addIdentifiers(interface.getExtraSharedClassDeclaration().value_or(""),
                 names);
}

/// Returns names of members that are not common: those in the class, and those
/// of its bases. There may be others among them.
llvm::StringSet<> OpClassEmitter::getOtherNames() const {
  llvm::StringSet<> names;
  for (const Trait &trait : op.getTraits())
    if (const std::optional<Interface> interface = getInterfaceOf(trait);
        interface && hasTraitMembers(*interface)) {
      addTraitNames(*interface, names);
      for (const Interface &base : interface->getBaseInterfaces())
        addTraitNames(base, names);
    }
  std::string text;
  llvm::raw_string_ostream os(text);
  cls.printMembers(/*common=*/false, os);
  addIdentifiers(text, names);
  return names;
}

/// Makes members visible that others of the same name would hide or make
/// ambiguous.
void OpClassEmitter::emitUsings(StringRef stem, llvm::raw_ostream &os) const {
  const llvm::StringSet<> others = getOtherNames();
  for (StringRef name : {"print", "create"})
    if (others.contains(name))
      os << "  using Op::" << name << ";\n";
  for (StringRef name : cls.getCommonNames())
    if (others.contains(name))
      os << "  using detail::" << stem << "Members::" << name << ";\n";
}

std::string mlir::ods::getPropertiesName(const Operator &op, StringRef stem) {
  return hasProperties(op) ? (stem + "Properties").str()
                           : "::mlir::EmptyProperties";
}

void OpClassEmitter::emitCommon(StringRef stem, llvm::raw_ostream &os) const {
  if (hasProperties(op)) {
    emitPropertiesStruct(op, getPropertiesName(op, stem), os);
    os << '\n';
  }
  // A template costs less than a class: the compiler checks the bodies of the
  // members that a source uses.
  os << "template <typename OdsBase> struct " << stem << "MembersOf : OdsBase";
  const std::string properties = getPropertiesName(op, stem);
  for (const std::string &inherited : cls.getInheritedFrom())
    os << ", ::mlir::" << inherited << "<" << op.getNumRegions() << ", "
       << properties << ">";
  os << " {\n  using OdsBase::OdsBase;\n  using Properties = " << properties
     << ";\n";
  emitAdaptorTemplate(op, stem, os);
  cls.printMembers(/*common=*/true, os);
  os << "};\nusing " << stem << "Members = " << stem << "MembersOf<"
     << getState(op) << ">;\n\n";
}

void OpClassEmitter::emitDeclaration(StringRef stem,
                                     llvm::raw_ostream &os) const {
  const std::string &name = cls.getName();
  const std::string members = ("detail::" + stem + "Members").str();
  os << "template <typename RangeT> using " << op.getGenericAdaptorName()
     << " = " << members << "::AdaptorOf<RangeT, " << name << ">;\nusing "
     << op.getAdaptorName() << " = " << op.getGenericAdaptorName()
     << "<::mlir::ValueRange>;\nclass " << name
     << " : public ::mlir::OpWithBase<" << name << ", " << members;
  for (const std::string &trait : getBases())
    os << ", " << trait;
  os << "> {\npublic:\n  using Op::Op;\n";
  emitUsings(stem, os);
  cls.printMembers(/*common=*/false, os);
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
