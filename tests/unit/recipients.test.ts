import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { emailsFor } from "../../app/server/environment/recipients.ts";
import { concerns } from "../../app/server/notifications/configured-receivers.ts";

const kinds = [
  "getStarted",
  "hireMe",
  "contactUs",
  "consultation",
  "partner",
  "newsletter",
  "contactPage",
] as const;

/** The environment with these receivers, and what is reported about them. */
function configured(LEAD_EMAIL_TO: string, LEAD_ROUTES = "") {
  const faults: string[] = [];
  const environment = readEnvironment({ LEAD_EMAIL_TO, LEAD_ROUTES }, (name, problem) => {
    if (name === "LEAD_EMAIL_TO") faults.push(problem);
  });
  const emailsOf = (kind: (typeof kinds)[number], country: string | null = null) =>
    emailsFor({ kind, country, tier: null }, environment);
  return { faults, emailsOf, environment };
}

const missing = (...without: string[]) => [
  `has no address for ${without.join(", ")}: write KIND:nobody for none`,
];

// "A kind for which no address, no route and no `nobody` is written is a fault of the configuration
// (`environment.invalid`, an alert), and its mails go to the plain addresses of `LEAD_EMAIL_TO`; a
// deliberate `nobody` stays possible."
describe("LEAD_EMAIL_TO", () => {
  const others = kinds.filter((kind) => kind !== "partner");

  test.each([
    ["one kind alone", "partner:p@aioi.example", "", others],
    [
      "a route for one country",
      "partner:p@aioi.example",
      "kind=hireMe country=DE -> dach@aioi.example",
      others,
    ],
    [
      "a route for one tier, for nobody",
      "partner:p@aioi.example",
      "tier=starter -> nobody",
      others,
    ],
    ["a kind without an address", "sales@aioi.example, newsletter:", "", ["newsletter"]],
  ])(
    "%s: a fault that names the kinds, and none is left without a reader",
    (_, to, routes, without) => {
      const { faults, emailsOf, environment } = configured(to, routes);
      expect(faults).toEqual(missing(...without));
      for (const kind of kinds) {
        expect(emailsOf(kind, "FR"), kind).not.toEqual([]);
        expect(concerns("email", kind, environment), kind).toBe(true);
      }
    },
  );

  test("mails of such a kind go to the addresses for every kind", () => {
    const { emailsOf } = configured("a@aioi.example, partner:p@aioi.example, newsletter:");
    expect(emailsOf("newsletter")).toEqual(["a@aioi.example"]);
    expect(emailsOf("partner")).toEqual(["p@aioi.example"]);
  });

  test("or to all of the list, where no address is for every kind", () => {
    const { emailsOf } = configured("partner:p@aioi.example, hireMe:h@aioi.example");
    expect(emailsOf("contactPage")).toEqual(["p@aioi.example", "h@aioi.example"]);
  });

  test.each([
    ["an address for every kind", "sales@aioi.example", ""],
    ["a deliberate nobody", "sales@aioi.example, newsletter:nobody", ""],
    [
      "an empty entry beside an address",
      "sales@aioi.example, newsletter:, newsletter:n@aioi.example",
      "",
    ],
    [
      "a route for every lead of the others",
      "partner:p@aioi.example",
      `kind=${others.join(",")} -> rest@aioi.example`,
    ],
    ["a route that says nobody", "partner:p@aioi.example", `kind=${others.join(",")} -> nobody`],
  ])("%s is no fault", (_, to, routes) => {
    expect(configured(to, routes).faults).toEqual([]);
  });

  test("nobody gets mails of a kind for which nobody is written", () => {
    const { emailsOf, environment } = configured("sales@aioi.example, newsletter:nobody");
    expect(emailsOf("newsletter")).toEqual([]);
    expect(concerns("email", "newsletter", environment)).toBe(false);
  });

  test.each(["nobody", "partners:p@aioi.example", "constructor:p@aioi.example", "partner:x", ":"])(
    "%j is not a list of addresses",
    (to) => {
      expect(configured(to).faults).toEqual(["is not a list of addresses"]);
    },
  );
});
