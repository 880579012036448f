/**
 * Every number we claim about ourselves (spec sections 2 and 9). Pages and drawings take it from
 * here and format it where they show it (`lib/format.ts`).
 */
export const claims = {
  /** Models to choose from; there are more. */
  models: 2_000_000,
  uptimePercent: 99.9,
  enterpriseUptimePercent: 99.99,
  pilotFailurePercent: 95,
  /** Enterprise clients; there are more. */
  clients: 100,
  trialDays: 14,
  replyHours: 24,
  /** For requests of hourly consulting. */
  consultingReplyHours: 2,
  /** Models that one router chooses from; there are more. */
  routedModels: 100,
  costReductionPercent: { min: 40, max: 60 },
  /** Response times of edge AI: the device answers in less than its value. */
  latencyMs: { device: 5, cloud: { min: 100, max: 500 } },
  /** Upper limit of the bandwidth that answering on the device saves. */
  bandwidthSavingPercent: 90,
  /** How many times faster a deployment is. */
  deploymentFactor: 10,
  /** Upper limits of the process steps. `deployMinutes` also holds for the first deployment. */
  connectMinutes: 5,
  deployMinutes: 30,
  integrateHours: 1,
  partnerMarginPercent: { min: 20, max: 30 },
  partnerReplyDays: { min: 2, max: 3 },
  diagnosisAccuracyPercent: 97,
  quantumValue: { currency: "CAD", amount: 15_000_000 },
  workforceRevenue: { currency: "CAD", amount: 66_000 },
  /** Calls of an attack on this website's own build. */
  hostileCalls: 1_300_000,
} as const;
