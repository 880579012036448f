import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { leadSchemas } from "../../app/leads/contract.ts";

type Kind = keyof typeof leadSchemas;

const complete: Record<string, string> = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  company: "Northgate",
  phone: "+1 555 0100",
  whatsappNumber: "+1 555 0100",
  solution: "Edge AI",
  requirements: "Soon.",
  subject: "A pilot",
  message: "In March, please.",
  partnerType: "Reseller",
  expectedRevenue: "$1M",
};

const messages = (kind: Kind, fields: Record<string, string>) =>
  v
    .safeParse(leadSchemas[kind], { ...complete, ...fields }, { abortPipeEarly: true })
    .issues?.map(({ message }) => message) ?? [];

/** An address of exactly this length whose parts are no longer than mail allows. */
function emailOf(length: number): string {
  const tail = `@${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}.example`;
  return `${"a".repeat(length - tail.length)}${tail}`;
}

const textOf = (field: string, length: number) =>
  field === "email" ? emailOf(length) : "x".repeat(length);

type Limit = [field: string, longest: number, message: string];

const personLimits: Limit[] = [
  ["firstName", 50, "First name must be less than 50 characters"],
  ["lastName", 50, "Last name must be less than 50 characters"],
  ["email", 255, "Email must be less than 255 characters"],
  ["company", 100, "Company must be less than 100 characters"],
];

// Spec sections 5 and 9: for each form and field the longest text, and what one more is told.
describe.each<[Kind, Limit[]]>([
  [
    "getStarted",
    [
      ...personLimits,
      ["phone", 20, "Phone/WhatsApp number must be less than 20 characters"],
      ["message", 1000, "Message must be less than 1000 characters"],
    ],
  ],
  [
    "hireMe",
    [
      ...personLimits,
      ["phone", 20, "Phone/WhatsApp number must be less than 20 characters"],
      ["requirements", 2000, "Requirements must be less than 2000 characters"],
    ],
  ],
  [
    "contactUs",
    [
      ...personLimits,
      ["phone", 20, "Phone/WhatsApp number must be less than 20 characters"],
      ["message", 1000, "Message must be less than 1000 characters"],
    ],
  ],
  [
    "consultation",
    [
      ...personLimits,
      ["whatsappNumber", 20, "WhatsApp number must be less than 20 characters"],
      ["requirements", 2000, "Requirements must be less than 2000 characters"],
    ],
  ],
  [
    "partner",
    [
      ["firstName", 100, "First name must be less than 100 characters"],
      ["lastName", 100, "Last name must be less than 100 characters"],
      ["email", 255, "Email must be less than 255 characters"],
      ["phone", 20, "Phone number must be less than 20 characters"],
      ["company", 200, "Company name must be less than 200 characters"],
      ["partnerType", 100, "Partner type must be less than 100 characters"],
      ["expectedRevenue", 50, "Expected revenue must be less than 50 characters"],
      ["message", 2000, "Message must be less than 2000 characters"],
    ],
  ],
  ["newsletter", [["email", 255, "Email must be less than 255 characters"]]],
])("%s: the longest text passes, one character more does not", (kind, limits) => {
  test.each(limits)("%s: %d characters", (field, longest, message) => {
    expect(messages(kind, { [field]: textOf(field, longest) })).toEqual([]);
    expect(messages(kind, { [field]: textOf(field, longest + 1) })).toEqual([message]);
  });
});

type Required = [field: string, message: string];

const requiredOfPerson: Required[] = [
  ["firstName", "First name is required"],
  ["lastName", "Last name is required"],
  ["email", "Invalid email address"],
  ["company", "Company is required"],
];

// Spec section 5: what an empty required field is told. Of Hire Me it says no more than "required first
// name, last name, email and company; phone max 20".
describe.each<[Kind, Required[]]>([
  ["getStarted", requiredOfPerson],
  ["hireMe", requiredOfPerson],
  ["contactUs", [...requiredOfPerson, ["message", "Message is required"]]],
  [
    "consultation",
    [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Invalid email address"],
      ["company", "Company name is required"],
    ],
  ],
  [
    "partner",
    [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Invalid email address"],
      ["phone", "Phone number is required"],
      ["company", "Company name is required"],
      ["partnerType", "Please select a partner type"],
      ["expectedRevenue", "Please select expected revenue"],
    ],
  ],
  ["newsletter", [["email", "Please enter your email address"]]],
])("%s: required fields", (kind, required) => {
  test.each(required)("%s is required, and blanks do not count: %s", (field, message) => {
    expect(messages(kind, { [field]: "" })).toEqual([message]);
    expect(messages(kind, { [field]: " \t\n " })).toEqual([message]);
  });

  test("one character is enough everywhere else, and all failures come in the form's order", () => {
    const short = Object.fromEntries(
      required.filter(([field]) => field !== "email").map(([field]) => [field, "x"]),
    );
    expect(messages(kind, short)).toEqual([]);
    const empty = Object.fromEntries(required.map(([field]) => [field, ""]));
    expect(messages(kind, empty)).toEqual(required.map(([, message]) => message));
  });

  test("the others may be empty, or missing altogether", () => {
    const filled = Object.fromEntries(required.map(([field]) => [field, complete[field]]));
    const empty = Object.fromEntries(Object.keys(complete).map((field) => [field, ""]));
    expect(v.is(leadSchemas[kind], { ...empty, ...filled })).toBe(true);
    expect(v.is(leadSchemas[kind], filled)).toBe(true);
  });
});

