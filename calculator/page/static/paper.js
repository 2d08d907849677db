// A table on a page of paper: who has won, every line, the picture, and the rules that the lines cite.

import { h } from "./dom.js";
import { ask } from "./engine.js";
import { closing, sheet, verdict } from "./score.js";
import { pictured } from "./picture.js";
import { language, say } from "./words.js";

/** Lays the page out, where only a printer shows it. @param {import("./tables.js").Kept} kept @param {import("./words.js").Said} words */
export async function paper(kept, words) {
  const game = String(kept.table.game);
  const { answer, explained } = await ask({ call: "score", table: kept.table, with: ["explained"], language: language() });
  const svg = await pictured(kept.table).catch(() => null);
  const image = h("img", { alt: "" });
  if (svg) {
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    await image.decode().catch(() => {});
  }
  const cards = /** @type {[string, import("./engine.js").Card][]} */ (Object.entries(explained ?? {}));
  const scored = answer.players ? [h("p", { class: "verdict" }, verdict(answer, words)), ...sheet(answer, words, game), ...closing(answer, words)] : [];
  document.querySelector(".paper")?.remove();
  document.body.classList.add("printing");
  document.body.append(h("section", { class: "paper" },
    h("h1", {}, kept.name), h("p", {}, words.game?.title, " · ", words.game?.moments[String(kept.table.moment)] ?? ""), ...scored, svg && image,
    cards.length > 0 && h("h2", {}, say(words.page, "rules")), h("ul", { class: "cited" }, ...cards.map(([id, card]) => h("li", {}, h("code", {}, id), " ", h("span", { lang: "en" }, card.says))))));
}
