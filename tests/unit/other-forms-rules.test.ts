import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { leadSchemas } from "../../app/leads/contract.ts";

const person = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  company: "Northgate Clinics",
};

const firstMessage = (kind: "hireMe" | "consultation", fields: Record<string, unknown>) => {
  const result = v.safeParse(leadSchemas[kind], { ...person, ...fields });
  return result.success ? undefined : result.issues[0].message;
};

// Spec section 5: "required first name, last name, email and company; phone max 20".
describe("Hire Me form", () => {
  test.each([
    ["firstName", "", "First name is required"],
    ["lastName", "", "Last name is required"],
    ["email", "", "Invalid email address"],
    ["company", "", "Company is required"],
    ["phone", "1".repeat(21), "Phone/WhatsApp number must be less than 20 characters"],
  ])("%s %j is refused with: %s", (field, value, message) => {
    expect(firstMessage("hireMe", { [field]: value })).toBe(message);
  });

  test("phone of 20 characters, no solution and no requirements pass", () => {
    expect(firstMessage("hireMe", { phone: "1".repeat(20) })).toBeUndefined();
  });
});

// Spec section 5, "Newsletter".
describe("Newsletter form", () => {
  test.each([
    ["", "Please enter your email address"],
    ["   ", "Please enter your email address"],
    ["maya", "Please enter a valid email address"],
    ["maya@northgate", "Please enter a valid email address"],
  ])("%j is refused with: %s", (email, message) => {
    const result = v.safeParse(leadSchemas.newsletter, { email });
    expect(result.issues?.[0].message).toBe(message);
  });

  test("the email is trimmed", () => {
    expect(v.parse(leadSchemas.newsletter, { email: " maya@northgate.example " })).toEqual({
      email: "maya@northgate.example",
    });
  });
});

// Spec section 5, "Consultation dialog form (all trimmed)", row by row.
describe("Consultation dialog form", () => {
  test.each([
    ["firstName", " ", "First name is required"],
    ["firstName", "x".repeat(51), "First name must be less than 50 characters"],
    ["lastName", "", "Last name is required"],
    ["lastName", "x".repeat(51), "Last name must be less than 50 characters"],
    ["email", "maya@", "Invalid email address"],
    ["whatsappNumber", "1".repeat(21), "WhatsApp number must be less than 20 characters"],
    ["company", "", "Company name is required"],
    ["company", "x".repeat(101), "Company must be less than 100 characters"],
    ["requirements", "x".repeat(2001), "Requirements must be less than 2000 characters"],
  ])("%s %j is refused with: %s", (field, value, message) => {
    expect(firstMessage("consultation", { [field]: value })).toBe(message);
  });

  test.each([
    ["firstName", "x".repeat(50)],
    ["whatsappNumber", "1".repeat(20)],
    ["company", "x".repeat(100)],
    ["requirements", "x".repeat(2000)],
  ])("%s at its limit passes", (field, value) => {
    expect(firstMessage("consultation", { [field]: value })).toBeUndefined();
  });

  test("solution: 'optional string, no bound'", () => {
    expect(firstMessage("consultation", { solution: undefined })).toBeUndefined();
    expect(firstMessage("consultation", { solution: "x".repeat(20_000) })).toBeUndefined();
  });

  // A queue takes 128 KB for a lead with all its fields.
  test.each([
    ["letters", "x", 65_534],
    ["quotation marks, which double as JSON", '"', 32_767],
    ["line breaks, which double too", "y\n", 21_844],
    ["characters of three bytes", "葛", 21_844],
  ])("but at most 64 KiB as JSON: %s", (_, part, count) => {
    const solution = part.repeat(count);
    expect(firstMessage("consultation", { solution: `${solution}zzzz` })).toBe(
      "Solution must be shorter",
    );
    expect(firstMessage("consultation", { solution })).toBeUndefined();
  });

  test("all fields are trimmed", () => {
    const parsed = v.parse(leadSchemas.consultation, {
      firstName: " Maya ",
      lastName: " Okonjo ",
      email: " maya@northgate.example ",
      whatsappNumber: " +1 555 ",
      company: " Northgate ",
      solution: " Edge AI ",
      requirements: " Soon. ",
    });
    expect(parsed).toEqual({
      firstName: "Maya",
      lastName: "Okonjo",
      email: "maya@northgate.example",
      whatsappNumber: "+1 555",
      company: "Northgate",
      solution: "Edge AI",
      requirements: "Soon.",
    });
  });
});
