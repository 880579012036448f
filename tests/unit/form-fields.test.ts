import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { submissionSchema } from "../../app/leads/contract.ts";
import { fieldsOf, isLeadKind, leadKindNames } from "../../app/leads/form-fields.ts";
import { sentRows } from "../../app/leads/receipt/sent-rows.ts";
import { toLeadRow } from "../../app/server/leads/to-lead-row.ts";
import { leadMail } from "../../app/server/notifications/mails.ts";
import { leadRowSchema, typedColumns } from "../../app/server/store/lead-rows.ts";

// "A field is declared once: forms, schemas, receipts, mails and exports derive from it."

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const received = { country: null, at: "2026-11-21T10:00:00.000Z", isVerified: true };

/** A value that no other field has. */
const valueOf = (
  name: string,
  { control, choices }: { control: string; choices?: readonly string[] },
) =>
  control === "email"
    ? "maya@northgate.example"
    : control === "hidden"
      ? (choices?.[0] ?? "")
      : `of ${name}`;

const fill = (kind: (typeof leadKindNames)[number], isWhole: boolean) => {
  const fields = Object.entries(fieldsOf(kind)).filter(([, { required }]) => isWhole || required);
  return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(name, field)]));
};

describe.each(leadKindNames)("%s", (kind) => {
  const rowOf = (fields: Record<string, string>) => {
    const sent = { kind, submissionId: id, fields, source: {} };
    return toLeadRow(v.parse(submissionSchema, sent), received);
  };

  test.each([true, false])(
    "is a row as the queue's consumer reads it (every field: %s)",
    (isWhole) => {
      const row = rowOf(fill(kind, isWhole));
      expect(leadRowSchema.parse(row)).toEqual(row);
    },
  );

  test("every field that was filled in is stored, and shown in the mail and in the receipt", () => {
    const fields = fill(kind, true);
    const { table, row } = rowOf(fields);
    const typed = Object.entries(row).filter(([name]) =>
      typedColumns(table).some((column) => column === name),
    );
    const stored = {
      id,
      kind,
      status: "new",
      createdAt: received.at,
      receivedAt: received.at,
      source: {},
    };
    const mail = leadMail({ ...stored, fields: Object.fromEntries(typed) }).text;
    const { email = "" } = fields;
    const submission = v.parse(submissionSchema, { kind, submissionId: id, fields, source: {} });
    const receipt = sentRows(submission, email).flatMap(({ value }) => value.split(/ (?=of)|, /));
    for (const [name, field] of Object.entries(fieldsOf(kind))) {
      const value = valueOf(name, field);
      expect(JSON.stringify(typed)).toContain(value);
      expect(mail).toContain(value);
      if (field.control !== "hidden" && kind !== "newsletter") expect(receipt).toContain(value);
    }
  });
});

test.each([
  ["hireMe", true],
  ["constructor", false],
  [["hireMe"], false],
  [null, false],
])("%j is a form: %j", (kind, isOne) => expect(isLeadKind(kind)).toBe(isOne));

describe("the rows of a receipt", () => {
  const maya = { firstName: "Maya", lastName: "Okonjo", company: "Northgate" };
  const from = { label: "From", value: "Maya Okonjo, Northgate" };
  const email = "maya@northgate.example";
  const answerTo = { label: "Answer to", value: email };
  const rowsOf = (kind: string, fields: object, source: object = {}) => {
    const sent = { kind, submissionId: id, fields: { ...fields, email }, source };
    return sentRows(v.parse(submissionSchema, sent), email);
  };

  test("are one for each field that was filled in; a message has room", () => {
    const fields = { ...maya, phone: "+1 555 0100", message: "Soon." };
    expect(rowsOf("contactUs", fields)).toEqual([
      from,
      answerTo,
      { label: "Phone", value: "+1 555 0100" },
      { label: "Message", value: "Soon.", isLong: true },
    ]);
    expect(rowsOf("hireMe", { ...maya, solution: "Edge AI" })).toEqual([
      from,
      answerTo,
      { label: "Solution", value: "Edge AI" },
    ]);
    expect(rowsOf("newsletter", {})).toEqual([answerTo]);
  });

  test("begin with the subject", () => {
    const fields = { ...maya, subject: "A pilot", message: "In March, please." };
    expect(rowsOf("contactPage", fields)).toEqual([
      { label: "Subject", value: "A pilot" },
      from,
      answerTo,
      { label: "Message", value: "In March, please.", isLong: true },
    ]);
  });

  test.each([
    [{ tier: "scaler: 40 CPU" }, {}, "Scaler, $4,999 per month"],
    [{ tier: "hyper-scaler" }, {}, "Hyper-scaler"],
    [{}, { autopilot: "marketer" }, "Marketer"],
  ])("say what is hired: %j, %j", (source, field, value) => {
    expect(rowsOf("hireMe", { ...maya, ...field }, source)).toEqual([
      { label: "About", value },
      from,
      answerTo,
    ]);
  });
});

test("the mail calls what was typed as the form does", () => {
  const fields = {
    first_name: "Maya",
    last_name: "Okonjo",
    email: "maya@northgate.example",
    company: "Northgate",
    whatsapp_number: "+1 555 0100",
    additional_requirements: "Soon.",
    selected_autopilots: ["contact_us"],
  };
  const stored = { id, status: "new", createdAt: received.at, receivedAt: received.at, source: {} };
  expect(leadMail({ ...stored, kind: "contactUs", fields }).text).toContain(
    "First name: Maya\nLast name: Okonjo\nEmail: maya@northgate.example\nCompany: Northgate\nPhone: +1 555 0100\nMessage: Soon.\n",
  );
});
