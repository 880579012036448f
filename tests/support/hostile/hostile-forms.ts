import fc from "fast-check";

import { drillSubmission } from "../lead-drill.ts";

/** Comes back as text or not at all. */
export const markup = "<attack-mark onclick=x>";

/** Everything a field may hold, so that what passes the rules reaches the database too. */
const typed = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 50 }) },
  fc.string({ unit: "binary", minLength: 900, maxLength: 2300 }),
  fc.constantFrom("", " ", "\u0000", "\ud800", "'; drop table x; --", "{}", "\\", "%00", "null"),
  fc.constantFrom(markup, "__proto__", "../x", "\u2028"),
);
const email = fc.oneof({ weight: 4, arbitrary: fc.emailAddress() }, typed);

const formOf = (kind: string, required: string[], free: string[]) =>
  fc.record({
    kind: fc.constant(kind),
    submissionId: fc.uuid(),
    fields: fc.record(
      Object.fromEntries(
        [...required, ...free].map((name) => [name, name === "email" ? email : typed]),
      ),
      { requiredKeys: required },
    ),
    source: fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom("page", "tier", "gclid"), typed),
    ),
    spamSignals: fc.oneof(fc.jsonValue(), fc.record({ honeypot: typed, filledMs: fc.double() })),
  });

/** A real form in which some values are something else. */
const changed = fc
  .tuple(fc.nat(6), fc.dictionary(typed, fc.oneof(typed, fc.jsonValue())), fc.nat(3), fc.uuid())
  .map(([kind, odd, where, submissionId]) => {
    const submission = { ...drillSubmission(kind), submissionId };
    const address = `changed-${submissionId}@northgate.example`;
    const lead = { ...submission, fields: { ...submission.fields, email: address } };
    if (where === 0) return { ...lead, fields: { ...lead.fields, ...odd } };
    if (where === 1) return { ...lead, source: odd };
    if (where === 2) return { ...lead, spamSignals: odd };
    return { ...lead, ...odd };
  });

const name = ["firstName", "lastName", "email", "company"];

/** What is sent in the place of a form, by its kind. */
export const hostileForms: Record<string, fc.Arbitrary<unknown>> = {
  getStarted: formOf("getStarted", name, ["phone", "message"]),
  hireMe: formOf("hireMe", name, ["phone", "solution", "requirements"]),
  contactUs: formOf("contactUs", [...name, "message"], ["phone"]),
  consultation: formOf("consultation", name, ["whatsappNumber", "solution", "requirements"]),
  contactPage: formOf("contactPage", [...name, "subject", "message"], ["phone"]),
  partner: formOf(
    "partner",
    [...name, "phone", "partnerType", "expectedRevenue"],
    ["message", "odd"],
  ),
  newsletter: formOf("newsletter", ["email"], []),
  "no form of ours": fc.oneof(
    { weight: 3, arbitrary: changed },
    fc.jsonValue({ maxDepth: 6 }),
    fc.record({ kind: fc.string(), submissionId: fc.uuid(), fields: fc.jsonValue() }),
  ),
};

/** What is posted without script, with the path that takes it. */
export const hostilePosts = fc.tuple(
  fc.constantFrom(["/contact-us", "contactPage"], ["/newsletter", "newsletter"]),
  fc.dictionary(
    fc.constantFrom("email", "firstName", "lastName", "company", "subject", "message", "odd"),
    fc.oneof(email, typed),
  ),
);
