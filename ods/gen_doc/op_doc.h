// SPDX-License-Identifier: Apache-2.0
//
// Documentation of individual definitions within the documentation of their
// dialect.
#ifndef ODS_GEN_DOC_OP_DOC_H
#define ODS_GEN_DOC_OP_DOC_H

#include "ods/gen_doc/gen_doc.h"

namespace mlir {
namespace ods {

class AttrOrTypeDef;
class EnumInfo;
class Operator;

void emitDoc(const Operator &op, const DocOptions &options,
             llvm::raw_ostream &os);
void emitDoc(const AttrOrTypeDef &def, llvm::raw_ostream &os);
void emitDoc(const EnumInfo &enumInfo, llvm::raw_ostream &os);

/// Returns the operations that the flags select, sorted by the names of their
/// definitions. Errors: ends the program if there are no operations at all or a
/// regular expression is invalid.
std::vector<llvm::Record *>
getRequestedOperations(const llvm::RecordKeeper &records,
                       const DocOptions &options);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_DOC_OP_DOC_H
