// SPDX-License-Identifier: Apache-2.0
//
// The parser of operations, regions and blocks. Operations in generic form are
// parsed without recursion at any nesting depth. Those in custom form call
// hooks, which call back.
#ifndef CORE_ASM_OPERATION_PARSER_H
#define CORE_ASM_OPERATION_PARSER_H

#include <memory>
#include <vector>

#include "core/asm/block_scopes.h"
#include "core/asm/deferred_locations.h"
#include "core/asm/parser_base.h"
#include "core/asm/value_scopes.h"

namespace mlir {
namespace detail {

/// Parses operations into the body of one module. If parsing fails, the
/// destructor destroys all partly parsed IR.
class OperationParser : public Parser {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  using Argument = OpAsmParser::Argument;

  /// The limit of the nesting of operations in custom form.
  static constexpr unsigned MaximumCustomDepth = 500;
  /// The limit of the number of regions of an operation.
  static constexpr size_t MaximumRegions = (size_t(1) << 23) - 1;
  /// The number of levels of Parser::MaximumDepth that a custom operation
  /// takes.
  static constexpr unsigned CustomLevelCost = 8;

  /// A group of result names: `%x:2`.
  struct ResultNames {
    const char *loc;
    ValueScopes::Name name;
    uint64_t count;
  };

  /// Appends operations to the only block of `module`. Nothing else may change
  /// `module` meanwhile.
  OperationParser(ParserState &state, Operation *module);
  ~OperationParser();

  /// Parses one operation with its nested operations.
  ParseResult parseOperation();
  /// Checks what can only be checked at the end of the file, like undefined
  /// values.
  ParseResult finalize();

  // Values.
  /// Parses `%x` or `%x#1`.
  ParseResult parseOperand(UnresolvedOperand &result, bool allowResultNumber);
  /// Returns the value of an operand, as a value of `type`. If it is not
  /// defined yet, returns a placeholder. Returns null after a diagnostic.
  Value resolveOperand(const UnresolvedOperand &operand, Type type);
  /// Defines `%x#number` in the innermost region.
  ParseResult addDefinition(const UnresolvedOperand &name, Value value);
  llvm::ArrayRef<ResultNames> getResultNames(size_t first) const {
    return llvm::ArrayRef(resultNames).drop_front(first);
  }
  llvm::StringRef getResultName(const ResultNames &names) const;

  // Regions and blocks.
  /// Fails if an operation with `count` regions cannot have another one.
  ParseResult checkRegionCount(size_t count);
  /// Parses `{ ... }`. The first block gets `arguments`. In an isolated region,
  /// outer names are not visible.
  ParseResult parseRegion(Region &region, llvm::ArrayRef<Argument> arguments,
                          bool isolated);
  /// Parses `^bb`.
  ParseResult parseSuccessor(Block *&block);

  // Operations.
  /// Parses the rest of a generic operation after its name into `result`,
  /// except for the parts that are given.
  ParseResult parseGenericOperationAfterOpName(
      OperationState &result,
      std::optional<llvm::ArrayRef<UnresolvedOperand>> operands,
      std::optional<llvm::ArrayRef<Block *>> successors,
      std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> regions,
      std::optional<llvm::ArrayRef<NamedAttribute>> attributes,
      std::optional<Attribute> properties,
      std::optional<FunctionType> functionType);
  /// Parses an operation in generic form and inserts it before `point`. Returns
  /// null after a diagnostic.
  Operation *parseGenericOperation(Block *block, Block::iterator point);
  /// Parses the name of an operation in custom form, registered or not. Loads
  /// its dialect.
  FailureOr<OperationName> parseCustomOperationName();

  /// Sets attributes of a new operation. Those that are properties are set only
  /// if `withInherent` is true.
  static void setAttributes(Operation *op, NamedAttrList &attributes,
                            bool withInherent);

  // Locations.
  /// Parses `loc(...)` if it is present.
  ParseResult parseOptionalLocation(std::optional<Location> &location);

private:
  struct ValueUse {
    const char *loc;
    ValueScopes::Name name;
    uint32_t number;
  };
  /// An operation in generic form that is being parsed. Its parts are in the
  /// vectors below, starting at these indices.
  struct GenericOperation {
    const char *loc;
    Location location;
    OperationName name;
    Attribute properties;
    size_t firstResultNames;
    size_t firstOperand;
    size_t firstSuccessor;
    size_t firstRegion;
  };
  /// A region that is being parsed, and the block to which operations are
  /// appended, which is null before the first block.
  struct OpenRegion {
    Region *region;
    Block *block;
    /// The first block if a label may still follow.
    Block *unlabeled;
    /// True if the region belongs to the innermost operation of
    /// `genericOperations`, false if a hook requested it.
    bool isGeneric;
    /// The maximal number of arguments of the first block while it is open. 0
    /// means any.
    size_t maxArguments = 0;
  };
  /// The cached lookup of a quoted name.
  struct GenericName {
    OperationName name;
    /// True if its dialect is loaded or may be unregistered.
    bool legal;
  };

