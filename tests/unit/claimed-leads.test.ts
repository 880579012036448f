import { describe, expect, test } from "vitest";

import { cutLead } from "../../app/server/notifications/lead-claims.ts";
import { toNotification } from "../../app/server/notifications/notification.ts";
import {
  claimedLead,
  notificationServices,
  receiveNotification,
} from "../support/notification-worker.ts";

const services = notificationServices();

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const post = () => receiveNotification(toNotification("webhook", [id]), services);

describe("a lead as the database gives it", () => {
  test("has what the visitor typed, by column, and nothing that staff add", async () => {
    services.claims((one) =>
      claimedLead(one, { status: null, notes: "Call again", assigned_to: "Sam" }, { page: "/" }),
    );
    await post();
    expect(services.posted[0]?.body.data).toEqual({
      id,
      reference: "AIOI-5F0C-3B8E",
      kind: "hireMe",
      status: "new",
      created_at: "2026-11-22T09:30:00.000Z",
      fields: {
        first_name: "Maya",
        last_name: "Okonjo",
        email: "maya@northgate.example",
        whatsapp_number: null,
        company: "Northgate Clinics",
        solution: null,
        selected_autopilots: [],
        additional_requirements: "Get Started Request",
      },
      source: { form: "hireMe", page: "/", received_at: "2026-11-21T10:00:00.000Z" },
    });
  });

  test("has the status that staff gave it", async () => {
    services.claims((one) => claimedLead(one, { status: "contacted" }));
    await post();
    expect(services.posted[0]?.body.data).toMatchObject({ status: "contacted" });
  });

  test.each([
    ["without a column", claimedLead(id, { company: undefined }), "unreadable"],
    ["without its time", claimedLead(id, { created_at: undefined }), "unreadable"],
    ["of a form that nobody knows", claimedLead(id, {}, { form: "constructor" }), "unreadable"],
    ["of another table", { ...claimedLead(id), table: "articles" }, "200"],
    ["that is none", "text", "200"],
  ])("%s is tried again", async (_, claimed, code) => {
    services.claims(() => claimed);
    expect(await post()).toEqual([{ delaySeconds: 2 }]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({ code });
  });

  // Either looks like "another message notifies of it", after which the message would be gone.
  test.each([
    ["nothing", { status: 204 }, "204"],
    ["a page", { body: "<html>" }, "200"],
  ])("is tried again where a gateway answers %s", async (_, gateway, code) => {
    services.gateway = gateway;
    expect(await post()).toEqual([{ delaySeconds: 2 }]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({ code });
  });
});

test("long values are cut between two characters, and say how long they were", () => {
  const lead = {
    id,
    kind: "hireMe" as const,
    status: "new",
    createdAt: "",
    receivedAt: "",
    fields: { company: "abcd", list: ["abcde", "ab"], message: "abc😀x", none: null },
    source: { page: "abcdef" },
  };
  expect(cutLead(lead, 4)).toEqual({
    ...lead,
    fields: {
      company: "abcd",
      list: ["abcd… (5 characters in all)", "ab"],
      message: "abc… (6 characters in all)",
      none: null,
    },
    source: { page: "abcd… (6 characters in all)" },
  });
});
