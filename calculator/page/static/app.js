// Which view is shown: the address after # says it. #/  #/table/ID  #/settle/ID/MOVE  #/referee  #/referee/ID  #/open/LINK
// #/rules/GAME  #/rules/GAME/ID

import { h, show } from "./dom.js";
import { Refused } from "./engine.js";
import { home } from "./home.js";
import { refereeView } from "./referee.js";
import { setUp } from "./referee-setup.js";
import { rulebook } from "./rulebook.js";
import { settleView } from "./settle.js";
import { sent } from "./sent.js";
import { tableView } from "./table.js";
import { LANGUAGES, choose, language, said, say } from "./words.js";

const top = /** @type {HTMLElement} */ (document.getElementById("top"));
const view = /** @type {HTMLElement} */ (document.getElementById("view"));
const told = /** @type {HTMLElement} */ (document.getElementById("told"));

let shown = 0;

/** @param {boolean} [moved] whether somebody went to another address, so that reading begins at its top */
async function draw(moved = false) {
  const turn = ++shown;
  try {
    const words = await said();
    const [where, ...rest] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
    showTop(words.page, where ?? "");
    const place = h("div", { class: "view" });
    const made = where === "table" ? tableView(rest[0] ?? "", tell)
      : where === "settle" ? settleView(rest[0] ?? "", rest.slice(1).join("/"), tell)
      : where === "referee" ? (rest[0] ? refereeView(rest[0], tell) : setUp(undefined, tell))
      : where === "rules" ? rulebook(rest[0], rest[1])
      : where === "open" ? sent(rest[0] ?? "", tell)
      : home(tell);
    show(place, ...await made);
    if (turn !== shown) return;
    view.replaceChildren(place);
    document.title = `${view.querySelector("h1")?.textContent ?? ""} · Courtroll`;
    told.textContent = "";
    if (moved) {
      view.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
  } catch (error) {
    tell(error instanceof Refused || error instanceof TypeError ? error.message : String(error));
    if (!(error instanceof Refused)) console.warn(error);
  }
}

/** Says something at the foot of the page. @param {string} what */
function tell(what) {
  told.textContent = what;
}

/** @param {Record<string, string>} words @param {string} where */
function showTop(words, where) {
  const select = h("select", { "aria-label": say(words, "language"), onchange: () => {
    choose(select.value);
    draw();
  }, "data-key": "language" }, ...Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === language() }, name)));
  const link = (/** @type {string} */ href, /** @type {string} */ name, /** @type {boolean} */ here) => h("a", { href, "aria-current": here ? "page" : undefined }, name);
  show(top, h("a", { class: "brand", href: "#/", "aria-label": "Courtroll" }, h("img", { src: "icon.svg", alt: "", width: 28, height: 28 }), h("span", {}, "Courtroll")),
    h("nav", { "aria-label": "Courtroll" }, link("#/", say(words, "tables"), where !== "rules"), link("#/rules", say(words, "rules"), where === "rules")), select);
}

addEventListener("hashchange", () => draw(true));
draw();
