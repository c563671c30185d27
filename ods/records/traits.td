// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TRAITS_TD
#define ODS_RECORDS_TRAITS_TD

include "ods/records/constraints.td"

// A trait of operations, types or attributes.
class Trait;

// A list of traits that is used as one trait.
class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

// A trait that is a C++ class template, and C++ code that it adds to classes
// with the trait.
class NativeTrait<string name, string entityType,
                  code extraClassDeclaration = [{}],
                  code extraClassDefinition = [{}]> : Trait {
  string trait = name;
  string cppNamespace = "::mlir::" # entityType # "Trait";
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

// A trait whose C++ class template `prop` has parameters and contains the trait
// as `Impl`.
class ParamNativeTrait<string prop, string params, string entityType>
    : NativeTrait<prop # "<" # params # ">::Impl", entityType>;

// A trait that only the generator uses.
class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::mlir::" # entityType # "Trait::" # prop;
}

// A trait that is a predicate to verify.
class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // ODS_RECORDS_TRAITS_TD
