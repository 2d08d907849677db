// Python with the engine in it, in a worker of the page or in node when the site is built.
// With an image of its memory, as it lay there once the engine was imported, it is there in a third of the time.

/**
 * @typedef {{ FS: { writeFile: (name: string, content: Uint8Array) => void, mkdirTree: (name: string) => void }, runPython: (code: string) => any, makeMemorySnapshot: () => Uint8Array, globals: { get: (name: string) => any } }} Python
 * @typedef {(options: Record<string, unknown>) => Promise<Python>} Load
 * @typedef {{ answer: (request: string) => string, put: (pack: string, content: Uint8Array) => void }} Answering  put: a pack that an answer has called missing
 * @typedef {{ base: Uint8Array, start: string, packs?: Record<string, Uint8Array>, compiled?: (python: Python) => void }} Engine  compiled: puts the modules there as they were compiled before
 */

/**
 * From an image. Throws if it is none, or was made by other versions.
 * @param {Load} load @param {string} indexURL @param {ArrayBuffer} image @returns {Promise<Answering>}
 */
export async function fromImage(load, indexURL, image) {
  const back = roomFor(image.byteLength);
  try {
    const python = await load({ indexURL, _loadSnapshot: image });
    const engine = answering(python);
    if (!JSON.parse(engine.answer('{"call": "words"}')).page) throw new Error("The image does not answer.");
    return engine;
  } finally {
    back();
  }
}

/**
 * From the pack that all games need, with an image of how it lies in memory then, or none where that cannot be had.
 * @param {Load} load @param {string} indexURL @param {() => Promise<Engine>} engine
 */
export async function fromPack(load, indexURL, engine) {
  const [python, { base, start, packs, compiled }] = await Promise.all([load({ indexURL, _makeSnapshot: true }), engine()]);
  python.FS.writeFile("/base.bin", base);
  const { put } = answering(python);
  for (const [pack, content] of Object.entries(packs ?? {})) put(pack, content);
  compiled?.(python);
  python.runPython(start);
  python.runPython('with open("/base.bin", "rb") as file:\n    answer = start(file.read())');
  return { image: imageOf(python), engine: answering(python) };
}

/** @param {Python} python @returns {Answering} */
function answering({ FS, globals }) {
  FS.mkdirTree("/packs");
  return { answer: (request) => globals.get("answer")(request), put: (pack, content) => FS.writeFile(`/packs/${pack}`, content) };
}

/** Before anything of Python is known outside, which an image could not hold. @param {Python} python */
function imageOf(python) {
  try {
    return python.makeMemorySnapshot();
  } catch (why) {
    console.info("There is no image of the engine:", String(why));
    return null;
  }
}

/**
 * An image that is larger than the memory that Pyodide begins with does not fit into it (its issue 6254): it grows first.
 * @param {number} bytes
 */
function roomFor(bytes) {
  const { instantiate, instantiateStreaming } = WebAssembly;
  /** @param {(...given: any[]) => Promise<any>} was */
  const growing = (was) => async (/** @type {any[]} */ ...given) => {
    const made = await was.apply(WebAssembly, given);
    /** @type {WebAssembly.Memory | undefined} */
    const memory = made.instance?.exports.memory;
    const missing = memory ? bytes - memory.buffer.byteLength : 0;
    if (missing > 0) memory?.grow(Math.ceil(missing / 65536));
    return made;
  };
  Object.assign(WebAssembly, { instantiate: growing(instantiate), instantiateStreaming: growing(instantiateStreaming) });
  return () => Object.assign(WebAssembly, { instantiate, instantiateStreaming });
}
