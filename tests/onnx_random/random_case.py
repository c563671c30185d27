# SPDX-License-Identifier: Apache-2.0
"""A random operator of ONNX, and a generator of what it consists of."""

import dataclasses

import numpy

F32, F64, F16 = numpy.float32, numpy.float64, numpy.float16
INTEGERS = [numpy.int8, numpy.int16, numpy.int32, numpy.int64,
            numpy.uint8, numpy.uint16, numpy.uint32, numpy.uint64]


@dataclasses.dataclass
class Case:
    """An operator: its operands (None is omitted), which of them are constants, and
    which have known sizes even if those of others are unknown. Results may be omitted.
    Integers may differ by `units`, floats by `epsilon` if that is more than by default."""

    op: str
    operands: list
    attributes: dict = dataclasses.field(default_factory=dict)
    constants: frozenset = frozenset()
    known: frozenset = frozenset()
    results: int = 1
    opset: int = 21
    domain: str = ""
    omitted: frozenset = frozenset()
    units: int = 0
    epsilon: float = 0.0


class Random:
    """Draws what cases consist of."""

    def __init__(self, seed):
        self.numpy = numpy.random.default_rng(seed)

    def chance(self, probability=0.5):
        return self.numpy.random() < probability

    def integer(self, low, high):
        """Returns an integer of [low, high]."""
        return int(self.numpy.integers(low, high + 1))

    def pick(self, values):
        return values[self.integer(0, len(values) - 1)]

    def shape(self, low=0, high=4, largest=6):
        return [self.integer(1, largest) for _ in range(self.integer(low, high))]

    def axis(self, rank):
        return self.integer(-rank, rank - 1)

    def axes(self, rank):
        count = self.integer(1, rank)
        axes = self.numpy.permutation(rank)[:count]
        return [int(axis) - rank * self.chance(0.3) for axis in axes]

    def floats(self, shape, dtype=F32):
        return self.numpy.standard_normal(shape).astype(dtype)

    def integers(self, shape, dtype=numpy.int64, low=-20, high=20):
        low = max(low, int(numpy.iinfo(dtype).min))
        return self.numpy.integers(low, high, shape, endpoint=True).astype(dtype)

    def bools(self, shape):
        return self.numpy.random(shape) < 0.5

    def values(self, shape, dtype):
        if dtype == numpy.bool_:
            return self.bools(shape)
        if numpy.issubdtype(dtype, numpy.integer):
            return self.integers(shape, dtype)
        return self.floats(shape, dtype)

    def broadcast(self, shape):
        """Returns a shape that broadcasts to `shape`."""
        kept = shape[self.integer(0, len(shape)):] if self.chance(0.4) else shape
        return [1 if self.chance(0.25) else size for size in kept]


def int64(values):
    return numpy.array(values, numpy.int64)
