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
    /// A predicate of the operation.
    Pred,
    /// Known to the generators.
    Internal,
    Interface
  };

  explicit Trait(Kind kind, const llvm::Record *def) : def(def), kind(kind) {}

  /// Errors: at `user`, if `init` is no trait.
  static Trait create(const llvm::Init *init, const llvm::Record &user);

  Kind getKind() const { return kind; }
  const llvm::Record &getDef() const { return *def; }

  /// The C++ name of all but predicates: "::mlir::OpTrait::IsTerminator".
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
  /// The condition in C++.
  std::string getPredTemplate() const;
  /// The same, encoded; nullopt where a part is known in C++ only.
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
  /// Whether the class is to declare the interface's methods.
  bool shouldDeclareMethods() const;
  /// Those that are declared although they have a default implementation.
  std::vector<llvm::StringRef> getAlwaysDeclaredMethods() const;
};

/// The traits of a list in their order, each once: lists of traits are
/// flattened, and the bases of interfaces precede them.
/// Errors: at `user`: what is no trait; a trait that others must precede.
std::vector<Trait> flattenTraits(const llvm::Record &user,
                                 llvm::StringRef field = "traits");

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_TRAIT_H
