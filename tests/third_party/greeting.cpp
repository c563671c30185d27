// SPDX-License-Identifier: Apache-2.0
// The smallest extension module.
#include <stdexcept>
#include <string>

#include "nanobind/nanobind.h"
#include "nanobind/stl/string.h"

static std::string greet(const std::string &name) {
  if (name.empty())
    throw std::invalid_argument("name is empty");
  return "hello, " + name;
}

NB_MODULE(greeting, module) { module.def("greet", &greet); }
