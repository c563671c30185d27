// SPDX-License-Identifier: Apache-2.0
//
// A generated C++ class: methods, of which redundant ones are dropped, and
// other text, printed as a declaration and definitions.
#ifndef ODS_GEN_OP_CPP_CLASS_H
#define ODS_GEN_OP_CPP_CLASS_H

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

struct CppParameter {
  std::string type;
  std::string name;
  /// Empty if there is none.
  std::string defaultValue = "";
  /// Emits a comment that says so.
  bool isOptional = false;
};

struct CppMethod {
  enum class Body {
    /// The user defines it.
    None,
    /// Inside the class.
    Inline,
    /// After the class, with the definitions.
    OutOfLine,
    /// In the class template of core that `body` names.
    Inherited,
  };

  std::string returnType;
  std::string name;
  std::vector<CppParameter> parameters = {};
  Body kind = Body::None;
  std::string body = "";
  bool isStatic = false;
  bool isConst = false;
  std::optional<std::string> deprecated = std::nullopt;

  /// Returns true if each call of `other` is also a valid call of this method.
  bool makesRedundant(const CppMethod &other) const;
};

class CppClass {
public:
  explicit CppClass(llvm::StringRef name) : name(name) {}

  const std::string &getName() const { return name; }

  /// Returns true if each call of `method` is a valid call of another one.
  bool isRedundant(const CppMethod &method) const;
  /// Adds a method and removes those that it makes redundant. Returns false and
  /// adds nothing if the method itself is redundant.
  bool add(CppMethod method);
  /// Adds `RETURN NAME() const { BODY }`.
  bool addGetter(llvm::StringRef returnType, llvm::StringRef name,
                 llvm::StringRef body);
  /// Adds text between the methods.
  void addText(llvm::StringRef text);
  /// Sets whether the members that are added from now on are common: their text
  /// does not depend on the class, so that a base class of several classes can
  /// contain them. Out-of-line methods cannot be common.
  void setCommon(bool common) { isCommon = common; }
  bool hasMethod(llvm::StringRef methodName,
                 llvm::ArrayRef<llvm::StringRef> types) const;
  /// Returns the class templates that provide inherited methods, each once.
  std::vector<std::string> getInheritedFrom() const;

  /// Returns the names of common methods, each once.
  std::vector<llvm::StringRef> getCommonNames() const;

  /// Prints the members of the class.
  void printMembers(llvm::raw_ostream &os) const;
  /// Prints the members that are common, or those that are not.
  void printMembers(bool common, llvm::raw_ostream &os) const;
  /// Prints the definitions of out-of-line methods.
  void printDefinitions(llvm::raw_ostream &os) const;

private:
  /// A method or text.
  struct Member {
    std::optional<CppMethod> method;
    std::string text;
    bool isCommon;

    void print(llvm::raw_ostream &os) const;
  };

  std::string name;
  bool isCommon = false;
  std::vector<Member> members;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_CPP_CLASS_H
