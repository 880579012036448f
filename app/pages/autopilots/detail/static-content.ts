import type { GateContent } from "../artifacts/artifact-content.ts";
import type { AutopilotProfile } from "./autopilot-profiles.ts";

const inWords = (items: readonly string[]) =>
  `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;

/** Words of the static part of every autopilot's page. */
export const autopilotStaticContent = {
  scope: { label: "Scope", does: "Does", connects: "Connects to", never: "Never does" },
  path: {
    label: "From record to result",
    hint: "Choose a source: what comes from it is underlined.",
    waits: "not here yet",
    arrived: (leaves: string) => `${leaves} is here`,
    before: "before: 0 bytes out",
    after: (leaves: string) => `after: ${leaves}, in the log`,
    describe: (name: string, { reads, steps, result }: AutopilotProfile, gate: GateContent) =>
      `Inside your boundary ${name} reads ${inWords(reads.map((box) => box.name))}. It takes ${steps.length} steps: ${inWords(steps)}. A person, the ${gate.who}, ${gate.approves}. The result: ${result.name}, ${result.note}.`,
    source: "Drawn as an illustration. Every step is written to the log before it runs.",
  },
  others: {
    label: "The others",
    all: {
      title: "All autopilots",
      href: "/autopilots",
      text: "How every agent asks, logs each call and waits for a person.",
    },
  },
} as const;
