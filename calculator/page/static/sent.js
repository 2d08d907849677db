// A table that came by a link: it is shown, and kept on this device only if somebody says so.

import { button, h } from "./dom.js";
import { Refused, ask } from "./engine.js";
import { BadLink, unpacked } from "./link.js";
import { players } from "./places.js";
import { closing, sheet, standing, verdict } from "./score.js";
import { keep } from "./tables.js";
import { language, said, say } from "./words.js";
import { said as saidWrong, wrongs } from "./wrong.js";

/** @param {string} text what stands behind #/open/ @param {(what: string) => void} tell @returns {Promise<HTMLElement[]>} */
export async function sent(text, tell) {
  const { page } = await said();
  const heading = h("h1", {}, say(page, "a-table-was-sent")), home = h("p", {}, h("a", { href: "#/" }, say(page, "tables")));
  try {
    const { name, table } = await unpacked(text);
    const read = await ask({ call: "read", table, language: language() });
    if (!read.document) return [heading, h("p", { class: "verdict wrong-verdict" }, say(page, "link-broken")), told(read.answer, table), home];
    const game = String(table.game ?? ""), words = await said(game);
    const { answer } = await ask({ call: "score", table, language: language() });
    const keeps = h("div", { class: "chips" }, button(say(page, "keep-here"), () => {
      try {
        location.hash = `#/table/${keep(name, table).id}`;
      } catch {
        tell(say(page, "not-kept"));
      }
    }, { class: "main" }), h("a", { class: "quiet", href: "#/" }, say(page, "do-not-keep")));
    const shown = answer.players
      ? [h("p", { class: `verdict ${answer.certain ? "certain" : "open"}` }, verdict(answer, words)), standing(answer), ...sheet(answer, words, game, table), ...closing(answer, words, game, table)]
      : [told(answer, table)];
    return [heading, h("p", { class: "lead" }, h("strong", {}, name), " · ", [words.game?.title, players(table).join(", ")].filter(Boolean).join(" · ")), keeps, h("section", { class: "score sent", "aria-label": say(page, "score") }, ...shown)];
  } catch (error) {
    const why = error instanceof BadLink ? say(page, error.why) : error instanceof Refused ? error.message : String(error);
    return [heading, h("p", { class: "verdict wrong-verdict" }, why), home];
  }
}

/** What cannot be read, or cannot be. @param {import("./engine.js").Answer} answer @param {import("./engine.js").Table} table */
function told(answer, table) {
  return h("ul", { class: "notes" }, ...wrongs(answer, table).map((each) => saidWrong({ ...each, rule: "" }, "", "", true)));
}
