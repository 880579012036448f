import { expect, test } from "vitest";

import { SetupError } from "../../scripts/lib/error-details.ts";
import { askDatabase } from "../../scripts/lib/operator-database.ts";
import { localService } from "../support/local-service.ts";

const gateway = localService(({ path }) => ({
  status: path.includes("down") ? 502 : 200,
  headers: { "content-type": "text/html" },
  body: "<html>Bad gateway</html>",
}));

test.each([
  ["down", "refused down: HTTP 502"],
  ["login", "is no Supabase: it answered login without JSON."],
])("what a gateway answers to %s is named as what it is", async (path, words) => {
  const operator = { url: gateway.url, serviceRoleKey: "a key" };
  await expect(askDatabase(operator, `${path}?select=id`)).rejects.toThrow(
    new SetupError(`${gateway.url} ${words}`),
  );
});

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
