import type { LegalText } from "../../../sections/legal/legal-document.ts";
import { policy, site } from "../../../content/site.ts";
import { services } from "../../../content/subprocessors.ts";

const centers = site.dataCenters;
const centerList = `the ${centers.slice(0, -1).join(", ")} and the ${centers.at(-1)}`;
const graceDays = `${policy.accountGraceDays} days`;
const replyDays = `${policy.privacyReplyDays} days`;
const financialYears = `${policy.financialRecordYears} years`;

/** Content of `/privacy-policy` (spec section 9, "Policy text"). */
export const privacyPolicy: LegalText = {
  label: "Legal",
  title: "Privacy policy",
  lead: "What we store about you, where, and for how long; and how to have it shown, corrected or deleted.",
  facts: [
    {
      name: "Last updated",
      value: policy.privacyUpdated.text,
      date: policy.privacyUpdated.iso,
    },
    { name: "Requests", value: `within ${replyDays}` },
    { name: "Write to", value: site.email, href: `mailto:${site.email}` },
  ],
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      body: [
        `${site.name}, ${site.address}, decides why and how the data described here is used. One address answers everything on this page: ${site.email}.`,
        `This policy covers this website, the accounts our customers hold with us, and our support. It does not cover what you run inside your own boundary. From Resident up we have no copy of that and no way to read it; on Starter and Explorer our data processing agreement covers it.`,
      ],
    },
    {
      id: "collect",
      title: "What we collect",
      body: [
        "We collect what you give us, and what we need to keep the service running and safe.",
        [
          "Forms: the fields you fill in, the sentence you agreed to, the page and the button you started from, the campaign and the site that brought you, and your country.",
          "Mail to you: whether it came back, or was reported as spam. We note it beside what you sent, and delete both together.",
          "Account data: name, work email, company, role, tier and settings.",
          "Usage logs, on Starter and Explorer: hours, sign-ins and errors, with time and account. They hold no content of your workloads.",
          "Financial records: orders, invoices and payments. Card numbers stay with the payment provider.",
          "Messages: what you and our support write to each other.",
          "Reports of your browser, from a share of visits, where we have switched them on: errors of this website, what the security policy of a page stopped, and how fast a page was. They name the page and the place in our files, and hold nothing that you typed or that names you.",
          "Page views, where we have switched them on: the page, the site that linked to it, the campaign and your browser’s name.",
          "Counts, where we have switched them on: how far forms are filled in, by page and by the site that brought the visit. Nothing in them tells visitors apart.",
        ],
        "Network addresses are turned into a keyed hash, used to limit how often a form is sent and to choose between two versions of a page, and not stored with what you sent.",
        `Where page views are switched on, each one passes your network address to ${services.pageViews.name}, which turns it into a hash that changes every day and cannot be reversed.`,
      ],
    },
    {
      id: "use",
      title: "What we use it for",
      body: [
        [
          "To answer you, and to provide what you ordered.",
          "To bill it, and to keep the books the law asks for.",
          "To keep accounts secure, and to find out what went wrong when something did.",
          "To count what is used, so that we know what to build next.",
          "To send the newsletter, if you asked for it. You can stop it at any time.",
        ],
        "We do not sell data, we do not build advertising profiles, and we do not train models on anything you send us.",
      ],
    },
    {
      id: "not-collected",
      title: "What we never collect",
      body: [
        "An installation inside your boundary sends no telemetry. On Starter and Explorer, which run on our machines, we count hours, sign-ins and errors: those usage logs are the ones listed under retention. Prompts, records, weights, embeddings and the output of your models stay inside your boundary. On Starter and Explorer that boundary is a room on our machine; from Resident up it stands on yours, or on one that you rent in our regions. An air-gapped site has no network path on which they could leave.",
      ],
      links: [{ label: "Privacy and data sovereignty", href: "/use-cases/privacy-sovereignty" }],
    },
    {
      id: "retention",
      title: "How long we keep it",
      body: [
        [
          `Account data: for the duration of the account, plus ${graceDays}. The extra time lets you export, or change your mind.`,
          `Usage logs: ${policy.analyticsLogMonths} months for analytics, ${policy.securityLogMonths} months for security.`,
          `Financial records: ${financialYears}, as tax law requires.`,
          `A message that leads to no account: ${policy.leadMonths} months after it came in. What looked like spam, and our own tests: ${policy.spamDays} days.`,
          `A newsletter address: until ${policy.newsletterStoppedDays} days after you stop it, or ${policy.newsletterUnconfirmedDays} days if we asked you to confirm it and you did not.`,
        ],
        "When a period ends the record is deleted, and leaves the backups with the next rotation.",
      ],
    },
    {
      id: "where",
      title: "Where it is kept",
      body: [
        `Our data centers are in ${centerList}. You choose the region of your account; its records are stored there and do not travel to the others.`,
      ],
      links: [{ label: "Global presence", href: "/company#global-presence" }],
    },
    {
      id: "sharing",
      title: "Who else sees it",
      body: [
        "Providers that work for us and under our instructions: hosting, database, payment, email, and live chat and the counting of page views where they are switched on. Each gets only what its task needs, under a contract that forbids anything else.",
        "Authorities, when the law compels us. We check each demand, give no more than it covers, and tell you unless that is forbidden.",
      ],
    },
    {
      id: "security",
      title: "How it is protected",
      body: [
        "Encryption at rest and in transit, access by role, and a log of every change that our own staff makes to what you sent. If a breach puts your data at risk, we tell you and the authority without delay.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      body: [
        `Wherever you live, you may ask to see what we hold about you, to correct it, to delete it, to receive a copy, or to object to a use. Write to ${site.email}; we may ask for proof that it is you. Privacy requests are answered within ${replyDays}, free of charge.`,
        "When we have deleted what we hold about you, we keep a hash of your email address for 24 months, so that nothing that was on its way is stored again.",
        "If our answer does not satisfy you, you may complain to the data protection authority where you live.",
      ],
    },
    {
      id: "browser",
      title: "Your browser",
      body: [
        "This website sets no cookies of its own. What your browser keeps while you read is listed, entry by entry, in the cookie policy.",
      ],
      links: [{ label: "Cookie policy", href: "/cookie-policy" }],
    },
    {
      id: "children",
      title: "Children",
      body: [
        "The platform is sold to companies. We do not knowingly collect data about anyone under 16, and delete it when we learn of it.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      body: [
        "When this policy changes, the date at the top changes with it. Customers hear of a change that affects them by email before it applies.",
      ],
    },
  ],
};

