// SPDX-License-Identifier: Apache-2.0
//
// Checks the symbols that the runtime of each platform exports, and that it
// needs only libc.
#include <memory>
#include <set>
#include <string>

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/Binary.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

namespace {

using Names = std::set<std::string>;

const Names exported = {
    "OMInstrumentInit",
    "OMInstrumentPoint",
    "OM_DATA_TYPE_NAME",
    "OM_DATA_TYPE_SIZE",
    "omCallCreate",
    "omCallDestroy",
    "omCallRun",
    "omCancel",
    "omCompilationInfo",
    "omGetErrorMessage",
    "omInputSignature",
    "omInstrumentPrint",
    "omModelMetadata",
    "omOutputSignature",
    "omQueryEntryPoints",
    "omReleaseMemory",
    "omRunInto",
    "omSharedInput",
    "omTensorCreate",
    "omTensorCreateEmpty",
    "omTensorCreateUntyped",
    "omTensorCreateWithOwnership",
    "omTensorDestroy",
    "omTensorGetAllocatedPtr",
    "omTensorGetBufferSize",
    "omTensorGetDataPtr",
    "omTensorGetDataType",
    "omTensorGetNumElems",
    "omTensorGetOwning",
    "omTensorGetRank",
    "omTensorGetShape",
    "omTensorGetStrides",
    "omTensorListCreate",
    "omTensorListCreateWithOwnership",
    "omTensorListDestroy",
    "omTensorListDestroyShallow",
    "omTensorListGetOmtArray",
    "omTensorListGetOmtByIndex",
    "omTensorListGetSize",
    "omTensorPrint",
    "omTensorSetDataPtr",
    "omTensorSetDataType",
    "omTensorSetOwning",
    "omTensorSetShape",
    "omTensorSetStrides",
    "omTensorSetStridesWithPyArrayStrides",
};

// All are in libc.so.6 of glibc 2.28, or in its dynamic linker for thread-local
// variables. The linker defines names that start with a dot or with an
// underscore and a capital.
const Names allowed = {
    ".TOC.",
    "_GLOBAL_OFFSET_TABLE_",
    "__errno_location",
    "__isoc99_fscanf",
    "__tls_get_addr",
    "__tls_get_offset",
    "calloc",
    "clock_gettime",
    "fclose",
    "fflush",
    "fopen",
    "fprintf",
    "fputc",
    "fputs",
    "free",
    "fwrite",
    "getauxval",
    "getenv",
    "madvise",
    "malloc",
    "memcpy",
    "memmove",
    "memset",
    "posix_memalign",
    "sched_yield",
    "snprintf",
    "stdout",
    "strcmp",
    "sysconf",
    "vsnprintf",
    "omModel",
    "__start_om_weights",
    "__stop_om_weights",
};

// Symbols by visibility.
struct Symbols {
  Names defaults, hidden, undefined;
};

void collect(const llvm::object::ELFObjectFileBase &object, Symbols &symbols) {
  for (const llvm::object::ELFSymbolRef &symbol : object.symbols()) {
    if (symbol.getBinding() == llvm::ELF::STB_LOCAL)
      continue;
    std::string name = llvm::cantFail(symbol.getName()).str();
    if (llvm::cantFail(symbol.getFlags()) &
        llvm::object::SymbolRef::SF_Undefined)
      symbols.undefined.insert(name);
    else if ((symbol.getOther() & 3) == llvm::ELF::STV_HIDDEN)
      symbols.hidden.insert(name);
    else
      symbols.defaults.insert(name);
  }
}

class ArchivesTest : public ::testing::TestWithParam<const char *> {};

TEST_P(ArchivesTest, ExportsTheApiAndNeedsLibc) {
  auto buffer = llvm::MemoryBuffer::getFile(
      std::string("targets/runtime/runtime_archives/") + GetParam() + ".a");
  ASSERT_TRUE(buffer) << buffer.getError().message();
  auto archive = llvm::cantFail(
      llvm::object::Archive::create((*buffer)->getMemBufferRef()));
  Symbols symbols;
  llvm::Error error = llvm::Error::success();
  for (const llvm::object::Archive::Child &child : archive->children(error)) {
    std::unique_ptr<llvm::object::Binary> object =
        llvm::cantFail(child.getAsBinary());
    collect(*llvm::cast<llvm::object::ELFObjectFileBase>(object.get()),
            symbols);
  }
  llvm::cantFail(std::move(error));

  EXPECT_EQ(symbols.defaults, exported);
  EXPECT_TRUE(symbols.hidden.count("omRunEntryPoint"));
  for (const std::string &name : symbols.undefined) {
    // No call inside the runtime may bind to another library's function.
    EXPECT_FALSE(symbols.defaults.count(name)) << name;
    EXPECT_TRUE(symbols.hidden.count(name) || allowed.count(name)) << name;
  }
}

INSTANTIATE_TEST_SUITE_P(Platforms, ArchivesTest,
                         ::testing::Values("x86_64", "s390x", "ppc64le"));

} // namespace
