import { supportHours, supportSentence } from "./office.ts";

/** Identity and site-wide facts. Rebranding is an edit of this file. All of it is sample content. */
export const site = {
  name: "AIOI",
  promise: "AI infrastructure that runs inside a boundary you draw. Models come in. Data stays in.",
  email: "hello@aioi.example",
  securityEmail: "security@aioi.example",
  phone: "+1 555 0100",
  address: "100 Example Street, Suite 400",
  docsUrl: "https://docs.aioi.example",
  /** Base URL of professional profiles. */
  profilesUrl: "https://network.example/in",
  socials: [
    { name: "Network", url: "https://network.example/aioi", note: "Who works here" },
    { name: "X", url: "https://x.example/aioi", note: "Releases, the hour they are out" },
    { name: "Video", url: "https://video.example/aioi", note: "Installs, from the empty rack" },
  ],
  supportHours,
  supportSentence,
  dataCenters: ["US", "Canada", "UAE"],
  sampleNotice: "All content is sample content.",
  since: 2026,
  /** When the company began (spec section 2, "Company"). */
  founded: 2020,
  /** The strip above the header (spec section 1): hidden unless this says otherwise. */
  banner: { shown: false, text: "Unlock the future of innovation with me" },
} as const;

/** What the platform is built for (spec section 2, privacy and data sovereignty). */
export const rulebooks = ["GDPR", "HIPAA", "SOC 2"] as const;

/** The longest run of the drill that kills server and database under leads (docs/reliability.md). */
export const drill = {
  day: "2026-11-24",
  kills: 200,
  accepted: 3377,
  stored: 3377,
  twice: 0,
} as const;

/** What the policies promise (spec section 9, "Policy text"). */
export const policy = {
  privacyUpdated: { iso: "2025-10-07", text: "Oct 7, 2025" },
  termsUpdated: { iso: "2025-06-13", text: "June 13, 2025" },
  /** Account data is deleted this long after the account. */
  accountGraceDays: 90,
  analyticsLogMonths: 12,
  securityLogMonths: 24,
  financialRecordYears: 7,
  privacyReplyDays: 30,
  /** A message that leads to no account; supabase/migrations deletes it after this long. */
  leadMonths: 24,
  /** What looked like spam, and our own tests. */
  spamDays: 90,
  /** A newsletter address after it was stopped, and one that was never confirmed. */
  newsletterStoppedDays: 90,
  newsletterUnconfirmedDays: 30,
} as const;
