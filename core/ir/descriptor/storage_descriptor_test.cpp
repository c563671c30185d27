// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/storage_descriptor.h"

#include <string>

#include "core/ir/context/dialect.h"
#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

/// A type `shape.pair` with a number and another type as parameters, and with
/// all features that a type can have.
struct PairParameters {
  int64_t number;
  Type element;
};

struct HasNumber {
  static const Trait descriptor;
};
const Trait HasNumber::descriptor{"HasNumber", TypeID::get<HasNumber>()};

struct NumberTable {
  int64_t (*getNumber)(Type type);
};
class NumberInterface : public TypeInterface<NumberInterface, NumberTable> {
public:
  using TypeInterface::TypeInterface;
  int64_t getNumber() const { return getTable().getNumber(*this); }
};
/// No type implements this interface.
class OtherInterface : public TypeInterface<OtherInterface, NumberTable> {
public:
  using TypeInterface::TypeInterface;
  int64_t getNumber() const { return getTable().getNumber(*this); }
};

class PairType : public TypeBase<PairType, PairParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  template <typename I>
  static constexpr bool implements = std::is_same_v<I, NumberInterface>;

  static PairType get(int64_t number, Type element) {
    return getUnchecked(element.getContext(), {number, element});
  }
  static PairType getChecked(EmitErrorFn emitError, int64_t number,
                             Type element) {
    return getVerified(emitError, element.getContext(), {number, element});
  }
  int64_t getNumber() const { return getParameters().number; }
  Type getElement() const { return getParameters().element; }
};

const NumberTable numberTable = {
    [](Type type) { return llvm::cast<PairType>(type).getNumber(); }};
const InterfaceImplementation interfaces[] = {
    {TypeID::get<NumberInterface>(), &numberTable}};
const TraitUse traits[] = {{&HasNumber::descriptor}};
const FieldDescriptor pairFields[] = {
    MLIR_FIELD(PairParameters, number, Int64),
    MLIR_FIELD(PairParameters, element, Type)};

const TypeDescriptor PairType::descriptor = [] {
  TypeDescriptor pair{};
  pair.name = "shape.pair";
  pair.id = TypeID::get<PairType>();
  pair.parameters = {pairFields, sizeof(PairParameters)};
  pair.traits = traits;
  pair.interfaces = interfaces;
  pair.mnemonic = "pair";
  pair.verify = [](EmitErrorFn emitError, const void *parameters) {
    if (static_cast<const PairParameters *>(parameters)->number >= 0)
      return success();
    if (emitError)
      emitError() << "a number less than zero";
    return LogicalResult(failure());
  };
  return pair;
}();

struct ShapeDialect {
  static const DialectDescriptor descriptor;
};
const TypeDescriptor *const shapeTypes[] = {&PairType::descriptor};
const DialectDescriptor ShapeDialect::descriptor = {
    .name = "shape", .id = TypeID::get<ShapeDialect>(), .types = shapeTypes};

class StorageDescriptorTest : public IRTest {
protected:
  StorageDescriptorTest() {
    dialect = context.getOrLoadDialect(ShapeDialect::descriptor);
  }
  Dialect *dialect;
};

TEST_F(StorageDescriptorTest, EqualParametersAreOneType) {
  PairType type = PairType::get(1, i32());
  EXPECT_EQ(PairType::get(1, i32()), type);
  EXPECT_NE(PairType::get(2, i32()), type);
  EXPECT_NE(PairType::get(1, builder.getF32Type()), type);
}

TEST_F(StorageDescriptorTest, ATypeKnowsItsParametersAndItsKind) {
  Type type = PairType::get(7, i32());
  EXPECT_EQ(llvm::cast<PairType>(type).getNumber(), 7);
  EXPECT_EQ(llvm::cast<PairType>(type).getElement(), i32());
  EXPECT_EQ(&type.getDialect(), dialect);
  EXPECT_EQ(type.getContext(), &context);
  EXPECT_EQ(type.getAbstractType().getName(), "shape.pair");
  EXPECT_FALSE(llvm::isa<PairType>(i32()));
}

