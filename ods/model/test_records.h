// SPDX-License-Identifier: Apache-2.0
//
// Parses definitions in tests: a text after the record library.
#ifndef ODS_MODEL_TEST_RECORDS_H
#define ODS_MODEL_TEST_RECORDS_H

#include <memory>
#include <string>

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Parser.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {
namespace test {

/// Defines a dialect `test` and a base class of its operations.
constexpr char prelude[] = R"(
include "ods/records/op_base.td"
include "ods/records/enums.td"
include "ods/records/pass.td"
def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let cppNamespace = "::mlir";
}
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
}
class TestOp<string mnemonic, list<Trait> traits = []>
    : Op<Test_Dialect, mnemonic, traits>;
class TestType<string typeName> : TypeDef<Test_Dialect, typeName>;
)";

/// The records of a text. If the text is invalid, the test fails with a null
/// pointer.
class Records {
public:
  explicit Records(const std::string &text) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(prelude + text, "test.td"),
        llvm::SMLoc());
    sources.setIncludeDirs({".", "ods/records"});
    isRead = !llvm::TableGenParseFile(sources, keeper);
    // For diagnostics.
    llvm::SrcMgr = llvm::SourceMgr();
    llvm::SrcMgr.takeSourceBuffersFrom(sources);
  }

  /// Returns a definition by name, or null.
  const llvm::Record *operator[](llvm::StringRef name) const {
    return isRead ? keeper.getDef(name) : nullptr;
  }

  llvm::RecordKeeper keeper;
  bool isRead;
};

} // namespace test
} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_TEST_RECORDS_H
