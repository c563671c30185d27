// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ classes of interfaces: a table of functions, a view over it,
// and templates that make tables of classes that implement the interface.
//
// For an interface `Foo` of namespace `ns` these are
//   struct ns::FooTable               the functions, in the methods' order
//   class ns::Foo                     what users call
//   ns::Foo::Trait<T>                 default methods, for the class `T`
//   ns::Foo::Model<T>::table          the table of a class that implements it
//   ns::Foo::Model<T>::trait          what verifies, if the interface does
//   ns::Foo::FallbackModel<M>::table  the table of a model outside the class
//   ns::Foo::ExternalModel<M, T>      its base, with default methods for `T`
#ifndef ODS_GEN_INTERFACE_GEN_INTERFACE_H
#define ODS_GEN_INTERFACE_GEN_INTERFACE_H

#include "ods/gen_interface/interface_kind.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

class Interface;

/// -gen-{attr,op,type}-interface-decls: the interfaces of the main file, in
/// their order there.
/// Errors: at the interface (checkForGeneration); never returns true.
bool emitInterfaceDecls(const llvm::RecordKeeper &records,
                        llvm::raw_ostream &os, InterfaceKind kind);

/// -gen-{attr,op,type}-interface-defs: nothing but the first line, since all
/// functions are inline or templates.
bool emitInterfaceDefs(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                       InterfaceKind kind);

/// -gen-dialect-interface-decls: classes with virtual methods.
bool emitDialectInterfaceDecls(const llvm::RecordKeeper &records,
                               llvm::raw_ostream &os);

/// Whether `Trait<T>` gives the class `T` anything, so that it must be a base
/// of it.
bool hasTraitMembers(const Interface &interface);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_INTERFACE_GEN_INTERFACE_H
