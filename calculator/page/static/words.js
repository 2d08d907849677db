// What the page says, in the language chosen by the browser or by a tap; all of it comes from the project's own words.

import { ask } from "./engine.js";

/** @typedef {Record<string, string>} Words */
/** @typedef {{ page: Words, common: Words, cards: Words, game?: { title: string, moments: Words, deciders: Words, names: Words, signs: Words } }} Said */

export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano" };
const KEY = "courtroll.language";

/** @returns {string} */
export function language() {
  const told = [localStorage.getItem(KEY), ...navigator.languages].map((each) => (each ?? "").slice(0, 2).toLowerCase());
  return told.find((each) => each in LANGUAGES) ?? "en";
}

/** @param {string} chosen */
export function choose(chosen) {
  localStorage.setItem(KEY, chosen);
}

/** @type {Map<string, Said>} */
const known = new Map();

/** The words of a game, or those of the page alone. @param {string} [game] @returns {Promise<Said>} */
export async function said(game) {
  const key = `${language()} ${game ?? ""}`;
  const found = known.get(key) ?? await ask({ call: "words", language: language(), ...(game ? { game } : {}) });
  known.set(key, found);
  document.documentElement.lang = language();
  return found;
}

/** Puts what is given into a sentence: "{n} players". @param {Words} words @param {string} word @param {Record<string, string | number>} [given] */
export function say(words, word, given = {}) {
  return (words[word] ?? word).replaceAll(/\{(\w+)\}/g, (whole, name) => String(given[name] ?? whole));
}

/** Names as people list them: "Anna, Bert and Cleo". @param {Said} words @param {string[]} names */
export function listed({ common }, names) {
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(` ${common.and} `);
}

/** A piece as people call it, beside the letter that stands for it in a move. @param {Said} words @param {string} piece */
export function lettered({ game }, piece) {
  const told = game?.signs[piece];
  return told ? `${piece} ${told}` : game?.names[piece.toLowerCase()] ?? piece;
}

/** A code as words, where nobody has told what it is called. @param {string} code */
export function plain(code) {
  const words = code.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
