// The picture of a table, as the command draws it; an image of it never runs anything that a name may hold.

import { ask } from "./engine.js";
import { language } from "./words.js";

/** @typedef {import("./engine.js").Table} Table */
const SHARP = 2, WIDEST = 4096;

/** The drawing as SVG; null if it cannot be drawn. @param {Table} table @returns {Promise<string | null>} */
export async function pictured(table) {
  return (await ask({ call: "draw", table, language: language() })).svg ?? null;
}

/** The same in dots. @param {HTMLImageElement} image @returns {Promise<Blob>} */
export async function png(image) {
  await image.decode();
  const scale = Math.min(SHARP, WIDEST / Math.max(image.naturalWidth, image.naturalHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  const over = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  over.fillStyle = "#ffffff";
  over.fillRect(0, 0, canvas.width, canvas.height);
  over.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((made) => (made ? done(made) : failed(new Error("PNG"))), "image/png"));
}
