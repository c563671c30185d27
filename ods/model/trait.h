// SPDX-License-Identifier: Apache-2.0
//
// Traits of operations, types and attributes.
#ifndef ODS_MODEL_TRAIT_H
#define ODS_MODEL_TRAIT_H

#include <optional>
#include <string>
#include <vector>

#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

class Interface;
class Operator;

/// A `Trait` record.
class Trait {
public:
  enum class Kind {
    /// A C++ class.
    Native,
    /// A predicate on the operation.
    Pred,
    /// Handled by the generators.
    Internal,
    Interface
  };

  explicit Trait(Kind kind, const llvm::Record *def) : def(def), kind(kind) {}

  /// Errors: at `user` if `init` is not a trait.
  static Trait create(const llvm::Init *init, const llvm::Record &user);

  Kind getKind() const { return kind; }
  const llvm::Record &getDef() const { return *def; }

  /// Returns the C++ name, except for predicates:
  /// "::mlir::OpTrait::IsTerminator".
  std::optional<std::string> getQualifiedName() const;

protected:
  const llvm::Record *def;
  Kind kind;
};

class NativeTrait : public Trait {
public:
  std::string getFullyQualifiedTraitName() const;
  bool isStructuralOpTrait() const;
  llvm::StringRef getExtraConcreteClassDeclaration() const;
  llvm::StringRef getExtraConcreteClassDefinition() const;
  static bool classof(const Trait *t) { return t->getKind() == Kind::Native; }
};

class PredTrait : public Trait {
public:
  /// Returns the condition in C++.
  std::string getPredTemplate() const;
  /// Returns the condition as an encoded expression, or nullopt if a part
  /// requires C++.
  std::optional<std::string> getExpression(const Operator *op) const;
  llvm::StringRef getSummary() const;
  static bool classof(const Trait *t) { return t->getKind() == Kind::Pred; }
};

class InternalTrait : public Trait {
public:
  llvm::StringRef getFullyQualifiedTraitName() const;
  static bool classof(const Trait *t) { return t->getKind() == Kind::Internal; }
};

class InterfaceTrait : public Trait {
public:
  Interface getInterface() const;
  std::string getFullyQualifiedTraitName() const;
  static bool classof(const Trait *t) {
    return t->getKind() == Kind::Interface;
  }
  /// Returns true if the class declares the interface's methods.
  bool shouldDeclareMethods() const;
  /// Returns the methods that are declared although they have a default
  /// implementation.
  std::vector<llvm::StringRef> getAlwaysDeclaredMethods() const;
};

/// Returns the traits of a list in order and without duplicates. Nested lists
/// are flattened, and the bases of interfaces precede them. Errors: at `user`
/// if an element is not a trait or a required preceding trait is missing.
std::vector<Trait> flattenTraits(const llvm::Record &user,
                                 llvm::StringRef field = "traits");

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_TRAIT_H
