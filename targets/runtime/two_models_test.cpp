// SPDX-License-Identifier: Apache-2.0
//
// Loads two model libraries into one process, with all symbols in the global
// scope. Each must use its own model, runtime and messages.
#include <cerrno>
#include <cstdint>
#include <dlfcn.h>
#include <string>
#include <utility>

#include "onnx-mlir/Runtime/OMEntryPoint.h"
#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "gtest/gtest.h"

// Both libraries export data of the same names by design.
extern "C" const char *__asan_default_options() {
  return "detect_odr_violation=0";
}

namespace {

struct Library {
  void *handle;

  explicit Library(const std::string &name)
      : handle(dlopen(("targets/runtime/testing/" + name).c_str(),
                      RTLD_NOW | RTLD_GLOBAL)) {
    if (!handle)
      ADD_FAILURE() << dlerror();
  }
  template <typename Function> Function *get(const char *name) const {
    void *function = dlsym(handle, name);
    if (!function)
      ADD_FAILURE() << dlerror();
    return reinterpret_cast<Function *>(function);
  }
};

#define CALL(LIBRARY, FUNCTION) LIBRARY.get<decltype(FUNCTION)>(#FUNCTION)

using EntryPoint = OMTensorList *(OMTensorList *);

TEST(TwoModelsTest, EachUsesItsOwn) {
  Library one("libone.so"), two("libtwo.so");
  ASSERT_TRUE(one.handle && two.handle);

  EXPECT_STREQ(CALL(one, omQueryEntryPoints)(nullptr)[0], "run_one");
  EXPECT_STREQ(CALL(two, omQueryEntryPoints)(nullptr)[0], "run_two");
  auto *tagged =
      two.get<decltype(omQueryEntryPoints)>("omQueryEntryPoints_constant");
  EXPECT_STREQ(tagged(nullptr)[0], "run_two");

  // Lists and tensors of one library are valid in the other.
  OMTensorList *inputs = CALL(one, omTensorListCreate)(nullptr, 0);
  for (auto [library, value] : {std::pair(&one, 1), std::pair(&two, 2)}) {
    OMTensorList *outputs = library->get<EntryPoint>("run_main_graph")(inputs);
    ASSERT_TRUE(outputs);
    OMTensor *output = CALL(one, omTensorListGetOmtByIndex)(outputs, 0);
    EXPECT_EQ(*static_cast<int32_t *>(CALL(one, omTensorGetDataPtr)(output)),
              value);
    CALL(one, omTensorListDestroy)(outputs);
  }
  CALL(two, omTensorListDestroy)(inputs);

  errno = 0;
  EXPECT_FALSE(two.get<EntryPoint>("run_main_graph")(nullptr));
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(CALL(one, omGetErrorMessage)(), "");
  EXPECT_STREQ(CALL(two, omGetErrorMessage)(),
               "run_two: the list of inputs is NULL");
  dlclose(one.handle);
  dlclose(two.handle);
}

} // namespace
