// SPDX-License-Identifier: Apache-2.0
#include "targets/native/linker.h"

#include <dlfcn.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/ir/data/blob.h"
#include "targets/native/code_generation.h"
#include "targets/native/data_object.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Object/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsSubsetOf;
using testing::Not;

// A model without entry points, with functions that need libm, libc, the
// builtins (a product of 128 bits) and a thread function that moved between
// glibc's libraries.
constexpr llvm::StringRef moduleText = R"(
%OMModel = type { ptr, i64, ptr, i64, ptr, ptr, ptr }
@omModel = hidden constant %OMModel zeroinitializer
declare float @expf(float)
declare double @exp(double)
declare ptr @malloc(i64)
declare i32 @pthread_join(i64, ptr)
define float @callExpf(float %x) {
  %y = call float @expf(float %x)
  ret float %y
}
define double @callExp(double %x) {
  %y = call double @exp(double %x)
  ret double %y
}
define ptr @callMalloc() {
  %p = call ptr @malloc(i64 8)
  ret ptr %p
}
define i32 @callPthreadJoin() {
  %r = call i32 @pthread_join(i64 0, ptr null)
  ret i32 %r
}
define i128 @divide(i128 %x, i128 %y) {
  %q = sdiv i128 %x, %y
  ret i128 %q
}
)";

// A model whose code reads a constant.
constexpr llvm::StringRef readerText = R"(
%OMModel = type { ptr, i64, ptr, i64, ptr, ptr, ptr }
@omModel = hidden constant %OMModel zeroinitializer
@numbers = external hidden constant [20000 x i32]
define i32 @get(i64 %i) {
  %p = getelementptr [20000 x i32], ptr @numbers, i64 0, i64 %i
  %x = load i32, ptr %p
  ret i32 %x
}
)";

MemoryFile compile(const Target &target, llvm::StringRef text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString(text, diagnostic, context);
  EXPECT_TRUE(module) << diagnostic.getMessage().str();
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(target, OptimizationLevel::O2);
  absl::StatusOr<MemoryFile> object = MemoryFile::create();
  EXPECT_TRUE(object.ok()) << object.status();
  absl::Status status = optimize(*module, *machine, OptimizationLevel::O2);
  EXPECT_TRUE(status.ok()) << status;
  status = emitObject(*module, *machine, object->stream());
  EXPECT_TRUE(status.ok()) << status;
  status = object->flush();
  EXPECT_TRUE(status.ok()) << status;
  return *std::move(object);
}

/// Returns a path in the test's own folder.
std::string testPath(llvm::StringRef name) {
  llvm::SmallString<128> path(testing::TempDir());
  llvm::sys::path::append(path, name);
  return path.str().str();
}

std::string readFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// Returns the strings of dynamic section entries of one kind.
template <typename ELFT>
std::set<std::string> dynamicStrings(const llvm::object::ELFFile<ELFT> &file,
                                     int64_t tag) {
  std::set<std::string> result;
  llvm::StringRef strings;
  for (const auto &section : llvm::cantFail(file.sections()))
    if (section.sh_type == llvm::ELF::SHT_DYNSYM)
      strings = llvm::cantFail(file.getStringTableForSymtab(section));
  for (const auto &entry : llvm::cantFail(file.dynamicEntries()))
    if (entry.d_tag == tag)
      result.insert(strings.data() + entry.d_un.d_val);
  return result;
}

/// Returns the required versions as "libm.so.6:GLIBC_2.27".
template <typename ELFT>
std::set<std::string> neededVersions(const llvm::object::ELFFile<ELFT> &file) {
  std::set<std::string> result;
  for (const auto &section : llvm::cantFail(file.sections())) {
    if (section.sh_type != llvm::ELF::SHT_GNU_verneed)
      continue;
    for (const auto &library : llvm::cantFail(
             file.getVersionDependencies(section, [](const llvm::Twine &) {
               return llvm::Error::success();
             })))
      for (const auto &version : library.AuxV)
        // LLVM's strings extend to the end of the string table.
        result.insert(std::string(library.File.c_str()) + ":" +
                      version.Name.c_str());
  }
  return result;
}

