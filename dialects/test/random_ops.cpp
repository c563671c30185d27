// SPDX-License-Identifier: Apache-2.0
//
// Random generation of operations.
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/random/random_module.h"
#include "dialects/test/random_hooks.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

// Conditions under which text represents an operation. Custom formats omit
// attribute dictionaries.

static bool hasNoDictionary(Operation *op) {
  return op->getDiscardableAttrs().empty();
}

/// The printed location is that of the text.
static bool never(Operation *) { return false; }

template <unsigned group> static bool hasOperands(Operation *op) {
  return !getOperandGroup(op, group).empty();
}
template <unsigned group> static bool hasResults(Operation *op) {
  return !getResultGroup(op, group).empty();
}

/// Returns true if the attribute is a string that is a keyword.
static bool isKeywordTextual(Operation *op) {
  auto name = getField<Attribute>(op->getName().getProperties().fields[0],
                                  op->getPropertiesStorage());
  return hasNoDictionary(op) && isWord(cast<StringAttr>(name).getValue());
}

/// Returns true if the last attribute, which is optional, is present. Otherwise
/// the parser would take the quoted name of the next operation for it.
static bool hasLastAttribute(Operation *op) {
  const size_t last = op->getName().getDescriptor()->attributes.size() - 1;
  const Attribute attribute = getField<Attribute>(
      op->getName().getProperties().fields[last], op->getPropertiesStorage());
  return attribute && attribute != getDefaultAttribute(op->getName(), last);
}

/// Returns true if the integer is printed, or if the string is printed and no
/// flag follows: otherwise the parser would take what follows for an omitted
/// property.
static bool areDefaultPropertiesTextual(Operation *op) {
  auto &properties =
      cast<TestOpWithDefaultValuedProperties>(op).getProperties();
  return properties.c != -1 || (!properties.b.empty() && !properties.unit);
}

/// Returns true if the name is not empty and is not followed by a quoted name.
static bool areDefaultAttrsTextual(Operation *op) {
  auto attrs = cast<FormatOptionalDefaultAttrs>(op);
  return hasLastAttribute(op) && !attrs.getSym().empty();
}

/// Returns true if there is a successor. Otherwise the parser would take the
/// label of the next block for one.
static bool hasSuccessors(Operation *op) { return op->getNumSuccessors() != 0; }

/// Returns true if the symbol name has text: it is not empty.
static bool isSymbolNameTextual(Operation *op) {
  auto name = getField<Attribute>(op->getName().getProperties().fields[0],
                                  op->getPropertiesStorage());
  return !name || !cast<StringAttr>(name).getValue().empty();
}

static bool isBlockThere(Operation *op) {
  return llvm::none_of(op->getRegions(), [](Region &r) { return r.empty(); });
}

/// Returns true if the regions have no arguments, since they are printed
/// without them.
static bool hasNoArguments(Operation *op) {
  return hasNoDictionary(op) && isBlockThere(op) &&
         llvm::all_of(op->getRegions(),
                      [](Region &r) { return r.getNumArguments() == 0; });
}

static bool isIsolatedRegionTextual(Operation *op) {
  return hasNoDictionary(op) && llvm::equal(op->getRegion(0).getArgumentTypes(),
                                            op->getOperandTypes());
}

static bool isPolyForTextual(Operation *op) {
  Region &region = op->getRegion(0);
  return hasNoDictionary(op) &&
         llvm::all_of(region.getArgumentTypes(),
                      [](Type type) { return type.isIndex(); });
}

static bool hasOneArgument(Operation *op) {
  return op->getRegion(0).getNumArguments() == 1;
}

static bool isRegionIfTextual(Operation *op) {
  return hasNoDictionary(op) && op->getNumOperands() != 0 && isBlockThere(op);
}

/// Returns true unless the attribute dictionary could be parsed as a region.
static bool isVariadicRegionTextual(Operation *op) {
  return op->getNumRegions() != 0 || hasNoDictionary(op);
}

