// SPDX-License-Identifier: Apache-2.0
//
// The constants of one generated file: arrays and functions that descriptors
// refer to, each distinct one once.
#ifndef ODS_GEN_OP_CONSTANT_POOL_H
#define ODS_GEN_OP_CONSTANT_POOL_H

#include <string>

#include "ods/model/constraint.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// How a C++ class of types or attributes is known.
enum class ConstraintSubject { Type, Attribute, Property, Region, Successor };

class ConstantPool {
public:
  /// `user` is the class of an operation that uses it. It is part of all names,
  /// so that pools of one namespace can be in one source file.
  explicit ConstantPool(llvm::StringRef user) : suffix("_" + user.str()) {}

  /// The name of `constexpr TYPE name[] = {elements};`; "{}" without elements.
  std::string getArray(llvm::StringRef type, llvm::StringRef prefix,
                       llvm::ArrayRef<std::string> elements);

  /// The name of a constant or function that `print` prints, given its name;
  /// the same text is printed once.
  std::string
  get(llvm::StringRef prefix,
      llvm::function_ref<void(llvm::StringRef name, llvm::raw_ostream &os)>
          print);

  /// A pointer to the constraint. `cppClass` is the class that accessors give,
  /// `kind` its definition if it is one of a type or attribute. `storageType`
  /// is of a property's member. "nullptr" where anything will do.
  std::string getConstraint(const Constraint &constraint,
                            ConstraintSubject subject, llvm::StringRef cppClass,
                            const llvm::Record *kind = nullptr,
                            llvm::StringRef storageType = "");

  /// All of it, in an unnamed namespace.
  void print(llvm::raw_ostream &os) const;

private:
  std::string addPredicate(const Constraint &constraint,
                           ConstraintSubject subject,
                           llvm::StringRef storageType);

  std::string suffix;
  llvm::StringMap<std::string> names;
  llvm::StringMap<unsigned> counts;
  std::string text;
  /// Rows of a table of their own, and where each is.
  std::vector<std::string> constraints;
  llvm::StringMap<unsigned> constraintRows;
  /// Functions that the rows need.
  std::string predicates;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_CONSTANT_POOL_H
