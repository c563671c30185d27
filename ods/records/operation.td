// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_OPERATION_TD
#define ODS_RECORDS_OPERATION_TD

include "ods/records/dialect.td"
include "ods/records/interfaces.td"
include "ods/records/op_traits.td"
include "ods/records/utils.td"

// A constraint on successors as operations use it: any, or any number of one.
class Successor<Pred condition, string descr = "">
    : SuccessorConstraint<condition, descr>;
def AnySuccessor : Successor<?, "any successor">;
class VariadicSuccessor<Successor successor>
    : Successor<successor.predicate, successor.summary>;

// A constraint on regions as operations use it: any, those of a number of
// blocks, or any number of one.
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

// A C++ method `build` beside the generated ones. Its parameters are those of
// the dag, C++ types or CArg, after the builder and the state; without a body
// it is declared only.
class OpBuilder<dag p, code b = ""> {
  dag dagParams = p;
  code body = b;
}
class DeprecatedOpBuilder<string reason, dag p, code b = "">
    : OpBuilder<p, b>, CppDeprecated<reason>;

// More about an operand, an attribute or a result than its constraint: a
// summary, and what else there is to say, as its side effects.
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

// Operations that documentation puts together.
class OpDocGroup {
  string summary;
  string description;
}

// An operation. Fields of a kind Attr that a definition adds are attributes of
// it, too.
class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;

  // What documentation says.
  string summary = "";
  string description = "";
  OpDocGroup opDocGroup = ?;

  // What it takes and gives, by name.
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);

  list<Trait> traits = props;

  // How it is made beside the generated ways, or instead of them.
  list<OpBuilder> builders = ?;
  bit skipDefaultBuilders = 0;

  // How it is written: by this format, by methods `parse` and `print`, or
  // generically.
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;

  // Methods that its class defines itself: `verify`, `verifyRegions`,
  // `getCanonicalizationPatterns`, `canonicalize` and `fold`.
  bit hasVerifier = 0;
  bit hasRegionVerifier = 0;
  bit hasCanonicalizer = 0;
  bit hasCanonicalizeMethod = 0;
  bit hasFolder = 0;

  // Whether it reads and writes its properties in bytecode itself.
  bit useCustomPropertiesEncoding = 0;

  // C++ for the body of the class, and for the source file (there `$cppClass`
  // is its name).
  code extraClassDeclaration = ?;
  code extraClassDefinition = ?;
}

// Put beside Op to say what it takes or gives.
class Arguments<dag args> {
  dag arguments = args;
}
class Results<dag rets> {
  dag results = rets;
}

// Attributes and types that implement the interface, or whose dialect has
// promised that they will.
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
