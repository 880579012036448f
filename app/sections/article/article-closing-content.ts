import { toNumeral } from "../../content/articles.ts";
import { autopilots } from "../../content/autopilots.ts";
import type { PageLink } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";
import { formatAtLeast, formatFactor, formatUnder } from "../../lib/format.ts";

/** A page that goes on from an article, and what it shows, in a sentence with a number. */
type NextPage = PageLink & { fact: string };

/** A question in two lines, and the page that answers it. */
type Question = { question: readonly [string, string]; link: NextPage };

const privacy: NextPage = {
  label: "See the boundary",
  href: "/use-cases/privacy-sovereignty",
  fact: "One of four deployment modes needs no network at all.",
};
const models: NextPage = {
  label: "See the router",
  href: "/use-cases/best-model",
  fact: `${formatAtLeast(claims.routedModels)} models compete for each\u00a0request.`,
};
const edge: NextPage = {
  label: "See the edge runtime",
  href: "/use-cases/edge-ai",
  fact: `The device answers in ${formatUnder(claims.latencyMs.device, "ms")}, without a\u00a0network.`,
};
const devops: NextPage = {
  label: "See a release",
  href: "/use-cases/devops-acceleration",
  fact: `A release reaches production ${formatFactor(claims.deploymentFactor)} faster, as stated by ${site.name}.`,
};
const agents: NextPage = {
  label: "See the autopilots",
  href: "/autopilots",
  fact: `${toNumeral(Object.keys(autopilots).length)} autopilots work on your network, and each names what it never does.`,
};
const platform: NextPage = {
  label: "See the platform",
  href: "/aioi",
  fact: "Three layers in one install: agents, models and infrastructure.",
};
const compare: NextPage = {
  label: "Put your numbers in",
  href: "/compare",
  fact: "Four sliders show from which month owning costs less than renting.",
};

const onPrivacy: Question = {
  question: ["Where would your data rest,", "and who holds the key?"],
  link: privacy,
};
const onModels: Question = {
  question: ["Which model would answer", "your own 200 cases?"],
  link: models,
};
const onReleases: Question = {
  question: ["What would your team ship", "with a release a day?"],
  link: devops,
};

/** By the names that editors give tags and categories. */
const questions: Readonly<Record<string, Question>> = {
  Cost: { question: ["What would your answers", "cost over three years?"], link: compare },
  Agents: { question: ["What may an agent do", "on your network?"], link: agents },
  "Air-gapped": { question: ["What would you have", "to carry in by hand?"], link: privacy },
  "Data sovereignty": onPrivacy,
  Compliance: onPrivacy,
  Security: onPrivacy,
  "Edge AI": { question: ["How many milliseconds", "does your line allow?"], link: edge },
  DevOps: onReleases,
  Operations: onReleases,
  Models: onModels,
  Evaluation: onModels,
  Strategy: { question: ["Which of your pilots", "should be in production?"], link: platform },
  Industry: { question: ["What would you put", "into production first?"], link: platform },
  Healthcare: {
    question: ["Which records", "must not leave your building?"],
    link: privacy,
  },
  "Research computing": {
    question: ["What could your instruments", "do by breakfast?"],
    link: platform,
  },
  Workforce: { question: ["What would a team of four", "build on your data?"], link: platform },
};

const onAnything: Question = {
  question: ["Which question", "did we not answer?"],
  link: platform,
};

/** The question on the first subject that has one. */
export const questionOn = (subjects: readonly string[]): Question => {
  const subject = subjects.find((name) => Object.hasOwn(questions, name));
  return (subject === undefined ? undefined : questions[subject]) ?? onAnything;
};

/** Words around the question. */
export const articleClosingContent = { action: "Contact sales" } as const;
