// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ code of operations.
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

/// Selects operations whose names match `include` and do not match `exclude`.
/// An empty `include` selects all; an empty `exclude` excludes none.
struct OpSelection {
  std::string include = {};
  std::string exclude = {};
  /// Whether to select only operations that the main file defines, not those of
  /// the files that it includes.
  bool onlyMainFile = false;
  /// The number of parts of about equal size into which definitions are split.
  unsigned shardCount = 1;
};

/// Returns the selected operations of a file and of the files that it includes,
/// sorted by the names of their definitions. Errors: ends the program if a
/// regular expression is invalid or the class `Op` does not exist.
std::vector<const llvm::Record *> getOpDefs(const llvm::RecordKeeper &records,
                                            const OpSelection &selection);

/// Emits the classes in a section GET_OP_CLASSES. If there are shards, also
/// emits functions that add one or all shards to their dialect:
/// `registerTestDialectOperations0(::test::TestDialect *dialect)`. Returns true
/// after reporting an error.
bool emitOpDecls(const llvm::RecordKeeper &records,
                 const OpSelection &selection, llvm::raw_ostream &os);

/// Emits the descriptors in a section GET_OP_CLASSES and the names in a section
/// GET_OP_LIST. If there are shards, emits sections GET_OP_DEFS_0 and so on
/// instead. Returns true after reporting an error.
bool emitOpDefs(const llvm::RecordKeeper &records, const OpSelection &selection,
                llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_GEN_OP_H
