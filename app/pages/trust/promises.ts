import { claims } from "../../content/claims.ts";
import { drill, policy } from "../../content/site.ts";
import { formatCount } from "../../lib/format.ts";

/**
 * What this website promises about a form, as a number each, with the tests that hold it. `sentence`
 * is the promise of the policies, as `docs/privacy.md` lists it; `exception` is said where the
 * deployment uses what it is of.
 */
export const promises = [
  {
    number: 0,
    unit: "cookies",
    text: "Your browser keeps a draft until you send it, and who you are for the next form: in this tab, until you close it.",
    exception: { of: "chat", text: "The live chat sets one of its own when it loads." },
    sentence: "This website sets no cookies of its own.",
    tests: ["unit/privacy", "unit/drafts"],
  },
  {
    number: 0,
    unit: "other hosts",
    text: "Fonts, pictures and scripts come from here. The policy refuses the rest.",
    exception: {
      of: "foreignScript",
      text: "The exceptions are switched on here, and the cookie policy lists them.",
    },
    sentence: "It loads no analytics, no advertising, no fonts and no pictures from other hosts.",
    tests: ["e2e/every-page"],
  },
  {
    number: 1,
    unit: "row",
    text: "Written once, however often you press. Your network address is not stored with it.",
    exception: undefined,
    sentence:
      "Network addresses are turned into a keyed hash, used to limit how often a form is sent and to choose between two versions of a page, and not stored with what you sent.",
    tests: ["worker/submit-lead", "unit/client-ip"],
  },
  {
    number: policy.leadMonths,
    unit: "months",
    text: `Then it is deleted. Spam after ${policy.spamDays} days, a stopped newsletter after ${policy.newsletterStoppedDays} days.`,
    exception: undefined,
    sentence: `A message that leads to no account: ${policy.leadMonths} months after it came in.`,
    tests: ["postgrest/desk-contract"],
  },
] as const;

/** What a form may be told, and the drill that tries it. */
export const loss = {
  label: "Forms lost in the drill of",
  number: drill.accepted - drill.stored,
  text: `“Sent” is said only of what the database has stored or the queue has taken. We kill both at random, ${formatCount(drill.kills)} times: ${formatCount(drill.accepted)} forms accepted, ${formatCount(drill.stored)} stored, ${drill.twice === 0 ? "none" : formatCount(drill.twice)} twice.`,
  date: drill.day,
} as const;

/** The attack on this website's own build. */
export const attack = {
  calls: claims.hostileCalls,
  text: "hostile calls against this website’s own build on November 23: only declared answers, no message leaked, no cookie set.",
  test: "worker/attack",
} as const;
