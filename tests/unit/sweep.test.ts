import { describe, expect, test } from "vitest";

import { sweepNotifications } from "../../app/server/notifications/sweep.ts";
import { failingKv } from "../support/kv-namespace.ts";
import { log, notificationServices } from "../support/notification-worker.ts";

const services = notificationServices();

const now = Date.parse("2026-11-24T10:00:00Z");
const day = 24 * 3_600_000;

const idOf = (place: number) => `${String(place).padStart(8, "0")}-4c55-4b1e-9b63-0d2f1f0a7e11`;
const ids = (count: number) => Array.from({ length: count }, (_, place) => idOf(place));

/** What nobody was told of, by receiver. */
const unnotified = (lists: Record<string, string[]>) => {
  services.functions["untold_leads"] = ({ receivers }) =>
    (receivers as string[]).flatMap((receiver) =>
      (lists[receiver] ?? []).map((id) => ({ submission_id: id, receiver })),
    );
};
const sweep = (at = now, variables: object = {}) =>
  sweepNotifications(services.environment(variables), at, log);
const queued = () => services.queued.map(({ body }) => [body["receiver"], body["leads"]]);
const asked = () => services.callsOf("untold_leads").map(({ receivers }) => receivers);

describe("leads that no message carries", () => {
  test("are listed for each receiver by itself, and queued one by one", async () => {
    unnotified({ email: ids(5), late: [idOf(9)] });
    expect(await sweep()).toBe(true);
    expect(asked()).toEqual([["email"], ["webhook"], ["visitor"], ["confirmation"], ["late"]]);
    expect(queued()).toEqual([...ids(5).map((id) => ["email", [id]]), ["late", [idOf(9)]]]);
    expect(services.logOf("notification.queued")).toMatchObject({ count: 6 });
  });

  // docs/decisions/0061
  test("are one message for the team's mail from the sixth on, and for no other receiver", async () => {
    unnotified({ email: ids(6), webhook: ids(6) });
    await sweep();
    expect(queued()).toEqual([["email", ids(6)], ...ids(6).map((id) => ["webhook", [id]])]);
  });

  test("are more messages than a queue takes at once: they come in batches", async () => {
    unnotified({ webhook: ids(100), visitor: ids(60), late: ids(50) });
    expect(await sweep()).toBe(true);
    expect(queued()).toHaveLength(210);
  });

  test("are none: nothing is queued", async () => {
    unnotified({});
    expect(await sweep()).toBe(true);
    expect(services.queued).toEqual([]);
  });

  test("wait where the queue takes nothing", async () => {
    unnotified({ email: ids(1) });
    const NOTIFICATION_QUEUE = { sendBatch: () => Promise.reject(new TypeError("down")) };
    expect(await sweep(now, { NOTIFICATION_QUEUE })).toBe(false);
    expect(services.logOf("notification.queue_failed")).toMatchObject({
      count: 1,
      error: "TypeError",
    });
    expect(await sweep(now, { NOTIFICATION_QUEUE: undefined })).toBe(false);
  });

  test("are unknown where the database does not answer, or none is configured", async () => {
    services.functions["untold_leads"] = () => {
      throw new Error("down");
    };
    expect(await sweep()).toBeNull();
    expect(services.logOf("notification.sweep_failed")).toMatchObject({
      level: "warn",
      error: "Error",
    });
    expect(await sweep(now, { SUPABASE_URL: undefined })).toBeNull();
  });

  test("of the newsletter are not listed during a flood", async () => {
    unnotified({ confirmation: ids(1) });
    services.functions["subscription_counts"] = () => ({ confirmed: 0, unconfirmed: 50 });
    expect(await sweep()).toBe(true);
    expect(asked()).toEqual([["email"], ["webhook"], ["visitor"], ["late"]]);
    services.functions["subscription_counts"] = () => ({ confirmed: 0, unconfirmed: 49 });
    await sweep();
    expect(queued()).toEqual([["confirmation", ids(1)]]);
  });

  test("are nobody's where no receiver is configured", async () => {
    const nobody = { EMAIL: undefined, LEAD_WEBHOOK_URL: undefined };
    expect(await sweep(now, nobody)).toBe(true);
    expect([services.calls, [...services.kv]]).toEqual([[], []]);
  });
});

describe("the digests of leads in quarantine", () => {
  const lastRun = (value: number, metadata?: object) =>
    services.kv.set("monitor:digest", { value: String(value), metadata });
  const digests = { "digest-email": ids(2), "digest-webhook": [idOf(3)] };
  const digestsAsked = () => asked().filter((receivers) => String(receivers).includes("digest"));

  test("begin with a day that is only measured", async () => {
    unnotified(digests);
    expect(await sweep()).toBe(true);
    expect(digestsAsked()).toEqual([]);
    expect(services.kv.get("monitor:digest")?.value).toBe(String(now));
  });

  test("come once a day, one for each receiver that has leads", async () => {
    unnotified(digests);
    lastRun(now - day + 1);
    await sweep();
    expect(digestsAsked()).toEqual([]);
    lastRun(now - day);
    expect(await sweep()).toBe(true);
    expect(digestsAsked()).toEqual([["digest-email", "digest-webhook"]]);
    expect(queued()).toEqual([
      ["digest-email", ids(2)],
      ["digest-webhook", [idOf(3)]],
    ]);
    expect(services.kv.get("monitor:digest")).toEqual({ value: String(now) });
  });

  test("come at the next run where the queue did not take them", async () => {
    unnotified(digests);
    lastRun(now - day);
    const NOTIFICATION_QUEUE = { sendBatch: () => Promise.reject(new TypeError("down")) };
    expect(await sweep(now, { NOTIFICATION_QUEUE })).toBe(false);
    expect(services.kv.get("monitor:digest")?.value).toBe(String(now - day));
  });

  test("go on with the next runs while there are more than are listed at once, but not for ever", async () => {
    unnotified({ "digest-email": ids(100) });
    lastRun(now - day);
    expect(await sweep()).toBe(true);
    expect(services.kv.get("monitor:digest")).toEqual({
      value: String(now - day),
      metadata: { runs: 1 },
    });
    lastRun(now - day, { runs: 10 });
    await sweep();
    expect(services.kv.get("monitor:digest")).toMatchObject({ metadata: { runs: 11 } });
    lastRun(now - day, { runs: 11 });
    await sweep();
    expect(services.kv.get("monitor:digest")).toEqual({ value: String(now) });
  });

  test("end with a list that is not full; a receiver without leads gets none", async () => {
    unnotified({ "digest-email": ids(99) });
    lastRun(now - day);
    await sweep();
    expect(queued()).toEqual([["digest-email", ids(99)]]);
    expect(services.kv.get("monitor:digest")).toEqual({ value: String(now) });
  });

  test("never come where no KV remembers the last one", async () => {
    unnotified({ ...digests, email: ids(1) });
    expect(await sweep(now, { LEAD_LIMITS: undefined })).toBe(true);
    expect(queued()).toEqual([["email", ids(1)]]);
  });

  test("are unknown while KV fails; the others are queued all the same", async () => {
    unnotified({ email: ids(1) });
    const LEAD_LIMITS = {
      ...failingKv(),
      getWithMetadata: () => Promise.reject(new Error("down")),
    };
    expect(await sweep(now, { LEAD_LIMITS })).toBeNull();
    expect(queued()).toEqual([["email", ids(1)]]);
  });
});
