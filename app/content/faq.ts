import {
  formatAtLeast,
  formatBusinessDays,
  formatCount,
  formatDollars,
  formatPercent,
  formatRange,
  formatUnder,
  joinWithAnd,
} from "../lib/format.ts";
import { consulting, firstTierWith, tiers } from "./tiers.ts";
import type { PageLink } from "./paths.ts";
import { clauseCount } from "./clauses.ts";
import { claims } from "./claims.ts";
import { type Holder, triedOn } from "./whose.ts";
import { tierRange } from "./tier-limits.ts";
import { policy, rulebooks, site } from "./site.ts";

/** A question with its answer in plain text; search engines get the same text. */
type FaqItem = {
  /** Target of links with a hash. */
  id: string;
  question: string;
  answer: string;
  links?: readonly PageLink[];
};

/** Questions on one subject. */
export type FaqGroup = { id: string; name: string; items: readonly FaqItem[] };

const priced = tiers.filter(({ monthlyPrice }) => monthlyPrice !== null);
const [smallest] = priced;
const top = priced.at(-1);
const custom = tiers.at(-1);
const popular = tiers.find((tier) => tier.popular);
const prioritized = tiers.find(({ features }) => features.support === "Priority");
const names = (place: Holder) =>
  triedOn(place)
    .map(({ name }) => name)
    .join(", ");
const onOurs = triedOn("ours")
  .map(({ name }) => name)
  .join(" and ");
const ownFrom = triedOn("yours")[0]?.name;
const list = (items: readonly string[]) => new Intl.ListFormat("en-US").format(items);
const each = (value: (tier: (typeof tiers)[number]) => string) =>
  list(priced.map((tier) => `${value(tier)} on ${tier.name}`));

