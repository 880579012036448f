import { incidentHours } from "../../../app/content/incidents.ts";
import { tiers } from "../../../app/content/tiers.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { drill, policy, site } from "../../../app/content/site.ts";
import { formatCount, formatDay, formatShortDate } from "../../../app/lib/format.ts";
import { runsInOf } from "../../../app/pages/more-info/content.ts";
import { trustContent } from "../../../app/pages/trust/content.ts";
import { flowGroups } from "../../../app/pages/trust/crossings/flows.ts";
import { attack, promises } from "../../../app/pages/trust/promises.ts";
import {
  controls,
  findings,
  observation,
  penetrationTest,
  standards,
} from "../../../app/pages/trust/records.ts";
import { type Block, type DocumentBody, table } from "./contract.ts";

const isDate = /^\d{4}-/;
const checkedOn = (checked: string) => (isDate.test(checked) ? formatShortDate(checked) : checked);

const flowPages: Block[] = flowGroups.flatMap(({ name, flows }) => [
  { heading: name },
  table(
    ["Flow", "In words"],
    flows.map((flow) => [flow.name, flow.text]),
  ),
]);

export const securityOverview: DocumentBody = {
  file: "security-overview.pdf",
  title: "Security overview",
  head: `Security, release ${currentRelease.name}`,
  lead: "What we do to ourselves, what the platform does for you, who has tested both, and what is still open.",
  pages: [
    [
      table(
        ["Question", "Answer in one line", "Page"],
        [
          ["What crosses the wall?", "Nine flows; none carries a record out by itself.", "2, 3"],
          [
            "What do you do to yourselves?",
            `${controls.length} controls, each with its evidence.`,
            "4",
          ],
          [
            "What are you certified for?",
            "Nothing before it is signed. One report is under way.",
            "5",
          ],
          ["Who holds keys, log and roles?", "By tier.", "6"],
          ["Who has tested it?", "Two outside testers; one low finding is open.", "7"],
          ["What does the website keep?", `What you send, for ${policy.leadMonths} months.`, "8"],
          ["What if something happens?", `You hear within ${incidentHours.customer} hours.`, "9"],
        ],
      ),
      {
        text: "Each line stands on the page Trust too, with the command that shows it on your own installation. This file is made from the same words.",
      },
    ],
    flowPages.slice(0, 4),
    flowPages.slice(4),
    [
      { heading: trustContent.sections.controls.headline },
      table(
        trustContent.controls.head,
        controls.map(({ name, text, evidence, checked }) => [
          name,
          text,
          evidence,
          checkedOn(checked),
        ]),
      ),
    ],
    [
      { heading: trustContent.sections.certifications.headline },
      table(
        trustContent.certifications.head,
        standards.map(({ name, holds, supports, yours }) => [
          name,
          holds ??
            `none yet: observed from ${formatDay(observation.from)} to ${formatDay(observation.to)}`,
          supports,
          yours,
        ]),
      ),
      {
        text: "A certificate appears on Trust on the day it is issued, with its number, its scope and the auditor’s letter.",
      },
    ],
    [
      { heading: "Keys, log and roles, by tier" },
      table(
        ["Tier", "Runs in", "Keys", "Roles", "The log is kept"],
        tiers.map(({ features, ...tier }) => [
          tier.name,
          runsInOf(tier),
          features.customerKeys === true ? "yours" : "ours, one set each",
          features.roles === true ? "yours" : "one owner",
          String(features.auditLog),
        ]),
      ),
      { heading: "How it is encrypted" },
      table(
        ["What", "How"],
        [
          ["on its way", "TLS 1.3, mutual between parts"],
          ["at rest", "AES-256-GCM, a key for each volume"],
          ["backups", "under the same keys, restored once a quarter as a test"],
          ["models and releases", "signed, verified at the gate, refused otherwise"],
          ["the log", "each line signed, chained to the one before"],
        ],
      ),
    ],
    [
      { heading: trustContent.sections.test.headline },
      table(["Fact", "Value"], penetrationTest.facts),
      table(
        ["Severity", "Fixed and retested", "Open"],
        findings.map(({ severity, fixed, open }) => [severity, String(fixed), String(open)]),
      ),
      {
        text: `Open: ${penetrationTest.open.text}, due ${formatDay(penetrationTest.open.due)}.`,
      },
      { text: `${formatCount(attack.calls)} ${attack.text}` },
    ],
    [
      { heading: "This website" },
      table(
        ["Number", "Of", "In words"],
        promises.map(({ number, unit, text }) => [String(number), unit, text]),
      ),
      { heading: "No form is lost" },
      {
        text: `Server and database were killed at random ${formatCount(drill.kills)} times on ${formatDay(drill.day)}: ${formatCount(drill.accepted)} forms accepted, ${formatCount(drill.stored)} stored, ${drill.twice === 0 ? "none" : formatCount(drill.twice)} twice.`,
      },
      { heading: "How long" },
      {
        list: [
          `A message that leads to no account: ${policy.leadMonths} months.`,
          `Spam: ${policy.spamDays} days. A stopped newsletter: ${policy.newsletterStoppedDays} days.`,
          `Account data: ${policy.accountGraceDays} days after the account.`,
          `Usage logs: ${policy.analyticsLogMonths} months for analytics, ${policy.securityLogMonths} for security.`,
        ],
      },
    ],
    [
      { heading: "If something happens" },
      table(
        ["Within", "You get"],
        [
          ["1 hour", "a person on it, at any hour"],
          ["24 hours", "what happened, which data, what was done, who answers"],
          ["each day", "what is new, until the cause is found"],
          ["10 days", "a report with cause, course and correction"],
        ],
      ),
      { heading: trustContent.documents.policy.title },
      { text: trustContent.documents.policy.text },
      { heading: "Whom you write to" },
      { text: `${site.securityEmail}. ${trustContent.documents.contact.text}` },
    ],
  ],
};
