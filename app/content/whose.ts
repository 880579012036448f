import { contractTier, tierLimits } from "./tier-limits.ts";

/** A tier's slug, as in `tiers.ts`. */
export type TierSlug =
  | (typeof tierLimits)[keyof typeof tierLimits]["slug"]
  | typeof contractTier.slug;

/** Who holds something: we, or the customer. */
export type Holder = "ours" | "yours";

/**
 * What somebody holds in an installation, from what we give up last, at the top, to what is always
 * the customer's, at the foot. In every tier the customer holds the last rows, so that one wall
 * separates both.
 */
export const whoseRows = ["line", "counts", "machine", "keys", "log", "roles", "people"] as const;
export type WhoseRow = (typeof whoseRows)[number];

/** Who holds it, and how, in a few words that can stand alone. */
type WhoseFact = { holder: Holder; words: string };

/** The seven facts of a tier, and where it is tried; `null` where it is a pilot by contract. */
type WhoseTier = { facts: Record<WhoseRow, WhoseFact>; trial: Holder | null };

const ours = (words: string): WhoseFact => ({ holder: "ours", words });
const yours = (words: string): WhoseFact => ({ holder: "yours", words });

const gate = ours("one gate, signed");
const ourCounts = ours("we count");
const nothingSent = yours("nothing is sent");
const yourRoles = yours("you decide");
const yourPeople = yours("yours");
const yourKeys = yours("yours");

/** How long a log on our machines is kept; sample figures, as in `tiers.ts`. */
export const ourLogDays = { starter: 7, explorer: 30 } as const;

/** Whose machine it is, by tier. Log periods are sample figures, as in `tiers.ts`. */
export const whose: Record<TierSlug, WhoseTier> = {
  starter: {
    trial: "ours",
    facts: {
      line: gate,
      counts: ourCounts,
      machine: ours("ours, shared"),
      keys: ours("ours, one set each"),
      log: ours(`with us, ${ourLogDays.starter} days`),
      roles: ours("one owner"),
      people: yourPeople,
    },
  },
  explorer: {
    trial: "ours",
    facts: {
      line: gate,
      counts: ourCounts,
      machine: ours("ours, not shared"),
      keys: ours("ours, one set each"),
      log: ours(`with us, ${ourLogDays.explorer} days`),
      roles: yourRoles,
      people: yourPeople,
    },
  },
  resident: {
    trial: "yours",
    facts: {
      line: gate,
      counts: nothingSent,
      machine: yours("your cloud or racks"),
      keys: yourKeys,
      log: yours("yours, 12 months"),
      roles: yourRoles,
      people: yourPeople,
    },
  },
  scaler: {
    trial: "yours",
    facts: {
      line: gate,
      counts: nothingSent,
      machine: yours("both, one boundary"),
      keys: yourKeys,
      log: yours("yours, 24 months"),
      roles: yourRoles,
      people: yourPeople,
    },
  },
  "hyper-scaler": {
    trial: null,
    facts: {
      line: yours("none: by hand"),
      counts: nothingSent,
      machine: yours("every site you own"),
      keys: yourKeys,
      log: yours("yours, your policy"),
      roles: yourRoles,
      people: yourPeople,
    },
  },
};

/** Smallest tier first, as the tables have them. */
export const whoseTiers: readonly { slug: TierSlug; name: string }[] = [
  ...Object.values(tierLimits),
  contractTier,
];

/** How many rows are the customer's, counted from the foot: the height of the wall. */
export const wallHeight = (tier: TierSlug) =>
  whoseRows.filter((row) => whose[tier].facts[row].holder === "yours").length;

/** The tiers that are tried on our machines, or on the customer's. */
export const triedOn = (place: Holder) =>
  whoseTiers.filter(({ slug }) => whose[slug].trial === place);

/** Whether a text from outside names a tier. */
export const isTierSlug = (value: string): value is TierSlug => Object.hasOwn(whose, value);
