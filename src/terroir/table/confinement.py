"""What a worker process may take and do, so that a fault in compiled rules costs one answer and no more.

Limits hold where there is POSIX. On Linux, on the processors below, a filter of system calls is put on top:
no sockets, no other programs or threads, and files for reading only.
"""

from __future__ import annotations

import ctypes
import math
import os
import platform
import struct
import sys
import time

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

MEMORY = 1 << 30
"""Bytes of memory. The largest import and the longest analysis take less than a tenth of this."""
DESCRIPTORS = 64


def enter(parent: int) -> None:
    """Give up everything but computing, for good, and end with the parent process."""
    if resource is not None:
        data = getattr(resource, "RLIMIT_DATA", resource.RLIMIT_AS)
        limits = {data: MEMORY, resource.RLIMIT_NOFILE: DESCRIPTORS, resource.RLIMIT_FSIZE: 0}
        limits |= {resource.RLIMIT_CORE: 0, getattr(resource, "RLIMIT_NPROC", resource.RLIMIT_CORE): 0}
        for limit, most in limits.items():
            hard = resource.getrlimit(limit)[1]
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(limit, (least, least))
    if sys.platform == "linux":
        _die_with(parent)
        _filter_system_calls()


def allow_seconds(seconds: float) -> None:
    """Let the process use so much more processor time; the system kills it after that."""
    if resource is not None:
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        soft = math.ceil(time.process_time() + seconds) + 1
        resource.setrlimit(
            resource.RLIMIT_CPU, (soft if hard == resource.RLIM_INFINITY else min(soft, hard), hard)
        )


# ---- Linux ------------------------------------------------------------------
PR_SET_PDEATHSIG, PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 1, 22, 38
SECCOMP_MODE_FILTER = 2
SIGKILL, EPERM = 9, 1
MACHINES = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}
"""How the kernel names a processor, and which column of CALLS is its own."""
CALLS: dict[str, tuple[int | None, int | None]] = {
    "read": (0, 63),
    "write": (1, 64),
    "close": (3, 57),
    "stat": (4, None),
    "fstat": (5, 80),
    "lstat": (6, None),
    "poll": (7, None),
    "lseek": (8, 62),
    "mmap": (9, 222),
    "mprotect": (10, 226),
    "munmap": (11, 215),
    "brk": (12, 214),
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "pread64": (17, 67),
    "readv": (19, 65),
    "writev": (20, 66),
    "access": (21, None),
    "select": (23, None),
    "sched_yield": (24, 124),
    "mremap": (25, 216),
    "madvise": (28, 233),
    "dup": (32, 23),
    "nanosleep": (35, 101),
    "getpid": (39, 172),
    "exit": (60, 93),
    "uname": (63, 160),
    "getcwd": (79, 17),
    "readlink": (89, None),
    "gettimeofday": (96, 169),
    "getrlimit": (97, 163),
    "getrusage": (98, 165),
    "sysinfo": (99, 179),
    "times": (100, 153),
    "getuid": (102, 174),
    "getgid": (104, 176),
    "geteuid": (107, 175),
    "getegid": (108, 177),
    "getppid": (110, 173),
    "sigaltstack": (131, 132),
    "setrlimit": (160, 164),
    "gettid": (186, 178),
    "time": (201, None),
    "futex": (202, 98),
    "sched_getaffinity": (204, 123),
    "getdents64": (217, 61),
    "restart_syscall": (219, 128),
    "clock_gettime": (228, 113),
    "clock_getres": (229, 114),
    "clock_nanosleep": (230, 115),
    "exit_group": (231, 94),
    "newfstatat": (262, 79),
    "readlinkat": (267, 78),
    "faccessat": (269, 48),
    "pselect6": (270, 72),
    "ppoll": (271, 73),
    "set_robust_list": (273, 99),
    "getrandom": (318, 278),
    "membarrier": (324, 283),
    "statx": (332, 291),
    "rseq": (334, 293),
    "faccessat2": (439, 439),
}
"""What a worker may ask of the kernel, whatever the arguments: numbers on x86-64 and on ARM."""
WRITING = 0o3103
"""O_WRONLY, O_RDWR, O_CREAT, O_TRUNC and O_APPEND."""
OTHER_PROCESS = 0xFFFFFFFF
NOT_QUESTIONS = 0xFFFFFFFF ^ 0x5451
NOT_FLAGS = 0xFFFFFFFF ^ 0x3
MASKED: dict[str, tuple[int | None, int | None, int, int]] = {
    "open": (2, None, 1, WRITING),
    "openat": (257, 56, 2, WRITING),
    "prlimit64": (302, 261, 0, OTHER_PROCESS),
    "ioctl": (16, 29, 1, NOT_QUESTIONS),
    "fcntl": (72, 25, 1, NOT_FLAGS),
}
"""Calls of which one argument must have none of these bits: its place counted from 0, and the bits.

ioctl is for asking whether a file is a terminal (0x5401) and for closing it on exec (0x5451).
fcntl is for the flags of descriptors (up to 3). By other commands it locks files, as that of the database,
and has the kernel send signals to other processes.
"""


def _die_with(parent: int) -> None:
    """Let the kernel kill this process when its parent is killed, even while it computes."""
    _prctl(PR_SET_PDEATHSIG, SIGKILL)
    if os.getppid() != parent:  # it was killed before that
        os._exit(1)


def _filter_system_calls() -> None:
    if platform.machine() not in MACHINES or sys.maxsize < 1 << 32:
        return
    program = ctypes.create_string_buffer(filter_of(platform.machine()))
    header = ctypes.create_string_buffer(
        struct.pack("HP", (len(program) - 1) // 8, ctypes.addressof(program))
    )
    _prctl(PR_SET_NO_NEW_PRIVS, 1)
    _prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.addressof(header))  # a kernel without it says no


def filter_of(machine: str) -> bytes:
    """Return the program that the kernel runs for each system call: allow it, or answer EPERM."""
    load, equals, has_bits, end = 0x20, 0x15, 0x45, 0x06  # BPF: LD ABS, JEQ K, JSET K, RET K
    kill, allow, refuse = 0x80000000, 0x7FFF0000, 0x00050000 | EPERM
    name, column = MACHINES[machine]
    program = [(load, 0, 0, 4), (equals, 1, 0, name), (end, 0, 0, kill), (load, 0, 0, 0)]
    for numbers in CALLS.values():
        if (number := numbers[column]) is not None:
            program += [(equals, 0, 1, number), (end, 0, 0, allow)]
    for *places, argument, bits in MASKED.values():
        if (number := places[column]) is not None:
            program += [(equals, 0, 4, number), (load, 0, 0, 16 + 8 * argument), (has_bits, 1, 0, bits)]
            program += [(end, 0, 0, allow), (end, 0, 0, refuse)]
    program.append((end, 0, 0, refuse))
    return b"".join(struct.pack("HBBI", *line) for line in program)


def _prctl(*arguments: int) -> None:
    call = ctypes.CDLL(None).prctl
    call(*(ctypes.c_ulong(argument) for argument in (*arguments, 0, 0, 0, 0)[:5]))
