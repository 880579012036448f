import { formatDollars } from "../../lib/format-dollars.ts";
import { formatCount } from "../../lib/format-count.ts";
import { formatAtLeast, formatPercent } from "../../lib/format-claim.ts";
import { claims } from "../../content/site.ts";
import { dayTotal, refusals } from "./figures/day.ts";
import { planContent } from "../../content/plan.ts";
import { tierRange } from "../../content/tier-range.ts";

/** The two slides of the hero, by the value of the `slide` parameter. */
export const slideIds = ["ai-solutions", "enterprise-scale"] as const;

export type SlideId = (typeof slideIds)[number];

/** Whether a text names a slide. */
export const isSlide = (text: string | undefined): text is SlideId =>
  slideIds.some((id) => id === text);

const { min, max } = tierRange;

/** Content of the hydrated parts of the home page. */
export const homeContent = {
  hero: {
    label: "What AIOI does",
    slides: {
      "ai-solutions": {
        title: "AI Solutions",
        headline: ["Models come in.", "Data stays in."],
        lead: "AIOI deploys and scales AI and HPC workloads inside a line you draw: cloud, on-premises, hybrid or air-gapped. It runs itself, so you don’t staff a DevOps team.",
        secondary: { label: "See the architecture", href: "/aioi" },
      },
      "enterprise-scale": {
        title: "Enterprise Scale",
        headline: [`${min.cpus} CPUs or ${max.cpus}.`, "Same boundary."],
        lead: `Start on a ${formatDollars(min.monthlyPrice)} tier and grow to ${formatAtLeast(max.cpus)} CPUs with a ${formatPercent(max.uptimePercent)} SLA. Policies, audit logs and agents move up with you. Nothing gets rebuilt.`,
        secondary: { label: "View Pricing", href: "/pricing" },
      },
    },
    primary: { label: "Get started", href: "/pricing" },
    slidesLabel: "Slides",
    pause: "Pause the slides",
    play: "Play the slides",
    modesLabel: "Deployment modes",
  },
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
    hours: ["00:00", "06:00", "12:00", "18:00", "24:00"],
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
  newsletter: {
    label: "Newsletter",
    sentence: ["Release notes and field reports,", "when there is something to say."],
    field: "Work email",
    placeholder: "you@company.com",
    submit: "Subscribe",
  },
} as const;
