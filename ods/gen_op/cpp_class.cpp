// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/cpp_class.h"

#include "ods/gen_op/code_text.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

bool CppMethod::makesRedundant(const CppMethod &other) const {
  const size_t numOther = other.parameters.size();
  if (name != other.name || parameters.size() < numOther)
    return false;
  for (size_t i = 0; i != numOther; ++i)
    if (parameters[i].type != other.parameters[i].type)
      return false;
  return parameters.size() == numOther ||
         !parameters[numOther].defaultValue.empty();
}

bool CppClass::isRedundant(const CppMethod &method) const {
  return llvm::any_of(members, [&](const Member &member) {
    return member.method && member.method->makesRedundant(method);
  });
}

bool CppClass::add(CppMethod method) {
  if (isRedundant(method))
    return false;
  llvm::erase_if(members, [&](const Member &member) {
    return member.method && method.makesRedundant(*member.method);
  });
  members.push_back({std::move(method), "", isCommon});
  return true;
}

bool CppClass::addGetter(StringRef returnType, StringRef methodName,
                         StringRef body) {
  return add({.returnType = returnType.str(),
              .name = methodName.str(),
              .kind = CppMethod::Body::Inline,
              .body = body.str(),
              .isConst = true});
}

void CppClass::addText(StringRef text) {
  members.push_back({std::nullopt, text.str(), isCommon});
}

bool CppClass::hasMethod(StringRef methodName,
                         llvm::ArrayRef<StringRef> types) const {
  return llvm::any_of(members, [&](const Member &member) {
    return member.method && member.method->name == methodName &&
           llvm::equal(member.method->parameters, types,
                       [](const CppParameter &parameter, StringRef type) {
                         return parameter.type == type;
                       });
  });
}

std::vector<std::string> CppClass::getInheritedFrom() const {
  std::vector<std::string> bases;
  for (const Member &member : members)
    if (member.method && member.method->kind == CppMethod::Body::Inherited &&
        !llvm::is_contained(bases, member.method->body))
      bases.push_back(member.method->body);
  return bases;
}

std::vector<StringRef> CppClass::getCommonNames() const {
  std::vector<StringRef> names;
  for (const Member &member : members)
    if (member.isCommon && member.method &&
        !llvm::is_contained(names, member.method->name))
      names.push_back(member.method->name);
  return names;
}

static void printParameters(const CppMethod &method, bool isDeclaration,
                            llvm::raw_ostream &os) {
  os << '(';
  llvm::interleaveComma(method.parameters, os, [&](const CppParameter &p) {
    if (p.isOptional)
      os << "/*optional*/";
    os << p.type;
    if (!p.name.empty())
      os << (StringRef(p.type).ends_with("&") ||
                     StringRef(p.type).ends_with("*")
                 ? ""
                 : " ")
         << p.name;
    if (isDeclaration && !p.defaultValue.empty())
      os << " = " << p.defaultValue;
  });
  os << (method.isConst ? ") const" : ")");
}

static void printReturnType(const CppMethod &method, llvm::raw_ostream &os) {
  const StringRef type = method.returnType;
  os << type << (type.ends_with("&") || type.ends_with("*") ? "" : " ");
}

static void printBody(StringRef body, unsigned indent, llvm::raw_ostream &os) {
  if (body.trim().empty()) {
    os << " {}\n";
    return;
  }
  body = body.trim('\n');
  if (!body.contains('\n')) {
    os << " { " << body.trim() << " }\n";
    return;
  }
  os << " {\n";
  printCode(body, indent + 2, os);
  os.indent(indent) << "}\n";
}

static void printDeclaration(const CppMethod &method, llvm::raw_ostream &os) {
  if (method.kind == CppMethod::Body::Inherited) {
    os << "  using " << method.body << "::" << method.name << ";\n";
    return;
  }
  os << "  ";
  if (method.deprecated)
    os << "[[deprecated(" << quote(*method.deprecated) << ")]] ";
  if (method.isStatic)
    os << "static ";
  printReturnType(method, os);
  os << method.name;
  printParameters(method, /*isDeclaration=*/true, os);
  if (method.kind == CppMethod::Body::Inline)
    return printBody(method.body, 2, os);
  os << ";\n";
}

void CppClass::Member::print(llvm::raw_ostream &os) const {
  if (method)
    printDeclaration(*method, os);
  else
    os << text;
}

void CppClass::printMembers(llvm::raw_ostream &os) const {
  printMembers(/*common=*/true, os);
  printMembers(/*common=*/false, os);
}

void CppClass::printMembers(bool common, llvm::raw_ostream &os) const {
  std::string last;
  for (const Member &member : members) {
    if (member.isCommon != common)
      continue;
    // One using-declaration covers all methods that a base provides.
    const bool isInherited =
        member.method && member.method->kind == CppMethod::Body::Inherited;
    if (isInherited && member.method->body == last)
      continue;
    last = isInherited ? member.method->body : "";
    member.print(os);
  }
}

void CppClass::printDefinitions(llvm::raw_ostream &os) const {
  for (const Member &member : members) {
    if (!member.method || member.method->kind != CppMethod::Body::OutOfLine)
      continue;
    printReturnType(*member.method, os);
    os << name << "::" << member.method->name;
    printParameters(*member.method, /*isDeclaration=*/false, os);
    printBody(member.method->body, 0, os);
    os << '\n';
  }
}
