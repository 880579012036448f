import { expect, test } from "vitest";

import { askDatabase } from "../../scripts/lib/operator-database.ts";
import { localService } from "../support/local-service.ts";

const elsewhere = localService(() => ({ body: "[]" }));
const database = localService(({ path }) => ({
  status: 307,
  headers: { location: `${elsewhere.url}${path}` },
}));

test.each([
  ["a read", undefined],
  ["a write", { email: "ada@example.com" }],
])("the key of %s follows no redirect to another host", async (_, body) => {
  const operator = { url: database.url, serviceRoleKey: "a key" };
  await expect(askDatabase(operator, "leads?select=id", body)).rejects.toThrow(
    `Cannot reach ${database.url}: unexpected redirect`,
  );
  expect(elsewhere.asked).toEqual([]);
});
