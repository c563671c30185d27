// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_OPERATION_TD
#define ODS_RECORDS_OPERATION_TD

include "ods/records/dialect.td"
include "ods/records/interfaces.td"
include "ods/records/op_traits.td"
include "ods/records/utils.td"

// A constraint on successors of operations: any, or any number of successors
// that satisfy a constraint.
class Successor<Pred condition, string descr = "">
    : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

// A constraint on regions of operations: any, a fixed number of blocks, or any
// number of regions that satisfy a constraint.
class Region<Pred condition, string descr = "">
    : RegionConstraint<condition, descr>;
def AnyRegion : Region<CPred<"true">, "any region">;
class SizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItems($_self, " # numBlocks # ")",
                   "(eq (num-blocks self) " # numBlocks # ")">,
             "region with " # numBlocks # " blocks"> {
  int blocks = numBlocks;
}
class MinSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrMore($_self, " # numBlocks # ")",
                   "(ge (num-blocks self) " # numBlocks # ")">,
             "region with at least " # numBlocks # " blocks">;
class MaxSizedRegion<int numBlocks>
    : Region<CPred<"::llvm::hasNItemsOrLess($_self, " # numBlocks # ")",
                   "(le (num-blocks self) " # numBlocks # ")">,
             "region with at most " # numBlocks # " blocks">;
class VariadicRegion<Region region> : Region<region.predicate, region.summary>;

// Operators of the dags of regions and successors.
def region;
def successor;

// A C++ method `build` in addition to the generated ones. Its parameters are
// the builder, the state and those of the dag, C++ types or CArg. Without a
// body, it is only declared.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = "">
    : OpBuilder<p, b>, CppDeprecated<reason>;

// Information about an operand, attribute or result in addition to its
// constraint: a summary, and decorators such as side effects.
class OpVariableDecorator;
class OpVariable<Constraint varConstraint, string desc = "",
                 list<OpVariableDecorator> varDecorators = []> {
  Constraint constraint = varConstraint;
  string summary = desc;
  list<OpVariableDecorator> decorators = varDecorators;
}
class Arg<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;
class Res<Constraint constraint, string desc = "",
          list<OpVariableDecorator> decorators = []>
    : OpVariable<constraint, desc, decorators>;

// A group of operations in the documentation.
class OpDocGroup {
  string summary;
  string description;
}

// An operation. Fields of a kind Attr that a definition adds are also
// attributes of the operation.
class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;

  // Documentation.
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // Named operands, attributes, results, regions and successors.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  list<Trait> traits = props;

  // Builders in addition to, or in place of, the generated ones.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // The custom form: by this format, or by methods `parse` and `print`. Without
  // either, only the generic form exists.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Methods that the class itself defines: `verify`, `verifyRegions`,
  // `getCanonicalizationPatterns`, `canonicalize` and `fold`.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;

  // False if the operation has a descriptor but no C++ class. Then its record
  // contains no C++, and the file that includes the list of operations also
  // includes their definitions, before it.
  bit hasCppClass = 1;

  // True if the operation itself encodes its properties in bytecode.
  bit useCustomPropertiesEncoding = 0;

  // C++ code for the body of the class and for the source file, in which
  // `$cppClass` is the name of the class.
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// Additional base classes of Op that set its arguments or results.
class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

// Attributes and types that implement the interface, or whose dialect has
// promised an implementation.
class PromisedAttrInterface<AttrInterface interface>
    : AttrConstraint<
          CPred<"$_self.hasPromiseOrImplementsInterface<" #
                    !if(!empty(interface.cppNamespace), "",
                        interface.cppNamespace # "::") #
                    interface.cppInterfaceName # ">()",
                OdsImplements<interface.cppNamespace,
                              interface.cppInterfaceName,
                              "promises-or-implements">.text>,
          "promising or implementing the `" # interface.cppInterfaceName #
              "` attr interface">;
class HasPromiseOrImplementsTypeInterface<TypeInterface interface>
    : CPred<"$_self.hasPromiseOrImplementsInterface<" #
                !if(!empty(interface.cppNamespace), "",
                    interface.cppNamespace # "::") #
                interface.cppInterfaceName # ">()",
            OdsImplements<interface.cppNamespace, interface.cppInterfaceName,
                          "promises-or-implements">.text>;
class PromisedTypeInterface<TypeInterface interface>
    : TypeConstraint<HasPromiseOrImplementsTypeInterface<interface>,
                     "promising or implementing the `" #
                         interface.cppInterfaceName # "` type interface">;

#endif // ODS_RECORDS_OPERATION_TD
