import { capitalize, formatDay } from "../../lib/format.ts";
import { numberWord } from "../../lib/number-word.ts";
import { cloudSubprocessors, services } from "../../content/subprocessors.ts";
import { documentBytes } from "../../content/document-summaries.ts";
import { documents, documentContent } from "../../content/documents.ts";
import { currentRelease } from "../../content/sample-site/site.ts";
import { policy, site } from "../../content/site.ts";
import { flows, walls } from "./crossings/flows.ts";
import { controls, findings, observation } from "./records.ts";

const count = (number: number) => capitalize(numberWord(number));

/** How long we ask for before a finding is published. */
const disclosureDays = 90;

const names = Object.keys(services).length + cloudSubprocessors.length;
const found = findings.flatMap(({ fixed, open }) => [fixed, open]);
const allFound = found.reduce<number>((sum, one) => sum + one, 0);
const allFixed = findings.reduce<number>((sum, { fixed }) => sum + fixed, 0);

/** Words of `/trust`. The company is made up, and so are its dates; section 5 is about this website. */
export const trustContent = {
  label: "Trust",
  headline: "What crosses your wall, and how you check it",
  facts: [
    ["Document", "Trust, for the CTO and security review"],
    ["Owner", "Dario Fenwright, Head of Security"],
    ["Revision", `November 24, 2026, release ${currentRelease.name}`],
    ["Next review", "February 24, 2027"],
    ["Status", "sample content, as marked"],
  ],
  print: "Print this page",
  documentLinks: "Take it with you",
  index: "Sections",
  sections: {
    crossings: {
      id: "crossings",
      label: "What crosses the wall",
      headline: [
        `${count(flows.length)} flows, ${numberWord(walls.length)} walls.`,
        "Count the gates.",
      ],
      lead: "Our machines first, then the four modes in which the wall is yours.",
    },
    controls: {
      id: "controls",
      label: "Our own controls",
      headline: `${count(controls.length)} controls we run on ourselves`,
    },
    certifications: {
      id: "certifications",
      label: "Certifications",
      headline: "One report under way. None claimed before it is signed.",
    },
    subprocessors: {
      id: "subprocessors",
      label: "Subprocessors",
      headline: `${count(names)} names, and what each one sees`,
    },
    website: {
      id: "this-website",
      label: "This website",
      headline: ["You send a form. It is stored", "once, answered, and deleted."],
    },
    test: {
      id: "penetration-test",
      label: "Penetration test",
      headline: `${count(allFound)} findings. ${count(allFixed)} fixed and retested.`,
    },
    uptime: { id: "uptime", label: "Uptime" },
    documents: {
      id: "documents",
      label: "Documents and contact",
      headline: [`${count(documents.length)} documents.`, "Open any of them."],
      lead: "No form stands in front of them. We have signed the DPA and the BAA already.",
    },
  },
  crossings: {
    caption: "What crosses the wall, by flow and by the place it runs",
    choice: "Place it runs",
    flow: "Flow",
    legend: {
      crosses: "crosses",
      stopped: "stopped",
      shut: "shut until you open it",
      none: "nothing sent",
      held: "keys held by us",
    },
    /** What a sign says to somebody who does not see it. */
    signs: {
      crosses: "crosses the wall",
      carried: "comes through the airlock",
      stopped: "stopped at the wall",
      shut: "a gate that is shut",
      stays: "stays inside",
      none: "does not cross",
      held: "held outside the wall",
    },
    totals: {
      name: "Crossings",
      open: ["open gate", "open gates"],
      shut: "shut",
      airlock: ["airlock", "airlocks"],
    },
    policy: "policy.yaml:",
    check: "check it:",
    source: `The drawing is the table: each row is one flow, each wall one place it may run. Usage counts alone reach us without your approval, and only on our machines: kept ${policy.analyticsLogMonths} months for analytics, ${policy.securityLogMonths} for security.`,
  },
  controls: {
    head: ["Control", "What we do", "Evidence", "Last checked"],
    source: "Sample content: the company is made up, and so are its dates.",
  },
  certifications: {
    head: ["Standard", "The company holds", "The product supports", "Still yours"],
    observed: "observed since",
    day: (day: number, of: number) => `day ${day} of ${of}`,
    over: "observed to the end; the report is being written",
    source:
      "Sample content. A certificate appears here on the day it is issued, with its number, its scope and the auditor’s letter.",
  },
  subprocessors: {
    head: ["Name", "Purpose", "What it sees", "Place", "Since"],
    website: "This website",
    cloud: "Tiers on our machines",
    on: "on",
    off: "off here",
    notInUse: "not in use",
    source: "Fictional names. “On” and “off here” are read from this deployment’s own settings.",
    tell: {
      label: "Tell me 30 days before a change",
      href: `mailto:${site.email}?subject=Tell%20me%2030%20days%20before%20a%20subprocessor%20changes`,
    },
  },
  erase: {
    label: "Ask us to erase it",
    href: `mailto:${site.email}?subject=Erase%20what%20you%20hold%20about%20me`,
    text: `Send one email and we delete what you sent, within ${policy.privacyReplyDays} days and free of charge. A hash of your address stays for ${policy.leadMonths} months, so that nothing on its way is stored again.`,
  },
  /** What this deployment says of itself. */
  evidence: {
    answer: "First answers",
    build: "This build",
    attested: "is the SHA-256 of its list of files, which the workflow that built it has attested.",
    byHand: "Released by hand: no digest was attested.",
    licenses: { label: "Licenses of what it contains", href: "/licenses.txt" },
  },
  /** At the end of a section whose statements have tests. */
  tested: "Tested before every release.",
  documents: {
    request: { ...documentContent, title: documentContent.sendAll },
    ask: {
      button: documentContent.sendAll,
      text: "One form, one mail, one receipt. The contracts in it carry our signature; send yours back and keep a copy.",
      size: `${(documentBytes / 1e6).toFixed(1)} MB together. Nothing is tracked when you open one.`,
    },
    others: {
      bom: { text: "CycloneDX, each release", action: "Open" },
      rows: [
        {
          name: "Penetration test letter",
          text: "two outside testers, under NDA",
          kind: "by mail, from a person",
          action: "Ask for it",
        },
        {
          name: `${observation.standard} report`,
          text: `not held: observed until ${formatDay(observation.to)}, ${observation.to.slice(0, 4)}`,
          kind: "none yet",
          action: "Tell me when",
        },
      ],
      /** A person answers there. */
      href: "/contact-us",
    },
    source: "Sample documents: the company is made up, and each page says so.",
    policy: {
      title: "Vulnerability policy",
      text: `Test what is yours, and this website. Do not read, change or keep what belongs to others, and do not take a service down. If you keep to that, we take no legal action, and say so to anyone who asks. Give us ${disclosureDays} days before you publish. We pay no bounty; we credit you on request.`,
      file: { label: "security.txt", href: "/.well-known/security.txt" },
    },
    contact: {
      label: "Security contact",
      text: "For vulnerability reports. Read every day. A person answers within two working days, and again when it is fixed. We credit you on request.",
      key: ["4C1E 90AB 77D2 0F3C", "66E8 B1D4 2A90 5E17"],
      action: "Write to security",
    },
  },
} as const;
