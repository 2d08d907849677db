// node answers.mjs SITE PYODIDE ENGINE: answers requests, one a line, by the engine of a site as a browser starts it.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [site, pyodide, engine] = process.argv.slice(2);
const there = (...parts) => resolve(site, ...parts);
const { loadPyodide } = await import(pathToFileURL(there(pyodide, "pyodide.mjs")));
const { fromImage } = await import(pathToFileURL(there("boot.mjs")));
const image = new Uint8Array(gunzipSync(await readFile(there(engine, "image.bin")))).buffer;
const answer = await fromImage(loadPyodide, `${there(pyodide)}/`, image);
for await (const request of createInterface({ input: process.stdin })) process.stdout.write(`${answer(request)}\n`);
process.exit(0);
