// SPDX-License-Identifier: Apache-2.0
//
// The parser of operations, regions and blocks. Operations in generic form are
// read without recursion, however deep their regions are nested; those in
// custom form call hooks, which call back.
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

/// Reads operations into the body of one module. Everything that is partly read
/// when a parse fails is destroyed with the parser.
class OperationParser : public Parser {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  using Argument = OpAsmParser::Argument;

  /// Operations in custom form nested deeper than this are refused.
  static constexpr unsigned MaximumCustomDepth = 500;
  /// An operation has no more regions than this.
  static constexpr size_t MaximumRegions = (size_t(1) << 23) - 1;
  /// What a level of them counts of Parser::MaximumDepth.
  static constexpr unsigned CustomLevelCost = 8;

  /// Names of results: `%x:2`.
  struct ResultNames {
    const char *place;
    ValueScopes::Name name;
    uint64_t count;
  };

  /// `module` has one block, to whose end operations are added. Nothing else
  /// changes it while this reads.
  OperationParser(ParserState &state, Operation *module);
  ~OperationParser();

  /// One operation, with all that is nested in it.
  ParseResult parseOperation();
  /// Checks what can only be known at the end of the file.
  ParseResult finalize();

  // Values.
  /// `%x` or `%x#1`
  ParseResult parseOperand(UnresolvedOperand &result, bool allowResultNumber);
  /// The value that is used, as a value of `type`; if it is not defined yet,
  /// what stands for it until then. Null after a message.
  Value resolveOperand(const UnresolvedOperand &operand, Type type);
  /// Defines `%x#number` in the innermost region.
  ParseResult addDefinition(const UnresolvedOperand &name, Value value);
  llvm::ArrayRef<ResultNames> getResultNames(size_t first) const {
    return llvm::ArrayRef(resultNames).drop_front(first);
  }
  llvm::StringRef getResultName(const ResultNames &names) const;

  // Regions and blocks.
  /// Fails if an operation that has `count` regions can have no more.
  ParseResult checkRegionCount(size_t count);
  /// `{ … }`. The first block has `arguments`. If the region is isolated,
  /// names outside of it are not seen.
  ParseResult parseRegion(Region &region, llvm::ArrayRef<Argument> arguments,
                          bool isolated);
  /// `^bb`
  ParseResult parseSuccessor(Block *&block);

  // Operations.
  /// The rest of an operation in generic form behind its name, but for parts
  /// that are given, as the state of an operation to be.
  ParseResult parseGenericOperationAfterOpName(
      OperationState &result,
      std::optional<llvm::ArrayRef<UnresolvedOperand>> operands,
      std::optional<llvm::ArrayRef<Block *>> successors,
      std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> regions,
      std::optional<llvm::ArrayRef<NamedAttribute>> attributes,
      std::optional<Attribute> properties,
      std::optional<FunctionType> functionType);
  /// An operation in generic form, which is put before `point`. Null after a
  /// message.
  Operation *parseGenericOperation(Block *block, Block::iterator point);
  /// The name of an operation in custom form, registered or not. Loads its
  /// dialect.
  FailureOr<OperationName> parseCustomOperationName();

  /// Sets attributes of a new operation; those that are properties are left out
  /// unless `withInherent`.
  static void setAttributes(Operation *op, NamedAttrList &attributes,
                            bool withInherent);

  // Locations.
  /// `loc(…)`, if there is one.
  ParseResult parseOptionalLocation(std::optional<Location> &location);

private:
  struct ValueUse {
    const char *place;
    ValueScopes::Name name;
    uint32_t number;
  };
  /// An operation in generic form that is being read. Its parts are in the
  /// vectors below, from these places on.
  struct GenericOperation {
    const char *place;
    Location location;
    OperationName name;
    Attribute properties;
    size_t firstResultNames;
    size_t firstOperand;
    size_t firstSuccessor;
    size_t firstRegion;
  };
  /// A region that is being read, and the block to whose end operations go;
  /// null before the first one.
  struct OpenRegion {
    Region *region;
    Block *block;
    /// The first block, if it may still be given a label.
    Block *unlabelled;
    /// Of the innermost operation of `genericOperations`; else a hook asked for
    /// it.
    bool isGeneric;
    /// How many arguments the first block may have while it is open; 0: any.
    size_t maxArguments = 0;
  };
  /// What is known of a name in quotes.
  struct GenericName {
    OperationName name;
    /// Its dialect is there, or need not be.
    bool legal;
  };

  // Operations. What these leave open is read by parseOpenRegions.
  ParseResult parseOperationStart();
  ParseResult parseResultNames();
  ParseResult addResults(Operation *op, const char *place, size_t firstNames);
  Block *getInsertionBlock() {
    return openRegions.empty() ? &topLevelRegion.front()
                               : openRegions.back().block;
  }

  // Generic form.
  ParseResult parseGenericOperationStart(const char *place,
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
                             const char *place);

  // Custom form.
  OperationName lookupCustomName(llvm::StringRef spelling);
  Operation *parseCustomOperation(size_t firstResultNames);
  ParseResult parseCustomBody(llvm::SMLoc place, OperationState &opState,
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
  /// For each bare name the registered operation that it stood for when it was
  /// met last, or null.
  NameTable customNames;
  std::vector<const OperationRecord *> customNameRecords;
  OperationName placeholderName;
  unsigned customDepth = 0;

  // Parts of what is being read, innermost last.
  llvm::SmallVector<ResultNames, 16> resultNames;
  llvm::SmallVector<ValueUse, 32> operandUses;
  llvm::SmallVector<Block *, 16> successors;
  std::vector<std::unique_ptr<Region>> regions;
  std::vector<GenericOperation> genericOperations;
  std::vector<OpenRegion> openRegions;

  // Parts of the operation that is being made; kept for their memory.
  NamedAttrList attributes;
  llvm::SmallVector<Type, 16> operandTypes;
  llvm::SmallVector<Type, 16> resultTypes;
  llvm::SmallVector<Value, 16> operands;
  std::vector<std::unique_ptr<Region>> spareRegions;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_OPERATION_PARSER_H
