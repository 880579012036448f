import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";

const app = join(projectRoot, "app");

/** The files that hold words and numbers, without their comments. */
const sources = globSync("{articles,content,config,leads,pages,sections,shell}/**/*.ts", {
  cwd: app,
})
  .filter((path) => !path.endsWith(".gen.ts"))
  .map((path) => ({
    path,
    text: readFileSync(join(app, path), "utf8")
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .replaceAll(/^\s*\/\/.*$/gm, ""),
  }));

const placesOf = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(new RegExp(pattern, "g")), ([found]) => `${path}: ${found}`),
  );

/** Every number of spec section 9, as its one source writes it. */
const facts: [fact: string, written: RegExp][] = [
  ["Carousel 6 s", /carouselMs = 6000\b/],
  ["Menu close delay 150 ms", /menuCloseDelayMs = 150\b/],
  ["Simulated send delay 1000 ms", /contactSendingMs = 1000\b/],
  ["Names 50", /const firstName = \{[^}]*max: 50\b/],
  ["100 in the partner form", /firstName: \{ \.\.\.firstName, max: 100 \}/],
  ["email 255", /const email = \{[^}]*max: 255\b/],
  ["company 100", /const company = \{[^}]*max: 100\b/],
  ["200 in the partner form", /called: "Company name", max: 200\b/],
  ["phone 20", /const phone = \{[^}]*max: 20\b/],
  ["message 1000", /const message = \{[^}]*max: 1000\b/],
  ["2000 in the partner form", /message: \{ \.\.\.message, max: 2000 \}/],
  ["2000 for consultation requirements", /const requirements = \{[^}]*max: 2000\b/],
  ["unused entries are discarded after 5 minutes", /unusedMs: 5 \* minute\b/],
  ["Failed reads retry 3 times", /readRetries: 3\b/],
  ["backoff capped at 30 s", /retryMaxMs: 30 \* second\b/],
  [
    "Page sizes: 3 stories, 3 insights, 5 updates",
    /listSize: 3\b[^]*listSize: 3\b[^]*listSize: 5\b/,
  ],
  ["Starter $29", /monthlyPrice: 29\b|\$29\b/],
  ["Explorer $199", /monthlyPrice: 199\b|\$199\b/],
  ["Resident $999", /monthlyPrice: 999\b|\$999\b/],
  ["Scaler $4,999", /monthlyPrice: 4999\b|\$4,999/],
  ["99.5% SLA", /\D99\.5\b/],
  ["99.95%", /\D99\.95\b/],
  ["$300/hour", /hourlyRate: 300\b|\$300\b/],
  ["4-hour minimum engagement", /minimumHours: 4\b|4-hour|4 hours/],
  ["response under 2 hours", /consultingReplyHours: 2\b|under 2 hours/],
  ["99.9% uptime", /\buptimePercent: 99\.9\b|\D99\.9%/],
  ["up to 99.99% enterprise", /enterpriseUptimePercent: 99\.99\b|99\.99%/],
  ["2M+", /\bmodels: 2_000_000\b|2M\+|2 million/],
  ["95% pilot failure", /pilotFailurePercent: 95\b|(?<![.\d])95(?:%| of)/],
  ["100+ enterprise clients", /\bclients: 100\b|100\+ enterprise/],
  ["14-day free trial", /trialDays: 14\b|14-day|14 days/],
  ["response within 24 hours", /\breplyHours: 24\b|24 hours/],
  ["partner margin 20-30%", /partnerMarginPercent: \{ min: 20, max: 30 \}|20[-–]30%/],
  ["Promotion: 50% off first month", /percent: 50, lastDay/],
  ["until December 31, 2024", /2024-12-31|December 31, 2024/],
  ["97% diagnosis accuracy", /diagnosisAccuracyPercent: 97\b|\b97%/],
  ["CAD 15M current value", /\{ currency: "CAD", amount: 15_000_000 \}|CAD 15M/],
  ["CAD 66K revenue", /\{ currency: "CAD", amount: 66_000 \}|CAD 66K/],
  ["plus 90 days", /accountGraceDays: 90\b|\b90 days/],
  ["usage logs 12 months for analytics", /analyticsLogMonths: 12\b/],
  ["24 months for security", /securityLogMonths: 24\b/],
  ["financial records 7 years", /financialRecordYears: 7\b|\b7 years/],
  ["privacy requests answered within 30 days", /privacyReplyDays: 30\b|within 30 days/],
  ["data centers in the US, Canada and the UAE", /\["US", "Canada", "UAE"\]/],
  ["Support hours: Mon-Fri 8am to 6pm", /\bfrom: 8, to: 18\b|\b8am\b/],
  ["under 5 min", /connectMinutes: 5\b|under 5 min/],
  ["under 30 min", /under 30 min|deployMinutes: 30\b/],
  ["under 1 hour", /integrateHours: 1\b|under 1 hour/],
];

describe("each number of the specification (section 9) is written once", () => {
  test.each(facts)("%s", (_, written) => {
    expect(placesOf(written)).toHaveLength(1);
  });
});
