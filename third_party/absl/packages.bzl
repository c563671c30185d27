# SPDX-License-Identifier: Apache-2.0
"""Abseil 20220623: assigns headers to the targets of upstream's BUILD files.

The installation's CMake exports provide the direct dependencies of targets and
whether they have an archive. Helpers of upstream's own tests that need an archive
are not installed, so they are omitted.
"""

def _public(*hdrs, **kwargs):
    """Returns a public target.

    Args:
      *hdrs: the headers that it owns, relative to the package.
      **kwargs: `installed_as`, the name of the CMake target if it differs;
        `also`, dependencies of the headers that CMake's exports omit; `textual`,
        files that the headers include in parts; `deps`, all dependencies of a
        target that CMake does not export, which is a helper for tests.

    Returns:
      an entry of PACKAGES.
    """
    return struct(hdrs = hdrs, is_public = True, options = kwargs)

def _internal(*hdrs, **kwargs):
    """Returns a target that only other targets of Abseil can use."""
    return struct(hdrs = hdrs, is_public = False, options = kwargs)

# Maps packages to targets to headers.
PACKAGES = {
    "absl/algorithm": {
        "algorithm": _public("algorithm.h"),
        "container": _public("container.h", installed_as = "algorithm_container"),
    },
    "absl/base": {
        "atomic_hook": _internal("internal/atomic_hook.h"),
        "base": _public(
            "call_once.h",
            "casts.h",
            "internal/cycleclock.h",
            "internal/low_level_scheduling.h",
            "internal/per_thread_tls.h",
            "internal/spinlock.h",
            "internal/sysinfo.h",
            "internal/thread_identity.h",
            "internal/tsan_mutex_interface.h",
            "internal/unscaledcycleclock.h",
        ),
        "base_internal": _internal(
            "internal/hide_ptr.h",
            "internal/identity.h",
            "internal/inline_variable.h",
            "internal/invoke.h",
            "internal/scheduling_mode.h",
        ),
        "config": _public("config.h", "options.h", "policy_checks.h"),
        "core_headers": _public(
            "attributes.h",
            "const_init.h",
            "internal/thread_annotations.h",
            "macros.h",
            "optimization.h",
            "port.h",
            "thread_annotations.h",
        ),
        "dynamic_annotations": _public(
            "dynamic_annotations.h",
            "internal/dynamic_annotations.h",
            also = [":core_headers"],
        ),
        "endian": _public("internal/endian.h", "internal/unaligned_access.h"),
        "errno_saver": _internal("internal/errno_saver.h"),
        "fast_type_id": _internal("internal/fast_type_id.h"),
        "log_severity": _public("log_severity.h"),
        "malloc_internal": _internal("internal/direct_mmap.h", "internal/low_level_alloc.h"),
        "prefetch": _public("internal/prefetch.h"),
        "pretty_function": _internal("internal/pretty_function.h"),
        "raw_logging_internal": _internal("internal/raw_logging.h"),
        "scoped_set_env": _internal("internal/scoped_set_env.h"),
        "spinlock_wait": _internal("internal/spinlock_wait.h"),
        "strerror": _internal("internal/strerror.h"),
        "throw_delegate": _internal("internal/throw_delegate.h"),
    },
    "absl/cleanup": {
        "cleanup": _public("cleanup.h"),
        "cleanup_internal": _internal("internal/cleanup.h"),
    },
    "absl/container": {
        "btree": _public("btree_map.h", "btree_set.h", "internal/btree.h", "internal/btree_container.h"),
        "common": _internal(
            "internal/common.h",
            also = ["//absl/types:optional"],
            installed_as = "container_common",
        ),
        "compressed_tuple": _internal("internal/compressed_tuple.h"),
        "container_memory": _internal("internal/container_memory.h"),
        "counting_allocator": _internal("internal/counting_allocator.h"),
        "fixed_array": _public("fixed_array.h"),
        "flat_hash_map": _public("flat_hash_map.h"),
        "flat_hash_set": _public("flat_hash_set.h"),
        "hash_function_defaults": _internal("internal/hash_function_defaults.h"),
        "hash_policy_traits": _internal("internal/hash_policy_traits.h"),
        "hashtable_debug": _public("internal/hashtable_debug.h"),
        "hashtable_debug_hooks": _internal("internal/hashtable_debug_hooks.h"),
        "hashtablez_sampler": _internal("internal/hashtablez_sampler.h", also = ["//absl/utility"]),
        "inlined_vector": _public("inlined_vector.h"),
        "inlined_vector_internal": _internal("internal/inlined_vector.h"),
        "layout": _internal("internal/layout.h"),
        "node_hash_map": _public("node_hash_map.h"),
        "node_hash_set": _public("node_hash_set.h"),
        "node_slot_policy": _internal("internal/node_slot_policy.h"),
        "raw_hash_map": _internal("internal/raw_hash_map.h"),
        "raw_hash_set": _internal("internal/raw_hash_set.h"),
    },
    "absl/debugging": {
        "debugging_internal": _internal(
            "internal/address_is_readable.h",
            "internal/elf_mem_image.h",
            "internal/vdso_support.h",
        ),
        "demangle_internal": _internal("internal/demangle.h"),
        "examine_stack": _internal("internal/examine_stack.h"),
        "failure_signal_handler": _public("failure_signal_handler.h"),
        "leak_check": _public("leak_check.h"),
        "stacktrace": _public("internal/stacktrace_config.h", "stacktrace.h"),
        "symbolize": _public("internal/symbolize.h", "symbolize.h"),
    },
    "absl/flags": {
        "commandlineflag": _public("commandlineflag.h", installed_as = "flags_commandlineflag"),
        "commandlineflag_internal": _internal(
            "internal/commandlineflag.h",
            installed_as = "flags_commandlineflag_internal",
        ),
        "config": _public("config.h", "usage_config.h", installed_as = "flags_config"),
        "flag": _public(
            "declare.h",
            "flag.h",
            installed_as = "flags",
            textual = ["internal/flag_msvc.inc"],
        ),
        "flag_internal": _internal(
            "internal/flag.h",
            "internal/sequence_lock.h",
            also = [":reflection"],
            installed_as = "flags_internal",
        ),
        "marshalling": _public("marshalling.h", installed_as = "flags_marshalling"),
        "parse": _public("internal/parse.h", "parse.h", installed_as = "flags_parse"),
        "path_util": _internal("internal/path_util.h", installed_as = "flags_path_util"),
        "private_handle_accessor": _internal(
            "internal/private_handle_accessor.h",
            installed_as = "flags_private_handle_accessor",
        ),
        "program_name": _internal("internal/program_name.h", installed_as = "flags_program_name"),
        "reflection": _public("internal/registry.h", "reflection.h", installed_as = "flags_reflection"),
        "usage": _public("usage.h", installed_as = "flags_usage"),
        "usage_internal": _internal("internal/usage.h", installed_as = "flags_usage_internal"),
    },
    "absl/functional": {
        "any_invocable": _public("any_invocable.h", "internal/any_invocable.h"),
        "bind_front": _public("bind_front.h", "internal/front_binder.h"),
        "function_ref": _public("function_ref.h", "internal/function_ref.h"),
    },
    "absl/hash": {
        "city": _internal("internal/city.h"),
        "hash": _public("hash.h", "internal/hash.h"),
        "hash_testing": _public("hash_testing.h", deps = [
            ":hash",
            ":spy_hash_state",
            "//absl/meta:type_traits",
            "//absl/strings",
            "//absl/types:variant",
            "@com_google_googletest//:gtest",
        ]),
        "low_level_hash": _internal("internal/low_level_hash.h"),
        "spy_hash_state": _internal("internal/spy_hash_state.h", deps = [
            ":hash",
            "//absl/strings",
            "//absl/strings:str_format",
        ]),
    },
    "absl/memory": {
        "memory": _public("memory.h"),
    },
    "absl/meta": {
        "type_traits": _public("type_traits.h"),
    },
    "absl/numeric": {
        "bits": _public("bits.h", "internal/bits.h"),
        "int128": _public(
            "int128.h",
            textual = ["int128_have_intrinsic.inc", "int128_no_intrinsic.inc"],
        ),
        "representation": _internal(
            "internal/representation.h",
            installed_as = "numeric_representation",
        ),
    },
    "absl/profiling": {
        "exponential_biased": _internal("internal/exponential_biased.h"),
        "periodic_sampler": _internal("internal/periodic_sampler.h"),
        "sample_recorder": _internal("internal/sample_recorder.h"),
    },
    "absl/random": {
        "bit_gen_ref": _public("bit_gen_ref.h", installed_as = "random_bit_gen_ref"),
        "distributions": _public(
            "bernoulli_distribution.h",
            "beta_distribution.h",
            "discrete_distribution.h",
            "distributions.h",
            "exponential_distribution.h",
            "gaussian_distribution.h",
            "log_uniform_int_distribution.h",
            "poisson_distribution.h",
            "uniform_int_distribution.h",
            "uniform_real_distribution.h",
            "zipf_distribution.h",
            installed_as = "random_distributions",
        ),
        "mock_distributions": _public("mock_distributions.h", deps = [
            ":distributions",
            ":mocking_bit_gen",
            "//absl/meta:type_traits",
            "//absl/random/internal:mock_overload_set",
        ]),
        "mocking_bit_gen": _public("mocking_bit_gen.h", deps = [
            ":distributions",
            ":random",
            "//absl/base:fast_type_id",
            "//absl/container:flat_hash_map",
            "//absl/meta:type_traits",
            "//absl/random/internal:distribution_caller",
            "//absl/random/internal:mock_helpers",
            "//absl/strings",
            "//absl/types:span",
            "//absl/types:variant",
            "//absl/utility",
            "@com_google_googletest//:gtest",
        ]),
        "random": _public("random.h", installed_as = "random_random"),
        "seed_gen_exception": _public("seed_gen_exception.h", installed_as = "random_seed_gen_exception"),
        "seed_sequences": _public("seed_sequences.h", installed_as = "random_seed_sequences"),
    },
    # CMake prefixes the names in this package with random_internal_.
    "absl/random/internal": {
        "distribution_caller": _internal("distribution_caller.h"),
        "distribution_test_util": _internal("chi_square.h", "distribution_test_util.h"),
        "fast_uniform_bits": _internal("fast_uniform_bits.h", also = [":traits", "//absl/meta:type_traits"]),
        "fastmath": _internal("fastmath.h"),
        "generate_real": _internal("generate_real.h"),
        "iostream_state_saver": _internal("iostream_state_saver.h"),
        "mock_helpers": _internal("mock_helpers.h"),
        "mock_overload_set": _internal("mock_overload_set.h", deps = [
            ":mock_helpers",
            "//absl/random:mocking_bit_gen",
            "@com_google_googletest//:gtest",
        ]),
        "nonsecure_base": _internal("nonsecure_base.h"),
        "pcg_engine": _internal("pcg_engine.h"),
        "platform": _internal("platform.h", "randen_traits.h"),
        "pool_urbg": _internal("pool_urbg.h"),
        "randen": _internal("randen.h"),
        "randen_engine": _internal("randen_engine.h"),
        "randen_hwaes": _internal("randen_detect.h", "randen_hwaes.h"),
        "randen_hwaes_impl": _internal(),
        "randen_slow": _internal("randen_slow.h"),
        "salted_seed_seq": _internal("salted_seed_seq.h"),
        "seed_material": _internal("seed_material.h"),
        "traits": _internal("traits.h", also = ["//absl/numeric:bits", "//absl/numeric:int128"]),
        "uniform_helper": _internal("uniform_helper.h"),
        "wide_multiply": _internal("wide_multiply.h", also = [":traits"]),
    },
    "absl/status": {
        "status": _public("internal/status_internal.h", "status.h", "status_payload_printer.h"),
        "statusor": _public("internal/statusor_internal.h", "statusor.h"),
    },
    "absl/strings": {
        "cord": _public("cord.h", "cord_analysis.h", "cord_buffer.h"),
        "cord_internal": _internal(
            "internal/cord_data_edge.h",
            "internal/cord_internal.h",
            "internal/cord_rep_btree.h",
            "internal/cord_rep_btree_navigator.h",
            "internal/cord_rep_btree_reader.h",
            "internal/cord_rep_consume.h",
            "internal/cord_rep_crc.h",
            "internal/cord_rep_flat.h",
            "internal/cord_rep_ring.h",
            "internal/cord_rep_ring_reader.h",
            also = ["//absl/functional:function_ref"],
        ),
        "cord_test_helpers": _public("cord_test_helpers.h", deps = [
            ":cord",
            ":cord_internal",
            ":strings",
            "//absl/base:config",
        ]),
        "cordz_functions": _internal("internal/cordz_functions.h"),
        "cordz_handle": _internal("internal/cordz_handle.h"),
        "cordz_info": _internal("internal/cordz_info.h"),
        "cordz_sample_token": _internal("internal/cordz_sample_token.h"),
        "cordz_statistics": _internal("internal/cordz_statistics.h"),
        "cordz_update_scope": _internal("internal/cordz_update_scope.h"),
        "cordz_update_tracker": _internal("internal/cordz_update_tracker.h"),
        "internal": _internal(
            "internal/char_map.h",
            "internal/escaping.h",
            "internal/ostringstream.h",
            "internal/resize_uninitialized.h",
            "internal/utf8.h",
            installed_as = "strings_internal",
        ),
        "str_format": _public("str_format.h"),
        "str_format_internal": _internal(
            "internal/str_format/arg.h",
            "internal/str_format/bind.h",
            "internal/str_format/checker.h",
            "internal/str_format/extension.h",
            "internal/str_format/float_conversion.h",
            "internal/str_format/output.h",
            "internal/str_format/parser.h",
        ),
        "strings": _public(
            "ascii.h",
            "charconv.h",
            "escaping.h",
            "internal/charconv_bigint.h",
            "internal/charconv_parse.h",
            "internal/memutil.h",
            "internal/stl_type_traits.h",
            "internal/str_join_internal.h",
            "internal/str_split_internal.h",
            "internal/string_constant.h",
            "match.h",
            "numbers.h",
            "str_cat.h",
            "str_join.h",
            "str_replace.h",
            "str_split.h",
            "string_view.h",
            "strip.h",
            "substitute.h",
        ),
    },
    "absl/synchronization": {
        "graphcycles_internal": _internal("internal/graphcycles.h"),
        "kernel_timeout_internal": _internal("internal/kernel_timeout.h"),
        "synchronization": _public(
            "barrier.h",
            "blocking_counter.h",
            "internal/create_thread_identity.h",
            "internal/futex.h",
            "internal/per_thread_sem.h",
            "internal/waiter.h",
            "mutex.h",
            "notification.h",
        ),
        "thread_pool": _internal("internal/thread_pool.h", deps = [
            ":synchronization",
            "//absl/base:core_headers",
            "//absl/functional:any_invocable",
        ]),
    },
    "absl/time": {
        "time": _public("civil_time.h", "clock.h", "time.h"),
    },
    "absl/time/internal/cctz": {
        "civil_time": _public(
            "include/cctz/civil_time.h",
            "include/cctz/civil_time_detail.h",
            also = ["//absl/base:config"],
        ),
        "time_zone": _public(
            "include/cctz/time_zone.h",
            "include/cctz/zone_info_source.h",
            "src/time_zone_fixed.h",
            "src/time_zone_if.h",
            "src/time_zone_impl.h",
            "src/time_zone_info.h",
            "src/time_zone_libc.h",
            "src/time_zone_posix.h",
            "src/tzfile.h",
            also = [":civil_time", "//absl/base:config"],
        ),
    },
    "absl/types": {
        "any": _public("any.h"),
        "bad_any_cast": _public("bad_any_cast.h"),
        "bad_any_cast_impl": _internal(),
        "bad_optional_access": _public("bad_optional_access.h"),
        "bad_variant_access": _public("bad_variant_access.h"),
        "compare": _public("compare.h"),
        "optional": _public("internal/optional.h", "optional.h"),
        "span": _public("internal/span.h", "span.h"),
        "variant": _public("internal/variant.h", "variant.h"),
    },
    "absl/utility": {
        "utility": _public("utility.h"),
    },
}

# CMake targets that are only aliases of others.
UMBRELLAS = {
    "meta": "//absl/meta:type_traits",
    "numeric": "//absl/numeric:int128",
}
