import * as z from "zod/mini";

import { cleanText } from "../../lib/clean-text.ts";
import { storedEmail } from "../../lib/email-address.ts";
import { type LeadRow, leadRowSchema, type OlderLead, rowUpgrades } from "./lead-rows.ts";

/** A lead on its way to the database: a message of the queue, and the body of a dead lead. */
export type QueuedLead = { version: number; lead: LeadRow };

/** How a Worker reads rows: those it writes itself, and older ones after their upgrades. */
type RowFormat<Lead> = {
  schema: z.ZodMiniType<Lead>;
  upgrades: Readonly<Record<number, (lead: OlderLead) => OlderLead>>;
};

/** A lead, or why the message cannot be read. */
type ReadResult<Lead> = { lead: Lead; problem?: never } | { lead?: never; problem: string };

const format = { schema: leadRowSchema, upgrades: rowUpgrades };

const messageSchema = z.object({
  version: z.int(),
  lead: z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
});

/** The version of the rows that this Worker writes. */
const versionOf = ({ upgrades }: Pick<RowFormat<unknown>, "upgrades">) =>
  Math.max(0, ...Object.keys(upgrades).map(Number)) + 1;

/** The message that carries a row which could not be stored at once. */
export function toQueuedLead(lead: LeadRow): QueuedLead {
  return { version: versionOf(format), lead };
}

/** Reads what this Worker or the one before has queued. */
export function readQueuedLead(message: unknown): ReadResult<LeadRow> {
  return readMessage(message, format);
}

/**
 * Reads a message of any version that has upgrades. A newer version is a problem: only the newer
 * Worker can interpret its columns.
 */
export function readMessage<Lead>(
  message: unknown,
  { schema, upgrades }: RowFormat<Lead>,
): ReadResult<Lead> {
  const parsed = messageSchema.safeParse(message);
  if (!parsed.success) return { problem: "unreadable" };
  let { lead } = parsed.data;
  const { version } = parsed.data;
  const ownVersion = versionOf({ upgrades });
  if (version > ownVersion) return { problem: `written by a newer version (${version})` };
  for (let from = version; from < ownVersion; from += 1) {
    const upgrade = upgrades[from];
    if (!upgrade) return { problem: `of a version that is no longer read (${version})` };
    lead = upgrade(lead);
  }
  const read = schema.safeParse({ ...lead, row: cleanRow(lead.row) });
  return read.success ? { lead: read.data } : { problem: "unreadable" };
}

const multiLineColumns = new Set(["message", "additional_requirements"]);

/**
 * A build that knew fewer rules may have queued what the database refuses today: an accepted lead must
 * not be lost for a character.
 */
function cleanRow(row: OlderLead["row"]): OlderLead["row"] {
  const clean = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => clean(name, one));
    if (typeof value !== "string") return value;
    const text = cleanText(value);
    if (multiLineColumns.has(name)) return text;
    const line = text.replaceAll(/\s+/g, " ");
    return name === "email" ? (storedEmail(line) ?? line) : line;
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, clean(name, value)]));
}
