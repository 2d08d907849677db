// A table out of the page: as a link that holds all of it, as a picture, as a position file, on paper.

import { button, h, show } from "./dom.js";
import { ask } from "./engine.js";
import { packed } from "./link.js";
import { paper } from "./paper.js";
import { pictured, png } from "./picture.js";
import { opened } from "./rule.js";
import { language, say } from "./words.js";

/** @typedef {import("./tables.js").Kept} Kept */
/** @typedef {import("./words.js").Said} Said */

/** @param {Kept} kept @param {Said} words @param {(what: string) => void} tell */
export function share(kept, words, tell) {
  const { page } = words;
  const file = kept.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, "-").trim() || String(kept.table.game);
  const link = h("input", { type: "text", readonly: true, class: "link", "aria-label": say(page, "link"), onfocus: () => link.select() });
  const tools = h("div", { class: "chips" });
  packed(kept.name, kept.table).then((text) => {
    link.value = `${location.href.split("#")[0]}#/open/${text}`;
    show(tools,
      button(say(page, "copy-link"), () => navigator.clipboard.writeText(link.value).then(() => tell(say(page, "copied")), () => link.select()), { class: "chip on" }),
      typeof navigator.share === "function" && button(say(page, "send-link"), () => navigator.share({ title: kept.name, url: link.value }).catch(() => {}), { class: "chip" }));
  });
  const image = h("img", { class: "shared-picture", alt: "" }), pictures = h("div", { class: "chips" }, say(page, "working"));
  pictured(kept.table).then((svg) => {
    if (!svg) return show(pictures, say(page, "no-picture"));
    image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    image.alt = kept.name;
    show(pictures, button("SVG", () => download(new Blob([svg], { type: "image/svg+xml" }), `${file}.svg`), { class: "chip", "aria-label": say(page, "save-svg") }),
      button("PNG", async () => download(await png(image), `${file}.png`), { class: "chip", "aria-label": say(page, "save-png") }));
  }).catch(() => show(pictures, say(page, "no-picture")));
  const dialog = h("dialog", { class: "rule share", "aria-label": say(page, "share") }, h("h2", { tabindex: -1, autofocus: true }, say(page, "share")),
    h("section", {}, h("h3", {}, say(page, "link")), h("p", { class: "hint" }, say(page, "link-hint")), link, tools),
    h("section", {}, h("h3", {}, say(page, "picture")), image, pictures),
    h("section", {}, h("h3", {}, say(page, "file-and-paper")), h("div", { class: "chips" },
      button("TOML", async () => download(new Blob([(await ask({ call: "toml", table: kept.table, language: language() })).toml], { type: "application/toml" }), `${file}.toml`), { class: "chip", "aria-label": say(page, "save-toml") }),
      button(say(page, "print"), async () => { await paper(kept, words); print(); }, { class: "chip" }))),
    button(say(page, "close"), () => dialog.close(), { class: "main" }));
  dialog.addEventListener("close", () => URL.revokeObjectURL(image.src));
  opened(dialog);
}

/** @param {Blob} what @param {string} name */
function download(what, name) {
  const link = h("a", { href: URL.createObjectURL(what), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