const [analytics, security, financial] = [
  policy.analyticsLogMonths,
  policy.securityLogMonths,
  policy.financialRecordYears * 12,
];

/** Retention of each kind of record in months, for the drawing. */
export const retention = {
  title: "How long records are kept",
  description: `Retention, drawn to scale from 0 to ${financialYears}. Account data: the duration of the account plus ${graceDays}. Usage logs for analytics: ${analytics} months. Usage logs for security: ${security} months. Financial records: ${financialYears}.`,
  source:
    "Drawn to scale. Account data is counted from the day the account is closed, everything else from the day the record is made.",
  end: financial,
  ticks: Array.from({ length: policy.financialRecordYears + 1 }, (_, year) => ({
    at: year * 12,
    label: year === 0 ? "0" : `${year} y`,
    minor: year > 2 && year < policy.financialRecordYears,
  })),
  rows: [
    {
      label: "Account data",
      value: `account + ${graceDays}`,
      from: 0,
      to: (policy.accountGraceDays * 12) / 365,
      before: true,
    },
    { label: "Usage logs, analytics", value: `${analytics} months`, from: 0, to: analytics },
    { label: "Usage logs, security", value: `${security} months`, from: 0, to: security },
    { label: "Financial records", value: financialYears, from: 0, to: financial },
  ],
} as const;
