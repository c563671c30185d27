// SPDX-License-Identifier: Apache-2.0
//
// Operations, types and attributes that are registered when the dialect is
// loaded. They have no ODS definitions.
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

// Operations

static LogicalResult verifyOneOperandTwoResults(Operation *op) {
  if (op->getNumOperands() != 1)
    return op->emitOpError()
           << "expected 1 operand, but had " << op->getNumOperands();
  if (op->getNumResults() != 2)
    return op->emitOpError()
           << "expected 2 results, but had " << op->getNumResults();
  return success();
}

static LogicalResult verifyNoValues(Operation *op) {
  if (op->getNumOperands() == 0 && op->getNumResults() == 0)
    return success();
  return op->emitError() << "operation should have no operands and no results";
}

static ParseResult parseCustomKeyword(OpAsmParser &parser, OperationState &) {
  return parser.parseKeyword("custom_keyword");
}

static void printCustomKeyword(Operation *, OpAsmPrinter &printer) {
  printer << " custom_keyword";
}

static ParseResult failToParse(OpAsmParser &parser, OperationState &) {
  return parser.emitError(
      parser.getCurrentLocation(),
      "dynamic operation do not define any parser function");
}

void TestDialect::registerDynamicOps() {
  auto addOp = [this](StringRef name, const OpHooks &hooks) {
    DynamicOpDefinition definition;
    definition.name = name.str();
    definition.hooks = hooks;
    add(std::move(definition));
  };
  addOp("dynamic_generic", {.parse = failToParse});
  addOp("dynamic_one_operand_two_results",
        {.verify = verifyOneOperandTwoResults, .parse = failToParse});
  addOp("dynamic_custom_parser_printer", {.verify = verifyNoValues,
                                          .parse = parseCustomKeyword,
                                          .print = printCustomKeyword});
}

// Types and attributes whose parameters are attributes

namespace {
struct DynamicParameters {
  ArrayRef<Attribute> values;
};
} // namespace

static constexpr FieldDescriptor dynamicFields[] = {
    {.name = "values",
     .kind = FieldKind::AttributeArray,
     .offset = offsetof(DynamicParameters, values)}};

static ArrayRef<Attribute> getValues(const BaseStorage *storage) {
  return static_cast<const DynamicParameters *>(getParameters(storage))->values;
}

/// Errors: emits a diagnostic and fails if there are not `expected` parameters.
/// `what` names their kind.
static LogicalResult verifyCount(EmitErrorFn emitError, const void *parameters,
                                 size_t expected, StringRef what) {
  const size_t count =
      static_cast<const DynamicParameters *>(parameters)->values.size();
  if (count == expected)
    return success();
  return emitError() << "expected " << expected << " " << what
                     << " arguments, but had " << count;
}

static LogicalResult verifyNoTypeArguments(EmitErrorFn emitError,
                                           const void *parameters) {
  return verifyCount(emitError, parameters, 0, "type");
}
static LogicalResult verifyTwoTypeArguments(EmitErrorFn emitError,
                                            const void *parameters) {
  return verifyCount(emitError, parameters, 2, "type");
}
static LogicalResult verifyNoAttributeArguments(EmitErrorFn emitError,
                                                const void *parameters) {
  return verifyCount(emitError, parameters, 0, "attribute");
}
static LogicalResult verifyTwoAttributeArguments(EmitErrorFn emitError,
                                                 const void *parameters) {
  return verifyCount(emitError, parameters, 2, "attribute");
}

/// Parses `<a, b>`, or nothing for an empty list.
static ParseResult parseList(AsmParser &parser,
                             SmallVectorImpl<Attribute> &values) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::OptionalLessGreater,
      [&] { return parser.parseAttribute(values.emplace_back()); });
}

static void printList(AsmPrinter &printer, ArrayRef<Attribute> values) {
  if (!values.empty())
    printer << "<" << values << ">";
}

