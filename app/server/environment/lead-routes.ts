import * as z from "zod/mini";

import { tiers } from "../../content/tiers.ts";
import { isLeadKind, type LeadKind, leadKindNames } from "../../leads/form-fields.ts";

/** What a line of `LEAD_ROUTES` can ask of a lead; the form asks for no size but that of the tier. */
export type RoutedLead = {
  kind: LeadKind;
  /** Two capital letters (ISO 3166); null where the country is not known. */
  country: string | null;
  /** Slug of the tier that the visitor chose; null where none was. */
  tier: string | null;
};

/** What the lines ask of a lead; its tier's slug may be followed by a colon and the needs that led to it. */
export const toRoutedLead = ({
  kind,
  source,
}: {
  kind: LeadKind;
  source: Record<string, string>;
}): RoutedLead => ({
  kind,
  country: source["country"] ?? null,
  tier: source["tier"]?.split(":")[0] ?? null,
});

/** Where the leads go that fit all conditions of a line. */
export type LeadRoute = {
  /** The number of the line, from 1. */
  line: number;
  /** The conditions as they are written. */
  text: string;
  conditions: Readonly<Partial<Record<keyof RoutedLead, readonly string[]>>>;
  /** Whether it names the second address, for leads that wait for their answer too long. */
  isLate: boolean;
  /** Empty for `nobody`. */
  emails: readonly string[];
};

const emailSchema = z.email();
const tierSlugs = tiers.map(({ slug }): string => slug);

/** What is wrong with one value of a condition; null for a good one. */
const problems: Record<keyof RoutedLead, (value: string) => string | null> = {
  kind: (value) => (isLeadKind(value) ? null : `is no kind of lead: ${leadKindNames.join(", ")}`),
  country: (value) =>
    /^[A-Z]{2}$/.test(value) ? null : "is no country: two capital letters, such as DE",
  tier: (value) => (tierSlugs.includes(value) ? null : `is no tier: ${tierSlugs.join(", ")}`),
};

const isCondition = (name: string): name is keyof RoutedLead => Object.hasOwn(problems, name);

/** Receivers may have slipped into the conditions: what looks like an address is not repeated in a log. */
const quoted = (word: string) => (word.includes("@") ? "an address" : `"${word}"`);

/**
 * Reads `LEAD_ROUTES`: a line for each rule, conditions before `->` and receivers after it, as in
 * `kind=getStarted,hireMe country=DE,AT,CH -> dach@aioi.example, sales@aioi.example`. A line that begins
 * with `late` names who is told of a lead that waits for its answer too long, and needs no condition.
 * Empty lines and those that begin with `#` count for nothing.
 *
 * @param context gets one issue for each fault, with the number of its line and without an address
 */
export function parseLeadRoutes(text: string, context: { issues: unknown[] }): LeadRoute[] {
  return text.split(/\r?\n/).flatMap((written, index) => {
    const line = index + 1;
    const rule = written.trim();
    if (rule === "" || rule.startsWith("#")) return [];
    const fault = (problem: string) =>
      context.issues.push({ code: "custom", input: text, message: `line ${line}: ${problem}` });

    const [left = "", right, ...more] = rule.split("->").map((part) => part.trim());
    if (right === undefined || more.length > 0) {
      fault("is not one `->` between conditions and receivers");
      return [];
    }
    const isLate = /^late(?:\s|$)/.test(left);
    const asked = isLate ? left.slice("late".length).trim() : left;
    if (asked === "" && !isLate) {
      fault("has no condition; leads that fit no line go to LEAD_EMAIL_TO");
    }
    const conditions = parseConditions(asked, fault);
    return [{ line, text: left, conditions, isLate, emails: parseEmails(right, fault) }];
  });
}

function parseConditions(text: string, fault: (problem: string) => void): LeadRoute["conditions"] {
  const conditions: Partial<Record<keyof RoutedLead, string[]>> = {};
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const equals = word.indexOf("=");
    const name = word.slice(0, Math.max(0, equals));
    if (!isCondition(name)) {
      fault(`${quoted(word)} is no condition: kind=, country= or tier=`);
    } else if (conditions[name]) {
      fault(`has ${name}= twice; write its values with commas and no blanks`);
    } else {
      conditions[name] = word.slice(equals + 1).split(",");
      for (const value of conditions[name]) {
        const problem = problems[name](value);
        if (problem !== null) fault(`${quoted(value)} ${problem}`);
      }
    }
  }
  return conditions;
}

function parseEmails(text: string, fault: (problem: string) => void): string[] {
  if (text === "nobody") return [];
  return text.split(",").map((part, index) => {
    const email = part.trim();
    if (!emailSchema.safeParse(email).success) {
      fault(`receiver ${index + 1} is no email address; write \`nobody\` for none`);
    }
    return email;
  });
}

/**
 * The first line that a lead fits; null where it fits none.
 *
 * @param late whether the lines for leads are meant that wait for their answer too long
 */
export const findRoute = (
  lead: RoutedLead,
  routes: readonly LeadRoute[] | null,
  late = false,
): LeadRoute | null =>
  routes?.find(({ conditions: { kind, country, tier }, isLate }) =>
    [
      isLate === late,
      !kind || kind.includes(lead.kind),
      !country || (lead.country !== null && country.includes(lead.country)),
      !tier || (lead.tier !== null && tier.includes(lead.tier)),
    ].every(Boolean),
  ) ?? null;

/** Whether anybody is told of leads that wait for their answer too long. */
export const hasLateRoute = (routes: readonly LeadRoute[] | null): boolean =>
  routes?.some(({ isLate, emails }) => isLate && emails.length > 0) ?? false;
