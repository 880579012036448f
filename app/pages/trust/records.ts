import { incidentHours } from "../../content/incidents.ts";
import { firstTierWith } from "../../content/tiers.ts";
import { signingKeys } from "../../content/sample-site/site.ts";

const rotationDays = 90;

/** What we do to ourselves, with the evidence of it: a date, or how often. */
export const controls = [
  {
    name: "Customer accounts",
    text: "By role, with a second factor, four hours at a time",
    evidence: "access review, quarterly",
    checked: "2026-10-06",
  },
  {
    name: "Code",
    text: "Two reviewers; every commit signed",
    evidence: "review log",
    checked: "each change",
  },
  {
    name: "Releases",
    text: "Signed by two people; the installer refuses any other",
    evidence: `key ${signingKeys.release}`,
    checked: "2026-09-15",
  },
  {
    name: "Dependencies",
    text: "Exact versions, install scripts off, bill of materials",
    evidence: "SBOM, CycloneDX",
    checked: "each release",
  },
  {
    name: "Secrets",
    text: `In a hardware module, rotated every ${rotationDays} days`,
    evidence: "rotation log",
    checked: "2026-11-02",
  },
  {
    name: "Backups",
    text: `Your keys from ${firstTierWith("customerKeys")} up, ours below; restored every quarter`,
    evidence: "restore report",
    checked: "2026-10-20",
  },
  {
    name: "People",
    text: "Checked before they start; access ends the day they leave",
    evidence: "training record",
    checked: "2026-09-30",
  },
  {
    name: "Incidents",
    text: `You hear within ${incidentHours.customer} hours, the authority within ${incidentHours.authority}`,
    evidence: "two exercises a year",
    checked: "2026-09-03",
  },
] as const;

/** The report that is under way: the days in which an auditor observes. */
export const observation = {
  standard: "SOC 2 Type II",
  from: "2026-10-01",
  to: "2027-03-31",
} as const;

/** Standards: what the company holds, what the product supports, and what stays with the customer. */
export const standards = [
  {
    name: observation.standard,
    /** The bar stands here. */
    holds: null,
    supports: "controls, and evidence you export",
    yours: "your own report",
  },
  {
    name: "ISO 27001",
    holds: "not held, not begun",
    supports: "controls mapped to annex A",
    yours: "your certificate",
  },
  {
    name: "HIPAA",
    holds: "no certificate exists; we sign a BAA",
    supports: "encryption, roles, audit log",
    yours: "your risk analysis",
  },
  {
    name: "GDPR",
    holds: "a law, not a certificate; see the DPA",
    supports: "residency, export, erasure",
    yours: "your lawful basis",
  },
  {
    name: "FIPS 140-3",
    holds: "not held",
    supports: "runs on validated modules you supply",
    yours: "the module",
  },
] as const;

/** The penetration test. */
export const penetrationTest = {
  facts: [
    ["When", "Sep 7 to 18, 2026"],
    ["Who", "two outside testers, 20 person-days"],
    ["Scope", "gateway, console, this website"],
    ["Retested", "Oct 22, 2026"],
    ["Letter", "on request, under NDA"],
  ],
  none: "none",
  fixed: (fixed: number, all: number) => `${fixed} of ${all} fixed`,
  /** The findings that are open, and when they are due. */
  open: { text: "one low finding, a version number in an error page", due: "2026-12-15" },
} as const;

/** Findings by severity. */
export const findings = [
  { severity: "critical", fixed: 0, open: 0 },
  { severity: "high", fixed: 1, open: 0 },
  { severity: "medium", fixed: 3, open: 0 },
  { severity: "low", fixed: 6, open: 1 },
] as const;
