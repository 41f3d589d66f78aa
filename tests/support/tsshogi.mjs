// Reads kifu with tsshogi: lines of JSON {format, text} on standard input, lines of JSON {start, moves, special, again}
// or {error} on standard output; `again` is the game as tsshogi writes it.
import * as fs from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.env.TSSHOGI_FOLDER ?? process.cwd(), "x.js"));
const t = require("tsshogi");
const readers = { kif: t.importKIF, ki2: t.importKI2, csa: t.importCSA, jkf: t.importJKFString, usi: t.Record.newByUSI };
const writers = { kif: t.exportKIF, ki2: t.exportKI2, csa: t.exportCSA, jkf: t.exportJKFString };

for (const line of fs.readFileSync(0, "utf8").split("\n").filter((l) => l)) {
  const { format, text } = JSON.parse(line);
  const record = readers[format](text);
  if (record instanceof Error) {
    console.log(JSON.stringify({ error: String(record) }));
    continue;
  }
  const start = record.initialPosition.sfen;
  let nodes = 0;
  record.forEach(() => (nodes += 1));
  const line_ = record.moves.slice(1).map((n) => n.move);
  const moves = line_.filter((m) => m instanceof t.Move).map((m) => m.usi);
  const last = line_.at(-1);
  const special = last && !(last instanceof t.Move) ? last.type : null;
  const again = writers[format] ? writers[format](record, { returnCode: "\n" }) : null;
  console.log(JSON.stringify({ start, moves, special, nodes, again }));
}
