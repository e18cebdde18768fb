// Prints the first difference in a capsule with two runs. The page's code finds the difference, and the format is the format of `sdl-bridge
// replay --app`.

import { readFileSync } from "node:fs";
import { compareFiles } from "../../web/core/compare/compare.js";

const { turns, first } = await compareFiles(new Blob([readFileSync(process.argv[2])]));
if (first !== undefined) {
  const { words, difference } = turns[first];
  console.log(`at act ${first}: ${words}`);
  for (const { what, then, now } of difference?.lines ?? []) console.log(`  ${what}\n    then ${then}\n    now  ${now}`);
}
