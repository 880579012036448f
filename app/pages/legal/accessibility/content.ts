import { accessibilityReport } from "../../../content/accessibility/report.ts";
import { claims } from "../../../content/claims.ts";
import { site } from "../../../content/site.ts";
import { formatDate } from "../../../lib/format.ts";
import type { LegalText } from "../../../sections/legal/legal-document.ts";

const { dialogRuns } = accessibilityReport;

/** Content of `/accessibility`. What it says is tested stands in `tests/e2e`. */
export const accessibilityStatement: LegalText = {
  label: "Legal",
  title: "Accessibility",
  lead: "We build this website so that everybody can read it and send each of its forms. Here is what we test, what we know to be missing, and where to tell us.",
  facts: [
    { name: "Standard", value: "WCAG 2.2, level AA" },
    {
      name: "Assessed",
      value: formatDate(accessibilityReport.reviewed),
      date: accessibilityReport.reviewed,
    },
    { name: "We reply within", value: `${claims.replyHours} hours` },
    { name: "Write to", value: site.email, href: `mailto:${site.email}` },
  ],
  sections: [
    {
      id: "conformance",
      title: "How far it conforms",
      body: [
        "We build this website to the Web Content Accessibility Guidelines 2.2, level AA, and know of no criterion that it fails. The assessment is our own; no outside body has audited it, and no person has gone through it with a screen reader yet.",
        "The statement covers the pages under this address. It does not cover the live chat, which another company provides, and our documentation, which is a website of its own.",
      ],
      links: [{ label: "Criterion by criterion", href: "/accessibility#criteria" }],
    },
    {
      id: "tested",
      title: "What is tested before each release",
      body: [
        [
          "Every page and every dialog, by axe, in light and in dark colors, on a large screen and on a phone.",
          "Every form with the keyboard alone: in reading order, with the message of a failing field spoken, and with the focus back where it was when a dialog closes.",
          "Every page at a width of 320 pixels: nothing scrolls sideways but wide tables and code in their own frames.",
          "Every page with reduced motion: nothing moves by itself.",
          "Every form without script: it sends, and the page that answers says so.",
          "Everything that a finger presses on a phone is at least 44 pixels high and wide.",
        ],
      ],
    },
    {
      id: "drawings",
      title: "Drawings, charts and motion",
      body: [
        "Each drawing that says something has a text that says the same. Charts repeat their numbers as text or as a table. What moves by itself has a button that stops it, or ends in five seconds, and it stops when it leaves the screen.",
      ],
    },
    {
      id: "limits",
      title: "What we know to be missing",
      body: [
        [
          "The pages are in English only. A browser may translate them: forms and dialogs work then too.",
          "There is no sign language and no version in plain language.",
          `With Orca and Firefox on a busy machine, an opening dialog was announced in ${dialogRuns.announced} of ${dialogRuns.of} runs.`,
        ],
      ],
    },
    {
      id: "report",
      title: "Tell us what you cannot use",
      body: [
        `Write to ${site.email} or call ${site.phone}, ${site.supportHours}. Name the page and what you use to read it. A person answers within ${claims.replyHours} hours, and gives you what you were looking for in another form until the page is fixed.`,
      ],
      links: [{ label: "Contact us", href: "/contact-us" }],
    },
  ],
};

/** Of the answer to each criterion. */
export const criteriaContent = {
  title: "Criterion by criterion",
  lead: `Each criterion of WCAG 2.2, levels A and AA: whether this website supports it, and how we know. The tests run before each release, and we compare every row with the website at least every ${accessibilityReport.maxAgeDays} days.`,
  head: ["Criterion", "Result", "How we know"],
  readers: {
    title: "Screen readers, used by a person",
    head: ["Screen reader", "State"],
  },
} as const;
