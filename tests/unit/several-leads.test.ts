import { describe, expect, test } from "vitest";

import { type Receiver, toNotification } from "../../app/server/notifications/notification.ts";
import {
  claimedLead,
  notificationServices,
  receiveNotification,
} from "../support/notification-worker.ts";

const services = notificationServices();

const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const second = "6f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const third = "7f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";

const notify = (receiver: Receiver, delivery?: object, leads = [id]) =>
  receiveNotification(toNotification(receiver, leads), services, delivery);

// docs/decisions/0061: more than five leads that wait become one mail; each group of readers has its own.
describe("several leads", () => {
  test("are one mail, with room that mails of one lead leave", async () => {
    services.claims();
    const message = toNotification("email", [id, second]);
    expect(await receiveNotification(message, services)).toEqual(["ack"]);
    expect(services.callsOf("claim_lead_notification")).toMatchObject([
      { lead: id, max_mails: 20 },
      { lead: second, max_mails: 20 },
    ]);
    expect(services.sent).toMatchObject([{ headers: { "X-Lead-ID": `${message.owner}:${id}` } }]);
    expect(services.callsOf("complete_lead_notification")).toHaveLength(2);
    expect(services.logOf("notification.sent")).toMatchObject({ leads: 2 });
  });

  test("are a mail for each group of readers", async () => {
    services.claims((one) => claimedLead(one, {}, { country: one === second ? "DE" : "CA" }));
    const variables = { LEAD_ROUTES: "country=DE -> dach@aioi.example" };
    await notify("email", { variables }, [id, second, third]);
    expect(services.sent).toMatchObject([
      { to: ["sales@aioi.example"] },
      { to: ["dach@aioi.example"] },
    ]);
  });

  test("may be more mails in a test", async () => {
    services.claims();
    await notify("email", { variables: { LEAD_MAILS: "500" } });
    expect(services.callsOf("claim_lead_notification")).toMatchObject([{ max_mails: 500 }]);
  });

  test("of a digest that is refused come in halves, and what is refused alone keeps no other back", async () => {
    services.claims();
    services.webhook = ({ data }) => (JSON.stringify(data).includes(second) ? 413 : 200);
    expect(await notify("digest-webhook", {}, [id, second, third])).toEqual([{ delaySeconds: 2 }]);
    const got = services.posted.map(({ body }) =>
      (body.data["leads"] as { id: string }[]).map((one) => one.id),
    );
    expect(got).toEqual([[id], [third]]);
    expect(services.callsOf("complete_lead_notification").map(({ lead }) => lead)).toEqual([
      id,
      third,
    ]);
    expect(services.logOf("notification.retry_scheduled")).toMatchObject({ code: "status 413" });
  });

  test("of a mail that is refused as too large come in halves too", async () => {
    services.claims();
    services.send = ({ text }) => {
      if (text.includes(id) && text.includes(second))
        throw Object.assign(new Error("too large"), { code: "E_CONTENT_TOO_LARGE" });
    };
    expect(await notify("digest-email", {}, [id, second])).toEqual(["ack"]);
    expect(services.sent).toHaveLength(2);
  });

  test("of a digest that fails for another reason are tried again together", async () => {
    services.claims();
    let posts = 0;
    services.webhook = () => {
      posts += 1;
      return 500;
    };
    expect(await notify("digest-webhook", {}, [id, second])).toEqual([{ delaySeconds: 2 }]);
    expect(posts).toBe(1);
  });

  test.each(["digest-email", "digest-webhook", "email"] as const)(
    "that would be too large together come in halves: %s",
    async (receiver) => {
      // Each is more than half a megabyte: a digest cuts long values, not many short ones.
      services.claims((one) =>
        claimedLead(one, { selected_autopilots: Array(2000).fill("x".repeat(300)) }),
      );
      const message = toNotification(receiver, [id, second]);
      expect(await receiveNotification(message, services)).toEqual(["ack"]);
      const parts = receiver === "digest-webhook" ? services.posted.map((post) => post.id) : [];
      const mails = services.sent.map(({ headers }) => headers["X-Lead-ID"]);
      const single =
        receiver === "email"
          ? [id, second]
          : [`${message.owner}:${id}`, `${message.owner}:${second}`];
      expect([...parts, ...mails]).toEqual(single);
    },
  );
});
