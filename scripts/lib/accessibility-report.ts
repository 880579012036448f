import { accessibilityReport } from "../../app/content/accessibility/report.ts";
import { SetupError } from "./error-details.ts";

const dayMs = 86_400_000;

/**
 * @param day of the release, as `2026-11-29`
 * @throws {SetupError} where the accessibility report is too old to be published with it
 */
export function assertFreshReport(day: string): void {
  const { reviewed, maxAgeDays } = accessibilityReport;
  const age = (Date.parse(day) - Date.parse(reviewed)) / dayMs;
  if (age <= maxAgeDays) return;
  throw new SetupError(
    `The accessibility report is ${age} days old, and ${maxAgeDays} are allowed: compare each row of app/content/accessibility/ with the site, and set \`reviewed\`.`,
  );
}
