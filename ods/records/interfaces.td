// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_INTERFACES_TD
#define ODS_RECORDS_INTERFACES_TD

include "ods/records/attr_type_def.td"
include "ods/records/constraints.td"
include "ods/records/traits.td"

// The trait by which an entity implements the interface with this C++ class,
// and C++ code for the body of the trait.
class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}

// The trait of operation interfaces. The C++ code verifies `$_op` after the
// traits and, on request, after the operations in its regions.
class OpInterfaceTrait<string name, code verifyBody = [{}],
                       list<Trait> traits = []> : InterfaceTrait<name> {
  code verify = verifyBody;
  bit verifyWithRegions = 0;
  list<Trait> dependentTraits = traits;
}

// A method of an interface: its C++ return type, name and parameters. The
// interface executes a body itself. A default implementation is used by
// entities that do not define the method. `$_op`, `$_attr` or `$_type` is the
// entity.
class InterfaceMethod<string desc, string retTy, string methodName,
                      dag args = (ins), code methodBody = [{}],
                      code defaultImplementation = [{}]> {
  string description = desc;
  string name = methodName;
  string returnType = retTy;
  dag arguments = args;
  code body = methodBody;
  code defaultBody = defaultImplementation;
}
class StaticInterfaceMethod<string desc, string retTy, string methodName,
                            dag args = (ins), code methodBody = [{}],
                            code defaultImplementation = [{}]>
    : InterfaceMethod<desc, retTy, methodName, args, methodBody,
                      defaultImplementation>;

// An interface. Use the derived classes.
class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "";
  list<InterfaceMethod> methods = [];

  // C++ code for the body of the interface's class, and for the bodies of this
  // class and of the trait.
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";

  // C++ code that tests whether an entity with the interface currently
  // implements it.
  code extraClassOf = "";

  // The base interfaces.
  list<Interface> baseInterfaces = baseInterfacesArg;
}

// An interface of attributes. It is also a constraint.
class AttrInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Attr<CPred<"::llvm::isa<" #
                     !if(!empty(cppNamespace), "", cppNamespace # "::") #
                     name # ">($_self)",
                 OdsImplements<cppNamespace, name>.text>,
           name # " instance"> {
  let storageType = !if(!empty(cppNamespace), "", cppNamespace # "::") # name;
  let returnType = storageType;
  let convertFromStorage = "$_self";
}

// An interface of types. It is also a constraint.
class TypeInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Type<CPred<"::llvm::isa<" #
                     !if(!empty(cppNamespace), "", cppNamespace # "::") #
                     name # ">($_self)",
                 OdsImplements<cppNamespace, name>.text>,
           name # " instance",
           !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;

// An interface of operations or dialects.
class OpInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;
class DialectInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

// An interface in a list of traits. The implementing class declares the methods
// without default implementation and the listed methods.
class DeclareInterfaceMethods<list<string> overridenMethods = []> {
  list<string> alwaysOverriddenMethods = overridenMethods;
}
class DeclareAttrInterfaceMethods<AttrInterface interface,
                                  list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      AttrInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}
class DeclareOpInterfaceMethods<OpInterface interface,
                                list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      OpInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
  let extraTraitClassDeclaration = interface.extraTraitClassDeclaration;
  let extraSharedClassDeclaration = interface.extraSharedClassDeclaration;
  let verify = interface.verify;
  let verifyWithRegions = interface.verifyWithRegions;
}
class DeclareTypeInterfaceMethods<TypeInterface interface,
                                  list<string> overridenMethods = []>
    : DeclareInterfaceMethods<overridenMethods>,
      TypeInterface<interface.cppInterfaceName, interface.baseInterfaces> {
  let description = interface.description;
  let cppInterfaceName = interface.cppInterfaceName;
  let cppNamespace = interface.cppNamespace;
  let methods = interface.methods;
  let baseInterfaces = interface.baseInterfaces;
}

#endif // ODS_RECORDS_INTERFACES_TD
