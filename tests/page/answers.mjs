// node answers.mjs SITE PYODIDE ENGINE: answers requests, one a line, by the engine of a site as a browser starts it.

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [site, pyodide, engineFolder] = process.argv.slice(2);
const there = (...parts) => resolve(site, ...parts);
const { loadPyodide } = await import(pathToFileURL(there(pyodide, "pyodide.mjs")));
const { fromImage } = await import(pathToFileURL(there("boot.mjs")));
const image = new Uint8Array(gunzipSync(await readFile(there(engineFolder, "image.bin")))).buffer;
const engine = await fromImage(loadPyodide, `${there(pyodide)}/`, image);
const { stdout } = process;

/** An answer, after the packs were put there that it needs. */
async function answer(request) {
  for (;;) {
    const told = engine.answer(request);
    const pack = told.startsWith('{"missing"') && JSON.parse(told).missing;
    if (!pack) return told;
    engine.put(pack, await readFile(there(engineFolder, `pack-${pack}.bin`)));
  }
}

for await (const request of createInterface({ input: process.stdin }))
  if (!stdout.write(`${await answer(request)}\n`)) await once(stdout, "drain"); // an answer may be longer than a pipe holds
stdout.end(() => process.exit(0));
