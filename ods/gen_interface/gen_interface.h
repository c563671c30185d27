// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ classes of interfaces: a table of functions, a view over it,
// and templates that create tables for classes that implement the interface.
// For an interface `Foo` in namespace `ns`, these are
//   struct ns::FooTable               the functions in the order of methods
//   class ns::Foo                     the class that users call
//   ns::Foo::Trait<T>                 default methods for the class `T`
//   ns::Foo::Model<T>::table          the table of an implementing class
//   ns::Foo::Model<T>::trait          the verifier, if the interface has one
//   ns::Foo::FallbackModel<M>::table  the table of an external model
//   ns::Foo::ExternalModel<M, T>      its base, with default methods for `T`
#ifndef ODS_GEN_INTERFACE_GEN_INTERFACE_H
#define ODS_GEN_INTERFACE_GEN_INTERFACE_H

#include "ods/gen_interface/interface_kind.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

class Interface;

/// Implements -gen-{attr,op,type}-interface-decls for the interfaces of the
/// main file, in their order. Errors: reports errors of checkForGeneration and
/// ends the program; never returns true.
bool emitInterfaceDecls(const llvm::RecordKeeper &records,
                        llvm::raw_ostream &os, InterfaceKind kind);

/// Implements -gen-{attr,op,type}-interface-defs. Emits only the first line,
/// since all functions are inline or templates.
bool emitInterfaceDefs(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                       InterfaceKind kind);

/// Implements -gen-dialect-interface-decls: classes with virtual methods.
bool emitDialectInterfaceDecls(const llvm::RecordKeeper &records,
                               llvm::raw_ostream &os);

/// Returns true if `Trait<T>` has members, so that it must be a base class of
/// `T`.
bool hasTraitMembers(const Interface &interface);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_GEN_INTERFACE_H
