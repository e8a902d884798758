"""Mutation testing: break the rules of a game in one place after another, and see whether a test notices.

    python scripts/mutants.py paperdungeons                    every mutant of its rules and cards
    python scripts/mutants.py descent movement traps           only those of some modules
    python scripts/mutants.py descent --sample 1200 --seed 1   a random sample, the same for the same seed
    python scripts/mutants.py descent --again                  those that survived the last time

The mutants are mutmut's. What is ours is told in docs/mutants.md: functions that a decorator registers are mutated too,
words are not, and the tests are collected once and forked from there.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import libcst as cst
import libcst.matchers as m
import pytest
from mutmut import __main__ as mutmut
from mutmut import configuration, stats
from mutmut.mutation import file_mutation, mutators
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.runners.harness import PytestRunner
from mutmut.state import state
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import change_cwd
from mutmut.workers import isolation

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(folder.parent.name for folder in (ROOT / "src/undercroft/games").glob("*/rules"))
NOT_ABOUT_RULES = ("bot", "browser")

WORDS = {"msg", "Msg", "Label", "describe", "name", "name_of", "player"}
WORDS |= {f"{kind}_name" for kind in ("boss", "die", "hero", "item", "monster", "named")}
"""What makes words of something; so does whatever is called a label."""
SAID = {"Label", "Msg", "list[Msg]", "Label | None", "Msg | None"}
LOG = {"tell", "note"}
NAMED_WORDS = {"prompt", "text", "detail", "why"}
RULE_ID = re.compile(r'"[A-Z0-9]+-[A-Z]+-\d+[a-z]?"')
"""A line of the log or a refusal names its rule."""


# -- What is mutated


class Visitor(file_mutation.MutationVisitor):
    """mutmut leaves out every decorated function; ours are registered as they are, by a decorator above the trampoline.

    Words are left out instead: that every message has a text, and that the text gets what it wants, is seen to by
    tests that read the source (tests/test_locale.py) and by the generic tester.
    """

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if is_words(node) or registers(node) or (isinstance(node, cst.Arg) and is_strict(node)):
            return True
        if isinstance(node, cst.FunctionDef) and registered(node):
            return False
        return super()._skip_node_and_children(node)


def registered(function: cst.FunctionDef) -> bool:
    """Whether its decorators are all calls such as `@hero_reaction(...)`: those keep the function they are given."""
    return bool(function.decorators) and all(
        m.matches(each.decorator, m.Call(func=m.Name())) for each in function.decorators
    )


def registers(node: cst.CSTNode) -> bool:
    """Whether this makes such a decorator: it works while modules are imported, before there is a mutant."""
    return isinstance(node, cst.FunctionDef) and code_of(node.returns).startswith("Callable[")


def code_of(returns: cst.Annotation | None) -> str:
    return cst.Module([]).code_for_node(returns.annotation) if returns else ""


def registered_once(function: cst.FunctionDef, mutants: Iterable[Any], class_name: str | None) -> tuple[Any, ...]:
    """mutmut's arrangement: first the trampoline, which is what is registered, then copies, which must not be."""
    declared, (trampoline, *copies), assigned, names = ARRANGED(function, mutants, class_name)
    if registered(function):
        copies = [copy.with_changes(decorators=[]) for copy in copies]
    return declared, [trampoline, *copies], assigned, names


def is_words(node: cst.CSTNode) -> bool:
    """Whether this is said to players and decides nothing: a message, a line of the log, the label of a choice."""
    match node:
        case cst.FunctionDef():
            return code_of(node.returns) in SAID
        case cst.Call(func=cst.Attribute(attr=cst.Name(value=called))):
            return called in LOG
        case cst.Call(func=cst.Name(value="partial"), args=[first, *_]):
            return is_words(first.value)
        case cst.Call(func=cst.Name(value=called)):
            return called in WORDS or called.endswith("label")
        case cst.Lambda(body=body):
            return is_words(body)
        case cst.Name(value=called) | cst.Attribute(attr=cst.Name(value=called)):
            return called in NAMED_WORDS or called.endswith("label")
        case cst.SimpleString(value=quoted):
            return RULE_ID.fullmatch(quoted) is not None
    return False


def is_strict(arg: cst.Arg) -> bool:
    """`zip(..., strict=True)` is an assertion: without it nothing differs."""
    return arg.keyword is not None and arg.keyword.value == "strict"


def without_words(node: cst.Call) -> Iterator[cst.Call]:
    """mutmut's removal of arguments, but for those that are words."""
    none = [at for at, arg in enumerate(node.args) if arg.star == "" and not m.matches(arg.value, m.Name("None"))]
    gone = list(range(len(node.args))) if len(node.args) > 1 else []
    for at, mutant in zip([*none, *gone], mutators.operator_arg_removal(node), strict=True):
        if not is_words(node.args[at].value) and not is_strict(node.args[at]):
            yield mutant


