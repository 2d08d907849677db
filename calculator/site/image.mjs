// node image.mjs SITE PYODIDE ENGINE: starts the engine as the site does, and keeps an image of its memory beside it.

import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [site, pyodide, engine] = process.argv.slice(2);
const there = (...parts) => resolve(site, ...parts);
const { loadPyodide } = await import(pathToFileURL(there(pyodide, "pyodide.mjs")));
const { fromPack } = await import(pathToFileURL(there("boot.mjs")));
const { image } = await fromPack(loadPyodide, `${there(pyodide)}/`, async () => ({
  pack: new Uint8Array(await readFile(there(engine, "engine.bin"))),
  start: await readFile(there(engine, "start.py"), "utf8"),
}));
if (!image) throw new Error("Pyodide made no image of its memory.");
await writeFile(there(engine, "image.bin"), gzipSync(image, { level: 9 }));
process.exit(0);
