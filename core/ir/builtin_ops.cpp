// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin_ops.h"

#include "core/ir/asm_parser.h"
#include "core/ir/asm_printer.h"
#include "core/ir/builders.h"
#include "core/ir/op_asm_interface.h"
#include "core/ir/symbol_table.h"
#include "core/ir/traits.h"

namespace mlir {

// module

namespace detail {
struct ModuleInvariants;
} // namespace detail

namespace {

constexpr llvm::StringLiteral symbolName = "sym_name";
constexpr llvm::StringLiteral symbolVisibility = "sym_visibility";

LogicalResult verifyModuleRegion(Operation *op, const TraitUse &) {
  if (!op->getRegion(0).hasOneBlock())
    return op->emitOpError("region #0 ('bodyRegion') failed to verify "
                           "constraint: region with 1 blocks");
  return success();
}

constexpr Trait moduleInvariants = {.name = "OpInvariants",
                                    .id =
                                        TypeID::get<detail::ModuleInvariants>(),
                                    .verify = verifyModuleRegion};

bool isString(Attribute attribute) { return llvm::isa<StringAttr>(attribute); }

/// Verifies attributes that are to be a module's.
LogicalResult
verifyModuleAttributes(llvm::ArrayRef<NamedAttribute> attributes,
                       llvm::function_ref<InFlightDiagnostic()> emitError) {
  for (NamedAttribute attribute : attributes) {
    llvm::StringRef name = attribute.getName().getValue();
    if ((name == symbolName || name == symbolVisibility) &&
        !isString(attribute.getValue()))
      return emitError() << "attribute '" << name
                         << "' failed to satisfy constraint: string attribute";
  }
  return success();
}

LogicalResult verifyModule(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (!attribute.getName().getValue().contains('.'))
      return op->emitOpError("can only contain attributes with "
                             "dialect-prefixed names, found: '")
             << attribute.getName().getValue() << "'";
  return success();
}

ParseResult parseModule(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  if (succeeded(parser.parseOptionalSymbolName(name)))
    result.getOrAddProperties<ModuleOp::Properties>().sym_name = name;
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  auto emitError = [&] {
    InFlightDiagnostic error = parser.emitError(place);
    error << "'builtin.module' op ";
    return error;
  };
  if (failed(verifyModuleAttributes(result.attributes, emitError)))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body))
    return failure();
  if (body->empty())
    body->emplaceBlock();
  return success();
}

void printModule(Operation *op, OpAsmPrinter &printer) {
  if (std::optional<llvm::StringRef> name = ModuleOp(op).getName()) {
    printer << ' ';
    printer.printSymbolName(*name);
  }
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), {symbolName});
  printer << ' ';
  printer.printRegion(op->getRegion(0));
}

constexpr Constraint stringAttribute = {
    .summary = "string attribute", .entityClass = ods::EntityClass::StringAttr};

constexpr FieldDescriptor moduleProperties[] = {
    {.name = symbolName,
     .kind = FieldKind::Attribute,
     .offset = offsetof(ModuleOp::Properties, sym_name),
     .optional = true,
     .constraint = &stringAttribute},
    {.name = symbolVisibility,
     .kind = FieldKind::Attribute,
     .offset = offsetof(ModuleOp::Properties, sym_visibility),
     .optional = true,
     .constraint = &stringAttribute}};

constexpr TraitUse moduleTraits[] = {
    {&OpTrait::OneRegion::descriptor},
    {&OpTrait::ZeroResults::descriptor},
    {&OpTrait::ZeroSuccessors::descriptor},
    {&OpTrait::ZeroOperands::descriptor},
    {&OpTrait::NoRegionArguments::descriptor},
    {&OpTrait::NoTerminator::descriptor},
    {&OpTrait::SingleBlock::descriptor},
    {&moduleInvariants},
    {&OpTrait::AffineScope::descriptor},
    {&OpTrait::IsIsolatedFromAbove::descriptor},
    {&OpTrait::SymbolTable::descriptor},
    {&OpTrait::Symbol::descriptor},
    {&OpTrait::HasOnlyGraphRegion::descriptor}};

/// Modules need no name.
constexpr SymbolOpTable moduleSymbol = {
    .isOptionalSymbol = [](Operation *) { return true; }};
constexpr OpAsmTable moduleAsm = {
    .getDefaultDialect = [] { return llvm::StringRef("builtin"); }};
