import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";
import { formatClock } from "../../lib/format.ts";
import { policyLine } from "./code/highlighted.gen.ts";
import { ends, releaseSteps, request } from "./sample-run.ts";

const seconds = ends.deploy - ends.connect;

/** Content of `/quickstart`. */
export const quickstartContent = {
  label: "Quickstart",
  headline: ["An empty rack", `answers in ${Math.floor(ends.ask / 60)} minutes`],
  lead: "Four nodes, one model, one request that never leaves. Each command with what it printed.",
  start: "Get started",
  documentation: { label: "Full documentation", url: site.docsUrl },
  ruler: {
    steps: [
      { name: "1 Connect", from: 0, to: ends.connect, value: formatClock(ends.connect) },
      {
        name: "2 Deploy",
        from: ends.connect,
        to: ends.deploy,
        value: `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
      },
      { name: "3 Ask", from: ends.deploy, to: ends.ask },
    ],
    answer: ["first answer", formatClock(ends.ask)],
    unit: "min",
    source: `A sample run on-premises, with the media in the building. The promise is under ${claims.deployMinutes} minutes to the first deployment; what you measure depends on your hardware.`,
  },
  copy: "Copy",
  copied: "Copied",
  install: {
    number: "1",
    title: "Install",
    text: "The plan shows every change before it is made. Nothing happens until you type the second line.",
    name: "shell, any node",
    copies: "the commands of step 1",
  },
  deploy: {
    number: "2",
    title: "Deploy a model",
    text: "Signed weights come in through the gate. What the model tries to reach is refused, and logged.",
    name: "shell, any node",
    copies: "the command of step 2",
  },
  ask: {
    label: "3 Ask",
    headline: ["The request and its answer", "stay in the same room."],
    lead: `${site.name} speaks the chat-completions API that most clients speak. One line changes: the base URL.`,
    languages: "Language of the request",
    requests: [
      { id: "curl", name: "curl" },
      { id: "python", name: "Python" },
      { id: "typescript", name: "TypeScript" },
    ],
    copiesRequest: "the request",
    answer: "Answer",
    ms: `${request.ms} ms`,
    status: `HTTP/2 200, ${request.ms} ms`,
    log: "The line it wrote, in your log",
    copiesLog: "the line of the log",
    source:
      "The underlined id is the same in both: a request, its answer and its line in the log are one record.",
  },
  policy: {
    number: "4",
    title: "Write the policy",
    text: `One file says who may ask which model, what it may read, and who approves an export. Line ${policyLine} allowed the request above.`,
    name: "policy.yaml",
    copies: "policy.yaml",
  },
  git: {
    number: "5",
    title: "Keep it in Git",
    text: `The same service as code. A canary takes ${releaseSteps[0]}% of the traffic first, and goes back if it fails.`,
    name: "reader.tf",
    copies: "reader.tf",
  },
  closing: {
    headline: ["Run it on your own four nodes.", `${claims.trialDays} days, no credit card.`],
    start: "Get started",
    contact: "Contact sales",
  },
} as const;
