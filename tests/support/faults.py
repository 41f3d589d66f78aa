"""Small faults that a program's text can be given, one at a time: what a slip of the hand leaves behind.

A fault replaces one stretch of a module, so that its diff is the line a person would have mistyped. Left
alone is what no test of behaviour can see or should pin: docstrings, annotations, decorators, imports,
assertions, the words of an exception or of the window, texts with a space in them, f-strings. So is a number
to which a module gives a name (`_IDLE_MS = 30_000`): somebody chose it, and moved by one it is as good a
choice. A test could only repeat it.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
WORDS: Final = frozenset({"tr", "translate", "cast", "NewType", "TypeVar", "QT_TRANSLATE_NOOP", "namedtuple"})
"""Calls whose arguments are words for people or for the type checker."""
EITHER_WAY: Final = frozenset({"min", "max"})
"""Calls whose arguments may stand in any order."""
NAMED: Final = frozenset({"__all__", "__slots__", "__version__"})


@dataclass(frozen=True)
class Fault:
    """One fault: the bytes `start` to `end` of `file` become `becomes`."""

    file: str
    start: int
    end: int
    becomes: str
    kind: str
    function: str
    """The qualified name of the function that it is in, empty at the level of the module."""

    def applied(self, source: bytes) -> bytes:
        """Return `source`, the whole file, with the fault in it."""
        return source[: self.start] + self.becomes.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        """Return the fault as a diff without lines of context."""
        lines = difflib.unified_diff(
            source.decode().splitlines(),
            self.applied(source).decode().splitlines(),
            self.file,
            self.file,
            n=0,
            lineterm="",
        )
        return "\n".join(list(lines)[2:])

    def key(self, source: bytes) -> str:
        """Return what names this fault in this state of the file."""
        text = f"{self.file}\n{self.start}\n{self.end}\n{self.becomes}\n".encode() + source
        return hashlib.sha256(text).hexdigest()[:16]


def faults(file: str, source: bytes) -> list[Fault]:
    """Return what `source`, the text of `file`, can be made to say instead, in its order."""
    found = _Finder(file, source)
    found.visit(ast.parse(source))
    return found.faults


def is_another_program(fault: Fault, source: bytes) -> bool:
    """Return whether `source` with `fault` in it can be read as a program, and as another one."""
    try:
        return ast.dump(ast.parse(fault.applied(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


class _Finder(ast.NodeVisitor):
    """Walks over a module and notes the faults of each node."""

    def __init__(self, file: str, source: bytes) -> None:
        self._file = file
        self._source = source
        self._starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
        self._scope: list[str] = []
        self._functions: list[ast.FunctionDef] = []
        self.faults: list[Fault] = []

    # --- places ---------------------------------------------------------------------------------------------

    def _span(self, node: ast.expr | ast.stmt | ast.keyword) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return (
            self._starts[node.lineno - 1] + node.col_offset,
            self._starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def _text(self, node: ast.expr | ast.stmt | ast.keyword) -> str:
        start, end = self._span(node)
        return self._source[start:end].decode()

    def _note(self, kind: str, start: int, end: int, becomes: str) -> None:
        function = ".".join(self._scope) if self._functions else ""
        self.faults.append(Fault(self._file, start, end, becomes, kind, function))

    def _replace(self, kind: str, node: ast.expr | ast.stmt, becomes: str) -> None:
        self._note(kind, *self._span(node), becomes)

    def _between(self, kind: str, left: ast.expr, right: ast.expr, was: str, becomes: str) -> None:
        """Replace the operator that stands between two operands."""
        start, end = self._span(left)[1], self._span(right)[0]
        gap = self._source[start:end].decode()
        if "#" not in gap and was in gap:
            self._note(kind, start, end, gap.replace(was, becomes, 1))

    # --- what is left alone ---------------------------------------------------------------------------------

    def visit_Import(self, node: ast.Import) -> None:
        """Leave it: a missing name is found by every start."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Leave it: a missing name is found by every start."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave it: it says what is so."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave it: mostly words for people, and before Python 3.12 nobody knows where its parts stand."""

    # --- scopes ---------------------------------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Go into the body of a class."""
        self._scope.append(node.name)
        self._visit_body(node.body)
        self._scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Go into the defaults, which belong to the scope around it, and the body."""
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        inner = [node.name] if not self._functions else ["<locals>", node.name]
        self._scope += inner
        self._functions.append(node)
        self._visit_body(node.body)
        self._functions.pop()
        del self._scope[-len(inner) :]

    def _visit_body(self, body: Iterable[ast.stmt]) -> None:
        for statement in body:
            self.visit(statement)

    def visit_If(self, node: ast.If) -> None:
        """Negate the condition; leave what only the type checker runs."""
        if self._text(node.test) in {"TYPE_CHECKING", '__name__ == "__main__"'}:
            return
        self._negate(node.test)
        self.generic_visit(node)

    # --- statements -----------------------------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        """Drop a call; leave a docstring."""
        if isinstance(node.value, ast.Constant):
            return
        self._replace("statement", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Drop an assignment that changes something that was there."""
        if any(isinstance(target, ast.Name) and target.id in NAMED for target in node.targets):
            return
        if all(self._is_a_choice(target, node.value) for target in node.targets):
            return
        if self._functions and all(self._was_there(target) for target in node.targets):
            self._replace("statement", node, "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Drop it, or turn its operator."""
        self._replace("statement", node, "pass")
        if type(node.op) in ARITHMETIC:
            was, becomes = ARITHMETIC[type(node.op)]
            start, end = self._span(node.target)[1], self._span(node.value)[0]
            gap = self._source[start:end].decode()
            self._note("arithmetic", start, end, gap.replace(was, becomes, 1))
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Go into the value alone."""
        if node.value is not None and not self._is_a_choice(node.target, node.value):
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Drop it; its words are left alone."""
        self._replace("statement", node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        """Go on with the loop's body, or leave the loop."""
        self._replace("statement", node, "pass")
        self._replace("statement", node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        """Go on with the loop."""
        self._replace("statement", node, "pass")

    def visit_Delete(self, node: ast.Delete) -> None:
        """Keep what was to go; a name that goes, an argument as a rule, says that it is not used."""
        if not all(isinstance(target, ast.Name) for target in node.targets):
            self._replace("statement", node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        """Do not return here, or return something else."""
        if node.value is None:
            self._replace("statement", node, "pass")
            return
        truth = isinstance(node.value, ast.Compare | ast.BoolOp) or (
            isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.Not)
        )
        if truth:
            self._replace("return", node, f"return not ({self._text(node.value)})")
        elif not isinstance(node.value, ast.Constant):
            self._replace("return", node, "return None")
        self.visit(node.value)

    def _is_a_choice(self, target: ast.expr, value: ast.expr) -> bool:
        """Return whether a module gives a number a name here."""
        return (
            not self._functions
            and isinstance(target, ast.Name)
            and target.id.isupper()
            and _is_a_number(value)
        )

    def _was_there(self, target: ast.expr) -> bool:
        """Return whether `target` had a value before, so that without the assignment all still runs."""
        function = self._functions[-1]
        if isinstance(target, ast.Attribute):
            return function.name != "__init__"
        if isinstance(target, ast.Name):
            arguments = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
            if any(argument.arg == target.id for argument in arguments):
                return True
            stores = [
                name
                for name in ast.walk(function)
                if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store) and name.id == target.id
            ]
            return min(name.lineno for name in stores) < target.lineno
        return isinstance(target, ast.Subscript)

    # --- expressions ----------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        """Turn each comparison."""
        for (left, right), operator in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
            self._between("comparison", left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Change each `and` to `or`, each `or` to `and`."""
        was, becomes = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            self._between("logic", left, right, was, becomes)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Turn the operator."""
        if type(node.op) in ARITHMETIC and not self._is_a_type(node):
            self._between("arithmetic", node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Leave out `not` and the sign."""
        for kind, operator, sign in (("negation", ast.Not, "not"), ("arithmetic", ast.USub, "-")):
            if isinstance(node.op, operator):
                start, end = self._span(node)[0], self._span(node.operand)[0]
                self._note(kind, start, end, self._source[start:end].decode().replace(sign, "", 1))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Negate the condition."""
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        """Negate the condition of a loop that has one."""
        if not isinstance(node.test, ast.Constant):
            self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Negate each condition."""
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        if not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            self._replace("negation", test, f"not ({self._text(test)})")

    def visit_Constant(self, node: ast.Constant) -> None:
        """Move a number by one, flip a truth, empty a text that is no prose."""
        value = node.value
        if isinstance(value, bool):
            self._replace("constant", node, str(not value))
        elif isinstance(value, int):
            self._replace("boundary", node, str(value + 1))
            self._replace("boundary", node, str(value - 1) if value else "(-1)")
        elif isinstance(value, float):
            self._replace("boundary", node, str(value * 2 or 1.0))
        elif isinstance(value, bytes):
            self._replace("constant", node, repr(b"" if value else b"x"))
        elif isinstance(value, str) and " " not in value.strip():
            self._replace("constant", node, repr("" if value else "x"))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Go into an index, not into a type's parameters."""
        if not self._is_a_type(node):
            self.generic_visit(node)

    def _is_a_type(self, node: ast.expr) -> bool:
        """Tell a type apart by its letters: `Sequence[int]`, `str | None`."""
        if isinstance(node, ast.Subscript):
            return self._is_a_type(node.value)
        if isinstance(node, ast.BinOp):
            return (
                isinstance(node.op, ast.BitOr) and self._is_a_type(node.left) and self._is_a_type(node.right)
            )
        if isinstance(node, ast.Constant):
            return node.value is None
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        return name in {
            "int",
            "str",
            "bytes",
            "float",
            "bool",
            "list",
            "tuple",
            "dict",
            "set",
            "frozenset",
        } or (name[:1].isupper() and not name.isupper())

    def visit_Call(self, node: ast.Call) -> None:
        """Leave out an argument, swap the first two."""
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        self.visit(called)
        if name in WORDS:
            return
        arguments: list[ast.expr | ast.keyword] = [*node.args, *node.keywords]
        texts = [self._text(argument) for argument in arguments]
        for left_out in (*self._last_plain(node.args), *range(len(node.args), len(arguments))):
            if not _asserts(arguments[left_out]):
                self._call_with(node, [text for index, text in enumerate(texts) if index != left_out])
        plain = not any(isinstance(argument, ast.Starred) for argument in node.args[:2])
        if len(node.args) > 1 and plain and texts[0] != texts[1] and name not in EITHER_WAY:
            self._call_with(node, [texts[1], texts[0], *texts[2:]])
        for argument in arguments:
            if not _asserts(argument):
                self.visit(argument)

    def _last_plain(self, arguments: Sequence[ast.expr]) -> Iterator[int]:
        if arguments and not isinstance(arguments[-1], ast.Starred):
            yield len(arguments) - 1

    def _call_with(self, node: ast.Call, arguments: Sequence[str]) -> None:
        start, end = self._span(node.func)[1], self._span(node)[1]
        if self._source[start:end].lstrip().startswith(b"("):
            self._note("argument", start, end, f"({', '.join(arguments)})")


def _is_a_number(value: ast.expr) -> bool:
    if isinstance(value, ast.UnaryOp):
        return _is_a_number(value.operand)
    if isinstance(value, ast.BinOp):
        return _is_a_number(value.left) and _is_a_number(value.right)
    return isinstance(value, ast.Constant) and type(value.value) in {int, float}


def _asserts(argument: ast.expr | ast.keyword) -> bool:
    """Return whether it is the `strict` of `zip`, which says what is so as an assertion does."""
    return isinstance(argument, ast.keyword) and argument.arg == "strict"
