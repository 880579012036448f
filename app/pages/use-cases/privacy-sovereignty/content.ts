import { claims } from "../../../content/claims.ts";
import { clauseCount, clauses } from "../../../content/clauses.ts";
import { policy, rulebooks, site } from "../../../content/site.ts";
import { firstTierWith } from "../../../content/tiers.ts";
import { joinWithAnd } from "../../../lib/format.ts";
import { modeContent, planContent } from "../../../content/plan.ts";

const places = new Intl.ListFormat("en-US", { type: "disjunction" }).format([
  ...site.dataCenters,
  "a building of your own",
]);

const [gdpr, hipaa, soc2] = rulebooks;
const [bytesOut] = planContent.bytesOut;

/** Content of `/use-cases/privacy-sovereignty`. */
export const privacySovereigntyContent = {
  hero: {
    crumb: "Use case: privacy and sovereignty",
    headline: ["The model comes", "to the records."],
    lead: "Run AI on-premises, in a private cloud or air-gapped. Nothing has to be sent, so nothing can leak on the way.",
    action: "Get started",
    secondary: { label: "See where records stay", href: "#residency" },
  },
  deployment: {
    label: "Deployment",
    note: "drawn above: air-gapped",
    ways: [
      {
        mode: "on-premise",
        name: modeContent["on-premise"].name,
        line: modeContent["on-premise"].line,
      },
      {
        mode: "cloud",
        name: "Private cloud",
        line: "Machines nobody else uses. In your account from Resident up, ours on Explorer.",
      },
      { mode: "air-gapped", name: "Air-gapped", line: modeContent["air-gapped"].line },
    ],
  },
  challenge: {
    label: "The Challenge",
    headline: "A hosted model asks you to send the one thing you promised to keep.",
    items: [
      {
        title: "Records leave to be read",
        text: "Every prompt to a hosted model carries a copy of the record it asks about. Once that copy is on someone else’s machine, a contract is all that protects it.",
      },
      {
        title: "Borders move with the provider",
        text: "A region in a menu does not say where logs, backups and support staff are. Sovereignty ends at the first of them abroad.",
      },
      {
        title: "Proof comes too late",
        text: "Auditors ask who read what, when, and under which rule. An API bill does not answer that, and nobody can log it afterwards.",
      },
    ],
  },
  platform: {
    label: "How AIOI does it",
    headline: "Models move. Records don’t.",
    capabilities: [
      {
        name: "Zero data exfiltration",
        text: "One gate lets signed models in. Nothing leaves unless your policy names it and a person approves it.",
      },
      {
        name: "Encrypted data",
        text: `At rest and in transit; from ${firstTierWith("customerKeys")} upwards with keys that you hold and rotate.`,
      },
      {
        name: "Role-based access control",
        text: "Rights by role, down to one table, one tool or one agent, from your identity provider.",
      },
      {
        name: "Audit logging",
        text: "Each read, prompt and tool call is one signed line, kept beside the records.",
      },
      {
        name: "No telemetry",
        text: "An installation inside your boundary reports nothing: no prompts, no usage, no crash dumps.",
      },
      {
        name: "Data residency",
        text: `${places}. Backups stay in the same country.`,
      },
    ],
  },
  compliance: {
    title: "Which clause each control answers",
    caption: `Capabilities of the platform and the parts of ${gdpr}, ${hipaa} and ${soc2} that ask for them`,
    head: ["Capability", ...rulebooks],
    rows: clauses,
    source:
      "A map for your auditor, not a certificate. Compliance depends on your configuration and your processes.",
  },
  benefits: {
    label: "Key Benefits",
    headline: "Less to audit, because data has nowhere to go.",
    items: [
      { number: bytesOut, text: "leave the boundary when a model answers." },
      {
        number: `${clauseCount} clauses`,
        text: `of ${joinWithAnd(rulebooks)}, each with the control that answers it, in the table above.`,
      },
      {
        number: `${policy.securityLogMonths} months`,
        text: "is how long we keep the sign-ins and errors of Starter and Explorer for security, because these tiers run on our machines. Inside your boundary the log is yours, for as long as you keep it.",
      },
      {
        number: `${policy.privacyReplyDays} days`,
        text: "at most until a privacy request to us is answered.",
      },
    ],
    layout: "row",
    source: `${bytesOut}: no part of the install needs a way out. Months and days are those of the privacy policy. Compliance depends on your configuration.`,
  },
  applications: {
    label: "Industry Applications",
    facts: ["runs", "stays", "rules"],
    items: [
      {
        title: "Healthcare",
        text: "Summarize charts and flag scans beside the record system. Clinicians get the answer; the record never leaves the hospital.",
        facts: ["on-premises", "patient records", hipaa],
      },
      {
        title: "Financial services",
        text: "Screen transactions and draft credit memos in your own account. Each decision names the model version and the rule behind it.",
        facts: ["private cloud", "accounts, trades", `${soc2}, ${gdpr}`],
      },
      {
        title: "Government and defense",
        text: "Translate, search and plan on networks that touch nothing else. Models come in on signed media, after inspection.",
        facts: ["air-gapped", "every file", "your classification"],
      },
    ],
  },
  closing: {
    headline: ["Name the records,", "and the model comes to them."],
    promise: `A security engineer answers within ${claims.replyHours}\u00a0hours, with a sketch of your boundary.`,
    action: "Contact sales",
    legend: "Name the records",
    models: "models in",
    records: [
      { name: "Patient records", examples: "charts, scans, panels" },
      { name: "Accounts and trades", examples: "statements, limits" },
      { name: "Case files", examples: "claims, contracts" },
      { name: "Something else", examples: "you name it" },
    ],
    named: "Accounts and trades",
  },
} as const;