constexpr InterfaceImplementation moduleInterfaces[] = {
    {TypeID::get<SymbolOpInterface>(), &moduleSymbol},
    {TypeID::get<OpAsmOpInterface>(), &moduleAsm}};

} // namespace

constinit const OpDescriptor ModuleOp::descriptor = {
    .name = "builtin.module",
    .id = TypeID::get<ModuleOp>(),
    .properties = {moduleProperties, sizeof(ModuleOp::Properties)},
    .traits = moduleTraits,
    .interfaces = moduleInterfaces,
    .hooks = {.verify = verifyModule,
              .parse = parseModule,
              .print = printModule,
              .verifyInherentAttrs = verifyModuleAttributes},
    .summary = "A top level container operation"};

void ModuleOp::build(OpBuilder &builder, OperationState &state,
                     std::optional<llvm::StringRef> name) {
  state.addRegion()->emplaceBlock();
  if (name)
    state.getOrAddProperties<Properties>().sym_name =
        builder.getStringAttr(*name);
}

ModuleOp ModuleOp::create(Location location,
                          std::optional<llvm::StringRef> name) {
  OpBuilder builder(location.getContext());
  return builder.create<ModuleOp>(location, name);
}

std::optional<llvm::StringRef> ModuleOp::getName() const {
  auto name = llvm::dyn_cast_or_null<StringAttr>(
      getOperation()->getProperties<Properties>().sym_name);
  if (!name)
    return std::nullopt;
  return name.getValue();
}

// unrealized_conversion_cast

namespace {

LogicalResult verifyCast(Operation *op) {
  if (op->getNumResults() == 0)
    return op->emitOpError("expected at least one result for cast operation");
  return success();
}

/// `%inputs : types to types {attributes}`, inputs and their types may be
/// missing.
ParseResult parseCast(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> inputs;
  llvm::SmallVector<Type> inputTypes, outputTypes;
  const llvm::SMLoc place = parser.getCurrentLocation();
  if (parser.parseOperandList(inputs))
    return failure();
  if (!inputs.empty() &&
      (parser.parseColon() || parser.parseTypeList(inputTypes)))
    return failure();
  if (parser.parseKeyword("to") || parser.parseTypeList(outputTypes) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  result.addTypes(outputTypes);
  return parser.resolveOperands(inputs, inputTypes, place, result.operands);
}

void printCast(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands() != 0) {
    printer << ' ';
    printer.printOperands(op->getOperands());
    printer << " : " << op->getOperandTypes();
  }
  printer << " to " << op->getResultTypes();
  printer.printOptionalAttrDict(op->getAttrs());
}

/// A cast to the types that it has is its operands; a cast of all that another
/// one gives, back to the types which that had, is the other one's operands.
LogicalResult foldCast(Operation *op, llvm::ArrayRef<Attribute>,
                       llvm::SmallVectorImpl<OpFoldResult> &results) {
  auto give = [&](OperandRange values) {
    for (Value value : values)
      results.push_back(value);
    return success();
  };
  if (llvm::equal(op->getOperandTypes(), op->getResultTypes()))
    return give(op->getOperands());
  if (op->getNumOperands() == 0)
    return failure();
  auto other = op->getOperand(0).getDefiningOp<UnrealizedConversionCastOp>();
  if (!other || !llvm::equal(other->getResults(), op->getOperands()) ||
      !llvm::equal(other->getOperandTypes(), op->getResultTypes()))
    return failure();
  return give(other->getOperands());
}

constexpr TraitUse castTraits[] = {
    {&OpTrait::ZeroRegions::descriptor},
    {&OpTrait::VariadicResults::descriptor},
    {&OpTrait::ZeroSuccessors::descriptor},
    {&OpTrait::VariadicOperands::descriptor},
    {&OpTrait::AlwaysSpeculatableImplTrait::descriptor}};

} // namespace

constinit const OpDescriptor UnrealizedConversionCastOp::descriptor = {
    .name = "builtin.unrealized_conversion_cast",
    .id = TypeID::get<UnrealizedConversionCastOp>(),
    .traits = castTraits,
    .hooks = {.verify = verifyCast,
              .parse = parseCast,
              .print = printCast,
              .fold = foldCast},
    .summary = "An unrealized conversion from one set of types to another"};

void UnrealizedConversionCastOp::build(OpBuilder &builder,
                                       OperationState &state, TypeRange outputs,
                                       ValueRange inputs) {
  state.addOperands(inputs);
  state.addTypes(outputs);
}

} // namespace mlir
