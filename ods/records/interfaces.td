// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_INTERFACES_TD
#define ODS_RECORDS_INTERFACES_TD

include "ods/records/attr_type_def.td"
include "ods/records/constraints.td"
include "ods/records/traits.td"

// The trait by which an entity implements the interface of this C++ class, and
// C++ for the body of that trait.
class InterfaceTrait<string name> : NativeTrait<"", ""> {
  let trait = name # "::Trait";
  let cppNamespace = "";
  code extraTraitClassDeclaration = "";
}

// The same for operations. The C++ verifies `$_op`, after the traits, and if
// asked to after the operations in its regions.
class OpInterfaceTrait<string name, code verifyBody = [{}],
                       list<Trait> traits = []> : InterfaceTrait<name> {
  code verify = verifyBody;
  bit verifyWithRegions = 0;
  list<Trait> dependentTraits = traits;
}

// A method of an interface: its C++ return type, name and parameters. A body is
// what it always does; a default implementation is for those that define no
// other. There `$_op`, `$_attr` or `$_type` is the entity.
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

// An interface; use its subclasses.
class Interface<string name, list<Interface> baseInterfacesArg = []> {
  string description = "";
  string cppInterfaceName = name;
  string cppNamespace = "";
  list<InterfaceMethod> methods = [];

  // C++ for the body of the interface's class, and for that of it and of the
  // trait.
  code extraClassDeclaration = "";
  code extraSharedClassDeclaration = "";

  // C++ that says whether an entity that implements it does so at the moment.
  code extraClassOf = "";

  // The interfaces that it includes.
  list<Interface> baseInterfaces = baseInterfacesArg;
}

// An interface of attributes, which is a constraint, too.
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

// An interface of types, which is a constraint, too.
class TypeInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, InterfaceTrait<name>,
      Type<CPred<"::llvm::isa<" #
                     !if(!empty(cppNamespace), "", cppNamespace # "::") #
                     name # ">($_self)",
                 OdsImplements<cppNamespace, name>.text>,
           name # " instance",
           !if(!empty(cppNamespace), "", cppNamespace # "::") # name>;

// An interface of operations, or of dialects.
class OpInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;
class DialectInterface<string name, list<Interface> baseInterfaces = []>
    : Interface<name, baseInterfaces>, OpInterfaceTrait<name>;

// An interface in a list of traits, whose methods are declared in the class
// that implements it: those without a default, and the listed ones.
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