TEST_F(StorageDescriptorTest, TraitsAreAskedFor) {
  EXPECT_TRUE(PairType::get(1, i32()).hasTrait<HasNumber>());
  EXPECT_FALSE(i32().hasTrait<HasNumber>());
}

TEST_F(StorageDescriptorTest, InterfacesAreTables) {
  Type type = PairType::get(7, i32());
  EXPECT_EQ(llvm::cast<NumberInterface>(type).getNumber(), 7);
  EXPECT_FALSE(llvm::isa<NumberInterface>(i32()));
  EXPECT_FALSE(llvm::dyn_cast<OtherInterface>(type));
}

TEST_F(StorageDescriptorTest, AClassThatHasAnInterfaceConvertsToIt) {
  NumberInterface interface = PairType::get(7, i32());
  EXPECT_EQ(interface.getNumber(), 7);
}

TEST_F(StorageDescriptorTest, ExternalModelsAreAttached) {
  static const NumberTable external = {[](Type) -> int64_t { return 32; }};
  EXPECT_FALSE(llvm::isa<OtherInterface>(i32()));
  context.lookupMutableStorage(TypeID::get<IntegerType>())
      ->attachInterface({TypeID::get<OtherInterface>(), &external});
  EXPECT_EQ(llvm::cast<OtherInterface>(i32()).getNumber(), 32);
}

TEST_F(StorageDescriptorTest, AnotherContextDoesNotHaveExternalModels) {
  static const NumberTable external = {[](Type) -> int64_t { return 32; }};
  context.lookupMutableStorage(TypeID::get<IntegerType>())
      ->attachInterface({TypeID::get<OtherInterface>(), &external});
  MLIRContext other;
  EXPECT_FALSE(llvm::isa<OtherInterface>(
      static_cast<Type>(IntegerType::get(&other, 32))));
}

TEST_F(StorageDescriptorTest, APromiseIsAnInterfaceUntilItIsUsed) {
  Type type = PairType::get(1, i32());
  dialect->declarePromisedInterface(TypeID::get<PairType>(),
                                    TypeID::get<OtherInterface>());
  EXPECT_TRUE(llvm::isa<OtherInterface>(type));
  EXPECT_DEATH((void)llvm::cast<OtherInterface>(type),
               "an interface of 'shape.pair' was promised by its dialect but "
               "is not attached");
  context.lookupMutableStorage(TypeID::get<PairType>())
      ->attachInterface({TypeID::get<OtherInterface>(), &numberTable});
  EXPECT_EQ(llvm::cast<OtherInterface>(type).getNumber(), 1);
}

TEST_F(StorageDescriptorTest, ParametersAreVerifiedWhenAsked) {
  std::string message;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  auto error = [&] { return emitError(location); };
  EXPECT_FALSE(PairType::getChecked(error, -1, i32()));
  EXPECT_EQ(message, "a number less than zero");
  EXPECT_EQ(PairType::getChecked(error, 1, i32()), PairType::get(1, i32()));
}

TEST_F(StorageDescriptorTest, TheDialectFindsAKindByItsMnemonic) {
  EXPECT_EQ(dialect->lookupType("pair"), &PairType::descriptor);
  EXPECT_EQ(dialect->lookupType("triple"), nullptr);
  EXPECT_EQ(dialect->lookupAttribute("pair"), nullptr);
}

TEST_F(StorageDescriptorTest, AnUnloadedDialectIsAProgramError) {
  MLIRContext other;
  Type element = IntegerType::get(&other, 1);
  EXPECT_DEATH((void)PairType::get(1, element),
               "'shape.pair' is made in a context that has not loaded its "
               "dialect");
}

} // namespace
} // namespace mlir
