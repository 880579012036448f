import type { leadMessages } from "../content/messages.ts";
import { newsletterContent } from "../content/newsletter.ts";
import { autopilotSlugs } from "../content/paths.ts";
import type { Typing } from "../lib/field-typing.ts";

/**
 * The fields of every form (spec section 5), each declared once. Controls, rules and their messages,
 * receipts, mails, the desk and exports derive from it; the order is that of the controls and that in
 * which failures are reported.
 */
export type FormField = {
  label: string;
  /** `choice` offers `choices`, `lines` takes several lines, and of `hidden` the page chooses the value. */
  control: "text" | "email" | "tel" | "lines" | "choice" | "hidden";
  /** What messages call it where that is not its label. */
  called?: string;
  required?: true;
  /** Shortest and longest accepted text, in UTF-16 code units. */
  min?: number;
  max?: number;
  /** Longest accepted text in bytes as JSON. */
  maxBytes?: number;
  /** Messages of an empty and of a wrong value that differ from the usual ones. */
  missing?: string;
  invalid?: string;
  /** What browsers call it, and under which the next form of the same tab is filled (`filled-fields.ts`). */
  autoComplete?: string;
  choices?: readonly string[];
  /** `count` shows the length beside the longest one, `cut` takes no more. */
  atMax?: "count" | "cut";
  /**
   * Its part in the receipt: the sender's name or company, the address that is answered, what the message
   * is about. Any other field has a line of its own.
   */
  role?: "name" | "company" | "address" | "subject";
};

const firstName = {
  label: "First name",
  control: "text",
  required: true,
  max: 50,
  autoComplete: "given-name",
  role: "name",
} as const;

const lastName = { ...firstName, label: "Last name", autoComplete: "family-name" } as const;

const email = {
  label: "Email",
  control: "email",
  required: true,
  max: 255,
  autoComplete: "email",
  role: "address",
} as const;

const company = {
  label: "Company",
  control: "text",
  required: true,
  max: 100,
  autoComplete: "organization",
  role: "company",
} as const;

const phone = {
  label: "Phone",
  called: "Phone/WhatsApp number",
  control: "tel",
  max: 20,
  autoComplete: "tel",
} as const;

const message = { label: "Message", control: "lines", max: 1000 } as const;

export const solutionChoices = [
  "Private AI platform",
  "Model routing",
  "Edge AI",
  "DevOps acceleration",
  "AI agents and autopilots",
  "High-performance computing",
] as const;

const solution = { label: "Solution", control: "choice", choices: solutionChoices } as const;

const requirements = { label: "Requirements", control: "lines", max: 2000 } as const;

const person = { firstName, lastName, email } as const;

/** The fields of each form. A new form starts here, and does not compile before it has messages. */
export const formFields = {
  getStarted: { ...person, company, phone, message },
  hireMe: {
    ...person,
    company,
    phone,
    solution: { ...solution, max: 200 },
    requirements,
    // Only from the page of an autopilot. No visitor types it, so another one is no form of ours.
    autopilot: { label: "Autopilot", control: "hidden", choices: autopilotSlugs },
  },
  contactUs: { ...person, company, phone, message: { ...message, required: true, atMax: "count" } },
  consultation: {
    ...person,
    company: { ...company, missing: "Company name is required" },
    whatsappNumber: { ...phone, label: "WhatsApp number", called: "WhatsApp number" },
    // Quotes and line breaks double as JSON, as which a queue takes 128 KB for a lead with all its fields.
    solution: { ...solution, maxBytes: 64 * 1024 },
    requirements,
  },
  partner: {
    firstName: { ...firstName, max: 100 },
    lastName: { ...lastName, max: 100 },
    email,
    phone: { ...phone, called: "Phone number", required: true },
    company: { ...company, called: "Company name", max: 200 },
    partnerType: {
      label: "Partner type",
      control: "text",
      required: true,
      missing: "Please select a partner type",
      max: 100,
      atMax: "cut",
    },
    expectedRevenue: {
      label: "Expected revenue",
      control: "text",
      required: true,
      missing: "Please select expected revenue",
      max: 50,
      atMax: "cut",
    },
    message: { ...message, max: 2000 },
  },
  newsletter: {
    email: { ...email, missing: newsletterContent.empty, invalid: newsletterContent.invalid },
  },
  contactPage: {
    firstName: { ...firstName, min: 2 },
    lastName: { ...lastName, min: 2 },
    email: { ...email, invalid: newsletterContent.invalid },
    company: { ...company, called: "Company name", min: 2 },
    phone: { ...phone, called: "Phone" },
    subject: {
      label: "Subject",
      control: "text",
      required: true,
      min: 5,
      max: 200,
      role: "subject",
    },
    message: { ...message, required: true, min: 10 },
  },
} as const satisfies Record<keyof typeof leadMessages, Record<string, FormField>>;

/** Which form a lead came from. */
export type LeadKind = keyof typeof formFields;

// The keys of an object literal are those of its type.
export const leadKindNames = Object.keys(formFields) as [LeadKind, ...LeadKind[]];

export const isLeadKind = (kind: unknown): kind is LeadKind =>
  typeof kind === "string" && Object.hasOwn(formFields, kind);

/** The name of a form's field. */
export type LeadFieldName<Kind extends LeadKind> = keyof (typeof formFields)[Kind] & string;

/** A form's fields by their names, where any of the forms may be meant. */
export const fieldsOf = (kind: LeadKind): Readonly<Record<string, FormField>> => formFields[kind];

/** What keyboards, dictionaries and fillers of forms may do, by kind of control. */
const typings = {
  // Names keep the capitals and the letters that they have.
  name: { autoCapitalize: "words", autoCorrect: "off", spellCheck: false, dir: "auto" },
  text: { autoCapitalize: "sentences", autoCorrect: "on", spellCheck: true, dir: "auto" },
  // No browser begins an address with a capital: `autocapitalize` would say nothing here.
  email: { inputMode: "email", autoCorrect: "off", spellCheck: false, dir: "auto" },
  // Its direction is left to right in every language.
  tel: { inputMode: "tel", autoCapitalize: "none", autoCorrect: "off", spellCheck: false },
} as const satisfies Record<string, Typing>;

/** @returns how a browser and its keyboard help with a field; nothing for a choice */
export function typingIn(kind: LeadKind, name: string): Typing | undefined {
  const fields = Object.entries(fieldsOf(kind));
  const field = fields.find(([one]) => one === name)?.[1];
  if (!field || field.control === "choice" || field.control === "hidden") return undefined;
  const { control, autoComplete } = field;
  if (control === "lines") return { ...typings.text, enterKeyHint: "enter" };
  const typing = typings[control === "text" && autoComplete !== undefined ? "name" : control];
  const isLast = fields.at(-1)?.[0] === name;
  return { ...typing, autoComplete, enterKeyHint: isLast ? "send" : "next" };
}

const longest = (kind: LeadKind) =>
  Object.values(fieldsOf(kind)).reduce(
    (sum, { max = 0, maxBytes = 0 }) => sum + 9 * max + 3 * maxBytes,
    0,
  );

/** Of the hidden fields: where a lead comes from, and what tells a program from a person. */
const hiddenBytes = 40 * 1024;

/**
 * Maximum request body in bytes. A larger one gets status 413. A form without script is the larger one:
 * of what JSON has as one byte it makes three at most, and of a UTF-16 code unit nine (`%E4%B8%AD`).
 */
export const bodyLimitBytes = /* @__PURE__ */ getBodyLimit();

function getBodyLimit(): number {
  return hiddenBytes + Math.max(...leadKindNames.map(longest));
}
