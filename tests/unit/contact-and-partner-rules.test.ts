import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { leadSchemas } from "../../app/leads/schemas.ts";

type Kind = "contactUs" | "contactPage" | "partner";

const complete: Record<Kind, Record<string, string>> = {
  contactUs: {
    firstName: "Maya",
    lastName: "Okonjo",
    email: "maya@northgate.example",
    company: "Northgate",
    message: "Hello",
  },
  contactPage: {
    firstName: "Maya",
    lastName: "Okonjo",
    email: "maya@northgate.example",
    company: "Northgate",
    subject: "A pilot",
    message: "In March, please.",
  },
  partner: {
    firstName: "Maya",
    lastName: "Okonjo",
    email: "maya@northgate.example",
    phone: "+1 555 0100",
    company: "Northgate",
    partnerType: "Reseller",
    expectedRevenue: "$1M",
  },
};

const firstMessage = (kind: Kind, fields: Record<string, unknown>) => {
  const result = v.safeParse(leadSchemas[kind], { ...complete[kind], ...fields });
  return result.success ? undefined : result.issues[0].message;
};

// Spec section 5: "same as Get Started, but message is required ('Message is required'), max 1000".
describe("Contact Us dialog form", () => {
  test.each([
    ["firstName", "", "First name is required"],
    ["lastName", "x".repeat(51), "Last name must be less than 50 characters"],
    ["email", "maya", "Invalid email address"],
    ["company", "", "Company is required"],
    ["company", "x".repeat(101), "Company must be less than 100 characters"],
    ["phone", "1".repeat(21), "Phone/WhatsApp number must be less than 20 characters"],
    ["message", "  ", "Message is required"],
    ["message", "x".repeat(1001), "Message must be less than 1000 characters"],
  ])("%s %j is refused with: %s", (field, value, message) => {
    expect(firstMessage("contactUs", { [field]: value })).toBe(message);
  });

  test("a message of 1000 characters passes", () => {
    expect(firstMessage("contactUs", { message: "x".repeat(1000) })).toBeUndefined();
  });
});

// Spec section 5, "Contact form".
describe("contact page form", () => {
  test.each([
    ["firstName", "M", "First name must be at least 2 characters"],
    ["lastName", "O", "Last name must be at least 2 characters"],
    ["email", "maya@", "Please enter a valid email address"],
    ["company", "N", "Company name must be at least 2 characters"],
    ["subject", "Four", "Subject must be at least 5 characters"],
    ["message", "Nine char", "Message must be at least 10 characters"],
  ])("%s %j is refused with: %s", (field, value, message) => {
    expect(firstMessage("contactPage", { [field]: value })).toBe(message);
  });

  test.each([
    ["firstName", "Mo"],
    ["company", "No"],
    ["subject", "Five!"],
    ["message", "Ten chars."],
    ["phone", ""],
  ])("%s %j passes", (field, value) => {
    expect(firstMessage("contactPage", { [field]: value })).toBeUndefined();
  });

  test("no limit of the form exceeds its column: subject, blank line and message fit", () => {
    expect(firstMessage("contactPage", { subject: "x".repeat(200) })).toBeUndefined();
    expect(firstMessage("contactPage", { subject: "x".repeat(201) })).toBeDefined();
    expect(firstMessage("contactPage", { message: "x".repeat(2000) })).toBeUndefined();
    expect(firstMessage("contactPage", { message: "x".repeat(2001) })).toBeDefined();
  });
});

// Spec section 5, "Partner application", row by row.
describe("partner application", () => {
  test.each([
    ["firstName", " ", "First name is required"],
    ["firstName", "x".repeat(101), "First name must be less than 100 characters"],
    ["lastName", "", "Last name is required"],
    ["email", "maya", "Invalid email address"],
    ["phone", "", "Phone number is required"],
    ["phone", "1".repeat(21), "Phone number must be less than 20 characters"],
    ["company", "", "Company name is required"],
    ["company", "x".repeat(201), "Company name must be less than 200 characters"],
    ["partnerType", "", "Please select a partner type"],
    ["expectedRevenue", "", "Please select expected revenue"],
    ["message", "x".repeat(2001), "Message must be less than 2000 characters"],
  ])("%s %j is refused with: %s", (field, value, message) => {
    expect(firstMessage("partner", { [field]: value })).toBe(message);
  });

  test.each([
    ["firstName", "x".repeat(100)],
    ["phone", "1".repeat(20)],
    ["company", "x".repeat(200)],
    ["partnerType", "x".repeat(100)],
    ["expectedRevenue", "x".repeat(50)],
    ["message", "x".repeat(2000)],
  ])("%s at its limit passes", (field, value) => {
    expect(firstMessage("partner", { [field]: value })).toBeUndefined();
  });
});