// Spec section 5, "Contact form": the shortest text, and what one less is told.
describe("contactPage: the shortest text passes, one character less does not", () => {
  test.each([
    ["firstName", 2, "First name must be at least 2 characters"],
    ["lastName", 2, "Last name must be at least 2 characters"],
    ["company", 2, "Company name must be at least 2 characters"],
    ["subject", 5, "Subject must be at least 5 characters"],
    ["message", 10, "Message must be at least 10 characters"],
  ])("%s: %d characters", (field, shortest, message) => {
    expect(messages("contactPage", { [field]: "x".repeat(shortest) })).toEqual([]);
    expect(messages("contactPage", { [field]: "x".repeat(shortest - 1) })).toEqual([message]);
    // Blanks around it are not counted.
    expect(messages("contactPage", { [field]: ` ${"x".repeat(shortest - 1)} ` })).toEqual([
      message,
    ]);
  });

  test.each(["", "maya", "maya@northgate"])(
    "email %j: Please enter a valid email address",
    (email) => {
      expect(messages("contactPage", { email })).toEqual(["Please enter a valid email address"]);
    },
  );

  test("the phone is optional", () => {
    expect(messages("contactPage", { phone: "" })).toEqual([]);
  });

  // Spec section 9: "message 1000 (2000 in the partner form and for consultation requirements)".
  test.each([
    ["firstName", 50, "First name must be less than 50 characters"],
    ["lastName", 50, "Last name must be less than 50 characters"],
    ["email", 255, "Email must be less than 255 characters"],
    ["company", 100, "Company name must be less than 100 characters"],
    ["phone", 20, "Phone must be less than 20 characters"],
    ["subject", 200, "Subject must be less than 200 characters"],
    ["message", 1000, "Message must be less than 1000 characters"],
  ])("%s: %d characters", (field, longest, message) => {
    expect(messages("contactPage", { [field]: textOf(field, longest) })).toEqual([]);
    expect(messages("contactPage", { [field]: textOf(field, longest + 1) })).toEqual([message]);
  });
});

describe("what was typed", () => {
  test("passes with an apostrophe or a plus sign in the address", () => {
    expect(messages("getStarted", { email: "o'brien+ai@sub.northgate.example" })).toEqual([]);
  });

  test("comes out trimmed, and as empty texts where it is missing", () => {
    const { firstName, lastName, company } = complete;
    const email = " maya@northgate.example\n";
    expect(v.parse(leadSchemas.getStarted, { firstName, lastName, company, email })).toMatchObject({
      email: "maya@northgate.example",
      phone: "",
      message: "",
    });
    expect(v.parse(leadSchemas.newsletter, { email })).toEqual({ email: "maya@northgate.example" });
  });

  test("the first failing message is that of the first field in the form's order", () => {
    const fields = { message: "x".repeat(1001), company: "", email: "x", lastName: "" };
    expect(messages("getStarted", fields)[0]).toBe("Last name is required");
  });

  test("comes out storable: no control characters, no broken surrogates", () => {
    // Any UTF-16 code units: of fast-check's own texts none has half a pair.
    const units = fc.array(fc.nat(0xffff), { maxLength: 200 });
    fc.assert(
      fc.property(units, (codes) => {
        const typed = String.fromCharCode(...codes);
        const result = v.safeParse(leadSchemas.getStarted, { ...complete, message: typed });
        const message = result.success ? result.output.message : "";
        expect(message.isWellFormed()).toBe(true);
        // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
        expect(message).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/);
        expect(message).toBe(message.trim());
      }),
      { seed: 20261122 },
    );
  });
});

// Spec section 5, "Consultation dialog form (all trimmed)".
describe("consultation", () => {
  test("solution: 'optional string, no bound'", () => {
    expect(messages("consultation", { solution: "x".repeat(20_000) })).toEqual([]);
  });

  // A queue takes 128 KB for a lead with all its fields.
  test.each([
    ["letters", "x", 65_534],
    ["quotation marks, which double as JSON", '"', 32_767],
    ["line breaks, which double too", "y\n", 21_844],
    ["characters of three bytes", "葛", 21_844],
  ])("but at most 64 KiB as JSON: %s", (_, part, count) => {
    const solution = part.repeat(count);
    expect(messages("consultation", { solution: `${solution}zzzz` })).toEqual([
      "Solution must be shorter",
    ]);
    expect(messages("consultation", { solution })).toEqual([]);
  });

  test("all fields are trimmed", () => {
    const trimmed = {
      firstName: "Maya",
      lastName: "Okonjo",
      email: "maya@northgate.example",
      whatsappNumber: "+1 555",
      company: "Northgate",
      solution: "Edge AI",
      requirements: "Soon.",
    };
    const typed = Object.entries(trimmed).map(([field, value]) => [field, ` ${value} `]);
    expect(v.parse(leadSchemas.consultation, Object.fromEntries(typed))).toEqual(trimmed);
  });
});
