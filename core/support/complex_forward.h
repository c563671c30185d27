// SPDX-License-Identifier: Apache-2.0
//
// Declares std::complex. Sources that use complex numbers include <complex>,
// which takes compilers a tenth of a second.
#ifndef CORE_SUPPORT_COMPLEX_FORWARD_H
#define CORE_SUPPORT_COMPLEX_FORWARD_H

#include <cstddef>

#ifdef __GLIBCXX__
namespace std {
template <typename T> class complex;
} // namespace std
#else
#include <complex>
#endif

#endif // CORE_SUPPORT_COMPLEX_FORWARD_H