def assignment_without_words(node: cst.Assign | cst.AnnAssign) -> Iterator[cst.CSTNode]:
    if node.value is None or not is_words(node.value):
        yield from mutators.operator_assignment(node)


ARRANGED = file_mutation.function_trampoline_arrangement
OURS: dict[Any, Any] = {
    mutators.operator_arg_removal: without_words,
    mutators.operator_assignment: assignment_without_words,
}


# -- How it is tested


class Collected(isolation.ForkServerRunner):
    """Collects the tests once; every mutant is a fork of that moment and runs the fastest of its tests first."""

    def _forkserver_main(self, work_fd: int, result_fd: int) -> None:
        serve = super()._forkserver_main

        class Loop:
            def pytest_runtestloop(self, session: pytest.Session) -> bool:
                Items.by_id = {item.nodeid: item for item in session.items}
                gc.freeze()
                serve(work_fd, result_fd)
                return True

        sys.stdout = sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 - as long as the process lives
        set_mutant_under_test("")
        os.chdir("mutants")
        pytest.main(["-s", "--rootdir=.", *configuration.config().pytest_add_cli_args_test_selection], [Loop()])

    def run_clean_tests(self, tests: Iterable[str]) -> int:  # noqa: ARG002 - finding out what they touch was such a run
        return 0

    def submit(self, mutant_name: str, tests: list[str], cpu_time_limit: int, estimated_time: float) -> None:
        function = mutant_name.rpartition("__mutmut")[0]
        proven = Counter(Killers.of(function))
        tests = sorted(tests, key=lambda test: (-proven[test], state().duration_by_test[test], test))
        super().submit(mutant_name, tests, cpu_time_limit, estimated_time)


class Killers:
    """The tests that noticed something: what notices one mutant of a function mostly notices the next."""

    file = Path()

    @classmethod
    def add(cls, mutant_name: str, test: str) -> None:
        with cls.file.open("a") as file:
            file.write(f"{mutant_name.rpartition('__mutmut')[0]} {test}\n")

    @classmethod
    def of(cls, function: str) -> list[str]:
        lines = cls.file.read_text().splitlines() if cls.file.exists() else []
        return [line.partition(" ")[2] for line in lines if line.partition(" ")[0] == function]


