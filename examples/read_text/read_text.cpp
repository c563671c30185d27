// SPDX-License-Identifier: Apache-2.0
//
// read_text --model LIBRARY PICTURE.png: prints the line of text in a picture,
// which a compiled text recognition model reads.
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "examples/read_text/alphabet.h"
#include "examples/read_text/ctc.h"
#include "examples/read_text/line_tensor.h"
#include "examples/read_text/model.h"
#include "examples/read_text/picture.h"

using namespace read_text;

static absl::StatusOr<std::string> readText(const std::string &modelPath,
                                            const std::string &picturePath) {
  absl::StatusOr<Picture> picture = readPng(picturePath);
  if (!picture.ok())
    return picture.status();
  absl::StatusOr<Model> model = Model::load(modelPath);
  if (!model.ok())
    return model.status();
  absl::StatusOr<Tensor> scores =
      model->run({{1, 3, lineHeight, lineWidth}, makeLineTensor(*picture)});
  if (!scores.ok())
    return scores.status();
  const int64_t classes = int64_t(getAlphabet().size());
  if (scores->shape.empty() || scores->shape.back() != classes)
    return absl::InvalidArgumentError(
        absl::StrCat(modelPath, ": is not the recognizer: must score ", classes,
                     " classes"));
  return decodeCtc(scores->elements, getAlphabet());
}

int main(int argc, char **argv) {
  if (argc != 4 || std::string_view(argv[1]) != "--model") {
    std::fputs("usage: read_text --model LIBRARY PICTURE.png\n", stderr);
    return 1;
  }
  absl::StatusOr<std::string> text = readText(argv[2], argv[3]);
  if (!text.ok()) {
    const std::string message(text.status().message());
    std::fprintf(stderr, "error: %s\n", message.c_str());
    return 1;
  }
  std::puts(text->c_str());
  return 0;
}