/** The five groups of `/faqs` (spec section 2), in their order. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: "platform",
    name: "Platform & Infrastructure",
    items: [
      {
        id: "what-is-aioi",
        question: `What is ${site.name}?`,
        answer:
          "A platform that deploys and scales AI and high-performance-computing workloads inside a boundary you own, with a framework for agents on top. Models come in through one gate; your data stays where it is.",
        links: [{ label: "See the platform", href: "/aioi" }],
      },
      {
        id: "where-can-it-run",
        question: "Where can it run?",
        answer:
          "On our machines, in your cloud account, in your data center, across both, or without a network: five places, one release. In four of them the wall is yours; on our machines you have a room of your own. You can move from one to another without rebuilding anything.",
      },
      {
        id: "time-to-first-deployment",
        question: "How long until the first deployment?",
        answer: `The first deployment takes ${formatUnder(claims.deployMinutes, "minutes")}, on hardware or a cloud account that already exists. An air-gapped site takes as long as its signed media needs to reach it.`,
      },
      {
        id: "devops-team",
        question: "Do we need a DevOps team to run it?",
        answer: `No. Monitoring and signed updates are part of every tier, autoscaling and failover from ${firstTierWith("autoscaling")} upwards. From ${ownFrom} up an update waits until you approve it, and then installs itself (air-gapped, your people install it); on ${onOurs} we install it. Engineers who want to hold the controls get Git workflows, CI/CD and Terraform instead of a console they have to click through.`,
        links: [{ label: "See a rollout", href: "/use-cases/devops-acceleration" }],
      },
      {
        id: "uptime",
        question: "What uptime do you commit to?",
        answer: `We commit to ${formatPercent(claims.uptimePercent)} uptime, up to ${formatPercent(claims.enterpriseUptimePercent)} for enterprises, by tier from ${formatPercent(tierRange.min.uptimePercent)}: ${each(({ sla }) => sla)}; ${custom?.name} by contract. All are monthly figures.`,
        links: [{ label: "View Pricing", href: "/pricing" }],
      },
      {
        id: "scaling",
        question: "How far does it scale?",
        answer: `From ${smallest?.cpu} and ${smallest?.computeHours?.count} compute hours a month to ${top?.cpu} and more than ${formatCount(top?.computeHours?.count ?? 0)} hours, with the same policies, logs and agents. ${custom?.name} is sized with you.`,
      },
    ],
  },
  {
    id: "sovereignty",
    name: "Data Sovereignty & Compliance",
    items: [
      {
        id: "does-data-reach-aioi",
        question: `Does any of our data reach ${site.name}?`,
        answer: `From ${ownFrom} up: no, nothing does, unless you rent a machine in our regions: then your records lie on it, under keys that you hold. On ${onOurs} the machine is ours: what you put in lies in a room of your own on it, under keys we hold, and we count hours, sign-ins and errors.`,
        links: [
          { label: "Whose machine is it?", href: "/trust#whose-machine" },
          { label: "See the boundary", href: "/use-cases/privacy-sovereignty" },
        ],
      },
      {
        id: "regulations",
        question: "Which regulations can we meet with it?",
        answer: `${joinWithAnd(rulebooks)}: ${clauseCount} clauses, each with its control. The certificate is yours to obtain; ours is under way. For GDPR and HIPAA no certificate exists; ours is a SOC 2 Type II report, which we do not hold yet.`,
      },
      {
        id: "data-centers",
        question: "Where are your own data centers?",
        answer: `In ${site.dataCenters.length} regions: ${list(site.dataCenters)}. You choose one for your account, and records do not travel to another. On-premises and air-gapped installations use none of them.`,
        links: [{ label: "Global presence", href: "/company#global-presence" }],
      },
      {
        id: "air-gap",
        question: "Can it run without any network?",
        answer: `Yes, on ${firstTierWith("airGapped")}. Releases and models arrive on signed media, are verified at the gate and installed by your people. Nothing needs to reach us for a license, an update or a log.`,
      },
      {
        id: "keys",
        question: "Who holds the encryption keys?",
        answer: `Every tier encrypts at rest and in transit. From ${firstTierWith("customerKeys")} upwards you hold the keys in your own key service; without them nobody reads the data, including us. On ${onOurs} we hold them, one set for each customer.`,
      },
      {
        id: "retention",
        question: "How long do you keep what you know about us?",
        answer: `Account data for as long as the account exists plus ${policy.accountGraceDays} days; usage logs ${policy.analyticsLogMonths} months for analytics and ${policy.securityLogMonths} months for security; financial records ${policy.financialRecordYears} years. Privacy requests are answered within ${policy.privacyReplyDays} days.`,
        links: [{ label: "Privacy policy", href: "/privacy-policy" }],
      },
    ],
  },
  {
    id: "models",
    name: "AI Models & Capabilities",
    items: [
      {
        id: "which-models",
        question: "Which models can we use?",
        answer: `Any of ${formatAtLeast(claims.models)} models whose weights you can hold, open or your own: each file is verified and signed at the gate before it can run. Hosted APIs are reached only through a gate that your policy opens.`,
      },
      {
        id: "routing",
        question: "How does the router choose a model?",
        answer: `Each request is scored against ${formatAtLeast(claims.routedModels)} models by quality, price and speed. When a model stops answering, the next best takes over. It is included from ${firstTierWith("router")} upwards, with rules of your own from ${firstTierWith("experiments")}.`,
        links: [{ label: "See the router", href: "/use-cases/best-model" }],
      },
      {
        id: "cost-reduction",
        question: "Does routing really lower the bill?",
        answer: `Yes, by ${formatPercent(claims.costReductionPercent)}, as stated by AIOI: easy requests stop going to the most expensive model. Cost analytics show the saving per route, so you can check it on your own traffic.`,
      },
      {
        id: "edge-latency",
        question: "How fast is it on a device?",
        answer: `On the device an answer takes ${formatUnder(claims.latencyMs.device, "ms")}; a round trip to a cloud takes ${formatRange(claims.latencyMs.cloud)} ms. It also works offline and saves up to ${formatPercent(claims.bandwidthSavingPercent)} of the bandwidth.`,
        links: [{ label: "See the latency", href: "/use-cases/edge-ai" }],
      },
      {
        id: "agents",
        question: "What may an agent do?",
        answer:
          "What the role you gave it may do, and nothing else. Agents call tools and read records under your access rules, every call is written to the audit log, and steps that leave the boundary wait for a person.",
        links: [{ label: "Meet the autopilots", href: "/autopilots" }],
      },
      {
        id: "pilots-fail",
        question: "Why would this pilot not end like the last one?",
        answer: `${claims.pilotFailurePercent}% of pilots never reach production, and the model is rarely the reason: the data may not move, or nobody can run the result. A pilot here starts on your data and in the environment it will stay in.`,
      },
    ],
  },
  {
    id: "pricing",
    name: "Pricing & Plans",
    items: [
      {
        id: "what-does-it-cost",
        question: "What does it cost?",
        answer: `${list(priced.map(({ name, monthlyPrice }) => `${name} is ${formatDollars(monthlyPrice ?? 0)}`))} per month, in US dollars before tax. ${custom?.name} is priced with you.`,
        links: [{ label: "View Pricing", href: "/pricing" }],
      },
      {
        id: "trial",
        question: "Can we start without a credit card?",
        answer: `Yes. The trial is ${claims.trialDays} days, on any tier with a price, without a credit card. It begins with your sign-in, on our machines (${names("ours")}), or with the first answer on yours (${names("yours")}). It ends by itself on day ${claims.trialDays}; on day ${claims.trialDays + policy.accountGraceDays} we delete what is left with us.`,
      },
      {
        id: "which-tier",
        question: "Which tier do most teams choose?",
        answer: `${popular?.name}: ${popular?.cpu}, ${popular?.memory} of memory, ${popular?.storage} of storage and ${popular?.computeHours?.count} compute hours for ${formatDollars(popular?.monthlyPrice ?? 0)} a month. It is made for a team with its first workload in production.`,
      },
      {
        id: "more-capacity",
        question: "What happens when we use up the compute hours?",
        answer:
          "We tell you before you reach the limit, and you decide: wait for the next month or move up a tier. Nothing is added to an invoice without your consent.",
      },
      {
        id: "consulting",
        question: "Can we hire an engineer by the hour?",
        answer: `Yes: ${formatDollars(consulting.hourlyRate)} an hour with a minimum engagement of ${consulting.minimumHours} hours, remote or on-site, 24/7, with a response in under ${consulting.responseHours} hours.`,
      },
      {
        id: "cancel",
        question: "How do we cancel?",
        answer: `At any time, to the end of the month you have paid for. Account data stays for ${policy.accountGraceDays} days so that you can export it. What runs on your own machines stays yours.`,
        links: [{ label: "Terms of service", href: "/terms-of-service" }],
      },
    ],
  },
  {
    id: "support",
    name: "Support & Partnership",
    items: [
      {
        id: "support-hours",
        question: "When is support available?",
        answer: `Customers are supported ${site.supportHours}, by email on every tier. Requests have priority from ${prioritized?.name} upwards. ${top?.name} has support around the clock, and ${custom?.name} a named engineer.`,
      },
      {
        id: "response-time",
        question: "How soon do we hear back?",
        answer: `Within ${claims.replyHours} hours, on weekends too, from an AI specialist and not from a script. Consulting requests are answered in under ${consulting.responseHours} hours.`,
        links: [{ label: "Contact us", href: "/contact-us" }],
      },
      {
        id: "who-uses-it",
        question: "Who else runs on it?",
        answer: `${formatAtLeast(claims.clients)} enterprise clients, in health care, research, finance and the public sector among others. Some of them say in public what they measured.`,
        links: [{ label: "Read the success stories", href: "/success-stories" }],
      },
      {
        id: "partner-program",
        question: "How do we become a partner?",
        answer: `Apply as a reseller, consultant or system integrator; we answer within ${formatBusinessDays(claims.partnerReplyDays)}. Then you are onboarded, sell and deliver, and we grow together.`,
        links: [{ label: "Partner program", href: "/become-a-partner" }],
      },
      {
        id: "partner-margin",
        question: "What does a partner earn?",
        answer: `A margin of ${formatPercent(claims.partnerMarginPercent)} on what its customers pay. The exact rate depends on the kind of partner and on volume, and stands in the agreement.`,
      },
      {
        id: "install-help",
        question: "Who installs it?",
        answer:
          "Your team does, with our guide; or one of our engineers by the hour, or a partner near you. Whoever does it, the boundary is drawn on paper with you first.",
      },
    ],
  },
];
