import type { PageLink } from "../../content/paths.ts";

/** A question in two lines, and the page that goes on from it. */
type Question = { question: readonly [string, string]; link: PageLink };

const privacy: PageLink = { label: "See the boundary", href: "/use-cases/privacy-sovereignty" };
const models: PageLink = { label: "See the router", href: "/use-cases/best-model" };
const edge: PageLink = { label: "See the edge runtime", href: "/use-cases/edge-ai" };
const devops: PageLink = { label: "See a release", href: "/use-cases/devops-acceleration" };
const agents: PageLink = { label: "See the autopilots", href: "/autopilots" };
const platform: PageLink = { label: "See the platform", href: "/aioi" };
const compare: PageLink = { label: "Put your numbers in", href: "/compare" };

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
    question: ["Which records", "must not leave your house?"],
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
export const articleClosingContent = { action: "Contact sales", step: "Next step" } as const;
