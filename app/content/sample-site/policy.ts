import { sampleModels } from "./models.ts";
import { sampleSite } from "./site.ts";

/** What may be done at the sample site, in force when the request was made. */
export const samplePolicy = {
  number: 214,
  /** The one that was in force until then. */
  before: 213,
  inForceSince: "09:00",
  file: "policy.yaml",
  keepYears: 7,
} as const;

/** Lines of the policy that decide, counted from 1: what is denied, what may be read, what may leave. */
export const policyLineNumbers = { deny: 2, read: 7, mayLeave: 11 } as const;

/** The policy, line by line. A rule is named by its policy and its line: 214:2. */
export const getPolicyLines = (): readonly string[] => [
  `boundary: ${sampleSite.name}`,
  "egress: deny                  # nothing leaves unless approved below",
  "telemetry: none",
  "allow:",
  `  - who: [${sampleSite.agents.join(", ")}]`,
  // In the order in which they were let in.
  `    models: [${["reader-12b", "triage-70b", ...sampleModels.slice(2).map(({ name }) => name)].join(", ")}]`,
  "    read: [panels/**, cases/**, referrals/**, forms/**, notes/**]",
  "    limit: 0.01 USD per request",
  "approve:",
  "  - what: export",
  "    of: [referrals/**]",
  "    by: [privacy-officer]",
  "log:",
  `  keep: ${samplePolicy.keepYears} years`,
  "  to: syslog.internal:6514",
];

/** The rule that a line of the policy is: `214:2`. */
export const toRule = (
  line: keyof typeof policyLineNumbers,
  policy: number = samplePolicy.number,
): string => `${policy}:${policyLineNumbers[line]}`;
