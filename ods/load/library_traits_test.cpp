// SPDX-License-Identifier: Apache-2.0
//
// Tests that core knows each native trait of the record library by name.
#include "core/ir/descriptor/traits.h"
#include "ods/load/load_test_base.h"
#include "ods/load/source_expander.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Parser.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using namespace mlir::ods;

namespace {

constexpr char library[] = R"(
include "mlir/IR/BuiltinOps.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
)";

/// Returns true for traits that require C++ or that core does not have.
bool needsCpp(llvm::StringRef name) {
  return llvm::is_contained({"DistinctObjectsTrait", "InferShapedTypeOpAdaptor",
                             "InferTensorType", "InferTypeOpAdaptor"},
                            name);
}

class LibraryTraitsTest : public mlir::ods::test::LoadTest {
protected:
  void SetUp() override {
    LoadTest::SetUp();
    ASSERT_TRUE(source.expand(write("library.td", library), {}));
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(source.getText(), "library"),
        llvm::SMLoc());
    ASSERT_FALSE(llvm::TableGenParseFile(sources, records));
  }

  ExpandedSource source;
  llvm::RecordKeeper records;
};

TEST_F(LibraryTraitsTest, AreKnownByName) {
  llvm::StringSet<> known;
  for (const Trait *trait : getStandardTraits())
    known.insert(trait->name);
  unsigned count = 0;
  for (const llvm::Record *def :
       records.getAllDerivedDefinitions("NativeTrait")) {
    llvm::StringRef name = def->getValueAsString("trait");
    if (def->isSubClassOf("NativeOpTrait") && !needsCpp(name)) {
      EXPECT_TRUE(known.contains(name)) << name.str();
      ++count;
    }
  }
  EXPECT_GT(count, 30u);
}

} // namespace
