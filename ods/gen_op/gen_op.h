// SPDX-License-Identifier: Apache-2.0
//
// Generators of C++ for operations.
#ifndef ODS_GEN_OP_GEN_OP_H
#define ODS_GEN_OP_GEN_OP_H

#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
class raw_ostream;
} // namespace llvm

namespace mlir {
namespace ods {

/// Which operations are meant: those whose name `include` matches and `exclude`
/// does not; empty: all, none.
struct OpSelection {
  std::string include = {};
  std::string exclude = {};
  /// Into how many parts of about the same size definitions are cut.
  unsigned shardCount = 1;
};

/// The operations of a file and what it includes, by name of the definition.
/// Errors: ends the program for a regular expression that is none, and where
/// the class `Op` is unknown.
std::vector<const llvm::Record *> getOpDefs(const llvm::RecordKeeper &records,
                                            const OpSelection &selection);

/// Classes; guarded by GET_OP_CLASSES. Behind them, where there are shards,
/// functions that add a shard or all of them to their dialect,
/// `registerTestDialectOperations0(::test::TestDialect *dialect)`.
/// True on failure, after a message.
bool emitOpDecls(const llvm::RecordKeeper &records,
                 const OpSelection &selection, llvm::raw_ostream &os);

/// Their descriptors, GET_OP_CLASSES, and their names, GET_OP_LIST; where there
/// are shards, GET_OP_DEFS_0 and so on instead of both.
/// True on failure, after a message.
bool emitOpDefs(const llvm::RecordKeeper &records, const OpSelection &selection,
                llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_GEN_OP_H
