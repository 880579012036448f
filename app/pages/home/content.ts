import { formatDollars } from "../../lib/format-dollars.ts";
import { formatAtLeast, formatPercent } from "../../lib/format-claim.ts";
import { tierRange } from "../../content/tier-range.ts";

/** The two slides of the hero, by the value of the `slide` parameter. */
export const slideIds = ["ai-solutions", "enterprise-scale"] as const;

export type SlideId = (typeof slideIds)[number];

/** Whether a text names a slide. */
export const isSlide = (text: string | undefined): text is SlideId =>
  slideIds.some((id) => id === text);

const { min, max } = tierRange;

/** Content of the parts of the home page that are hydrated first. */
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
        headline: [`${min.cpus} CPUs or ${max.cpus}.`, "Same platform."],
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
  newsletter: {
    label: "Newsletter",
    sentence: ["Release notes and field reports,", "when there is something to say."],
    field: "Work email",
    placeholder: "you@company.com",
    submit: "Subscribe",
  },
} as const;
