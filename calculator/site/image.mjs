// node image.mjs SITE PYODIDE ENGINE: starts the engine as the site does, and keeps an image of its memory beside it.

import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [site, pyodide, engine] = process.argv.slice(2);
const there = (...parts) => resolve(site, ...parts);
const { loadPyodide } = await import(pathToFileURL(there(pyodide, "pyodide.mjs")));
const { fromPack } = await import(pathToFileURL(there("boot.mjs")));
const indexURL = `${there(pyodide)}/`, compiled = "/compiled";
const base = new Uint8Array(await readFile(there(engine, "base.bin"))), start = await readFile(there(engine, "start.py"), "utf8");

// Another Python compiles the modules: what that leaves in the memory is to be in no image of it.
const other = await loadPyodide({ indexURL });
other.FS.writeFile("/base.bin", base);
other.runPython(start);
other.runPython('with open("/base.bin", "rb") as file:\n    compile_all(file.read())');
const { image } = await fromPack(loadPyodide, indexURL, async () => ({ base, start, compiled({ FS }) {
  FS.mkdir(compiled);
  for (const name of other.FS.readdir(compiled).filter((each) => !each.startsWith("."))) {
    FS.writeFile(`${compiled}/${name}`, other.FS.readFile(`${compiled}/${name}`));
  }
} }));
if (!image) throw new Error("Pyodide made no image of its memory.");
await writeFile(there(engine, "image.bin"), gzipSync(image, { level: 9 }));
process.exit(0);
