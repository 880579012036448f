import { incidentHours } from "../../../../app/content/incidents.ts";
import { policy, site } from "../../../../app/content/site.ts";
import type { Domain } from "../contract.ts";

/** Who we are, who works here, who works for us. */
export const companyDomains: readonly Domain[] = [
  {
    name: "Governance",
    where: "/trust#controls",
    answers: `
Is one person responsible for security? | yes | The Head of Security, named on Trust.
Does that person report to the management? | yes | To the Chief Executive Officer, each month.
Is there a written security policy? | yes | Reviewed each year, last on September 30, 2026.
Do all employees confirm it in writing? | yes | On the first day and each year.
Is there a register of risks? | yes | Reviewed each quarter, with an owner for each risk.
Are exceptions from the policy recorded? | yes | With a reason, an owner and a last day.
Is there a committee for changes of the policy? | no | The Head of Security decides; the management confirms.
Are laws that apply tracked? | yes | By counsel, each quarter.
Is the company insured against cyber risks? | yes | Letter of the insurer on request.
Are budgets for security set apart? | yes | In the yearly plan.
Do you hold ISO 27001? | no | Not begun; controls are mapped to annex A.
Do you hold a SOC 2 Type II report? | no | Observed until March 31, 2027.
Do you support audits by customers? | yes | Once a year, and after each breach.
Are internal audits done? | yes | Twice a year, by people from other teams.
Are findings of audits followed up? | yes | Each has an owner and a day; open ones stand on Trust.
Is there a code of conduct? | yes | Signed on the first day.
Can employees report in confidence? | yes | To outside counsel.
Have authorities fined the company? | no | Never.
Are you owned by a state? | no | By its founders and staff.
Is this questionnaire reviewed? | yes | With each release, three times a year.`,
  },
  {
    name: "People",
    where: "/trust#controls",
    answers: `
Are people checked before they start? | yes | Identity, references and record, where the law allows it.
Do they sign a duty of secrecy? | yes | It outlives the contract.
Is security part of the first week? | yes | Half a day, with a test.
Is training repeated? | yes | Each year; developers twice.
Are phishing exercises held? | yes | Four times a year.
Does access end on the last day? | yes | Within an hour; the training record shows it.
Is equipment returned? | yes | On the last day, and wiped.
Are roles separated? | yes | Who writes code does not release it alone.
Are there penalties for breaking the policy? | yes | Up to the end of the contract.
Do contractors follow the same rules? | yes | The same checks, devices and training.
Are devices managed? | yes | Encrypted, locked after five minutes, wiped from afar.
Are private devices allowed? | no | For nothing that meets a customer's data.
May people work remotely? | yes | On managed devices, through a gateway with a second factor.
Are removable media blocked? | yes | Except in the room where air-gapped media are written.
Is software on devices limited? | yes | To a list.
Are updates forced on devices? | yes | Critical ones within three days.
Is antivirus or detection installed? | yes | On each device, watched at all hours.
Are administrators a separate account? | yes | With a hardware key.
Are passwords managed? | yes | In a manager; sign-ins are single sign-on.
Are badges needed in offices? | yes | Visitors are accompanied.`,
  },
  {
    name: "Suppliers",
    where: "/trust#subprocessors",
    answers: `
Is there a list of subprocessors? | yes | Public, with what each sees.
Are customers told before a change? | yes | 30 days before.
May customers object? | yes | And leave at no cost.
Are suppliers assessed before they start? | yes | By the questionnaire that you read.
Are they assessed again? | yes | Each year.
Do they sign the same duties? | yes | Article 28, secrecy, incidents.
Does a supplier see content of customers? | no | Disks in data centers are encrypted.
Do suppliers have access to production? | no | None.
Is payment handled by us? | no | By a supplier; card numbers never reach us.
Are suppliers in a region of the customer's choice? | yes | Racks are in the region; billing is in the US.
Is there a plan when a supplier fails? | yes | Two zones in the US and in Canada; a second one in the UAE is planned.
Are open-source parts listed? | yes | In the bill of materials of each release.
Are licenses checked? | yes | By a test before each change.
Are dependencies pinned? | yes | To exact versions, install scripts off.
Are models scanned before they are offered? | yes | Signature, format, license.
Do model authors get prompts? | no | Models come in; nothing goes back.
Are sources of models recorded? | yes | In the catalog, with the license.
Is escrow offered? | yes | From Scaler up, checked each year.
Can you name your hosting provider? | yes | On the subprocessor list.
Are suppliers' incidents passed on? | yes | We hear within 12 hours, you within ${incidentHours.customer}.`,
  },
  {
    name: "Privacy",
    where: "/privacy-policy",
    answers: `
Do you sign a data processing agreement? | yes | Signed by us already, under Documents.
Do you sign a business associate agreement? | yes | From Explorer up.
Do you train models on our data? | no | Never.
Do you sell data? | no | Never.
Do you share data for advertising? | no | The website loads none.
Does the website set cookies? | no | None of its own.
How long is a message from the website kept? | yes | ${policy.leadMonths} months, if it leads to no account.
How long is account data kept? | yes | The account plus ${policy.accountGraceDays} days.
How long are usage logs kept? | yes | ${policy.analyticsLogMonths} months for analytics, ${policy.securityLogMonths} for security.
How long are invoices kept? | yes | ${policy.financialRecordYears} years.
Are privacy requests answered in time? | yes | Within ${policy.privacyReplyDays} days, free of charge.
Can a person have a copy? | yes | As a file that a program reads.
Can a person be erased? | yes | By one command; a hash keeps it from coming back.
Is there a data protection officer? | yes | ${site.email} reaches the person.
Is a record of processing kept? | yes | Reviewed each quarter.
Do you help with an impact assessment? | yes | In writing, at no cost.
Is data kept in a region? | yes | The one you choose: ${site.dataCenters.join(", ")}.
Does data leave the EEA? | yes | Only under the standard contractual clauses of June 4, 2021, and never content from your machines.
Are children's data processed? | no | Unless you put them in.
Do you use automated decisions about people? | no | A person decides.`,
  },
];
