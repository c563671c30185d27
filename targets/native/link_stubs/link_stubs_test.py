# SPDX-License-Identifier: Apache-2.0
"""Tests which library and version link_stubs picks for a symbol."""

import unittest

from targets.native.link_stubs import link_stubs

NM = """\
0000000000000000 A GLIBC_2.2.5@@GLIBC_2.2.5
0000000000000001 T malloc@@GLIBC_2.2.5
0000000000000002 T memcpy@GLIBC_2.2.5
0000000000000003 i memcpy@@GLIBC_2.14
0000000000000004 T __libc_secret@@GLIBC_PRIVATE
0000000000000005 T arc4random@@GLIBC_2.36
0000000000000006 T pthread_create@GLIBC_2.2.5
0000000000000006 T pthread_create@@GLIBC_2.34
0000000000000007 T dlopen@GLIBC_2.2.5
0000000000000007 T dlopen@@GLIBC_2.34
0000000000000008 T shm_open@GLIBC_2.2.5
0000000000000008 T shm_open@@GLIBC_2.34
0000000000000009 T exp@GLIBC_2.2.5
0000000000000010 T exp@@GLIBC_2.29
0000000000000011 T pthread_mutex_lock@@GLIBC_2.2.5
0000000000000012 D stdout@@GLIBC_2.2.5
0000000000000013 T gets_old@GLIBC_2.2.5
0000000000000014 T __libc_start_main@GLIBC_2.2.5
0000000000000014 T __libc_start_main@@GLIBC_2.34
"""


class LinkStubsTest(unittest.TestCase):

    def setUp(self):
        self.libraries = link_stubs.split_libc(link_stubs.choose(NM))

    def find(self, name):
        return [(library, symbol.version)
                for library, symbols in self.libraries.items()
                for symbol in symbols
                if symbol.name == name]

    def test_newest_version_up_to_the_last(self):
        self.assertEqual(self.find("memcpy"), [("libc.so.6", (2, 14))])

    def test_older_version_when_the_default_is_too_new(self):
        self.assertEqual(self.find("exp"), [("libc.so.6", (2, 2, 5))])

    def test_name_without_an_old_enough_version_is_left_out(self):
        self.assertEqual(self.find("arc4random"), [])

    def test_private_name_is_left_out(self):
        self.assertEqual(self.find("__libc_secret"), [])

    def test_name_kept_for_old_programs_is_left_out(self):
        self.assertEqual(self.find("gets_old"), [])

    def test_moved_thread_function_binds_to_libpthread(self):
        self.assertEqual(self.find("pthread_create"),
                         [("libpthread.so.0", (2, 2, 5))])

    def test_thread_function_always_in_libc_stays_there(self):
        self.assertEqual(self.find("pthread_mutex_lock"),
                         [("libc.so.6", (2, 2, 5))])

    def test_moved_loader_function_binds_to_libdl(self):
        self.assertEqual(self.find("dlopen"), [("libdl.so.2", (2, 2, 5))])

    def test_function_moved_from_another_library_is_left_out(self):
        self.assertEqual(self.find("shm_open"), [])

    def test_function_that_only_changed_in_libc_stays_there(self):
        self.assertEqual(self.find("__libc_start_main"),
                         [("libc.so.6", (2, 2, 5))])

    def test_variable_is_an_object(self):
        self.assertIn(".type stdout,@object",
                      link_stubs.assembly(self.libraries["libc.so.6"]))

    def test_versions_are_ordered_as_numbers(self):
        script = link_stubs.version_script(self.libraries["libc.so.6"])
        self.assertLess(script.index("GLIBC_2.2.5 "), script.index("GLIBC_2.14 "))


if __name__ == "__main__":
    unittest.main()
