// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of operations, types and attributes: with base interfaces, default
// methods, static methods, extra class declarations and custom `classof`.
#ifndef DIALECTS_TEST_INTERFACES_TD
#define DIALECTS_TEST_INTERFACES_TD

include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

// A chain of three type interfaces. Each method emits a remark.
def TestBaseTypeInterfacePrintTypeA
    : TypeInterface<"TestBaseTypeInterfacePrintTypeA"> {
  let cppNamespace = "::test";
  let methods = [
    InterfaceMethod<"Says the type; the body stands in the model.",
                    "void", "printTypeA", (ins "::mlir::Location":$loc),
                    [{ ::mlir::emitRemark(loc) << $_type << " - TestA"; }]>
  ];
}
def TestBaseTypeInterfacePrintTypeB
    : TypeInterface<"TestBaseTypeInterfacePrintTypeB",
                    [TestBaseTypeInterfacePrintTypeA]> {
  let cppNamespace = "::test";
  let methods = [
    InterfaceMethod<"Says the type, unless the type does otherwise.",
                    "void", "printTypeB", (ins "::mlir::Location":$loc), [{}],
                    [{ ::mlir::emitRemark(loc) << $_type << " - TestB"; }]>
  ];
}
def TestTypeInterface
    : TypeInterface<"TestTypeInterface", [TestBaseTypeInterfacePrintTypeB]> {
  let cppNamespace = "::test";
  let methods = [
    InterfaceMethod<"Says the type as the type itself does.",
                    "void", "printTypeC", (ins "::mlir::Location":$loc)>,
    InterfaceMethod<"Says the type, and returns it as the interface.",
                    "TestTypeInterface", "printTypeRet",
                    (ins "::mlir::Location":$loc), [{}], [{
      ::mlir::emitRemark(loc) << $_type << " - TestRet";
      return ::llvm::cast<TestTypeInterface>(::mlir::Type($_type));
    }]>
  ];
  let extraClassDeclaration = [{
    /// A method of the interface class that needs no implementation.
    void printTypeD(::mlir::Location loc) const {
      ::mlir::emitRemark(loc) << *this << " - TestD";
    }
  }];
  let extraTraitClassDeclaration = [{
    /// A method that is added to the types.
    void printTypeE(::mlir::Location loc) const {
      ::mlir::emitRemark(loc) << $_type << " - TestE";
    }
  }];
}

// Interfaces with external models.
def TestExternalTypeInterface : TypeInterface<"TestExternalTypeInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The width and a number.",
                    "unsigned", "getBitwidthPlusArg", (ins "unsigned":$arg)>,
    StaticInterfaceMethod<"Something and a number.",
                          "unsigned", "staticGetSomeValuePlusArg",
                          (ins "unsigned":$arg)>,
    InterfaceMethod<"The width and twice a number.",
                    "unsigned", "getBitwidthPlusDoubleArgument",
                    (ins "unsigned":$arg), "",
                    "return $_type.getIntOrFloatBitWidth() + 2 * arg;">,
    StaticInterfaceMethod<"The number.", "unsigned", "staticGetArgument",
                          (ins "unsigned":$arg), "", "return arg;">
  ];
}
def TestExternalFallbackTypeInterface
    : TypeInterface<"TestExternalFallbackTypeInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The width.", "unsigned", "getBitwidth", (ins), "",
                    "return $_type.getIntOrFloatBitWidth();">
  ];
}
def TestExternalAttrInterface : AttrInterface<"TestExternalAttrInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The dialect.", "const ::mlir::Dialect *", "getDialectPtr">,
    StaticInterfaceMethod<"A number.", "int", "getSomeNumber">
  ];
}
def TestExternalOpInterface : OpInterface<"TestExternalOpInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The length of the name and a number.",
                    "unsigned", "getNameLengthPlusArg", (ins "unsigned":$arg)>,
    StaticInterfaceMethod<"The length and twice a number.",
                          "unsigned", "getNameLengthPlusArgTwice",
                          (ins "unsigned":$arg)>,
    InterfaceMethod<"The length times a number.",
                    "unsigned", "getNameLengthTimesArg", (ins "unsigned":$arg),
                    "", "return arg * $_op->getName().getStringRef().size();">,
    StaticInterfaceMethod<"The length less a number.",
                          "unsigned", "getNameLengthMinusArg",
                          (ins "unsigned":$arg), "",
                          "return ConcreteOp::getOperationName().size() - arg;">
  ];
}

// A custom kind of effects.
def TestEffectOpInterface
    : EffectOpInterfaceBase<"TestEffectOpInterface",
                            "::mlir::TestEffects::Effect"> {
  let cppNamespace = "::mlir";
}
class TestEffect<string effectName>
    : SideEffect<TestEffectOpInterface, effectName, DefaultResource, 0,
                 PartialEffect>;
class TestEffects<list<TestEffect> effects = []>
    : SideEffectsTraitBase<TestEffectOpInterface, effects>;
def TestConcreteEffect : TestEffect<"::mlir::TestEffects::Concrete">;

// Interfaces that only some of the operations implement which declare them.
def TestOptionallyImplementedOpInterface
    : OpInterface<"TestOptionallyImplementedOpInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether this one has the interface.",
                    "bool", "getImplementsInterface", (ins)>
  ];
  let extraClassOf = [{ return $_op.getImplementsInterface(); }];
}
def TestOptionallyImplementedAttrInterface
    : AttrInterface<"TestOptionallyImplementedAttrInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether this one has the interface.",
                    "bool", "getImplementsInterface", (ins)>
  ];
  let extraClassOf = [{ return $_attr.getImplementsInterface(); }];
}
def TestOptionallyImplementedTypeInterface
    : TypeInterface<"TestOptionallyImplementedTypeInterface"> {
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether this one has the interface.",
                    "bool", "getImplementsInterface", (ins)>
  ];
  let extraClassOf = [{ return $_type.getImplementsInterface(); }];
}

#endif // DIALECTS_TEST_INTERFACES_TD
