import { formatCount } from "../lib/format.ts";
import type { Pronoun } from "./articles.ts";
import { drill, site } from "./site.ts";

/** What is known of an author beyond the name; all of them are made up. */
export type AuthorEntry = {
  pronoun: Pronoun;
  role: string;
  /** The year in which they came. */
  since: number;
  subjects: readonly string[];
  /** At most 60 words. */
  biography: string;
  mail: string;
  /** Goes on after "Three reports,". */
  reports: string;
  built: { text: string; label: string; href: string };
};

const mailHost = site.email.slice(site.email.indexOf("@"));

const entries: Record<string, AuthorEntry> = {
  "perpetua-lindgaard": {
    pronoun: "she",
    role: "Reliability engineer",
    since: 2022,
    subjects: ["operations", "releases", "models"],
    biography:
      "She breaks things on purpose and counts what survives. Before AIOI she ran the night shift of a hospital data center, where she learned to distrust any message that says “sent”. She owns the kill drill and the release rules, and says what she could not prove.",
    mail: `perpetua.lindgaard${mailHost}`,
    reports: "each with a count in it",
    built: {
      text: `The drill that kills this server ${formatCount(drill.kills)} times a run.`,
      label: "How it is run",
      href: "/insights/how-this-website-never-loses-a-lead",
    },
  },
  "bertrand-oyelowe-hask": {
    pronoun: "he",
    role: "Cost and compliance analyst",
    since: 2021,
    subjects: ["costs", "residency", "audits"],
    biography:
      "He puts a price on an answer before anybody asks for it, and draws where a prompt can rest. Ten years of auditing insurers taught him that a map beats a checkbox. He keeps the table of clauses on this site, and takes out what no control answers.",
    mail: `bertrand.oyelowe-hask${mailHost}`,
    reports: "each with a table in it",
    built: {
      text: "The table that says which control answers which clause.",
      label: "Clauses and controls",
      href: "/use-cases/privacy-sovereignty",
    },
  },
  "hedda-marrowby": {
    pronoun: "she",
    role: "Deployment lead",
    since: 2020,
    subjects: ["pilots", "agents", "governance"],
    biography:
      "She has seen most pilots end, and writes down why. She came from a ministry’s project office, where she closed more projects than she opened. Today she asks five questions before a first meeting, and gives every agent an owner, a budget and a log before it gets a name.",
    mail: `hedda.marrowby${mailHost}`,
    reports: "each with a question to answer first",
    built: {
      text: "The permissions that every autopilot starts with: none.",
      label: "The autopilots",
      href: "/autopilots",
    },
  },
  "anselm-torvik": {
    pronoun: "he",
    role: "Installation engineer",
    since: 2021,
    subjects: ["air gaps", "edge devices", "latency"],
    biography:
      "He carries models to places without a network, and measures the way from a camera to a decision. He was a ship’s electrician first, so he counts what must be aboard before the line is cast off. His checklist has been used wherever a site had no way out.",
    mail: `anselm.torvik${mailHost}`,
    reports: "each with a list to work through",
    built: {
      text: "The budget that keeps an answer under 5 ms on the device.",
      label: "Edge AI",
      href: "/use-cases/edge-ai",
    },
  },
};

const bySlug: ReadonlyMap<string, AuthorEntry> = new Map(Object.entries(entries));

/** @returns undefined for an author of whom no more than the name is known */
export const findAuthorEntry = (slug: string): AuthorEntry | undefined => bySlug.get(slug);

/** The slugs that have an entry. */
export const authorSlugs = [...bySlug.keys()];
