// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/signatures.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/descriptor/result_types.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/block.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/operation_state.h"
#include "core/ir/verify/verifier.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {
namespace {

template <typename T> std::string printToString(T entity) {
  std::string text;
  llvm::raw_string_ostream os(text);
  entity.print(os);
  return text;
}

bool areSingle(llvm::ArrayRef<ValueDescriptor> values) {
  return llvm::all_of(values, [](const ValueDescriptor &value) {
    return value.multiplicity == Multiplicity::Single;
  });
}

bool isDrawn(OperationName name) {
  const OpDescriptor *descriptor = name.getRecord().descriptor;
  return descriptor && descriptor->regions.empty() &&
         descriptor->successors.empty() && !descriptor->results.empty() &&
         areSingle(descriptor->operands) && areSingle(descriptor->results) &&
         !name.hasTrait<OpTrait::ConstantLike>();
}

bool mayBe(const ValueDescriptor &value, Type type) {
  return !value.constraint || isSatisfied(*value.constraint, type);
}

/// Calls `visit` with each list of types that the values' constraints permit.
void forEachTypes(llvm::ArrayRef<ValueDescriptor> values,
                  llvm::ArrayRef<Type> types,
                  llvm::function_ref<void(llvm::ArrayRef<Type>)> visit) {
  std::vector<llvm::SmallVector<Type>> lists(1);
  for (const ValueDescriptor &value : values) {
    std::vector<llvm::SmallVector<Type>> longer;
    for (llvm::ArrayRef<Type> list : lists)
      for (Type type : types)
        if (mayBe(value, type)) {
          longer.emplace_back(list);
          longer.back().push_back(type);
        }
    lists = std::move(longer);
  }
  for (llvm::ArrayRef<Type> list : lists)
    visit(list);
}

} // namespace

std::string getText(Type type) { return printToString(type); }
std::string getText(Attribute attribute) { return printToString(attribute); }

std::string joinTypes(llvm::ArrayRef<Type> types) {
  std::vector<std::string> texts;
  for (Type type : types)
    texts.push_back(getText(type));
  return llvm::join(texts, ", ");
}

SignatureTable::SignatureTable(MLIRContext *context, const Registry &registry,
                               llvm::ArrayRef<std::string> dialects,
                               llvm::ArrayRef<Type> types)
    : context(context), types(types), typePool(context, registry),
      attributePool(context, registry, typePool) {
  ScopedDiagnosticHandler ignore(context, [](Diagnostic &) {});
  for (const OperationRecord *record : context->getRegisteredOperations()) {
    const OperationName name(record);
    if (!isDrawn(name) ||
        !llvm::is_contained(dialects, name.getDialectNamespace().str()))
      continue;
    DrawnOperation operation{name.getStringRef().str(), {}, {}, {}};
    llvm::SmallVector<NamedAttribute> attributes;
    if (addAttributes(*record->descriptor, operation, attributes))
      addSignatures(name, attributes, operation);
    if (!operation.signatures.empty())
      operations.push_back(std::move(operation));
  }
}

/// Returns the values of an optional attribute that can cause poison.
static std::vector<std::string> getFlags(llvm::StringRef name) {
  if (name == "overflowFlags")
    return {"#arith.overflow<nsw>", "#arith.overflow<nuw>",
            "#arith.overflow<nsw, nuw>"};
  if (name == "fastmath")
    return {"#arith.fastmath<nnan>", "#arith.fastmath<ninf>",
            "#arith.fastmath<nnan,ninf>"};
  if (name == "isExact")
    return {"unit"};
  return {};
}

bool SignatureTable::addAttributes(
    const OpDescriptor &descriptor, DrawnOperation &operation,
    llvm::SmallVectorImpl<NamedAttribute> &first) {
  for (const OpAttributeDescriptor &use : descriptor.attributes) {
    if (use.isOptional || !use.defaultValue.empty() || use.makeDefaultValue) {
      if (std::vector<std::string> flags = getFlags(use.name); !flags.empty())
        operation.flags.push_back({use.name.str(), std::move(flags)});
      continue;
    }
    llvm::ArrayRef<Attribute> pool =
        attributePool.getAttributes(use.constraint);
    if (pool.empty())
      return false;
    first.push_back({StringAttr::get(context, use.name), pool.front()});
    DrawnOperation::Choices choices{use.name.str(), {}};
    auto number = llvm::dyn_cast<IntegerAttr>(pool.front());
    if (number && use.enumeration)
      for (const EnumCaseDescriptor &each : use.enumeration->cases)
        choices.values.push_back(
            getText(IntegerAttr::get(number.getType(), each.value)));
    else
      for (Attribute attribute : pool)
        choices.values.push_back(getText(attribute));
    operation.attributes.push_back(std::move(choices));
  }
  return true;
}

void SignatureTable::addSignatures(OperationName name,
                                   llvm::ArrayRef<NamedAttribute> attributes,
                                   DrawnOperation &operation) {
  const OpDescriptor &descriptor = *name.getRecord().descriptor;
  const Location location = UnknownLoc::get(context);
  Block scratch;
  for (Type type : types)
    scratch.addArgument(type, location);
  auto makeState = [&](llvm::ArrayRef<Type> operands) {
    OperationState state(location, name);
    for (Type type : operands)
      state.addOperands(scratch.getArgument(
          std::find(types.begin(), types.end(), type) - types.begin()));
    state.addAttributes(attributes);
    return state;
  };
  auto addIfValid = [&](llvm::ArrayRef<Type> operands,
                        llvm::ArrayRef<Type> results) {
    OperationState state = makeState(operands);
    state.addTypes(results);
    Operation *op = Operation::create(state);
    if (succeeded(verify(op)))
      operation.signatures.push_back({llvm::SmallVector<Type>(operands),
                                      llvm::SmallVector<Type>(results)});
    op->destroy();
  };
  forEachTypes(descriptor.operands, types, [&](llvm::ArrayRef<Type> operands) {
    OperationState state = makeState(operands);
    llvm::SmallVector<Type> results;
    if (failed(inferResultTypes(state, results))) {
      forEachTypes(descriptor.results, types, [&](llvm::ArrayRef<Type> list) {
        addIfValid(operands, list);
      });
      return;
    }
    const bool areKnown = llvm::all_of(
        results, [&](Type type) { return llvm::is_contained(types, type); });
    if (areKnown)
      addIfValid(operands, results);
  });
}

} // namespace mlir::interpreter
