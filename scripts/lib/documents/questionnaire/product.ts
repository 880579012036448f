import { tiers } from "../../../../app/content/tiers.ts";
import { currentRelease } from "../../../../app/content/sample-site/site.ts";
import type { Domain } from "../contract.ts";

const byTier = (value: (tier: (typeof tiers)[number]) => string) =>
  tiers.map((tier) => `${tier.name} ${value(tier)}`).join("; ");

/** What the platform does with data, keys, people and models. */
export const productDomains: readonly Domain[] = [
  {
    name: "Data and boundary",
    where: "/trust#crossings",
    answers: `
Does content leave our boundary? | no | From Resident up nothing does, unless you rent a machine in our regions; below, it lies in your room on our machine.
Are prompts stored? | no | In memory for as long as the call runs.
Are answers stored? | no | Unless your program stores them.
Is telemetry sent? | no | From Resident up none; below, we count hours, sign-ins and errors.
Can outgoing traffic be denied? | yes | It is denied by default.
Are exports approved by a person? | yes | One by one; air-gapped by two people.
Is data separated between customers? | yes | Own volumes and keys for each.
Is a machine shared with others? | yes | On Starter only.
Can we choose the region? | yes | And records do not travel to another.
Can it run in our cloud account? | yes | From Resident up.
Can it run in our data center? | yes | From Resident up.
Can it run without a network? | yes | On Hyper-scaler; media come by hand.
Are backups encrypted? | yes | Under the same keys as the records.
Are backups tested? | yes | One restored each quarter.
Can data be exported at any time? | yes | One command, open formats.
Is data deleted at the end? | yes | By day 90, with a record.
Is deletion proven? | yes | A signed record names two people.
Is test data made of real data? | no | It is invented.
Can retention be set by us? | yes | From Resident up, in the policy file.
Are vectors treated as records? | yes | Same store, same roles, same deletion.`,
  },
  {
    name: "Encryption and keys",
    where: "/trust#crossings",
    answers: `
Is data encrypted on its way? | yes | TLS 1.3; mutual between parts.
Is data encrypted at rest? | yes | AES-256-GCM, a key for each volume.
Can we hold the keys? | yes | From Resident up, in your own module.
Do you hold a copy then? | no | None.
Who holds the keys below Resident? | yes | We do, one set for each customer, in a hardware module.
Can keys be rotated? | yes | By command, without an interruption.
Are our own secrets rotated? | yes | Every 90 days.
Are hardware modules supported? | yes | By PKCS #11 and KMIP.
Do you hold a FIPS 140-3 certificate? | no | It runs on validated modules that you supply.
Are old protocols refused? | yes | Nothing below TLS 1.3.
Are certificates renewed by themselves? | yes | 30 days before they end.
Are passwords hashed? | yes | Argon2id; single sign-on is preferred.
Are secrets kept out of code? | yes | A check refuses the change.
Are secrets kept out of logs? | yes | Values are masked when the line is written.
Are releases signed? | yes | By two people; the installer refuses any other.
Are models signed? | yes | Verified at the gate.
Is the log signed? | yes | Each line, chained to the one before.
Can a signature be checked offline? | yes | By one command.
Is a plan for quantum computers kept? | yes | Signatures can be replaced by configuration; review each year.
Are keys escrowed? | no | Yours never; the release keys lie with the escrow agent.`,
  },
  {
    name: "Access",
    where: "/trust#controls",
    answers: `
Is single sign-on supported? | yes | OpenID Connect and SAML 2.0.
Can people be provisioned by a directory? | yes | SCIM 2.0.
Is a second factor required? | yes | For each administrator, and for each of us.
Are roles supported? | yes | From Explorer up; Starter has one owner.
Can roles be limited to records? | yes | By field, by patient, by matter.
Do agents have roles? | yes | The same as people.
May an agent widen its own role? | no | Roles change in the policy file alone.
Can your people see our data? | no | Only in a session that you open, for four hours.
Are support sessions recorded? | yes | In your store.
Can we end a session? | yes | At any moment.
Is access reviewed? | yes | Each quarter; last on October 6, 2026.
Are shared accounts used? | no | Each person has one.
Are service accounts listed? | yes | With an owner and a last day.
Do sessions end by themselves? | yes | After 15 minutes without use in the console.
Are failed sign-ins limited? | yes | And each is a line in the log.
Can addresses be limited? | yes | By a list of networks.
Is emergency access possible? | yes | Two people, logged, reviewed the next day.
Is least privilege checked? | yes | A report names roles that nobody used for 90 days.
Are API keys scoped? | yes | To models, hours and a budget.
Can API keys be revoked? | yes | At once.`,
  },
  {
    name: "Models and agents",
    where: "/aioi",
    answers: `
Can we choose the models? | yes | From the catalog, or your own weights.
Can models be forbidden? | yes | By a line of the policy.
Are answers traceable? | yes | Each has its model, version and sources in the log.
Does a person approve actions? | yes | Where the policy says so; writing is refused by default.
Are prompts checked for injection? | yes | What is read from a document gives no right.
Can output be filtered? | yes | By rules that you write.
Are models evaluated? | yes | On your own cases, before they answer.
Can a model be rolled back? | yes | In one command.
Are changes of a model announced? | yes | No version changes by itself.
Is bias measured? | yes | On sets that you bring; reports are kept.
Is fine-tuning inside the boundary? | yes | Weights stay there.
Who owns trained weights? | yes | You do.
Who owns the output? | yes | You do.
Are agents limited in cost? | yes | By a limit for each request, in dollars.
Can an agent be stopped? | yes | At once, by role.
Do agents call the internet? | no | Unless the policy names the host.
Is a list of AI systems kept? | yes | For the AI Act: purpose, model, owner.
Are people told that AI answers? | yes | A setting of each agent, on by default.
Is a medical device offered? | no | A clinician signs; we certify no diagnosis.
Are benchmarks published? | yes | With the way they were measured.`,
  },
  {
    name: "Logging and service",
    where: "/pricing",
    answers: `
Is each call logged? | yes | Before it runs.
Are refusals logged? | yes | With the rule that refused.
How long is the log kept? | yes | ${byTier(({ features }) => String(features.auditLog))}. From Resident up longer, if your policy says so.
Can the log be changed? | no | Lines are chained and signed.
Can it go to our own log server? | yes | Syslog over TLS, or OpenTelemetry.
Is the time of lines synchronized? | yes | To two sources.
Does a log hold content? | no | Names of records, not their text.
What service level is offered? | yes | ${byTier(({ sla }) => sla)}.
Are credits paid when it is missed? | yes | Without a request, on the next invoice.
Is there a public status page? | yes | By day, with the cause.
Is maintenance announced? | yes | 10 days before.
Is support at all hours? | yes | On Scaler and Hyper-scaler.
Are answers in writing within a day? | yes | Within 24 hours, on all seven days.
Is there a named contact? | yes | On Hyper-scaler.
Are releases supported? | yes | For 12 months; the current one is ${currentRelease.name}.
Are updates installed without us? | no | From Resident up each waits for your approval; below, we install it.
Can an update be rolled back? | yes | In one command.
Are new releases tried on a part first? | yes | A canary, from Resident up.
Is capacity planned? | yes | Figures of 90 days are in the console.
Is there an exit plan? | yes | 90 days, open formats, escrow.`,
  },
];
