/** When a person answers (spec section 9). */
const support = { days: "Mon-Fri", from: "8am", to: "6pm" } as const;

/** Identity and site-wide facts. Rebranding is an edit of this file. All of it is sample content. */
export const site = {
  name: "AIOI",
  origin: "https://aioi.example",
  promise: "AI infrastructure that runs inside a boundary you draw. Models come in. Data stays in.",
  email: "hello@aioi.example",
  securityEmail: "security@aioi.example",
  phone: "+1 555 0100",
  address: "100 Example Street, Suite 400",
  docsUrl: "https://docs.aioi.example",
  /** Where people have their professional profiles. */
  profilesUrl: "https://network.example/in",
  socials: [
    { name: "Network", url: "https://network.example/aioi" },
    { name: "X", url: "https://x.example/aioi" },
    { name: "Video", url: "https://video.example/aioi" },
  ],
  supportHours: `${support.days}, ${support.from}-${support.to}`,
  supportSentence: `${support.days} from ${support.from} to ${support.to}`,
  dataCenters: ["US", "Canada", "UAE"],
  sampleNotice: "All content is sample content.",
  since: 2026,
  /** When the company began (spec section 2, "Company"). */
  founded: 2020,
  /** The strip above the header (spec section 1): hidden unless this says otherwise. */
  banner: { shown: false, text: "Unlock the future of innovation with me" },
} as const;

/** Response times in milliseconds, for words and drawings alike (spec section 2, edge AI). */
export const latencyMs = { device: 5, cloudLeast: 100, cloudMost: 500 } as const;

/** The most bandwidth that answering on the device saves (spec section 2, edge AI). */
export const bandwidthSavingPercent = 90;

/** How many times faster a deployment is (spec section 2, DevOps acceleration). */
export const deploymentFactor = 10;

/** By how much routing lowers the cost of AI (spec section 2, best model). */
export const costReductionPercent = { least: 40, most: 60 } as const;

/** What the platform is built for (spec section 2, privacy and data sovereignty). */
export const rulebooks = ["GDPR", "HIPAA", "SOC 2"] as const;
/** A release in the process, and the first deployment of all, take the same time. */
const deployMinutes = 30;

/** What we say of ourselves in numbers (spec section 9). Every page that shows one takes it here. */
export const claims = {
  models: "2M+",
  uptime: "99.9%",
  enterpriseUptime: "99.99%",
  pilotFailurePercent: 95,
  clients: "100+",
  trialDays: 14,
  replyHours: 24,
  /** Of hourly consulting. */
  consultingReplyHours: 2,
  routedModels: "100+",
  costReduction: `${costReductionPercent.least}–${costReductionPercent.most}%`,
  edgeLatency: `under ${latencyMs.device} ms`,
  cloudLatency: `${latencyMs.cloudLeast}–${latencyMs.cloudMost} ms`,
  bandwidthSaving: `up to ${bandwidthSavingPercent}%`,
  fasterDeployment: `${deploymentFactor}×`,
  firstDeployment: `under ${deployMinutes} minutes`,
  /** Times of the four process steps. */
  processTimes: {
    connect: "under 5 min",
    deploy: `under ${deployMinutes} min`,
    integrate: "under 1 hour",
    govern: "built-in",
  },
  partnerMargin: "20–30%",
  partnerReplyDays: "2-3 business days",
  diagnosisAccuracy: "97%",
  quantumValue: "CAD 15M",
  workforceRevenue: "CAD 66K",
} as const;

/** What the policies promise (spec section 9, "Policy text"). */
export const policy = {
  privacyUpdated: { iso: "2025-10-07", text: "Oct 7, 2025" },
  termsUpdated: { iso: "2025-06-13", text: "June 13, 2025" },
  /** Account data outlives its account by this much. */
  accountGraceDays: 90,
  analyticsLogMonths: 12,
  securityLogMonths: 24,
  financialRecordYears: 7,
  privacyReplyDays: 30,
} as const;
