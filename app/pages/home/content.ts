import { formatDollars } from "../../lib/format-dollars.ts";
import { claims } from "../../content/site.ts";
import { tierRange } from "../../content/tier-range.ts";

/** The two slides of the hero, by the value of the `slide` parameter. */
export const slideIds = ["ai-solutions", "enterprise-scale"] as const;

export type SlideId = (typeof slideIds)[number];

/** Whether a text names a slide. */
export const isSlide = (text: string | undefined): text is SlideId =>
  slideIds.some((id) => id === text);

const { least, most } = tierRange;

/** Words of the home page. */
export const homeContent = {
  hero: {
    label: "What AIOI does",
    slides: {
      "ai-solutions": {
        title: "AI Solutions",
        headline: ["Models come in.", "Data stays in."],
        lead: "AIOI deploys and scales AI and HPC workloads inside a line you draw: cloud, on-premise, hybrid or air-gapped. It runs itself, so you don’t staff a DevOps team.",
        secondary: { label: "See the architecture", href: "/aioi" },
      },
      "enterprise-scale": {
        title: "Enterprise Scale",
        headline: [`${least.cpus} CPUs or ${Number.parseInt(most.cpus, 10)}.`, "Same boundary."],
        lead: `Start on a ${formatDollars(least.monthlyPrice)} tier and grow to ${most.cpus} CPUs with a ${most.sla} SLA. Policies, audit logs and agents move up with you. Nothing gets rebuilt.`,
        secondary: { label: "View Pricing", href: "/pricing" },
      },
    },
    primary: { label: "Get started", href: "/pricing" },
    slidesLabel: "Slides",
    pause: "Pause the slides",
    play: "Play the slides",
    modesLabel: "Deployment modes",
  },
  crisis: {
    label: ["AI crisis", "What goes wrong without it"],
    figure: claims.pilotFailurePercent,
    headline: ["of AI pilots never reach production.", "The model is rarely the reason."],
    pilots: `${claims.pilotFailurePercent} of 100 pilots struck out.`,
    reasons: [
      {
        title: "The data can’t leave.",
        text: "Legal stops the project the week it needs real records.",
      },
      {
        title: "Nobody can run it.",
        text: "The pilot works on a laptop; production wants a platform team.",
      },
      {
        title: "One model, one bill.",
        text: "The price changes, the model is retired, the contract stays.",
      },
    ],
    figures: [
      { value: claims.models, text: "models you can bring in, open or your own", note: 2 },
      { value: claims.clients, text: "enterprise clients running on AIOI", note: 2 },
      {
        value: claims.uptime,
        text: `uptime, up to ${claims.enterpriseUptime} on enterprise tiers`,
        note: 3,
      },
      { value: "0 bytes", text: "of your data needed outside to run it", note: 4 },
    ],
    sources: [
      "Share of enterprise AI pilots that fail to reach production, as stated by AIOI.",
      "AIOI, own count.",
      "Service-level agreement by tier, see Pricing.",
      "No telemetry; see Privacy and sovereignty.",
    ],
  },
  trade: {
    label: "The trade",
    headline: "Break Free from Compromise",
    lead: [
      "Every other way to ship AI asks you to give something up first.",
      "Here is what you keep.",
    ],
    columns: ["You are asked to choose", "The usual answer", "With AIOI"],
    rows: [
      {
        choice: "Privacy or capability",
        usual: "Send records to a hosted model, or do without one",
        ours: `Any of ${claims.models} models, run where the records are`,
      },
      {
        choice: "Speed or control",
        usual: "Ship on someone else’s cloud, or wait for your own",
        ours: `First deployment in ${claims.firstDeployment}, on hardware you choose`,
      },
      {
        choice: "Scale or headcount",
        usual: "Hire a platform team before the first user",
        ours: "Autoscaling, failover and updates run themselves",
      },
      {
        choice: "Choice or support",
        usual: "Piece tools together, or sign with one vendor",
        ours: `One platform, every model, an SLA up to ${claims.enterpriseUptime}`,
      },
      {
        choice: "Agents or audit",
        usual: "Give agents your keys, or leave them out",
        ours: "Agents act inside the boundary; every call is logged",
      },
    ],
  },
  band: {
    headline: ["Bring the workload your", "legal team said no to."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch for your boundary.`,
    action: "Contact sales",
  },
  newsletter: {
    label: "Newsletter",
    sentence: ["Release notes and field reports,", "when there is something to say."],
    field: "Work email",
    placeholder: "you@company.com",
    submit: "Subscribe",
  },
} as const;
