import { autopilotNames } from "../../content/autopilot-names.ts";
import { contractTier, tierLimits } from "../../content/tier-limits.ts";
import { trial, trialContent, trialPlaceOf } from "../../content/trial.ts";
import { formatDollars } from "../../lib/format.ts";
import type { Submission } from "../contract.ts";
import { fieldsOf, type FormField } from "../form-fields.ts";
import { receiptContent } from "./receipt-content.ts";

/** A line of a receipt; `isLong` for what may need more than three lines. */
export type SentRow = { label: string; value: string; isLong?: true };

/**
 * What a visitor has sent, for the receipt.
 *
 * @param email as people read it
 * @returns a row for each field that was filled in
 */
export function sentRows(
  { kind, fields, source }: Pick<Submission, "kind" | "fields" | "source">,
  email: string,
): SentRow[] {
  // The forms have different fields, of which all are texts.
  const values: Partial<Record<string, string>> = fields;
  const rowsOf = (role: FormField["role"]): SentRow[] =>
    Object.entries(fieldsOf(kind))
      .filter(([, field]) => field.role === role && field.control !== "hidden")
      .map(([name, { label, control }]) => ({
        label,
        value: values[name] ?? "",
        ...(control === "lines" && { isLong: true }),
      }));
  const rows: SentRow[] = [
    // A subject is what the message is about, and stands first.
    ...rowsOf("subject"),
    {
      label: receiptContent.about,
      value:
        kind === "getStarted"
          ? getTrial(source.tier ?? "", source.place)
          : getSubject(source.tier ?? "", values["autopilot"]),
    },
    {
      label: receiptContent.from,
      value: [getSenderName({ kind, fields }), ...rowsOf("company").map(({ value }) => value)].join(
        ", ",
      ),
    },
    { label: receiptContent.answerTo, value: email },
    ...rowsOf(undefined),
  ];
  return rows.filter(({ value }) => value !== "");
}

/** The tier whose button opened the form; the tier finder adds what was asked for. */
const findTier = (tierField: string) =>
  [...Object.values(tierLimits), contractTier].find(({ slug }) => slug === tierField.split(":")[0]);

/** What is tried, and where: `Explorer, on our machines`. */
function getTrial(tierField: string, chosen: Submission["source"]["place"]): string {
  const place = trialPlaceOf(tierField, chosen);
  const tier = findTier(tierField);
  if (!tier) return place === null ? "" : trial[place].label;
  return `${tier.name}, ${place === null ? trialContent.contractAbout : trial[place].about}`;
}

/** The name of who has sent a form. */
export const getSenderName = ({ kind, fields }: Pick<Submission, "kind" | "fields">): string => {
  const values: Partial<Record<string, string>> = fields;
  const names = Object.entries(fieldsOf(kind)).filter(([, { role }]) => role === "name");
  return names.map(([name]) => values[name] ?? "").join(" ");
};

/** The tier or the agent whose button opened the form. */
function getSubject(tierField: string, autopilot: string | undefined): string {
  const tier = findTier(tierField);
  if (tier) {
    const { name, monthlyPrice } = tier;
    return monthlyPrice === null ? name : `${name}, ${formatDollars(monthlyPrice)} per month`;
  }
  return Object.entries(autopilotNames).find(([slug]) => slug === autopilot)?.[1] ?? "";
}
