import { autopilots } from "../../content/autopilots.ts";
import { fieldLabels } from "../../content/control-labels.ts";
import { tiers } from "../../content/prices.ts";
import { formatDollars } from "../../lib/format.ts";
import type { Submission } from "../contract.ts";
import { receiptContent } from "./receipt-content.ts";

/** A line of a receipt; `isLong` for what may need more than three lines. */
export type SentRow = { label: string; value: string; isLong?: true };

/** What a receipt names by itself: the other fields stand under their own labels, in this order. */
const ownFields = [
  "subject",
  "phone",
  "whatsappNumber",
  "solution",
  "partnerType",
  "expectedRevenue",
] as const;
const longFields = ["message", "requirements"] as const;

/**
 * What a visitor has sent, for the receipt.
 *
 * @param email as people read it
 * @returns a row for each field that was filled in
 */
export function sentRows(
  { fields, source }: Pick<Submission, "fields" | "source">,
  email: string,
): SentRow[] {
  // The forms have different fields, of which all are texts.
  const values: Partial<Record<string, string>> = fields;
  const text = (name: string) => values[name] ?? "";
  const rows: SentRow[] = [
    { label: receiptContent.about, value: getSubject(source.tier ?? "", text("autopilot")) },
    {
      label: receiptContent.from,
      value: `${text("firstName")} ${text("lastName")}, ${text("company")}`,
    },
    { label: receiptContent.answerTo, value: email },
    ...ownFields.map((name) => ({ label: fieldLabels[name], value: text(name) })),
    ...longFields.map((name) => ({
      label: fieldLabels[name],
      value: text(name),
      isLong: true as const,
    })),
  ];
  // A subject is what the message is about, and stands first.
  const isSubject = ({ label }: SentRow) => label === fieldLabels.subject;
  return [...rows.filter(isSubject), ...rows.filter((row) => !isSubject(row))].filter(
    ({ value }) => value !== "",
  );
}

/** The tier or the agent whose button opened the form; the tier finder adds what was asked for. */
function getSubject(tierField: string, autopilot: string): string {
  const tier = tiers.find(({ slug }) => slug === tierField.split(":")[0]);
  if (tier) {
    const { name, monthlyPrice } = tier;
    return monthlyPrice === null ? name : `${name}, ${formatDollars(monthlyPrice)} per month`;
  }
  return Object.entries(autopilots).find(([slug]) => slug === autopilot)?.[1].name ?? "";
}
