import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { readMessage, readQueuedLead, toQueuedLead } from "../../app/server/store/queued-lead.ts";

/** Byte for byte as the Worker queues it. From the launch on it stands for stored messages, and stays. */
const versionOne = `{"version":1,"lead":{"table":"hire_me_queries","row":{"submission_id":"5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11","source":{"form":"getStarted","page":"/pricing","opener":"pricing-tier","tier":"explorer","country":"CA","received_at":"2026-11-21T10:00:00.000Z"},"status":"new","first_name":"Maya","last_name":"Okonjo","email":"maya@northgate.example","whatsapp_number":null,"company":"Northgate Clinics","solution":null,"selected_autopilots":[],"additional_requirements":"Get Started Request"}}}`;

// A queued message says its version, and a Worker reads its own version and those that have an upgrade.
describe("a queued lead", () => {
  // "What comes from the queue is cleaned on reading", because a build with fewer rules may have queued it.
  test.each([
    ["first_name", "Ma\u0000ya\nBcc: x", "Maya Bcc: x"],
    ["last_name", "Oko\u200bnjo\u202e", "Okonjo"],
    ["company", "North\r\ngate\t Clinics ", "North gate Clinics"],
    ["company", "A\ufe0f \u200dB", "A B"],
    ["company", "half \ud800", "half \ufffd"],
    // A company may be called like an address.
    ["company", "Sales@ACME.de", "Sales@ACME.de"],
    ["email", " Max@MÜNCHEN.de ", "Max@xn--mnchen-3ya.de"],
    ["email", "jose\u0301@example.com", "jos\u00e9@example.com"],
    ["email", "no address", "no address"],
    ["additional_requirements", "One.\r\n\u0007Two.\u00ad", "One.\nTwo."],
    ["selected_autopilots", ["b\u200bdr"], ["bdr"]],
  ])("has its %s cleaned: %j", (column, queued, cleaned) => {
    const message = JSON.parse(versionOne);
    message.lead.row[column] = queued;
    expect(readQueuedLead(message).lead?.row).toMatchObject({ [column]: cleaned });
  });

  test("is read as it was written", () => {
    const { lead } = readQueuedLead(JSON.parse(versionOne));
    if (lead === undefined) throw new Error("unreadable");
    expect(toQueuedLead(lead)).toEqual(JSON.parse(versionOne));
  });

  test("of a newer version is named as such, not read in part", () => {
    const newer = { ...JSON.parse(versionOne), version: 9 };
    expect(readQueuedLead(newer)).toEqual({ problem: "written by a newer version (9)" });
  });

  test.each([
    null,
    7,
    "text",
    {},
    { not: "a lead" },
    { ...JSON.parse(versionOne), version: "1" },
    { version: 1, lead: { table: "categories", row: {} } },
    { version: 1, lead: { table: "newsletter_subscriptions", row: { email: "a@b.example" } } },
    {
      version: 1,
      lead: {
        table: "hire_me_queries",
        row: { ...JSON.parse(versionOne).lead.row, no_such_column: "" },
      },
    },
  ])("%j is unreadable", (message) => {
    expect(readQueuedLead(message)).toEqual({ problem: "unreadable" });
  });
});

describe("a Worker of version 2", () => {
  // A later Worker: the table of today, with one column more.
  const upgraded = {
    schema: z.object({
      table: z.string(),
      row: z.looseObject({ job_title: z.nullable(z.string()) }),
    }),
    upgrades: {
      1: ({ table, row }: { table: string; row: Record<string, unknown> }) => ({
        table,
        row: { ...row, job_title: null },
      }),
    },
  };

  test("reads version 1 through its one upgrade, and its own version as it is", () => {
    const { lead } = readMessage(JSON.parse(versionOne), upgraded);
    expect(lead?.row).toMatchObject({ first_name: "Maya", job_title: null });
    const row = { ...JSON.parse(versionOne).lead.row, job_title: "CTO" };
    const own = { version: 2, lead: { table: "hire_me_queries", row } };
    expect(readMessage(own, upgraded).lead?.row).toMatchObject({ job_title: "CTO" });
  });

  test("reads neither version 3 nor one without an upgrade", () => {
    const of = (version: number) => ({ ...JSON.parse(versionOne), version });
    expect(readMessage(of(3), upgraded)).toEqual({ problem: "written by a newer version (3)" });
    expect(readMessage(of(0), upgraded)).toEqual({
      problem: "of a version that is no longer read (0)",
    });
  });
});