/// Parses `<a:b>`.
static ParseResult parsePair(AsmParser &parser,
                             SmallVectorImpl<Attribute> &values) {
  values.resize(2);
  return failure(parser.parseLess() || parser.parseAttribute(values[0]) ||
                 parser.parseColon() || parser.parseAttribute(values[1]) ||
                 parser.parseGreater());
}

static void printPair(AsmPrinter &printer, ArrayRef<Attribute> values) {
  printer << "<" << values[0] << ":" << values[1] << ">";
}

/// Emits a diagnostic and returns null on failure.
static const BaseStorage *
parseDynamic(AsmParser &parser, const StorageDescriptor &descriptor,
             function_ref<ParseResult(SmallVectorImpl<Attribute> &)> parse) {
  const llvm::SMLoc loc = parser.getNameLoc();
  SmallVector<Attribute> values;
  if (parse(values))
    return nullptr;
  const DynamicParameters parameters = {values};
  if (failed(descriptor.verify([&] { return parser.emitError(loc); },
                               &parameters)))
    return nullptr;
  return getStorage(parser.getContext(), descriptor, &parameters);
}

using ParseValues = ParseResult (*)(AsmParser &, SmallVectorImpl<Attribute> &);
using PrintValues = void (*)(AsmPrinter &, ArrayRef<Attribute>);

template <ParseValues parseValues>
static Type parseDynamicType(AsmParser &parser,
                             const TypeDescriptor &descriptor) {
  return Type(parseDynamic(parser, descriptor, [&](auto &values) {
    return parseValues(parser, values);
  }));
}
template <PrintValues printValues>
static void printDynamicType(Type type, AsmPrinter &printer) {
  printValues(printer, getValues(type.getImpl()));
}
template <ParseValues parseValues>
static Attribute parseDynamicAttribute(AsmParser &parser,
                                       const AttributeDescriptor &descriptor,
                                       Type) {
  return Attribute(parseDynamic(parser, descriptor, [&](auto &values) {
    return parseValues(parser, values);
  }));
}
template <PrintValues printValues>
static void printDynamicAttribute(Attribute attribute, AsmPrinter &printer) {
  printValues(printer, getValues(attribute.getImpl()));
}

// The classes whose TypeIDs they have.
namespace {
struct SingletonType;
struct PairType;
struct CustomType;
struct SingletonAttribute;
struct PairAttribute;
struct CustomAttribute;
} // namespace

template <typename Id>
static StorageDescriptor
describe(StringRef name, LogicalResult (*verify)(EmitErrorFn, const void *)) {
  return {.name = name,
          .id = TypeID::get<Id>(),
          .parameters = {dynamicFields, sizeof(DynamicParameters)},
          .mnemonic = name.split('.').second,
          .verify = verify};
}

void TestDialect::registerDynamicTypes() {
  static const TypeDescriptor types[] = {
      {describe<SingletonType>("test.dynamic_singleton", verifyNoTypeArguments),
       parseDynamicType<parseList>, printDynamicType<printList>},
      {describe<PairType>("test.dynamic_pair", verifyTwoTypeArguments),
       parseDynamicType<parseList>, printDynamicType<printList>},
      {describe<CustomType>("test.dynamic_custom_assembly_format",
                            verifyTwoTypeArguments),
       parseDynamicType<parsePair>, printDynamicType<printPair>}};
  for (const TypeDescriptor &type : types)
    Dialect::addType(type);
}

void TestDialect::registerDynamicAttributes() {
  static const AttributeDescriptor attributes[] = {
      {describe<SingletonAttribute>("test.dynamic_singleton",
                                    verifyNoAttributeArguments),
       parseDynamicAttribute<parseList>, printDynamicAttribute<printList>},
      {describe<PairAttribute>("test.dynamic_pair",
                               verifyTwoAttributeArguments),
       parseDynamicAttribute<parseList>, printDynamicAttribute<printList>},
      {describe<CustomAttribute>("test.dynamic_custom_assembly_format",
                                 verifyTwoAttributeArguments),
       parseDynamicAttribute<parsePair>, printDynamicAttribute<printPair>}};
  for (const AttributeDescriptor &attribute : attributes)
    Dialect::addAttribute(attribute);
}
