import { describe, expect, test } from "vitest";

import { readEnvironment } from "../../app/server/environment/environment.ts";
import { parseLeadRoutes, type RoutedLead } from "../../app/server/environment/lead-routes.ts";
import { emailsFor, lateEmailsFor } from "../../app/server/environment/recipients.ts";
import { concerns } from "../../app/server/notifications/configured-receivers.ts";

const faultsOf = (text: string) => {
  const issues: { message: string }[] = [];
  parseLeadRoutes(text, { issues });
  return issues.map(({ message }) => message);
};

const environmentOf = (variables: Record<string, string>) =>
  readEnvironment({ LEAD_EMAIL_TO: "sales@aioi.example", ...variables }, () => undefined);

const routes = `
# From the top; the first line that fits decides.
kind=partner country=DE,AT,CH -> partners-dach@aioi.example
kind=partner -> partners@aioi.example
country=DE,AT,CH tier=hyper-scaler -> key-accounts@aioi.example, dach@aioi.example
country=DE,AT,CH -> dach@aioi.example
kind=newsletter -> nobody
`;

// The forms ask for no size but that of the tier.
describe("LEAD_ROUTES", () => {
  const environment = environmentOf({ LEAD_ROUTES: routes });
  const lead = (values: Partial<RoutedLead> = {}): RoutedLead => ({
    kind: "getStarted",
    country: null,
    tier: null,
    ...values,
  });

  test.each<[Partial<RoutedLead>, string[]]>([
    [{ kind: "partner", country: "CH" }, ["partners-dach@aioi.example"]],
    [{ kind: "partner", country: "FR" }, ["partners@aioi.example"]],
    [{ kind: "partner" }, ["partners@aioi.example"]],
    [{ country: "DE", tier: "hyper-scaler" }, ["key-accounts@aioi.example", "dach@aioi.example"]],
    [{ country: "DE", tier: "starter" }, ["dach@aioi.example"]],
    [{ country: "DE" }, ["dach@aioi.example"]],
    [{ tier: "hyper-scaler" }, ["sales@aioi.example"]],
    [{ country: "FR" }, ["sales@aioi.example"]],
    [{}, ["sales@aioi.example"]],
    [{ kind: "newsletter" }, []],
    [{ kind: "newsletter", country: "DE" }, ["dach@aioi.example"]],
  ])("%j goes to %j: the first match wins, else LEAD_EMAIL_TO", (values, emails) => {
    expect(emailsFor(lead(values), environment)).toEqual(emails);
  });

  test("nobody by kind, but the lines above take those of one country", () => {
    const mixed = environmentOf({
      LEAD_ROUTES: "country=DE -> dach@aioi.example\nkind=newsletter -> nobody",
    });
    expect(emailsFor(lead({ kind: "partner", country: "FR" }), mixed)).toEqual([
      "sales@aioi.example",
    ]);
    expect(emailsFor(lead({ kind: "newsletter", country: "DE" }), mixed)).toEqual([
      "dach@aioi.example",
    ]);
    expect(concerns("email", lead({ kind: "newsletter", country: "DE" }), mixed)).toBe(true);
    expect(emailsFor(lead({ kind: "newsletter" }), mixed)).toEqual([]);
    expect(concerns("email", lead({ kind: "newsletter" }), mixed)).toBe(false);
  });

  test.each([
    [
      "kind=partner partners@aioi.example",
      ["line 1: is not one `->` between conditions and receivers"],
    ],
    [
      "\n# note\n-> a@aioi.example",
      ["line 3: has no condition; leads that fit no line go to LEAD_EMAIL_TO"],
    ],
    [
      "region=EU -> a@aioi.example",
      ['line 1: "region=EU" is no condition: kind=, country= or tier='],
    ],
    [
      "kind=partners -> a@aioi.example",
      [
        'line 1: "partners" is no kind of lead: getStarted, hireMe, contactUs, consultation, partner, newsletter, contactPage',
      ],
    ],
    [
      "country=Germany -> a@aioi.example",
      ['line 1: "Germany" is no country: two capital letters, such as DE'],
    ],
    [
      "kind=partner kind=hireMe -> a@aioi.example",
      ["line 1: has kind= twice; write its values with commas and no blanks"],
    ],
    [
      "kind=partner -> a@aioi.example,",
      ["line 1: receiver 2 is no email address; write `nobody` for none"],
    ],
    [
      "constructor=x -> a@aioi.example",
      ['line 1: "constructor=x" is no condition: kind=, country= or tier='],
    ],
  ])("%j: one line for its fault", (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test("a line that begins with late names the second address, and is no route of other mails", () => {
    const both = environmentOf({
      LEAD_ROUTES: "late kind=partner -> mei@aioi.example\nlate -> boss@aioi.example",
    });
    expect(emailsFor(lead(), both)).toEqual(["sales@aioi.example"]);
    expect(lateEmailsFor(lead(), both)).toEqual(["boss@aioi.example"]);
    expect(lateEmailsFor(lead({ kind: "partner" }), both)).toEqual(["mei@aioi.example"]);
    expect(lateEmailsFor(lead(), environment)).toEqual([]);
    expect(concerns("late", lead({ kind: "hireMe" }), both)).toBe(true);
    expect(concerns("late", lead({ kind: "newsletter" }), both)).toBe(false);
    expect(concerns("late", lead(), environment)).toBe(false);
    expect(concerns("email", lead({ kind: "hireMe" }), both)).toBe(true);
  });

  test("a tier that there is none of is named with those that there are", () => {
    const [fault] = faultsOf("tier=large -> a@aioi.example");
    expect(fault).toMatch(/^line 1: "large" is no tier: starter, .*hyper-scaler/);
  });

  test("each fault has a line of its own, and none repeats an address", () => {
    const faults = faultsOf(
      "maya@northgate.example -> kind=partner\ncountry=de -> maya@northgate, x",
    );
    expect(faults).toEqual([
      "line 1: an address is no condition: kind=, country= or tier=",
      "line 1: receiver 1 is no email address; write `nobody` for none",
      'line 2: "de" is no country: two capital letters, such as DE',
      "line 2: receiver 1 is no email address; write `nobody` for none",
      "line 2: receiver 2 is no email address; write `nobody` for none",
    ]);
  });

  test("with a fault every lead goes to LEAD_EMAIL_TO, and the log has each fault", () => {
    const reported: string[] = [];
    const broken = readEnvironment(
      { LEAD_EMAIL_TO: "sales@aioi.example", LEAD_ROUTES: "country=de -> x\nkind=partner ->" },
      (name, problem) => {
        if (name === "LEAD_ROUTES") reported.push(problem);
      },
    );
    expect(reported).toEqual([
      'line 1: "de" is no country: two capital letters, such as DE',
      "line 1: receiver 1 is no email address; write `nobody` for none",
      "line 2: receiver 1 is no email address; write `nobody` for none",
    ]);
    expect(emailsFor(lead({ kind: "partner" }), broken)).toEqual(["sales@aioi.example"]);
  });
});
