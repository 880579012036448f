import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { emailsFor } from "../../app/server/environment/recipients.ts";
import { concerns } from "../../app/server/notifications/configured-receivers.ts";

/** The environment with these receivers, and what is reported about them. */
function configured(LEAD_EMAIL_TO: string, LEAD_ROUTES = "") {
  const faults: string[] = [];
  const environment = readEnvironment({ LEAD_EMAIL_TO, LEAD_ROUTES }, (name, problem) => {
    if (name === "LEAD_EMAIL_TO") faults.push(problem);
  });
  return { faults, environment };
}

// "One language for who is told (`LEAD_ROUTES`, with `LEAD_EMAIL_TO` as the plain fallback)." "Its mails go
// to the plain addresses of `LEAD_EMAIL_TO`; a deliberate `nobody` stays possible."
describe("LEAD_EMAIL_TO", () => {
  test("gets every lead that fits no route", () => {
    const { faults, environment } = configured(
      "sales@aioi.example, boss@aioi.example",
      "kind=partner country=DE -> dach@aioi.example",
    );
    expect(faults).toEqual([]);
    const all = ["sales@aioi.example", "boss@aioi.example"];
    for (const kind of ["partner", "newsletter", "contactPage"] as const) {
      expect(emailsFor({ kind, country: "FR", tier: null }, environment), kind).toEqual(all);
      expect(concerns("email", kind, environment), kind).toBe(true);
    }
  });

  test("gets none of the kinds for which a route says nobody", () => {
    const { environment } = configured("sales@aioi.example", "kind=newsletter -> nobody");
    expect(emailsFor({ kind: "newsletter", country: null, tier: null }, environment)).toEqual([]);
    expect(concerns("email", "newsletter", environment)).toBe(false);
    expect(concerns("email", "partner", environment)).toBe(true);
  });

  test.each([
    "nobody",
    "partner:p@aioi.example",
    "sales@aioi.example, newsletter:nobody",
    "sales@aioi.example,",
    "sales@aioi.example; boss@aioi.example",
    ":",
  ])("%j is not a list of addresses", (to) => {
    expect(configured(to).faults).toEqual(["is not a list of addresses"]);
  });
});
