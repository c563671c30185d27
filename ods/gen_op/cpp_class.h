// SPDX-License-Identifier: Apache-2.0
//
// A C++ class as generators put it together: methods that may be redundant
// among each other, and other text, printed as a declaration and definitions.
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
  /// Empty: none.
  std::string defaultValue = "";
  /// Says so in a comment.
  bool isOptional = false;
};

struct CppMethod {
  enum class Body {
    /// The user defines it.
    None,
    /// In the class.
    Inline,
    /// Behind it, with the definitions.
    OutOfLine,
  };

  std::string returnType;
  std::string name;
  std::vector<CppParameter> parameters = {};
  Body kind = Body::None;
  std::string body = "";
  bool isStatic = false;
  bool isConst = false;
  std::optional<std::string> deprecated = std::nullopt;

  /// Whether each call of `other` would also be one of this.
  bool makesRedundant(const CppMethod &other) const;
};

class CppClass {
public:
  explicit CppClass(llvm::StringRef name) : name(name) {}

  const std::string &getName() const { return name; }

  /// Adds a method, in the place of those that it makes redundant. False, and
  /// nothing is added, if it is redundant itself.
  bool add(CppMethod method);
  /// `RETURN NAME() const { BODY }`
  bool addGetter(llvm::StringRef returnType, llvm::StringRef name,
                 llvm::StringRef body);
  /// Text between the methods.
  void addText(llvm::StringRef text);
  bool hasMethod(llvm::StringRef methodName,
                 llvm::ArrayRef<llvm::StringRef> types) const;

  /// What is inside the class.
  void printMembers(llvm::raw_ostream &os) const;
  /// Those that are out of line.
  void printDefinitions(llvm::raw_ostream &os) const;

private:
  /// One of both.
  struct Member {
    std::optional<CppMethod> method;
    std::string text;
  };

  std::string name;
  std::vector<Member> members;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_CPP_CLASS_H
