// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of operations, types, attributes and dialects.
#ifndef ODS_MODEL_INTERFACES_H
#define ODS_MODEL_INTERFACES_H

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/iterator.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// An `InterfaceMethod` record.
class InterfaceMethod {
public:
  struct Argument {
    llvm::StringRef type;
    llvm::StringRef name;
  };

  /// `uniqueName` distinguishes methods of the same name; `interface` is the
  /// record of the interface. Errors: at the record if arguments are not
  /// strings.
  InterfaceMethod(const llvm::Record *def, std::string uniqueName,
                  const llvm::Record &interface);

  llvm::StringRef getReturnType() const;
  llvm::StringRef getName() const;
  llvm::StringRef getUniqueName() const { return uniqueName; }
  bool isStatic() const { return def->isSubClassOf("StaticInterfaceMethod"); }
  /// Returns C++ code that the interface executes instead of calling the
  /// method.
  std::optional<llvm::StringRef> getBody() const;
  /// Returns C++ code of the method for classes that do not define it.
  std::optional<llvm::StringRef> getDefaultImplementation() const;
  std::optional<llvm::StringRef> getDescription() const;
  llvm::ArrayRef<Argument> getArguments() const { return arguments; }
  bool arg_empty() const { return arguments.empty(); }
  const llvm::Record &getDef() const { return *def; }

private:
  const llvm::Record *def;
  llvm::SmallVector<Argument, 2> arguments;
  std::string uniqueName;
};

/// An `Interface` record.
class Interface {
public:
  /// Errors: at the record if it or an entry of its lists is invalid.
  explicit Interface(const llvm::Record *def);

  llvm::StringRef getName() const;
  std::string getFullyQualifiedName() const;
  llvm::StringRef getCppNamespace() const;
  llvm::ArrayRef<InterfaceMethod> getMethods() const { return methods; }
  std::optional<llvm::StringRef> getDescription() const;
  std::optional<llvm::StringRef> getExtraClassDeclaration() const;
  std::optional<llvm::StringRef> getExtraTraitClassDeclaration() const;
  std::optional<llvm::StringRef> getExtraSharedClassDeclaration() const;
  std::optional<llvm::StringRef> getExtraClassOf() const;
  /// Returns C++ code of the verifier; for interfaces of operations only.
  std::optional<llvm::StringRef> getVerify() const;
  /// Returns all direct and indirect bases without duplicates, bases first.
  auto getBaseInterfaces() const {
    return llvm::make_pointee_range(baseInterfaces);
  }
  /// Returns true if the interface is verified after the contents of regions.
  bool verifyWithRegions() const;
  const llvm::Record &getDef() const { return *def; }

private:
  using Cache =
      llvm::DenseMap<const llvm::Record *, std::shared_ptr<const Interface>>;
  Interface(const llvm::Record *def, Cache &cache, unsigned depth);
  static std::shared_ptr<const Interface> getBase(const llvm::Record &base,
                                                  Cache &cache, unsigned depth);
  void populateMethods();
  void populateBases(Cache &cache, unsigned depth);

  const llvm::Record *def;
  llvm::SmallVector<InterfaceMethod, 8> methods;
  llvm::SmallVector<std::shared_ptr<const Interface>> baseInterfaces;
};

/// Verifies properties that generators of C++ require in addition to those that
/// the constructor checks. Errors: if a method's name is reserved.
void checkForGeneration(const Interface &interface);

struct AttrInterface : public Interface {
  using Interface::Interface;
  static bool classof(const Interface *interface);
};

struct OpInterface : public Interface {
  using Interface::Interface;
  static bool classof(const Interface *interface);
};

struct TypeInterface : public Interface {
  using Interface::Interface;
  static bool classof(const Interface *interface);
};

struct DialectInterface : public Interface {
  using Interface::Interface;
  static bool classof(const Interface *interface);
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_INTERFACES_H
