import type { Industry } from "../../../content/landing-page.ts";
import { capitalize } from "../../../lib/format.ts";

type Plan = Industry["plan"];

/** Words that every industry's plan has; the others are in its file. */
export const industryPlanContent = {
  serverRoom: "server room",
  modelsIn: "models in",
  signedOnly: "signed only",
  gateway: ["gateway", "verify, sign"],
  inference: ["inference"],
  agents: "agents",
  log: ["your log", "one line per call"],
  yours: "yours",
  tokens: "only tokens come out",
} as const;

/** What the plan shows, for who does not see it: every system by its name. */
export function describePlan(plan: Plan): string {
  const { place, systems, ports, interfaceName, desks, signature, register, outside } = plan;
  const [first, second] = systems.map(({ name, text }) => `the ${name} (${text})`);
  const [into = "", back = "", other = ""] = ports;
  const zone = systems.find(({ mark }) => mark === "zone");
  return [
    `One wall around ${place}, with one gate through which signed models enter.`,
    `In the server room: gateway, inference, ${register === null ? "" : `${register}, `}agents and your log, one line per call.`,
    `Outside of it ${first} and ${second}, read through the ${interfaceName} over ${into} and ${other}.`,
    ...(zone ? [`The ${zone.name} has a wall of its own: ${industryPlanContent.tokens}.`] : []),
    `Answers return over ${back} to ${desks.map(({ name }) => name).join(", ")}: ${signature}.`,
    ...(outside ? [`The ${outside.join(" ")} lies outside the wall.`] : []),
    `${capitalize(plan.stays)} out: 0 bytes.`,
  ].join(" ");
}

/** A name on two lines, parted where they come out most alike. */
export function inTwoLines(name: string): string[] {
  const words = name.split(" ");
  const longest = (at: number) =>
    Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length);
  const [best] = words.map((_, at) => at).toSorted((one, other) => longest(one) - longest(other));
  return [words.slice(0, best).join(" "), words.slice(best).join(" ")].filter(
    (line) => line !== "",
  );
}

/** The first of the words behind a name, where there is no room for more than 17 letters. */
export const inShort = (text: string) => (text.length <= 17 ? text : (text.split(",")[0] ?? text));
