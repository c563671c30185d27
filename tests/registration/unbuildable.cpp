// SPDX-License-Identifier: Apache-2.0
#error "a library of a kind that is not chosen has been built"
