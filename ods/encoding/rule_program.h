// SPDX-License-Identifier: Apache-2.0
//
// The encoding of rewrite rules as bytes, which the compiler of rules
// (drr/compiler) writes and the matcher (core/rewrite/table) reads.
// A table is a number of rules and the rules. A rule is a header and two lists
// of instructions, each preceded by its length: the match and the rewrite.
// Header: name, name of the root operation (empty: any), benefit, names of the
// generated operations (their number and the names), number of registers.
// An instruction is an opcode (one byte) and its parts. Numbers are LEB128; a
// string is its length and its bytes. A register holds an operation, a value,
// several values, an attribute, a type, several types, a location, or any value
// of C++ code. Register 0 initially holds the root. The match fails if one of
// its instructions does not apply.
#ifndef ODS_ENCODING_RULE_PROGRAM_H
#define ODS_ENCODING_RULE_PROGRAM_H

#include <cstdint>
#include <iterator>

namespace mlir {
namespace ods {

/// X(opcode, parts). The parts are given by one letter each, in this order:
///   d  the register that is set
///   r  a register that is read
///   q  a second register that is read
///   n  a number
///   s  a string; expressions are encoded as in expression.h
///   l  a list of registers: its length and the registers
///   b  a list of blocks: its length and the number of instructions of each
///      block; the blocks follow this instruction
/// Groups are numbered as in the operation's definition.
#define MLIR_RULE_OPCODES(X)                                                   \
  /* Parts of operations. */                                                   \
  X(GetOperand, "drn")      /* of a group of one */                            \
  X(GetOperandGroup, "drn") /* values */                                       \
  X(GetOperandAt, "drn")    /* by its place among all */                       \
  X(GetOperands, "dr")                                                         \
  X(GetResult, "drn")                                                          \
  X(GetResultGroup, "drn")                                                     \
  X(GetResultAt, "drn")                                                        \
  X(GetResults, "dr")                                                          \
  X(GetAttribute, "drs")          /* null if it is missing */                  \
  X(GetRequiredAttribute, "drs")  /* fails then */                             \
  X(GetDefaultedAttribute, "drs") /* takes the default's then */               \
  /* Of values. */                                                             \
  X(GetDefiningOp, "dr")                                                       \
  X(GetElement, "drn") /* of several values */                                 \
  X(GetTypeOf, "dr")   /* also of attributes */                                \
  X(GetTypesOf, "dr")                                                          \
  /* Tests. */                                                                 \
  X(CheckName, "rs")                                                           \
  X(CheckNumOperands, "rn")                                                    \
  X(CheckMinNumOperands, "rn")                                                 \
  X(CheckNumResults, "rn")                                                     \
  X(CheckMinNumResults, "rn")                                                  \
  X(CheckNumValues, "rn")                                                      \
  X(CheckNotNull, "r")                                                         \
  X(CheckAttribute, "rs")      /* it is what the expression makes */           \
  X(CheckTypeIs, "rs")         /* the type of r, or r if it is one */          \
  X(CheckType, "rs")           /* by a predicate of it as `self` */            \
  X(CheckAttributeHolds, "rs") /* the same of an attribute */                  \
  X(CheckOperation, "rs")      /* what the operation has, by `$name` */        \
  X(CheckEntities, "ls")       /* `self`: the one, or the list of them */      \
  X(CheckEqual, "rq")                                                          \
  X(CheckNotEqual, "rq")                                                       \
  X(CheckOneUse, "r")                                                          \
  X(CheckNoUse, "r")                                                           \
  X(CheckInCpp, "n") /* by a function of the table, which may set registers */ \
  /* Choices. The first block that matches counts, for the first user. */      \
  X(AnyOf, "b")                                                                \
  X(AnyUser, "drb")                                                            \
  /* Attributes, types and locations that are made; also between tests. */     \
  X(MakeAttribute, "ds")                                                       \
  X(MakeType, "ds")                                                            \
  X(Evaluate, "dls") /* an attribute or type; `self` as of CheckEntities */    \
  X(MakeTypes, "dl")                                                           \
  X(MakeValues, "dl")                                                          \
  X(MakeNamedLocation, "ds")                                                   \
  X(GetLocation, "dr")        /* of a value or operation */                    \
  X(MakeFusedLocation, "dls") /* of these; with metadata if not empty */       \
  /* The operation that is being made: its parts, group by group. */           \
  X(BeginOperation, "rs") /* location, name */                                 \
  X(AddOperands, "r")                                                          \
  X(AddAttribute, "rs")                                                        \
  X(AddTypes, "r") /* types, or those of what is there */                      \
  X(AddInferredTypes, "")                                                      \
  X(AddTypesOfOperand, "n")   /* n times that of the first operand */          \
  X(AddTypesOfAttribute, "n") /* of the first attribute */                     \
  X(EndOperation, "d")                                                         \
  /* What happens to those that are there. */                                  \
  X(RunInCpp, "n") /* a function of the table, which may set registers */      \
  X(Replace, "rl")                                                             \
  X(Erase, "r")

enum class RuleOpcode : uint8_t {
#define X(OPCODE, PARTS) OPCODE,
  MLIR_RULE_OPCODES(X)
#undef X
};

inline constexpr const char *ruleOpcodeParts[] = {
#define X(OPCODE, PARTS) PARTS,
    MLIR_RULE_OPCODES(X)
#undef X
};
inline constexpr const char *ruleOpcodeNames[] = {
#define X(OPCODE, PARTS) #OPCODE,
    MLIR_RULE_OPCODES(X)
#undef X
};
inline constexpr unsigned numRuleOpcodes = std::size(ruleOpcodeParts);

constexpr const char *getParts(RuleOpcode opcode) {
  return ruleOpcodeParts[static_cast<unsigned>(opcode)];
}
/// Returns the name for dumps.
constexpr const char *getName(RuleOpcode opcode) {
  return ruleOpcodeNames[static_cast<unsigned>(opcode)];
}
/// Returns true if the instruction occurs in the rewrite only.
constexpr bool isRewriteOnly(RuleOpcode opcode) {
  return opcode >= RuleOpcode::BeginOperation;
}
/// Returns true if the instruction is a check, or finds a value to check, and
/// does not call C++ functions of the table. Rules can share such instructions.
constexpr bool isSharable(RuleOpcode opcode) {
  return opcode < RuleOpcode::CheckInCpp;
}

/// Limits of a rule; programs that exceed them are rejected.
inline constexpr unsigned maxRuleRegisters = 4096;
inline constexpr unsigned maxRuleBlockDepth = 64;
/// Benefits are below this number.
inline constexpr unsigned maxRuleBenefit = 65535;

} // namespace ods
} // namespace mlir

#endif // ODS_ENCODING_RULE_PROGRAM_H