static bool hasOtherRegion(Operation *op) { return op->getNumRegions() <= 2; }

/// Returns true if the repetition of the second successor is in the text.
static bool areSuccessorsTextual(Operation *op) {
  const auto successors = op->getSuccessors();
  return successors.size() == 1 ||
         (successors.size() == 3 && successors[1] == successors[2]);
}

static bool areDimensionsTextual(Operation *op) {
  return llvm::all_of(
      cast<CustomDimensionListAttrOp>(op).getDimensionList(),
      [](int64_t size) { return size >= 0 || ShapedType::isDynamic(size); });
}

/// Returns true if the region contains one operation and a return of its
/// results.
static bool isWrappingTextual(Operation *op) {
  Block &block = op->getRegion(0).front();
  if (!hasNoDictionary(op) || block.getNumArguments() != 0 ||
      block.getOperations().size() != 2)
    return false;
  Operation &last = block.back();
  return isa<TestReturnOp>(last) && last.getDiscardableAttrs().empty() &&
         llvm::equal(last.getOperands(), block.front().getResults()) &&
         llvm::equal(op->getResultTypes(), block.front().getResultTypes());
}

// Builders

/// Adds a block with an operation, since an empty region is not printed.
static void addBody(RandomModule &module, Region &region) {
  OpBuilder::InsertionGuard guard(module.getBuilder());
  module.getBuilder().setInsertionPointToEnd(module.addBlock(region, {}));
  OpWithDotInNameOp::create(module.getBuilder(), module.getLocation());
}

/// Sets a name with a dialect prefix, as operation names require.
static void adjustName(RandomModule &module, OperationState &state) {
  state.addAttribute("name", module.getBuilder().getStringAttr("test.finish"));
}

static void adjustTypedAttr(RandomModule &module, OperationState &state) {
  const Type type = module.getRandom().pick(module.getTypes().getScalars());
  state.addAttribute("attr", drawNumber(type, module.getRandom()));
  state.addAttribute("type", TypeAttr::get(type));
}

static void adjustInferred(RandomModule &module, OperationState &state) {
  state.types.assign({module.getBuilder().getIntegerType(16)});
}

static void adjustTrait(RandomModule &module, OperationState &state) {
  state.addAttribute("attr", AttrWithTraitAttr::get(module.getContext()));
}

static Operation *buildStringElements(RandomModule &module) {
  const StringRef texts[] = {"a", "some text"};
  const auto type =
      RankedTensorType::get({2}, SimpleAType::get(module.getContext()));
  OperationState state(module.getLocation(),
                       StringElementsAttrOp::getOperationName());
  state.addAttribute("scalar_string_attr",
                     DenseElementsAttr::get(type, ArrayRef(texts)));
  return module.getBuilder().create(state);
}

static void adjustTypeTrait(RandomModule &module, OperationState &state) {
  state.types.assign({TestTypeWithTraitType::get(module.getContext())});
}

/// Draws a shaped type with the given element type.
static Type drawShaped(RandomModule &module, Type element) {
  return module.drawType([&](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped && shaped.getElementType() == element;
  });
}

static Operation *buildFixedElementTypes(RandomModule &module) {
  Builder &builder = module.getBuilder();
  OperationState state(module.getLocation(),
                       ArgAndResHaveFixedElementTypesOp::getOperationName());
  for (Type element : {Type(builder.getI32Type()), Type(builder.getF32Type())})
    state.addOperands(module.getValue(drawShaped(module, element)));
  state.addTypes(drawShaped(module, builder.getIntegerType(16)));
  return module.getBuilder().create(state);
}

