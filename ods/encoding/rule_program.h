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
  X(GetOperand, "drn")      /* of a single group */                            \
  X(GetOperandGroup, "drn") /* all values of the group */                      \
  X(GetOperandAt, "drn")    /* by its index among all operands */              \
  X(GetOperands, "dr")                                                         \
  X(GetResult, "drn")                                                          \
  X(GetResultGroup, "drn")                                                     \
  X(GetResultAt, "drn")                                                        \
  X(GetResults, "dr")                                                          \
  X(GetAttribute, "drs")          /* null if absent */                         \
  X(GetRequiredAttribute, "drs")  /* fails if absent */                        \
  X(GetDefaultedAttribute, "drs") /* the default if absent */                  \
  /* Values. */                                                                \
  X(GetDefiningOp, "dr")                                                       \
  X(GetElement, "drn") /* the n-th of several values */                        \
  X(GetTypeOf, "dr")   /* of a value or attribute */                           \
  X(GetTypesOf, "dr")                                                          \
  /* Checks. */                                                                \
  X(CheckName, "rs")                                                           \
  X(CheckNumOperands, "rn")                                                    \
  X(CheckMinNumOperands, "rn")                                                 \
  X(CheckNumResults, "rn")                                                     \
  X(CheckMinNumResults, "rn")                                                  \
  X(CheckNumValues, "rn")                                                      \
  X(CheckNotNull, "r")                                                         \
  X(CheckAttribute, "rs")      /* r equals the value of s */                   \
  X(CheckTypeIs, "rs")         /* type of r, or type r, equals s */            \
  X(CheckType, "rs")           /* s holds for that type as `self` */           \
  X(CheckAttributeHolds, "rs") /* s holds for attribute r as `self` */         \
  X(CheckOperation, "rs")      /* s holds; `$name` refers to r */              \
  X(CheckEntities, "ls")       /* `self`: the only one, or the list */         \
  X(CheckEqual, "rq")                                                          \
  X(CheckNotEqual, "rq")                                                       \
  X(CheckOneUse, "r")                                                          \
  X(CheckNoUse, "r")                                                           \
  X(CheckInCpp, "n") /* a function of the table; may set registers */          \
  /* Choices: the first block that matches, for the first user. */             \
  X(AnyOf, "b")                                                                \
  X(AnyUser, "drb")                                                            \
  /* Creation of attributes, types and locations; also in a match. */          \
  X(MakeAttribute, "ds")                                                       \
  X(MakeType, "ds")                                                            \
  X(Evaluate, "dls") /* attribute or type; `self` as in CheckEntities */       \
  X(MakeTypes, "dl")                                                           \
  X(MakeValues, "dl")                                                          \
  X(MakeNamedLocation, "ds")                                                   \
  X(GetLocation, "dr")        /* of a value or operation */                    \
  X(MakeFusedLocation, "dls") /* of l; with metadata s if not empty */         \
  /* Creation of an operation: its parts, group by group. */                   \
  X(BeginOperation, "rs") /* location, name */                                 \
  X(AddOperands, "r")                                                          \
  X(AddAttribute, "rs")                                                        \
  X(AddTypes, "r") /* types, or types of values */                             \
  X(AddInferredTypes, "")                                                      \
  X(AddTypesOfOperand, "n")   /* n times the first operand's type */           \
  X(AddTypesOfAttribute, "n") /* n times the first attribute's type */         \
  X(EndOperation, "d")                                                         \
  /* Changes of existing operations. */                                        \
  X(RunInCpp, "n") /* a function of the table; may set registers */            \
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