  // Operations. parseOpenRegions continues with the regions that these leave
  // open.
  ParseResult parseOperationStart();
  ParseResult parseResultNames();
  ParseResult addResults(Operation *op, const char *loc, size_t firstNames);
  Block *getInsertionBlock() {
    return openRegions.empty() ? &topLevelRegion.front()
                               : openRegions.back().block;
  }

  // Generic form.
  ParseResult parseGenericOperationStart(const char *loc,
                                         size_t firstResultNames);
  const GenericName *parseGenericName();
  GenericName makeGenericName(const Token &token);
  ParseResult parseOperandUses();
  ParseResult parseOptionalSuccessors(OperationName name);
  ParseResult parseOptionalProperties(Attribute &properties);
  ParseResult parseOperationType();
  void setOperationType(FunctionType type);
  ParseResult resolveOperandUses(size_t firstOperand, llvm::SMLoc typePlace);
  ParseResult finishGenericOperation(const GenericOperation &parts);
  Operation *createGenericOperation(const GenericOperation &parts);
  ParseResult checkInherentAttributes(const GenericOperation &parts);
  ParseResult setProperties(Operation *op, Attribute properties,
                            Location location);
  void dropParts(const GenericOperation &parts);
  ParseResult
  parseOperandUses(std::optional<llvm::ArrayRef<UnresolvedOperand>> given);
  ParseResult parseSuccessors(OperationState &result,
                              std::optional<llvm::ArrayRef<Block *>> given);
  ParseResult parseRegions(
      OperationState &result,
      std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> given);
  ParseResult parseTypes(OperationState &result, size_t firstOperand,
                         std::optional<FunctionType> given);
  ParseResult parseUse(ValueUse &use);
  Value resolveUse(const ValueUse &use, Type type);
  Value createForwardReference(const ValueUse &use, Type type);
  ParseResult failDefinition(ValueScopes::Name name, unsigned number,
                             const ValueScopes::Definition &existing, Type type,
                             const char *loc);

  // Custom form.
  OperationName lookupCustomName(llvm::StringRef spelling);
  Operation *parseCustomOperation(size_t firstResultNames);
  ParseResult parseCustomBody(llvm::SMLoc loc, OperationState &opState,
                              size_t firstResultNames);

  // Regions.
  void pushRegion(Region *region, bool isGeneric, bool isolated);
  ParseResult parseOpenRegions(size_t base);
  ParseResult parseGenericRegionStart();
  ParseResult parseRegionEnd();
  ParseResult parseRegionArguments(Block *block,
                                   llvm::ArrayRef<Argument> arguments);
  ParseResult checkEntryArguments();
  ParseResult parseBlockStart();
  ParseResult parseBlockArguments(Block *block);
  std::unique_ptr<Region> makeRegion();

  // Locations.
  ParseResult parseTrailingLocation(Operation *op);

  Operation *module;
  Region &topLevelRegion;
  ValueScopes values;
  BlockScopes blocks;
  DeferredLocations deferredLocations;
  NameTable genericNames;
  std::vector<GenericName> genericNameInfos;
  /// For each bare name the registered operation it last referred to, or null.
  NameTable customNames;
  std::vector<const OperationRecord *> customNameRecords;
  OperationName placeholderName;
  unsigned customDepth = 0;

  // Parts of the operations being parsed, innermost last.
  llvm::SmallVector<ResultNames, 16> resultNames;
  llvm::SmallVector<ValueUse, 32> operandUses;
  llvm::SmallVector<Block *, 16> successors;
  std::vector<std::unique_ptr<Region>> regions;
  std::vector<GenericOperation> genericOperations;
  std::vector<OpenRegion> openRegions;

  // Parts of the operation being created. They are members to reuse their
  // memory.
  NamedAttrList attributes;
  llvm::SmallVector<Type, 16> operandTypes;
  llvm::SmallVector<Type, 16> resultTypes;
  llvm::SmallVector<Value, 16> operands;
  std::vector<std::unique_ptr<Region>> spareRegions;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_OPERATION_PARSER_H
