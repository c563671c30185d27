// SPDX-License-Identifier: Apache-2.0
//
// Links two models into one program, as a user's build file would.
#include <OnnxMlirRuntime.h>

#include <cstdint>
#include <vector>

#include "gtest/gtest.h"

// Each library has a set of functions with the name of the model.
extern "C" {
OMTensorList *run_main_graph_cls(OMTensorList *);
OMTensorList *run_main_graph_rec(OMTensorList *);
}

namespace {

/// Returns the output shape of `run` for an input of zeros of shape `input`.
std::vector<int64_t> getOutputShape(OMTensorList *(*run)(OMTensorList *),
                                    const std::vector<int64_t> &input) {
  OMTensor *tensor =
      omTensorCreateEmpty(input.data(), input.size(), ONNX_TYPE_FLOAT);
  float *elements = static_cast<float *>(omTensorGetDataPtr(tensor));
  for (int64_t i = 0; i < omTensorGetNumElems(tensor); ++i)
    elements[i] = 0;
  OMTensorList *inputs = omTensorListCreate(&tensor, 1);
  OMTensorList *outputs = run(inputs);
  std::vector<int64_t> shape;
  if (outputs) {
    OMTensor *output = omTensorListGetOmtByIndex(outputs, 0);
    const int64_t *dims = omTensorGetShape(output);
    shape.assign(dims, dims + omTensorGetRank(output));
    omTensorListDestroy(outputs);
  }
  omTensorListDestroy(inputs);
  return shape;
}

TEST(LinkedModelsTest, ClassifierRuns) {
  EXPECT_EQ(getOutputShape(run_main_graph_cls, {1, 3, 48, 192}),
            (std::vector<int64_t>{1, 2}));
}

TEST(LinkedModelsTest, RecognizerRunsBesideIt) {
  EXPECT_EQ(getOutputShape(run_main_graph_rec, {1, 3, 48, 320}),
            (std::vector<int64_t>{1, 40, 6625}));
}

TEST(LinkedModelsTest, EachRefusesTheOthersInput) {
  EXPECT_TRUE(getOutputShape(run_main_graph_cls, {1, 3, 48, 320}).empty());
  EXPECT_TRUE(getOutputShape(run_main_graph_rec, {1, 3, 48, 192}).empty());
}

} // namespace
