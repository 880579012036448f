/**
 * The sample installation. Everything on the website that shows operation reads this folder; a test sums
 * it (`tests/unit/sample-site.test.ts`). Every name and number is invented, and times are UTC.
 */
export const sampleSite = {
  name: "clinic-04",
  mode: "on-premises",
  /** The day that is shown, and what the console's clock says. */
  day: "2026-11-24",
  clock: "14:02:13",
  nodes: 4,
  cards: 16,
  cardMemoryGb: 80,
  cardBandwidthGbPerS: 3350,
  storageTb: 96,
  network: "10.4.0.0/16",
  gates: 1,
  routesOut: 0,
  /** Records that it holds. */
  panels: 19_204,
  agents: ["intake", "triage", "letters", "desk", "archive", "billing"],
  issuer: "sso.clinic-04.internal",
} as const;

export type Agent = (typeof sampleSite.agents)[number];

/** What a card costs for an hour: the assumptions of `/compare` at as many cards as the site has. */
export const cardHourDollars = 2.25;

/** Platform releases are named year.number, versions of models year.month.number. */
export const releases = [
  { name: "2026.1", day: "2026-01-13" },
  { name: "2026.2", day: "2026-04-07" },
  { name: "2026.3", day: "2026-09-15" },
] as const;

export const currentRelease = releases[2];

/** Where the media of a release is mounted for an install. */
export const releaseMedia = `/mnt/aioi-${currentRelease.name}`;

/** Signing keys, by what they sign. */
export const signingKeys = { release: "7f3a…c2", models: "b81d…09", log: "e05c…4a" } as const;

/**
 * Seconds since midnight.
 *
 * @param time `14:02:11`, or with milliseconds, `14:02:11.548`
 */
export const toSeconds = (time: string): number =>
  time.split(":").reduce((seconds, part) => 60 * seconds + Number(part), 0);
