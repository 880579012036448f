import { claims } from "../../../content/claims.ts";
import { installEvents, sampleInstall } from "../../../content/sample-site/install.ts";
import { sampleSite } from "../../../content/sample-site/site.ts";
import { formatClock, formatDate, formatUnder } from "../../../lib/format.ts";

type RunLine = {
  at: number;
  what: string;
  detail: string;
  result: string;
  kind?: "refused" | "step";
};

/** What is called with what, and the flags, each with its value, on a line of their own. */
type RunCommand = { program: string; given: string; flags: readonly string[] };

type RunStep = { command: RunCommand; start: number; lines: RunLine[] };

const isStep = (result: string) => /^\d /.test(result);
const [connected = 0, live = 0] = installEvents
  .filter(({ result }) => isStep(result))
  .map(({ seconds }) => seconds);

const lines = installEvents.map(({ seconds, name, text, result }): RunLine => ({
  at: seconds,
  what: name,
  // The command has named the media.
  detail: text.replace(/^aioi-\S+, /, ""),
  result,
  ...(isStep(result) && { kind: "step" }),
  ...(result === "refused" && { kind: result }),
}));

function toCommand(text: string): RunCommand {
  const [call = "", ...flags] = text.split(/ (?=--)/);
  const [program = "", verb = "", ...given] = call.split(" ");
  return { program: `${program} ${verb}`, given: given.join(" "), flags };
}

const [, install, deploy] = sampleInstall.commands;

/** The two commands of the sample site's first install, up to its first endpoint. */
const steps: readonly RunStep[] = [
  {
    command: toCommand(install),
    start: 0,
    lines: lines.filter(({ at }) => at <= connected),
  },
  {
    command: toCommand(deploy),
    start: connected,
    lines: lines.filter(({ at }) => at > connected && at <= live),
  },
];

/** How long the ruler is, in minutes: the limit of the first deployment. */
export const rulerMinutes = claims.deployMinutes;

/** Shares of the ruler at which the first two steps end. */
export const rulerShares = {
  "--connected": connected / 60 / rulerMinutes,
  "--live": live / 60 / rulerMinutes,
};

/** From where to where each step takes on the ruler, there and in the rows of the process. */
export const stepSpans = [
  { "--from": 0, "--to": rulerShares["--connected"] },
  { "--from": rulerShares["--connected"], "--to": rulerShares["--live"] },
  { "--from": rulerShares["--live"], "--to": 1 },
  { "--from": 0, "--to": rulerShares["--live"] },
];

const liveMinutes = live / 60;
const playSeconds = 6;

/** The sample run of the terminal: the sample site's first install. */
export const runContent = {
  label: "Sample run: first install, first endpoint",
  host: `${sampleSite.name}, first install, ${formatDate(sampleInstall.day)}`,
  buttons: {
    play: `Play ${liveMinutes} minutes in ${playSeconds} s`,
    pause: "Pause",
    goOn: "Go on",
    again: "Play again",
  },
  steps,
  lanes: [
    { name: "Connect", time: formatUnder(claims.connectMinutes, "min") },
    { name: "Deploy", time: formatUnder(claims.deployMinutes, "min") },
    { name: "Integrate", time: formatUnder(claims.integrateHours, "hour") },
    { name: "Govern", time: "built-in" },
  ],
  connected: formatClock(connected),
  live: `${formatClock(live)}, first endpoint live`,
  logged: "every line logged",
  source: `Recorded at ${sampleSite.name}, played ${live / playSeconds} times faster. Sample data. What you measure depends on media and hardware.`,
} as const;
