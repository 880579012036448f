import { formatDollars } from "../../../lib/format.ts";
import type { LegalText } from "../../../sections/legal/legal-document.ts";
import { consulting, tiers } from "../../../content/tiers.ts";
import { claims } from "../../../content/claims.ts";
import { policy, site } from "../../../content/site.ts";

const trial = `${claims.trialDays} days`;
const grace = `${policy.accountGraceDays} days`;
const priced = tiers.filter(({ monthlyPrice }) => monthlyPrice !== null);
const minimum = formatDollars(consulting.hourlyRate * consulting.minimumHours);

/** Content of `/terms-of-service`. */
export const termsOfService: LegalText = {
  label: "Legal",
  title: "Terms of service",
  lead: "The agreement under which you use the platform, the free trial and our consulting.",
  facts: [
    { name: "Last updated", value: policy.termsUpdated.text, date: policy.termsUpdated.iso },
    { name: "Trial", value: trial },
    { name: "Write to", value: site.email, href: `mailto:${site.email}` },
  ],
  sections: [
    {
      id: "agreement",
      title: "The agreement",
      body: [
        `These terms are a contract between ${site.name} and the company you act for. By opening an account or installing a release you accept them for that company and confirm that you may.`,
        "Where you have signed an order form or a master agreement with us, that document comes first and these terms fill its gaps.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      body: [
        "Give correct details, keep credentials to yourself, and tell us at once when one is lost. You answer for what is done under your account by the people and agents you gave access to.",
      ],
    },
    {
      id: "trial",
      title: "Free trial",
      body: [
        `A trial lasts ${trial} and needs no credit card. It ends by itself, and there is nothing to cancel. Without a paid tier, workloads on our machines stop; on your own machines what you built stays with you. Each company has one trial.`,
      ],
    },
    {
      id: "billing",
      title: "Tiers, prices and invoices",
      body: [
        "A paid tier is billed monthly, in advance, in US dollars before tax. It renews each month until you cancel. Capacity beyond the tier is agreed before it is used, never added silently.",
        "We may change a price with notice of at least one full billing month. You may cancel before it applies.",
      ],
      links: [{ label: "View Pricing", href: "/pricing" }],
    },
    {
      id: "uptime",
      title: "Availability",
      body: [
        `Each tier has a monthly uptime: ${priced.map(({ name, sla }) => `${sla} on ${name}`).join(", ")}; ${tiers.at(-1)?.name} by contract. It covers the parts of the platform that we operate.`,
        "When a month falls short, the next invoice carries a credit; you need not ask for it. Announced maintenance, and hardware or networks that you run, do not count.",
      ],
    },
    {
      id: "consulting",
      title: "Consulting",
      body: [
        `Consulting is ${formatDollars(consulting.hourlyRate)} an hour with a minimum engagement of ${consulting.minimumHours} hours (${minimum}). It is available 24/7, remote or on-site, with a response in under ${consulting.responseHours} hours. What is made for you in that time is yours.`,
      ],
    },
    {
      id: "your-data",
      title: "Your data and your models",
      body: [
        "You own what you bring and what comes out of it. We claim no license to it beyond what is needed to run the service for you, and we do not train on it.",
        "You choose the models that pass your gate. Each comes with its author’s license, and keeping to it is up to you.",
      ],
    },
    {
      id: "our-software",
      title: "Our software",
      body: [
        "The platform stays ours. While you pay for a tier you may install and use it within that tier’s capacity, for your own company and the users you serve. You may not resell it outside a partner agreement, or take out its license checks.",
      ],
      links: [{ label: "Partner program", href: "/become-a-partner" }],
    },
    {
      id: "use",
      title: "Acceptable use",
      body: [
        "Do not use the platform to:",
        [
          "break a law that applies to you or to those you serve;",
          "attack, overload or probe systems that are not yours;",
          "make decisions about people’s health, freedom or income without a person who can overrule them;",
          "build weapons, or surveillance of people who have not been told of it.",
        ],
        "We may suspend an account that endangers others. We warn first where that is possible, and lift the suspension when the cause is gone.",
      ],
    },
    {
      id: "confidentiality",
      title: "Confidentiality",
      body: [
        "What one side learns about the other’s business, technology or customers stays confidential, during the contract and for three years after it.",
      ],
    },
    {
      id: "ending",
      title: "Cancellation and the end",
      body: [
        `You may cancel at any time, to the end of the month you have paid for. Either side may end the contract at once if the other breaks it seriously and does not put it right within a month of being told.`,
        `Account data is kept for the duration of the account plus ${grace}, so that you can export it. Then it is deleted. What runs on your own machines stays with you throughout.`,
      ],
      links: [{ label: "Privacy policy", href: "/privacy-policy" }],
    },
    {
      id: "liability",
      title: "Warranty and liability",
      body: [
        "We provide the service with the care of a specialist, and put defects right. Beyond that there is no warranty that it fits a purpose we have not agreed on.",
        "Neither side is liable for lost profit or indirect damage. In any twelve months, liability ends at what you paid us in that time. None of this limits liability for intent, gross negligence or injury.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      body: [
        "The law and the courts of the place named in your order form apply; without an order form, those of our registered office.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      body: [
        "We announce a change of these terms by email at least one billing month ahead. If you do not agree, cancel before it applies; until then the old terms hold.",
      ],
    },
  ],
};

const billingMonthDays = 30;
/** The example of the drawing: the second paid month is the last. */
const firstInvoice = claims.trialDays;
const cancellation = firstInvoice + billingMonthDays + billingMonthDays / 2;
const paidUntil = firstInvoice + 2 * billingMonthDays;
const deletion = paidUntil + policy.accountGraceDays;

/** From trial to deletion in days, for the drawing. */
export const contractTimeline = {
  title: "From the trial to the end",
  description: `An example, drawn to scale in days. Day 0 to ${firstInvoice}: free trial. Invoices on day ${firstInvoice} and day ${firstInvoice + billingMonthDays}, each for one month. Canceled on day ${cancellation}; the paid month runs to day ${paidUntil}. Account data is kept to day ${deletion}, ${grace} longer, then deleted.`,
  source: `An example, drawn to scale: two months of ${billingMonthDays} days, each invoiced in advance, and a cancellation in the middle of the second.`,
  end: deletion,
  ticks: [0, firstInvoice, firstInvoice + billingMonthDays, paidUntil, deletion].map((day) => ({
    at: day,
    label: day === deletion ? `day ${day}` : String(day),
  })),
  rows: [
    { label: "Free trial, no credit card", value: trial, from: 0, to: firstInvoice },
    {
      label: "Paid months",
      value: `canceled on day ${cancellation}`,
      from: firstInvoice,
      to: paidUntil,
      marks: [firstInvoice + billingMonthDays],
      refused: cancellation,
    },
    {
      label: "Account data, then deleted",
      value: grace,
      from: paidUntil,
      to: deletion,
    },
  ],
} as const;
