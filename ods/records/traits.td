// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TRAITS_TD
#define ODS_RECORDS_TRAITS_TD

include "ods/records/constraints.td"

// What an operation, a type or an attribute can be said to be.
class Trait;

// Several traits in the place of one.
class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

// A trait that is a C++ class template, with C++ that it adds to the class that
// has it.
class NativeTrait<string name, string entityType,
                  code extraClassDeclaration = [{}],
                  code extraClassDefinition = [{}]> : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entityType # "Trait";
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

// A trait whose C++ class template `prop` takes parameters itself and holds the
// trait as `Impl`.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// A trait that only the generator knows.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// A trait that is a condition to verify.
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // ODS_RECORDS_TRAITS_TD
