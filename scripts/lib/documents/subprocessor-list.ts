import { incidentHours } from "../../../app/content/incidents.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { site } from "../../../app/content/site.ts";
import {
  cloudSubprocessors,
  services,
  type Subprocessor,
} from "../../../app/content/subprocessors.ts";
import { capitalize, formatShortDate } from "../../../app/lib/format.ts";
import { numberWord } from "../../../app/lib/number-word.ts";
import { noticeDays } from "./agreement-articles.ts";
import { type DocumentBody, table } from "./contract.ts";

const ofWebsite = Object.values(services);
const all = ofWebsite.length + cloudSubprocessors.length;

const list = (rows: readonly Subprocessor[]) =>
  table(
    ["Name", "Purpose", "What it sees", "Place", "Since"],
    rows.map(({ name, purpose, sees, place, since }) => [
      name,
      purpose,
      sees,
      place,
      formatShortDate(since),
    ]),
  );

export const subprocessorList: DocumentBody = {
  file: "subprocessor-list.pdf",
  title: "Subprocessor list",
  head: `Subprocessors, release ${currentRelease.name}`,
  lead: `${capitalize(numberWord(all))} names, and what each one sees. An installation on your own machines uses none of them.`,
  pages: [
    [
      { heading: "Tiers on our machines" },
      list(cloudSubprocessors),
      { heading: "This website" },
      list(ofWebsite),
      {
        text: "A service of the website that a deployment does not use is marked “off here” on the page Trust, section 4.",
      },
    ],
    [
      { heading: "How it changes" },
      {
        list: [
          `A new name is announced ${noticeDays} days before it begins, to everybody who asked for it and to every account.`,
          "A customer who objects with a reason may leave at no cost before that day.",
          "A name that goes is deleted from the list on the day it goes; its copies are deleted within 30 days.",
        ],
      },
      { heading: "What each has signed" },
      table(
        ["Duty", "In words"],
        [
          ["The same article 28", "No more than its purpose, on our instructions."],
          ["Secrecy", "Named people, also after they leave."],
          ["Incidents", `We hear within 12 hours, you within ${incidentHours.customer}.`],
          ["Proof", "A report of an auditor, or an inspection once a year."],
          ["The end", "Returned or deleted, with a record."],
        ],
      ),
      { heading: "Tell me before a change" },
      { text: `Write to ${site.email}: you hear of each change, and nothing else.` },
    ],
  ],
};
