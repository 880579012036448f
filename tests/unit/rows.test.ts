import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { submissionSchema } from "../../app/leads/contract.ts";
import { typedFields } from "../../app/server/store/lead-rows.ts";
import { toLeadRow } from "../../app/server/leads/to-lead-row.ts";

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const person = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  company: "Northgate Clinics",
};
const received = { country: "CA", at: "2026-11-21T10:00:00.000Z", isVerified: true };

const rowOf = (kind: string, fields: Record<string, string>, source: unknown = {}) =>
  toLeadRow(
    v.parse(submissionSchema, {
      kind,
      submissionId: id,
      fields: { ...person, ...fields },
      source,
    }),
    received,
  );

// Spec section 3, "Lead record, table hire_me_queries".
describe("rows in hire_me_queries", () => {
  test("Get Started: solution null, an empty list, and 'Get Started Request' for no message", () => {
    expect(rowOf("getStarted", {})).toEqual({
      table: "hire_me_queries",
      row: {
        first_name: "Maya",
        last_name: "Okonjo",
        email: "maya@northgate.example",
        whatsapp_number: null,
        company: "Northgate Clinics",
        solution: null,
        selected_autopilots: [],
        additional_requirements: "Get Started Request",
        submission_id: id,
        source: {
          form: "getStarted",
          place: "ours",
          country: "CA",
          received_at: "2026-11-21T10:00:00.000Z",
        },
        status: "new",
      },
    });
  });

  test("Get Started: phone and message are kept", () => {
    expect(rowOf("getStarted", { phone: "+1 555 0100", message: "Air-gapped." }).row).toMatchObject(
      {
        whatsapp_number: "+1 555 0100",
        additional_requirements: "Air-gapped.",
      },
    );
  });

  test("Hire Me: solution or null, selected_autopilots null, requirements or null", () => {
    expect(rowOf("hireMe", {}).row).toMatchObject({
      solution: null,
      selected_autopilots: null,
      additional_requirements: null,
    });
    expect(rowOf("hireMe", { solution: "Edge AI", requirements: "Soon." }).row).toMatchObject({
      solution: "Edge AI",
      additional_requirements: "Soon.",
    });
  });

  test("Hire Me from the page of an autopilot: its slug alone in selected_autopilots", () => {
    expect(rowOf("hireMe", { autopilot: "bdr" }).row).toMatchObject({
      selected_autopilots: ["bdr"],
    });
  });

  test.each(["nobody", "", "contact_us", "BDR", ["bdr"], null, 7])(
    "Hire Me for the autopilot %j is malformed",
    (autopilot) => {
      const fields = { ...person, autopilot };
      const submission = { kind: "hireMe", submissionId: id, fields, source: {} };
      expect(v.is(submissionSchema, submission)).toBe(false);
    },
  );

  test.each(["getStarted", "consultation"])("%s takes no autopilot along", (kind) => {
    const fields = { ...person, autopilot: "bdr" };
    const submission = { kind, submissionId: id, fields, source: {} };
    expect(v.is(submissionSchema, submission)).toBe(false);
  });

  test("consultation: whatsapp_number, solution, selected_autopilots null, requirements or null", () => {
    const fields = { whatsappNumber: "+1 555", solution: "Edge AI", requirements: "Soon." };
    expect(rowOf("consultation", fields).row).toMatchObject({
      whatsapp_number: "+1 555",
      solution: "Edge AI",
      selected_autopilots: null,
      additional_requirements: "Soon.",
    });
    expect(rowOf("consultation", {}).row).toMatchObject({ additional_requirements: null });
  });

  test("Contact Us: ['contact_us'] and the message", () => {
    expect(rowOf("contactUs", { message: "Hello." }).row).toMatchObject({
      solution: null,
      selected_autopilots: ["contact_us"],
      additional_requirements: "Hello.",
    });
  });

  test("contact page: ['contact_page'], subject, blank line, message", () => {
    const fields = { subject: "A pilot", message: "In March, please." };
    expect(rowOf("contactPage", fields).row).toMatchObject({
      selected_autopilots: ["contact_page"],
      additional_requirements: "A pilot\n\nIn March, please.",
    });
  });

  test("source keeps form, page, opener and tier, and where the trial of the tier runs", () => {
    const source = { page: "/pricing", opener: "pricing-tier", tier: "explorer" };
    expect(rowOf("getStarted", {}, source).row.source).toEqual({
      form: "getStarted",
      ...source,
      place: "ours",
      country: "CA",
      received_at: "2026-11-21T10:00:00.000Z",
    });
  });

  test("source keeps the first touch: landing page, referrer, campaign names and click ids", () => {
    const touch = {
      landing_page: "/",
      referrer: "https://search.example/results",
      utm_source: "newsletter",
      utm_medium: "email",
      utm_campaign: "march",
      utm_term: "gpu",
      utm_content: "header",
      gclid: "g1",
      fbclid: "f1",
      msclkid: "m1",
    };
    const { source } = rowOf("contactUs", { message: "Hello." }, { ...touch, secret: "no" }).row;
    expect(source).toEqual({
      form: "contactUs",
      ...touch,
      country: "CA",
      received_at: "2026-11-21T10:00:00.000Z",
    });
  });

  test("who has not passed Turnstile is quarantined, where there is one", () => {
    const submission = v.parse(submissionSchema, {
      kind: "getStarted",
      submissionId: id,
      fields: person,
      source: {},
      spamSignals: { honeypot: "", filledMs: 4000 },
    });
    expect(toLeadRow(submission, received).row.status).toBe("new");
    const unverified = { ...received, isVerified: false };
    expect(toLeadRow(submission, unverified).row.status).toBe("quarantined");
  });

  test("a lead of the smoke test is a test, whatever else it is", () => {
    const submission = v.parse(submissionSchema, {
      kind: "getStarted",
      submissionId: id,
      fields: person,
      source: {},
      spamSignals: { honeypot: "https://spam.example", filledMs: 1 },
    });
    expect(toLeadRow(submission, { ...received, isTest: true }).row.status).toBe("test");
  });

  // "a line break in a name could add a header to a mail"
  test("the values of one-line fields stand on one line, messages keep their lines", () => {
    const fields = { company: "North\n gate\tClinics", message: "One.\n\nTwo." };
    expect(rowOf("getStarted", fields).row).toMatchObject({
      company: "North gate Clinics",
      additional_requirements: "One.\n\nTwo.",
    });
  });

  test("the hidden field and a form filled in no time quarantine the lead", () => {
    const statusOf = (spamSignals: unknown) =>
      toLeadRow(
        v.parse(submissionSchema, {
          kind: "getStarted",
          submissionId: id,
          fields: person,
          source: {},
          spamSignals,
        }),
        received,
      ).row.status;
    expect(statusOf({ honeypot: "", filledMs: 4000 })).toBe("new");
    expect(statusOf({ honeypot: "https://spam.example", filledMs: 4000 })).toBe("quarantined");
    expect(statusOf({ honeypot: "", filledMs: 200 })).toBe("quarantined");
    expect(statusOf({ honeypot: "", filledMs: 1499 })).toBe("quarantined");
    expect(statusOf({ honeypot: "", filledMs: 1500 })).toBe("new");
    expect(statusOf({ honeypot: "", filledMs: null })).toBe("new");
    expect(statusOf({ honeypot: "https://spam.example" })).toBe("quarantined");
    expect(statusOf("odd")).toBe("new");
    expect(statusOf(undefined)).toBe("new");
  });

  test.each([null, "x", 7, [], { page: 7, opener: "x".repeat(500), tier: null }])(
    "an odd source %j never costs the lead",
    (source) => {
      expect(rowOf("getStarted", {}, source).row.source).toEqual({
        form: "getStarted",
        place: "ours",
        country: "CA",
        received_at: "2026-11-21T10:00:00.000Z",
      });
    },
  );
});

// Spec section 7: "a partner type line, an expected revenue line, a blank line, then the user's
// message or 'No additional message'".
describe("rows in aigency_consultation_queries", () => {
  const fields = { phone: "+1 555 0100", partnerType: "Reseller", expectedRevenue: "$1M" };

  test("the message is composed", () => {
    expect(rowOf("partner", { ...fields, message: "We sell in Ontario." })).toMatchObject({
      table: "aigency_consultation_queries",
      row: {
        first_name: "Maya",
        last_name: "Okonjo",
        email: "maya@northgate.example",
        phone: "+1 555 0100",
        company: "Northgate Clinics",
        message: "Partner Type: Reseller\nExpected Revenue: $1M\n\nWe sell in Ontario.",
      },
    });
  });

  test("without a message it says so", () => {
    expect(rowOf("partner", fields).row).toMatchObject({
      message: "Partner Type: Reseller\nExpected Revenue: $1M\n\nNo additional message",
    });
  });
});

test("the subject of the contact page has no column of its own", () => {
  const columns = typedFields("contactPage").map(({ column }) => column);
  expect(columns).toEqual([
    "first_name",
    "last_name",
    "email",
    "company",
    "whatsapp_number",
    "additional_requirements",
  ]);
});
