import { incidentHours } from "../../../app/content/incidents.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { site } from "../../../app/content/site.ts";
import { firstTierWith } from "../../../app/content/tiers.ts";
import { controls } from "../../../app/pages/trust/records.ts";
import { article, atTheEnd, howToReturn, noticeDays } from "./agreement-articles.ts";
import { type DocumentBody, table } from "./contract.ts";

const owned = firstTierWith("customerKeys");

export const businessAssociateAgreement: DocumentBody = {
  file: "business-associate-agreement.pdf",
  title: "Business associate agreement",
  head: `BAA, release ${currentRelease.name}`,
  lead: `Under HIPAA, 45 CFR 164.504(e). Between the covered entity named at the end and ${site.name}, the business associate.`,
  pages: [
    [
      table(
        ["Article", "In one line"],
        [
          ["1 Use", "Only to run the platform. No training, no analysis, no sale."],
          ["2 Safeguards", "The controls of Trust, section 2, and the tests of section 6."],
          [
            "3 Subcontractors",
            `None inside your wall. On our machines: the list, ${noticeDays} days before a change.`,
          ],
          ["4 Incidents", `You hear within ${incidentHours.customer} hours.`],
          ["5 Access, amendment", `Within 10 days; the record lies with you from ${owned} up.`],
          ["6 Return, destruction", "By the exit plan: day 90, with a record of it."],
        ],
      ),
      {
        text: "A trial on our machines needs no BAA: use no patient records there. Explorer may hold patient records once both have signed; Starter may not.",
      },
      {
        text: `From ${owned} up the platform runs on your machines. There ${site.name} meets protected health information only in a support session that you open, watch and record.`,
      },
    ],
    article(1, "Use and disclosure", [
      "The business associate uses protected health information only to run the platform for the covered entity, as the order describes it, and as the law requires.",
      "It uses and discloses the least that the task needs. It trains no model on it, makes no de-identified set of it, and sells none of it.",
      "It may use it for its own management only where the law requires it, and says so first.",
      "It does not use or disclose it in a way that would break the Privacy Rule if the covered entity did so.",
    ]),
    [
      ...article(2, "Safeguards", [
        "The business associate keeps administrative, physical and technical safeguards, and the Security Rule for what is electronic. These are the controls:",
      ]),
      table(
        ["Control", "What we do", "Evidence"],
        controls.map(({ name, text, evidence }) => [name, text, evidence]),
      ),
    ],
    [
      ...article(3, "Subcontractors", [
        "A subcontractor that may meet protected health information signs the same restrictions first, in writing.",
        `The list stands on the page Trust. A new name is announced ${noticeDays} days before it begins; the covered entity may object and leave at no cost.`,
      ]),
      ...article(4, "Incidents", [
        `A use or disclosure that this agreement does not allow, a security incident and a breach of unsecured information are reported without delay, within ${incidentHours.customer} hours at most.`,
        "The report names, as far as known, each person concerned, what happened, which information, what was done and what the person can do. The rest follows within 10 days.",
        "This agreement is notice that unsuccessful attempts, such as port scans and refused sign-ins, happen every day; no further report is made of them.",
      ]),
    ],
    [
      ...article(5, "Access, amendment, accounting", [
        "The business associate makes a designated record set available within 10 days, for access under 164.524 and amendment under 164.526.",
        "It documents each disclosure and gives an accounting under 164.528 within 10 days. The audit log of the platform holds each call with its reader and its time.",
        "Its internal practices and books are open to the Secretary of Health and Human Services.",
      ]),
      ...article(6, "Return and destruction", [
        atTheEnd,
        "What cannot be destroyed yet stays protected by this agreement, and is used for nothing but the reason that keeps it.",
        "The covered entity may end the service at once where the business associate has broken an article and has not cured it within 30 days.",
      ]),
    ],
    [
      { heading: "Signed" },
      { signature: { theirs: "Covered entity, date" } },
      ...howToReturn,
      { heading: "Whom to call" },
      table(
        ["For", "Write to", "Answered"],
        [
          [
            "An incident",
            site.securityEmail,
            `read every day; within ${incidentHours.customer} hours`,
          ],
          ["A question about this agreement", site.email, "within 24 hours, seven days"],
          ["A change of the people named here", site.email, "on the next working day"],
        ],
      ),
    ],
  ],
};