/// Returns the symbols that a library exports.
template <typename ELFT>
std::set<std::string> exports(const llvm::object::ELFFile<ELFT> &file) {
  std::set<std::string> result;
  for (const auto &section : llvm::cantFail(file.sections())) {
    if (section.sh_type != llvm::ELF::SHT_DYNSYM)
      continue;
    llvm::StringRef strings =
        llvm::cantFail(file.getStringTableForSymtab(section));
    for (const auto &symbol : llvm::cantFail(file.symbols(&section)))
      if (symbol.st_shndx != llvm::ELF::SHN_UNDEF)
        result.insert(llvm::cantFail(symbol.getName(strings)).str());
  }
  return result;
}

class LinkerTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    absl::StatusOr<Target> resolved = resolveTarget(GetParam(), "");
    ASSERT_TRUE(resolved.ok()) << resolved.status();
    target = *std::move(resolved);
  }

  absl::Status link(llvm::StringRef text, llvm::StringRef name) {
    MemoryFile object = compile(target, text);
    return linkSharedLibrary(target, &object, "libmodel.so", testPath(name));
  }

  /// Links moduleText to a library and applies `inspect` to it.
  template <typename Inspect> auto inspectLibrary(Inspect inspect) {
    absl::Status status = link(moduleText, "inspected.so");
    EXPECT_TRUE(status.ok()) << status;
    contents = readFile(testPath("inspected.so"));
    if (target.triple.isLittleEndian())
      return inspect(llvm::cantFail(
          llvm::object::ELFFile<llvm::object::ELF64LE>::create(contents)));
    return inspect(llvm::cantFail(
        llvm::object::ELFFile<llvm::object::ELF64BE>::create(contents)));
  }

  Target target;
  std::string contents;
};

TEST_P(LinkerTest, NeedsOnlyLibrariesOfGlibc) {
  auto needed = inspectLibrary([](const auto &file) {
    return dynamicStrings(file, llvm::ELF::DT_NEEDED);
  });
  EXPECT_THAT(needed, Contains("libc.so.6"));
  EXPECT_THAT(needed, Contains("libm.so.6"));
  EXPECT_THAT(needed,
              IsSubsetOf({"libc.so.6", "libm.so.6", "libpthread.so.0",
                          "ld-linux-x86-64.so.2", "ld64.so.1", "ld64.so.2"}));
}

TEST_P(LinkerTest, SymbolsHaveTheirNewestOldEnoughVersion) {
  auto versions =
      inspectLibrary([](const auto &file) { return neededVersions(file); });
  EXPECT_THAT(versions, Contains("libm.so.6:GLIBC_2.27")) << "expf";
  EXPECT_THAT(versions, Not(Contains(HasSubstr("GLIBC_2.29")))) << "exp";
  for (const std::string &version : versions) {
    llvm::StringRef number = llvm::StringRef(version).split("GLIBC_2.").second;
    unsigned minor = 0;
    EXPECT_FALSE(number.split('.').first.getAsInteger(10, minor)) << version;
    EXPECT_LE(minor, 28u) << version;
  }
}

TEST_P(LinkerTest, MovedFunctionBindsToItsFormerLibrary) {
  auto versions =
      inspectLibrary([](const auto &file) { return neededVersions(file); });
  EXPECT_THAT(versions, Contains(HasSubstr("libpthread.so.0:")));
}

TEST_P(LinkerTest, ExportsTheModelAndTheRuntimeOnly) {
  auto names = inspectLibrary([](const auto &file) { return exports(file); });
  EXPECT_THAT(names, Contains("callExpf"));
  EXPECT_THAT(names, Contains("omTensorCreate"));
  EXPECT_THAT(names, Contains("omSetParallelFor"));
  EXPECT_THAT(names, Not(Contains("omModel")));
  EXPECT_THAT(names, Not(Contains("__divti3")));
}

TEST_P(LinkerTest, SonameIsAsGiven) {
  auto soname = inspectLibrary([](const auto &file) {
    return dynamicStrings(file, llvm::ELF::DT_SONAME);
  });
  EXPECT_THAT(soname, testing::ElementsAre("libmodel.so"));
}

TEST_P(LinkerTest, SecondLinkGivesTheSameBytes) {
  ASSERT_TRUE(link(moduleText, "first.so").ok());
  ASSERT_TRUE(link(moduleText, "second.so").ok());
  EXPECT_TRUE(readFile(testPath("first.so")) ==
              readFile(testPath("second.so")));
}