static Operation *buildPropertyPredicates(RandomModule &module) {
  RandomSource &random = module.getRandom();
  OperationState state(module.getLocation(),
                       OpWithPropertyPredicates::getOperationName());
  auto op = cast<OpWithPropertyPredicates>(module.getBuilder().create(state));
  op.setScalar(random.between(0, 9));
  if (random.chance(50))
    op.setOptional(random.between(0, 9));
  op.setDefaulted(random.between(0, 9));
  op.setMoreConstrained(random.between(0, 5));
  op.setArray({random.between(0, 9)});
  op.setNonEmptyUnconstrained({random.between(-9, 9)});
  op.setNonEmptyConstrained({random.between(0, 9), random.between(0, 9)});
  op.setUnconstrained(random.between(-9, 9));
  return op;
}

/// Creates an operation whose operands no descriptor describes.
static Operation *buildDynamic(RandomModule &module) {
  auto isAny = [](Type) { return true; };
  OperationState state(module.getLocation(),
                       "test.dynamic_one_operand_two_results");
  state.addOperands(module.getValue(isAny));
  state.addTypes({module.drawType(isAny), module.drawType(isAny)});
  return module.getBuilder().create(state);
}

/// Creates an operation whose type has a parameter with a C++ type.
static Operation *buildMaybeEmptyType(RandomModule &module) {
  std::optional<int> value;
  if (module.getRandom().chance(50))
    value = module.getRandom().between(-2, 9);
  const Type type =
      TestTypeOptionalValueTypeType::get(module.getContext(), value);
  OperationState state(module.getLocation(),
                       FormatMaybeEmptyType::getOperationName());
  state.addOperands(module.getValue(type));
  return module.getBuilder().create(state);
}

/// Creates an operation with two blocks in the first region and one in the
/// second.
static Operation *buildSizedRegion(RandomModule &module) {
  OperationState state(module.getLocation(), SizedRegionOp::getOperationName());
  state.addRegion();
  state.addRegion();
  Operation *op = module.getBuilder().create(state);
  for (unsigned region : {0, 0, 1})
    if (!module.addTerminator(module.addBlock(op->getRegion(region), {}))) {
      module.discard(op);
      return nullptr;
    }
  return op;
}

static Operation *buildNoTerminator(RandomModule &module) {
  OperationState state(module.getLocation(),
                       SingleNoTerminatorCustomAsmOp::getOperationName());
  addBody(module, *state.addRegion());
  return module.getBuilder().create(state);
}

static Operation *buildSwitch(RandomModule &module) {
  OperationState state(module.getLocation(),
                       TestNoTerminatorOp::getOperationName());
  state.addOperands(module.getValue(module.getBuilder().getIndexType()));
  SmallVector<int64_t> cases;
  for (unsigned i = module.getRandom().below(4); i; --i) {
    cases.push_back(module.getRandom().between(-2, 9));
    addBody(module, *state.addRegion());
  }
  state.addAttribute("cases", module.getBuilder().getDenseI64ArrayAttr(cases));
  return module.getBuilder().create(state);
}

static Operation *buildWrapping(RandomModule &module) {
  OpBuilder &builder = module.getBuilder();
  SmallVector<Value> values;
  for (Type type : module.drawTypes())
    values.push_back(module.getValue(type));
  SmallVector<Type> types = module.drawTypes();
  if (types.empty())
    types.push_back(builder.getI32Type());
  OperationState state(module.getLocation(),
                       WrappingRegionOp::getOperationName());
  state.addTypes(TypeRange(types));
  Block *block = module.addBlock(*state.addRegion(), {});
  Operation *op = builder.create(state);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  auto wrapped = UnrealizedConversionCastOp::create(
      builder, module.getLocation(), TypeRange(types), ValueRange(values));
  TestReturnOp::create(builder, module.getLocation(),
                       ValueRange(wrapped->getResults()));
  return op;
}

