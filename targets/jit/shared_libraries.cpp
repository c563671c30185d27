// SPDX-License-Identifier: Apache-2.0
#include "targets/jit/shared_libraries.h"

#include "absl/strings/str_cat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;

SharedLibraries::~SharedLibraries() {
  for (DestroyFn destroy : destroyFns)
    destroy();
}

absl::Status SharedLibraries::load(llvm::StringRef path) {
  llvm::SmallString<256> absolute(path);
  if (std::error_code error = llvm::sys::fs::make_absolute(absolute))
    return absl::NotFoundError(absl::StrCat(
        "could not load '", std::string(path), "': ", error.message()));
  std::string message;
  auto library = llvm::sys::DynamicLibrary::getPermanentLibrary(
      absolute.c_str(), &message);
  if (!library.isValid())
    return absl::NotFoundError(
        absl::StrCat("could not load '", std::string(path), "': ", message));
  void *init = library.getAddressOfSymbol(initFnName);
  void *destroy = library.getAddressOfSymbol(destroyFnName);
  if (!init || !destroy) {
    libraries.push_back(library);
    return absl::OkStatus();
  }
  reinterpret_cast<InitFn>(init)(symbols);
  destroyFns.push_back(reinterpret_cast<DestroyFn>(destroy));
  return absl::OkStatus();
}
