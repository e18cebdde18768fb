import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compileFilter, FilterError } from "../core/filter.js";

const table = JSON.parse(readFileSync(new URL("../../Tests/Shared/filter.json", import.meta.url), "utf8"));

for (const { q, seqs, error, at } of table.cases) {
  test(`the query ${JSON.stringify(q)} ${error ? "is rejected with the position" : "finds its rows"}`, () => {
    if (error) {
      assert.throws(() => compileFilter(q), (thrown) => {
        assert.ok(thrown instanceof FilterError, String(thrown));
        assert.deepEqual([thrown.message, thrown.at], [error, at]);
        return true;
      });
    } else {
      assert.deepEqual(table.rows.filter(compileFilter(q)).map((row) => row.seq), seqs);
    }
  });
}

test("the table has valid and invalid queries", () => {
  assert.ok(table.cases.filter((one) => one.seqs).length > 40);
  assert.ok(table.cases.filter((one) => one.error).length > 5);
});
