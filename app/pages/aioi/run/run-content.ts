import { claims } from "../../../content/claims.ts";
import { formatUnder } from "../../../lib/format.ts";

/** Minutes and seconds of the sample run. */
const at = (minutes: number, seconds: number) => minutes * 60 + seconds;

type RunLine = {
  at: number;
  what: string;
  detail: string;
  result: string;
  kind?: "load" | "refused" | "step";
};

type RunStep = { command: readonly [string, string, string]; start: number; lines: RunLine[] };

const steps: readonly RunStep[] = [
  {
    command: ["aioi install", "--air-gapped", "--media /mnt/aioi-2026.2"],
    start: 0,
    lines: [
      { at: 0, what: "media", detail: "signed by release key 7f3a…c2", result: "ok" },
      { at: at(0, 41), what: "inventory", detail: "4 nodes, 16 GPU, 96 TB", result: "ok" },
      { at: at(2, 15), what: "boundary", detail: "10.4.0.0/16, 1 airlock, 0 routes", result: "ok" },
      { at: at(4, 12), what: "connected", detail: "log open", result: "1 Connect", kind: "step" },
    ],
  },
  {
    command: ["aioi deploy", "triage-70b --replicas 2", "--policy deny"],
    start: at(4, 12),
    lines: [
      { at: at(6, 2), what: "load", detail: "141 GB", result: "100%", kind: "load" },
      { at: at(24, 48), what: "probe", detail: "p50 31 ms, p95 48 ms, 2 of 2", result: "ok" },
      {
        at: at(25, 57),
        what: "egress",
        detail: "telemetry.vendor.example:443",
        result: "refused",
        kind: "refused",
      },
      {
        at: at(26, 0),
        what: "live",
        detail: "triage.clinic-09.internal",
        result: "2 Deploy",
        kind: "step",
      },
    ],
  },
];

/** The sample run of the terminal: an install without a network and a first deployment. */
export const runContent = {
  label: "Sample run: offline install, first endpoint",
  host: "clinic-09 · root",
  speed: "26:00 in 6 s",
  buttons: { replay: "replay", pause: "pause", play: "play" },
  steps,
  lanes: [
    { name: "Connect", time: formatUnder(claims.connectMinutes, "min") },
    { name: "Deploy", time: formatUnder(claims.deployMinutes, "min") },
    { name: "Integrate", time: formatUnder(claims.integrateHours, "hour") },
    { name: "Govern", time: "built-in" },
  ],
  connected: ["04:12", `limit ${claims.connectMinutes} min`],
  live: "26:00, first endpoint live",
  next: "next: tools and records",
  logged: "every line logged",
  source:
    "A sample run, replayed 260 times faster: 26 minutes in 6 seconds. What you measure depends on media and hardware.",
} as const;
