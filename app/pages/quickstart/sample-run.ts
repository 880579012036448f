/** Minutes and seconds of the run. */
const at = (minutes: number, seconds: number) => minutes * 60 + seconds;

/** When a step of the run ended, in seconds from its start. */
export const ends = { connect: at(4, 12), deploy: at(12, 0), ask: at(13, 6) } as const;

/** What the ruler shows, in minutes. */
export const rulerMinutes = 15;

/** The request of the third step, its answer and its line in the log are one record. */
export const request = {
  id: "req-7f3a20c4",
  endpoint: "https://aioi.internal/v1",
  model: "reader-12b",
  release: "reader-12b@2026.10.2",
  who: "claims-api",
  question: "Which clause limits our liability?",
  answer: "Clause 7.2, page 14: twice the fees of one year.",
  page: 14,
  tokens: 2914,
  ms: 412,
} as const;

/** How long the policy keeps the log. */
export const logYears = 7;

/** The shares of traffic that the release takes, in percent. */
export const releaseSteps = [5, 25, 100] as const;

type OutputLine = {
  at: number;
  what: string;
  detail: string;
  result: string;
  kind?: "step" | "refused";
};

type Command = {
  /** What the program is and does, and what it is given. */
  command: readonly [program: string, given: string];
  /** What it says before it begins, or in the lines of its log. */
  output: string | readonly OutputLine[];
};

/** The commands of the first two steps, each with what it printed. */
export const terminals: Record<"install" | "deploy", readonly Command[]> = {
  install: [
    {
      command: ["aioi plan", "--dry-run"],
      output: "one wall, 4 nodes, 16 GPU, 1 gate in, 0 routes out",
    },
    {
      command: ["aioi install", "--mode on-premises --nodes nodes.txt"],
      output: [
        { at: 0, what: "inventory", detail: "4 nodes, 16 GPU, 96 TB", result: "ok" },
        { at: at(2, 15), what: "boundary", detail: "10.4.0.0/16, 1 gate, 0 routes", result: "ok" },
        {
          at: ends.connect,
          what: "connected",
          detail: "log open",
          result: "1 Connect",
          kind: "step",
        },
      ],
    },
  ],
  deploy: [
    {
      command: ["aioi deploy", `${request.model} --replicas 2 --policy policy.yaml`],
      output: [
        { at: at(5, 30), what: "load", detail: "24 GB", result: "100%" },
        { at: at(11, 48), what: "probe", detail: "p50 31 ms, p95 48 ms, 2 of 2", result: "ok" },
        {
          at: at(11, 57),
          what: "egress",
          detail: "telemetry.vendor.example:443",
          result: "refused",
          kind: "refused",
        },
        {
          at: ends.deploy,
          what: "live",
          detail: new URL(request.endpoint).host,
          result: "2 Deploy",
          kind: "step",
        },
      ],
    },
  ],
};
