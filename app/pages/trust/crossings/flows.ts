import { policy } from "../../../content/site.ts";
import { contractTier, tierLimits } from "../../../content/tier-limits.ts";
import { tiers } from "../../../content/tiers.ts";
import { ourLogDays, triedOn } from "../../../content/whose.ts";

/** How a flow stands to the wall. */
export type Sign = "crosses" | "carried" | "stopped" | "shut" | "stays" | "none" | "held";

/** What a flow does in one mode: its sign, and the words above it. */
type Cell = readonly [sign: Sign, word: string];

/** Above a wall: the tiers that may run there, from the smallest on. */
const from = (name: string) => `from ${name}`;
const { resident, scaler } = tierLimits;
const ourTiers = triedOn("ours").map(({ name }) => name);

/** The walls, in the order of the columns: ours first, then those of the customer. */
export const walls = [
  {
    mode: "ours",
    name: "Our machines",
    short: "Ours",
    note: "a room of yours on one",
    tiers: ourTiers.join(", "),
  },
  {
    mode: "cloud",
    name: "Cloud",
    short: "Cloud",
    note: "your account",
    tiers: from(resident.name),
  },
  {
    mode: "on-premise",
    name: "On-premises",
    short: "On-prem.",
    note: "your building",
    tiers: from(resident.name),
  },
  {
    mode: "hybrid",
    name: "Hybrid",
    short: "Hybrid",
    note: "one boundary, two sites",
    tiers: from(scaler.name),
  },
  {
    mode: "air-gapped",
    name: "Air-gapped",
    short: "Air gap",
    note: "no network path",
    tiers: contractTier.name,
  },
] as const;

export type Flow = {
  id: string;
  name: string;
  note: string;
  /** One for each wall. */
  cells: readonly [Cell, Cell, Cell, Cell, Cell];
  /** The row in a sentence or two. */
  text: string;
  /** The line of `policy.yaml` that says so, and the command that shows it. */
  line: string;
  check: string;
};

type FlowGroup = { name: string; flows: readonly Flow[] };

const inAll = (cell: Cell, airGapped: Cell): Flow["cells"] => [cell, cell, cell, cell, airGapped];

const noRoute = inAll(["stopped", "no route"], ["stopped", "no network"]);
const supportSessionHours = 4;
const stay: Cell = ["stays", "in your store"];
const yourStore = [stay, stay, stay, stay] as const;
const ourLog = `${ourLogDays.starter} or ${ourLogDays.explorer} days`;
const logPeriods = `${ourLogDays.starter} days on Starter, ${ourLogDays.explorer} on Explorer`;
/** Of the customer's machines; a policy may name a longer one. */
const yourLogPeriods = [resident, scaler]
  .map(({ slug, name }) => {
    const period = tiers.find((tier) => tier.slug === slug)?.features.auditLog;
    return `${String(period)} on ${name}`;
  })
  .join(", ");
const dryRun = "aioi plan --dry-run";