static constexpr GenerationHook operationHooks[] = {
    {.name = "test.affine_scope", .isTextual = hasNoArguments},
    {.name = "test.arg_and_res_have_fixed_element_types",
     .build = buildFixedElementTypes},
    {.name = "test.attr_with_loc", .isTextual = never},
    {.name = "test.attr_with_trait", .adjust = adjustTrait},
    {.name = "test.custom_dimension_list_attr",
     .isTextual = areDimensionsTextual},
    {.name = "test.dialect_custom_format_fallback",
     .isTextual = hasNoDictionary},
    {.name = "test.dialect_custom_printer", .isTextual = hasNoDictionary},
    {.name = "test.dialect_custom_printer.with.dot",
     .isTextual = hasNoDictionary},
    {.name = "test.dynamic_custom_parser_printer",
     .isTextual = hasNoDictionary},
    {.name = "test.dynamic_one_operand_two_results", .build = buildDynamic},
    {.name = "test.format_custom_directive_operands_and_types",
     .isTextual = hasOperands<2>},
    {.name = "test.format_custom_directive_regions",
     .isTextual = hasOtherRegion},
    {.name = "test.format_custom_directive_results",
     .isTextual = hasResults<2>},
    {.name = "test.format_custom_directive_results_with_type_refs",
     .isTextual = hasResults<2>},
    {.name = "test.format_custom_directive_successors",
     .isTextual = areSuccessorsTextual},
    {.name = "test.format_maybe_empty_type", .build = buildMaybeEmptyType},
    {.name = "test.format_opt_attr_op_b", .isTextual = hasLastAttribute},
    {.name = "test.format_opt_symbol_name_attr_op",
     .isTextual = isSymbolNameTextual},
    {.name = "test.format_optional_default_attrs",
     .isTextual = areDefaultAttrsTextual},
    {.name = "test.format_optional_default_enum_attr",
     .isTextual = hasLastAttribute},
    {.name = "test.format_optional_enum_attr", .isTextual = hasLastAttribute},
    {.name = "test.format_optional_unit_attribute_no_elide",
     .isTextual = hasLastAttribute},
    {.name = "test.format_successor_a_op", .isTextual = hasSuccessors},
    {.name = "test.format_symbol_name_attr_op",
     .isTextual = isSymbolNameTextual},
    {.name = "test.format_variadic_region_a_op",
     .isTextual = isVariadicRegionTextual},
    {.name = "test.format_variadic_region_b_op",
     .isTextual = isVariadicRegionTextual},
    {.name = "test.isolated_region", .isTextual = isIsolatedRegionTextual},
    {.name = "test.op_with_property_predicates",
     .build = buildPropertyPredicates},
    {.name = "test.parse_b64", .isTextual = hasNoDictionary},
    {.name = "test.parse_custom_operation_name_api",
     .adjust = adjustName,
     .isTextual = hasNoDictionary},
    {.name = "test.parse_integer_literal", .isTextual = hasNoDictionary},
    {.name = "test.parse_wrapped_keyword", .isTextual = isKeywordTextual},
    {.name = "test.polyfor", .isTextual = isPolyForTextual},
    {.name = "test.pretty_printed_region", .isTextual = hasNoDictionary},
    {.name = "test.region_if", .isTextual = isRegionIfTextual},
    {.name = "test.result_type_with_trait", .adjust = adjustTypeTrait},
    {.name = "test.single_no_terminator_custom_asm_op",
     .build = buildNoTerminator,
     .isTextual = hasNoArguments},
    {.name = "test.sized_region_op", .build = buildSizedRegion},
    {.name = "test.string_attr_pretty_name", .isTextual = hasResults<0>},
    {.name = "test.string_elements_attr", .build = buildStringElements},
    {.name = "test.switch_with_no_break", .build = buildSwitch},
    {.name = "test.typed_attr", .adjust = adjustTypedAttr},
    {.name = "test.variadic_region_inferred", .adjust = adjustInferred},
    {.name = "test.with_bounds_region", .isTextual = hasOneArgument},
    {.name = "test.with_default_valued_properties",
     .isTextual = areDefaultPropertiesTextual},
    {.name = "test.wrapping_region",
     .build = buildWrapping,
     .isTextual = isWrappingTextual},
};

void test::registerGenerationHooks(Registry &registry) {
  for (const GenerationHook &hook : operationHooks)
    registry.insert(hook);
  registerStorageHooks(registry);
}
