# SPDX-License-Identifier: Apache-2.0
"""Operators of ONNX with random attributes, shapes and element types.

Each family is a function of a random generator that returns a Case. Values are such that
ONNX defines the result: no index is out of range, and no integer is divided by zero.
"""

import contributed
import elementwise
import movement
import products
import reductions
import selection
import windows

# The families by name.
FAMILIES = {
    family.__name__.strip("_"): family
    for module in (contributed, elementwise, movement, products, reductions, selection, windows)
    for family in module.FAMILIES
}
