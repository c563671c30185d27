// SPDX-License-Identifier: Apache-2.0
//
// The dialect: registration, hooks and aliases.
#include "dialects/test/test.h"

#include "core/interfaces/fold.h"
#include "core/interfaces/inliner.h"
#include "core/ir/structure/walk.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace test;

// Aliases

/// Returns the aliases of some strings, for tests of unusual names.
static OpAsmAliasResult getAttributeAlias(Dialect *, Attribute attribute,
                                          llvm::raw_ostream &os) {
  auto string = dyn_cast<StringAttr>(attribute);
  if (!string)
    return OpAsmAliasResult::NoAlias;
  StringRef alias =
      llvm::StringSwitch<StringRef>(string.getValue())
          .Case("alias_test:dot_in_name", "test.alias")
          .Case("alias_test:trailing_digit", "test_alias0")
          .Case("alias_test:prefixed_digit", "0_test_alias")
          .Case("alias_test:prefixed_symbol", "%test")
          .Case("alias_test:trailing_digit_conflict_a",
                "test_alias_conflict0_1_1_1")
          .Cases("alias_test:trailing_digit_conflict_b",
                 "alias_test:trailing_digit_conflict_c", "test_alias_conflict0")
          .Case("alias_test:trailing_digit_conflict_d", "test_alias_conflict0_")
          .Cases("alias_test:trailing_digit_conflict_e",
                 "alias_test:trailing_digit_conflict_f",
                 "test_alias_conflict0_1")
          .Case("alias_test:trailing_digit_conflict_g",
                "test_alias_conflict0_1_")
          .Case("alias_test:trailing_digit_conflict_h",
                "test_alias_conflict0_1_1")
          .Case("alias_test:tensor_encoding", "test_encoding")
          .Default("");
  os << alias;
  return alias.empty() ? OpAsmAliasResult::NoAlias
                       : OpAsmAliasResult::FinalAlias;
}

static StringRef getTypeAliasName(Type type) {
  if (auto tuple = dyn_cast<TupleType>(type))
    if (tuple.size() > 0 && llvm::all_of(tuple.getTypes(), [](Type element) {
          return isa<SimpleAType>(element);
        }))
      return "test_tuple";
  if (auto integer = dyn_cast<TestIntegerType>(type))
    if (integer.isUnsigned() && integer.getWidth() == 8)
      return "test_ui8";
  if (auto recursive = dyn_cast<TestRecursiveType>(type))
    if (recursive.getName() == "type_to_alias")
      return "testrec";
  if (auto recursive = dyn_cast<TestRecursiveAliasType>(type))
    return recursive.getName();
  return "";
}

static OpAsmAliasResult getTypeAlias(Dialect *, Type type,
                                     llvm::raw_ostream &os) {
  StringRef alias = getTypeAliasName(type);
  os << alias;
  return alias.empty() ? OpAsmAliasResult::NoAlias
                       : OpAsmAliasResult::FinalAlias;
}

static constexpr OpAsmDialectTable asmTable = {
    .getAttributeAlias = getAttributeAlias, .getTypeAlias = getTypeAlias};

// Inlining

namespace {
/// Allows to inline everything except calls with `noinline`.
struct TestInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *call, Operation *, bool) const final {
    return !call->hasAttr("noinline");
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  /// A functional region is a callable of its own.
  bool shouldAnalyzeRecursively(Operation *op) const final {
    return !isa<FunctionalRegionOp>(op);
  }

  /// Converts between i16 and i32.
  Operation *materializeCallConversion(OpBuilder &builder, Value input,
                                       Type resultType,
                                       Location location) const final {
    auto isAllowed = [](Type type) {
      return type.isSignlessInteger(16) || type.isSignlessInteger(32);
    };
    if (!isAllowed(resultType) || !isAllowed(input.getType()))
      return nullptr;
    return TestCastOp::create(builder, location, resultType, input);
  }
  Value handleArgument(OpBuilder &builder, Operation *call, Operation *,
                       Value argument, DictionaryAttr attributes) const final {
    return attributes.contains("test.handle_argument")
               ? change(builder, call, argument)
               : argument;
  }
  Value handleResult(OpBuilder &builder, Operation *call, Operation *,
                     Value result, DictionaryAttr attributes) const final {
    return attributes.contains("test.handle_result")
               ? change(builder, call, result)
               : result;
  }
  void processInlinedCallBlocks(
      Operation *call,
      llvm::iterator_range<Region::iterator> blocks) const final {
    if (!isa<ConversionCallOp>(call))
      return;
    for (Block &block : blocks)
      block.walk([](Operation *op) {
        op->setAttr("inlined_conversion", UnitAttr::get(op->getContext()));
      });
  }

private:
  static Value change(OpBuilder &builder, Operation *call, Value value) {
    return TestTypeChangerOp::create(builder, call->getLoc(), value.getType(),
                                     value)
        ->getResult(0);
  }
};

struct TestFoldInterface : public DialectFoldInterface {
  using DialectFoldInterface::DialectFoldInterface;

  bool shouldMaterializeInto(Region *region) const final {
    return isa<OneRegionOp>(region->getParentOp());
  }
};
} // namespace

// The dialect

void TestDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/test/test_attrdef.cpp.inc"
      >();
  addTypes<TestRecursiveType,
#define GET_TYPEDEF_LIST
#include "dialects/test/test_typedef.cpp.inc"
           >();
  addOperations<
#define GET_OP_LIST
#include "dialects/test/test_op.cpp.inc"
      >();
  registerDynamicOps();
  registerDynamicTypes();
  registerDynamicAttributes();
  attachInterface({TypeID::get<OpAsmDialectInterface>(), &asmTable});
  addInterfaces<TestInlinerInterface, TestFoldInterface>(*this);
  allowUnknownOperations();
}

/// 1. No attribute has the name `test.invalid_attr`.
static LogicalResult verifyAttribute(Operation *op, NamedAttribute attribute) {
  if (attribute.getName().getValue() == "test.invalid_attr")
    return op->emitError() << "invalid to use 'test.invalid_attr'";
  return success();
}

LogicalResult TestDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  return verifyAttribute(op, attribute);
}

LogicalResult TestDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                    unsigned,
                                                    NamedAttribute attribute) {
  return verifyAttribute(op, attribute);
}

LogicalResult
TestDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned,
                                         NamedAttribute attribute) {
  return verifyAttribute(op, attribute);
}

#include "dialects/test/test_dialect.cpp.inc"

#include "dialects/test/test_enum.cpp.inc"
