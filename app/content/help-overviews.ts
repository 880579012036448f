import { helpBand, type Fact, type Overview } from "./overviews.ts";
import { consulting, tiers } from "./pricing.ts";
import { claims, site } from "./site.ts";

const popular = tiers.find((tier) => tier.popular);

const briefFacts: readonly Fact[] = [
  {
    title: "What it is",
    text: "A platform that deploys and scales AI and HPC workloads inside a boundary you own, with a framework for agents on top.",
    figure: `${claims.models} models`,
  },
  {
    title: "Where it runs",
    text: "Cloud account, on-premise, hybrid or air-gapped. The same release in each; air-gapped sites take it from signed media.",
    figure: "4 deployment modes",
  },
  {
    title: "How data is kept in",
    text: "Encryption at rest and in transit, role-based access, audit logs, customer-held keys. No telemetry.",
    figure: "data out: 0 bytes",
  },
  {
    title: "What it costs",
    text: `Five tiers. ${popular?.name ?? ""} is the most popular; consulting is ${consulting.minimumHours} hours at least.`,
    figure: `from $${tiers[0]?.monthlyPrice ?? 0} a month`,
    links: [{ label: "Compare the tiers", href: "/pricing" }],
  },
  {
    title: "What happens next",
    text: `You write, a specialist answers with a sketch, you try it for ${claims.trialDays} days without a credit card.`,
    figure: `reply in ${claims.replyHours} hours`,
    links: [{ label: "Contact us", href: "/contact-us" }],
  },
];

/** Overviews of what there is to look up: brief, partner program, legal texts, FAQ. */
export const helpOverviews = {
  brief: {
    label: "Technical brief",
    headline: ["The platform", "on one page."],
    lead: "For the colleague who was not in the meeting. Print it or forward it.",
    facts: briefFacts,
    band: helpBand,
  },
  partner: {
    label: "Partner program",
    headline: ["Bring AIOI into", "your customers’ walls."],
    lead: `Three ways to work with us, one program. Apply, onboard, sell and deliver, grow together. We answer within ${claims.partnerReplyDays}.`,
    facts: [
      {
        title: "Reseller",
        text: "You hold the contract and the customer; we deliver the platform and the second line of support.",
        figure: `${claims.partnerMargin} margin`,
      },
      {
        title: "Consulting",
        text: "You advise on architecture and compliance. Your engineers are trained on the platform by the people who build it.",
        figure: "training included",
      },
      {
        title: "System Integrators",
        text: "You connect AIOI to what the customer already runs, with our documentation and an engineer to call.",
        figure: "a named engineer",
      },
      {
        title: "Apply",
        text: "Write to us with your company and the kind of partner you want to be. A person from the partner team answers.",
        figure: claims.partnerReplyDays,
        links: [{ label: "Contact us", href: "/contact-us" }],
      },
    ],
    band: {
      headline: ["Have a customer", "in mind already?"],
      promise: `The partner team answers within ${claims.partnerReplyDays}.`,
      action: "Contact sales",
    },
  },
  privacyPolicy: {
    label: "Last updated Oct 7, 2025",
    headline: ["Privacy", "policy"],
    lead: "What we store about you, for how long, and how to have it changed or deleted.",
    facts: [
      {
        title: "What you send us",
        text: "The fields of a form you submit and the page you sent it from. We use them to answer you and for nothing else.",
      },
      {
        title: "Account data",
        text: "Kept for as long as the account exists and 90 days after it has been closed.",
        figure: "account + 90 days",
      },
      {
        title: "Usage logs",
        text: "Kept 12 months for analytics and 24 months for security. They hold no content of your workloads.",
        figure: "12 and 24 months",
      },
      {
        title: "Financial records",
        text: "Invoices and payments are kept for 7 years, as the law asks.",
        figure: "7 years",
      },
      {
        title: "Your requests",
        text: `Ask to see, correct or delete what we hold: ${site.email}. We answer within 30 days. Data centers: ${site.dataCenters.join(", ")}.`,
        figure: "30 days",
      },
    ],
    band: helpBand,
  },
  termsOfService: {
    label: "Last updated June 13, 2025",
    headline: ["Terms of", "service"],
    lead: "The terms under which you use the platform, the trial and our consulting, in short.",
    facts: [
      {
        title: "Your data stays yours",
        text: "You own what you bring and what it produces. Nothing in your boundary is ours to read.",
      },
      {
        title: "Free trial",
        text: "The trial ends by itself. Without a credit card there is nothing to cancel.",
        figure: `${claims.trialDays} days`,
      },
      {
        title: "Availability",
        text: "Each tier has a monthly uptime in its service-level agreement. Missed uptime is credited.",
        figure: `${claims.uptime} to ${claims.enterpriseUptime}`,
        links: [{ label: "See the tiers", href: "/pricing" }],
      },
      {
        title: "Consulting",
        text: "Booked by the hour, remote or on-site, with a minimum engagement.",
        figure: `$${consulting.hourlyRate}/hour, ${consulting.minimumHours} hours minimum`,
      },
    ],
    band: helpBand,
  },
  cookiePolicy: {
    label: "Cookie policy",
    headline: ["Cookie", "policy"],
    lead: "This website works without cookies. This is what your browser keeps instead, and when.",
    facts: [
      {
        title: "While you visit",
        text: "The browser remembers how far you have scrolled on each page, so that going back works. It forgets when the tab closes.",
        figure: "session storage",
      },
      {
        title: "When you chat",
        text: "If the live chat is there and you open it, its provider stores an identifier so that your conversation continues.",
        figure: "chat only",
      },
      {
        title: "How to remove it",
        text: "Clear the data of this site in your browser’s settings. Every page and form works afterwards.",
      },
    ],
    band: helpBand,
  },
  faqs: {
    label: "FAQ",
    headline: ["Short answers", "to first questions."],
    lead: "One answer from each of the five groups that buyers ask about.",
    facts: [
      {
        title: "Platform & Infrastructure",
        text: "Where can it run? In your cloud account, your data center, both, or a site with no network path.",
        figure: "4 modes",
      },
      {
        title: "Data Sovereignty & Compliance",
        text: "Does any of our data reach AIOI? No. There is no telemetry, and nothing in the install calls home.",
        figure: "GDPR · HIPAA · SOC 2",
      },
      {
        title: "AI Models & Capabilities",
        text: "Which models can we use? Open weights, commercial models and your own, through one signed gate.",
        figure: `${claims.models} models`,
      },
      {
        title: "Pricing & Plans",
        text: "Can we start without a credit card? Yes, for the whole trial, on any tier with a price.",
        figure: `${claims.trialDays} days free`,
        links: [{ label: "Compare the tiers", href: "/pricing" }],
      },
      {
        title: "Support & Partnership",
        text: `When does somebody answer? ${site.supportHours} by mail and phone; enterprise tiers have an engineer at any hour.`,
        figure: `reply in ${claims.replyHours} hours`,
        links: [{ label: "Contact us", href: "/contact-us" }],
      },
    ],
    band: helpBand,
  },
} satisfies Record<string, Overview>;
