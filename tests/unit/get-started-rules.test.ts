import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { leadSchemas } from "../../app/leads/contract.ts";

const complete = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  company: "Northgate Clinics",
  phone: "",
  message: "",
};

const firstMessage = (fields: Record<string, unknown>) => {
  const result = v.safeParse(leadSchemas.getStarted, { ...complete, ...fields });
  return result.success ? undefined : result.issues[0].message;
};

const longEmail = (length: number) => {
  const tail = `@${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}.example`;
  return `${"a".repeat(length - tail.length)}${tail}`;
};

// Spec section 5, "Get Started form", row by row.
describe("Get Started form", () => {
  test.each([
    ["firstName", "", "First name is required"],
    ["firstName", "   ", "First name is required"],
    ["firstName", "x".repeat(51), "First name must be less than 50 characters"],
    ["lastName", "", "Last name is required"],
    ["lastName", "x".repeat(51), "Last name must be less than 50 characters"],
    ["email", "", "Invalid email address"],
    ["email", "maya", "Invalid email address"],
    ["email", "maya@northgate", "Invalid email address"],
    ["email", "maya @northgate.example", "Invalid email address"],
    ["email", longEmail(256), "Email must be less than 255 characters"],
    ["company", "", "Company is required"],
    ["company", "x".repeat(101), "Company must be less than 100 characters"],
    ["phone", "1".repeat(21), "Phone/WhatsApp number must be less than 20 characters"],
    ["message", "x".repeat(1001), "Message must be less than 1000 characters"],
  ])("%s %j is refused with: %s", (field, value, message) => {
    expect(firstMessage({ [field]: value })).toBe(message);
  });

  test.each([
    ["firstName", "x"],
    ["firstName", "x".repeat(50)],
    ["lastName", "x".repeat(50)],
    ["email", "  maya@northgate.example  "],
    ["email", "o'brien+ai@sub.northgate.example"],
    ["email", longEmail(255)],
    ["company", "x".repeat(100)],
    ["phone", ""],
    ["phone", "1".repeat(20)],
    ["message", ""],
    ["message", "x".repeat(1000)],
  ])("%s %j passes", (field, value) => {
    expect(firstMessage({ [field]: value })).toBeUndefined();
  });

  test("email is trimmed", () => {
    const fields = { ...complete, email: " maya@northgate.example\n" };
    expect(v.parse(leadSchemas.getStarted, fields).email).toBe("maya@northgate.example");
  });

  test("the first failing message is that of the first field in the form's order", () => {
    expect(firstMessage({ message: "x".repeat(1001), company: "", email: "x", lastName: "" })).toBe(
      "Last name is required",
    );
  });

  test("optional fields may be missing altogether", () => {
    const { phone: _phone, message: _message, ...required } = complete;
    expect(v.parse(leadSchemas.getStarted, required)).toMatchObject({ phone: "", message: "" });
  });

  test("whatever is typed comes out storable: no control characters, no broken surrogates", () => {
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
