import type { TierSlug, WhoseRow } from "../../content/whose.ts";
import { site } from "../../content/site.ts";

/** Words of the drawing "Whose machine is it?"; the words in its cells are facts of `whose.ts`. */
export const whoseContent = {
  label: "Whose machine",
  headline: ["Whose", "machine is it?"],
  lead: "Hatched is our ground, plain is yours. The wall between them moves with the tier.",
  caption: "Whose machine it is, by tier",
  choice: "Choose a tier",
  hint: "the wall follows",
  perMonth: "a month",
  ours: "ours",
  yours: "yours",
  below: "below: yours",
  rows: {
    line: ["The line to us", "models and releases"],
    counts: ["Usage counts", "hours, sign-ins, errors"],
    machine: ["The machine", "and the records on it"],
    keys: ["The keys", "for records and backups"],
    log: ["The log", "every call, every refusal"],
    roles: ["The roles", "who may do what"],
    people: ["The people", "who ask"],
  } satisfies Record<WhoseRow, readonly [name: string, note: string]>,
  allTiers: "All five tiers",
  /** Stands below the drawing until a tier is chosen. */
  all: "Starter and Explorer run on machines of ours, and we hold their keys and logs. From Resident up machine, keys, log and counts are yours.",
  sentences: {
    starter:
      "Starter runs on a machine of ours that customers share; yours is a room on it. We hold keys and log, and count hours, sign-ins and errors.",
    explorer:
      "Explorer runs on a machine of ours that nobody else uses, under keys made for you alone. You decide the roles; we hold keys and log, and count.",
    resident:
      "Resident runs in your cloud account or on your racks. Keys, log and counts stay there. One gate is left: signed models come in through it.",
    scaler:
      "Scaler runs in your cloud account and on your racks, inside one boundary. Keys, log and counts stay there. One gate is left: signed models come in through it.",
    "hyper-scaler":
      "Hyper-scaler runs on every site you own, without a network too. No line leads to us: people carry models and releases in.",
  } satisfies Record<TierSlug, string>,
  source: `Rows run from what is always yours, at the foot, to what we give up last. From Resident up your policy may keep the log longer, and you may rent a machine in our regions (${site.dataCenters.join(", ")}): then that one row is ours, the keys stay with you. Log periods and accelerators are sample figures.`,
} as const;
