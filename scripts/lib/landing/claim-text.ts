import { claims } from "../../../app/content/claims.ts";
import { incidentHours } from "../../../app/content/incidents.ts";
import { tierLimits } from "../../../app/content/tier-limits.ts";
import { formatCompact, formatDollars, formatRange } from "../../../app/lib/format.ts";

/** The numbers of `app/content/claims.ts` and the prices, as a landing page writes them, by name. */
const texts = new Map<string, string>();

for (const [name, value] of Object.entries(claims)) {
  if (typeof value === "number") texts.set(name, formatCompact(value));
  else if ("min" in value) texts.set(name, formatRange(value));
  else if ("device" in value) {
    texts.set(`${name}.device`, formatCompact(value.device));
    texts.set(`${name}.cloud`, formatRange(value.cloud));
  }
}

for (const { slug, monthlyPrice } of Object.values(tierLimits)) {
  texts.set(`price.${slug}`, formatDollars(monthlyPrice));
}

texts.set("incidentHours", String(incidentHours.customer));

/** What may stand between braces. */
export const claimNames: readonly string[] = [...texts.keys()];

/**
 * Puts the numbers of the site in place of their names: `{replyHours} hours` becomes `24 hours`.
 *
 * @param onUnknown is told of names that no number has
 */
export function withClaims(text: string, onUnknown: (name: string) => void): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = texts.get(name.trim());
    if (value === undefined) onUnknown(name);
    return value ?? "";
  });
}
