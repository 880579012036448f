import { installEvents, sampleInstall } from "../../content/sample-site/install.ts";
import { sampleSite } from "../../content/sample-site/site.ts";

const [connect = 0, deploy = 0, ask = 0] = installEvents
  .filter(({ result }) => /^\d /.test(result))
  .map(({ seconds }) => seconds);

/** When a step of the run ended, in seconds from its start. */
export const ends = { connect, deploy, ask };

/** What the ruler shows, in minutes. */
export const rulerMinutes = 15;

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

const lines: readonly OutputLine[] = installEvents.map(({ seconds, name, text, result }) => ({
  at: seconds,
  what: name,
  detail: text,
  result,
  ...(/^\d /.test(result) && { kind: "step" as const }),
  ...(result === "refused" && { kind: result }),
}));

/** `aioi plan` of `aioi plan --dry-run`, and the rest. */
function toCommand(text: string): Command["command"] {
  const [program = "", verb = "", ...given] = text.split(" ");
  return [`${program} ${verb}`, given.join(" ")];
}

const [plan, install, deployModel] = sampleInstall.commands;
const { nodes, cards, gates, routesOut } = sampleSite;

/** The commands of the first two steps, each with what it printed: the site's first install. */
export const terminals: Record<"install" | "deploy", readonly Command[]> = {
  install: [
    {
      command: toCommand(plan),
      output: `one wall, ${nodes} nodes, ${cards} GPU, ${gates} gate in, ${routesOut} routes out`,
    },
    { command: toCommand(install), output: lines.filter(({ at }) => at <= connect) },
  ],
  deploy: [
    {
      command: toCommand(deployModel),
      output: lines.filter(({ at }) => at > connect && at <= deploy),
    },
  ],
};