/** The nine flows. The drawing, its totals and its text are made of them. */
export const flowGroups: readonly FlowGroup[] = [
  {
    name: "Comes in",
    flows: [
      {
        id: "models",
        name: "Models",
        note: "signed at the gate",
        cells: inAll(["crosses", "signed only"], ["carried", "by hand"]),
        text: "A model comes in through the gate once its signature is verified; any other is refused there. Air-gapped: on signed media, carried through the airlock.",
        line: "allow: models",
        check: "aioi verify models",
      },
      {
        id: "releases",
        name: "Releases and license",
        note: "checked offline",
        cells: [
          ["crosses", "we install"],
          ["crosses", "you approve"],
          ["crosses", "you approve"],
          ["crosses", "you approve"],
          ["carried", "by hand"],
        ],
        text: "A release waits at the gate until you approve it, then installs itself; air-gapped, your people install it; on Starter and Explorer we install it. The license is a signed file that is checked inside the wall: it calls nobody, and nothing stops on the day it ends.",
        line: "approve: release",
        check: dryRun,
      },
    ],
  },
  {
    name: "Tries to leave",
    flows: [
      {
        id: "prompts",
        name: "Prompts and answers",
        note: "in memory, for seconds",
        cells: noRoute,
        text: "A prompt and its answer are in memory for as long as the call runs. A call to a host beyond the wall is refused and logged: nothing goes there unless your policy names it and a person approves it.",
        line: "egress: deny",
        check: dryRun,
      },
      {
        id: "records",
        name: "Records and vectors",
        note: "where the machine is",
        cells: noRoute,
        text: "Records, and the vectors made of them, lie where the machine stands: in your store from Resident up, in your room on our machine below it. An agent reads what its role may read, inside the wall.",
        line: "egress: deny",
        check: dryRun,
      },
      {
        id: "weights",
        name: "Weights, backups, keys",
        note: "one side or the other",
        cells: [
          ["held", "keys held by us"],
          ["stopped", "your keys"],
          ["stopped", "your keys"],
          ["stopped", "your keys"],
          ["stopped", "your keys"],
        ],
        text: "From Resident up, weights and backups are encrypted with keys that stay in your own module; we hold no copy. On Starter and Explorer we hold the keys, one set for each customer, in a hardware module of ours.",
        line: "egress: deny",
        check: dryRun,
      },
    ],
  },
  {
    name: "Is about you",
    flows: [
      {
        id: "usage",
        name: "Usage counts",
        note: "hours, sign-ins, errors",
        cells: [
          ["crosses", "we count"],
          ["none", "nothing sent"],
          ["none", "nothing sent"],
          ["none", "nothing sent"],
          ["none", "nothing sent"],
        ],
        text: `On Starter and Explorer we count hours, sign-ins and errors, with time and account, never content. Kept ${policy.analyticsLogMonths} months for analytics, ${policy.securityLogMonths} for security. In your own account, and on your own machines, nothing is sent.`,
        line: "telemetry: none",
        check: dryRun,
      },
      {
        id: "audit",
        name: "Audit log",
        note: "every call, every refusal",
        cells: [["stays", ourLog], ...yourStore],
        text: `Every call is a line before it runs, and every refusal is one too. From ${resident.name} up the log is written to your store and kept there (${yourLogPeriods}), longer if your policy says so; it goes on to your own log server, if you name one. On our machines it stays with us: ${logPeriods}.`,
        line: "log: to",
        check: "aioi log --follow",
      },
    ],
  },
  {
    name: "Waits for a person",
    flows: [
      {
        id: "support",
        name: "Support session",
        note: `recorded, ends in ${supportSessionHours} hours`,
        cells: inAll(["shut", "when you say"], ["none", "on site only"]),
        text: `Shut until you open it for one of our engineers, by name. You watch the session, it is recorded in your store, and it ends after ${supportSessionHours} hours. Air-gapped: we come to you.`,
        line: "approve: support",
        check: "aioi log --support",
      },
      {
        id: "exports",
        name: "Exports you name",
        note: "policy line and approval",
        cells: inAll(["shut", "per export"], ["shut", "two people"]),
        text: "Shut until your policy names the export and a person approves it. The gate opens for that file, once, and the log holds who, what and when. Air-gapped: two people, on signed media.",
        line: "approve: export",
        check: "aioi log --exports",
      },
    ],
  },
];

export const flows: readonly Flow[] = flowGroups.flatMap(({ flows: group }) => group);

/** The row that is lit until another one is chosen. */
export const firstFlow = "weights";

/**
 * What the drawing shows of one wall.
 *
 * @param column of `walls`
 */
export function getGates(column: number): { open: number; shut: number; airlocks: number } {
  const count = (sign: Sign) => flows.filter(({ cells }) => cells[column]?.[0] === sign).length;
  return { open: count("crosses"), shut: count("shut"), airlocks: count("carried") };
}