/// Returns the contents of a section, whose addresses are those of a segment
/// that is the last one and has no other section.
template <typename ELFT>
std::string getLastSegment(const llvm::object::ELFFile<ELFT> &file,
                           llvm::StringRef name) {
  for (const auto &section : llvm::cantFail(file.sections())) {
    if (llvm::cantFail(file.getSectionName(section)) != name)
      continue;
    const auto segments = llvm::cantFail(file.program_headers());
    uint64_t end = 0;
    bool isLast = false;
    for (const auto &segment : segments) {
      if (segment.p_type != llvm::ELF::PT_LOAD)
        continue;
      EXPECT_GE(segment.p_vaddr, end) << "segments are in order";
      EXPECT_EQ(segment.p_vaddr % segment.p_align,
                segment.p_offset % segment.p_align);
      end = segment.p_vaddr + segment.p_memsz;
      isLast = segment.p_vaddr == section.sh_addr &&
               segment.p_offset == section.sh_offset &&
               segment.p_filesz == section.sh_size &&
               segment.p_memsz == section.sh_size &&
               segment.p_flags == llvm::ELF::PF_R;
    }
    EXPECT_TRUE(isLast);
    const auto bytes = llvm::cantFail(file.getSectionContents(section));
    return std::string(bytes.begin(), bytes.end());
  }
  return "no section";
}

TEST_P(LinkerTest, ConstantsAreTheLastSegment) {
  const char numbers[] = {1, 0, 2, 0, 3, 0, 4, 0};
  const DataPiece constants[] = {
      {"unused", Blob(llvm::ArrayRef<char>(numbers).take_front(2), 2,
                      llvm::endianness::little, 1)},
      {"numbers", Blob(numbers, 2, llvm::endianness::little, 64)}};
  MemoryFile object = compile(target, readerText);
  const std::string path = testPath("constants.so");
  const absl::Status status = linkSharedLibrary(
      target, &object, "libmodel.so", path, ModelRuntime::Included,
      UndefinedSymbols::Refused, constants);
  ASSERT_TRUE(status.ok()) << status;
  contents = readFile(path);
  const std::string section =
      target.triple.isLittleEndian()
          ? getLastSegment(
                llvm::cantFail(
                    llvm::object::ELFFile<llvm::object::ELF64LE>::create(
                        contents)),
                weightsSection)
          : getLastSegment(
                llvm::cantFail(
                    llvm::object::ELFFile<llvm::object::ELF64BE>::create(
                        contents)),
                weightsSection);
  std::string expected =
      std::string("\1\0", 2) + std::string(62, '\0') + std::string(numbers, 8);
  if (!target.triple.isLittleEndian())
    expected = std::string("\0\1", 2) + std::string(62, '\0') +
               std::string("\0\1\0\2\0\3\0\4", 8);
  expected.append(readableSlack, '\0');
  EXPECT_EQ(section, expected);
}

TEST_P(LinkerTest, UnknownFunctionIsNamed) {
  absl::Status status = link(moduleText.str() + R"(
declare void @nowhere()
define void @callNowhere() {
  call void @nowhere()
  ret void
}
)",
                             "undefined.so");
  EXPECT_EQ(status.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("undefined symbol: nowhere"));
}

TEST_P(LinkerTest, FailureKeepsWhatWasThere) {
  ASSERT_TRUE(link(moduleText, "kept.so").ok());
  std::string before = readFile(testPath("kept.so"));
  ASSERT_FALSE(link("@omModel = external constant i64\n"
                    "define i64 @f() {\n"
                    "  %x = load i64, ptr @omModel\n  ret i64 %x\n}\n",
                    "kept.so")
                   .ok());
  EXPECT_TRUE(readFile(testPath("kept.so")) == before);
}

TEST_P(LinkerTest, FailureLeavesNoPartialFile) {
  std::string folder = testPath("empty_folder");
  ASSERT_FALSE(llvm::sys::fs::create_directory(folder));
  ASSERT_FALSE(link("declare void @nowhere()\n"
                    "define void @f() {\n  call void @nowhere()\n"
                    "  ret void\n}\n",
                    "empty_folder/library.so")
                   .ok());
  std::error_code error;
  EXPECT_EQ(llvm::sys::fs::directory_iterator(folder, error),
            llvm::sys::fs::directory_iterator());
}

