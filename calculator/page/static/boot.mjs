// Python with the engine in it, in a worker of the page or in node when the site is built.
// With an image of its memory, as it lay there once the engine was imported, it is there in a third of the time.

/**
 * @typedef {{ FS: { writeFile: (name: string, content: Uint8Array) => void }, runPython: (code: string) => any, makeMemorySnapshot: () => Uint8Array, globals: { get: (name: string) => any } }} Python
 * @typedef {(options: Record<string, unknown>) => Promise<Python>} Load
 * @typedef {{ pack: Uint8Array, start: string, compiled?: (python: Python) => void }} Engine  compiled: puts the modules there as they were compiled before
 */

/**
 * From an image. Throws if it is none, or was made by other versions.
 * @param {Load} load @param {string} indexURL @param {ArrayBuffer} image
 */
export async function fromImage(load, indexURL, image) {
  const back = roomFor(image.byteLength);
  try {
    const python = await load({ indexURL, _loadSnapshot: image });
    const answer = python.globals.get("answer");
    if (!JSON.parse(answer('{"call": "games"}')).games) throw new Error("The image does not answer.");
    return answer;
  } finally {
    back();
  }
}

/**
 * From the engine's pack, with an image of how it lies in memory then, or none where that cannot be had.
 * @param {Load} load @param {string} indexURL @param {() => Promise<Engine>} engine
 */
export async function fromPack(load, indexURL, engine) {
  const [python, { pack, start, compiled }] = await Promise.all([load({ indexURL, _makeSnapshot: true }), engine()]);
  python.FS.writeFile("/engine.bin", pack);
  compiled?.(python);
  python.runPython(start);
  python.runPython('with open("/engine.bin", "rb") as file:\n    answer = start(file.read())');
  return { answer: () => python.globals.get("answer"), image: imageOf(python) };
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
