import { claims } from "../../../../app/content/claims.ts";
import { incidentHours } from "../../../../app/content/incidents.ts";
import { site } from "../../../../app/content/site.ts";
import type { Domain } from "../contract.ts";

/** How we build, run and answer. */
export const operationDomains: readonly Domain[] = [
  {
    name: "Development",
    where: "/trust#controls",
    answers: `
Is code reviewed? | yes | By two people; each commit is signed.
Are tests run before a release? | yes | All, on the machine that builds.
Are builds reproducible? | yes | The escrow agent rebuilds one each year.
Is there a bill of materials? | yes | CycloneDX, with each release.
Are known vulnerabilities watched? | yes | Each day, in every part.
Are critical ones corrected in time? | yes | Within three days; high within 14.
Is static analysis used? | yes | On each change.
Is the running site tested by attack? | yes | ${claims.hostileCalls / 1e6} million hostile calls on November 23, 2026.
Are outside testers engaged? | yes | Each year; last from September 7 to 18, 2026.
May we read their letter? | yes | Under NDA, from a person.
Are findings published? | yes | By number and severity, with the open ones.
Is there a bug bounty? | no | We credit finders on request.
Is there a safe harbor? | yes | In the vulnerability policy on Trust.
Are developers trained in security? | yes | Twice a year.
Are environments separated? | yes | Own accounts, own keys.
Does production data reach tests? | no | Never.
Is infrastructure kept as code? | yes | And reviewed like code.
Can one person release alone? | no | Two sign.
Are changes recorded? | yes | Who, what, why, approved by whom.
Is a threat model kept? | yes | For each part, reviewed with each release.`,
  },
  {
    name: "Incidents",
    where: "/trust#documents",
    answers: `
Is there a plan for incidents? | yes | With roles, deputies and phone numbers.
Is it exercised? | yes | Twice a year; last on September 3, 2026.
Is somebody on duty at all hours? | yes | Two people, in turns of a week.
Are customers told? | yes | Within ${incidentHours.customer} hours at most.
Is a breach told to authorities? | yes | Within ${incidentHours.authority} hours, where it is ours to tell.
Does a report follow? | yes | Within 10 days, with cause and correction.
Are incidents recorded? | yes | For five years.
Has there been a breach in three years? | no | None.
Are logs kept as evidence? | yes | Apart, and read-only.
Is outside help under contract? | yes | A firm for forensics, at four hours' notice.
Is there a contact for security? | yes | ${site.securityEmail}, read every day.
Is mail to it encrypted on request? | yes | The key stands on Trust.
Are finders answered? | yes | Within two working days.
Are attacks detected? | yes | By rules on the log, and by people.
Are alerts tested? | yes | Each month.
Is malware handled? | yes | The device is cut off and set up anew.
Is ransom paid? | no | Never.
Are lessons recorded? | yes | With an owner and a day.
Do you report incidents at suppliers? | yes | As we report our own.
Can an incident be followed? | yes | On the status page, each day until it is over.`,
  },
  {
    name: "Continuity and places",
    where: "/company#global-presence",
    answers: `
Is there a plan for continuity? | yes | Reviewed each year.
Is it tested? | yes | One region is switched off each year.
What is the recovery time? | yes | Four hours on our machines.
What is the recovery point? | yes | 15 minutes on our machines.
Are there two zones in each region? | no | Two in the US and in Canada, one in the UAE; a second one is planned there.
Are data centers guarded? | yes | At all hours, with cameras kept 90 days.
Is entry by two factors? | yes | Badge and hand.
Are visitors logged? | yes | And accompanied.
Is fire detected early? | yes | By air sampling; gas puts it out.
Are disks destroyed? | yes | Shredded, with a certificate.
Can a disk be read when stolen? | no | It is encrypted.
Is power tested? | yes | Each month under load.
Is water kept out? | yes | Data centers stand above the flood line of 500 years.
Does the platform run when you are gone? | yes | The license is a file; it calls nobody.
Is the source escrowed? | yes | From Scaler up.
Is a pandemic planned for? | yes | All roles but those in a data center can work from home.
Are key people replaceable? | yes | Each role has a deputy.
Is the website's loss of forms tested? | yes | By killing server and database at random.
Is energy measured? | yes | By zone, each month.
Are backups in another zone? | yes | Of the same region; in the UAE in a second room, until its second zone opens.`,
  },
];
