"""The page's modules as the site carries them; that they still do the same is seen in a browser."""

from __future__ import annotations

import gzip
import re

from courtroll.calculator.serving.site import STATIC
from courtroll.calculator.site import bundling

MODULES = {path.name: path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("*.*js"))}
APP = '// What it does.\nimport { b as c } from "./b.js";\nconst later = () => import("./d.js");\nc(later);\n'
B = """import { a } from "./a.js";
/** @param {any} x */
export function b(x) {
  return /** @type {any} */ (a(x));
}
"""
A = 'import { b } from "./b.js";\nexport const a = 1;\n'
D = "export class D {}\n"
BUNDLE = """const $a = {}, $b = {}, $app = {}, $d = {};
{
const b = (...given) => $b.b(...given);
const a = 1;
Object.assign($a, { a });
}
{
const { a } = $a;
function b(x) {
return (a(x));
}
Object.assign($b, { b });
}
{
const { b: c } = $b;
const later = () => Promise.resolve().then(() => $d);
c(later);
Object.assign($app, {  });
}
{
class D {}
Object.assign($d, { D });
}
"""


def test_modules_become_one_in_the_order_in_which_they_need_each_other() -> None:
    modules = {"app.js": APP, "a.js": A, "b.js": B, "d.js": D}
    assert bundling.bundled({name: bundling.shortened(each) for name, each in modules.items()}, "app.js") == BUNDLE


def test_every_module_is_written_as_the_bundle_takes_it() -> None:
    for text in MODULES.values():
        assert len(re.findall(r"^import ", text, re.M)) == len(bundling.IMPORT.findall(text)) or "boot.mjs" in text
        assert len(re.findall(r"^export ", text, re.M)) == len(bundling.EXPORT.findall(text))
        assert all(line.count("`") % 2 == 0 for line in text.splitlines())
        assert not re.search(r"""["'`][^"'`]*/\*[^"'`]*["'`]""", re.sub(r"/\*.*?\*/", "", text, flags=re.S))


def test_the_page_s_own_code_is_small() -> None:
    modules = {name: bundling.shortened(each) for name, each in MODULES.items()}
    styles = "".join(bundling.shortened(each.read_text(encoding="utf-8")) for each in STATIC.glob("*.css"))
    assert len(gzip.compress(bundling.bundled(modules, "app.js").encode())) < 46_000
    assert len(gzip.compress(styles.encode())) < 9_500
