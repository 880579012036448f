import { claims } from "../../../app/content/claims.ts";
import { consulting, tiers } from "../../../app/content/tiers.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { site } from "../../../app/content/site.ts";
import { formatDollars } from "../../../app/lib/format.ts";
import { type DocumentBody, table } from "./contract.ts";

/** Minutes that a month of 30 days may be down, of a level such as `99.95%`. */
const minutesDown = (sla: string): string => {
  const percent = Number.parseFloat(sla);
  return Number.isNaN(percent) ? "by contract" : `${Math.round((100 - percent) * 432)} min`;
};

export const serviceLevelAgreement: DocumentBody = {
  file: "service-level-agreement.pdf",
  title: "Service level agreement",
  head: `SLA, release ${currentRelease.name}`,
  lead: "What share of each month the platform is available, how that is measured, and what you get back when it falls short.",
  pages: [
    [
      table(
        ["Tier", "Of a month", "May be down", "Support"],
        tiers.map(({ name, sla, features }) => [
          name,
          sla,
          minutesDown(sla),
          String(features.support),
        ]),
      ),
      {
        text: "The level is that of a calendar month, in UTC. Minutes are those of a month of 30 days, rounded.",
      },
      {
        text: "On your own machines we answer for the software: a fault of ours that stops it counts, a power cut in your building does not.",
      },
    ],
    [
      { heading: "What is measured" },
      table(
        ["Part", "Is up when", "Measured"],
        [
          ["Gateway", "a signed call is answered or refused by policy", "each minute"],
          ["Inference", "the first token of a small model comes within 10 seconds", "each minute"],
          ["Console", "a sign-in works, and the log can be read", "each minute"],
          ["Audit log", "a call is a line before it runs", "each call"],
        ],
      ),
      { heading: "How it is counted" },
      {
        list: [
          "A minute is down when two probes in a row fail, from two places, for one of the parts.",
          "The figure is 100 less the share of the minutes that were down.",
          "On your machines the probe is yours; the platform exports its figures, and we count by them.",
          "The figures of each month are on the status page by the third working day.",
        ],
      },
    ],
    [
      { heading: "Credits" },
      table(
        ["Missed by", "Credit of the month’s price"],
        [
          ["up to 0.1 points", "10%"],
          ["up to 0.5 points", "25%"],
          ["up to 2 points", "50%"],
          ["more", "100%"],
        ],
      ),
      {
        list: [
          "A credit is on the next invoice by itself: you ask for nothing.",
          "A customer who leaves is paid the credit in money.",
          "Three months in a row below the level: you may end the contract at once, and from Scaler up the escrow agent releases the source.",
          "Credits of a month are at most its price. They do not end other rights that you have.",
        ],
      },
    ],
    [
      { heading: "Support" },
      table(
        ["Severity", "For example", "First answer", "Worked on"],
        [
          ["1", "nothing answers, or a record may have left", "1 hour", "until it is over"],
          ["2", "one part is down, with a way around it", "4 hours", "in office hours"],
          ["3", "a question, a wish", `${claims.replyHours} hours`, "as agreed"],
        ],
      ),
      {
        text: `Severity 1 and 2 hold from Resident up, at any hour on Scaler and Hyper-scaler. In writing a person answers within ${claims.replyHours} hours on all seven days; on the phone while the office is open, ${site.supportHours}.`,
      },
      {
        text: `Consulting is no part of support: ${formatDollars(consulting.hourlyRate)} an hour, ${consulting.minimumHours} hours at least, with a first answer in under ${consulting.responseHours} hours.`,
      },
    ],
    [
      { heading: "What does not count" },
      {
        list: [
          "Maintenance announced 10 days before, at most four hours a month, outside office hours of your region.",
          "What you or your administrator switched off, and calls that your policy refuses.",
          "Machines, power and networks that are yours.",
          "A release that is older than 12 months.",
        ],
      },
      { heading: "Releases" },
      {
        text: "A release is supported for 12 months. Security corrections come for each supported release, with a note of what they close. From Resident up nothing is installed before you approve it; on Starter and Explorer we install it.",
      },
      { heading: "Which agreement holds" },
      {
        text: "The level is that of the tier on the invoice. Hyper-scaler’s contract may name another one, and then it decides.",
      },
    ],
  ],
};
