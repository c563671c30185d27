// SPDX-License-Identifier: Apache-2.0
#include "examples/read_text/line_tensor.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace read_text {

namespace {

/// The weights of the samples that contribute to one sample of a scaled row.
/// They add up to one.
struct Blend {
  int first;
  std::vector<float> weights;
};

/// One channel of a picture.
struct Plane {
  int width;
  int height;
  std::vector<float> samples;

  float &at(int x, int y) { return samples[size_t(y) * width + x]; }
  float at(int x, int y) const { return samples[size_t(y) * width + x]; }
};

} // namespace

/// Scales `from` samples to `to` with a triangle filter: interpolates linearly
/// when enlarging, and computes a weighted mean when shrinking.
static std::vector<Blend> makeBlends(int from, int to) {
  const double scale = double(from) / to;
  const double radius = std::max(scale, 1.0);
  std::vector<Blend> blends;
  for (int i = 0; i < to; ++i) {
    const double center = (i + 0.5) * scale - 0.5;
    const int first = std::max(0, int(std::ceil(center - radius)));
    const int last = std::min(from - 1, int(std::floor(center + radius)));
    Blend blend = {first, {}};
    double sum = 0;
    for (int j = first; j <= last; ++j) {
      const double weight = std::max(0.0, 1 - std::abs(j - center) / radius);
      blend.weights.push_back(float(weight));
      sum += weight;
    }
    for (float &weight : blend.weights)
      weight = float(weight / sum);
    blends.push_back(std::move(blend));
  }
  return blends;
}

static Plane scaleRows(const Plane &plane, int width) {
  Plane scaled = {width, plane.height,
                  std::vector<float>(size_t(width) * plane.height)};
  const std::vector<Blend> blends = makeBlends(plane.width, width);
  for (int y = 0; y < plane.height; ++y)
    for (int x = 0; x < width; ++x)
      for (size_t i = 0; i < blends[x].weights.size(); ++i)
        scaled.at(x, y) +=
            blends[x].weights[i] * plane.at(blends[x].first + int(i), y);
  return scaled;
}

static Plane transpose(const Plane &plane) {
  Plane transposed = {plane.height, plane.width,
                      std::vector<float>(plane.samples.size())};
  for (int y = 0; y < plane.height; ++y)
    for (int x = 0; x < plane.width; ++x)
      transposed.at(y, x) = plane.at(x, y);
  return transposed;
}

static Plane getChannel(const Picture &picture, int channel) {
  Plane plane = {picture.width, picture.height, {}};
  for (size_t i = channel; i < picture.pixels.size(); i += 3)
    plane.samples.push_back(picture.pixels[i]);
  return plane;
}

std::vector<float> makeLineTensor(const Picture &picture) {
  const double wanted =
      std::ceil(double(picture.width) * lineHeight / picture.height);
  const int width = int(std::min<double>(wanted, lineWidth));
  std::vector<float> tensor(size_t(3) * lineHeight * lineWidth);
  for (int channel = 0; channel < 3; ++channel) {
    const Plane wide = scaleRows(getChannel(picture, 2 - channel), width);
    const Plane plane = transpose(scaleRows(transpose(wide), lineHeight));
    float *rows = &tensor[size_t(channel) * lineHeight * lineWidth];
    for (int y = 0; y < lineHeight; ++y)
      for (int x = 0; x < width; ++x)
        rows[y * lineWidth + x] = plane.at(x, y) / 127.5f - 1;
  }
  return tensor;
}

} // namespace read_text