TEST_P(LinkerTest, UnwritablePathIsNamed) {
  absl::Status status = link(moduleText, "no/such/folder/library.so");
  EXPECT_EQ(status.code(), absl::StatusCode::kUnavailable);
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("library.so': no such file or directory"));
}

INSTANTIATE_TEST_SUITE_P(Targets, LinkerTest,
                         testing::Values("x86_64-linux-gnu",
                                         "powerpc64le-linux-gnu",
                                         "s390x-linux-gnu"),
                         [](const auto &info) {
                           return llvm::Triple(info.param).getArchName().str();
                         });

// lld keeps state: a link for one target once affected the next one.
TEST(LinkerTargetsTest, LinksOfDifferentTargetsDoNotDisturbOneAnother) {
  const char *triples[] = {"powerpc64le-linux-gnu", "x86_64-linux-gnu",
                           "s390x-linux-gnu"};
  std::map<std::string, std::string> first;
  for (unsigned round = 0; round < 20; ++round)
    for (const char *triple : triples) {
      absl::StatusOr<Target> target = resolveTarget(triple, "");
      ASSERT_TRUE(target.ok()) << target.status();
      MemoryFile object = compile(*target, moduleText);
      std::string path = testPath("mixed.so");
      absl::Status status =
          linkSharedLibrary(*target, &object, "mixed.so", path);
      ASSERT_TRUE(status.ok()) << status;
      std::string bytes = readFile(path);
      ASSERT_TRUE(first.emplace(triple, bytes).first->second == bytes)
          << triple << ", round " << round;
    }
}

TEST(LinkedLibraryTest, LoadsAndRunsOnItsPlatform) {
  absl::StatusOr<Target> target = resolveTarget("", "");
  ASSERT_TRUE(target.ok()) << target.status();
  MemoryFile object = compile(*target, moduleText);
  std::string path = testPath("loaded.so");
  absl::Status status = linkSharedLibrary(*target, &object, "loaded.so", path);
  ASSERT_TRUE(status.ok()) << status;
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  ASSERT_TRUE(library) << dlerror();
  auto callExpf =
      reinterpret_cast<float (*)(float)>(dlsym(library, "callExpf"));
  ASSERT_TRUE(callExpf);
  EXPECT_FLOAT_EQ(callExpf(1), 2.7182817f);
  auto divide = reinterpret_cast<__int128 (*)(__int128, __int128)>(
      dlsym(library, "divide"));
  ASSERT_TRUE(divide);
  EXPECT_EQ(static_cast<int64_t>(divide(static_cast<__int128>(1) << 100,
                                        static_cast<__int128>(1) << 90)),
            1024);
  dlclose(library);
}

TEST(LinkedLibraryTest, CodeReadsItsConstants) {
  absl::StatusOr<Target> target = resolveTarget("", "");
  ASSERT_TRUE(target.ok()) << target.status();
  MemoryFile object = compile(*target, readerText);
  std::vector<int32_t> numbers(20000);
  for (size_t i = 0; i < numbers.size(); ++i)
    numbers[i] = static_cast<int32_t>(i * 1000003);
  const DataPiece constant = {
      "numbers",
      Blob(llvm::ArrayRef<char>(reinterpret_cast<const char *>(numbers.data()),
                                4 * numbers.size()),
           4, llvm::endianness::native, 64)};
  const std::string path = testPath("reader.so");
  const absl::Status status = linkSharedLibrary(
      *target, &object, "reader.so", path, ModelRuntime::Included,
      UndefinedSymbols::Refused, constant);
  ASSERT_TRUE(status.ok()) << status;
  void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  ASSERT_TRUE(library) << dlerror();
  auto get = reinterpret_cast<int32_t (*)(int64_t)>(dlsym(library, "get"));
  ASSERT_TRUE(get);
  for (size_t i : {0, 1, 1023, 1024, 19999})
    EXPECT_EQ(get(i), numbers[i]) << i;
  dlclose(library);
}

} // namespace
} // namespace mlir::native
