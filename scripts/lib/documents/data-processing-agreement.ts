import { incidentHours } from "../../../app/content/incidents.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { policy, site } from "../../../app/content/site.ts";
import { firstTierWith } from "../../../app/content/tiers.ts";
import { formatShortDate } from "../../../app/lib/format.ts";
import { cloudSubprocessors } from "../../../app/content/subprocessors.ts";
import { controls } from "../../../app/pages/trust/records.ts";
import { article, atTheEnd, howToReturn, noticeDays } from "./agreement-articles.ts";
import { type DocumentBody, table } from "./contract.ts";

const owned = firstTierWith("customerKeys");

export const dataProcessingAgreement: DocumentBody = {
  file: "data-processing-agreement.pdf",
  title: "Data processing agreement",
  head: `DPA, release ${currentRelease.name}`,
  lead: `Under Article 28 of the GDPR. Between the customer named at the end, the controller, and ${site.name}, the processor.`,
  pages: [
    [
      table(
        ["Article", "In one line"],
        [
          ["1 Subject", "What we process for you, on which machines, and for how long."],
          ["2 Instructions", "We do what you have written down, and nothing else."],
          ["3 Confidentiality", "Named people, bound to confidentiality, for hours at a time."],
          ["4 Security", "The controls of annex II. They may get better, not worse."],
          ["5 Subprocessors", `The list of annex III, ${noticeDays} days before a change.`],
          ["6 Places", "The region that you choose. Nothing travels to another."],
          [
            "7 Data subject rights",
            "You answer them; we give you the means within five working days.",
          ],
          ["8 Incidents", `You hear within ${incidentHours.customer} hours.`],
          ["9 Proof", "Reports, answers and an audit once a year."],
          ["10 The end", "Returned by day 14, deleted by day 90, with a record."],
        ],
      ),
      {
        text: `From ${owned} up the platform runs on your machines: there we process nothing, and articles 5 and 6 concern support sessions and invoices alone.`,
      },
    ],
    article(1, "Subject and duration", [
      `The processor runs the ${site.name} platform for the controller in the tier that was ordered. Annex I says which data, of whom, and what is done with them.`,
      "On Starter and Explorer the machine is the processor’s: what the controller puts in lies in a room of its own on it. On every other tier it is the controller’s own, or one that the controller rents from the processor and holds the keys of.",
      "The agreement begins when both have signed and ends with the service. Article 10 outlives it until the last record is deleted.",
      "Where this agreement and another one between the two differ about personal data, this one decides.",
    ]),
    article(2, "Instructions", [
      "The processor processes personal data on documented instructions only. The order, the policy file of the controller’s installation and a message from a named administrator are instructions.",
      "The processor trains no model on the controller’s data, analyzes none of it for its own ends, and sells none of it.",
      "An instruction that would break the law is reported back before it is followed. The processor may wait until the controller has confirmed or changed it.",
      "Where a law of the Union or of a member state demands more, the processor says so first, unless that law forbids it.",
    ]),
    [
      ...article(3, "Confidentiality", [
        "Only people who need it for the service see the controller’s data, each by name, with a second factor, for four hours at a time.",
        "They are bound to confidentiality in writing, and stay bound after they leave.",
      ]),
      ...article(4, "Security of processing", [
        "The processor keeps the measures of annex II. It may replace one by a better one, and tells the controller.",
        `From ${owned} up the controller holds the keys in its own module; the processor has no copy. On Starter and Explorer the processor holds them, one set for each customer.`,
      ]),
    ],
    article(5, "Subprocessors", [
      "The controller agrees to the names of annex III, each for the purpose beside it.",
      `The processor names a new one ${noticeDays} days before it begins, in writing to the address of the account and on the page Trust.`,
      "The controller may object within these days, with a reason. If the two find no other way, the controller may end the service at no cost, and gets back what it has paid for the time after.",
      "A subprocessor signs the same duties. The processor answers for it as for itself.",
    ]),
    article(6, "Places and transfers", [
      `The controller chooses a region: ${site.dataCenters.join(", ")}. Records, vectors, weights, logs and backups stay in it.`,
      "Support from outside that region sees no record, unless the controller opens a session for a person by name. The session is recorded in the controller’s store.",
      "For a transfer out of the European Economic Area the standard contractual clauses of June 4, 2021 hold, module two. Annex I to III of this agreement are their annexes.",
      "An authority of any country that asks for data is sent to the controller. The processor contests what it cannot send on, and hands over the least that it must.",
    ]),
    article(7, "Data subject rights", [
      "The controller answers the people whose data it is. If one of them turns to the processor, the controller hears of it within two working days.",
      "Search, export, correction and erasure are commands of the platform. Where a command is not enough, an engineer helps within five working days, at no cost.",
      "The processor helps with an impact assessment and with questions of an authority: it answers in writing, with the facts of its part.",
    ]),
    article(8, "Incidents", [
      `The processor tells the controller of a breach of personal data without delay, ${incidentHours.customer} hours after it knows of it at the latest, on any day of the week.`,
      "The message says what happened and when, which data and about how many people, what was done, what is still open, and who answers questions.",
      "What is not known yet follows as it becomes known, at least once a day until the cause is found.",
      "The processor keeps a record of every breach and gives it to the controller on request.",
    ]),
    article(9, "Proof and audits", [
      "The processor gives the controller what proves these duties: the security overview, the questionnaire, the letter of the last penetration test, and a report of an auditor once there is one.",
      "Once a year, and after every breach, the controller or an auditor bound to confidentiality may inspect, with 30 days’ notice, in working hours, for up to three days.",
      "Each side bears its own cost. Where an audit finds a breach of this agreement, the processor bears both.",
    ]),
    [
      ...article(10, "The end of the service", [
        atTheEnd,
        "The controller gets a record of the deletion: what, where, when, by whom. Backups follow with their rotation, 30 days later at most, and are not restored in between.",
      ]),
      ...article(11, "Liability and law", [
        "Each side is liable as Article 82 of the GDPR says. The limits of the terms of service hold for the rest.",
        "The law and the courts of the terms of service hold here too.",
      ]),
    ],
    [
      { heading: "Annex I: what is processed" },
      table(
        ["What", "On our machines", "On your machines"],
        [
          ["Tiers", "Starter, Explorer", `${owned} and above`],
          ["Of whom", "your staff, your customers, as you put them in", "nobody, by us"],
          ["Which data", "what you upload and ask; names and sign-ins", "none; invoices only"],
          ["Special categories", "none, unless you have told us in writing", "as you decide"],
          ["What is done", "stored, indexed, answered from, backed up", "nothing, by us"],
          [
            "Usage counts",
            `hours, sign-ins, errors: ${policy.analyticsLogMonths} months`,
            "not sent",
          ],
          ["Security log", `${policy.securityLogMonths} months`, "yours"],
          ["After the end", `${policy.accountGraceDays} days`, "yours"],
        ],
      ),
      { heading: "Annex II: measures" },
      table(
        ["Control", "What we do"],
        controls.map(({ name, text }) => [name, text]),
      ),
    ],
    [
      { heading: "Annex III: subprocessors of the tiers on our machines" },
      table(
        ["Name", "Purpose", "Sees", "Place", "Since"],
        cloudSubprocessors.map(({ name, purpose, sees, place, since }) => [
          name,
          purpose,
          sees,
          place,
          formatShortDate(since),
        ]),
      ),
      { heading: "Signed" },
      { signature: { theirs: "Controller, date" } },
      ...howToReturn,
    ],
  ],
};
