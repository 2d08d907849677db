// node answers.mjs SITE PYODIDE ENGINE: answers requests, one a line, by the engine of a site as a browser starts it.

import { once } from "node:events";
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
const { stdout } = process;
for await (const request of createInterface({ input: process.stdin }))
  if (!stdout.write(`${answer(request)}\n`)) await once(stdout, "drain"); // an answer may be longer than a pipe holds
stdout.end(() => process.exit(0));
