// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_CONSTRAINTS_TD
#define ODS_RECORDS_CONSTRAINTS_TD

include "ods/records/expressions.td"
include "ods/records/predicates.td"
include "ods/records/utils.td"

// A predicate with a summary for diagnostics.
class Constraint<Pred pred, string desc = ""> {
  Pred predicate = pred;
  string summary = desc;
}

// A constraint on a type or an attribute. If the name is not empty, a C++
// function with that name is generated, which tests the constraint.
class AttrTypeConstraint<Pred pred, string summary = "",
                         string cppFunctionNameParam = "">
    : Constraint<pred, summary> {
  string cppFunctionName = cppFunctionNameParam;
}

// A constraint on a type; `cppType` is the C++ class that it implies.
class TypeConstraint<Pred predicate, string summary = "",
                     string cppTypeParam = "::mlir::Type",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam> {
  string cppType = cppTypeParam;
}

// A constraint on an attribute.
class AttrConstraint<Pred predicate, string summary = "",
                     string cppFunctionNameParam = "">
    : AttrTypeConstraint<predicate, summary, cppFunctionNameParam>;

// A constraint on a property; `$_self` has its interface type. If that type is
// empty, no function is generated for the constraint.
class PropConstraint<Pred predicate, string summary = "",
                     string interfaceTypeParam = "">
    : Constraint<predicate, summary> {
  code interfaceType = interfaceTypeParam;
}

// A constraint on a region.
class RegionConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

// A constraint on a successor.
class SuccessorConstraint<Pred predicate, string summary = "">
    : Constraint<predicate, summary>;

#endif // ODS_RECORDS_CONSTRAINTS_TD
