import { toNumeral } from "./articles.ts";
import { currentRelease } from "./sample-site/site.ts";
import { trialDays } from "./trial.ts";
import { triedOn, whose, whoseTiers } from "./whose.ts";

const ownTier = triedOn("yours")[0]?.name ?? "";

/** Words of the calls to action that lead to a trial. */
export const tryIt = {
  here: `Try it on our machines for ${trialDays} days.`,
  there: "On yours, an engineer installs it with you.",
  nothingToInstall: `${trialDays}\u00a0days on our machines, nothing to install.`,
  ownCase: `Your own case, ${trialDays}\u00a0days. On our machines, or on yours from ${ownTier}.`,
  ownRecords: `On your own records from ${ownTier}, where they lie.`,
  release: `Release ${currentRelease.name} is what you try.`,
  tiers: `${toNumeral(whoseTiers.filter(({ slug }) => whose[slug].trial !== null).length)} tiers can be tried for ${trialDays}\u00a0days, without a\u00a0credit\u00a0card.`,
  /** In the mail of a trial on our machines. */
  onYours: `To try it on your own machines instead, from ${ownTier} up and with an engineer, answer this mail.`,
} as const;
