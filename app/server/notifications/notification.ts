import * as z from "zod/mini";

/**
 * Who can be notified of a lead. The two digests hold what is in quarantine, once a day; `late` is the
 * second address, for a lead that nobody has answered after three quarters of its promise.
 */
export const receivers = [
  "email",
  "webhook",
  "visitor",
  "confirmation",
  "late",
  "digest-email",
  "digest-webhook",
] as const;

export type Receiver = (typeof receivers)[number];

/** Whether a receiver is notified as soon as a lead is stored; the sweep finds what the others wait for. */
export const isPrompt = (receiver: Receiver): boolean =>
  receiver !== "late" && !receiver.startsWith("digest-");

const version = 1;

const notificationSchema = z.object({
  version: z.literal(version),
  receiver: z.enum(receivers),
  /** The message's own id: the database gives a lead to one message for each receiver. */
  owner: z.uuid(),
  /** Submission ids; one, but in a digest. */
  leads: z.array(z.guid()).check(z.minLength(1)),
});

/** A message of the notification queue, for one receiver. It holds ids, no personal data. */
export type Notification = z.infer<typeof notificationSchema>;

export const toNotification = (receiver: Receiver, leads: string[]): Notification => ({
  version,
  receiver,
  owner: crypto.randomUUID(),
  leads,
});

/** @returns null for a message that is not of this version */
export const readNotification = (body: unknown): Notification | null =>
  notificationSchema.safeParse(body).data ?? null;

const reportMessageSchema = z.object({
  version: z.literal(version),
  /** The Monday with which the week of the report begins: `2026-11-16`. */
  report: z.iso.date(),
  /** The message's own id: the database gives a report to one message. */
  owner: z.uuid(),
});

/** A message of the notification queue for the weekly mail to the team. */
export type ReportMessage = z.infer<typeof reportMessageSchema>;

export const toReportMessage = (week: string): ReportMessage => ({
  version,
  report: week,
  owner: crypto.randomUUID(),
});

/** @returns null for any other message */
export const readReportMessage = (body: unknown): ReportMessage | null =>
  reportMessageSchema.safeParse(body).data ?? null;
