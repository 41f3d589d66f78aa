// How long tsshogi takes to read kifu: {format: [texts]} as JSON on standard input, {format: milliseconds} on standard
// output, warmed up, best of five. Where Linux tells it, the processor's time of the one thread that reads: neither other
// work on the machine nor node's own compiler and collector count then.
import * as fs from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.env.TSSHOGI_FOLDER ?? process.cwd(), "x.js"));
const t = require("tsshogi");
const readers = { KIF: t.importKIF, KI2: t.importKI2, CSA: t.importCSA, JKF: t.importJKFString, USI: t.Record.newByUSI };

function now() {
  try {
    return Number(fs.readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

const took = {};
for (const [format, texts] of Object.entries(JSON.parse(fs.readFileSync(0, "utf8")))) {
  const read = readers[format];
  const times = [];
  for (let turn = 0; turn < 25; turn++) {
    const began = now();
    for (const text of texts) {
      const record = read(text);
      if (record instanceof Error) throw record;
    }
    times.push(now() - began);
  }
  took[format] = Math.min(...times.slice(5));
}
console.log(JSON.stringify(took));
