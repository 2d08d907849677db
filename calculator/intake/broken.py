"""What is wrong with a text that is no TOML: a tolerant reading of its lines, after the real parser has refused it.

A parser stops at the first mistake and speaks of grammar. Here every mistake that people make is named where it was
made, and reading goes on behind it: at the next `key =` or header where nothing else can be made out.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from contextlib import suppress
from typing import Final

from courtroll.calculator.intake.trouble import MOST, Placed, Trouble, TroubleCode

LONGEST: Final = 200
"""So far a line is looked at around a mistake: a mistake costs no more on a longer one."""
_AT: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")
_ODD_SPACE: Final = "\u00a0\u2007\u202f\u200b\u2060\u3000\ufeff"
_ODD: Final = re.compile(f"[{_ODD_SPACE}]")
_BLANK: Final = re.compile(f"(?:[ \t\r{_ODD_SPACE}])*")
_BLANKS: Final = re.compile(rf"(?:[ \t\r\n{_ODD_SPACE}]|#[^\n]*)*")
_TURNED: Final = "“”„‟«»‹›‘’‚‛′″`´"
_TYPOGRAPHIC: Final = re.compile(rf"[{_TURNED}]+([^{_TURNED}\"'\n]*)[{_TURNED}\"']*")
_TEXT: Final = re.compile(r'"(?:[^"\\\n]|\\.)*+"' + r"|'[^'\n]*+'")
_BARE: Final = re.compile(r'[^,;\[\]{}\n#="]*')
_PLAIN_KEY: Final = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_KEY: Final = re.compile(rf"{_PLAIN_KEY}(?:[ \t]*\.[ \t]*{_PLAIN_KEY})*", re.ASCII)
_KEYS_OF_WORDS: Final = re.compile(r"[\w-]+(?:\s+[\w-]+)+")
_KEY_OF_LETTERS: Final = re.compile(r"[\w-]+")
"""Letters that are none of English ones need quotes in a key."""
_COLON: Final = re.compile(rf"({_PLAIN_KEY})[ \t]*:")
_HEADER: Final = re.compile(r"((?:\[[ \t]*)+)([^\[\]\n#=]*)((?:\][ \t]*)*)")
_NEXT: Final = re.compile(
    rf"(?m)^[ \t{_ODD_SPACE}]*(?:[\w.-]+[ \t{_ODD_SPACE}]*[=:]|\[\[?[A-Za-z][\w. -]*\]\]?[ \t\r]*(?:#|$))"
)
"""What a new statement looks like at the beginning of a line."""
_OPENS: Final = re.compile(r"[ \t]*[\w.-]+[ \t]*=[ \t]*")
"""What stands on a line before quotes that open: such quotes close no earlier ones."""
_OTHER_END: Final = re.compile(r"(?m)^[ \t]*(?:'{2,3}|\"{2,3})[ \t\r]*$")
"""Quotes alone on a line, as they end a map."""
_RUNS_ON: Final = re.compile(r"(?s:.*)[,=][ \t]*[\"']")
"""A text that ends where the next one was to begin."""
_TABLE_ENDS: Final = re.compile(r"(?m)[{}]|^\[")
_PAIR: Final = re.compile(r"([^=:,{}\[\]\n#]*)([=:])")
_TO_COMMA: Final = re.compile(r"[^,}\n]*")
_NUMBER: Final = re.compile(
    r"(?:[+-]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d+)?|0x[\da-fA-F_]+|0o[0-7_]+|0b[01_]+"
    r"|[+-]?(?:inf|nan)|\d{4}-\d\d-\d\d(?:[T ]\d[\d:.+Z-]*)?|\d\d:\d\d(?::[\d.]+)?)(?![^\s,;\[\]{}#=\"])"
)
_ZEROS: Final = re.compile(r"[+-]?0+\d+")
_LETTERS: Final = re.compile(r"(?=.*\d|[Ool|]\Z)[+-]?[\dOoIl|]+")
_SIGNS: Final = re.compile(r"([–−]?)[^\w?]*(\d{1,40})[^\w?]*")
"""A number with signs around it that are no digits: of money, a minus that is a dash."""
_AS_DIGITS: Final = str.maketrans("OoIl|", "00111")
_COMMA: Final = re.compile(r",[ \t]*\d+(?=[ \t\r]*(?:[,}#\n]|\Z))")
_FLAG: Final = re.compile(r"(?:true|false)(?![\w.-])")
_TRUE: Final = frozenset(("true", "yes", "ja", "wahr", "si", "sì", "vero"))
_FALSE: Final = frozenset(("false", "no", "nein", "falsch", "falso"))


def told(text: str, message: str) -> list[Placed]:
    """Every mistake that is found, by line; what the parser says where none of them stands before it."""
    found = mistakes(text)
    place = _AT.search(message)
    if place is None:
        said, line = message.removesuffix(" (at end of document)"), text.count("\n") + 1
        trouble = Trouble(TroubleCode.NOT_TOML_AT_THE_END, why=said)
    else:
        line = int(place[1])
        trouble = Trouble(TroubleCode.NOT_TOML, why=message[: place.start()], column=int(place[2]))
    if not any(each.line is not None and each.line <= line for each in found):
        found.insert(0, Placed(trouble, line))
    return found


def mistakes(text: str) -> list[Placed]:
    """Every mistake that people make, by line."""
    look = _Look(text)
    with suppress(_Enough):
        look.document()
    return sorted(look.found, key=lambda placed: placed.line or 0)


class _Enough(Exception):
    """So many mistakes that the others are not even counted."""


class _Look:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.ends = [found.start() for found in re.finditer("\n", text)]
        self.found: list[Placed] = []
        self.headers: dict[str, list[tuple[int, int]]] = {}
        """By name: the line and the number of brackets of each header."""
        self.keys: set[str] = set()
        """Those of the table that is read."""
        self.odd_line = 0

    def line(self, at: int) -> int:
        return bisect_right(self.ends, at - 1) + 1

    def tell(self, code: TroubleCode, at: int, name: str = "", right: str = "") -> None:
        self.found.append(Placed(Trouble(code, name.strip(), right=right), self.line(at)))
        if len(self.found) == MOST:
            raise _Enough

    # ------------------------------------------------------------------------------------------- where it goes on

    def end_of_line(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def skip(self, blanks: re.Pattern[str]) -> None:
        end = self.end_of(blanks)
        self.odd(self.at, end)
        self.at = end

    def end_of(self, blanks: re.Pattern[str]) -> int:
        found = blanks.match(self.text, self.at)
        return found.end() if found else self.at

    def odd(self, start: int, end: int) -> None:
        """Tells spaces that only look like spaces, once a line."""
        if not self.text.isascii():
            for found in _ODD.finditer(self.text, start, end):
                line = self.line(found.start())
                if line != self.odd_line:
                    self.tell(TroubleCode.NO_BREAK_SPACE, found.start())
                    self.odd_line = line

    def to_next(self) -> None:
        """Where nothing can be made out any more: to the next line that begins a statement."""
        found = _NEXT.search(self.text, self.end_of_line())
        self.at = found.start() if found else len(self.text)

    def begins_next(self) -> bool:
        """Whether a statement begins here, at the beginning of a line."""
        before = bisect_right(self.ends, self.at - 1)
        begin = self.ends[before - 1] + 1 if before else 0
        if self.at - begin >= LONGEST or self.text[begin : self.at].strip():
            return False
        return _NEXT.match(self.text, begin) is not None

    # ------------------------------------------------------------------------------------------------- statements

    def document(self) -> None:
        while True:
            self.skip(_BLANKS)
            if self.at >= len(self.text):
                break
            if self.text[self.at] == "[":
                self.header()
            else:
                self.statement()
        for name, uses in self.headers.items():
            several = name == "player" or any(brackets == 2 for _, brackets in uses)
            for at, brackets in uses:
                if brackets == 1 and several:
                    self.tell(TroubleCode.ONE_BRACKET, at, f"[{name}]", f"[[{name}]]")
                elif brackets == 1 and at != uses[0][0]:
                    self.tell(TroubleCode.KEY_TWICE, at, f"[{name}]")

    def header(self) -> None:
        start, end = self.at, self.end_of_line()
        found = _HEADER.match(self.text, start)
        assert found is not None
        name, opens, closes = found[2].strip(), found[1].rstrip(), found[3].rstrip()
        self.odd(start, found.end())
        self.keys = set()
        self.at = end
        if opens not in ("[", "[[") or closes != "]" * len(opens):
            many = min(max(opens.count("["), closes.count("]")), 2)
            self.tell(TroubleCode.HEADER_NOT_CLOSED, start, self.text[start:end], "[" * many + name + "]" * many)
            return
        if _KEYS_OF_WORDS.fullmatch(name):
            first, *_ = words = name.split()
            right = "[[player]]" if first == "player" else f"{opens}{'-'.join(words)}{closes}"
            self.tell(TroubleCode.KEY_IN_TWO_WORDS, start, f"{opens}{name}{closes}", right)
        else:
            self.headers.setdefault(name, []).append((start, len(opens)))
        self.nothing_after(found.end())

    def statement(self) -> None:
        start, end = self.at, self.end_of_line()
        sign = self.text.find("=", start, end)
        colon = _COLON.match(self.text, start, end)
        if colon and (sign < 0 or sign > colon.end()):
            self.tell(TroubleCode.COLON_FOR_EQUALS, start, colon[1], f"{colon[1]} =")
            sign = colon.end() - 1
        if sign < 0:
            self.tell(TroubleCode.NO_KEY, start, self.text[start:end])
            self.to_next()
            return
        self.key(start, sign, self.keys)
        before = len(self.found)
        self.at = sign + 1
        if self.value("") and self.at < len(self.text):
            if len(self.found) == before:
                self.nothing_after(self.at)
            self.at = self.end_of_line()

    def key(self, start: int, end: int, known: set[str]) -> None:
        """Looks at the key of a statement, or of a pair in braces; `known` are those before it."""
        self.odd(start, end)
        key = self.text[start:end].strip()
        if _KEY.fullmatch(key):
            if key in known:
                self.tell(TroubleCode.KEY_TWICE, start, repr(key))
            known.add(key)
        elif turned := _TYPOGRAPHIC.fullmatch(key):
            self.tell(TroubleCode.TYPOGRAPHIC_QUOTES, start, key, f'"{turned[1]}"')
        elif _KEYS_OF_WORDS.fullmatch(key):
            self.tell(TroubleCode.KEY_IN_TWO_WORDS, start, key, "-".join(key.split()))
        elif _KEY_OF_LETTERS.fullmatch(key):
            self.tell(TroubleCode.NO_QUOTES, start, key, f'"{key}"')
        else:
            self.tell(TroubleCode.NO_KEY, start, key or self.text[start : min(self.end_of_line(), start + LONGEST)])

    def nothing_after(self, at: int) -> None:
        """Tells what stands on a line behind its end."""
        self.at = at
        self.skip(_BLANK)
        end = self.end_of_line()
        rest = self.text[self.at : end]
        if rest and not rest.startswith("#"):
            self.tell(TroubleCode.TOO_MUCH, self.at, rest)
        self.at = end

    # ----------------------------------------------------------------------------------------------------- values

    def value(self, inside: str) -> bool:
        """Reads a value, within a list or a table that `inside` closes; whether it is clear what comes after it."""
        self.skip(_BLANK)
        start = self.at
        sign = self.text[start : start + 1]
        if sign in ("", "\n", "#"):
            self.tell(TroubleCode.NO_VALUE, start - 1)
            self.to_next()
            return False
        if self.text.startswith(('"""', "'''"), start):
            return self.long_text(start)
        if sign in "\"'":
            return self.short_text(start, inside)
        if turned := _TYPOGRAPHIC.match(self.text, start):
            self.at = turned.end()
            if not turned[1].strip() and len(turned[0]) >= 3:
                self.tell(TroubleCode.TYPOGRAPHIC_QUOTES, start, turned[0], "'''")
                self.to_next()
                return False
            self.tell(TroubleCode.TYPOGRAPHIC_QUOTES, start, turned[0], f'"{turned[1].strip()}"')
            return True
        if sign in "[{":
            return self.list() if sign == "[" else self.table()
        self.bare(start, inside)
        return True

    def long_text(self, start: int) -> bool:
        mark = self.text[start : start + 3]
        end = self.text.find(mark, start + 3)
        if end < 0 or _OPENS.fullmatch(self.text, self.text.rfind("\n", start, end) + 1, end):
            self.tell(TroubleCode.QUOTES_NOT_CLOSED, start, mark)
            self.to_next()
            return False
        self.at = end + 3
        while self.text.startswith(mark[0], self.at) and self.at < end + 5:
            self.at += 1
        return True

    def short_text(self, start: int, inside: str) -> bool:
        if found := _TEXT.match(self.text, start):
            if inside and _RUNS_ON.fullmatch(found[0]) and self.text[found.end() : found.end() + 1].isalnum():
                self.tell(TroubleCode.QUOTES_NOT_CLOSED, start, found[0][0])
                self.to_next()
                return False
            self.at = found.end()
            if found[0] in ("''", '""') and not inside and self.map_follows():
                self.tell(TroubleCode.QUOTES_NOT_CLOSED, start, found[0])
                self.to_next()
                return False
            return True
        rest = self.text[start : min(self.end_of_line(), start + LONGEST)]
        inner = rest.split(",")[0].strip().rstrip("]} \t\r")
        if inner[-1] in _TURNED:
            bare = inner.strip(_TURNED + "\"'")
            self.tell(TroubleCode.TYPOGRAPHIC_QUOTES, start, inner, f'"{bare}"')
            self.at = start + len(inner)
            return True
        self.tell(TroubleCode.QUOTES_NOT_CLOSED, start, rest[0])
        if inside:
            self.to_next()
        else:
            self.at = self.end_of_line()
        return False

    def map_follows(self) -> bool:
        """Whether what stands up to the next statement ends like a map: two quotes were written in place of three."""
        end = self.end_of_line()
        if self.text[self.at : end].strip():
            return False
        found = _NEXT.search(self.text, end)
        return _OTHER_END.search(self.text, end, found.start() if found else len(self.text)) is not None

    def list(self) -> bool:
        start = self.at
        self.at += 1
        while True:
            self.skip(_BLANKS)
            if self.at >= len(self.text) or self.begins_next() or self.text[self.at] == "}":
                return self.not_closed(start)
            if self.text[self.at] == "]":
                self.at += 1
                return True
            if self.text[self.at] == ",":
                self.at += 1
                continue
            begun = self.at
            if not self.value("]"):
                return False
            if not self.parted(begun, "]"):
                return False

    def table(self) -> bool:
        start = self.at
        self.at += 1
        over_lines = False
        keys: set[str] = set()
        while True:
            self.skip(_BLANK)
            sign = self.text[self.at : self.at + 1]
            if sign in ("\n", "#", ""):
                if not over_lines:
                    closes = _TABLE_ENDS.search(self.text, self.at)
                    if closes is None or closes[0] != "}":
                        return self.not_closed(start)
                    self.tell(TroubleCode.TABLE_OVER_LINES, start)
                over_lines = True
                if not sign:
                    return self.not_closed(start)
                self.skip(_BLANKS)
                continue
            if sign == "]":
                return self.not_closed(start)
            if sign in "},":
                self.at += 1
                if sign == "}":
                    return True
                continue
            if not self.pair(keys):
                return False

    def pair(self, known: set[str]) -> bool:
        """A key and its value within a table on one line."""
        start = self.at
        found = _PAIR.match(self.text, start)
        if not found:
            self.tell(TroubleCode.NO_KEY, start, self.text[start : self.before_comma(start)])
            self.to_next()
            return False
        key = found[1].strip()
        if found[2] == ":":
            self.tell(TroubleCode.COLON_FOR_EQUALS, start, key, f"{key} =")
        self.key(start, found.end(1), known)
        self.at = found.end()
        begun = self.end_of(_BLANK)
        return self.value("}") and self.parted(begun, "}")

    def parted(self, begun: int, closer: str) -> bool:
        """Whether a comma, or the end, stands behind a value; a comma that is missing is told, and taken as there."""
        ended = self.at
        if closer == "]":
            self.skip(_BLANKS)
        else:
            self.skip(_BLANK)
        sign = self.text[self.at : self.at + 1]
        if sign in ("", "\n", "#", ",", "]", "}") or self.begins_next():
            return True
        if sign == ";":
            self.tell(TroubleCode.COMMA_MISSING, ended - 1, self.text[begun:ended])
            self.at += 1
            return True
        if closer == "}" and not _PAIR.match(self.text, self.at):
            self.at = self.before_comma(ended)
            self.tell(TroubleCode.TOO_MUCH, ended, self.text[ended : self.at])
        else:
            self.tell(TroubleCode.COMMA_MISSING, ended - 1, self.text[begun:ended])
        return True

    def before_comma(self, at: int) -> int:
        found = _TO_COMMA.match(self.text, at)
        return found.end() if found else at

    def not_closed(self, start: int) -> bool:
        self.tell(TroubleCode.NOT_CLOSED, start, self.text[start])
        if not self.begins_next():
            self.to_next()
        return False

    def bare(self, start: int, inside: str) -> None:
        """A number or a flag, or what was written in place of one, or of a text in quotes."""
        if right := _NUMBER.match(self.text, start) or _FLAG.match(self.text, start):
            self.at = right.end()
            comma = _COMMA.match(self.text, self.at)
            if comma and inside != "]":
                self.tell(TroubleCode.COMMA_IN_NUMBER, start, right[0] + comma[0])
                self.at = comma.end()
            return
        found = _BARE.match(self.text, start)
        assert found is not None
        self.odd(start, found.end())
        self.at = found.end()
        if word := found[0].strip():
            self.word(start, word)
            self.at += self.text.startswith('"', self.at)
        else:
            self.tell(TroubleCode.NO_VALUE, start)
            self.at += self.text[start] not in ",]}"

    def word(self, start: int, word: str) -> None:
        low = word.casefold()
        if _ZEROS.fullmatch(word):
            self.tell(TroubleCode.LEADING_ZERO, start, word, str(int(word[:40])))
        elif _LETTERS.fullmatch(word):
            right = word[:40].translate(_AS_DIGITS)
            self.tell(TroubleCode.LETTER_IN_NUMBER, start, word, str(int(right)))
        elif low in _TRUE or low in _FALSE:
            self.tell(TroubleCode.TRUTH_WORD, start, word, "true" if low in _TRUE else "false")
        elif any(sign in _TURNED for sign in word):
            self.tell(TroubleCode.TYPOGRAPHIC_QUOTES, start, word, f'"{word.strip(_TURNED)}"')
        elif number := _SIGNS.fullmatch(word):
            right = f"{'-' * bool(number[1])}{int(number[2])}"
            self.tell(TroubleCode.SIGN_IN_NUMBER, start, word, right)
        else:
            self.tell(TroubleCode.NO_QUOTES, start, word, f'"{word}"')
