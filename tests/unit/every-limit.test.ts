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

// Spec sections 5 and 9: for each form and field the longest text, and what one more is told.
describe.each<[Kind, [field: string, longest: number, message: string][]]>([
  [
    "getStarted",
    [
      ["firstName", 50, "First name must be less than 50 characters"],
      ["lastName", 50, "Last name must be less than 50 characters"],
      ["email", 255, "Email must be less than 255 characters"],
      ["company", 100, "Company must be less than 100 characters"],
      ["phone", 20, "Phone/WhatsApp number must be less than 20 characters"],
      ["message", 1000, "Message must be less than 1000 characters"],
    ],
  ],
  [
    "hireMe",
    [
      ["firstName", 50, "First name must be less than 50 characters"],
      ["lastName", 50, "Last name must be less than 50 characters"],
      ["email", 255, "Email must be less than 255 characters"],
      ["company", 100, "Company must be less than 100 characters"],
      ["phone", 20, "Phone/WhatsApp number must be less than 20 characters"],
      ["requirements", 2000, "Requirements must be less than 2000 characters"],
    ],
  ],
  [
    "contactUs",
    [
      ["firstName", 50, "First name must be less than 50 characters"],
      ["lastName", 50, "Last name must be less than 50 characters"],
      ["email", 255, "Email must be less than 255 characters"],
      ["company", 100, "Company must be less than 100 characters"],
      ["phone", 20, "Phone/WhatsApp number must be less than 20 characters"],
      ["message", 1000, "Message must be less than 1000 characters"],
    ],
  ],
  [
    "consultation",
    [
      ["firstName", 50, "First name must be less than 50 characters"],
      ["lastName", 50, "Last name must be less than 50 characters"],
      ["email", 255, "Email must be less than 255 characters"],
      ["whatsappNumber", 20, "WhatsApp number must be less than 20 characters"],
      ["company", 100, "Company must be less than 100 characters"],
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

// Spec section 5: what an empty required field is told.
describe.each<[Kind, [field: string, message: string][]]>([
  [
    "getStarted",
    [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Invalid email address"],
      ["company", "Company is required"],
    ],
  ],
  [
    "hireMe",
    [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Invalid email address"],
      ["company", "Company is required"],
    ],
  ],
  [
    "contactUs",
    [
      ["firstName", "First name is required"],
      ["lastName", "Last name is required"],
      ["email", "Invalid email address"],
      ["company", "Company is required"],
      ["message", "Message is required"],
    ],
  ],
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