class Items(PytestRunner):
    by_id: dict[str, pytest.Item] = {}

    def warm_up(self) -> None:
        pass

    def run_stats(self, *, tests: Iterable[str]) -> int:
        with change_cwd("mutants"):
            return self.execute_pytest(self._pytest_args_regular_run(tests), plugins=[Touched()])

    def run_tests(self, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        if not self.by_id:  # the run without a mutant comes before anything is collected
            return super().run_tests(mutant_name=mutant_name, tests=[])
        items = [self.by_id[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if not passes(item, following):
                Killers.add(mutant_name or "", item.nodeid)
                return 1
        return 0


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test without all that pytest does to tell people why it failed, which takes longer than most tests."""
    prepared = item.session._setupstate
    try:
        prepared.setup(item)
        item.runtest()
        prepared.teardown_exact(following)
    except pytest.skip.Exception:
        return True
    except (Exception, pytest.fail.Exception):
        return False
    return True


class Touched:
    """Notes which functions each test calls; mutmut's own asks pytest for something that pytest no longer has."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        began = process_time()
        result = yield
        state().duration_by_test[item.nodeid] = process_time() - began
        for function in state()._stats:
            state().tests_by_mangled_function_name[function].add(item.nodeid)
        state()._stats.clear()
        return result


def configure(game: str) -> configuration.Config:
    configuration.reset_config()  # it has been read where this began
    config = configuration.config()
    Killers.file = Path("killers.txt").resolve()
    folder = f"src/undercroft/games/{game}"
    config.only_mutate = [f"{folder}/rules/*", f"{folder}/cards/*"]
    left_out = [f"--ignore=tests/{game}/{name}" for name in NOT_ABOUT_RULES]
    others = " or ".join(f"{other}-" for other in (*GAMES, "torchrace") if other != game)
    tests = [f"tests/{game}", "tests/test_scenarios.py::test_scenario", *left_out, "-k", f"not ({others})"]
    config.pytest_add_cli_args_test_selection = tests
    file_mutation.MutationVisitor = Visitor
    file_mutation.function_trampoline_arrangement = registered_once
    file_mutation.mutation_operators = [(kind, OURS.get(made, made)) for kind, made in mutators.mutation_operators]
    if not sys.stdout.isatty():  # a spinner is for people
        mutmut.print_status = stats.print_status = lambda *_args, **_options: None
    isolation.register_timeout = lambda *_: (
        None
    )  # the limit is one of CPU time, which other people's work does not spend
    mutmut.get_mutant_runner = lambda jobs=1: Collected(jobs, Items, {}, max_restarts=config.max_forkserver_restarts)
    return config


# -- Where it happens


def copy_to(tree: Path) -> None:
    """The files of the project, without what is installed or built among them, for mutmut to make its own of them."""
    listed = ["git", "ls-files", "-co", "--exclude-standard", "src", "tests", "docs", "pyproject.toml"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    files = {name for name in names if name and (ROOT / name).is_file() and not name.startswith("src/undercroft/web/")}
    for old in [path for top in ("src", "tests", "docs") for path in (tree / top).rglob("*") if path.is_file()]:
        if str(old.relative_to(tree)) not in files:
            old.unlink()
    shutil.rmtree(tree / "mutants/tests", ignore_errors=True)
    for name in files:
        for place in (tree, tree / "mutants") if not name.endswith(".py") else (tree,):
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)


def generate(jobs: int) -> dict[str, SourceFileMutationData]:
    Path("mutants").mkdir(exist_ok=True)
    with mutmut.CatchOutput():
        mutmut.copy_src_dir()
        mutmut.copy_also_copy_files()
        mutmut.create_mutants(jobs)
    return results()


def results() -> dict[str, SourceFileMutationData]:
    """What is known of the mutants of each module."""
    found = {}
    for path in sorted(mutmut.walk_mutatable_files()):
        found[f"{path.parent.name}/{path.stem}"] = data = SourceFileMutationData(path=path)
        data.load()
    return {module: data for module, data in found.items() if data.exit_code_by_key}


def choose(args: argparse.Namespace, known: dict[str, SourceFileMutationData]) -> set[str]:
    """The names of the mutants that are asked for."""
    chosen = {
        name: code
        for module, data in known.items()
        if not args.modules or module in args.modules or module.split("/")[1] in args.modules
        for name, code in data.exit_code_by_key.items()
    }
    if args.again:
        return {name for name, code in chosen.items() if status_by_exit_code[code] in ("survived", "no tests")}
    if args.sample:  # a larger sample holds the smaller ones
        shuffled = sorted(chosen)
        Random(args.seed).shuffle(shuffled)
        return set(shuffled[: args.sample])
    return set(chosen)


def run(chosen: set[str], jobs: int, *, resume: bool) -> None:
    """Try the chosen ones, whatever is known of them from before; or those of which nothing is known."""
    collect = mutmut.collect_source_file_mutation_data

    def untried(*, mutant_names: tuple[str, ...]) -> tuple[list[Any], dict[str, SourceFileMutationData]]:
        mutants, by_path = collect(mutant_names=mutant_names)
        return [(data, name, code if resume else None) for data, name, code in mutants if name in chosen], by_path

    mutmut.collect_source_file_mutation_data = untried
    mutmut._run((), jobs)


def report(chosen: set[str]) -> None:
    """A table, a row for each module, and the survivors with what was changed in them."""
    print("\n| module | mutants | killed | timeouts | survived | not reached | score |\n" + "| --- |" + " ---: |" * 6)
    total: Counter[str] = Counter()
    survivors = []
    for module, data in results().items():
        tried = {name: status_by_exit_code[code] for name, code in data.exit_code_by_key.items() if name in chosen}
        row = Counter(tried.values())
        total += row
        if tried:
            print(line(module, row))
        for name, status in tried.items():
            if status not in ("killed", "timeout"):
                survivors.append(f"# {name}: {status}\n{get_diff_for_mutant(name, path=data.path)}\n")
    print(line("**all**", total))
    Path("survivors.txt").write_text("\n".join(survivors), encoding="utf-8")
    print(f"\nSurvivors: {Path('survivors.txt').resolve()}")


def line(module: str, row: Counter[str]) -> str:
    tried, caught = row.total(), row["killed"] + row["timeout"]
    lost = tried - caught - row["no tests"]
    cells = [tried, row["killed"], row["timeout"], lost, row["no tests"], f"{100 * caught / tried:.1f} %"]
    return f"| {module} | " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Mutation testing of a game's rules and cards.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("modules", nargs="*", help="modules of rules/ or cards/; all of them if none is named")
    parser.add_argument("--sample", type=int, default=0, help="try only so many, chosen at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="try only those that survived the last time")
    parser.add_argument("--resume", action="store_true", help="go on where a run was stopped")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    tree = ROOT / "build/mutants" / args.game
    tree.mkdir(parents=True, exist_ok=True)
    copy_to(tree)
    os.chdir(tree)
    configure(args.game)
    chosen = choose(args, generate(args.jobs))
    if not chosen:
        sys.exit("There is no such mutant.")
    run(chosen, args.jobs, resume=args.resume)
    report(chosen)


if __name__ == "__main__":
    main()
