import { claims } from "./claims.ts";
import { policy } from "./site.ts";
import { type Holder, isTierSlug, triedOn, whose } from "./whose.ts";

/** On whose machines a trial runs. */
export type TrialPlace = Holder;

export const trialPlaces = ["ours", "yours"] as const satisfies readonly TrialPlace[];

/** Days of the trial, and the day on which what is left with us is deleted. */
export const { trialDays } = claims;
export const deletedOnDay = trialDays + policy.accountGraceDays;

/**
 * Where a lead's trial runs: the tier decides, and without one the visitor's choice.
 *
 * @param tierField slug of a tier; the tier finder adds what was asked for
 * @returns null for a tier that is a pilot by contract
 */
export function trialPlaceOf(
  tierField: string | undefined,
  chosen: TrialPlace | undefined,
): TrialPlace | null {
  const [slug = ""] = (tierField ?? "").split(":");
  return isTierSlug(slug) ? whose[slug].trial : (chosen ?? "ours");
}

const within = `within ${claims.replyHours} hours`;

/** `Starter or Explorer`. */
export const trialTiers = (place: TrialPlace, between = " or "): string =>
  triedOn(place)
    .map(({ name }) => name)
    .join(between);

/** What is tried where; pages, dialogs, receipts and mails read it. */
export const trial = {
  ours: {
    label: "On our machines",
    /** After the name of a tier. */
    about: "on our machines",
    choice: `${trialTiers("ours")}. Nothing to install; your sign-in comes ${within}.`,
    /** Under the title of the dialog. */
    head: `You try it on our machines: nothing to install. Your sign-in comes ${within}, and the ${trialDays} days begin when you use it.`,
    /** Before a deadline. */
    firstStep: "Your sign-in comes",
  },
  yours: {
    label: "On your own machines",
    about: "on your machines",
    choice: `${trialTiers("yours")}. An engineer writes ${within} and installs it with you.`,
    head: `You try it on your own machines. An engineer writes ${within}; the ${trialDays} days begin with the first answer.`,
    firstStep: "An engineer writes to you",
  },
} as const satisfies Record<TrialPlace, object>;

/** Words about the trial that hold in both places. */
export const trialContent = {
  choose: "Where do you try it?",
  unknown: `${trialDays} days · no tier chosen yet`,
  /** For the tier that is agreed. */
  contract: `No trial of ${trialDays} days: a pilot, by contract. A specialist writes ${within}.`,
  contractAbout: "a pilot, by contract",
} as const;
