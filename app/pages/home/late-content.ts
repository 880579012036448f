import { formatCount } from "../../lib/format-count.ts";
import { claims } from "../../content/site.ts";
import { planContent } from "../../content/plan.ts";
import { dayTotal, refusals } from "./figures/day.ts";

/** Content of the parts of the home page that are hydrated before they come into view. */
export const homeLateContent = {
  product: {
    label: "The product",
    headline: ["See what runs.", "See what was refused."],
    lead: "The console ships with the install and runs inside the wall, like everything else. Point at a log line to light its path.",
    still:
      "The console shows the site inside its wall, each endpoint with its speed and price, and a log of every call, the refused ones too.",
  },
  moment: {
    headline: ["Everything that left", "the building yesterday:"],
    figure: "0 B",
    outside: "outside the wall",
    refused: "refused",
    hours: ["00:00", "06:00", "12:00", "18:00"],
    description:
      "A day of requests answered inside the wall, in steps of 10 minutes: few at night, most around noon. Three exports were refused at the wall. None reached the outside.",
    slider: "Time of day",
    answered: "answered",
    out: "0 B out",
    source: `One day at a sample installation, in steps of 10 minutes: ${formatCount(dayTotal)} requests answered inside, ${refusals.length} exports refused at the wall. An illustration.`,
  },
  closing: {
    headline: ["Bring the workload your", "legal team said no to."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch for your boundary.`,
    action: "Contact sales",
    question: "Where should the wall stand?",
    wall: "Wall",
    /** The title block; the wall is that of the chosen mode. */
    rows: [
      ["Drawing", "your boundary"],
      ["Wall", null],
      ["Scale", planContent.capacity],
      ["Data out", planContent.bytesOut[0]],
    ],
  },
} as const;
