"""How rules become machine code: each is lowered once, and optimised together with all that is compiled beside it.

Numba makes a library of machine code of every function, with all that it calls inside: of what is called from ten
places ten copies are optimised, and none of them runs if Python calls only the outermost. Here a rule that compiled
code calls stays as it was lowered. What Python calls is put together with all that it needs, and only then optimised.
"""

# What lies inside of Numba has no types:
# mypy: disable-error-code="no-untyped-call, attr-defined, misc, call-overload"

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numba
from numba.core import event, sigutils
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher
from numba.core.runtime import rtsys

from kolam.engine.storage import Bundle, Entry, Key, shelf


class Part(JITCodeLibrary):
    """What compiled code calls: no machine code of its own, only what goes into that of a whole."""

    def add_llvm_module(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        """For a function that is no rule of ours: with all that this one calls."""
        module = self.alone().clone()
        for part in _all_parts(self._linking_libraries, set()):
            module.link_in(_module(part), preserve=True)
        return module

    def alone(self) -> Any:
        return super()._get_module_for_linking()

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """There is no memory for an environment here, but in the whole."""


class Whole(JITCodeLibrary):
    """What Python calls, with all parts that it needs."""

    def add_llvm_module(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        for part in _all_parts(self._linking_libraries, set()):
            self._final_module.link_in(_module(part), preserve=True)
        self._linking_libraries = []
        super().finalize()
        for environment in self.environments():
            self._codegen.set_env(environment.env_name, environment)

    def _optimize_final_module(self) -> None:
        """Nobody outside calls the parts by their names, so that LLVM may do with them what it likes."""
        wanted = {name for name in map(_name, self._final_module.functions) if name.startswith(WRAPPER)}
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in wanted:
                function.linkage = "internal"
        super()._optimize_final_module()

    def environments(self) -> list[Any]:
        """The constants of the parts."""
        found = (lookup_environment(variable.name) for variable in self._final_module.global_variables)
        return [environment for environment in found if environment is not None]


WRAPPER = "_ZN7cpython"


def _name(function: Any) -> str:
    return str(function.name)


def _module(library: Any) -> Any:
    return library.alone() if isinstance(library, Part) else library._get_module_for_linking()


def _all_parts(libraries: Iterable[CPUCodeLibrary], seen: set[CPUCodeLibrary]) -> Iterator[CPUCodeLibrary]:
    for library in libraries:
        if library not in seen:
            seen.add(library)
            yield library
            if isinstance(library, Part):
                yield from _all_parts(library._linking_libraries, seen)


@contextmanager
def _only_parts(codegen: Any) -> Iterator[None]:
    """Whatever is compiled meanwhile becomes a part, Numba's own functions too."""
    codegen._library_class = Part
    try:
        yield
    finally:
        del codegen._library_class


# What a function is compiled with that only compiled code calls.
PART: Any = {"nogil": True, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}


class Rule(CPUDispatcher):
    """A rule: for Python something to call, for compiled code a part."""

    def __init__(self, function: Callable[..., Any], package_of: Callable[[str, Iterable[Any]], str | None]) -> None:
        super().__init__(function, targetoptions={"nopython": True, "nogil": True})
        self.part: Any = numba.njit(**PART)(function)
        self._package_of = package_of

    @property
    def _numba_type_(self) -> Any:
        return self.part._numba_type_

    def key(self, arguments: tuple[Any, ...]) -> Key:
        return Key(self.__module__, self.__qualname__, arguments)

    def package(self, arguments: tuple[Any, ...]) -> str | None:
        """The game whose code this is for such arguments, or None for what all games share."""
        return self._package_of(self.__module__, arguments)

    def compile(self, sig: Any) -> Any:
        with global_compiler_lock:
            arguments, _ = sigutils.normalize_signature(sig)
            known = self.overloads.get(tuple(arguments))
            if known is None and not self.load(tuple(arguments)):
                compile_together([(self, tuple(arguments))])
            return self.overloads[tuple(arguments)].entry_point

    def load(self, arguments: tuple[Any, ...]) -> bool:
        """Take from disk what was compiled before."""
        key = self.key(arguments)
        found = shelf(self.package(arguments)).find(key)
        if found is None:
            return False
        stored, entry = found
        self.accept(stored.library(self.targetctx), entry)
        return True

    def accept(self, library: Any, entry: Entry) -> None:
        """From now on, Python gets into this code."""
        point = self.targetctx.get_executable(library, entry.fndesc, entry.environment)
        self.add_overload(
            numba.core.compiler.compile_result(
                target_context=self.targetctx,
                typing_context=self.typingctx,
                library=library,
                environment=entry.environment,
                entry_point=point,
                fndesc=entry.fndesc,
                signature=entry.signature,
                objectmode=False,
                lifted=(),
                reload_init=[],
            )
        )

    def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
        if not _elsewhere.on:
            return super()._compile_for_args(*arguments, **named)
        if getattr(_here, "depth", 0) == 0:
            types = tuple(map(self.typeof_pyval, arguments))
            with global_compiler_lock:
                if types in self.overloads or self.load(types):
                    return self.overloads[types].entry_point
            _elsewhere.missed[self, types] = None
        return self._interpret

    def _interpret(self, *arguments: Any) -> Any:
        _here.depth = getattr(_here, "depth", 0) + 1
        try:
            return self.py_func(*arguments)
        finally:
            _here.depth -= 1


Wanted = tuple[Rule, tuple[Any, ...]]


class _Elsewhere:
    on = False
    missed: dict[Wanted, None] = {}


_elsewhere = _Elsewhere()
_here = threading.local()


def compile_elsewhere(yes: bool = True) -> None:
    """Compile nothing in this process: until another has compiled a rule, it runs as plain Python."""
    _elsewhere.on = yes


@contextmanager
def only_looking() -> Iterator[dict[Wanted, None]]:
    """Run all that is not compiled as plain Python; what Python called is there at the end."""
    before, _elsewhere.on, _elsewhere.missed = _elsewhere.on, True, {}
    try:
        yield _elsewhere.missed
    finally:
        _elsewhere.on = before


def compile_together(
    wanted: Iterable[Wanted], rules: Sequence[Rule] = (), tell: Callable[[float], object] = lambda share: None
) -> None:
    """Make one piece of machine code of several ways in, for each game, and keep it on disk.

    Tell how many of `rules` have been lowered, from 0 to 1.
    """
    by_package: dict[str | None, list[Wanted]] = {}
    for rule, arguments in wanted:
        if arguments not in rule.overloads:
            by_package.setdefault(rule.package(arguments), []).append((rule, arguments))
    with event.install_listener("numba:compile", _Count(rules, tell)):
        for package, some in by_package.items():
            _compile(package, some)


class _Count(event.Listener):
    """Hears of every function that Numba has lowered."""

    def __init__(self, rules: Sequence[Rule], tell: Callable[[float], object]) -> None:
        self._left = {rule.part for rule in rules if not rule.part.overloads}
        self._all = len(self._left)
        self._tell = tell

    def on_start(self, event: event.Event) -> None:
        pass

    def on_end(self, event: event.Event) -> None:
        if event.data["dispatcher"] in self._left:
            self._left.remove(event.data["dispatcher"])
            self._tell(1 - len(self._left) / self._all)


def _compile(package: str | None, wanted: list[Wanted]) -> None:
    with global_compiler_lock:
        context = wanted[0][0].targetctx
        rtsys.initialize(context)  # Numba's memory for arrays, whose code is no part
        wrapping = context.subtarget(enable_nrt=True)  # it knows how to hand an array over
        whole = Whole(context.codegen(), "kolam")
        whole.enable_object_caching()
        entries = {}
        for rule, arguments in wanted:
            with _only_parts(context.codegen()):
                rule.part.compile(arguments)
            part = rule.part.overloads[arguments]
            wrapping.create_cpython_wrapper(whole, part.fndesc, part.environment, part.call_helper, release_gil=True)
            whole.add_linking_library(part.library)
            entries[rule.key(arguments)] = Entry(part.fndesc, part.environment, part.signature)
        whole.finalize()
        for (rule, _), entry in zip(wanted, entries.values(), strict=True):
            rule.accept(whole, entry)
        for entry in entries.values():
            entry.fndesc.typemap = entry.fndesc.calltypes = None
        environments = [one for one in whole.environments() if one.can_cache()]
        shelf(package).add(Bundle(whole.name, whole._get_compiled_object(), environments, entries))
