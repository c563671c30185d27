// SPDX-License-Identifier: Apache-2.0
//
// The constants of a generated file: arrays and functions to which descriptors
// refer. Equal constants are emitted once.
#ifndef ODS_GEN_OP_CONSTANT_POOL_H
#define ODS_GEN_OP_CONSTANT_POOL_H

#include <string>

#include "ods/model/constraint.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// The kind of entity that a constraint applies to.
enum class ConstraintSubject { Type, Attribute, Property, Region, Successor };

class ConstantPool {
public:
  /// `user` is the class of an operation that uses the pool. It is part of all
  /// names, so that a source file can contain several pools in one namespace.
  explicit ConstantPool(llvm::StringRef user) : suffix("_" + user.str()) {}

  /// Returns the name of `constexpr TYPE name[] = {elements};`, or "{}" without
  /// elements.
  std::string getArray(llvm::StringRef type, llvm::StringRef prefix,
                       llvm::ArrayRef<std::string> elements);

  /// Returns the name of a constant or function that `print` prints, given its
  /// name. Equal texts are printed once.
  std::string
  get(llvm::StringRef prefix,
      llvm::function_ref<void(llvm::StringRef name, llvm::raw_ostream &os)>
          print);

  /// Returns a pointer to the constraint, or "nullptr" if it accepts anything.
  /// `cppClass` is the class that accessors return, `kind` its definition if it
  /// is a defined type or attribute, `storageType` the type of a property's
  /// member.
  std::string getConstraint(const Constraint &constraint,
                            ConstraintSubject subject, llvm::StringRef cppClass,
                            const llvm::Record *kind = nullptr,
                            llvm::StringRef storageType = "");

  /// Prints all constants in an unnamed namespace.
  void print(llvm::raw_ostream &os) const;

private:
  std::string addPredicate(const Constraint &constraint,
                           ConstraintSubject subject,
                           llvm::StringRef storageType);

  std::string suffix;
  llvm::StringMap<std::string> names;
  llvm::StringMap<unsigned> counts;
  std::string text;
  /// Rows of the table of constraints, and their indices.
  std::vector<std::string> constraints;
  llvm::StringMap<unsigned> constraintRows;
  /// Functions that the rows use.
  std::string predicates;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_CONSTANT_POOL_H
